<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Variorum</name>
    <message><source> (the left one)</source><translation> (die linke)</translation></message>
    <message><source> (the right one)</source><translation> (die rechte)</translation></message>
    <message><source> Every two statements about one subject that rules can compare have been compared.</source><translation> Je zwei Aussagen über dasselbe, die sich nach Regeln vergleichen lassen, sind verglichen.</translation></message>
    <message><source> Nothing is lost: one undo takes it back.</source><translation> Nichts geht verloren: Ein Schritt zurück nimmt es zurück.</translation></message>
    <message><source> Replaced {day}.</source><translation> Ersetzt am {day}.</translation></message>
    <message><source> Taken back.</source><translation> Zurückgenommen.</translation></message>
    <message><source> There is more to look at; look again to go on.</source><translation> Es gibt noch mehr anzusehen; eine weitere Durchsicht setzt fort.</translation></message>
    <message><source> and </source><translation> und </translation></message>
    <message><source> and {number} more</source><translation> und {number} weitere</translation></message>
    <message numerus="yes"><source> in {n} conversations</source><comment> in {n} conversation</comment><translation><numerusform> in {n} Gespräch</numerusform><numerusform> in {n} Gesprächen</numerusform></translation></message>
    <message><source> or </source><translation> und </translation></message>
    <message><source> to {when}</source><translation> bis {when}</translation></message>
    <message numerus="yes"><source> {n} are left for you to decide.</source><comment> {n} one is left for you to decide.</comment><translation><numerusform> {n} bleibt Ihnen zur Entscheidung.</numerusform><numerusform> {n} bleiben Ihnen zur Entscheidung.</numerusform></translation></message>
    <message numerus="yes"><source> {n} memories wait for approval.</source><comment> {n} memory waits for approval.</comment><translation><numerusform> {n} Erinnerung wartet auf Freigabe.</numerusform><numerusform> {n} Erinnerungen warten auf Freigabe.</numerusform></translation></message>
    <message numerus="yes"><source> {n} more are not read by the language model yet.</source><comment> {n} more is not read by the language model yet.</comment><translation><numerusform> {n} weitere hat das Sprachmodell noch nicht gelesen.</numerusform><numerusform> {n} weitere hat das Sprachmodell noch nicht gelesen.</numerusform></translation></message>
    <message numerus="yes"><source> {n} statements still to be compared; look again to go on.</source><comment> {n} statement still to be compared; look again to go on.</comment><translation><numerusform> {n} Aussage ist noch zu vergleichen; eine weitere Durchsicht setzt fort.</numerusform><numerusform> {n} Aussagen sind noch zu vergleichen; eine weitere Durchsicht setzt fort.</numerusform></translation></message>
    <message numerus="yes"><source> {n} things wait for your decision.</source><comment> {n} thing waits for your decision.</comment><translation><numerusform> {n} Punkt wartet auf Ihre Entscheidung.</numerusform><numerusform> {n} Punkte warten auf Ihre Entscheidung.</numerusform></translation></message>
    <message><source> {repeated} were already here.</source><translation> {repeated} waren schon da.</translation></message>
    <message><source> · by {by}</source><translation> · von {by}</translation></message>
    <message><source> · said by {speaker}</source><translation> · gesagt von {speaker}</translation></message>
    <message><source>+ Filter</source><translation>+ Filter</translation></message>
    <message><source>, from {on} on</source><translation>, ab {on}</translation></message>
    <message><source>, from {source}</source><translation>, aus {source}</translation></message>
    <message><source>, replaced on {replaced}</source><translation>, ersetzt am {replaced}</translation></message>
    <message><source>, said by {speaker}</source><translation>, gesagt von {speaker}</translation></message>
    <message><source>, taken back</source><translation>, zurückgenommen</translation></message>
    <message><source>, {harmful} of them would have proposed to change the wrong thing</source><translation>, {harmful} davon hätten das Falsche zur Änderung vorgeschlagen</translation></message>
    <message numerus="yes"><source>, {n} memories say otherwise</source><comment>, {n} memory says otherwise</comment><translation><numerusform>, {n} Erinnerung sagt etwas anderes</numerusform><numerusform>, {n} Erinnerungen sagen etwas anderes</numerusform></translation></message>
    <message><source>. Key {key}</source><translation>. Taste {key}</translation></message>
    <message><source>1 memory counts</source><comment>the engine</comment><translation>1 Erinnerung zählt</translation></message>
    <message><source>2025, 2025-03 or 2025-03-04</source><translation>2025, 2025-03 oder 2025-03-04</translation></message>
    <message><source>A better wording for the same truth</source><translation>Bessere Worte für dasselbe</translation></message>
    <message><source>A better wording of the same truth. The old wording stays in the history.</source><translation>Bessere Worte für dasselbe. Der alte Wortlaut bleibt im Verlauf.</translation></message>
    <message><source>A chat export, another program’s memories, notes, a table or a list. It is read on this computer only.</source><translation>Ein Chat-Export, Erinnerungen eines anderen Programms, Notizen, eine Tabelle oder eine Liste. Gelesen wird nur auf diesem Computer.</translation></message>
    <message><source>A chat or a list from a file. Nothing counts before you have approved it.</source><translation>Ein Chat oder eine Liste aus einer Datei. Nichts zählt, bevor Sie es freigegeben haben.</translation></message>
    <message><source>A date</source><translation>Ein Datum</translation></message>
    <message><source>A date is missing.</source><translation>Es fehlt ein Datum.</translation></message>
    <message><source>A detector that may act by itself ruled: {sentence}.</source><comment>the engine</comment><translation>Ein Melder, der selbst entscheiden darf, entschied: {sentence}.</translation></message>
    <message><source>A few words of it</source><translation>Ein paar Wörter daraus</translation></message>
    <message><source>A folder of your own</source><translation>Ein eigener Ordner</translation></message>
    <message><source>A key is one letter or digit.</source><translation>Eine Taste ist ein Buchstabe oder eine Ziffer.</translation></message>
    <message><source>A later change stands in the way</source><translation>Eine spätere Änderung steht im Weg</translation></message>
    <message><source>A list begins at row 0.</source><comment>the engine</comment><translation>Eine Liste beginnt bei Zeile 0.</translation></message>
    <message><source>A look at it</source><translation>Ein Blick darauf</translation></message>
    <message><source>A map holds 1 to {most} points, not {limit}.</source><comment>the engine</comment><translation>Eine Karte fasst 1 bis {most} Punkte, nicht {limit}.</translation></message>
    <message><source>A memory cannot be linked with itself.</source><comment>the engine</comment><translation>Eine Erinnerung lässt sich nicht mit sich selbst verknüpfen.</translation></message>
    <message><source>A memory cannot be merged with itself.</source><comment>the engine</comment><translation>Eine Erinnerung lässt sich nicht mit sich selbst vereinen.</translation></message>
    <message><source>A memory cannot contradict itself.</source><comment>the engine</comment><translation>Eine Erinnerung kann sich nicht selbst widersprechen.</translation></message>
    <message><source>A name has at most {longest} signs, a search {query}.</source><comment>the engine</comment><translation>Ein Name hat höchstens {longest} Zeichen, eine Suche {query}.</translation></message>
    <message><source>A name is missing.</source><translation>Ein Name fehlt.</translation></message>
    <message><source>A name is missing.</source><comment>the engine</comment><translation>Es fehlt ein Name.</translation></message>
    <message><source>A name, like Mira</source><translation>Ein Name, etwa Mira</translation></message>
    <message><source>A new memory</source><translation>Eine neue Erinnerung</translation></message>
    <message><source>A new memory waits: “{after}”</source><translation>Eine neue Erinnerung wartet: „{after}“</translation></message>
    <message><source>A newer request took the place of this one.</source><comment>the engine</comment><translation>Eine neuere Anfrage ist an die Stelle dieser getreten.</translation></message>
    <message><source>A page cannot begin at {offset}.</source><comment>the engine</comment><translation>Eine Seite kann nicht bei {offset} beginnen.</translation></message>
    <message><source>A page holds 1 to {most} entries, not {limit}.</source><comment>the engine</comment><translation>Eine Seite fasst 1 bis {most} Einträge, nicht {limit}.</translation></message>
    <message><source>A place for the file is missing.</source><translation>Ein Ort für die Datei fehlt.</translation></message>
    <message><source>A proposal to end a memory has no wording.</source><comment>the engine</comment><translation>Ein Vorschlag, eine Erinnerung zu beenden, hat keinen Wortlaut.</translation></message>
    <message><source>A proposal to merge needs the second memory.</source><comment>the engine</comment><translation>Ein Vorschlag zum Zusammenlegen braucht die zweite Erinnerung.</translation></message>
    <message><source>A proposal to {kind} needs the new wording.</source><comment>the engine</comment><translation>Ein Vorschlag dieser Art ({kind}) braucht den neuen Wortlaut.</translation></message>
    <message><source>A question has at most 1,000 signs.</source><comment>the engine</comment><translation>Eine Frage hat höchstens 1.000 Zeichen.</translation></message>
    <message><source>A quiet number, never a message.</source><translation>Eine stille Zahl, nie eine Meldung.</translation></message>
    <message><source>A reranker</source><translation>Ein Reranker</translation></message>
    <message><source>A reranker has one label, or two of which one is called “relevant”, “true” or “yes”.</source><comment>the engine</comment><translation>Ein Reranker hat ein Label, oder zwei, von denen eines „relevant“, „true“ oder „yes“ heißt.</translation></message>
    <message><source>A row is not one that a vault could hold ({reason}).</source><comment>the engine</comment><translation>Eine Zeile ist keine, die in einem Gedächtnis stehen könnte ({reason}).</translation></message>
    <message><source>A row of the vault {what} cannot be read ({reason}).</source><comment>the engine</comment><translation>Eine Zeile des Gedächtnisses {what} lässt sich nicht lesen ({reason}).</translation></message>
    <message numerus="yes"><source>A sample of {shown} of {n} memories.</source><comment>A sample of {shown} of {n} memory.</comment><translation><numerusform>Eine Auswahl von {shown} aus {n} Erinnerung.</numerusform><numerusform>Eine Auswahl von {shown} aus {n} Erinnerungen.</numerusform></translation></message>
    <message><source>A saved search is called “{name}” already.</source><comment>the engine</comment><translation>Eine gespeicherte Suche heißt schon „{name}“.</translation></message>
    <message><source>A search gives 1 to {most} hits, not {limit}.</source><comment>the engine</comment><translation>Eine Suche gibt 1 bis {most} Treffer, nicht {limit}.</translation></message>
    <message><source>A search gives it {budget} ms, so it will read about {count}; the rest keeps its order.</source><translation>Eine Suche gibt ihm {budget} ms; er liest dann etwa {count}, der Rest behält seine Reihenfolge.</translation></message>
    <message><source>A small made-up life with moves, dogs and a dispute. Your own vault stays as it is.</source><translation>Ein kleines erfundenes Leben mit Umzügen, Hunden und einem Streitfall. Ihr eigenes Gedächtnis bleibt, wie es ist.</translation></message>
    <message><source>A small model on this computer; English only.</source><translation>Ein kleines Modell auf diesem Computer; nur für Englisch.</translation></message>
    <message><source>A small model that runs on this computer and compares two statements. It asks, it never decides.</source><translation>Ein kleines Modell, das auf diesem Computer läuft und zwei Aussagen vergleicht. Es fragt, es entscheidet nie.</translation></message>
    <message><source>A text in the vault is damaged.</source><comment>the engine</comment><translation>Ein Text im Gedächtnis ist beschädigt.</translation></message>
    <message><source>A to Z</source><translation>A bis Z</translation></message>
    <message><source>A value holds half of a sign (a lone surrogate).</source><comment>the engine</comment><translation>Ein Wert enthält ein halbes Zeichen (ein einzelnes Surrogat).</translation></message>
    <message><source>A vault in memory has no folder of backups.</source><comment>the engine</comment><translation>Ein Gedächtnis, das nur im Arbeitsspeicher liegt, hat keinen Ordner für Sicherungen.</translation></message>
    <message><source>A vault is one file and belongs to one person. The new one opens in a window of its own.</source><translation>Ein Gedächtnis ist eine Datei und gehört einer Person. Das neue öffnet sich in einem eigenen Fenster.</translation></message>
    <message><source>A vault keeps {most} saved searches.</source><comment>the engine</comment><translation>Ein Gedächtnis hat höchstens {most} gespeicherte Suchen.</translation></message>
    <message><source>A window's end needs a date exactly when it is dated.</source><comment>the engine</comment><translation>Das Ende eines Zeitraums braucht genau dann ein Datum, wenn es datiert ist.</translation></message>
    <message><source>A year ago</source><translation>Vor einem Jahr</translation></message>
    <message><source>A, B and the digits answer while you decide; off, only the buttons do.</source><translation>A, B und die Ziffern antworten beim Entscheiden; ausgeschaltet tun es nur die Schaltflächen.</translation></message>
    <message><source>A-MEM notes</source><translation>A-MEM-Notizen</translation></message>
    <message><source>About Variorum</source><translation>Über Variorum</translation></message>
    <message><source>About everything that may disagree. Expect many questions about nothing.</source><translation>Nach allem, was sich widersprechen könnte. Rechnen Sie mit vielen Fragen um nichts.</translation></message>
    <message><source>About nobody in particular</source><translation>Über niemand Bestimmtes</translation></message>
    <message><source>About this vault…</source><translation>Über dieses Gedächtnis …</translation></message>
    <message><source>About whom</source><translation>Über wen</translation></message>
    <message><source>About {asked}: one statement says “{new}” and the other denies it.</source><comment>the engine</comment><translation>{asked}: Eine Aussage sagt „{new}“, die andere verneint es.</translation></message>
    <message><source>Active</source><translation>Aktiv</translation></message>
    <message><source>Activity</source><translation>Protokoll</translation></message>
    <message><source>Activity…</source><translation>Protokoll …</translation></message>
    <message><source>Add a link…</source><translation>Verknüpfung hinzufügen …</translation></message>
    <message><source>Add these tags</source><translation>Diese Schlagwörter hinzufügen</translation></message>
    <message><source>Address</source><translation>Adresse</translation></message>
    <message><source>Age</source><comment>heading</comment><translation>Alter</translation></message>
    <message><source>Alice</source><translation>Alice</translation></message>
    <message><source>All</source><translation>Alles</translation></message>
    <message><source>All commands</source><translation>Alle Befehle</translation></message>
    <message><source>All commands…</source><translation>Alle Befehle …</translation></message>
    <message><source>All files</source><translation>Alle Dateien</translation></message>
    <message><source>All is well.</source><translation>Alles ist in Ordnung.</translation></message>
    <message><source>All memories</source><translation>Alle Erinnerungen</translation></message>
    <message><source>All of it</source><translation>Alles zeigen</translation></message>
    <message><source>All of it is new.</source><translation>Alles davon ist neu.</translation></message>
    <message><source>All of it is yours to take</source><translation>Alles gehört Ihnen</translation></message>
    <message><source>All of it, and as memories what is claimed in the conversations, too</source><translation>Alles, und was in den Gesprächen behauptet wird, auch als Erinnerungen</translation></message>
    <message><source>All of one source in one row. Right opens it.</source><translation>Alles aus einer Quelle in einer Zeile. Die rechte Pfeiltaste öffnet sie.</translation></message>
    <message><source>All of them</source><translation>Alle</translation></message>
    <message><source>All of them are both true</source><translation>Bei allen stimmt beides</translation></message>
    <message><source>All of {month}</source><translation>Ganzer Monat {month}</translation></message>
    <message><source>All of {year}</source><translation>Ganzes Jahr {year}</translation></message>
    <message><source>All settings…</source><translation>Alle Einstellungen …</translation></message>
    <message><source>All that this vault holds is over or put away.</source><translation>Alles in diesem Gedächtnis ist vorbei oder weggelegt.</translation></message>
    <message><source>All vaults on this computer</source><translation>Alle Gedächtnisse auf diesem Computer</translation></message>
    <message><source>Allergies</source><comment>heading</comment><translation>Allergien</translation></message>
    <message><source>Already known</source><translation>Schon bekannt</translation></message>
    <message><source>Already known (said again on {day}).</source><translation>Schon bekannt (am {day} noch einmal gesagt).</translation></message>
    <message><source>Already known and waiting; now it counts, since {why}.</source><comment>the engine</comment><translation>Schon bekannt und wartend; jetzt zählt es, denn {why}.</translation></message>
    <message><source>Already known.</source><translation>Schon bekannt.</translation></message>
    <message><source>Already known; it was said again.</source><comment>the engine</comment><translation>Schon bekannt; es wurde noch einmal gesagt.</translation></message>
    <message><source>Also</source><comment>heading</comment><translation>Außerdem</translation></message>
    <message><source>Also about what it is fairly sure of. More is found, more of it turns out to be none.</source><translation>Auch nach dem, dessen er ziemlich sicher ist. Es wird mehr gefunden, und mehr davon erweist sich als nichts.</translation></message>
    <message><source>Also called</source><translation>Auch genannt</translation></message>
    <message numerus="yes"><source>Also said {n} times</source><comment>Also said {n} time</comment><translation><numerusform>Auch {n} Mal gesagt</numerusform><numerusform>Auch {n} Mal gesagt</numerusform></translation></message>
    <message><source>Always counts</source><translation>Zählt immer</translation></message>
    <message><source>An ONNX export with its tokenizer.json. Nothing leaves this computer.</source><translation>Ein ONNX-Export mit seiner tokenizer.json. Nichts verlässt diesen Computer.</translation></message>
    <message><source>An address that offers embeddings. Every statement and every question is sent there.</source><translation>Eine Adresse, die Einbettungen anbietet. Jede Aussage und jede Frage wird dorthin gesendet.</translation></message>
    <message><source>An age is right for a year at most; this one was told on {stated}.</source><comment>the engine</comment><translation>Ein Alter stimmt höchstens ein Jahr; dieses wurde am {stated} genannt.</translation></message>
    <message><source>An answer is made of your memories alone. Each sentence leads to the memories that say it.</source><translation>Eine Antwort entsteht allein aus Ihren Erinnerungen. Jeder Satz führt zu den Erinnerungen, die es sagen.</translation></message>
    <message><source>An earlier wording of it was not kept there.</source><comment>the engine</comment><translation>Ein früherer Wortlaut davon wurde dort nicht aufbewahrt.</translation></message>
    <message><source>An embedding model is chosen under “Search by meaning”.</source><comment>the engine</comment><translation>Ein Modell für Vektoren wird unter „Suche nach Bedeutung“ gewählt.</translation></message>
    <message><source>An ending has no words to change.</source><comment>the engine</comment><translation>Ein Ende hat keinen Wortlaut, den man ändern könnte.</translation></message>
    <message><source>An endpoint needs its address and the model’s name.</source><comment>the engine</comment><translation>Ein Endpunkt braucht seine Adresse und den Namen des Modells.</translation></message>
    <message><source>An endpoint of your own</source><translation>Ein eigener Endpunkt</translation></message>
    <message><source>An id</source><translation>Eine Kennung</translation></message>
    <message><source>And {more} more.</source><comment>the engine</comment><translation>Und {more} weitere.</translation></message>
    <message><source>Another copy of this vault says that it is no longer true.</source><comment>the engine</comment><translation>Eine andere Kopie dieses Gedächtnisses sagt, dass es nicht mehr gilt.</translation></message>
    <message><source>Another copy of this vault says that it was never right.</source><comment>the engine</comment><translation>Eine andere Kopie dieses Gedächtnisses sagt, dass es nie richtig war.</translation></message>
    <message><source>Another copy of this vault. It holds nothing that is not here already.</source><translation>Eine andere Kopie dieses Gedächtnisses. Sie enthält nichts, was nicht schon hier ist.</translation></message>
    <message><source>Another copy of this vault: {parts}. What the two changed differently waits for you.</source><translation>Eine andere Kopie dieses Gedächtnisses: {parts}. Was beide verschieden geändert haben, wartet auf Sie.</translation></message>
    <message><source>Another language model</source><translation>Ein anderes Sprachmodell</translation></message>
    <message><source>Another memory says otherwise</source><translation>Eine andere Erinnerung sagt etwas anderes</translation></message>
    <message><source>Another memory says otherwise; nobody has decided yet.</source><translation>Eine andere Erinnerung sagt etwas anderes; noch hat niemand entschieden.</translation></message>
    <message><source>Another program is writing</source><translation>Ein anderes Programm schreibt gerade</translation></message>
    <message><source>Another wording is true after this one, so it needs a date on which it ended.</source><comment>the engine</comment><translation>Nach diesem gilt ein anderer Wortlaut, also braucht er ein Ende.</translation></message>
    <message><source>Another wording was true before this one, so it needs a date on which it began.</source><comment>the engine</comment><translation>Vor diesem galt ein anderer Wortlaut, also braucht er einen Anfang.</translation></message>
    <message><source>Answer while you decide</source><translation>Antworten beim Entscheiden</translation></message>
    <message><source>Anybody</source><translation>Von allen</translation></message>
    <message><source>Appearance</source><translation>Erscheinungsbild</translation></message>
    <message><source>Approve</source><translation>Freigeben</translation></message>
    <message><source>Approve (with Shift: all that is ticked)</source><translation>Freigeben (mit Umschalt: alles Angehakte)</translation></message>
    <message><source>Approve all from “{source}”</source><translation>Alles aus „{source}“ freigeben</translation></message>
    <message><source>Approve all {number} from “{source}”</source><translation>Alle {number} aus „{source}“ freigeben</translation></message>
    <message><source>Approve it as it is, or reject it.</source><comment>the engine</comment><translation>Geben Sie es frei, wie es ist, oder lehnen Sie es ab.</translation></message>
    <message><source>Approve this wording</source><translation>Diesen Wortlaut freigeben</translation></message>
    <message><source>Approved all from “{source}”.</source><translation>Alles aus „{source}“ freigegeben.</translation></message>
    <message><source>Approved.</source><translation>Freigegeben.</translation></message>
    <message><source>Approved: {memories} now.</source><comment>the engine</comment><translation>Freigegeben: {memories} jetzt.</translation></message>
    <message><source>Approved; it counts as no longer true.</source><comment>the engine</comment><translation>Freigegeben; es zählt als nicht mehr gültig.</translation></message>
    <message><source>Approved; it counts from its date on.</source><comment>the engine</comment><translation>Freigegeben; es zählt ab seinem Datum.</translation></message>
    <message><source>Approved; it counts now.</source><comment>the engine</comment><translation>Freigegeben; es zählt jetzt.</translation></message>
    <message><source>Approved; it disagrees with another memory and waits for your verdict.</source><comment>the engine</comment><translation>Freigegeben; es widerspricht einer anderen Erinnerung und wartet auf Ihre Entscheidung.</translation></message>
    <message><source>Approved; it stays in the archive.</source><comment>the engine</comment><translation>Freigegeben; es bleibt im Archiv.</translation></message>
    <message><source>Archive</source><translation>Archiv</translation></message>
    <message><source>Archive</source><comment>the act</comment><translation>Ins Archiv</translation></message>
    <message><source>Archive of a vault</source><translation>Archiv eines Gedächtnisses</translation></message>
    <message><source>Archive: everything, to bring back</source><translation>Archiv: alles, zum Zurückholen</translation></message>
    <message><source>Archived</source><translation>Archiviert</translation></message>
    <message><source>As</source><translation>Als</translation></message>
    <message><source>As far as this vault knows, nothing it holds was true then.</source><translation>Soweit dieses Gedächtnis weiß, war damals nichts davon gültig.</translation></message>
    <message numerus="yes"><source>As it is: {n} open cards, and you agreed with {right} of {decided}.</source><comment>As it is: {n} open card, and you agreed with {right} of {decided}.</comment><translation><numerusform>So wie jetzt: {n} offene Karte, und bei {right} von {decided} haben Sie zugestimmt.</numerusform><numerusform>So wie jetzt: {n} offene Karten, und bei {right} von {decided} haben Sie zugestimmt.</numerusform></translation></message>
    <message><source>As it was true on</source><translation>Wie es gültig war am</translation></message>
    <message><source>As its files say</source><translation>Wie seine Dateien sagen</translation></message>
    <message><source>As its files say, else the mean</source><translation>Wie seine Dateien sagen, sonst der Mittelwert</translation></message>
    <message><source>As known on</source><translation>Nach damaligem Wissen</translation></message>
    <message><source>As known on {day}</source><translation>Nach dem Wissen vom {day}</translation></message>
    <message><source>As shipped again</source><translation>Wieder wie geliefert</translation></message>
    <message><source>As the everyday model</source><translation>Wie das Alltagsmodell</translation></message>
    <message><source>As the everyday model, if the address is the same</source><translation>Wie beim Alltagsmodell, wenn die Adresse dieselbe ist</translation></message>
    <message><source>As the system</source><translation>Wie das System</translation></message>
    <message><source>As they were</source><translation>So wie vorher</translation></message>
    <message><source>Ask</source><translation>Fragen</translation></message>
    <message><source>Ask a question…</source><translation>Eine Frage stellen …</translation></message>
    <message><source>Ask about one thing at a time.</source><comment>the engine</comment><translation>Fragen Sie nach einer Sache auf einmal.</translation></message>
    <message><source>Ask about them again</source><translation>Noch einmal danach fragen</translation></message>
    <message><source>Ask for 1 or 2.</source><comment>the engine</comment><translation>Wählen Sie 1 oder 2.</translation></message>
    <message><source>Ask for a new export.</source><comment>the engine</comment><translation>Fordern Sie einen neuen Export an.</translation></message>
    <message><source>Ask for fewer, or go on by page.</source><comment>the engine</comment><translation>Fragen Sie nach weniger, oder gehen Sie Seite für Seite weiter.</translation></message>
    <message><source>Ask for fewer.</source><comment>the engine</comment><translation>Verlangen Sie weniger.</translation></message>
    <message><source>Ask me first</source><translation>Erst fragen</translation></message>
    <message><source>Ask the language model about {number} from “{source}”</source><translation>Das Sprachmodell nach {number} aus „{source}“ fragen</translation></message>
    <message><source>Ask the model again</source><translation>Das Modell noch einmal fragen</translation></message>
    <message><source>Ask, or type a word</source><translation>Fragen Sie, oder tippen Sie ein Wort</translation></message>
    <message><source>Asked about {statements}: {suggestions} for you.</source><translation>{statements} vorgelegt: {suggestions} auf Sie.</translation></message>
    <message><source>Asked for what no rule can settle.</source><translation>Gefragt, wenn keine Regel es klären kann.</translation></message>
    <message><source>Asking the language model</source><translation>Das Sprachmodell wird gefragt</translation></message>
    <message><source>Asking the language model…</source><translation>Das Sprachmodell wird gefragt …</translation></message>
    <message><source>Asking… You can go on meanwhile.</source><translation>Es wird gefragt … Sie können inzwischen weitermachen.</translation></message>
    <message><source>At most {most} memories become one at once.</source><translation>Höchstens {most} Erinnerungen werden auf einmal zu einer.</translation></message>
    <message numerus="yes"><source>At {percent} %: {n} cards fewer</source><comment>At {percent} %: {n} card fewer</comment><translation><numerusform>Bei {percent} %: {n} Karte weniger</numerusform><numerusform>Bei {percent} %: {n} Karten weniger</numerusform></translation></message>
    <message><source>Back</source><translation>Zurück</translation></message>
    <message><source>Back to all memories</source><translation>Zurück zu allen Erinnerungen</translation></message>
    <message><source>Back to the list</source><translation>Zurück zur Liste</translation></message>
    <message><source>Back to today</source><translation>Zurück zu heute</translation></message>
    <message><source>Back to today’s</source><translation>Zurück zur heutigen</translation></message>
    <message><source>Back up now…</source><translation>Jetzt sichern …</translation></message>
    <message><source>Back up this vault</source><translation>Dieses Gedächtnis sichern</translation></message>
    <message><source>Balanced</source><translation>Ausgewogen</translation></message>
    <message><source>Based on</source><translation>Beruht auf</translation></message>
    <message><source>Because of “{because}”.</source><translation>Wegen „{because}“.</translation></message>
    <message><source>Before a question</source><translation>Vor einer Frage</translation></message>
    <message><source>Before a text</source><translation>Vor einem Text</translation></message>
    <message><source>Began</source><comment>heading</comment><translation>Begonnen</translation></message>
    <message><source>Begin</source><translation>Beginnen</translation></message>
    <message><source>Begin at 0 and ask for one at least.</source><comment>the engine</comment><translation>Beginnen Sie bei 0 und fragen Sie nach mindestens einem.</translation></message>
    <message><source>Begin at 0 or later.</source><comment>the engine</comment><translation>Beginnen Sie bei 0 oder später.</translation></message>
    <message><source>Belongs to</source><translation>Gehört</translation></message>
    <message><source>Birthday</source><comment>heading</comment><translation>Geburtstag</translation></message>
    <message><source>Both are closed, and your own wording takes their place. You are asked for it.</source><translation>Beide werden geschlossen, und Ihr eigener Wortlaut tritt an ihre Stelle. Er wird noch erfragt.</translation></message>
    <message><source>Both are true…</source><translation>Beides stimmt …</translation></message>
    <message><source>Both can’t be true now. Which is right?</source><translation>Beides zugleich kann nicht stimmen. Was ist richtig?</translation></message>
    <message><source>Both have the same words.</source><translation>Beide haben dieselben Wörter.</translation></message>
    <message><source>Both memories say other things at other times; one would take more with it than what is the same.</source><comment>the engine</comment><translation>Beide Erinnerungen sagen zu anderen Zeiten anderes; die eine nähme mehr mit als das Gleiche.</translation></message>
    <message><source>Both stay and are true side by side. You can say where each one holds.</source><translation>Beide bleiben und gelten nebeneinander. Sie können sagen, wo jede gilt.</translation></message>
    <message><source>Both stay as they are.</source><comment>the engine</comment><translation>Beide bleiben, wie sie sind.</translation></message>
    <message><source>Both stay as they are; they are not about the same.</source><comment>the engine</comment><translation>Beide bleiben, wie sie sind; sie handeln nicht vom Gleichen.</translation></message>
    <message><source>Both stay: one until a date, the other from then on. You are asked for the date.</source><translation>Beide bleiben: eine bis zu einem Datum, die andere von da an. Das Datum wird noch erfragt.</translation></message>
    <message><source>Both would go on being true until {on}.</source><comment>the engine</comment><translation>Beide blieben gültig bis {on}.</translation></message>
    <message><source>Both, at different times…</source><translation>Beides, nacheinander …</translation></message>
    <message><source>Both, with what is claimed in the messages</source><translation>Beides, mit dem, was in den Nachrichten behauptet wird</translation></message>
    <message><source>Bring a version of it back first.</source><comment>the engine</comment><translation>Holen Sie zuerst eine Fassung davon zurück.</translation></message>
    <message><source>Bring in</source><translation>Einlesen</translation></message>
    <message><source>Bring in a conversation</source><translation>Ein Gespräch einlesen</translation></message>
    <message><source>Bring in conversations and memories</source><translation>Gespräche und Erinnerungen einlesen</translation></message>
    <message><source>Bring it back first, or rule for one side.</source><comment>the engine</comment><translation>Holen Sie sie zuerst zurück, oder entscheiden Sie für eine Seite.</translation></message>
    <message><source>Bring it back first, with “revive”.</source><comment>the engine</comment><translation>Holen Sie sie zuerst zurück.</translation></message>
    <message><source>Bring the archive in again.</source><comment>the engine</comment><translation>Lesen Sie das Archiv noch einmal ein.</translation></message>
    <message><source>Bring this back</source><translation>Diese Fassung zurückholen</translation></message>
    <message><source>Bringing in and taking out</source><translation>Einlesen und Mitnehmen</translation></message>
    <message><source>Bringing in “{name}”</source><translation>„{name}“ wird eingelesen</translation></message>
    <message><source>Bringing {path} forward from schema {number} failed ({reason}), so it was not done.</source><comment>the engine</comment><translation>{path} von Schema {number} auf den heutigen Stand zu bringen ist gescheitert ({reason}); darum ist es unterblieben.</translation></message>
    <message><source>Bringing {path} forward would have lost rows, so it was not done.</source><comment>the engine</comment><translation>Beim Übertragen von {path} auf den heutigen Stand wären Zeilen verloren gegangen; darum ist es unterblieben.</translation></message>
    <message><source>Brought back.</source><translation>Zurückgeholt.</translation></message>
    <message><source>Brought in and read</source><translation>Eingelesen</translation></message>
    <message numerus="yes"><source>Brought in {n} items.</source><comment>Brought in {n} item.</comment><translation><numerusform>{n} Eintrag eingelesen.</numerusform><numerusform>{n} Einträge eingelesen.</numerusform></translation></message>
    <message numerus="yes"><source>Brought in {n} items.{waiting}{again}</source><comment>Brought in {n} item.{waiting}{again}</comment><translation><numerusform>{n} Eintrag eingelesen.{waiting}{again}</numerusform><numerusform>{n} Einträge eingelesen.{waiting}{again}</numerusform></translation></message>
    <message><source>Brought in.</source><translation>Eingelesen.</translation></message>
    <message><source>Brought version {number} back.</source><comment>the engine</comment><translation>Fassung {number} zurückgeholt.</translation></message>
    <message><source>By person</source><translation>Nach Person</translation></message>
    <message><source>By source</source><translation>Nach Quelle</translation></message>
    <message><source>By state</source><translation>Nach Zustand</translation></message>
    <message><source>By tag</source><translation>Nach Schlagwort</translation></message>
    <message><source>By what it is about</source><translation>Nach Thema</translation></message>
    <message><source>By which model texts are compared: the built-in one, or one of your own. A reranker is chosen here, too.</source><translation>Mit welchem Modell Texte verglichen werden: mit dem eingebauten oder einem eigenen. Auch ein Reranker wird hier gewählt.</translation></message>
    <message><source>By your own words {closed}.</source><comment>the engine</comment><translation>Nach Ihren eigenen Worten: {closed}.</translation></message>
    <message><source>Cancel</source><translation>Abbrechen</translation></message>
    <message><source>Cancel the work under way</source><translation>Die laufende Arbeit abbrechen</translation></message>
    <message><source>Change</source><translation>Änderung</translation></message>
    <message><source>Change the text, or cancel.</source><translation>Ändern Sie den Text, oder brechen Sie ab.</translation></message>
    <message><source>Change to the search shown now</source><translation>Durch die jetzige Suche ersetzen</translation></message>
    <message><source>Change your name…</source><translation>Ihren Namen ändern …</translation></message>
    <message><source>Changed in {when}</source><translation>Geändert: {when}</translation></message>
    <message><source>Changed on {when}</source><translation>Geändert am {when}</translation></message>
    <message><source>Changed since {since}; the old wording stays true until then.</source><comment>the engine</comment><translation>Geändert seit {since}; der alte Wortlaut bleibt bis dahin gültig.</translation></message>
    <message><source>Channel</source><translation>Kanal</translation></message>
    <message><source>ChatGPT export</source><translation>ChatGPT-Export</translation></message>
    <message><source>Check how its vectors are pooled and which words it wants before a text, or choose another model.</source><comment>the engine</comment><translation>Prüfen Sie, wie es seine Vektoren zusammenfasst und welche Wörter es vor einem Text erwartet, oder wählen Sie ein anderes Modell.</translation></message>
    <message><source>Check it.</source><comment>the engine</comment><translation>Prüfen Sie sie.</translation></message>
    <message><source>Check it; it holds a NUL sign.</source><comment>the engine</comment><translation>Prüfen Sie ihn; er enthält ein NUL-Zeichen.</translation></message>
    <message><source>Check its rights.</source><comment>the engine</comment><translation>Prüfen Sie die Rechte.</translation></message>
    <message><source>Check of the vault</source><translation>Prüfung des Gedächtnisses</translation></message>
    <message><source>Check that it runs and its address is right.</source><comment>the engine</comment><translation>Prüfen Sie, ob er läuft und seine Adresse stimmt.</translation></message>
    <message><source>Check that it runs and that its address is right.</source><comment>the engine</comment><translation>Prüfen Sie, ob er läuft und ob seine Adresse stimmt.</translation></message>
    <message><source>Check that its tokenizer.json belongs to it, or choose a cross-encoder for relevance.</source><comment>the engine</comment><translation>Prüfe, ob die tokenizer.json zu ihm gehört, oder wähle einen Cross-Encoder für Relevanz.</translation></message>
    <message><source>Check that the file is there and who may read it.</source><comment>the engine</comment><translation>Prüfe, ob die Datei da ist und wer sie lesen darf.</translation></message>
    <message><source>Check that the folder can be written.</source><comment>the engine</comment><translation>Prüfen Sie, ob der Ordner beschreibbar ist.</translation></message>
    <message><source>Check the address and the model’s name; not every endpoint offers embeddings.</source><comment>the engine</comment><translation>Prüfen Sie die Adresse und den Namen des Modells; nicht jeder Endpunkt macht Vektoren.</translation></message>
    <message><source>Check the disk.</source><comment>the engine</comment><translation>Prüfen Sie den Datenträger.</translation></message>
    <message><source>Check the key of this endpoint.</source><comment>the engine</comment><translation>Prüfen Sie den Schlüssel dieses Endpunkts.</translation></message>
    <message><source>Check the model's name and what the endpoint can do.</source><comment>the engine</comment><translation>Prüfen Sie den Namen des Modells und was der Endpunkt kann.</translation></message>
    <message><source>Check the model's name, and that the address ends where the endpoint's description says.</source><comment>the engine</comment><translation>Prüfen Sie den Namen des Modells und ob die Adresse so endet, wie es die Beschreibung des Endpunkts sagt.</translation></message>
    <message><source>Check the path and its rights.</source><comment>the engine</comment><translation>Prüfen Sie den Pfad und die Rechte.</translation></message>
    <message><source>Check the path and who may read and write there.</source><comment>the engine</comment><translation>Prüfen Sie den Pfad und wer dort lesen und schreiben darf.</translation></message>
    <message><source>Check the path.</source><comment>the engine</comment><translation>Prüfen Sie den Pfad.</translation></message>
    <message><source>Check this first</source><translation>Zuerst prüfen</translation></message>
    <message><source>Check this vault</source><translation>Dieses Gedächtnis prüfen</translation></message>
    <message><source>Check who may read and write the file and its folder.</source><comment>the engine</comment><translation>Prüfen Sie, wer die Datei und ihren Ordner lesen und schreiben darf.</translation></message>
    <message><source>Check who may write its folder.</source><translation>Prüfen Sie, wer in den Ordner schreiben darf.</translation></message>
    <message><source>Checking the vault</source><translation>Das Gedächtnis wird geprüft</translation></message>
    <message><source>Children</source><comment>heading</comment><translation>Kinder</translation></message>
    <message><source>Choose 0 to 86400 seconds, and 0 or more calls.</source><comment>the engine</comment><translation>Wählen Sie 0 bis 86400 Sekunden und 0 oder mehr Aufrufe.</translation></message>
    <message><source>Choose 1 to {most} memories, not {wanted}.</source><comment>the engine</comment><translation>Wählen Sie 1 bis {most} Erinnerungen, nicht {wanted}.</translation></message>
    <message><source>Choose a date that has come, or none.</source><comment>the engine</comment><translation>Wählen Sie ein Datum, das schon da ist, oder keines.</translation></message>
    <message><source>Choose a date that has come, or rule that one follows the other.</source><comment>the engine</comment><translation>Wählen Sie ein Datum, das schon da ist, oder „nacheinander“.</translation></message>
    <message><source>Choose a file first.</source><translation>Wählen Sie zuerst eine Datei.</translation></message>
    <message><source>Choose a file that holds something.</source><comment>the engine</comment><translation>Wählen Sie eine Datei, die etwas enthält.</translation></message>
    <message><source>Choose a file, a folder or an archive.</source><comment>the engine</comment><translation>Wählen Sie eine Datei, einen Ordner oder ein Archiv.</translation></message>
    <message><source>Choose a file…</source><translation>Datei wählen …</translation></message>
    <message><source>Choose a folder and a name for it.</source><translation>Wählen Sie einen Ordner und einen Namen dafür.</translation></message>
    <message><source>Choose a folder with a model for sentence embeddings.</source><comment>the engine</comment><translation>Wählen Sie einen Ordner mit einem Modell für Satzvektoren.</translation></message>
    <message><source>Choose a folder…</source><translation>Ordner wählen …</translation></message>
    <message><source>Choose a later date, or correct the wording without a date.</source><comment>the engine</comment><translation>Wählen Sie ein späteres Datum, oder berichtigen Sie den Wortlaut ohne Datum.</translation></message>
    <message><source>Choose a later date, or rule for one side.</source><comment>the engine</comment><translation>Wählen Sie ein späteres Datum, oder entscheiden Sie für eine Seite.</translation></message>
    <message><source>Choose a memory first.</source><translation>Wählen Sie zuerst eine Erinnerung.</translation></message>
    <message><source>Choose a message of a conversation first.</source><translation>Wählen Sie zuerst eine Nachricht aus einem Gespräch.</translation></message>
    <message><source>Choose a model without one.</source><comment>the engine</comment><translation>Wählen Sie ein Modell ohne eine solche.</translation></message>
    <message><source>Choose a new name, or open it instead.</source><comment>the engine</comment><translation>Wählen Sie einen neuen Namen, oder öffnen Sie es.</translation></message>
    <message><source>Choose a new name.</source><comment>the engine</comment><translation>Wählen Sie einen neuen Namen.</translation></message>
    <message><source>Choose a part of it.</source><comment>the engine</comment><translation>Wählen Sie einen Teil davon.</translation></message>
    <message><source>Choose a rule. What it would do to each of them is listed before anything is stored.</source><translation>Wählen Sie eine Regel. Was sie bei jedem täte, wird gezeigt, bevor etwas gespeichert wird.</translation></message>
    <message><source>Choose a smaller archive.</source><comment>the engine</comment><translation>Wählen Sie ein kleineres Archiv.</translation></message>
    <message><source>Choose a smaller folder.</source><comment>the engine</comment><translation>Wählen Sie einen kleineren Ordner.</translation></message>
    <message><source>Choose a smaller model.</source><comment>the engine</comment><translation>Wähle ein kleineres Modell.</translation></message>
    <message><source>Choose an earlier date.</source><comment>the engine</comment><translation>Wählen Sie ein früheres Datum.</translation></message>
    <message><source>Choose an end after the start, or correct the start first.</source><comment>the engine</comment><translation>Wählen Sie ein Ende nach dem Anfang, oder berichtigen Sie zuerst den Anfang.</translation></message>
    <message><source>Choose another copy of it.</source><comment>the engine</comment><translation>Wählen Sie eine andere Kopie davon.</translation></message>
    <message><source>Choose another detector.</source><comment>the engine</comment><translation>Wählen Sie einen anderen Melder.</translation></message>
    <message><source>Choose another file.</source><comment>the engine</comment><translation>Wählen Sie eine andere Datei.</translation></message>
    <message><source>Choose another folder.</source><comment>the engine</comment><translation>Wählen Sie einen anderen Ordner.</translation></message>
    <message><source>Choose another name.</source><comment>the engine</comment><translation>Wählen Sie einen anderen Namen.</translation></message>
    <message><source>Choose another one.</source><comment>the engine</comment><translation>Wählen Sie einen anderen.</translation></message>
    <message><source>Choose another place, or change its rights.</source><comment>the engine</comment><translation>Wählen Sie einen anderen Ort, oder ändern Sie die Rechte.</translation></message>
    <message><source>Choose another source.</source><comment>the engine</comment><translation>Wählen Sie eine andere Quelle.</translation></message>
    <message><source>Choose archive, {formats}.</source><comment>the engine</comment><translation>Wählen Sie archive, {formats}.</translation></message>
    <message><source>Choose auto, {names}.</source><comment>the engine</comment><translation>Wählen Sie auto, {names}.</translation></message>
    <message><source>Choose dates that do not reach into the other wording’s.</source><comment>the engine</comment><translation>Wählen Sie Daten, die nicht in die des anderen Wortlauts reichen.</translation></message>
    <message><source>Choose it again. Until then search goes on without it.</source><comment>the engine</comment><translation>Wähle ihn neu. Bis dahin wird ohne ihn gesucht.</translation></message>
    <message><source>Choose it again; its vectors are then made anew. Until then search goes by words.</source><comment>the engine</comment><translation>Wählen Sie es noch einmal; dann werden seine Vektoren neu gemacht. Bis dahin geht die Suche nach Wörtern.</translation></message>
    <message><source>Choose its folder first.</source><translation>Wählen Sie zuerst seinen Ordner.</translation></message>
    <message><source>Choose one of {known}.</source><comment>the engine</comment><translation>Wählen Sie eins von diesen: {known}.</translation></message>
    <message><source>Choose other entries above, or show earlier ones below.</source><translation>Wählen Sie oben andere Einträge, oder zeigen Sie unten frühere an.</translation></message>
    <message><source>Choose that date or a later one.</source><comment>the engine</comment><translation>Wählen Sie dieses Datum oder ein späteres.</translation></message>
    <message><source>Choose the JSON files of the same export.</source><comment>the engine</comment><translation>Wählen Sie die JSON-Dateien desselben Exports.</translation></message>
    <message><source>Choose the format “archive”.</source><comment>the engine</comment><translation>Wählen Sie das Format „archive“.</translation></message>
    <message><source>Choose your own letter for each answer.</source><translation>Wählen Sie für jede Antwort einen eigenen Buchstaben.</translation></message>
    <message><source>Choose {formats}.</source><comment>the engine</comment><translation>Wählen Sie {formats}.</translation></message>
    <message><source>Choose {lowest} to {highest} percent, or --off.</source><comment>the engine</comment><translation>Wählen Sie {lowest} bis {highest} Prozent, oder --off.</translation></message>
    <message><source>Choose…</source><translation>Wählen …</translation></message>
    <message><source>Claude export</source><translation>Claude-Export</translation></message>
    <message><source>Clear filter</source><translation>Filter löschen</translation></message>
    <message><source>Clear search</source><translation>Suche löschen</translation></message>
    <message><source>Clear the search</source><translation>Suche löschen</translation></message>
    <message><source>Close</source><translation>Schließen</translation></message>
    <message><source>Close this bar</source><translation>Diese Leiste schließen</translation></message>
    <message><source>Close this notice</source><translation>Diesen Hinweis schließen</translation></message>
    <message><source>Closed</source><translation>Geschlossen</translation></message>
    <message><source>Closeness in meaning</source><translation>Nähe der Bedeutung</translation></message>
    <message><source>Closer</source><translation>Näher</translation></message>
    <message><source>Colour by</source><translation>Färben nach</translation></message>
    <message><source>Columns</source><translation>Spalten</translation></message>
    <message><source>Commands</source><translation>Befehle</translation></message>
    <message><source>Compare two versions</source><translation>Zwei Fassungen vergleichen</translation></message>
    <message><source>Compare two versions…</source><translation>Zwei Fassungen vergleichen …</translation></message>
    <message><source>Compare with today’s</source><translation>Mit der heutigen vergleichen</translation></message>
    <message><source>Compares what no write compared: across topics, and what time may have overtaken. All it finds waits for you.</source><translation>Vergleicht, was beim Schreiben niemand verglichen hat: quer durch die Themen, und was die Zeit überholt haben könnte. Alles Gefundene wartet auf Sie.</translation></message>
    <message><source>Compare…</source><translation>Vergleichen …</translation></message>
    <message><source>Comparing with your vault…</source><translation>Wird mit Ihrem Gedächtnis verglichen …</translation></message>
    <message><source>Contradictions</source><translation>Widersprüche</translation></message>
    <message><source>Contradictions are still found by rules. Reinstall Variorum to bring the judge back.</source><comment>the engine</comment><translation>Widersprüche werden weiter nach Regeln gefunden. Installieren Sie Variorum neu, um den Prüfer zurückzuholen.</translation></message>
    <message><source>Conversation</source><translation>Gespräch</translation></message>
    <message><source>Conversation “{conversation}”</source><translation>Gespräch „{conversation}“</translation></message>
    <message><source>Conversations to look things up in, and the memories of the file</source><translation>Gespräche zum Nachschlagen, und die Erinnerungen der Datei</translation></message>
    <message><source>Conversations, and as memories what is claimed in them</source><translation>Gespräche, und was darin behauptet wird, als Erinnerungen</translation></message>
    <message><source>Conversations, to look things up in</source><translation>Gespräche, zum Nachschlagen</translation></message>
    <message><source>Copied and checked: “{name}”. It is a vault like any other.</source><translation>Kopiert und geprüft: „{name}“. Die Kopie ist ein Gedächtnis wie jedes andere.</translation></message>
    <message><source>Copied.</source><translation>Kopiert.</translation></message>
    <message><source>Copy</source><translation>Kopieren</translation></message>
    <message><source>Copy all</source><translation>Alles kopieren</translation></message>
    <message><source>Copy all of this</source><translation>All dies kopieren</translation></message>
    <message><source>Copy as Markdown</source><translation>Als Markdown kopieren</translation></message>
    <message><source>Copy it again.</source><comment>the engine</comment><translation>Kopieren Sie es noch einmal.</translation></message>
    <message><source>Copy the id from a list; its last eight signs are enough.</source><comment>the engine</comment><translation>Kopieren Sie die Kennung aus einer Liste; die letzten acht Zeichen genügen.</translation></message>
    <message><source>Copy the key again from where it came.</source><comment>the engine</comment><translation>Kopieren Sie den Schlüssel noch einmal von seiner Herkunft.</translation></message>
    <message><source>Copy the text</source><translation>Text kopieren</translation></message>
    <message><source>Copy the text again from where it came.</source><comment>the engine</comment><translation>Kopieren Sie den Text noch einmal von seiner Herkunft.</translation></message>
    <message><source>Copying the vault</source><translation>Das Gedächtnis wird kopiert</translation></message>
    <message><source>Correct</source><translation>Berichtigen</translation></message>
    <message><source>Correct (F2) gives a memory better words. “No longer true” (Ctrl+Shift+X) closes it on a date: it stays in the history, and in every view of an earlier date. “Was never right” is for mistakes. Archive (Del) puts it out of sight. Each can be taken back: in the bar below, with Ctrl+Z, or later under Activity.</source><translation>„Berichtigen“ (F2) gibt einer Erinnerung bessere Worte. „Nicht mehr gültig“ (Strg+Umschalt+X) schließt sie zu einem Datum: Sie bleibt im Verlauf und in jedem Blick auf ein früheres Datum. „War nie richtig“ ist für Irrtümer. „Ins Archiv“ (Entf) legt sie weg. Alles lässt sich zurücknehmen: in der Leiste unten, mit Strg+Z oder später im Protokoll.</translation></message>
    <message><source>Correct the dates</source><translation>Daten berichtigen</translation></message>
    <message><source>Correct the dates of one of them first.</source><comment>the engine</comment><translation>Berichtigen Sie zuerst die Daten der einen.</translation></message>
    <message><source>Correct the dates of the one that holds.</source><comment>the engine</comment><translation>Berichtigen Sie die Daten der geltenden Fassung.</translation></message>
    <message><source>Correct the dates…</source><translation>Daten berichtigen …</translation></message>
    <message><source>Correct this memory</source><translation>Diese Erinnerung berichtigen</translation></message>
    <message><source>Corrected.</source><translation>Berichtigt.</translation></message>
    <message><source>Correcting, ending, putting away</source><translation>Berichtigen, beenden, weglegen</translation></message>
    <message><source>Correct…</source><translation>Berichtigen …</translation></message>
    <message><source>Count how often a memory is opened and used</source><translation>Zählen, wie oft eine Erinnerung geöffnet und benutzt wird</translation></message>
    <message><source>Count what is looked at</source><translation>Zählen, was angesehen wird</translation></message>
    <message><source>Counted together</source><translation>Zusammengezählt</translation></message>
    <message><source>Counting…</source><translation>Es wird gezählt …</translation></message>
    <message><source>Counts at once</source><translation>Zählt sofort</translation></message>
    <message><source>Ctrl+S adds one</source><translation>Strg+S legt eine an</translation></message>
    <message><source>Ctrl+T gives the chosen memory its first one.</source><translation>Strg+T gibt der gewählten Erinnerung ihr erstes.</translation></message>
    <message><source>Dark</source><translation>Dunkel</translation></message>
    <message><source>Dates corrected.</source><translation>Daten berichtigt.</translation></message>
    <message><source>Dates corrected: {said}.</source><comment>the engine</comment><translation>Daten berichtigt: {said}.</translation></message>
    <message><source>Dates like 04/03/2025</source><translation>Daten wie 04/03/2025</translation></message>
    <message><source>Decide</source><translation>Entscheiden</translation></message>
    <message><source>Decide more of its flags by hand.</source><comment>the engine</comment><translation>Entscheiden Sie mehr seiner Meldungen von Hand.</translation></message>
    <message><source>Decide them together</source><translation>Zusammen entscheiden</translation></message>
    <message><source>Decide {number}</source><translation>{number} entscheiden</translation></message>
    <message><source>Decide {number} together…</source><translation>{number} zusammen entscheiden …</translation></message>
    <message><source>Decided</source><translation>Entschieden</translation></message>
    <message><source>Decided by a detector</source><translation>Von einem Melder entschieden</translation></message>
    <message><source>Decided: {verdict}.</source><translation>Entschieden: {verdict}.</translation></message>
    <message><source>Decided: “{text}” is right.</source><translation>Entschieden: „{text}“ ist richtig.</translation></message>
    <message><source>Decide…</source><translation>Entscheiden …</translation></message>
    <message><source>Default: {default}  ·  {counts}</source><translation>Vorgabe: {default}  ·  {counts}</translation></message>
    <message><source>Details</source><translation>Einzelheiten</translation></message>
    <message><source>Diet</source><comment>heading</comment><translation>Ernährung</translation></message>
    <message><source>Disagree</source><translation>Widersprechen sich</translation></message>
    <message><source>Dislikes</source><comment>heading</comment><translation>Abneigungen</translation></message>
    <message><source>Disputed</source><translation>Strittig</translation></message>
    <message><source>Do not open it; ask for a new export.</source><comment>the engine</comment><translation>Öffnen Sie es nicht; fordern Sie einen neuen Export an.</translation></message>
    <message><source>Do nothing</source><translation>Nichts tun</translation></message>
    <message><source>Done</source><translation>Fertig</translation></message>
    <message><source>Done again.</source><translation>Wiederholt.</translation></message>
    <message><source>Done by</source><translation>Getan von</translation></message>
    <message><source>Done by rule</source><translation>Nach Regel getan</translation></message>
    <message><source>Done by rule…</source><translation>Nach Regel getan …</translation></message>
    <message><source>Download or export it again.</source><comment>the engine</comment><translation>Laden oder exportieren Sie es noch einmal.</translation></message>
    <message><source>Drag to correct when it began. Key: S, then the arrows.</source><translation>Ziehen berichtigt den Anfang. Taste: S, dann die Pfeile.</translation></message>
    <message><source>Drag to correct when it ended. Key: E, then the arrows.</source><translation>Ziehen berichtigt das Ende. Taste: E, dann die Pfeile.</translation></message>
    <message><source>Drag to look at another date. Keys: Left and Right, with Shift by a day.</source><translation>Ziehen zeigt ein anderes Datum. Tasten: Links und Rechts, mit Umschalt tageweise.</translation></message>
    <message><source>Drag to move in time, Ctrl and the wheel zoom. Arrow keys walk, Enter opens, L or a lane’s name shows that lane, + and − zoom, Home shows all.</source><translation>Ziehen bewegt, Strg und Mausrad vergrößern. Pfeile wandern, Eingabe öffnet, L zeigt die Bahn allein, Pos1 alles.</translation></message>
    <message><source>Drawing the map…</source><translation>Die Karte wird gezeichnet …</translation></message>
    <message><source>Drop a file, a folder or an archive anywhere on the window, or press Ctrl+I; it is recognised by what is in it. A dropped text becomes a new memory. Ctrl+E saves memories: an archive holds everything and opens here again.</source><translation>Legen Sie eine Datei, einen Ordner oder ein Archiv irgendwo im Fenster ab, oder drücken Sie Strg+I; erkannt wird es am Inhalt. Ein abgelegter Text wird eine neue Erinnerung. Strg+E speichert Erinnerungen: Ein Archiv enthält alles und öffnet sich hier wieder.</translation></message>
    <message><source>Drop a file, a folder or an archive here</source><translation>Datei, Ordner oder Archiv hier ablegen</translation></message>
    <message><source>Drop it here: files are looked into, a text becomes a new memory</source><translation>Hier ablegen: Dateien werden angesehen, ein Text wird eine neue Erinnerung</translation></message>
    <message><source>Duplicates</source><translation>Doppeltes</translation></message>
    <message><source>E-mail</source><comment>heading</comment><translation>E-Mail</translation></message>
    <message><source>Each choice acts at once.</source><translation>Jede Wahl wirkt sofort.</translation></message>
    <message><source>Each detector is listed here with how often it was right, once it has found something.</source><translation>Hier steht jeder Melder mit seiner Treffsicherheit, sobald er etwas gefunden hat.</translation></message>
    <message><source>Edit</source><translation>Bearbeiten</translation></message>
    <message><source>Edit, then approve</source><translation>Bearbeiten und freigeben</translation></message>
    <message><source>Empty takes the tag away; several are separated by commas.</source><translation>Leer nimmt das Schlagwort weg; mehrere trennt ein Komma.</translation></message>
    <message><source>End or retire one of them, or merge them by hand.</source><comment>the engine</comment><translation>Beenden Sie eine davon, oder vereinen Sie sie von Hand.</translation></message>
    <message><source>Ended</source><comment>heading</comment><translation>Beendet</translation></message>
    <message><source>Endpoint</source><translation>Endpunkt</translation></message>
    <message><source>Every memory becomes a point once the language model has read it; points near each other mean alike.</source><translation>Jede Erinnerung wird ein Punkt, sobald das Sprachmodell sie gelesen hat; nahe Punkte bedeuten Ähnliches.</translation></message>
    <message><source>Every memory has a past</source><translation>Jede Erinnerung hat eine Vergangenheit</translation></message>
    <message><source>Every row, the log from its first entry on, and the indexes of search were read and agree.</source><translation>Jede Zeile, das Protokoll vom ersten Eintrag an und die Verzeichnisse der Suche wurden gelesen und stimmen überein.</translation></message>
    <message><source>Everyday model</source><translation>Alltagsmodell</translation></message>
    <message><source>Everyone</source><translation>Alle</translation></message>
    <message><source>Everything</source><translation>Alles</translation></message>
    <message><source>Everything else</source><translation>Alles andere</translation></message>
    <message><source>Everything grows with it, rows and buttons too.</source><translation>Alles wächst mit, auch Zeilen und Schaltflächen.</translation></message>
    <message><source>Everything in this file was here already.</source><translation>Alles in dieser Datei war schon da.</translation></message>
    <message><source>Everything is in it, whatever is shown: every wording, source and decision, and the whole log.</source><translation>Es enthält alles, was immer gezeigt wird: jeden Wortlaut, jede Quelle, jede Entscheidung und das ganze Protokoll.</translation></message>
    <message><source>Everything that is true was said more than once.</source><translation>Alles, was gültig ist, wurde mehr als einmal gesagt.</translation></message>
    <message><source>Everything that was changed in the sample is gone then, and the story starts anew.</source><translation>Alles, was im Beispiel geändert wurde, ist dann weg, und die Geschichte beginnt von vorn.</translation></message>
    <message><source>Everything that was ever done here, the latest first. Each can be taken back while nothing later rests on it.</source><translation>Alles, was hier je getan wurde, das Neueste zuerst. Jedes lässt sich zurücknehmen, solange nichts Späteres darauf beruht.</translation></message>
    <message><source>Everything, the past, the archive and mistakes included.</source><translation>Alles, auch Vergangenes, das Archiv und Irrtümer.</translation></message>
    <message><source>Expected: {expected}. It said: {said}.</source><translation>Erwartet: {expected}. Gesagt: {said}.</translation></message>
    <message><source>Export a cross-encoder for relevance (“text classification”, one label), and choose the folder that holds it.</source><comment>the engine</comment><translation>Exportiere einen Cross-Encoder für Relevanz („text classification“, ein Label) und wähle den Ordner, in dem er liegt.</translation></message>
    <message><source>Export it again.</source><comment>the engine</comment><translation>Exportieren Sie es noch einmal.</translation></message>
    <message><source>Export it as a model of features (feature extraction).</source><comment>the engine</comment><translation>Exportieren Sie es als Modell für Merkmale (feature extraction).</translation></message>
    <message><source>Export one for feature extraction with its tokenizer.json, and choose the folder that holds both.</source><comment>the engine</comment><translation>Exportieren Sie eins für „feature extraction“ mit seiner tokenizer.json, und wählen Sie den Ordner mit beiden.</translation></message>
    <message><source>Export or download the file again; it may be cut off.</source><comment>the engine</comment><translation>Exportieren oder laden Sie die Datei noch einmal; sie könnte abgeschnitten sein.</translation></message>
    <message><source>Export…</source><translation>Exportieren …</translation></message>
    <message><source>F9 shows and hides it. In a narrow window it waits.</source><translation>F9 blendet sie ein und aus. In einem schmalen Fenster wartet sie.</translation></message>
    <message><source>Farther</source><translation>Weiter weg</translation></message>
    <message><source>Favourites</source><comment>heading</comment><translation>Am liebsten</translation></message>
    <message><source>File</source><translation>Datei</translation></message>
    <message><source>File {place} of {count}: {name}</source><translation>Datei {place} von {count}: {name}</translation></message>
    <message><source>File ▸ Export… writes an archive, a table or pages to read. Import… brings in what other assistants know.</source><translation>Datei ▸ Exportieren … schreibt ein Archiv, eine Tabelle oder Seiten zum Lesen. Importieren … holt herein, was andere Assistenten wissen.</translation></message>
    <message><source>Filter</source><translation>Filter</translation></message>
    <message><source>Find</source><translation>Suchen</translation></message>
    <message><source>Find and replace in tags</source><translation>In Schlagwörtern suchen und ersetzen</translation></message>
    <message><source>Find and replace in tags…</source><translation>In Schlagwörtern suchen und ersetzen …</translation></message>
    <message><source>Find in here…</source><translation>Hier suchen …</translation></message>
    <message><source>Find in the library</source><translation>In der Bibliothek finden</translation></message>
    <message><source>Find memories in conversations</source><translation>Erinnerungen in Gesprächen suchen</translation></message>
    <message><source>Find memories in conversations…</source><translation>Erinnerungen in Gesprächen suchen …</translation></message>
    <message><source>Find the other memory</source><translation>Die andere Erinnerung suchen</translation></message>
    <message><source>Find this tag</source><translation>Dieses Schlagwort suchen</translation></message>
    <message><source>Finding contradictions</source><translation>Widersprüche finden</translation></message>
    <message><source>Finding contradictions…</source><translation>Widersprüche finden …</translation></message>
    <message><source>Finding something</source><translation>Etwas finden</translation></message>
    <message><source>First name, nicknames, earlier names; commas between them</source><translation>Vorname, Spitznamen, frühere Namen; durch Kommas getrennt</translation></message>
    <message><source>First wording</source><translation>Erster Wortlaut</translation></message>
    <message><source>Folder</source><translation>Ordner</translation></message>
    <message><source>Folder of the reranker</source><translation>Ordner des Rerankers</translation></message>
    <message><source>Follow my verdicts</source><translation>Meinen Entscheidungen folgen</translation></message>
    <message><source>Follows the system, or stays as you choose.</source><translation>Folgt dem System oder bleibt, wie Sie wählen.</translation></message>
    <message><source>For example http://127.0.0.1:8080/v1.</source><comment>the engine</comment><translation>Zum Beispiel http://127.0.0.1:8080/v1.</translation></message>
    <message><source>For what deserves more thought. What is left empty is taken from the everyday model.</source><translation>Für das, was mehr Nachdenken verdient. Was leer bleibt, gilt wie beim Alltagsmodell.</translation></message>
    <message><source>Forget these searches</source><translation>Diese Suchen vergessen</translation></message>
    <message><source>Found and proposed</source><translation>Gefunden und vorgeschlagen</translation></message>
    <message><source>Found by a sweep</source><translation>Bei einer Durchsicht gefunden</translation></message>
    <message><source>Found by {by}</source><translation>Gefunden von {by}</translation></message>
    <message><source>Found when it was written</source><translation>Beim Schreiben gefunden</translation></message>
    <message><source>Free some space, or choose another disk.</source><comment>the engine</comment><translation>Schaffen Sie Platz, oder wählen Sie einen anderen Datenträger.</translation></message>
    <message><source>Free some space. Nothing was lost.</source><comment>the engine</comment><translation>Schaffen Sie Platz. Nichts ging verloren.</translation></message>
    <message><source>From</source><translation>Von</translation></message>
    <message><source>From a conversation</source><translation>Aus einem Gespräch</translation></message>
    <message><source>From an environment variable</source><translation>Aus einer Umgebungsvariablen</translation></message>
    <message><source>From the system’s key store</source><translation>Aus dem Schlüsselbund des Systems</translation></message>
    <message><source>From {source}</source><translation>Aus {source}</translation></message>
    <message><source>Gemini activity</source><translation>Gemini-Aktivität</translation></message>
    <message><source>Give each with --text T.</source><comment>the engine</comment><translation>Geben Sie jeden mit --text T an.</translation></message>
    <message><source>Give it, with --text T.</source><comment>the engine</comment><translation>Schreiben Sie ihn.</translation></message>
    <message><source>Give the name by which others call you.</source><comment>the engine</comment><translation>Geben Sie den Namen an, mit dem andere Sie nennen.</translation></message>
    <message><source>Give the name that texts use.</source><comment>the engine</comment><translation>Geben Sie den Namen an, der in Texten steht.</translation></message>
    <message><source>Give the password that it was written with.</source><comment>the engine</comment><translation>Geben Sie das Kennwort an, mit dem es geschrieben wurde.</translation></message>
    <message><source>Go back</source><translation>Zurückgehen</translation></message>
    <message><source>Go back to just after this…</source><translation>Bis hierher zurückgehen …</translation></message>
    <message><source>Go on</source><translation>Weiter</translation></message>
    <message><source>Go through them one by one</source><translation>Einzeln durchgehen</translation></message>
    <message><source>Go through them…</source><translation>Durchgehen …</translation></message>
    <message><source>Going back</source><translation>Es wird zurückgegangen</translation></message>
    <message><source>Good at this. Its proposals still wait for you.</source><translation>Gut darin. Seine Vorschläge warten trotzdem auf Sie.</translation></message>
    <message><source>Graphiti graph</source><translation>Graphiti-Graph</translation></message>
    <message><source>Group by</source><translation>Gruppieren nach</translation></message>
    <message><source>Guide</source><translation>Anleitung</translation></message>
    <message><source>Headings in the list</source><translation>Überschriften in der Liste</translation></message>
    <message><source>Height</source><comment>heading</comment><translation>Größe</translation></message>
    <message><source>Held, since only the words of this source are kept; it can be restored.</source><comment>the engine</comment><translation>Zurückgehalten, weil von dieser Quelle nur die Worte aufgehoben werden; es lässt sich zurückholen.</translation></message>
    <message><source>Help</source><translation>Hilfe</translation></message>
    <message><source>Here already</source><translation>Schon da</translation></message>
    <message><source>Hidden by the filter</source><translation>Vom Filter verborgen</translation></message>
    <message><source>Hide names, mail addresses and numbers</source><translation>Namen, Mailadressen und Nummern verbergen</translation></message>
    <message><source>Hide this line</source><translation>Diese Zeile ausblenden</translation></message>
    <message><source>Hobbies</source><comment>heading</comment><translation>Hobbys</translation></message>
    <message><source>Hold Shift or Ctrl to select several rows, or press Ctrl+A. A bar below the list pins, tags, ends, archives or saves them all, or makes one memory of them. It is one step, and one Undo.</source><translation>Mit Umschalt oder Strg wählen Sie mehrere Zeilen, mit Strg+A alle. Eine Leiste unter der Liste heftet sie an, verschlagwortet, beendet, archiviert oder speichert sie alle, oder macht eine einzige Erinnerung daraus. Es ist ein Schritt, und ein Schritt zurück.</translation></message>
    <message><source>Hold: keep the words only</source><translation>Zurückhalten: nur die Worte aufheben</translation></message>
    <message><source>Holds</source><translation>Enthält</translation></message>
    <message><source>Home</source><comment>heading</comment><translation>Wohnen</translation></message>
    <message><source>How far to look</source><translation>Wie weit</translation></message>
    <message><source>How good is it?</source><translation>Wie gut ist es?</translation></message>
    <message><source>How good it is</source><translation>Wie gut es ist</translation></message>
    <message><source>How it begins</source><translation>So beginnt es</translation></message>
    <message><source>How it grew</source><translation>Wie es wuchs</translation></message>
    <message><source>How it really is</source><translation>Wie es wirklich ist</translation></message>
    <message><source>How much the built-in judge asks</source><translation>Wie viel der eingebaute Prüfer fragt</translation></message>
    <message><source>How often a memory is opened or cited, beside the log.</source><translation>Wie oft eine Erinnerung geöffnet oder zitiert wird, neben dem Protokoll.</translation></message>
    <message><source>How often each detector was right by your own verdicts, and what it may decide by itself.</source><translation>Wie oft jeder Melder nach Ihren eigenen Entscheidungen recht hatte, und was er selbst entscheiden darf.</translation></message>
    <message><source>How old {who} is</source><translation>Wie alt {who} ist</translation></message>
    <message><source>How right the detectors are</source><translation>Wie recht die Melder haben</translation></message>
    <message><source>How tall {who} is</source><translation>Wie groß {who} ist</translation></message>
    <message><source>How you are called</source><translation>So heißen Sie</translation></message>
    <message><source>How {who} gets to work</source><translation>Wie {who} zur Arbeit kommt</translation></message>
    <message><source>Id</source><translation>Kennung</translation></message>
    <message><source>Id at its source</source><translation>Kennung in der Quelle</translation></message>
    <message><source>If neither is right, the right wording is wanted.</source><comment>the engine</comment><translation>Wenn keines richtig ist, fehlt noch der richtige Wortlaut.</translation></message>
    <message><source>Import</source><translation>Importieren</translation></message>
    <message><source>Import a file</source><translation>Eine Datei einlesen</translation></message>
    <message><source>Import it as a file, or split it.</source><comment>the engine</comment><translation>Lesen Sie ihn als Datei ein, oder teilen Sie ihn.</translation></message>
    <message><source>Import…</source><translation>Importieren …</translation></message>
    <message><source>In another copy of this vault it was taken back.</source><comment>the engine</comment><translation>In einer anderen Kopie dieses Gedächtnisses wurde es zurückgenommen.</translation></message>
    <message><source>In conversations</source><translation>In Gesprächen</translation></message>
    <message><source>In every memory, the past and the archive included. One Undo takes it back.</source><translation>In jeder Erinnerung, auch in vergangenen und im Archiv. Einmal Rückgängig nimmt es zurück.</translation></message>
    <message><source>In the words of {name}, from your memories alone.</source><translation>Mit den Worten von {name}, allein aus Ihren Erinnerungen.</translation></message>
    <message><source>Insights</source><translation>Einblicke</translation></message>
    <message><source>Install Variorum anew.</source><comment>the engine</comment><translation>Installieren Sie Variorum neu.</translation></message>
    <message><source>Install the newer Variorum.</source><comment>the engine</comment><translation>Installieren Sie das neuere Variorum.</translation></message>
    <message><source>Install the newer Variorum. The file was not touched.</source><comment>the engine</comment><translation>Installieren Sie das neuere Variorum. Die Datei wurde nicht berührt.</translation></message>
    <message><source>Install the pinned packages again with packaging/run.</source><comment>the engine</comment><translation>Installieren Sie die festgelegten Pakete mit packaging/run noch einmal.</translation></message>
    <message><source>Is that you?</source><translation>Sind Sie das?</translation></message>
    <message><source>Is this the same thing twice?</source><translation>Ist das zweimal dasselbe?</translation></message>
    <message><source>It</source><translation>Sie</translation></message>
    <message><source>It already is.</source><translation>Das ist sie schon.</translation></message>
    <message><source>It already is.</source><comment>the engine</comment><translation>Das ist sie schon.</translation></message>
    <message><source>It answers no question that others answer too.</source><comment>the engine</comment><translation>Es beantwortet keine Frage, die auch andere beantworten.</translation></message>
    <message><source>It becomes true later than the date that is shown.</source><translation>Sie wird erst nach dem gezeigten Datum gültig.</translation></message>
    <message><source>It came in from elsewhere and counts once you approve it.</source><translation>Sie kam von anderswo und zählt, sobald Sie sie freigeben.</translation></message>
    <message><source>It came in from {source} and does not count before you approve it.</source><translation>Sie kam aus {source} und zählt nicht, bevor Sie sie freigeben.</translation></message>
    <message><source>It can be any name; it stays in the vault.</source><translation>Es kann irgendein Name sein; er bleibt im Gedächtnis.</translation></message>
    <message><source>It can follow your own verdicts, but nearly all of them are of one kind so far.</source><translation>Er kann Ihren Entscheidungen folgen, doch bisher sind fast alle von einer Art.</translation></message>
    <message><source>It can follow your own verdicts: {done} of the {needed} that it takes are there.</source><translation>Er kann Ihren Entscheidungen folgen: {done} der {needed} nötigen gibt es schon.</translation></message>
    <message><source>It changed in the world</source><translation>In der Welt hat sich etwas geändert</translation></message>
    <message><source>It comes without a quote.</source><comment>the engine</comment><translation>Es kommt ohne Zitat.</translation></message>
    <message><source>It corrects what was said just before.</source><comment>the engine</comment><translation>Es berichtigt das eben Gesagte.</translation></message>
    <message><source>It could follow your own verdicts, but that would foretell them no better than now.</source><translation>Er könnte Ihren Entscheidungen folgen, träfe sie damit aber nicht besser als jetzt.</translation></message>
    <message><source>It counts from then on. Until you approve it, it is used nowhere.</source><translation>Sie zählt von da an. Bis Sie sie freigeben, wird sie nirgends benutzt.</translation></message>
    <message><source>It disagrees with “{text}”: waiting for you.</source><comment>the engine</comment><translation>Es widerspricht „{text}“: wartet auf Sie.</translation></message>
    <message><source>It does not stand closed by that rule any more.</source><comment>the engine</comment><translation>Es ist nicht mehr durch diese Regel geschlossen.</translation></message>
    <message><source>It ends before it begins. It is kept without its end.</source><comment>the engine</comment><translation>Es endet, bevor es beginnt. Es wird ohne Ende übernommen.</translation></message>
    <message><source>It expired there.</source><comment>the engine</comment><translation>Es ist dort abgelaufen.</translation></message>
    <message><source>It fits what is known.</source><comment>the engine</comment><translation>Es passt zum Bekannten.</translation></message>
    <message numerus="yes"><source>It follows {n} verdicts of yours.</source><comment>It follows {n} verdict of yours.</comment><translation><numerusform>Er folgt {n} Ihrer Entscheidungen.</numerusform><numerusform>Er folgt {n} Ihrer Entscheidungen.</numerusform></translation></message>
    <message><source>It gives another value, so it does not just say the same.</source><comment>the engine</comment><translation>Es gibt einen anderen Wert an, sagt also nicht nur dasselbe.</translation></message>
    <message><source>It goes from here straight into the key store. It is never shown again and never stored in a file.</source><translation>Er geht von hier direkt in den Schlüsselbund. Er wird nie wieder gezeigt und nie in einer Datei gespeichert.</translation></message>
    <message><source>It has changed meanwhile</source><translation>Inzwischen hat sich etwas geändert</translation></message>
    <message><source>It has exactly {count} entries and may be cut off; export all pages.</source><comment>the engine</comment><translation>Es hat genau {count} Einträge und könnte abgeschnitten sein; exportieren Sie alle Seiten.</translation></message>
    <message><source>It has no id.</source><comment>the engine</comment><translation>Es hat keine Kennung.</translation></message>
    <message><source>It has no text.</source><comment>the engine</comment><translation>Es hat keinen Text.</translation></message>
    <message><source>It has no time. Its turns are kept without one.</source><comment>the engine</comment><translation>Es hat keine Zeit. Seine Nachrichten werden ohne Zeit aufbewahrt.</translation></message>
    <message><source>It has one version only.</source><translation>Sie hat nur eine Fassung.</translation></message>
    <message numerus="yes"><source>It has {n} signs that are not visible elsewhere; here they are written out as ‹U+…›.</source><comment>It has {n} sign that is not visible elsewhere; here they are written out as ‹U+…›.</comment><translation><numerusform>Der Text enthält {n} Zeichen, das anderswo unsichtbar ist; hier steht es ausgeschrieben als ‹U+…›.</numerusform><numerusform>Der Text enthält {n} Zeichen, die anderswo unsichtbar sind; hier stehen sie ausgeschrieben als ‹U+…›.</numerusform></translation></message>
    <message><source>It has {what}.</source><comment>the engine</comment><translation>Sie hat {what}.</translation></message>
    <message><source>It helps little. Expect to reject many of its proposals.</source><translation>Es hilft wenig. Sie werden viele seiner Vorschläge ablehnen.</translation></message>
    <message><source>It holds a NUL sign, which cannot be stored.</source><comment>the engine</comment><translation>Es enthält ein NUL-Zeichen, das sich nicht speichern lässt.</translation></message>
    <message><source>It holds as before; what closed it stays, too.</source><comment>the engine</comment><translation>Es gilt wie zuvor; auch das, was es schloss, bleibt.</translation></message>
    <message><source>It holds half of a sign, which cannot be stored.</source><comment>the engine</comment><translation>Es enthält ein halbes Zeichen, das sich nicht speichern lässt.</translation></message>
    <message><source>It holds no conversation.</source><comment>the engine</comment><translation>Es enthält kein Gespräch.</translation></message>
    <message><source>It holds no prompt.</source><comment>the engine</comment><translation>Es enthält keine Eingabe.</translation></message>
    <message><source>It holds no sessions.</source><comment>the engine</comment><translation>Es enthält keine Sitzungen.</translation></message>
    <message><source>It holds no text.</source><comment>the engine</comment><translation>Es enthält keinen Text.</translation></message>
    <message><source>It holds no words of its own: a link, a picture or a tag.</source><comment>the engine</comment><translation>Es hat keine eigenen Worte: ein Verweis, ein Bild oder ein Schlagwort.</translation></message>
    <message><source>It holds none that can be read.</source><comment>the engine</comment><translation>Es enthält keins, das sich lesen lässt.</translation></message>
    <message><source>It introduces the list below it.</source><comment>the engine</comment><translation>Es leitet die Liste darunter ein.</translation></message>
    <message><source>It is a block of code or of signs set as they are.</source><comment>the engine</comment><translation>Es ist ein Block aus Programmtext oder festen Zeichen.</translation></message>
    <message><source>It is a dividing line.</source><comment>the engine</comment><translation>Es ist eine Trennlinie.</translation></message>
    <message><source>It is a heading.</source><comment>the engine</comment><translation>Es ist eine Überschrift.</translation></message>
    <message><source>It is asked again soon.</source><comment>the engine</comment><translation>Er wird bald wieder gefragt.</translation></message>
    <message><source>It is brought forward when it is opened for writing once; check who may write the file and its folder.</source><comment>the engine</comment><translation>Es wird auf den heutigen Stand gebracht, sobald es einmal zum Schreiben geöffnet wird; prüfen Sie, wer die Datei und ihren Ordner schreiben darf.</translation></message>
    <message><source>It is claimed for somebody who did not say it.</source><comment>the engine</comment><translation>Es wird jemandem zugeschrieben, der es nicht gesagt hat.</translation></message>
    <message><source>It is empty.</source><comment>the engine</comment><translation>Es ist leer.</translation></message>
    <message><source>It is long: {words} words. It ends “…{end}”</source><translation>Der Text ist lang: {words} Wörter. Er endet mit „…{end}“</translation></message>
    <message><source>It is marked as no longer true {when}. It stays in the history.</source><translation>Sie wird als nicht mehr gültig markiert, {when}. Sie bleibt im Verlauf.</translation></message>
    <message><source>It is neither a conversation nor a memory.</source><comment>the engine</comment><translation>Es ist weder ein Gespräch noch eine Erinnerung.</translation></message>
    <message><source>It is neither an entity nor a relation.</source><comment>the engine</comment><translation>Es ist weder eine Entität noch eine Beziehung.</translation></message>
    <message><source>It is new.</source><comment>the engine</comment><translation>Es ist neu.</translation></message>
    <message><source>It is no date.</source><comment>the engine</comment><translation>Es ist kein Datum.</translation></message>
    <message><source>It is no longer a source of this memory; the message itself stays.</source><comment>the engine</comment><translation>Es ist keine Quelle dieser Erinnerung mehr; die Nachricht selbst bleibt.</translation></message>
    <message><source>It is no source of this memory any more.</source><comment>the engine</comment><translation>Es ist keine Quelle dieser Erinnerung mehr.</translation></message>
    <message><source>It is not a conversation.</source><comment>the engine</comment><translation>Es ist kein Gespräch.</translation></message>
    <message><source>It is not a list of turns.</source><comment>the engine</comment><translation>Es ist keine Liste von Nachrichten.</translation></message>
    <message><source>It is not a turn.</source><comment>the engine</comment><translation>Es ist keine Nachricht.</translation></message>
    <message><source>It is not certain whom the two are about.</source><comment>the engine</comment><translation>Es ist nicht sicher, von wem die beiden handeln.</translation></message>
    <message><source>It is not known whether it was true by then.</source><comment>the engine</comment><translation>Ob es damals schon galt, ist nicht bekannt.</translation></message>
    <message><source>It is not.</source><comment>the engine</comment><translation>Das ist sie nicht.</translation></message>
    <message><source>It is of another kind ({format}); bring it in on its own.</source><comment>the engine</comment><translation>Es ist von anderer Art ({format}); lesen Sie es für sich ein.</translation></message>
    <message><source>It is one step, and Undo takes it back whole.</source><translation>Es ist ein einziger Schritt, und „Rückgängig“ nimmt ihn ganz zurück.</translation></message>
    <message><source>It is over, nobody knows since when</source><translation>Es ist vorbei, niemand weiß seit wann</translation></message>
    <message><source>It is stored nowhere: without it nobody can open the archive. 7-Zip and other programs that know AES can.</source><translation>Es wird nirgends gespeichert: Ohne dieses Kennwort kann niemand das Archiv öffnen. 7-Zip und andere Programme, die AES kennen, können es.</translation></message>
    <message><source>It is there.</source><translation>Er ist da.</translation></message>
    <message><source>It is told of {other}, and {speaker} says it of themself.</source><comment>the engine</comment><translation>Es wird von {other} erzählt, und {speaker} sagt es von sich selbst.</translation></message>
    <message><source>It is too long to be one statement.</source><comment>the engine</comment><translation>Es ist zu lang für eine Aussage.</translation></message>
    <message><source>It keeps what is typed, the filter, the order and the headings, and shows what fits each time you open it.</source><translation>Sie merkt sich das Getippte, den Filter, die Reihenfolge und die Überschriften und zeigt bei jedem Öffnen, was dann passt.</translation></message>
    <message><source>It marks a block.</source><comment>the engine</comment><translation>Es markiert einen Block.</translation></message>
    <message><source>It may disagree with {texts}: waiting for you.</source><comment>the engine</comment><translation>Es könnte {texts} widersprechen: wartet auf Sie.</translation></message>
    <message><source>It names no memory.</source><comment>the engine</comment><translation>Es nennt keine Erinnerung.</translation></message>
    <message><source>It names no speaker.</source><comment>the engine</comment><translation>Es nennt niemanden, der spricht.</translation></message>
    <message><source>It opens in a window of its own.</source><translation>Es öffnet sich in einem eigenen Fenster.</translation></message>
    <message><source>It reads Latin script only.</source><translation>Es liest nur lateinische Schrift.</translation></message>
    <message><source>It reads like small talk; it can be restored.</source><comment>the engine</comment><translation>Es liest sich wie Geplauder; es lässt sich zurückholen.</translation></message>
    <message><source>It reads other scripts, too.</source><translation>Es liest auch andere Schriften.</translation></message>
    <message><source>It reads two English statements together and says whether they clash, whether the later one tells of a change, repeats or refines the earlier one, tells of an earlier time, or has nothing to do with it. Its word puts a pair into your list and orders the list. It closes, merges and rewrites nothing.</source><translation>Er liest zwei englische Aussagen zusammen und sagt, ob sie sich widersprechen, ob die spätere von einer Änderung erzählt, die frühere wiederholt oder genauer fasst, von einer früheren Zeit erzählt oder nichts mit ihr zu tun hat. Sein Wort bringt ein Paar in Ihre Liste und ordnet sie. Er schließt nichts, vereint nichts und schreibt nichts um.</translation></message>
    <message><source>It relates nothing.</source><comment>the engine</comment><translation>Es verbindet nichts.</translation></message>
    <message><source>It rests.</source><translation>Es ruht.</translation></message>
    <message><source>It says the same as a memory.</source><comment>the engine</comment><translation>Es sagt dasselbe wie eine Erinnerung.</translation></message>
    <message><source>It says: “{said}”</source><comment>the engine</comment><translation>Er sagt: „{said}“</translation></message>
    <message><source>It shares no word with what was said.</source><comment>the engine</comment><translation>Es hat kein Wort mit dem Gesagten gemeinsam.</translation></message>
    <message><source>It should read like 1:56 pm on 8 May, 2023.</source><comment>the engine</comment><translation>Es müsste lauten wie 1:56 pm on 8 May, 2023.</translation></message>
    <message><source>It speaks of someone or something that it does not name.</source><comment>the engine</comment><translation>Es spricht von jemand oder etwas, ohne es zu nennen.</translation></message>
    <message><source>It speaks of “the user”, and {speaker} is somebody else.</source><comment>the engine</comment><translation>Es spricht vom „user“, und {speaker} ist jemand anderes.</translation></message>
    <message><source>It speaks of “{found}”, and that was on {stated}.</source><comment>the engine</comment><translation>Es spricht von „{found}“, und das war am {stated}.</translation></message>
    <message><source>It stands outside of the list.</source><comment>the engine</comment><translation>Es steht außerhalb der Liste.</translation></message>
    <message><source>It stays in the history, and in every view of an earlier date. Nothing is lost.</source><translation>Sie bleibt im Verlauf und in jedem Blick auf ein früheres Datum. Nichts geht verloren.</translation></message>
    <message><source>It stays open, and goes to the end of the queue.</source><comment>the engine</comment><translation>Es bleibt offen und kommt ans Ende der Reihe.</translation></message>
    <message><source>It takes something back, but which memory is not certain: nothing was changed.</source><comment>the engine</comment><translation>Es nimmt etwas zurück, doch welche Erinnerung, ist unsicher: Nichts wurde geändert.</translation></message>
    <message><source>It takes this one in:</source><translation>Sie nimmt diese in sich auf:</translation></message>
    <message><source>It takes {least} verdicts on pairs that the judge scored, of both kinds, and a fit that foretells them better.</source><comment>the engine</comment><translation>Es braucht {least} Entscheidungen über Paare, die der Prüfer bewertet hat, von beiden Arten, und eine Anpassung, die sie besser vorhersagt.</translation></message>
    <message><source>It tells of an earlier time, and the past does not end the present.</source><comment>the engine</comment><translation>Es erzählt von einer früheren Zeit, und Vergangenes beendet die Gegenwart nicht.</translation></message>
    <message><source>It waits anew against the present words, as {fresh}.</source><comment>the engine</comment><translation>Es wartet neu gegen den jetzigen Wortlaut, als {fresh}.</translation></message>
    <message><source>It was a mistake and never true.</source><translation>Es war ein Irrtum und nie richtig.</translation></message>
    <message><source>It was archived there.</source><comment>the engine</comment><translation>Es war dort archiviert.</translation></message>
    <message><source>It was deleted there.</source><comment>the engine</comment><translation>Es war dort gelöscht.</translation></message>
    <message><source>It was replaced by another memory.</source><comment>the engine</comment><translation>Es wurde durch eine andere Erinnerung ersetzt.</translation></message>
    <message><source>It was set aside there.</source><comment>the engine</comment><translation>Es wurde dort beiseitegelegt.</translation></message>
    <message><source>It was settled, or one of the two changed.</source><comment>the engine</comment><translation>Es wurde geklärt, oder eine der beiden hat sich geändert.</translation></message>
    <message><source>It was skipped: {why}.</source><comment>the engine</comment><translation>Übergangen: {why}.</translation></message>
    <message><source>It was stopped; what was read until then is stored, and the next run goes on from there.</source><comment>the engine</comment><translation>Angehalten; was bis dahin gelesen war, ist gespeichert, und beim nächsten Mal geht es von dort weiter.</translation></message>
    <message><source>It was trained by this project on sentences that this project made (packaging/judge), starting from all-MiniLM-L6-v2 (Apache License 2.0). Its file is checked by its checksum each time it is loaded. How to make it anew, and all figures with their uncertainty, stand in resources/contradiction-judge/README.md.</source><translation>Er wurde von diesem Projekt an Sätzen trainiert, die dieses Projekt gemacht hat (packaging/judge), ausgehend von all-MiniLM-L6-v2 (Apache-Lizenz 2.0). Seine Datei wird bei jedem Laden an ihrer Prüfsumme geprüft. Wie man ihn neu macht, und alle Zahlen mit ihrer Unsicherheit, steht in resources/contradiction-judge/README.md.</translation></message>
    <message><source>It was true once and has ended.</source><translation>Es war einmal gültig und ist vorbei.</translation></message>
    <message><source>It would stay as it is.</source><translation>Es bliebe, wie es ist.</translation></message>
    <message><source>Its cell for the words is empty.</source><comment>the engine</comment><translation>Die Zelle für den Text ist leer.</translation></message>
    <message><source>Its id</source><translation>Seine Kennung</translation></message>
    <message><source>Its id was there before.</source><comment>the engine</comment><translation>Seine Kennung kam schon vor.</translation></message>
    <message><source>Its keys and passwords are left out.</source><comment>the engine</comment><translation>Schlüssel und Kennwörter darin werden weggelassen.</translation></message>
    <message><source>Its messages answer each other in a circle: nobody can tell which came first, and none was taken.</source><comment>the engine</comment><translation>Seine Nachrichten antworten einander im Kreis: Welche zuerst kam, lässt sich nicht sagen, und keine wurde übernommen.</translation></message>
    <message><source>Its name cannot be stored.</source><comment>the engine</comment><translation>Sein Name lässt sich nicht speichern.</translation></message>
    <message><source>Its quote does not stand in the message.</source><comment>the engine</comment><translation>Das Zitat steht nicht in der Nachricht.</translation></message>
    <message><source>Its quote is too short to say anything.</source><comment>the engine</comment><translation>Das Zitat ist zu kurz, um etwas zu sagen.</translation></message>
    <message><source>Its words are kept to look things up in. No memory is made of them; you can restore each.</source><translation>Ihre Worte werden zum Nachschlagen aufgehoben. Erinnerungen entstehen daraus nicht; Sie können jede einzeln zurückholen.</translation></message>
    <message><source>JSON</source><translation>JSON</translation></message>
    <message><source>JSON Lines</source><translation>JSON Lines</translation></message>
    <message><source>JSON Lines: one memory a line</source><translation>JSON Lines: eine Erinnerung je Zeile</translation></message>
    <message><source>JSON: one document</source><translation>JSON: ein Dokument</translation></message>
    <message><source>Keep</source><translation>Merken</translation></message>
    <message><source>Keep as memory</source><translation>Als Erinnerung behalten</translation></message>
    <message><source>Keep the one that is meant, or call it model.onnx.</source><comment>the engine</comment><translation>Behalte die gemeinte, oder nenne sie model.onnx.</translation></message>
    <message><source>Keep this wording</source><translation>Diesen Wortlaut behalten</translation></message>
    <message><source>Kept as a memory after all.</source><translation>Doch noch als Erinnerung behalten.</translation></message>
    <message><source>Kept as a memory.</source><translation>Als Erinnerung behalten.</translation></message>
    <message><source>Kept as a memory.</source><comment>the engine</comment><translation>Als Erinnerung behalten.</translation></message>
    <message><source>Kept as a memory. Open it</source><translation>Als Erinnerung behalten. Öffnen</translation></message>
    <message><source>Kept as two memories.</source><translation>Als zwei Erinnerungen behalten.</translation></message>
    <message><source>Kept in this vault only and never exported; it puts what you use first when you review. Switched off, what was counted is forgotten.</source><translation>Bleibt nur in diesem Gedächtnis und wird nie exportiert; beim Prüfen kommt zuerst, was Sie am meisten benutzen. Ausgeschaltet wird das Gezählte vergessen.</translation></message>
    <message><source>Kept, as you asked.</source><comment>the engine</comment><translation>Behalten, wie gewünscht.</translation></message>
    <message><source>Kept: not small talk.</source><comment>the engine</comment><translation>Behalten: kein Geplauder.</translation></message>
    <message><source>Key</source><translation>Schlüssel</translation></message>
    <message><source>Keyboard shortcuts</source><translation>Tastenkürzel</translation></message>
    <message><source>Known: mean, cls, last, none.</source><comment>the engine</comment><translation>Bekannt sind: mean, cls, last, none.</translation></message>
    <message><source>Known: quiet, balanced, all.</source><comment>the engine</comment><translation>Bekannt sind: quiet, balanced, all.</translation></message>
    <message><source>Lanes by</source><translation>Bahnen nach</translation></message>
    <message><source>LangGraph store</source><translation>LangGraph-Speicher</translation></message>
    <message><source>Language</source><translation>Sprache</translation></message>
    <message><source>Language model</source><translation>Sprachmodell</translation></message>
    <message><source>Language model…</source><translation>Sprachmodell …</translation></message>
    <message><source>Languages</source><comment>heading</comment><translation>Sprachen</translation></message>
    <message><source>Larger text</source><translation>Größerer Text</translation></message>
    <message><source>Last said in {when}</source><translation>Zuletzt gesagt: {when}</translation></message>
    <message><source>Last said in {year}: {true}, {both}. Enter lists them.</source><translation>Zuletzt {year} gesagt: {true}, {both}. Die Eingabetaste listet sie auf.</translation></message>
    <message><source>Last said on {when}</source><translation>Zuletzt gesagt am {when}</translation></message>
    <message><source>Later</source><translation>Später</translation></message>
    <message><source>Later look</source><translation>Späterer Blick</translation></message>
    <message><source>Learned in {when}</source><translation>Gelernt: {when}</translation></message>
    <message><source>Learned on {when}</source><translation>Gelernt am {when}</translation></message>
    <message><source>Learned or reworded in the last 30 days.</source><translation>In den letzten 30 Tagen gelernt oder neu gefasst.</translation></message>
    <message><source>Learned {origin}</source><translation>Gelernt {origin}</translation></message>
    <message><source>Leave it out.</source><comment>the engine</comment><translation>Lassen Sie es weg.</translation></message>
    <message><source>Leave the kind open; it is found out.</source><comment>the engine</comment><translation>Lassen Sie die Art offen; sie wird erkannt.</translation></message>
    <message><source>Leave them out; the key goes into the key store or an environment variable.</source><comment>the engine</comment><translation>Lassen Sie sie weg; der Schlüssel gehört in den Schlüsselbund oder eine Umgebungsvariable.</translation></message>
    <message><source>Leave these dates out</source><translation>Diese Daten weglassen</translation></message>
    <message><source>Leave this one out</source><translation>Diese weglassen</translation></message>
    <message><source>Leave those out that no text uses.</source><comment>the engine</comment><translation>Lassen Sie die weg, die in keinem Text vorkommen.</translation></message>
    <message><source>Left alone: both sides come from “{source}”.</source><comment>the engine</comment><translation>Nicht berührt: Beide Seiten kommen aus „{source}“.</translation></message>
    <message><source>Left alone: it is settled {how}.</source><comment>the engine</comment><translation>Nicht berührt: Es ist schon geklärt, {how}.</translation></message>
    <message><source>Left alone: neither side comes from “{source}”.</source><comment>the engine</comment><translation>Nicht berührt: Keine Seite kommt aus „{source}“.</translation></message>
    <message><source>Left alone: their dates do not tell which was said later.</source><comment>the engine</comment><translation>Nicht berührt: Ihre Daten sagen nicht, welche später gesagt wurde.</translation></message>
    <message><source>Left alone: when one of the two was said is not known.</source><comment>the engine</comment><translation>Nicht berührt: Wann eine der beiden gesagt wurde, ist nicht bekannt.</translation></message>
    <message><source>Left alone: {text}, which changed meanwhile.</source><comment>the engine</comment><translation>Unberührt gelassen: {text}, das sich inzwischen geändert hat.</translation></message>
    <message><source>Left out</source><translation>Weggelassen</translation></message>
    <message numerus="yes"><source>Left out: {n} records</source><comment>Left out: {n} record</comment><translation><numerusform>Weggelassen: {n} Eintrag</numerusform><numerusform>Weggelassen: {n} Einträge</numerusform></translation></message>
    <message><source>Let the language model read the conversations for memories</source><translation>Das Sprachmodell in den Gesprächen nach Erinnerungen suchen lassen</translation></message>
    <message><source>Let the memories count at once, without approval</source><translation>Die Erinnerungen sofort zählen lassen, ohne Freigabe</translation></message>
    <message><source>Letta agent</source><translation>Letta-Agent</translation></message>
    <message><source>Letting it compare some sentences…</source><translation>Es vergleicht einige Sätze …</translation></message>
    <message><source>Library</source><translation>Bibliothek</translation></message>
    <message><source>Light</source><translation>Hell</translation></message>
    <message><source>Light or dark</source><translation>Hell oder dunkel</translation></message>
    <message><source>Likes</source><comment>heading</comment><translation>Vorlieben</translation></message>
    <message><source>Link</source><translation>Verknüpfen</translation></message>
    <message><source>Link this memory with another</source><translation>Diese Erinnerung mit einer anderen verknüpfen</translation></message>
    <message><source>Link with another…</source><translation>Mit einer anderen verknüpfen …</translation></message>
    <message><source>Linked directly</source><translation>Direkt verknüpft</translation></message>
    <message><source>Linked.</source><translation>Verknüpft.</translation></message>
    <message><source>Linked: the first {does} the second.</source><comment>the engine</comment><translation>Verknüpft: erste Erinnerung – {does} – zweite Erinnerung.</translation></message>
    <message><source>Links</source><translation>Verknüpfungen</translation></message>
    <message><source>Links are shown 1 or 2 steps away, not {steps}.</source><comment>the engine</comment><translation>Verknüpfungen werden 1 oder 2 Schritte weit gezeigt, nicht {steps}.</translation></message>
    <message><source>Links come from what was written: a wording that takes another’s place, two memories that support or contradict each other. You can draw one yourself.</source><translation>Verknüpfungen entstehen aus dem Geschriebenen: ein Wortlaut, der an die Stelle eines anderen tritt, zwei Erinnerungen, die einander stützen oder widersprechen. Sie können selbst eine ziehen.</translation></message>
    <message><source>List and library</source><translation>Liste und Bibliothek</translation></message>
    <message><source>Little</source><translation>Wenig</translation></message>
    <message><source>Loading the language model…</source><translation>Das Sprachmodell wird geladen …</translation></message>
    <message><source>Lock it with a password</source><translation>Mit einem Kennwort verschließen</translation></message>
    <message><source>Log</source><translation>Protokoll</translation></message>
    <message><source>Long hashes are cut here. “Copy all” holds them whole.</source><translation>Lange Prüfsummen sind hier gekürzt. „Alles kopieren“ enthält sie ganz.</translation></message>
    <message><source>Look at a later date.</source><comment>the engine</comment><translation>Sehen Sie ein späteres Datum an.</translation></message>
    <message><source>Look at another date…</source><translation>Anderes Datum ansehen …</translation></message>
    <message><source>Look at it again.</source><comment>the engine</comment><translation>Sehen Sie es noch einmal an.</translation></message>
    <message><source>Look at them again.</source><comment>the engine</comment><translation>Sehen Sie sie noch einmal an.</translation></message>
    <message><source>Look for contradictions now</source><translation>Jetzt nach Widersprüchen suchen</translation></message>
    <message><source>Look for contradictions while idle</source><translation>In Ruhezeiten nach Widersprüchen suchen</translation></message>
    <message><source>Look now</source><translation>Jetzt suchen</translation></message>
    <message><source>Look through the vault by itself while nothing is written</source><translation>Das Gedächtnis von selbst durchsehen, solange nichts geschrieben wird</translation></message>
    <message><source>Look through the whole vault</source><translation>Das ganze Gedächtnis durchsehen</translation></message>
    <message numerus="yes"><source>Looked at {n} statements and found {what}.{rest}{notice}</source><comment>Looked at {n} statement and found {what}.{rest}{notice}</comment><translation><numerusform>{n} Aussage durchgesehen und {what} gefunden.{rest}{notice}</numerusform><numerusform>{n} Aussagen durchgesehen und {what} gefunden.{rest}{notice}</numerusform></translation></message>
    <message><source>Looking at another date</source><translation>Ein anderes Datum ansehen</translation></message>
    <message><source>Looking at today.</source><translation>Gezeigt wird heute.</translation></message>
    <message><source>Looking at {at}.</source><translation>Gezeigt wird {at}.</translation></message>
    <message><source>Looking for contradictions</source><translation>Nach Widersprüchen suchen</translation></message>
    <message><source>Looking for memories in conversations</source><translation>Erinnerungen werden in Gesprächen gesucht</translation></message>
    <message><source>Looking into the file…</source><translation>Die Datei wird angesehen …</translation></message>
    <message><source>Looking…</source><translation>Es wird gesucht …</translation></message>
    <message><source>MCP memory graph</source><translation>MCP-Gedächtnisgraph</translation></message>
    <message><source>MCP memory graph: what is true</source><translation>MCP-Gedächtnisgraph: was gültig ist</translation></message>
    <message><source>Made by a newer Variorum</source><translation>Von einem neueren Variorum</translation></message>
    <message><source>Made one memory of them.</source><translation>Eine Erinnerung daraus gemacht.</translation></message>
    <message><source>Make it first, or choose another one.</source><comment>the engine</comment><translation>Legen Sie ihn zuerst an, oder wählen Sie einen anderen.</translation></message>
    <message><source>Make of the file</source><translation>Bauart der Datei</translation></message>
    <message><source>Make one</source><translation>Eine machen</translation></message>
    <message><source>Make one memory of these</source><translation>Daraus eine Erinnerung machen</translation></message>
    <message><source>Make one of the selected…</source><translation>Aus den gewählten eine machen …</translation></message>
    <message><source>Make one with “variorum init”.</source><comment>the engine</comment><translation>Legen Sie eins mit „variorum init“ an.</translation></message>
    <message><source>Make the vault</source><translation>Gedächtnis anlegen</translation></message>
    <message><source>Many at once</source><translation>Viele auf einmal</translation></message>
    <message><source>Map of meanings</source><translation>Bedeutungskarte</translation></message>
    <message numerus="yes"><source>Map of meanings, {n} memories. {help}</source><comment>Map of meanings, {n} memory. {help}</comment><translation><numerusform>Bedeutungskarte, {n} Erinnerung. {help}</numerusform><numerusform>Bedeutungskarte, {n} Erinnerungen. {help}</numerusform></translation></message>
    <message><source>Mark as no longer true</source><translation>Als nicht mehr gültig markieren</translation></message>
    <message><source>Marked as never right.</source><translation>Als nie richtig markiert.</translation></message>
    <message><source>Marked as never right.</source><comment>the engine</comment><translation>Als nie richtig markiert.</translation></message>
    <message><source>Marked as never right. What it had ended is true as before: {opened}.</source><comment>the engine</comment><translation>Als nie richtig markiert. Was es beendet hatte, gilt wie zuvor: {opened}.</translation></message>
    <message><source>Marked as no longer true.</source><translation>Als nicht mehr gültig markiert.</translation></message>
    <message><source>May decide by itself while it is right in at least</source><translation>Darf selbst entscheiden, solange er mindestens so oft recht hat:</translation></message>
    <message><source>Medication</source><comment>heading</comment><translation>Medikamente</translation></message>
    <message><source>MemOS memories</source><translation>MemOS-Erinnerungen</translation></message>
    <message><source>Memories</source><translation>Erinnerungen</translation></message>
    <message><source>Memories and messages found</source><translation>Gefundene Erinnerungen und Nachrichten</translation></message>
    <message><source>Memories, each waiting for your approval</source><translation>Erinnerungen, jede wartet auf Ihre Freigabe</translation></message>
    <message><source>Memory</source><translation>Erinnerung</translation></message>
    <message><source>Merge</source><translation>Vereinen</translation></message>
    <message><source>Merged.</source><translation>Vereint.</translation></message>
    <message><source>Merged: {number} memories are one now; the others are in the archive.</source><comment>the engine</comment><translation>Vereint: {number} Erinnerungen sind jetzt eine; die anderen liegen im Archiv.</translation></message>
    <message numerus="yes"><source>Merged: {n} new memories, {changed} changed.{asked}</source><comment>Merged: {n} new memory, {changed} changed.{asked}</comment><translation><numerusform>Vereint: {n} neue Erinnerung, {changed} geändert.{asked}</numerusform><numerusform>Vereint: {n} neue Erinnerungen, {changed} geändert.{asked}</numerusform></translation></message>
    <message><source>Merge…</source><translation>Vereinen …</translation></message>
    <message><source>Merging takes two memories or more.</source><comment>the engine</comment><translation>Zum Vereinen braucht es zwei Erinnerungen oder mehr.</translation></message>
    <message><source>Messages to look things up in, remembered statements as memories</source><translation>Nachrichten zum Nachschlagen, gemerkte Aussagen als Erinnerungen</translation></message>
    <message><source>Model</source><translation>Modell</translation></message>
    <message><source>Models that take the mean, the first or the last piece can be used.</source><comment>the engine</comment><translation>Brauchbar sind Modelle, die das Mittel, das erste oder das letzte Stück nehmen.</translation></message>
    <message><source>Month</source><translation>Monat</translation></message>
    <message><source>More about this entry</source><translation>Mehr zu diesem Eintrag</translation></message>
    <message><source>More actions</source><translation>Weitere Aktionen</translation></message>
    <message><source>More of “{name}” waits by now, or something else. Nothing was done.</source><comment>the engine</comment><translation>Aus „{name}“ wartet inzwischen mehr oder anderes. Nichts wurde getan.</translation></message>
    <message><source>More to read ↓</source><translation>Mehr zu lesen ↓</translation></message>
    <message><source>Most in {month}: {learned}. The last in {last}.</source><translation>Die meisten im {month}: {learned}. Der letzte Monat: {last}.</translation></message>
    <message><source>Most relevant</source><translation>Passendste zuerst</translation></message>
    <message><source>Move it to a local disk; network folders do not carry one.</source><comment>the engine</comment><translation>Legen Sie es auf einen lokalen Datenträger; in Netzordnern geht das nicht.</translation></message>
    <message><source>Move that log away, with the file ending in -shm; the vault itself was not touched.</source><comment>the engine</comment><translation>Legen Sie dieses Protokoll beiseite, zusammen mit der Datei, die auf -shm endet; das Gedächtnis selbst blieb unberührt.</translation></message>
    <message><source>Move to archive</source><translation>Ins Archiv legen</translation></message>
    <message><source>Moved to the archive.</source><translation>Ins Archiv gelegt.</translation></message>
    <message><source>Moved to the archive.</source><comment>the engine</comment><translation>Ins Archiv gelegt.</translation></message>
    <message><source>Name</source><translation>Name</translation></message>
    <message><source>Name a file in it.</source><comment>the engine</comment><translation>Nennen Sie eine Datei darin.</translation></message>
    <message><source>Name a file.</source><comment>the engine</comment><translation>Nennen Sie eine Datei.</translation></message>
    <message><source>Name a new folder; nothing in the old one is touched.</source><comment>the engine</comment><translation>Nennen Sie einen neuen Ordner; im alten wird nichts berührt.</translation></message>
    <message><source>Name a tag to add or to take away.</source><translation>Nennen Sie ein Schlagwort, das hinzukommt oder wegfällt.</translation></message>
    <message><source>Name different ones.</source><comment>the engine</comment><translation>Nennen Sie verschiedene.</translation></message>
    <message><source>Name it, with --on DATE.</source><comment>the engine</comment><translation>Nennen Sie es.</translation></message>
    <message><source>Name one to add or to remove.</source><comment>the engine</comment><translation>Nennen Sie eines zum Hinzufügen oder Wegnehmen.</translation></message>
    <message><source>Name the date, or bring this wording back.</source><comment>the engine</comment><translation>Nennen Sie das Datum, oder holen Sie diesen Wortlaut zurück.</translation></message>
    <message><source>Name the date, or mark the earlier wording as never right.</source><comment>the engine</comment><translation>Nennen Sie das Datum, oder markieren Sie den früheren Wortlaut als nie richtig.</translation></message>
    <message><source>Name the one first that holds.</source><comment>the engine</comment><translation>Nennen Sie zuerst die, die gilt.</translation></message>
    <message><source>Name the vault file inside of it.</source><comment>the engine</comment><translation>Nennen Sie die Datei des Gedächtnisses darin.</translation></message>
    <message><source>Name two different memories.</source><comment>the engine</comment><translation>Nennen Sie zwei verschiedene Erinnerungen.</translation></message>
    <message><source>Narrow the list</source><translation>Die Liste eingrenzen</translation></message>
    <message><source>Nationality</source><comment>heading</comment><translation>Staatsangehörigkeit</translation></message>
    <message><source>Near means alike. Drag to move, the wheel zooms. Arrow keys walk, Enter opens, + and − zoom, Home shows all.</source><translation>Nah heißt ähnlich. Ziehen verschiebt, das Mausrad vergrößert. Pfeiltasten wandern, die Eingabetaste öffnet, + und − vergrößern, Pos1 zeigt alles.</translation></message>
    <message><source>Near what is known</source><translation>Nahe an Bekanntem</translation></message>
    <message><source>Nearly the same words as another memory; the two are linked.</source><comment>the engine</comment><translation>Fast dieselben Worte wie eine andere Erinnerung; die beiden sind verknüpft.</translation></message>
    <message><source>Nearly the same?</source><translation>Fast dasselbe?</translation></message>
    <message><source>Negation, other numbers, opposites, on the same words.</source><translation>Verneinung, andere Zahlen, Gegenteile bei denselben Wörtern.</translation></message>
    <message><source>Neither of the two says {what}.</source><comment>the engine</comment><translation>Keine der beiden sagt {what}.</translation></message>
    <message><source>Neither, write it…</source><translation>Keines, selbst schreiben …</translation></message>
    <message><source>Never right</source><translation>Nie richtig</translation></message>
    <message><source>New</source><translation>Neu</translation></message>
    <message><source>New memory</source><translation>Neue Erinnerung</translation></message>
    <message><source>New memory…</source><translation>Neue Erinnerung …</translation></message>
    <message><source>New vault</source><translation>Neues Gedächtnis</translation></message>
    <message><source>New vault…</source><translation>Neues Gedächtnis …</translation></message>
    <message><source>New words.</source><comment>the engine</comment><translation>Neue Worte.</translation></message>
    <message><source>Newest learned</source><translation>Zuletzt gelernt</translation></message>
    <message><source>Newest true</source><translation>Zuletzt gültig geworden</translation></message>
    <message><source>Next</source><translation>Weiter</translation></message>
    <message><source>Next file</source><translation>Nächste Datei</translation></message>
    <message><source>Next month</source><translation>Nächster Monat</translation></message>
    <message><source>Next year</source><translation>Nächstes Jahr</translation></message>
    <message><source>No chat model is set.</source><comment>the engine</comment><translation>Es ist kein Sprachmodell eingerichtet.</translation></message>
    <message><source>No command has these words in its name.</source><translation>Kein Befehl hat diese Wörter im Namen.</translation></message>
    <message><source>No detector has flagged anything yet.</source><translation>Noch hat kein Melder etwas gemeldet.</translation></message>
    <message><source>No headings</source><translation>Ohne Überschriften</translation></message>
    <message><source>No language model is loaded.</source><comment>the engine</comment><translation>Kein Sprachmodell ist geladen.</translation></message>
    <message><source>No language model is set.</source><comment>the engine</comment><translation>Es ist kein Sprachmodell eingerichtet.</translation></message>
    <message><source>No longer known</source><translation>Nicht mehr bekannt</translation></message>
    <message><source>No longer pinned.</source><translation>Nicht mehr angeheftet.</translation></message>
    <message><source>No longer pinned.</source><comment>the engine</comment><translation>Nicht mehr angeheftet.</translation></message>
    <message><source>No longer shown</source><translation>Nicht mehr gezeigt</translation></message>
    <message><source>No longer true</source><translation>Nicht mehr gültig</translation></message>
    <message><source>No longer true since {when}.</source><comment>the engine</comment><translation>Nicht mehr gültig seit {when}.</translation></message>
    <message><source>No longer true: this is what was known last.</source><translation>Nicht mehr gültig: Das war zuletzt bekannt.</translation></message>
    <message><source>No longer true: {words}</source><translation>Nicht mehr gültig: {words}</translation></message>
    <message><source>No longer true…</source><translation>Nicht mehr gültig …</translation></message>
    <message><source>No match</source><translation>Kein Treffer</translation></message>
    <message><source>No memories yet</source><translation>Noch keine Erinnerungen</translation></message>
    <message><source>No memory fits these words or this person.</source><translation>Keine Erinnerung passt zu diesen Wörtern oder dieser Person.</translation></message>
    <message><source>No memory fits these words.</source><translation>Keine Erinnerung passt zu diesen Wörtern.</translation></message>
    <message><source>No memory says so, but {speaker} said on {day}: “{text}”</source><comment>the engine</comment><translation>Keine Erinnerung sagt es, aber {speaker} sagte am {day}: „{text}“</translation></message>
    <message><source>No memory says so, but {speaker} said: “{text}”</source><comment>the engine</comment><translation>Keine Erinnerung sagt es, aber {speaker} sagte: „{text}“</translation></message>
    <message><source>No memory stands on this timeline.</source><translation>Auf dieser Zeitleiste steht keine Erinnerung.</translation></message>
    <message><source>No near repeat.</source><comment>the engine</comment><translation>Keine Fast-Wiederholung.</translation></message>
    <message><source>No other vault was opened yet</source><translation>Noch kein anderes Gedächtnis wurde geöffnet</translation></message>
    <message><source>No request is left for this sweep.</source><comment>the engine</comment><translation>Für diese Durchsicht ist keine Anfrage mehr übrig.</translation></message>
    <message><source>No rule did anything by itself</source><translation>Keine Regel hat von selbst etwas getan</translation></message>
    <message><source>No sentence of the reply names a memory that was shown.</source><comment>the engine</comment><translation>Kein Satz der Antwort nennt eine Erinnerung, die gezeigt wurde.</translation></message>
    <message><source>No setting fits these words.</source><translation>Keine Einstellung passt zu diesen Wörtern.</translation></message>
    <message><source>No statement has been read yet.</source><translation>Noch wurde keine Aussage gelesen.</translation></message>
    <message><source>No tag was named.</source><comment>the engine</comment><translation>Es wurde kein Schlagwort genannt.</translation></message>
    <message><source>No tags yet</source><translation>Noch keine Schlagwörter</translation></message>
    <message><source>No usable answer: {reason}</source><comment>the engine</comment><translation>Keine brauchbare Antwort: {reason}</translation></message>
    <message><source>No wording of it can be stored.</source><comment>the engine</comment><translation>Keine Fassung davon lässt sich speichern.</translation></message>
    <message><source>No, that is somebody else</source><translation>Nein, das ist jemand anderes</translation></message>
    <message><source>Nobody said {what}.</source><comment>the engine</comment><translation>Niemand hat {what} gesagt.</translation></message>
    <message><source>Nobody yet</source><translation>Noch niemand</translation></message>
    <message><source>None needed</source><translation>Keine nötig</translation></message>
    <message><source>None of them</source><translation>Niemand davon</translation></message>
    <message><source>None of them waits as it was shown.</source><comment>the engine</comment><translation>Keines davon wartet noch so, wie es gezeigt wurde.</translation></message>
    <message numerus="yes"><source>None of {n} memories fits</source><comment>None of {n} memory fits</comment><translation><numerusform>Keine von {n} Erinnerung passt</numerusform><numerusform>Keine von {n} Erinnerungen passt</numerusform></translation></message>
    <message><source>None was brought in yet.</source><comment>the engine</comment><translation>Noch wurde keins importiert.</translation></message>
    <message><source>Normal text size</source><translation>Normale Textgröße</translation></message>
    <message><source>Not asked.</source><translation>Nicht gefragt.</translation></message>
    <message><source>Not compared with your vault.</source><translation>Nicht mit Ihrem Gedächtnis verglichen.</translation></message>
    <message><source>Not found</source><translation>Nicht gefunden</translation></message>
    <message><source>Not heard: {reason}</source><translation>Nicht erreicht: {reason}</translation></message>
    <message><source>Not kept as a memory: it seems to say nothing lasting.</source><translation>Nicht als Erinnerung behalten: Es scheint nichts Bleibendes zu sagen.</translation></message>
    <message><source>Not known: only the day counts</source><translation>Nicht bekannt: Nur der Tag zählt</translation></message>
    <message><source>Not known: read as UTC</source><translation>Nicht bekannt: als UTC gelesen</translation></message>
    <message><source>Not read</source><translation>Nicht gelesen</translation></message>
    <message><source>Not set; no model is asked.</source><translation>Nicht eingestellt; kein Modell wird gefragt.</translation></message>
    <message><source>Not settled</source><translation>Nicht geklärt</translation></message>
    <message><source>Not stored</source><translation>Nicht gespeichert</translation></message>
    <message><source>Not the same subject</source><translation>Nicht dieselbe Person oder Sache</translation></message>
    <message><source>Not yet</source><translation>Noch nicht</translation></message>
    <message><source>Notes</source><translation>Notizen</translation></message>
    <message><source>Notes: a folder, a file a memory</source><translation>Notizen: ein Ordner, eine Datei je Erinnerung</translation></message>
    <message><source>Nothing</source><comment>no words</comment><translation>Nichts</translation></message>
    <message><source>Nothing as a memory, only to look things up in</source><translation>Nichts als Erinnerung, nur zum Nachschlagen</translation></message>
    <message><source>Nothing at this date</source><translation>Zu diesem Datum gibt es nichts</translation></message>
    <message><source>Nothing came from anywhere yet.</source><translation>Noch kam nirgendwoher etwas.</translation></message>
    <message><source>Nothing chosen waits for approval.</source><translation>Nichts Gewähltes wartet auf Freigabe.</translation></message>
    <message><source>Nothing contradicts</source><translation>Nichts widerspricht sich</translation></message>
    <message><source>Nothing counts before you approve it</source><translation>Nichts zählt, bevor Sie es freigeben</translation></message>
    <message><source>Nothing done by rule goes by that name.</source><comment>the engine</comment><translation>Nichts nach Regel Getanes heißt so.</translation></message>
    <message><source>Nothing here fits</source><translation>Hier passt nichts</translation></message>
    <message><source>Nothing here is called that.</source><translation>Nichts hier heißt so.</translation></message>
    <message><source>Nothing here yet</source><translation>Noch ist hier nichts</translation></message>
    <message><source>Nothing is active</source><translation>Nichts ist aktiv</translation></message>
    <message><source>Nothing is being searched for.</source><translation>Es wird nach nichts gesucht.</translation></message>
    <message><source>Nothing is decided yet</source><translation>Noch ist nichts entschieden</translation></message>
    <message><source>Nothing is left.</source><translation>Nichts ist übrig.</translation></message>
    <message><source>Nothing is linked with this memory.</source><translation>Mit dieser Erinnerung ist nichts verknüpft.</translation></message>
    <message><source>Nothing is stored about that.</source><comment>the engine</comment><translation>Darüber ist nichts gespeichert.</translation></message>
    <message><source>Nothing is stored that fits “{query}”.</source><translation>Nichts Gespeichertes passt zu „{query}“.</translation></message>
    <message><source>Nothing is there twice</source><translation>Nichts ist doppelt</translation></message>
    <message><source>Nothing is true without a question yet.</source><translation>Noch ist nichts ohne Frage gültig.</translation></message>
    <message><source>Nothing left to decide</source><translation>Nichts mehr zu entscheiden</translation></message>
    <message><source>Nothing like it is known.</source><translation>Nichts Ähnliches ist bekannt.</translation></message>
    <message><source>Nothing new in this file.</source><translation>Nichts Neues in dieser Datei.</translation></message>
    <message><source>Nothing of it counts yet.</source><translation>Nichts davon zählt bisher.</translation></message>
    <message><source>Nothing of it was kept. Check the model at that endpoint.</source><comment>the engine</comment><translation>Nichts davon wurde behalten. Prüfen Sie das Modell an diesem Endpunkt.</translation></message>
    <message><source>Nothing of “{name}” waits for approval.</source><comment>the engine</comment><translation>Aus „{name}“ wartet nichts auf Freigabe.</translation></message>
    <message><source>Nothing stored about that. The closest memories are shown; they are no answer.</source><translation>Darüber ist nichts gespeichert. Gezeigt werden die nächsten Erinnerungen; sie sind keine Antwort.</translation></message>
    <message><source>Nothing that can be brought in was found in this file.</source><translation>In dieser Datei wurde nichts gefunden, was sich einlesen lässt.</translation></message>
    <message><source>Nothing to bring in was found in this file.</source><translation>In dieser Datei wurde nichts zum Einlesen gefunden.</translation></message>
    <message><source>Nothing to change</source><translation>Nichts zu ändern</translation></message>
    <message><source>Nothing to undo</source><translation>Nichts zurückzunehmen</translation></message>
    <message><source>Nothing waits</source><translation>Nichts wartet</translation></message>
    <message><source>Nothing waits for you</source><translation>Nichts wartet auf Sie</translation></message>
    <message><source>Nothing waits for you. Five minutes saved.</source><translation>Nichts wartet auf Sie. Fünf Minuten gespart.</translation></message>
    <message><source>Nothing waits.</source><translation>Nichts wartet.</translation></message>
    <message><source>Nothing was changed after this.</source><translation>Danach wurde nichts geändert.</translation></message>
    <message><source>Nothing was changed.</source><comment>the engine</comment><translation>Nichts wurde geändert.</translation></message>
    <message><source>Nothing was changed. Make a backup before you go on, and keep older backups.</source><translation>Nichts wurde geändert. Legen Sie eine Sicherung an, bevor Sie weitermachen, und behalten Sie ältere Sicherungen.</translation></message>
    <message><source>Nothing was decided. Here are the two as they are now.</source><translation>Nichts wurde entschieden. Hier sind die beiden, wie sie jetzt sind.</translation></message>
    <message><source>Nothing was done yet</source><translation>Noch wurde nichts getan</translation></message>
    <message><source>Nothing was done. Here are the two as they are now.</source><translation>Nichts wurde getan. Hier sind die beiden, wie sie jetzt sind.</translation></message>
    <message><source>Nothing was done. Here is the proposal anew, against the memory as it is today.</source><translation>Nichts wurde getan. Hier ist der Vorschlag neu, zur Erinnerung, wie sie heute ist.</translation></message>
    <message><source>Nothing was found yet</source><translation>Noch wurde nichts gefunden</translation></message>
    <message><source>Nothing was skipped.</source><translation>Nichts wurde übergangen.</translation></message>
    <message><source>Nothing within this filter fits “{query}”.</source><translation>In diesem Filter passt nichts zu „{query}“.</translation></message>
    <message><source>Nothing would be written.</source><translation>Nichts würde geschrieben.</translation></message>
    <message><source>Nothing yet</source><translation>Noch nichts</translation></message>
    <message><source>Of what comes from “{}” only the words are kept from now on.</source><comment>the engine</comment><translation>Von dem, was aus „{}“ kommt, werden ab jetzt nur die Worte aufgehoben.</translation></message>
    <message><source>Of your {all} verdicts it now flags {flagged}, {right} of them rightly; if it followed you, it would flag {later}, {later_right} of them rightly.</source><translation>Von Ihren {all} Entscheidungen meldet er jetzt {flagged}, davon {right} zu Recht; folgte er Ihnen, meldete er {later}, davon {later_right} zu Recht.</translation></message>
    <message><source>Of {all} it flags {flagged}, {right} of them rightly.</source><translation>Von {all} meldet er {flagged}, davon {right} zu Recht.</translation></message>
    <message><source>Off</source><translation>Aus</translation></message>
    <message><source>Off by default. It is allowed only while even a careful guess of how often it is right lies above the limit. What it decides is listed under Decided and can be taken back.</source><translation>Als Vorgabe ausgeschaltet. Es ist nur erlaubt, solange selbst eine vorsichtige Schätzung der Treffsicherheit über der Grenze liegt. Was er entscheidet, steht unter „Entschieden“ und lässt sich zurücknehmen.</translation></message>
    <message><source>Off: hits keep the order of the search itself.</source><translation>Aus: Treffer behalten die Reihenfolge der Suche selbst.</translation></message>
    <message><source>Oldest learned</source><translation>Zuerst gelernt</translation></message>
    <message><source>On</source><translation>Ein</translation></message>
    <message><source>On 180 hard pairs that nobody had looked at before, of what it flags by itself 83 of 100 were clashes when it asks little, and it found 65 of 100 clashes. Balanced: 84 right, 77 found. All: 74 right, 88 found. On easier pairs of another hand, 96 of 100 of its flags were right and it found 80 of 100.</source><translation>Bei 180 schweren Paaren, die vorher niemand angesehen hatte, waren von dem, was er von sich aus meldet, 83 von 100 wirkliche Widersprüche, wenn er wenig fragt, und er fand 65 von 100 Widersprüchen. Ausgewogen: 84 richtig, 77 gefunden. Alles: 74 richtig, 88 gefunden. Bei leichteren Paaren von anderer Hand waren 96 von 100 Meldungen richtig, und er fand 80 von 100.</translation></message>
    <message><source>On the left (F9) stand the parts of the vault with their numbers. Active is what counts now; All is everything, the past and the archive included. A tag, a source or a person narrows the list; the chip above the list says so, and its cross takes it away. The words at the top right of the list change its order and put headings between its rows.</source><translation>Links (F9) stehen die Teile des Gedächtnisses mit ihren Zahlen. „Aktiv“ ist, was jetzt zählt; „Alles“ ist alles, auch Vergangenes und das Archiv. Ein Schlagwort, eine Quelle oder eine Person grenzt die Liste ein; die Marke über der Liste sagt es, und ihr Kreuz nimmt es weg. Die Wörter rechts über der Liste ändern ihre Reihenfolge und setzen Überschriften zwischen die Zeilen.</translation></message>
    <message><source>On {day}</source><translation>Am {day}</translation></message>
    <message><source>On: {name} reads the best hits once more.</source><translation>An: {name} liest die besten Treffer noch einmal.</translation></message>
    <message><source>One after the other needs the date on which it changed.</source><comment>the engine</comment><translation>„Nacheinander“ braucht das Datum der Änderung.</translation></message>
    <message><source>One file on this computer holds everything. Nothing is sent anywhere. MIT licence.</source><translation>Eine Datei auf diesem Computer enthält alles. Nichts wird irgendwohin gesendet. MIT-Lizenz.</translation></message>
    <message><source>One memory about “{name}” is about you now.</source><comment>the engine</comment><translation>Eine Erinnerung über „{name}“ handelt jetzt von Ihnen.</translation></message>
    <message><source>One memory now: “{text}”.</source><translation>Jetzt eine Erinnerung: „{text}“.</translation></message>
    <message><source>One of the two changed meanwhile. Nothing was done.</source><comment>the engine</comment><translation>Eine der beiden hat sich inzwischen geändert. Nichts wurde getan.</translation></message>
    <message><source>One of the two counts no more.</source><comment>the engine</comment><translation>Eine der beiden zählt nicht mehr.</translation></message>
    <message><source>One of the two is marked as never right.</source><comment>the engine</comment><translation>Eine der beiden ist als nie richtig markiert.</translation></message>
    <message><source>One says it, the other denies it.</source><comment>the engine</comment><translation>Eine sagt es, die andere verneint es.</translation></message>
    <message><source>One sentence is enough: “I live in Lisbon since March.”</source><translation>Ein Satz genügt: „Ich wohne seit März in Lissabon.“</translation></message>
    <message><source>One sentence, like “I live in Lisbon.”</source><translation>Ein Satz, etwa „Ich wohne in Lissabon.“</translation></message>
    <message><source>Only about what it is very sure of. Few questions, most of them right.</source><translation>Nur nach dem, dessen er sehr sicher ist. Wenige Fragen, die meisten berechtigt.</translation></message>
    <message><source>Only an archive can be locked with a password.</source><comment>the engine</comment><translation>Nur ein Archiv lässt sich mit einem Kennwort verschließen.</translation></message>
    <message><source>Only copies of one vault are merged. Open it on its own, with --vault.</source><comment>the engine</comment><translation>Nur Kopien desselben Gedächtnisses werden vereint. Öffnen Sie es für sich.</translation></message>
    <message><source>Only if you want to say it</source><translation>Nur wenn Sie es sagen möchten</translation></message>
    <message><source>Only to look things up in it</source><translation>Nur zum Nachschlagen</translation></message>
    <message><source>Only what has these words…</source><translation>Nur was diese Wörter enthält …</translation></message>
    <message><source>Open</source><translation>Öffnen</translation></message>
    <message><source>Open</source><comment>not decided yet</comment><translation>Offen</translation></message>
    <message><source>Open a vault</source><translation>Ein Gedächtnis öffnen</translation></message>
    <message><source>Open a vault…</source><translation>Ein Gedächtnis öffnen …</translation></message>
    <message><source>Open it</source><translation>Öffnen</translation></message>
    <message><source>Open it again where it can be written.</source><comment>the engine</comment><translation>Öffnen Sie es dort, wo es beschreibbar ist.</translation></message>
    <message><source>Open it in a text editor and save it as UTF-8.</source><comment>the engine</comment><translation>Öffnen Sie sie in einem Texteditor, und speichern Sie sie als UTF-8.</translation></message>
    <message><source>Open recent</source><translation>Zuletzt geöffnet</translation></message>
    <message><source>Open the sample vault</source><translation>Das Beispiel öffnen</translation></message>
    <message><source>Open the timeline</source><translation>Zeitleiste öffnen</translation></message>
    <message><source>OpenMemory export</source><translation>OpenMemory-Export</translation></message>
    <message><source>Opening the vault…</source><translation>Das Gedächtnis wird geöffnet …</translation></message>
    <message><source>Open…</source><translation>Öffnen …</translation></message>
    <message><source>Operation {number}</source><translation>Vorgang {number}</translation></message>
    <message><source>Operation {number} changed nothing; it notes what a model said.</source><comment>the engine</comment><translation>Vorgang {number} hat nichts geändert; er vermerkt, was ein Modell sagte.</translation></message>
    <message><source>Operation {number} is undone already.</source><comment>the engine</comment><translation>Vorgang {number} ist schon zurückgenommen.</translation></message>
    <message><source>Opposite words</source><translation>Gegenteilige Wörter</translation></message>
    <message><source>Optional. With one, Variorum can notice more repeats and changes. It only proposes: nothing that a model says changes a memory before you approve it.</source><translation>Kein Muss. Mit einem Modell kann Variorum mehr Wiederholungen und Änderungen bemerken. Es schlägt nur vor: Nichts, was ein Modell sagt, ändert eine Erinnerung, bevor Sie es freigeben.</translation></message>
    <message><source>Optional. “Alice” in what assistants stored and “I” are then the same person.</source><translation>Freiwillig. „Alice“ in dem, was Assistenten speicherten, und „ich“ sind dann dieselbe Person.</translation></message>
    <message><source>Optional: a cross-encoder of your own reads your question together with the best hits and puts them in a better order. It never changes what is said of them. It counts for every vault on this computer, and nothing leaves it.</source><translation>Freiwillig: Ein eigener Cross-Encoder liest deine Frage zusammen mit den besten Treffern und bringt sie in eine bessere Reihenfolge. Was über sie gesagt wird, ändert er nie. Er gilt für jedes Gedächtnis auf diesem Computer, und nichts verlässt ihn.</translation></message>
    <message><source>Optional: an endpoint of your own reads and compares.</source><translation>Kein Muss: Ein eigener Endpunkt liest und vergleicht.</translation></message>
    <message><source>Order of the list</source><translation>Reihenfolge der Liste</translation></message>
    <message><source>Other file…</source><translation>Andere Datei …</translation></message>
    <message><source>Other words:</source><translation>Andere Worte:</translation></message>
    <message><source>Owns</source><comment>heading</comment><translation>Besitzt</translation></message>
    <message><source>Page</source><translation>Seite</translation></message>
    <message><source>Page with timelines, to print</source><translation>Seite mit Zeitleisten, zum Drucken</translation></message>
    <message><source>Pairs that {why} wait for you.</source><comment>the engine</comment><translation>Paare, die {why}, warten auf Sie.</translation></message>
    <message><source>Partner</source><comment>heading</comment><translation>Partner</translation></message>
    <message><source>Parts of this memory</source><translation>Teile dieser Erinnerung</translation></message>
    <message><source>Password</source><translation>Kennwort</translation></message>
    <message><source>Password of the archive</source><translation>Kennwort des Archivs</translation></message>
    <message><source>Past</source><translation>Vergangen</translation></message>
    <message><source>Pause</source><translation>Anhalten</translation></message>
    <message><source>People</source><translation>Personen</translation></message>
    <message><source>Person</source><translation>Person</translation></message>
    <message><source>Pets</source><comment>heading</comment><translation>Haustiere</translation></message>
    <message><source>Phone</source><comment>heading</comment><translation>Telefon</translation></message>
    <message><source>Pick a memory to see its history.</source><translation>Wählen Sie eine Erinnerung, um ihren Verlauf zu sehen.</translation></message>
    <message><source>Pictures</source><translation>Bilder</translation></message>
    <message><source>Pin</source><translation>Anheften</translation></message>
    <message><source>Pin or unpin</source><translation>Anheften oder lösen</translation></message>
    <message><source>Pinned</source><translation>Angeheftet</translation></message>
    <message><source>Pinned.</source><translation>Angeheftet.</translation></message>
    <message><source>Plain text</source><translation>Reiner Text</translation></message>
    <message><source>Plans</source><comment>heading</comment><translation>Pläne</translation></message>
    <message><source>Point at an answer, and what it does is told here. Nothing is lost by any of them.</source><translation>Zeigen Sie auf eine Antwort, dann steht hier, was sie bewirkt. Durch keine geht etwas verloren.</translation></message>
    <message><source>Point at an answer, or step through them with Tab, and what it does is told here. Nothing is lost by any of them.</source><translation>Zeigen Sie auf eine Antwort, oder gehen Sie mit Tab hindurch, dann steht hier, was sie bewirkt. Durch keine geht etwas verloren.</translation></message>
    <message><source>Pooling</source><translation>Zusammenfassen</translation></message>
    <message><source>Preparing search by meaning</source><translation>Die Suche nach Bedeutung wird vorbereitet</translation></message>
    <message><source>Presentation mode</source><translation>Vorführmodus</translation></message>
    <message><source>Presentation mode. F11 or Esc ends it.</source><translation>Vorführmodus. F11 oder Esc beendet ihn.</translation></message>
    <message><source>Previous month</source><translation>Voriger Monat</translation></message>
    <message><source>Previous year</source><translation>Voriges Jahr</translation></message>
    <message><source>Private</source><translation>Privat</translation></message>
    <message><source>Progress of the work under way</source><translation>Fortschritt der laufenden Arbeit</translation></message>
    <message><source>Proposed {number}</source><translation>Vorgeschlagen {number}</translation></message>
    <message><source>Put a key into the system’s key store</source><translation>Einen Schlüssel in den Schlüsselbund legen</translation></message>
    <message><source>Put a key there…</source><translation>Schlüssel hineinlegen …</translation></message>
    <message><source>Put in its place</source><translation>Dafür einsetzen</translation></message>
    <message><source>Put off. It comes back at the end of the queue.</source><translation>Verschoben. Es kommt am Ende der Reihe wieder.</translation></message>
    <message><source>Put off. It comes last until you come back here.</source><translation>Verschoben. Es kommt zuletzt, bis Sie wieder hierher kommen.</translation></message>
    <message><source>Put that file into the folder, too.</source><comment>the engine</comment><translation>Lege auch diese Datei in den Ordner.</translation></message>
    <message><source>Put the model.onnx and the tokenizer.json of one and the same model into the folder.</source><comment>the engine</comment><translation>Lege model.onnx und tokenizer.json ein und desselben Modells in den Ordner.</translation></message>
    <message><source>Question</source><translation>Frage</translation></message>
    <message><source>Quiet headings between the rows, each with its number.</source><translation>Ruhige Überschriften zwischen den Zeilen, jede mit ihrer Zahl.</translation></message>
    <message><source>Quit</source><translation>Beenden</translation></message>
    <message><source>Quote</source><translation>Zitat</translation></message>
    <message><source>Read them again</source><translation>Noch einmal lesen</translation></message>
    <message><source>Read {messages}: {statements}.</source><translation>{messages} gelesen: {statements}.</translation></message>
    <message><source>Reading everything with the new model: {made} of {total}</source><translation>Alles wird mit dem neuen Modell gelesen: {made} von {total}</translation></message>
    <message><source>Reading everything with {name}: {made} of {total}</source><translation>Alles wird mit {name} gelesen: {made} von {total}</translation></message>
    <message><source>Reading some sentences with it…</source><translation>Einige Sätze werden damit gelesen …</translation></message>
    <message><source>Reason</source><translation>Grund</translation></message>
    <message><source>Recent</source><translation>Neu gelernt</translation></message>
    <message><source>Recent searches</source><translation>Letzte Suchen</translation></message>
    <message><source>Reckoned up, the two do not come to the same.</source><comment>the engine</comment><translation>Zusammengerechnet kommen die beiden nicht auf dasselbe.</translation></message>
    <message><source>Record this</source><translation>So festhalten</translation></message>
    <message><source>Recorded</source><translation>Aufgezeichnet</translation></message>
    <message><source>Recorded conversations</source><translation>Aufgezeichnete Gespräche</translation></message>
    <message><source>Recorded {at}, {ago}</source><translation>Aufgezeichnet {at}, {ago}</translation></message>
    <message><source>Recorded {day}</source><translation>Aufgezeichnet {day}</translation></message>
    <message><source>Recorded {day} · {who}</source><translation>Aufgezeichnet {day} · {who}</translation></message>
    <message><source>Redo</source><translation>Wiederholen</translation></message>
    <message><source>Reject</source><translation>Ablehnen</translation></message>
    <message><source>Reject all</source><translation>Alle ablehnen</translation></message>
    <message><source>Rejected.</source><translation>Abgelehnt.</translation></message>
    <message><source>Rejected: {memories}. Undo brings them back.</source><comment>the engine</comment><translation>Abgelehnt: {memories}. „Rückgängig“ bringt sie zurück.</translation></message>
    <message><source>Religion</source><comment>heading</comment><translation>Religion</translation></message>
    <message><source>Removal</source><translation>Wegfall</translation></message>
    <message><source>Remove</source><translation>Entfernen</translation></message>
    <message><source>Remove it.</source><comment>the engine</comment><translation>Entfernen Sie es.</translation></message>
    <message><source>Remove one that you no longer need.</source><comment>the engine</comment><translation>Entfernen Sie eine, die Sie nicht mehr brauchen.</translation></message>
    <message><source>Remove the filter {words}</source><translation>Den Filter {words} entfernen</translation></message>
    <message><source>Rename a saved search</source><translation>Gespeicherte Suche umbenennen</translation></message>
    <message><source>Rename…</source><translation>Umbenennen …</translation></message>
    <message><source>Replace</source><translation>Ersetzen</translation></message>
    <message><source>Reset</source><translation>Zurücksetzen</translation></message>
    <message><source>Reset the sample</source><translation>Beispiel zurücksetzen</translation></message>
    <message><source>Reset the sample (Ctrl+Shift+R)</source><translation>Beispiel zurücksetzen (Strg+Umschalt+R)</translation></message>
    <message><source>Reset the sample…</source><translation>Beispiel zurücksetzen …</translation></message>
    <message><source>Rested on {text}, {fate}.</source><comment>the engine</comment><translation>Beruhte auf {text}, {fate}.</translation></message>
    <message><source>Restore</source><translation>Zurückholen</translation></message>
    <message><source>Restore a backup.</source><comment>the engine</comment><translation>Stellen Sie eine Sicherung wieder her.</translation></message>
    <message><source>Restore a backup; leave this file as it is.</source><comment>the engine</comment><translation>Stellen Sie eine Sicherung wieder her; lassen Sie diese Datei, wie sie ist.</translation></message>
    <message><source>Review</source><translation>Prüfen</translation></message>
    <message><source>Review for five minutes</source><translation>Fünf Minuten prüfen</translation></message>
    <message><source>Right in {right} of 100 comparisons.</source><translation>Richtig in {right} von 100 Vergleichen.</translation></message>
    <message><source>Right in {right} of {asked}.</source><translation>{right} von {asked} richtig.</translation></message>
    <message><source>Right in {right} of {decided} of your verdicts ({interval}).</source><translation>Bei {right} von {decided} Ihrer Entscheidungen richtig ({interval}).</translation></message>
    <message><source>Rule for that side.</source><comment>the engine</comment><translation>Entscheiden Sie für diese Seite.</translation></message>
    <message><source>Rules over what is asked</source><translation>Regeln über das Gefragte</translation></message>
    <message><source>Run “variorum verify” on the vault.</source><comment>the engine</comment><translation>Prüfen Sie das Gedächtnis mit „variorum verify“.</translation></message>
    <message><source>Said</source><translation>Gesagt</translation></message>
    <message><source>Said before?</source><translation>Schon gesagt?</translation></message>
    <message><source>Said by {speaker} · {origin}</source><translation>Gesagt von {speaker} · {origin}</translation></message>
    <message><source>Said earlier</source><translation>Früher gesagt</translation></message>
    <message><source>Said later</source><translation>Später gesagt</translation></message>
    <message><source>Same property?</source><translation>Dieselbe Eigenschaft?</translation></message>
    <message><source>Same thing twice</source><translation>Zweimal dasselbe</translation></message>
    <message><source>Same wording</source><translation>Gleicher Wortlaut</translation></message>
    <message><source>Sample data, made up</source><translation>Erfundene Beispieldaten</translation></message>
    <message><source>Save</source><translation>Speichern</translation></message>
    <message><source>Save a copy of your memories</source><translation>Eine Kopie Ihrer Erinnerungen speichern</translation></message>
    <message><source>Save as</source><translation>Speichern unter</translation></message>
    <message><source>Save tags</source><translation>Schlagwörter speichern</translation></message>
    <message><source>Save this list…</source><translation>Diese Liste speichern …</translation></message>
    <message><source>Save this search</source><translation>Diese Suche speichern</translation></message>
    <message><source>Save this search…</source><translation>Diese Suche speichern …</translation></message>
    <message><source>Saved as “{name}”</source><translation>Gespeichert als „{name}“</translation></message>
    <message><source>Saved as “{name}”.</source><comment>the engine</comment><translation>Gespeichert als „{name}“.</translation></message>
    <message><source>Saved searches</source><translation>Gespeicherte Suchen</translation></message>
    <message numerus="yes"><source>Saved {n} memories to “{name}”.</source><comment>Saved {n} memory to “{name}”.</comment><translation><numerusform>{n} Erinnerung in „{name}“ gespeichert.</numerusform><numerusform>{n} Erinnerungen in „{name}“ gespeichert.</numerusform></translation></message>
    <message><source>Save…</source><translation>Speichern …</translation></message>
    <message><source>Saving your memories</source><translation>Ihre Erinnerungen werden gespeichert</translation></message>
    <message><source>Say first whether that is you.</source><translation>Sagen Sie zuerst, ob Sie das sind.</translation></message>
    <message><source>Say where each one holds, if that is what tells them apart. Both lines may stay empty.</source><translation>Sagen Sie, wo jede gilt, wenn sie sich darin unterscheiden. Beide Zeilen dürfen leer bleiben.</translation></message>
    <message><source>Say whether that is you: then what is told of both is yours, and one undo takes it apart again.</source><comment>the engine</comment><translation>Sagen Sie, ob Sie das sind: Dann gilt von Ihnen, was von beiden gesagt ist, und ein Schritt zurück trennt es wieder.</translation></message>
    <message><source>Say which comes first: --date-order dmy or mdy.</source><comment>the engine</comment><translation>Sagen Sie, was zuerst kommt: --date-order dmy oder mdy.</translation></message>
    <message><source>Says otherwise</source><translation>Sagt etwas anderes</translation></message>
    <message><source>Says otherwise: “{text}”, true {when}. {reason}</source><translation>Sagt etwas anderes: „{text}“, gültig {when}. {reason}</translation></message>
    <message><source>Score</source><translation>Punkte</translation></message>
    <message><source>Search by meaning</source><translation>Suche nach Bedeutung</translation></message>
    <message><source>Search by meaning…</source><translation>Suche nach Bedeutung …</translation></message>
    <message><source>Search by words and meaning</source><translation>Suche nach Wörtern und Bedeutung</translation></message>
    <message><source>Search by words still works without it. Reinstall Variorum to bring the model back.</source><comment>the engine</comment><translation>Die Suche nach Wörtern geht auch ohne das Modell. Installieren Sie Variorum neu, um es zurückzuholen.</translation></message>
    <message><source>Search by words still works.</source><comment>the engine</comment><translation>Die Suche nach Wörtern geht weiter.</translation></message>
    <message><source>Search by words still works. Choose another model in the settings.</source><comment>the engine</comment><translation>Die Suche nach Wörtern geht weiter. Wählen Sie in den Einstellungen ein anderes Modell.</translation></message>
    <message><source>Search by words still works. Reinstall Variorum to bring it back.</source><comment>the engine</comment><translation>Die Suche nach Wörtern geht weiter. Installieren Sie Variorum neu, um es zurückzuholen.</translation></message>
    <message><source>Search by words still works. Reinstall Variorum, or choose another model in the settings.</source><comment>the engine</comment><translation>Die Suche nach Wörtern geht weiter. Installieren Sie Variorum neu, oder wählen Sie in den Einstellungen ein anderes Modell.</translation></message>
    <message><source>Search goes by words only: the language model is not loaded.</source><comment>the engine</comment><translation>Gesucht wird nur nach Wörtern: Das Sprachmodell ist nicht geladen.</translation></message>
    <message><source>Search goes by words only: the vectors in this vault are another model's. “variorum embedder run” makes them anew.</source><comment>the engine</comment><translation>Gesucht wird nur nach Wörtern: Die Vektoren in diesem Gedächtnis sind von einem anderen Modell. „variorum embedder run“ macht sie neu.</translation></message>
    <message><source>Search goes on without it. Choose another reranker, or switch it off.</source><comment>the engine</comment><translation>Gesucht wird ohne ihn. Wähle einen anderen Reranker, oder schalte ihn aus.</translation></message>
    <message><source>Search goes on without it. Reinstall Variorum to bring it back.</source><comment>the engine</comment><translation>Gesucht wird ohne ihn. Eine neue Installation von Variorum bringt ihn zurück.</translation></message>
    <message><source>Search goes without the reranker: {reason}</source><comment>the engine</comment><translation>Gesucht wird ohne den Reranker: {reason}</translation></message>
    <message><source>Search the settings…</source><translation>Einstellungen durchsuchen …</translation></message>
    <message><source>Search within the timeline</source><translation>In der Zeitleiste suchen</translation></message>
    <message><source>Search your memories</source><translation>Erinnerungen durchsuchen</translation></message>
    <message><source>Search your memories…</source><translation>Erinnerungen durchsuchen …</translation></message>
    <message><source>Searching by words only: the language model is not there.</source><translation>Suche nur nach Wörtern: Das Sprachmodell fehlt.</translation></message>
    <message><source>See --help.</source><comment>the engine</comment><translation>Siehe --help.</translation></message>
    <message><source>See it with sample data</source><translation>Mit Beispieldaten ansehen</translation></message>
    <message><source>Select all</source><translation>Alles auswählen</translation></message>
    <message><source>Select none</source><translation>Nichts auswählen</translation></message>
    <message><source>Select several memories first.</source><translation>Wählen Sie zuerst mehrere Erinnerungen.</translation></message>
    <message><source>Separate tags with commas.</source><translation>Trennen Sie Schlagwörter mit Kommas.</translation></message>
    <message><source>Set its source to propose first.</source><comment>the engine</comment><translation>Stellen Sie die Quelle zuerst auf „propose“.</translation></message>
    <message><source>Set that environment variable, or put the key into the key store again.</source><comment>the engine</comment><translation>Setzen Sie diese Umgebungsvariable, oder legen Sie den Schlüssel noch einmal in den Schlüsselspeicher.</translation></message>
    <message><source>Set the address that it really has.</source><comment>the engine</comment><translation>Stellen Sie die Adresse ein, die er wirklich hat.</translation></message>
    <message><source>Settings</source><translation>Einstellungen</translation></message>
    <message><source>Short id</source><translation>Kurze Kennung</translation></message>
    <message><source>Show</source><translation>Zeigen</translation></message>
    <message><source>Show all ({left} more signs)</source><translation>Alles zeigen ({left} weitere Zeichen)</translation></message>
    <message><source>Show all ({number} signs)</source><translation>Alles zeigen ({number} Zeichen)</translation></message>
    <message><source>Show all lanes</source><translation>Alle Bahnen zeigen</translation></message>
    <message><source>Show earlier</source><translation>Frühere zeigen</translation></message>
    <message><source>Show fewer</source><translation>Weniger zeigen</translation></message>
    <message><source>Show in the tray how much waits</source><translation>In der Symbolleiste des Systems zeigen, wie viel wartet</translation></message>
    <message><source>Show its folder</source><translation>Ordner anzeigen</translation></message>
    <message><source>Show or hide the library</source><translation>Bibliothek ein- oder ausblenden</translation></message>
    <message><source>Show the links</source><translation>Verknüpfungen zeigen</translation></message>
    <message><source>Show the memory</source><translation>Erinnerung zeigen</translation></message>
    <message><source>Show the past</source><translation>Vergangenes zeigen</translation></message>
    <message><source>Show the source</source><translation>Quelle zeigen</translation></message>
    <message><source>Show what was decided</source><translation>Entschiedenes zeigen</translation></message>
    <message><source>Show {number} more</source><translation>{number} weitere zeigen</translation></message>
    <message numerus="yes"><source>Show {n} older versions</source><comment>Show {n} older version</comment><translation><numerusform>{n} ältere Fassung zeigen</numerusform><numerusform>{n} ältere Fassungen zeigen</numerusform></translation></message>
    <message><source>Showing: Today</source><translation>Stand: heute</translation></message>
    <message><source>Showing: as known on {known_on}</source><translation>Stand: nach dem Wissen vom {known_on}</translation></message>
    <message><source>Showing: {both}</source><translation>Stand: {both}</translation></message>
    <message><source>Showing: {true_on}</source><translation>Stand: {true_on}</translation></message>
    <message><source>Signs</source><translation>Zeichen</translation></message>
    <message><source>Since another date</source><translation>Seit einem anderen Datum</translation></message>
    <message><source>Since today</source><translation>Seit heute</translation></message>
    <message><source>Single keys</source><translation>Einzelne Tasten</translation></message>
    <message><source>Single keys answer</source><translation>Einzelne Tasten antworten</translation></message>
    <message><source>Single keys of the review…</source><translation>Einzelne Tasten beim Prüfen …</translation></message>
    <message><source>Size</source><translation>Größe</translation></message>
    <message><source>Size of text</source><translation>Textgröße</translation></message>
    <message><source>Skip</source><translation>Überspringen</translation></message>
    <message><source>Skip the tour</source><translation>Überspringen</translation></message>
    <message><source>Skipped</source><translation>Übergangen</translation></message>
    <message><source>Skipped as {kind}.</source><translation>Übergangen: {kind}.</translation></message>
    <message><source>Skipped {number}</source><translation>Übergangen {number}</translation></message>
    <message><source>Skipped: {kind}.</source><translation>Übergangen: {kind}.</translation></message>
    <message><source>Skipped: {reason}.</source><comment>the engine</comment><translation>Übergangen: {reason}.</translation></message>
    <message><source>Skipped…</source><translation>Übergangen …</translation></message>
    <message><source>Slot</source><translation>Merkmal</translation></message>
    <message><source>Small and quick, made for English. Nothing leaves this computer.</source><translation>Klein und schnell, für Englisch gemacht. Nichts verlässt diesen Computer.</translation></message>
    <message><source>Small talk and machine lines would be listed here, so that you can restore them.</source><translation>Hier stünden Geplauder und Maschinenzeilen, damit Sie sie zurückholen können.</translation></message>
    <message><source>Smaller text</source><translation>Kleinerer Text</translation></message>
    <message><source>So are {rest} more.</source><comment>the engine</comment><translation>Ebenso {rest} weitere.</translation></message>
    <message><source>So is one more.</source><comment>the engine</comment><translation>Ebenso eine weitere.</translation></message>
    <message><source>Somebody called “{name}” is in this vault already, {where}.</source><comment>the engine</comment><translation>Jemand namens „{name}“ kommt in diesem Gedächtnis schon vor, {where}.</translation></message>
    <message><source>Somebody here has that name</source><translation>Jemand hier heißt so</translation></message>
    <message><source>Something new disagrees</source><translation>Etwas Neues widerspricht</translation></message>
    <message><source>Something that looks like a secret was left out of what goes to {endpoint}.</source><comment>the engine</comment><translation>Etwas, das wie ein Geheimnis aussieht, wurde für {endpoint} weggelassen.</translation></message>
    <message><source>Something went wrong in Variorum</source><translation>In Variorum ist etwas schiefgegangen</translation></message>
    <message><source>Sort</source><translation>Sortieren</translation></message>
    <message><source>Source</source><translation>Quelle</translation></message>
    <message><source>Sources</source><translation>Quellen</translation></message>
    <message><source>Sources…</source><translation>Quellen …</translation></message>
    <message><source>Speaker</source><translation>Sprecher</translation></message>
    <message><source>Split it into smaller files.</source><comment>the engine</comment><translation>Teilen Sie es in kleinere Dateien.</translation></message>
    <message><source>Split: {number} memories stand in its place; the whole one is in the archive.</source><comment>the engine</comment><translation>Geteilt: {number} Erinnerungen stehen an ihrer Stelle; die ganze liegt im Archiv.</translation></message>
    <message><source>Splitting takes two different texts or more.</source><comment>the engine</comment><translation>Zum Teilen braucht es zwei verschiedene Texte oder mehr.</translation></message>
    <message><source>Start again now</source><translation>Jetzt neu starten</translation></message>
    <message><source>Start my own</source><translation>Eigenes beginnen</translation></message>
    <message><source>Start my own vault</source><translation>Eigenes Gedächtnis beginnen</translation></message>
    <message><source>Start of this year</source><translation>Anfang dieses Jahres</translation></message>
    <message><source>State</source><translation>Zustand</translation></message>
    <message><source>Statements close in meaning; only ever a candidate.</source><translation>Aussagen mit ähnlicher Bedeutung; immer nur ein Anhaltspunkt.</translation></message>
    <message><source>Status</source><translation>Status</translation></message>
    <message><source>Stay with the present model</source><translation>Beim jetzigen Modell bleiben</translation></message>
    <message><source>Still true, if left empty</source><translation>Noch gültig, wenn leer</translation></message>
    <message><source>Stop</source><translation>Anhalten</translation></message>
    <message><source>Stop here</source><translation>Hier aufhören</translation></message>
    <message><source>Stopped</source><translation>Angehalten</translation></message>
    <message><source>Stopped before the model was asked.</source><comment>the engine</comment><translation>Angehalten, bevor das Modell gefragt wurde.</translation></message>
    <message><source>Stopped while the model was answering.</source><comment>the engine</comment><translation>Angehalten, während das Modell antwortete.</translation></message>
    <message><source>Stopped while waiting for a busy endpoint.</source><comment>the engine</comment><translation>Angehalten beim Warten auf einen beschäftigten Endpunkt.</translation></message>
    <message><source>Stopped. Nothing of it was stored.</source><translation>Angehalten. Nichts davon wurde gespeichert.</translation></message>
    <message><source>Stopped. Nothing was changed by it.</source><translation>Angehalten. Nichts wurde dadurch geändert.</translation></message>
    <message><source>Stopped. Nothing was changed.</source><comment>the engine</comment><translation>Angehalten. Nichts wurde geändert.</translation></message>
    <message numerus="yes"><source>Stopped; {n} are left.</source><comment>Stopped; {n} is left.</comment><translation><numerusform>Angehalten; {n} ist übrig.</numerusform><numerusform>Angehalten; {n} sind übrig.</numerusform></translation></message>
    <message><source>Stopping…</source><translation>Wird angehalten …</translation></message>
    <message><source>Store</source><translation>Speichern</translation></message>
    <message><source>Store the key</source><translation>Schlüssel speichern</translation></message>
    <message><source>Stored, and linked to a memory that says nearly the same.</source><translation>Gespeichert und mit einer Erinnerung verknüpft, die fast dasselbe sagt.</translation></message>
    <message><source>Stored.</source><translation>Gespeichert.</translation></message>
    <message><source>Stored. Something waits for you.</source><translation>Gespeichert. Etwas wartet auf Sie.</translation></message>
    <message><source>Stored; disagrees with “{against}”: waiting for you.</source><translation>Gespeichert; widerspricht „{against}“: wartet auf Sie.</translation></message>
    <message><source>Stored; it says nearly the same as another memory.</source><translation>Gespeichert; es sagt fast dasselbe wie eine andere Erinnerung.</translation></message>
    <message><source>Stored; it waits for approval.</source><comment>the engine</comment><translation>Gespeichert; es wartet auf Freigabe.</translation></message>
    <message><source>Stored; waiting for approval.</source><translation>Gespeichert; wartet auf Freigabe.</translation></message>
    <message numerus="yes"><source>Stored; {n} changes to other memories wait for you.</source><comment>Stored; a change to another memory waits for you.</comment><translation><numerusform>Gespeichert; eine Änderung an einer anderen Erinnerung wartet auf Sie.</numerusform><numerusform>Gespeichert; {n} Änderungen an anderen Erinnerungen warten auf Sie.</numerusform></translation></message>
    <message><source>Stronger model</source><translation>Stärkeres Modell</translation></message>
    <message><source>Studies</source><comment>heading</comment><translation>Ausbildung</translation></message>
    <message><source>Such a file is a list of samples, each with “sample_id” and “conversation”.</source><comment>the engine</comment><translation>Eine solche Datei ist eine Liste von Beispielen, jedes mit „sample_id“ und „conversation“.</translation></message>
    <message><source>Such an archive is a trap or broken; ask for a new export.</source><comment>the engine</comment><translation>So ein Archiv ist eine Falle oder kaputt; fordern Sie einen neuen Export an.</translation></message>
    <message><source>Suggested: {verdict}.</source><translation>Vorschlag: {verdict}.</translation></message>
    <message><source>Swap</source><translation>Tauschen</translation></message>
    <message><source>Switch it off</source><translation>Ausschalten</translation></message>
    <message><source>System</source><translation>System</translation></message>
    <message><source>Table</source><translation>Tabelle</translation></message>
    <message><source>Table (*.csv)</source><translation>Tabelle (*.csv)</translation></message>
    <message><source>Table for a spreadsheet</source><translation>Tabelle für ein Rechenblatt</translation></message>
    <message><source>Tags</source><translation>Schlagwörter</translation></message>
    <message><source>Tags changed.</source><translation>Schlagwörter geändert.</translation></message>
    <message><source>Tags changed: {note}.</source><comment>the engine</comment><translation>Schlagwörter geändert: {note}.</translation></message>
    <message><source>Tags…</source><translation>Schlagwörter …</translation></message>
    <message><source>Take</source><translation>Übernehmen</translation></message>
    <message><source>Take back</source><translation>Zurücknehmen</translation></message>
    <message><source>Take the JSON export of the same program instead; it holds more.</source><comment>the engine</comment><translation>Nehmen Sie den JSON-Export desselben Programms; er enthält mehr.</translation></message>
    <message><source>Take the tour</source><translation>Rundgang</translation></message>
    <message><source>Take these away</source><translation>Diese wegnehmen</translation></message>
    <message><source>Taken back</source><translation>Zurückgenommen</translation></message>
    <message><source>Taken back.</source><translation>Zurückgenommen.</translation></message>
    <message><source>Taken back. The vault is as it was before.</source><translation>Zurückgenommen. Das Gedächtnis ist wie zuvor.</translation></message>
    <message><source>Taken back: {undone}.</source><translation>Zurückgenommen: {undone}.</translation></message>
    <message><source>Taken back; it is as it was before the rule.</source><translation>Zurückgenommen; es ist wie vor der Regel.</translation></message>
    <message><source>Test it</source><translation>Testen</translation></message>
    <message><source>Test this model</source><translation>Dieses Modell prüfen</translation></message>
    <message><source>Testing the language model</source><translation>Das Sprachmodell wird geprüft</translation></message>
    <message><source>Text</source><translation>Text</translation></message>
    <message><source>That could be several memories</source><translation>Das könnten mehrere Erinnerungen sein</translation></message>
    <message><source>That is hardly better than guessing. Leave it off: it would only make work for you.</source><translation>Das ist kaum besser als Raten. Lassen Sie es aus: Es würde Ihnen nur Arbeit machen.</translation></message>
    <message><source>That is no budget for a sweep.</source><comment>the engine</comment><translation>Das ist kein Rahmen für eine Durchsicht.</translation></message>
    <message><source>That is no longer known.</source><comment>the engine</comment><translation>Das ist nicht mehr bekannt.</translation></message>
    <message><source>That is no longer known. What was said before: {told}</source><comment>the engine</comment><translation>Das ist nicht mehr bekannt. Zuvor gesagt: {told}</translation></message>
    <message><source>That is no longer true: {over}</source><comment>the engine</comment><translation>Das gilt nicht mehr: {over}</translation></message>
    <message><source>That is not a date</source><translation>Das ist kein Datum</translation></message>
    <message><source>That is not a name for a key.</source><comment>the engine</comment><translation>Das ist kein Name für einen Schlüssel.</translation></message>
    <message><source>That is not possible</source><translation>Das geht nicht</translation></message>
    <message><source>That is not settled: {told}. You have not ruled yet.</source><comment>the engine</comment><translation>Das ist nicht geklärt: {told}. Sie haben noch nicht entschieden.</translation></message>
    <message><source>That is not the name of a key.</source><comment>the engine</comment><translation>Das ist nicht der Name eines Schlüssels.</translation></message>
    <message><source>That is not the password</source><translation>Das ist nicht das Kennwort</translation></message>
    <message><source>That is what one of the two says already.</source><comment>the engine</comment><translation>Das sagt eine der beiden schon.</translation></message>
    <message><source>That is {model} at {base_url}.</source><translation>Das ist {model} auf {base_url}.</translation></message>
    <message><source>That it disagrees with “{text}” is noted already.</source><comment>the engine</comment><translation>Dass es „{text}“ widerspricht, ist schon vermerkt.</translation></message>
    <message><source>That number is larger than any that a vault knows.</source><comment>the engine</comment><translation>Diese Zahl ist größer als jede, die ein Gedächtnis kennt.</translation></message>
    <message><source>That wording is true since {start}; a change in {since} would not lie after that.</source><comment>the engine</comment><translation>Dieser Wortlaut gilt seit {start}; eine Änderung zu {since} läge nicht danach.</translation></message>
    <message><source>That {a} disagrees with {b} is held against {c}.</source><comment>the engine</comment><translation>Dass {a} {b} widerspricht, wird jetzt gegen {c} gehalten.</translation></message>
    <message><source>That {a} disagrees with {b} is settled with it.</source><comment>the engine</comment><translation>Damit ist auch geklärt, dass {a} {b} widerspricht.</translation></message>
    <message><source>The adding of this memory was undone.</source><comment>the engine</comment><translation>Das Hinzufügen dieser Erinnerung wurde zurückgenommen.</translation></message>
    <message><source>The adding of this message was undone.</source><comment>the engine</comment><translation>Das Hinzufügen dieser Nachricht wurde zurückgenommen.</translation></message>
    <message><source>The address of a model's endpoint begins with http:// or https:// and a host.</source><comment>the engine</comment><translation>Die Adresse eines Endpunkts beginnt mit http:// oder https:// und einem Rechner.</translation></message>
    <message><source>The address of a model's endpoint holds a user, a password or a query.</source><comment>the engine</comment><translation>Die Adresse eines Endpunkts enthält Benutzer, Kennwort oder Abfrage.</translation></message>
    <message><source>The backup of {path} does not check out, so it was not kept.</source><comment>the engine</comment><translation>Die Sicherung von {path} besteht die Prüfung nicht und wurde darum nicht behalten.</translation></message>
    <message><source>The backup {target} cannot be written: {why}.</source><comment>the engine</comment><translation>Die Sicherung {target} lässt sich nicht schreiben: {why}.</translation></message>
    <message><source>The built-in judge</source><translation>Der eingebaute Prüfer</translation></message>
    <message><source>The built-in judge cannot tell.</source><comment>the engine</comment><translation>Der eingebaute Prüfer kann es nicht sagen.</translation></message>
    <message><source>The built-in judge could not be started from its files.</source><comment>the engine</comment><translation>Der eingebaute Prüfer ließ sich nicht aus seinen Dateien starten.</translation></message>
    <message><source>The built-in judge finds that the two may disagree. {reason}</source><translation>Der eingebaute Prüfer meint, dass sich die beiden widersprechen könnten. {reason}</translation></message>
    <message><source>The built-in judge follows your verdicts. It counts for what is looked at from now on.</source><translation>Der eingebaute Prüfer folgt Ihren Entscheidungen. Das gilt für alles, was von jetzt an angesehen wird.</translation></message>
    <message><source>The built-in judge gave an answer that cannot be used.</source><comment>the engine</comment><translation>Der eingebaute Prüfer gab eine unbrauchbare Antwort.</translation></message>
    <message><source>The built-in judge is as it was shipped.</source><comment>the engine</comment><translation>Der eingebaute Prüfer ist, wie er geliefert wurde.</translation></message>
    <message><source>The built-in judge is as it was shipped. It counts for what is looked at from now on.</source><translation>Der eingebaute Prüfer ist wieder wie geliefert. Das gilt für alles, was von jetzt an angesehen wird.</translation></message>
    <message><source>The built-in judge is not installed.</source><comment>the engine</comment><translation>Der eingebaute Prüfer ist nicht installiert.</translation></message>
    <message><source>The built-in judge would not have asked: {label}.</source><comment>the engine</comment><translation>Der eingebaute Prüfer hätte nicht gefragt: {label}.</translation></message>
    <message><source>The built-in judge: {asks}. It counts for what is looked at from now on.</source><translation>Der eingebaute Prüfer: {asks}. Das zählt für alles, was ab jetzt angesehen wird.</translation></message>
    <message><source>The built-in language model is not installed.</source><comment>the engine</comment><translation>Das eingebaute Sprachmodell ist nicht installiert.</translation></message>
    <message><source>The built-in one</source><translation>Das eingebaute</translation></message>
    <message><source>The database library is too old</source><translation>Die Datenbankbibliothek ist zu alt</translation></message>
    <message><source>The date of this plan ({last}) has passed.</source><comment>the engine</comment><translation>Das Datum dieses Plans ({last}) ist vorbei.</translation></message>
    <message><source>The dates are the same as before.</source><comment>the engine</comment><translation>Die Daten sind dieselben wie vorher.</translation></message>
    <message><source>The day comes first: 4 March</source><translation>Der Tag steht zuerst: 4. März</translation></message>
    <message><source>The disk is full</source><translation>Der Datenträger ist voll</translation></message>
    <message><source>The end lies before the start</source><translation>Das Ende liegt vor dem Anfang</translation></message>
    <message><source>The endpoint {endpoint} cannot be reached.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} ist nicht erreichbar.</translation></message>
    <message><source>The endpoint {endpoint} did not answer a moment ago.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} hat eben nicht geantwortet.</translation></message>
    <message><source>The endpoint {endpoint} did not answer within {timeout} seconds.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} hat in {timeout} Sekunden nicht geantwortet.</translation></message>
    <message><source>The endpoint {endpoint} does not accept the key.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} nimmt den Schlüssel nicht an.</translation></message>
    <message><source>The endpoint {endpoint} does not know the model “{model}” or this address.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} kennt das Modell „{model}“ oder diese Adresse nicht.</translation></message>
    <message><source>The endpoint {endpoint} failed by itself (status {status}).</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} ist an sich selbst gescheitert (Status {status}).</translation></message>
    <message><source>The endpoint {endpoint} is busy and wants us to wait {seconds} seconds.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} ist beschäftigt und bittet um {seconds} Sekunden Geduld.</translation></message>
    <message><source>The endpoint {endpoint} is busy.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} ist beschäftigt.</translation></message>
    <message><source>The endpoint {endpoint} is busy: waiting {seconds} seconds.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} ist beschäftigt: Es wird {seconds} Sekunden gewartet.</translation></message>
    <message><source>The endpoint {endpoint} made no vectors (status {status}).</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} hat keine Vektoren gemacht (Status {status}).</translation></message>
    <message><source>The endpoint {endpoint} refused the question (status {status}).</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} hat die Frage abgelehnt (Status {status}).</translation></message>
    <message><source>The endpoint {endpoint} wants to send us to another address; that is not followed.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} will uns an eine andere Adresse schicken; dem wird nicht gefolgt.</translation></message>
    <message><source>The endpoint {endpoint} {reason}.</source><comment>the engine</comment><translation>Der Endpunkt {endpoint} {reason}.</translation></message>
    <message><source>The endpoint’s answer cannot be used: {reason}.</source><comment>the engine</comment><translation>Die Antwort des Endpunkts ist nicht zu gebrauchen: {reason}.</translation></message>
    <message><source>The export was stopped; nothing was written.</source><comment>the engine</comment><translation>Das Speichern wurde angehalten; nichts wurde geschrieben.</translation></message>
    <message><source>The file is as it was; a backup lies beside it.</source><comment>the engine</comment><translation>Die Datei ist, wie sie war; eine Sicherung liegt daneben.</translation></message>
    <message><source>The file that it came from</source><translation>Die Datei, aus der es kam</translation></message>
    <message><source>The first piece</source><translation>Das erste Stück</translation></message>
    <message><source>The folder with model.onnx and tokenizer.json</source><translation>Der Ordner mit model.onnx und tokenizer.json</translation></message>
    <message><source>The folder {folder} cannot be made: {why}.</source><comment>the engine</comment><translation>Der Ordner {folder} lässt sich nicht anlegen: {why}.</translation></message>
    <message><source>The import was cancelled; nothing of it was stored.</source><comment>the engine</comment><translation>Das Einlesen wurde abgebrochen; nichts davon wurde gespeichert.</translation></message>
    <message><source>The import was taken back.</source><translation>Das Einlesen wurde zurückgenommen.</translation></message>
    <message><source>The key holds signs that no key can have.</source><comment>the engine</comment><translation>Der Schlüssel enthält Zeichen, die kein Schlüssel haben kann.</translation></message>
    <message><source>The key “{key}” that is set for the embedding model is not there.</source><comment>the engine</comment><translation>Der Schlüssel „{key}“, der für das Modell der Suche eingestellt ist, ist nicht da.</translation></message>
    <message><source>The key “{key}” that is set for the {role} model is not there.</source><comment>the engine</comment><translation>Der Schlüssel „{key}“, der für das Modell ({role}) eingestellt ist, ist nicht da.</translation></message>
    <message><source>The language model</source><translation>Das Sprachmodell</translation></message>
    <message><source>The language model could not be asked. The messages are stored; “To approve” offers to ask again.</source><translation>Das Sprachmodell war nicht zu erreichen. Die Nachrichten sind gespeichert; unter „Freigaben“ können Sie es noch einmal fragen.</translation></message>
    <message><source>The language model could not {parts}.</source><translation>Das Sprachmodell konnte {parts}.</translation></message>
    <message><source>The language model finds no answer in these memories.</source><comment>the engine</comment><translation>Das Sprachmodell findet in diesen Erinnerungen keine Antwort.</translation></message>
    <message><source>The language model gave an answer of an unexpected shape: {shape}.</source><comment>the engine</comment><translation>Das Sprachmodell gab eine Antwort von unerwarteter Form: {shape}.</translation></message>
    <message><source>The language model gave an answer that cannot be used: {reason}.</source><comment>the engine</comment><translation>Das Sprachmodell gab eine Antwort, die nicht zu gebrauchen ist: {reason}.</translation></message>
    <message><source>The language model gave no usable answer: {reason}</source><comment>the engine</comment><translation>Das Sprachmodell gab keine brauchbare Antwort: {reason}</translation></message>
    <message><source>The language model is missing</source><translation>Das Sprachmodell fehlt</translation></message>
    <message><source>The language model is set.</source><translation>Das Sprachmodell ist eingestellt.</translation></message>
    <message><source>The language model reads</source><translation>Das Sprachmodell liest</translation></message>
    <message><source>The language model reads each message that it has not read yet, one call a message. What it finds waits for your approval. You can stop it in the status line; the next time it goes on from there.</source><translation>Das Sprachmodell liest jede Nachricht, die es noch nicht gelesen hat, mit einem Aufruf je Nachricht. Was es findet, wartet auf Ihre Freigabe. Sie können es in der Statuszeile anhalten; beim nächsten Mal geht es von dort weiter.</translation></message>
    <message><source>The language model reads the conversations. You can close this; what it finds waits under “To approve”.</source><translation>Das Sprachmodell liest die Gespräche. Sie können dieses Fenster schließen; was es findet, wartet unter „Freigaben“.</translation></message>
    <message><source>The language model said what no memory bears out.</source><comment>the engine</comment><translation>Das Sprachmodell hat gesagt, was keine Erinnerung belegt.</translation></message>
    <message><source>The language model that you set.</source><translation>Das Sprachmodell, das Sie eingestellt haben.</translation></message>
    <message><source>The language model was altered</source><translation>Das Sprachmodell wurde verändert</translation></message>
    <message><source>The language model was not heard: {message}</source><comment>the engine</comment><translation>Das Sprachmodell war nicht zu erreichen: {message}</translation></message>
    <message><source>The language model {name} could not be started from its files.</source><comment>the engine</comment><translation>Das Sprachmodell {name} ließ sich nicht aus seinen Dateien starten.</translation></message>
    <message><source>The last piece</source><translation>Das letzte Stück</translation></message>
    <message><source>The later one says that this changed.</source><comment>the engine</comment><translation>Die spätere sagt, dass sich das geändert hat.</translation></message>
    <message><source>The later one says that this was somebody else.</source><comment>the engine</comment><translation>Die spätere sagt, dass das jemand anderes war.</translation></message>
    <message><source>The later one says “{what}”.</source><comment>the engine</comment><translation>Die spätere sagt „{what}“.</translation></message>
    <message><source>The later one tells a change of {topic}.</source><comment>the engine</comment><translation>Die spätere erzählt von einer Änderung: {topic}.</translation></message>
    <message><source>The left one holds</source><translation>Die linke gilt</translation></message>
    <message><source>The left one is true until then, the right one from then on.</source><translation>Die linke ist bis dahin gültig, die rechte von da an.</translation></message>
    <message><source>The library</source><translation>Die Bibliothek</translation></message>
    <message><source>The library beside the list</source><translation>Die Bibliothek neben der Liste</translation></message>
    <message><source>The library sqlite-vec, which a vault needs, is not installed.</source><comment>the engine</comment><translation>Die Bibliothek sqlite-vec, die ein Gedächtnis braucht, ist nicht installiert.</translation></message>
    <message><source>The library that runs a reranker is not installed: {name}.</source><comment>the engine</comment><translation>Die Bibliothek, die einen Reranker ausführt, ist nicht installiert: {name}.</translation></message>
    <message><source>The library that runs the built-in judge is not installed: {name}.</source><comment>the engine</comment><translation>Die Bibliothek, mit der der eingebaute Prüfer läuft, ist nicht installiert: {name}.</translation></message>
    <message><source>The library that runs the language model is not installed: {name}.</source><comment>the engine</comment><translation>Die Bibliothek, die das Sprachmodell ausführt, ist nicht installiert: {name}.</translation></message>
    <message><source>The line shows what the number of verdicts so far can prove (95 %).</source><translation>Die Linie zeigt, was die bisherigen Entscheidungen belegen können (95 %).</translation></message>
    <message><source>The link is gone.</source><translation>Die Verknüpfung ist gelöst.</translation></message>
    <message><source>The link is gone.</source><comment>the engine</comment><translation>Die Verknüpfung ist gelöst.</translation></message>
    <message><source>The log beside {path} (its name ends in -wal) belongs to another vault.</source><comment>the engine</comment><translation>Das Protokoll neben {path} (sein Name endet auf -wal) gehört zu einem anderen Gedächtnis.</translation></message>
    <message><source>The making of the vault cannot be undone.</source><comment>the engine</comment><translation>Das Anlegen des Gedächtnisses lässt sich nicht zurücknehmen.</translation></message>
    <message><source>The mean of all pieces</source><translation>Der Mittelwert aller Stücke</translation></message>
    <message><source>The memory changed meanwhile: it shows version {shown}, the proposal was made for {base}.</source><comment>the engine</comment><translation>Die Erinnerung hat sich inzwischen geändert: Sie zeigt Fassung {shown}, der Vorschlag galt Fassung {base}.</translation></message>
    <message><source>The memory has changed meanwhile</source><translation>Die Erinnerung hat sich inzwischen geändert</translation></message>
    <message><source>The memory is marked as no longer true already.</source><comment>the engine</comment><translation>Die Erinnerung ist schon als nicht mehr gültig markiert.</translation></message>
    <message><source>The memory is no longer there as the proposal knew it.</source><comment>the engine</comment><translation>Die Erinnerung ist nicht mehr so da, wie der Vorschlag sie kannte.</translation></message>
    <message><source>The memory shows version {number}, not {base}.</source><comment>the engine</comment><translation>Die Erinnerung zeigt Fassung {number}, nicht {base}.</translation></message>
    <message><source>The memory that the model names has changed since it was shown.</source><comment>the engine</comment><translation>Die Erinnerung, die das Modell nennt, hat sich seitdem geändert.</translation></message>
    <message><source>The memory that the model names is about another property.</source><comment>the engine</comment><translation>Die Erinnerung, die das Modell nennt, handelt von einer anderen Eigenschaft.</translation></message>
    <message><source>The memory that the model names is about someone or something else.</source><comment>the engine</comment><translation>Die Erinnerung, die das Modell nennt, handelt von jemand oder etwas anderem.</translation></message>
    <message><source>The memory that the model names is no longer there.</source><comment>the engine</comment><translation>Die Erinnerung, die das Modell nennt, ist nicht mehr da.</translation></message>
    <message><source>The message in question. </source><translation>Die gesuchte Nachricht. </translation></message>
    <message><source>The model does not answer</source><translation>Das Modell antwortet nicht</translation></message>
    <message><source>The model for search by meaning is chosen.</source><translation>Das Modell für die Suche nach Bedeutung ist gewählt.</translation></message>
    <message><source>The model gave no reason.</source><comment>the engine</comment><translation>Das Modell nannte keinen Grund.</translation></message>
    <message><source>The model gave no wording that can be stored.</source><comment>the engine</comment><translation>Das Modell gab keinen Wortlaut, der sich speichern lässt.</translation></message>
    <message><source>The model in {place} is not the one that was chosen: its files have changed.</source><comment>the engine</comment><translation>Das Modell in {place} ist nicht das gewählte: Seine Dateien haben sich geändert.</translation></message>
    <message><source>The model names no memory that was shown to it; stored as new.</source><comment>the engine</comment><translation>Das Modell nennt keine Erinnerung, die ihm gezeigt wurde; als neu gespeichert.</translation></message>
    <message><source>The model only thought aloud and gave no answer.</source><comment>the engine</comment><translation>Das Modell hat nur laut gedacht und keine Antwort gegeben.</translation></message>
    <message><source>The model suggests {what} for “{text}”: waiting for you.</source><comment>the engine</comment><translation>Das Modell schlägt {what} für „{text}“ vor: wartet auf Sie.</translation></message>
    <message><source>The model takes it for something new.</source><comment>the engine</comment><translation>Das Modell hält es für etwas Neues.</translation></message>
    <message><source>The model that tells which texts are alike, for this vault on this computer. With another one every statement is read again in the background; until that is done, search goes on as before.</source><translation>Das Modell, das sagt, welche Texte einander ähneln, für dieses Gedächtnis auf diesem Computer. Mit einem anderen wird jede Aussage im Hintergrund neu gelesen; bis dahin geht die Suche weiter wie bisher.</translation></message>
    <message><source>The model thinks that both cannot be true.</source><comment>the engine</comment><translation>Das Modell meint, dass nicht beides stimmen kann.</translation></message>
    <message><source>The model thinks that “{text}” says the same; both stay.</source><comment>the engine</comment><translation>Das Modell meint, dass „{text}“ dasselbe sagt; beide bleiben.</translation></message>
    <message><source>The model's endpoint is busy</source><translation>Der Endpunkt des Modells ist beschäftigt</translation></message>
    <message><source>The model's endpoint refuses</source><translation>Der Endpunkt des Modells lehnt ab</translation></message>
    <message><source>The model's wording is that of “{text}” already.</source><comment>the engine</comment><translation>Der Wortlaut des Modells ist schon der von „{text}“.</translation></message>
    <message><source>The month comes first: 3 April</source><translation>Der Monat steht zuerst: 3. April</translation></message>
    <message><source>The most useful ones first: often used, much at stake, soon decided.</source><translation>Das Nützlichste zuerst: oft benutzt, viel hängt daran, schnell entschieden.</translation></message>
    <message><source>The name stays with that person in all texts; only you are called by it here.</source><translation>In allen Texten bleibt der Name bei dieser Person; nur Sie heißen hier auch so.</translation></message>
    <message><source>The name that the endpoint knows it by</source><translation>Der Name, unter dem der Endpunkt es kennt</translation></message>
    <message><source>The name “{name}…” has {signs} signs; at most {most} fit.</source><comment>the engine</comment><translation>Der Name „{name}…“ hat {signs} Zeichen; höchstens {most} haben Platz.</translation></message>
    <message><source>The new wording</source><translation>Der neue Wortlaut</translation></message>
    <message><source>The new wording takes over the dates. The old one stays in the history.</source><translation>Der neue Wortlaut übernimmt die Daten. Der alte bleibt im Verlauf.</translation></message>
    <message numerus="yes"><source>The newest {shown} of {n} wordings.</source><comment>The newest {shown} of {n} wording.</comment><translation><numerusform>Die neuesten {shown} von {n} Fassung.</numerusform><numerusform>Die neuesten {shown} von {n} Fassungen.</numerusform></translation></message>
    <message><source>The newest {shown} of {total} are shown.</source><translation>Die neuesten {shown} von {total} werden gezeigt.</translation></message>
    <message><source>The next one</source><translation>Weiter</translation></message>
    <message><source>The next one of this group</source><translation>Weiter in dieser Gruppe</translation></message>
    <message><source>The old wording stays true until that date, the new one is true from then on.</source><translation>Der alte Wortlaut bleibt bis zu diesem Datum gültig, der neue gilt von da an.</translation></message>
    <message><source>The one before</source><translation>Zurück</translation></message>
    <message><source>The one before of this group</source><translation>Zurück in dieser Gruppe</translation></message>
    <message><source>The other memory</source><translation>Die andere Erinnerung</translation></message>
    <message><source>The other memory is not chosen yet.</source><translation>Die andere Erinnerung ist noch nicht gewählt.</translation></message>
    <message><source>The owner told of a change in so many words: {rest}.</source><comment>the engine</comment><translation>Ausdrücklich von einer Änderung erzählt: {rest}.</translation></message>
    <message><source>The owner told of a change.</source><comment>the engine</comment><translation>Von einer Änderung erzählt.</translation></message>
    <message><source>The proposed wording is the one that stands already.</source><comment>the engine</comment><translation>Der vorgeschlagene Wortlaut steht schon da.</translation></message>
    <message><source>The reply does not name its target by one whole number.</source><comment>the engine</comment><translation>Die Antwort nennt ihr Ziel nicht mit einer ganzen Zahl.</translation></message>
    <message><source>The reply gives several different answers.</source><comment>the engine</comment><translation>Die Antwort gibt mehrere verschiedene Auskünfte.</translation></message>
    <message><source>The reply gives two different {what}.</source><comment>the engine</comment><translation>Die Antwort gibt zweierlei an: {what}.</translation></message>
    <message><source>The reply holds no decision.</source><comment>the engine</comment><translation>Die Antwort enthält keine Entscheidung.</translation></message>
    <message><source>The reply holds no list of statements.</source><comment>the engine</comment><translation>Die Antwort enthält keine Liste von Aussagen.</translation></message>
    <message><source>The reply holds no list.</source><comment>the engine</comment><translation>Die Antwort enthält keine Liste.</translation></message>
    <message><source>The reply holds something like an answer that cannot be read.</source><comment>the engine</comment><translation>Die Antwort enthält etwas, das sich nicht lesen lässt.</translation></message>
    <message><source>The reply is empty.</source><comment>the engine</comment><translation>Die Antwort ist leer.</translation></message>
    <message><source>The reply names a memory that was not offered: only 1 to {offered} were.</source><comment>the engine</comment><translation>Die Antwort nennt eine Erinnerung, die nicht angeboten war: nur 1 bis {offered}.</translation></message>
    <message><source>The reply names no operation that was offered.</source><comment>the engine</comment><translation>Die Antwort nennt keine der angebotenen Möglichkeiten.</translation></message>
    <message><source>The reply names no statement that was shown.</source><comment>the engine</comment><translation>Die Antwort nennt keine Aussage, die gezeigt wurde.</translation></message>
    <message><source>The reply names no two statements that were shown.</source><comment>the engine</comment><translation>Die Antwort nennt keine zwei Aussagen, die gezeigt wurden.</translation></message>
    <message><source>The reply names {found} pairs; so many cannot be meant.</source><comment>the engine</comment><translation>Die Antwort nennt {found} Paare; so viele können nicht gemeint sein.</translation></message>
    <message><source>The reply repeats the question's options instead of choosing one.</source><comment>the engine</comment><translation>Die Antwort wiederholt die Möglichkeiten, statt eine zu wählen.</translation></message>
    <message><source>The reply says {op} and does not say which memory.</source><comment>the engine</comment><translation>Die Antwort sagt {op}, aber nicht, welche Erinnerung.</translation></message>
    <message><source>The reply was cut off or cannot be read.</source><comment>the engine</comment><translation>Die Antwort wurde abgeschnitten oder ist nicht lesbar.</translation></message>
    <message><source>The reply was cut off.</source><comment>the engine</comment><translation>Die Antwort wurde abgeschnitten.</translation></message>
    <message><source>The reranker in {folder} is not the one that was chosen: its files have changed.</source><comment>the engine</comment><translation>Der Reranker in {folder} ist nicht der, der gewählt wurde: Seine Dateien haben sich geändert.</translation></message>
    <message><source>The reranker in {place} is not the one that was chosen: its files have changed.</source><comment>the engine</comment><translation>Der Nachsortierer in {place} ist nicht der gewählte: Seine Dateien haben sich geändert.</translation></message>
    <message><source>The reranker read {count} of {total} in {ms} ms; the rest keeps its order.</source><comment>the engine</comment><translation>Der Nachsortierer hat {count} von {total} in {ms} ms gelesen; der Rest behält seine Reihenfolge.</translation></message>
    <message><source>The reranker {name} could not be started from its files.</source><comment>the engine</comment><translation>Der Reranker {name} ließ sich aus seinen Dateien nicht starten.</translation></message>
    <message><source>The reranker {name} could not read a pair of texts.</source><comment>the engine</comment><translation>Der Reranker {name} konnte ein Paar von Texten nicht lesen.</translation></message>
    <message><source>The reranker {name} gave a share that is not between 0 and 1.</source><comment>the engine</comment><translation>Der Reranker {name} hat einen Anteil gegeben, der nicht zwischen 0 und 1 liegt.</translation></message>
    <message><source>The reranker {name} gave no answer for a pair of texts.</source><comment>the engine</comment><translation>Der Reranker {name} hat für ein Paar von Texten keine Antwort gegeben.</translation></message>
    <message><source>The reranker {name} gave something that is no number.</source><comment>the engine</comment><translation>Der Reranker {name} hat etwas gegeben, das keine Zahl ist.</translation></message>
    <message><source>The right one holds</source><translation>Die rechte gilt</translation></message>
    <message><source>The rule “{rule}” needs a source.</source><comment>the engine</comment><translation>Die Regel „{rule}“ braucht eine Quelle.</translation></message>
    <message><source>The rule “{rule}” takes no source.</source><comment>the engine</comment><translation>Die Regel „{rule}“ nimmt keine Quelle.</translation></message>
    <message><source>The same again</source><translation>Noch einmal</translation></message>
    <message><source>The same as a list</source><translation>Dasselbe als Liste</translation></message>
    <message><source>The same change waits for you already.</source><comment>the engine</comment><translation>Dieselbe Änderung wartet schon auf Sie.</translation></message>
    <message><source>The same change was proposed before, and you rejected it{said}.</source><comment>the engine</comment><translation>Dieselbe Änderung wurde schon vorgeschlagen, und Sie haben sie abgelehnt{said}.</translation></message>
    <message><source>The same conversation stands in the export twice; the newer one is kept.</source><comment>the engine</comment><translation>Dasselbe Gespräch steht zweimal im Export; das neuere wird genommen.</translation></message>
    <message><source>The same two texts stand in {pairs}: it holds there, too.</source><comment>the engine</comment><translation>Dieselben zwei Texte stehen in {pairs}: Es gilt auch dort.</translation></message>
    <message><source>The same words as a memory that no longer counts, or that counts at other dates.</source><comment>the engine</comment><translation>Dieselben Worte wie eine Erinnerung, die nicht mehr oder zu anderen Zeiten gilt.</translation></message>
    <message><source>The same words were said again; “{sentence}” counts as a further source.</source><comment>the engine</comment><translation>Dieselben Worte wurden noch einmal gesagt; „{sentence}“ zählt als weitere Quelle.</translation></message>
    <message><source>The sample vault is already open.</source><translation>Das Beispiel ist schon offen.</translation></message>
    <message><source>The saved search is as it was.</source><comment>the engine</comment><translation>Die gespeicherte Suche ist, wie sie war.</translation></message>
    <message><source>The second memory is no longer as the proposal knew it.</source><comment>the engine</comment><translation>Die zweite Erinnerung ist nicht mehr so, wie der Vorschlag sie kannte.</translation></message>
    <message><source>The selected</source><translation>Die gewählten</translation></message>
    <message><source>The selected memory</source><translation>Die gewählte Erinnerung</translation></message>
    <message><source>The settings could not be stored in {path}: {what}.</source><comment>the engine</comment><translation>Die Einstellungen ließen sich nicht in {path} speichern: {what}.</translation></message>
    <message><source>The statement changed while the model was asked; the answer was not used.</source><comment>the engine</comment><translation>Die Aussage änderte sich, während das Modell gefragt wurde; die Antwort wurde nicht benutzt.</translation></message>
    <message><source>The statement that says so no longer counts.</source><comment>the engine</comment><translation>Die Aussage, die es sagt, zählt nicht mehr.</translation></message>
    <message><source>The sweep</source><translation>Die Durchsicht</translation></message>
    <message><source>The system’s key store did not take the key.</source><comment>the engine</comment><translation>Der Schlüsselspeicher des Systems hat den Schlüssel nicht angenommen.</translation></message>
    <message><source>The table has no column “{name}”.</source><comment>the engine</comment><translation>Die Tabelle hat keine Spalte „{name}“.</translation></message>
    <message><source>The table {table} of the vault is damaged.</source><comment>the engine</comment><translation>Die Tabelle {table} des Gedächtnisses ist beschädigt.</translation></message>
    <message><source>The tags already are as asked.</source><comment>the engine</comment><translation>Die Schlagwörter sind schon so.</translation></message>
    <message><source>The tags are the same as before.</source><translation>Die Schlagwörter sind dieselben wie vorher.</translation></message>
    <message><source>The target is proven: the same subject, and the same property or name.</source><comment>the engine</comment><translation>Das Ziel ist belegt: dieselbe Person oder Sache und dieselbe Eigenschaft oder derselbe Name.</translation></message>
    <message><source>The test set for language models cannot be read: {name}.</source><comment>the engine</comment><translation>Die Prüfaufgaben für Sprachmodelle lassen sich nicht lesen: {name}.</translation></message>
    <message><source>The test was stopped.</source><comment>the engine</comment><translation>Der Test wurde angehalten.</translation></message>
    <message><source>The text in the reply is no text.</source><comment>the engine</comment><translation>Der Text in der Antwort ist kein Text.</translation></message>
    <message><source>The text in the reply was cut off.</source><comment>the engine</comment><translation>Der Text in der Antwort wurde abgeschnitten.</translation></message>
    <message><source>The timeline shows which wording was true from when to when. Old ones stay, can be compared, and brought back with one click.</source><translation>Die Zeitleiste zeigt, welche Fassung von wann bis wann galt. Alte bleiben, lassen sich vergleichen und mit einem Klick zurückholen.</translation></message>
    <message><source>The tokenizer.json does not fit the reranker {name}: the model does not know all its pieces.</source><comment>the engine</comment><translation>Die tokenizer.json passt nicht zum Nachsortierer {name}: Das Modell kennt nicht alle ihre Stücke.</translation></message>
    <message><source>The two are linked like this already.</source><comment>the engine</comment><translation>Die beiden sind schon so verknüpft.</translation></message>
    <message><source>The two are never true at the same time, so both can be so.</source><comment>the engine</comment><translation>Die beiden sind nie zugleich gültig, also kann beides stimmen.</translation></message>
    <message><source>The two are not close enough in meaning.</source><comment>the engine</comment><translation>Die beiden bedeuten nicht ähnlich genug dasselbe.</translation></message>
    <message><source>The two become one memory. The other is archived, with all that it rests on; both texts are kept.</source><translation>Die beiden werden eine Erinnerung. Die andere kommt mit allem, worauf sie beruht, ins Archiv; beide Texte bleiben.</translation></message>
    <message><source>The two hold at different times.</source><comment>the engine</comment><translation>Die beiden gelten zu verschiedenen Zeiten.</translation></message>
    <message><source>The two may contradict each other; a person decides.</source><comment>the engine</comment><translation>Die beiden könnten sich widersprechen; ein Mensch entscheidet.</translation></message>
    <message><source>The two may disagree.</source><comment>the engine</comment><translation>Die beiden könnten sich widersprechen.</translation></message>
    <message><source>The two passwords are not the same.</source><translation>Die beiden Kennwörter sind nicht gleich.</translation></message>
    <message><source>The two share no name or thing.</source><comment>the engine</comment><translation>Die beiden haben keinen Namen und keine Sache gemeinsam.</translation></message>
    <message><source>The vault cannot be written</source><translation>In das Gedächtnis kann nicht geschrieben werden</translation></message>
    <message><source>The vault did not hold this memory then.</source><comment>the engine</comment><translation>Damals war diese Erinnerung nicht im Gedächtnis.</translation></message>
    <message><source>The vault is being closed.</source><translation>Das Gedächtnis wird geschlossen.</translation></message>
    <message><source>The vault is damaged</source><translation>Das Gedächtnis ist beschädigt</translation></message>
    <message><source>The vault is looked through while nothing is written. What is found waits for you.</source><translation>Das Gedächtnis wird durchgesehen, solange nichts geschrieben wird. Was gefunden wird, wartet auf Sie.</translation></message>
    <message><source>The vault is not on its way to another language model.</source><comment>the engine</comment><translation>Das Gedächtnis ist nicht auf dem Weg zu einem anderen Sprachmodell.</translation></message>
    <message><source>The vault is not open.</source><translation>Das Gedächtnis ist nicht offen.</translation></message>
    <message><source>The vault is of an older Variorum</source><translation>Das Gedächtnis ist von einem älteren Variorum</translation></message>
    <message><source>The vault is open for reading only.</source><translation>Das Gedächtnis ist nur zum Lesen geöffnet.</translation></message>
    <message><source>The vault learned this wording on {at}.</source><translation>Das Gedächtnis lernte diesen Wortlaut am {at}.</translation></message>
    <message><source>The vault no longer holds “{text}”; there is nothing to rule on.</source><comment>the engine</comment><translation>„{text}“ ist nicht mehr im Gedächtnis; es gibt nichts zu entscheiden.</translation></message>
    <message><source>The vault {path} cannot be opened: {reason}.</source><comment>the engine</comment><translation>Das Gedächtnis {path} lässt sich nicht öffnen: {reason}.</translation></message>
    <message><source>The vault {path} cannot keep a write-ahead log there.</source><comment>the engine</comment><translation>Das Gedächtnis {path} kann dort kein Schreibprotokoll (WAL) führen.</translation></message>
    <message><source>The vault {path} has no owner.</source><comment>the engine</comment><translation>Das Gedächtnis {path} hat niemanden, dem es gehört.</translation></message>
    <message><source>The vault {path} is open for reading only.</source><comment>the engine</comment><translation>Das Gedächtnis {path} ist nur zum Lesen geöffnet.</translation></message>
    <message><source>The vault {path} refuses its safety settings.</source><comment>the engine</comment><translation>Das Gedächtnis {path} nimmt seine Sicherheitseinstellungen nicht an.</translation></message>
    <message><source>The vectors in this vault are another model's, not those of {name}.</source><comment>the engine</comment><translation>Die Vektoren in diesem Gedächtnis sind von einem anderen Modell, nicht von {name}.</translation></message>
    <message><source>The verdict “{verdict}” takes no date.</source><comment>the engine</comment><translation>Die Entscheidung „{verdict}“ nimmt kein Datum.</translation></message>
    <message><source>The verdict “{verdict}” takes no new wording.</source><comment>the engine</comment><translation>Die Entscheidung „{verdict}“ nimmt keinen neuen Wortlaut.</translation></message>
    <message><source>The verdict “{verdict}” takes no scopes.</source><comment>the engine</comment><translation>Die Entscheidung „{verdict}“ nimmt keine Bereiche.</translation></message>
    <message><source>The whole text</source><translation>Der ganze Text</translation></message>
    <message><source>The whole vault</source><translation>Das ganze Gedächtnis</translation></message>
    <message><source>The window speaks it from the next start on.</source><translation>Das Fenster spricht sie ab dem nächsten Start.</translation></message>
    <message><source>The window speaks it from the next start on. Nothing is lost by starting again.</source><translation>Das Fenster spricht sie ab dem nächsten Start. Beim Neustart geht nichts verloren.</translation></message>
    <message><source>The wording is the same as before.</source><translation>Der Wortlaut ist derselbe wie vorher.</translation></message>
    <message><source>The wording is the same; nothing was changed.</source><comment>the engine</comment><translation>Der Wortlaut ist derselbe; nichts wurde geändert.</translation></message>
    <message><source>The wording stays as it is. The dates given before stay in the history, and one Undo brings them back.</source><translation>Der Wortlaut bleibt, wie er ist. Die bisherigen Daten bleiben im Verlauf, und ein Schritt zurück stellt sie wieder her.</translation></message>
    <message><source>The wording you choose stays; the other memories go to the archive, linked to it, with their sources and tags kept on it. Undo separates them again.</source><translation>Der gewählte Wortlaut bleibt; die anderen Erinnerungen kommen ins Archiv, mit ihr verknüpft, und ihre Quellen und Schlagwörter bleiben bei ihr. „Rückgängig“ trennt sie wieder.</translation></message>
    <message><source>The words</source><translation>Der Wortlaut</translation></message>
    <message><source>The world has changed: the new wording is true {when}, the old one stays true until then.</source><translation>Die Welt hat sich geändert: Der neue Wortlaut gilt {when}, der alte bleibt bis dahin gültig.</translation></message>
    <message><source>The {what} has {number} signs; at most {most} fit into one memory.</source><comment>the engine</comment><translation>Der Text hat {number} Zeichen; höchstens {most} passen in eine Erinnerung ({what}).</translation></message>
    <message><source>The {what} holds a NUL sign at place {place}.</source><comment>the engine</comment><translation>Enthält an Stelle {place} ein NUL-Zeichen: {what}.</translation></message>
    <message><source>The {what} holds half of a sign at place {place} (a lone surrogate).</source><comment>the engine</comment><translation>Enthält an Stelle {place} ein halbes Zeichen (ein einzelnes Surrogat): {what}.</translation></message>
    <message><source>The {what} is empty.</source><comment>the engine</comment><translation>Hier fehlt Text ({what}).</translation></message>
    <message><source>There are no tags yet.</source><translation>Es gibt noch keine Schlagwörter.</translation></message>
    <message><source>There are several ONNX files in {folder}, and none is called model.onnx: {names}.</source><comment>the engine</comment><translation>In {folder} liegen mehrere ONNX-Dateien, und keine heißt model.onnx: {names}.</translation></message>
    <message><source>There are too many statements in one reply.</source><comment>the engine</comment><translation>In einer Antwort sind zu viele Aussagen.</translation></message>
    <message><source>There are: {names} ….</source><comment>the engine</comment><translation>Es gibt: {names} …</translation></message>
    <message><source>There are: {names}.</source><comment>the engine</comment><translation>Es gibt: {names}.</translation></message>
    <message><source>There can be several of these at once, and this is another one.</source><comment>the engine</comment><translation>Davon kann es mehrere zugleich geben, und das ist ein weiteres.</translation></message>
    <message><source>There is more text after a long gap.</source><translation>Nach einer langen Lücke kommt noch Text.</translation></message>
    <message><source>There is no ONNX file in {folder}.</source><comment>the engine</comment><translation>In {folder} gibt es keine ONNX-Datei.</translation></message>
    <message><source>There is no contradiction “{given}”.</source><comment>the engine</comment><translation>Es gibt keinen Widerspruch „{given}“.</translation></message>
    <message><source>There is no conversation behind it.</source><translation>Es steht kein Gespräch dahinter.</translation></message>
    <message><source>There is no conversation “{name}” in “{source}”.</source><comment>the engine</comment><translation>In „{source}“ gibt es kein Gespräch „{name}“.</translation></message>
    <message><source>There is no conversation “{name}”.</source><comment>the engine</comment><translation>Es gibt kein Gespräch „{name}“.</translation></message>
    <message><source>There is no file at {path}.</source><comment>the engine</comment><translation>Unter {path} ist keine Datei.</translation></message>
    <message><source>There is no folder {folder}.</source><comment>the engine</comment><translation>Es gibt keinen Ordner {folder}.</translation></message>
    <message><source>There is no folder {parent}.</source><comment>the engine</comment><translation>Es gibt keinen Ordner {parent}.</translation></message>
    <message><source>There is no key yet.</source><translation>Es gibt noch keinen Schlüssel.</translation></message>
    <message><source>There is no map yet.</source><translation>Es gibt noch keine Karte.</translation></message>
    <message><source>There is no operation {number}.</source><comment>the engine</comment><translation>Es gibt keinen Vorgang {number}.</translation></message>
    <message><source>There is no page of {limit} from {offset}.</source><comment>the engine</comment><translation>Es gibt keine Seite mit {limit} ab {offset}.</translation></message>
    <message><source>There is no password yet.</source><translation>Es gibt noch kein Kennwort.</translation></message>
    <message><source>There is no setting “{name}”.</source><comment>the engine</comment><translation>Es gibt keine Einstellung „{name}“.</translation></message>
    <message><source>There is no source “{name}”.</source><comment>the engine</comment><translation>Es gibt keine Quelle „{name}“.</translation></message>
    <message><source>There is no space left to write {target}.</source><comment>the engine</comment><translation>Für {target} ist kein Platz mehr.</translation></message>
    <message><source>There is no such link of yours: the first {does} the second.</source><comment>the engine</comment><translation>Eine solche Verknüpfung von Ihnen gibt es nicht: erste Erinnerung – {does} – zweite Erinnerung.</translation></message>
    <message><source>There is no text yet.</source><translation>Es gibt noch keinen Text.</translation></message>
    <message><source>There is no text.</source><translation>Es gibt keinen Text.</translation></message>
    <message><source>There is no tokenizer.json in {folder}.</source><comment>the engine</comment><translation>In {folder} gibt es keine tokenizer.json.</translation></message>
    <message><source>There is no vault at {path}.</source><comment>the engine</comment><translation>Unter {path} ist kein Gedächtnis.</translation></message>
    <message><source>There is no vault here</source><translation>Hier ist kein Gedächtnis</translation></message>
    <message><source>There is no {what} “{given}”.</source><comment>the engine</comment><translation>Das gibt es nicht: {what} „{given}“.</translation></message>
    <message><source>There is none of that name.</source><translation>Es gibt keinen mit diesem Namen.</translation></message>
    <message><source>There is nothing to compare it with.</source><comment>the engine</comment><translation>Es gibt nichts, womit es sich vergleichen ließe.</translation></message>
    <message><source>There is nothing to count yet.</source><translation>Es gibt noch nichts zu zählen.</translation></message>
    <message><source>There is nothing to do again.</source><translation>Es gibt nichts zu wiederholen.</translation></message>
    <message><source>There is nothing to redo.</source><comment>the engine</comment><translation>Es gibt nichts zu wiederholen.</translation></message>
    <message><source>There is nothing to take back.</source><translation>Es gibt nichts zurückzunehmen.</translation></message>
    <message><source>There is nothing to undo.</source><comment>the engine</comment><translation>Es gibt nichts zurückzunehmen.</translation></message>
    <message><source>These are no numbers of a statement: {reason}.</source><comment>the engine</comment><translation>Das sind keine Zahlen einer Aussage: {reason}.</translation></message>
    <message><source>These are the names already.</source><comment>the engine</comment><translation>Das sind die Namen schon.</translation></message>
    <message><source>These are {count} names; a person has at most {most} here.</source><comment>the engine</comment><translation>Das sind {count} Namen; eine Person hat hier höchstens {most}.</translation></message>
    <message><source>These two may disagree. Is one of them right?</source><translation>Diese beiden könnten sich widersprechen. Ist eine davon richtig?</translation></message>
    <message><source>They act only while you review. One letter or digit each; the key is printed on its button.</source><translation>Sie wirken nur beim Prüfen. Je ein Buchstabe oder eine Ziffer; die Taste steht auf ihrer Schaltfläche.</translation></message>
    <message><source>This SQLite library is {version}; a vault needs {wanted} or newer.</source><comment>the engine</comment><translation>Diese SQLite-Bibliothek ist {version}; ein Gedächtnis braucht {wanted} oder neuer.</translation></message>
    <message><source>This archive is locked</source><translation>Dieses Archiv ist verschlossen</translation></message>
    <message><source>This computer’s: {name}</source><translation>Die dieses Computers: {name}</translation></message>
    <message><source>This contradiction is decided already.</source><comment>the engine</comment><translation>Dieser Widerspruch ist schon entschieden.</translation></message>
    <message><source>This desktop has no tray, so nothing can be shown there.</source><translation>Diese Arbeitsumgebung hat keinen Platz für Symbole, also kann dort nichts gezeigt werden.</translation></message>
    <message><source>This file cannot be read</source><translation>Diese Datei lässt sich nicht lesen</translation></message>
    <message><source>This file cannot be written</source><translation>Diese Datei lässt sich nicht schreiben</translation></message>
    <message><source>This file is not a vault</source><translation>Diese Datei ist kein Gedächtnis</translation></message>
    <message><source>This file is not recognised</source><translation>Diese Datei wird nicht erkannt</translation></message>
    <message><source>This is already in the archive.</source><comment>the engine</comment><translation>Das ist schon im Archiv.</translation></message>
    <message><source>This is already marked as never right.</source><comment>the engine</comment><translation>Das ist schon als nie richtig markiert.</translation></message>
    <message><source>This is already marked as no longer true since {on}.</source><comment>the engine</comment><translation>Das ist schon als nicht mehr gültig seit {on} markiert.</translation></message>
    <message><source>This is already pinned.</source><comment>the engine</comment><translation>Das ist schon angeheftet.</translation></message>
    <message><source>This is in dispute.</source><comment>the engine</comment><translation>Das ist strittig.</translation></message>
    <message><source>This is made-up data: the life of Mira, an invented person. Nothing here touches your own vault.</source><translation>Diese Daten sind ausgedacht: das Leben von Mira, einer erfundenen Person. Nichts hier berührt Ihr eigenes Gedächtnis.</translation></message>
    <message><source>This is marked as never right; it waits no longer.</source><comment>the engine</comment><translation>Das ist als nie richtig markiert; es wartet nicht mehr.</translation></message>
    <message><source>This is no archive of Variorum.</source><comment>the engine</comment><translation>Das ist kein Archiv von Variorum.</translation></message>
    <message><source>This is not pinned.</source><comment>the engine</comment><translation>Das ist nicht angeheftet.</translation></message>
    <message><source>This is not the password of “{name}”.</source><comment>the engine</comment><translation>Das ist nicht das Kennwort von „{name}“.</translation></message>
    <message><source>This is not waiting for approval.</source><comment>the engine</comment><translation>Das wartet nicht auf Freigabe.</translation></message>
    <message><source>This is possible in the sample vault only.</source><translation>Das geht nur im Beispielgedächtnis.</translation></message>
    <message><source>This is right</source><translation>Das ist richtig</translation></message>
    <message><source>This is said of: {scope}.</source><comment>the engine</comment><translation>Das gilt für: {scope}.</translation></message>
    <message><source>This is the vault itself.</source><comment>the engine</comment><translation>Das ist das Gedächtnis selbst.</translation></message>
    <message><source>This memory</source><translation>Diese Erinnerung</translation></message>
    <message><source>This memory counts no more; there is nothing to ask about it.</source><comment>the engine</comment><translation>Diese Erinnerung zählt nicht mehr; es gibt nichts zu fragen.</translation></message>
    <message><source>This memory has no version {number}.</source><comment>the engine</comment><translation>Diese Erinnerung hat keine Fassung {number}.</translation></message>
    <message><source>This memory is not in the vault any more. If it was just taken back, Redo brings it again.</source><translation>Diese Erinnerung ist nicht mehr im Gedächtnis. Wenn sie gerade zurückgenommen wurde, holt „Wiederholen“ sie zurück.</translation></message>
    <message><source>This memory is not in the vault at the date that is shown.</source><translation>Diese Erinnerung ist zum gezeigten Datum nicht im Gedächtnis.</translation></message>
    <message><source>This memory: {text}.{state}</source><translation>Diese Erinnerung: {text}.{state}</translation></message>
    <message><source>This message is not in the vault any more.</source><translation>Diese Nachricht ist nicht mehr im Gedächtnis.</translation></message>
    <message><source>This model has a further layer behind its pooling ({what}), which is not in its ONNX file.</source><comment>the engine</comment><translation>Dieses Modell hat hinter der Zusammenfassung eine weitere Schicht ({what}), die nicht in seiner ONNX-Datei steht.</translation></message>
    <message><source>This model makes one vector of a text in an unknown way ({chosen}).</source><comment>the engine</comment><translation>Dieses Modell macht auf unbekannte Weise einen Vektor aus einem Text ({chosen}).</translation></message>
    <message><source>This pair does not wait any more.</source><comment>the engine</comment><translation>Dieses Paar wartet nicht mehr.</translation></message>
    <message><source>This proposal is {state} already.</source><comment>the engine</comment><translation>Dieser Vorschlag ist schon {state}.</translation></message>
    <message><source>This saved search is not there any more.</source><comment>the engine</comment><translation>Diese gespeicherte Suche gibt es nicht mehr.</translation></message>
    <message><source>This text cannot be stored</source><translation>Dieser Text lässt sich nicht speichern</translation></message>
    <message><source>This vault</source><translation>Dieses Gedächtnis</translation></message>
    <message><source>This vault holds something by now.</source><comment>the engine</comment><translation>Dieses Gedächtnis enthält inzwischen etwas.</translation></message>
    <message><source>This vault is searched by {name}.</source><translation>Dieses Gedächtnis wird mit {name} durchsucht.</translation></message>
    <message><source>This vault only</source><translation>Nur dieses Gedächtnis</translation></message>
    <message><source>This version was replaced, so its dates are history.</source><translation>Diese Fassung wurde ersetzt, ihre Daten sind also Verlauf.</translation></message>
    <message><source>This was taken back already, or something later rests on it.</source><comment>the engine</comment><translation>Das wurde schon zurückgenommen, oder etwas Späteres beruht darauf.</translation></message>
    <message><source>This window stands for one vault only.</source><translation>Dieses Fenster steht nur für ein Gedächtnis.</translation></message>
    <message><source>This window was opened without settings.</source><translation>Dieses Fenster wurde ohne Einstellungen geöffnet.</translation></message>
    <message><source>Ticked</source><translation>Angehakt</translation></message>
    <message><source>Time zone</source><translation>Zeitzone</translation></message>
    <message><source>Timeline</source><translation>Zeitleiste</translation></message>
    <message numerus="yes"><source>Timeline, {n} versions{against}. Up and Down walk over them, Enter shows one. Left and Right look at another date. S and E take the start or the end to move it.</source><comment>Timeline, {n} version{against}. Up and Down walk over them, Enter shows one. Left and Right look at another date. S and E take the start or the end to move it.</comment><translation><numerusform>Zeitleiste, {n} Fassung{against}. Auf und Ab wandern durch sie, die Eingabetaste zeigt eine. Links und Rechts zeigen ein anderes Datum. S und E fassen Anfang oder Ende, um sie zu verschieben.</numerusform><numerusform>Zeitleiste, {n} Fassungen{against}. Auf und Ab wandern durch sie, die Eingabetaste zeigt eine. Links und Rechts zeigen ein anderes Datum. S und E fassen Anfang oder Ende, um sie zu verschieben.</numerusform></translation></message>
    <message><source>Timeline, {wordings} in {lanes}. {help}</source><translation>Zeitleiste, {wordings} in {lanes}. {help}</translation></message>
    <message><source>To</source><translation>Zu</translation></message>
    <message><source>To approve</source><translation>Freigaben</translation></message>
    <message><source>Today</source><translation>Heute</translation></message>
    <message><source>Today, if left empty</source><translation>Heute, wenn leer</translation></message>
    <message><source>Together: {value}.</source><comment>the engine</comment><translation>Zusammen: {value}.</translation></message>
    <message><source>Told from your memories, without a language model.</source><translation>Aus Ihren Erinnerungen gesagt, ohne Sprachmodell.</translation></message>
    <message><source>Tour</source><translation>Rundgang</translation></message>
    <message><source>Tried on verdicts that it had not seen, its error falls from {before} to {after}.</source><translation>An Entscheidungen erprobt, die er nicht kannte, sinkt sein Fehler von {before} auf {after}.</translation></message>
    <message><source>Trivial</source><translation>Belanglos</translation></message>
    <message><source>True at the date that is shown.</source><translation>Am gezeigten Datum gültig.</translation></message>
    <message><source>True before {when}</source><translation>Gültig vor {when}</translation></message>
    <message><source>True from {start} until {end}: the end does not lie after the start.</source><comment>the engine</comment><translation>Gültig von {start} bis {end}: Das Ende liegt nicht nach dem Anfang.</translation></message>
    <message><source>True in {when}</source><translation>Gültig: {when}</translation></message>
    <message><source>True now</source><translation>Jetzt gültig</translation></message>
    <message><source>True on</source><translation>Gültig am</translation></message>
    <message><source>True on {when}</source><translation>Gültig am {when}</translation></message>
    <message><source>True since</source><translation>Gültig seit</translation></message>
    <message><source>True since {when}</source><translation>Gültig seit {when}</translation></message>
    <message><source>True until</source><translation>Gültig bis</translation></message>
    <message><source>True {when}</source><translation>Gültig {when}</translation></message>
    <message><source>True {words}</source><translation>Gültig {words}</translation></message>
    <message><source>Try a backup.</source><comment>the engine</comment><translation>Versuchen Sie es mit einer Sicherung.</translation></message>
    <message><source>Try again later, choose a smaller model, or allow it more time.</source><comment>the engine</comment><translation>Versuchen Sie es später wieder, wählen Sie ein kleineres Modell, oder geben Sie ihm mehr Zeit.</translation></message>
    <message><source>Try again later.</source><comment>the engine</comment><translation>Versuchen Sie es später wieder.</translation></message>
    <message><source>Try again; it is stored nowhere.</source><comment>the engine</comment><translation>Versuchen Sie es noch einmal; es ist nirgends gespeichert.</translation></message>
    <message><source>Try:</source><translation>Zum Beispiel:</translation></message>
    <message><source>Two answers about {group}: “{said}” and “{against}”.</source><comment>the engine</comment><translation>Zwei Antworten ({group}): „{said}“ und „{against}“.</translation></message>
    <message><source>Two answers to a question that has one answer.</source><comment>the engine</comment><translation>Zwei Antworten auf eine Frage, die nur eine hat.</translation></message>
    <message><source>Two answers to one question, such as two homes.</source><translation>Zwei Antworten auf eine Frage, etwa zwei Wohnorte.</translation></message>
    <message><source>Two answers to {asked}: “{held}” and “{new}”, and neither has ended.</source><comment>the engine</comment><translation>Zwei Antworten – {asked}: „{held}“ und „{new}“, und keine ist beendet.</translation></message>
    <message><source>Two answers, and one of them says that there is only one.</source><comment>the engine</comment><translation>Zwei Antworten, und eine davon sagt, dass es nur eine gibt.</translation></message>
    <message><source>Two copies of this vault changed it to different words.</source><comment>the engine</comment><translation>Zwei Kopien dieses Gedächtnisses haben es in verschiedene Worte geändert.</translation></message>
    <message><source>Two different things</source><translation>Zwei verschiedene Dinge</translation></message>
    <message><source>Two different {what} for the same thing{shown}.</source><comment>the engine</comment><translation>Zweierlei für dieselbe Sache ({what}){shown}.</translation></message>
    <message><source>Two homes and neither has ended? They stand side by side here, and one key decides.</source><translation>Zwei Wohnorte, und keiner ist zu Ende? Sie stehen hier nebeneinander, und eine Taste entscheidet.</translation></message>
    <message><source>Two memories disagree about this; nobody has decided yet.</source><translation>Zwei Erinnerungen widersprechen sich hier; noch hat niemand entschieden.</translation></message>
    <message><source>Two sentences that say the same with no word in common, comparisons of one with another, dates that have to be calculated, and a difference of scope that no row of its lessons names. So rules about subjects, scope, dates and numbers speak first, and what it alone found is worded “may disagree”. In other languages than English it is not asked.</source><translation>Zwei Sätze, die ohne ein gemeinsames Wort dasselbe sagen, Vergleiche des einen mit dem anderen, Daten, die man ausrechnen muss, und ein Unterschied im Geltungsbereich, den keine Zeile seiner Lehrsätze nennt. Darum sprechen Regeln über Subjekte, Geltungsbereich, Daten und Zahlen zuerst, und was er allein fand, heißt „widersprechen sich vielleicht“. In anderen Sprachen als Englisch wird er nicht gefragt.</translation></message>
    <message><source>Two steps away</source><translation>Zwei Schritte weit</translation></message>
    <message><source>Two wordings of this memory would be true at once{told}.</source><comment>the engine</comment><translation>Zwei Fassungen dieser Erinnerung wären zugleich gültig{told}.</translation></message>
    <message><source>Type a command</source><translation>Befehl eingeben</translation></message>
    <message><source>Type a command…</source><translation>Befehl eingeben …</translation></message>
    <message><source>Type both again.</source><translation>Geben Sie beide noch einmal ein.</translation></message>
    <message><source>Type how you are called; any name will do.</source><comment>the engine</comment><translation>Geben Sie ein, wie Sie heißen; jeder Name ist recht.</translation></message>
    <message><source>Type in the box at the top (Ctrl+F). The list shows what fits while you type, with the words that fit marked, and always says how many of all there are. ↓ goes into the list, Enter on to the details, Esc back. ↓ in the empty box offers what you looked for last. Ctrl+S keeps a search in the library under a name; a right click on it renames, changes or removes it.</source><translation>Tippen Sie in das Feld oben (Strg+F). Die Liste zeigt beim Tippen, was passt, mit markierten Treffern, und sagt immer, wie viele von allen es sind. ↓ führt in die Liste, die Eingabetaste weiter zu den Einzelheiten, Esc zurück. ↓ im leeren Feld bietet Ihre letzten Suchen an. Strg+S hebt eine Suche unter einem Namen in der Bibliothek auf; ein Rechtsklick benennt sie um, ändert oder entfernt sie.</translation></message>
    <message><source>Type one twice, or take the tick away.</source><translation>Geben Sie eines zweimal ein, oder nehmen Sie den Haken weg.</translation></message>
    <message><source>Type the name anew instead of pasting it.</source><comment>the engine</comment><translation>Tippen Sie den Namen neu, statt ihn einzufügen.</translation></message>
    <message><source>Typed by you</source><translation>Von Ihnen geschrieben</translation></message>
    <message><source>Typed by you</source><comment>a source</comment><translation>Von Ihnen</translation></message>
    <message><source>Undo</source><translation>Rückgängig</translation></message>
    <message><source>Undo brings it back.</source><comment>the engine</comment><translation>„Rückgängig“ bringt sie zurück.</translation></message>
    <message><source>Undo operation {number} first.</source><comment>the engine</comment><translation>Nehmen Sie zuerst Vorgang {number} zurück.</translation></message>
    <message><source>Undo this import</source><translation>Dieses Einlesen zurücknehmen</translation></message>
    <message><source>Undo what was just done</source><translation>Das eben Getane zurücknehmen</translation></message>
    <message><source>Unknown, if left empty</source><translation>Unbekannt, wenn leer</translation></message>
    <message><source>Unlock it and try again, or use an environment variable.</source><comment>the engine</comment><translation>Entsperren Sie ihn und versuchen Sie es noch einmal, oder nehmen Sie eine Umgebungsvariable.</translation></message>
    <message><source>Unpack it and choose the folder.</source><comment>the engine</comment><translation>Entpacken Sie es, und wählen Sie den Ordner.</translation></message>
    <message><source>Unpack the archive and choose what is in it.</source><comment>the engine</comment><translation>Entpacken Sie das Archiv, und wählen Sie, was darin ist.</translation></message>
    <message><source>Unpin</source><translation>Lösen</translation></message>
    <message><source>Until something newer is said, the answer to this question is “no longer known”.</source><comment>the engine</comment><translation>Bis etwas Neueres gesagt wird, ist die Antwort auf diese Frage „nicht mehr bekannt“.</translation></message>
    <message><source>Until {start} the memory of {text} says something else.</source><comment>the engine</comment><translation>Bis {start} sagt die Erinnerung {text} etwas anderes.</translation></message>
    <message><source>Up to a day</source><translation>Bis zu einem Tag</translation></message>
    <message><source>Up to this day</source><translation>Bis zu diesem Tag</translation></message>
    <message><source>Use</source><translation>Nutzung</translation></message>
    <message><source>Use a stronger model for what is harder…</source><translation>Für Schwierigeres ein stärkeres Modell benutzen …</translation></message>
    <message><source>Use another copy of it.</source><comment>the engine</comment><translation>Nehmen Sie eine andere Kopie davon.</translation></message>
    <message><source>Use it</source><translation>Verwenden</translation></message>
    <message><source>Use more of the id: {ids}</source><comment>the engine</comment><translation>Nennen Sie mehr von der Kennung: {ids}</translation></message>
    <message><source>Use small letters, digits, dots and dashes, at most 32 signs.</source><comment>the engine</comment><translation>Nehmen Sie Kleinbuchstaben, Ziffern, Punkte und Striche, höchstens 32 Zeichen.</translation></message>
    <message><source>Use the one that the page before gave.</source><comment>the engine</comment><translation>Nehmen Sie den von der vorigen Seite.</translation></message>
    <message><source>Use this model</source><translation>Dieses Modell verwenden</translation></message>
    <message><source>Useful for proposals. Read each one before you approve it.</source><translation>Brauchbar für Vorschläge. Lesen Sie jeden, bevor Sie ihn freigeben.</translation></message>
    <message><source>VARIORUM_CHAT_URL and VARIORUM_CHAT_MODEL set one for a run.</source><comment>the engine</comment><translation>VARIORUM_CHAT_URL und VARIORUM_CHAT_MODEL stellen eins für einen Lauf ein.</translation></message>
    <message><source>Variorum</source><translation>Variorum</translation></message>
    <message><source>Variorum keeps what is remembered about you in one file on this computer: what you wrote, what assistants noted, what came out of conversations. Every wording is kept, with the dates between which it was true and where it came from. Nothing is ever overwritten.</source><translation>Variorum bewahrt in einer Datei auf diesem Computer, was über Sie in Erinnerung ist: was Sie geschrieben, was Assistenten notiert haben, was aus Gesprächen kam. Jeder Wortlaut bleibt, mit den Daten, zwischen denen er galt, und seiner Herkunft. Nichts wird je überschrieben.</translation></message>
    <message><source>Variorum keeps what is remembered about you, every wording of it, only on this computer.</source><translation>Variorum bewahrt, was über Sie in Erinnerung ist, jeden Wortlaut davon, nur auf diesem Computer.</translation></message>
    <message><source>Variorum made a mistake and stopped what it was doing. Your vault was not changed by it.</source><translation>Variorum hat einen Fehler gemacht und aufgehört. Ihr Gedächtnis wurde dadurch nicht geändert.</translation></message>
    <message><source>Vaults</source><translation>Gedächtnisse</translation></message>
    <message><source>Version</source><translation>Fassung</translation></message>
    <message><source>Version of {day}, taken back.</source><translation>Fassung vom {day}, zurückgenommen.</translation></message>
    <message><source>Version of {day}{end}.</source><translation>Fassung vom {day}{end}.</translation></message>
    <message><source>Version {number}</source><translation>Fassung {number}</translation></message>
    <message><source>Version {number} is the one that holds now.</source><comment>the engine</comment><translation>Fassung {number} gilt jetzt.</translation></message>
    <message><source>Version {number} of {total}: “{text}”. {when}. Recorded {day}, {ago}, by {who}.{stand}{why}</source><translation>Fassung {number} von {total}: „{text}“. {when}. Aufgezeichnet {day}, {ago}, von {who}.{stand}{why}</translation></message>
    <message><source>Version {number} was replaced, so its dates are history.</source><comment>the engine</comment><translation>Fassung {number} wurde ersetzt, ihre Daten sind also Verlauf.</translation></message>
    <message><source>View</source><translation>Ansicht</translation></message>
    <message><source>Wait for it, or close it, then try again. Nothing was changed.</source><comment>the engine</comment><translation>Warten Sie darauf, oder schließen Sie es, und versuchen Sie es noch einmal. Nichts wurde geändert.</translation></message>
    <message><source>Waiting for approval</source><translation>Wartet auf Freigabe</translation></message>
    <message><source>Waiting for you: {reason}</source><comment>the engine</comment><translation>Wartet auf Sie: {reason}</translation></message>
    <message><source>Waiting for your approval</source><translation>Wartet auf Ihre Freigabe</translation></message>
    <message><source>Waiting for your verdict: {reason}</source><comment>the engine</comment><translation>Wartet auf Ihre Entscheidung: {reason}</translation></message>
    <message><source>Waits for approval</source><translation>Wartet auf Freigabe</translation></message>
    <message><source>Was never right</source><translation>War nie richtig</translation></message>
    <message><source>Way to work</source><comment>heading</comment><translation>Arbeitsweg</translation></message>
    <message><source>What</source><translation>Was</translation></message>
    <message><source>What a file that was brought in held to be in conflict.</source><translation>Was eine eingelesene Datei für widersprüchlich hielt.</translation></message>
    <message><source>What an assistant or a file says about you is kept here, apart, until you let it count or turn it down.</source><translation>Was ein Assistent oder eine Datei über Sie sagt, bleibt hier für sich, bis Sie es gelten lassen oder ablehnen.</translation></message>
    <message><source>What assistants and files bring in, and what a language model proposes, is shown here first.</source><translation>Was Assistenten und Dateien bringen und was ein Sprachmodell vorschlägt, steht zuerst hier.</translation></message>
    <message><source>What became of it</source><translation>Was daraus wurde</translation></message>
    <message><source>What came from elsewhere counts once you approve it (Ctrl+3). Where two memories cannot both be true, you decide (Ctrl+2): which one is right, both at different times, both in different ways, or neither. Nothing is decided without you unless you allow it, and each decision can be taken back.</source><translation>Was von anderswo kam, zählt, sobald Sie es freigeben (Strg+3). Wo zwei Erinnerungen nicht beide stimmen können, entscheiden Sie (Strg+2): welche richtig ist, beide nacheinander, beide auf verschiedene Weise oder keine. Nichts wird ohne Sie entschieden, außer Sie erlauben es, und jede Entscheidung lässt sich zurücknehmen.</translation></message>
    <message><source>What came from {source} is right</source><translation>Richtig ist: {source}</translation></message>
    <message><source>What can be read: chat exports of ChatGPT, Claude and Gemini, memories of other programs such as mem0 or Letta, notes, tables, lists, and archives of Variorum.</source><comment>the engine</comment><translation>Lesbar sind: Chat-Exporte von ChatGPT, Claude und Gemini, Erinnerungen anderer Programme wie mem0 oder Letta, Notizen, Tabellen, Listen und Archive von Variorum.</translation></message>
    <message><source>What changed in 2024?</source><translation>Was hat sich 2024 geändert?</translation></message>
    <message><source>What comes from here</source><translation>Was von hier kommt</translation></message>
    <message><source>What comes from “{}” counts at once from now on.</source><comment>the engine</comment><translation>Was aus „{}“ kommt, zählt ab jetzt sofort.</translation></message>
    <message><source>What comes from “{}” waits for your approval from now on.</source><comment>the engine</comment><translation>Was aus „{}“ kommt, wartet ab jetzt auf Ihre Freigabe.</translation></message>
    <message><source>What comes in</source><translation>Was hereinkommt</translation></message>
    <message><source>What disagrees waits for you</source><translation>Was sich widerspricht, wartet auf Sie</translation></message>
    <message><source>What do I like?</source><translation>Was mag ich?</translation></message>
    <message><source>What each detector said</source><translation>Was jeder Melder sagte</translation></message>
    <message><source>What each source may do</source><translation>Was jede Quelle darf</translation></message>
    <message><source>What if it only asked from</source><translation>Wenn er nur fragte ab</translation></message>
    <message><source>What is kept</source><translation>Was aufgehoben wird</translation></message>
    <message><source>What is said of whom</source><translation>Was von wem gesagt ist</translation></message>
    <message><source>What is told of that name becomes yours. One undo takes it apart again.</source><translation>Was von diesem Namen gesagt ist, gilt dann von Ihnen. Ein Schritt zurück trennt es wieder.</translation></message>
    <message><source>What is told of you disagrees with {texts}: waiting for you.</source><comment>the engine</comment><translation>Was von Ihnen gesagt ist, widerspricht {texts}: wartet auf Sie.</translation></message>
    <message><source>What is true, waits for approval or is disputed; what is over or put away is left out.</source><translation>Was gültig ist, auf Freigabe wartet oder strittig ist; Vergangenes und Weggelegtes fehlt.</translation></message>
    <message><source>What is your name?</source><translation>Wie heißen Sie?</translation></message>
    <message><source>What it brings counts at once.</source><translation>Was sie bringt, zählt sofort.</translation></message>
    <message><source>What it brings waits until you approve it.</source><translation>Was sie bringt, wartet, bis Sie es freigeben.</translation></message>
    <message><source>What it did not get right</source><translation>Was nicht gelang</translation></message>
    <message><source>What it does</source><translation>Was er tut</translation></message>
    <message><source>What looks for contradictions, and how often it was right by your own verdicts.</source><translation>Was nach Widersprüchen sucht, und wie oft es nach Ihren eigenen Entscheidungen recht hatte.</translation></message>
    <message><source>What looks like a secret is left out of what is sent.</source><translation>Was wie ein Geheimnis aussieht, wird nicht mitgesendet.</translation></message>
    <message><source>What lost its basis</source><translation>Was seine Grundlage verlor</translation></message>
    <message><source>What may have lost its basis when something else changed.</source><translation>Was seine Grundlage verloren haben könnte, als sich anderes änderte.</translation></message>
    <message><source>What nobody compared when it was written.</source><translation>Was beim Schreiben niemand verglichen hat.</translation></message>
    <message><source>What nothing has confirmed for long</source><translation>Was lange nichts mehr bestätigt hat</translation></message>
    <message><source>What rests on the losing side stays as it is and is listed for you:</source><translation>Was auf der unterlegenen Seite beruht, bleibt, wie es ist, und wird Ihnen genannt:</translation></message>
    <message><source>What seemed to say nothing lasting. Every one of them can be restored, and nothing is ever thrown away.</source><translation>Was nichts Bleibendes zu sagen schien. Jedes lässt sich zurückholen, und nichts wird je weggeworfen.</translation></message>
    <message><source>What the list shows</source><translation>Was die Liste zeigt</translation></message>
    <message><source>What the marks stand for. Press one to see only these</source><translation>Was die Zeichen bedeuten. Ein Druck zeigt nur diese</translation></message>
    <message><source>What the people in the conversations say of themselves is looked for by rule; no language model is set. What is found waits for your approval.</source><translation>Was die Menschen in den Gesprächen von sich selbst sagen, wird nach Regeln gesucht; ein Sprachmodell ist nicht eingestellt. Was gefunden wird, wartet auf Ihre Freigabe.</translation></message>
    <message><source>What the rule would do</source><translation>Was die Regel täte</translation></message>
    <message><source>What the vault does not have yet</source><translation>Was dem Gedächtnis noch fehlt</translation></message>
    <message><source>What the window shows is written. {sentence}</source><translation>Geschrieben wird, was das Fenster zeigt. {sentence}</translation></message>
    <message><source>What this is</source><translation>Was das ist</translation></message>
    <message><source>What this search finds</source><translation>Was diese Suche findet</translation></message>
    <message><source>What this vault knew by then, without what it learned later.</source><translation>Was dieses Gedächtnis bis dahin wusste, ohne das später Gelernte.</translation></message>
    <message><source>What to do with the selected memories</source><translation>Was mit den gewählten Erinnerungen geschehen soll</translation></message>
    <message><source>What waits for you</source><translation>Was auf Sie wartet</translation></message>
    <message><source>What was closed or counted together without asking you, because a rule is certain of it. Each can be taken back, and nothing else with it.</source><translation>Was ohne Frage geschlossen oder zusammengezählt wurde, weil eine Regel sicher ist. Jedes lässt sich zurücknehmen, und nichts anderes mit ihm.</translation></message>
    <message><source>What was just done</source><translation>Was eben getan wurde</translation></message>
    <message><source>What was said earlier is right</source><translation>Das früher Gesagte ist richtig</translation></message>
    <message><source>What was said later is right</source><translation>Das später Gesagte ist richtig</translation></message>
    <message><source>What was to be asked waits; try again later.</source><comment>the engine</comment><translation>Was zu fragen war, wartet; versuchen Sie es später wieder.</translation></message>
    <message><source>What was true in the world at the end of that day, month or year.</source><translation>Was am Ende dieses Tages, Monats oder Jahres in der Welt gültig war.</translation></message>
    <message><source>What went wrong</source><translation>Was schiefging</translation></message>
    <message><source>What you linked by hand.</source><translation>Was Sie von Hand verknüpft haben.</translation></message>
    <message><source>What you see, and how to do what you came for. Every command with its key: Ctrl+Shift+P.</source><translation>Was Sie sehen, und wie Sie tun, wozu Sie gekommen sind. Jeder Befehl mit seiner Taste: Strg+Umschalt+P.</translation></message>
    <message><source>What you write, change or bring in is listed here.</source><translation>Was Sie schreiben, ändern oder einlesen, steht hier.</translation></message>
    <message><source>What {whose} cannot end what {by}; a person decides.</source><comment>the engine</comment><translation>Was {whose}, kann nicht beenden, was {by}; ein Mensch entscheidet.</translation></message>
    <message><source>What {who} believes in</source><translation>Woran {who} glaubt</translation></message>
    <message><source>What {who} does for a living</source><translation>Was {who} beruflich macht</translation></message>
    <message><source>What {who} does not like</source><translation>Was {who} nicht mag</translation></message>
    <message><source>What {who} eats</source><translation>Was {who} isst</translation></message>
    <message><source>What {who} is allergic to</source><translation>Wogegen {who} allergisch ist</translation></message>
    <message><source>What {who} likes</source><translation>Was {who} mag</translation></message>
    <message><source>What {who} owns</source><translation>Was {who} besitzt</translation></message>
    <message><source>What {who} plans</source><translation>Was {who} vorhat</translation></message>
    <message><source>What “{name}” reads out of conversations is not to be kept.</source><comment>the engine</comment><translation>Was „{name}“ aus Gesprächen herausliest, soll nicht behalten werden.</translation></message>
    <message><source>When did it change?</source><translation>Wann hat es sich geändert?</translation></message>
    <message><source>When it was said</source><translation>Wann es gesagt wurde</translation></message>
    <message><source>When something new contradicts, it is asked here.</source><translation>Wenn sich etwas Neues widerspricht, wird hier gefragt.</translation></message>
    <message><source>When two memories cannot both be true, they are shown here side by side, with who said them and when. You decide; nothing is settled behind your back.</source><translation>Wenn zwei Erinnerungen nicht beide stimmen können, stehen sie hier nebeneinander, mit dem, wer sie wann gesagt hat. Sie entscheiden; nichts wird hinter Ihrem Rücken geklärt.</translation></message>
    <message><source>When two memories say nearly the same, they are shown here side by side. They become one only when you say so; both sources are kept.</source><translation>Wenn zwei Erinnerungen fast dasselbe sagen, stehen sie hier nebeneinander. Sie werden nur eine, wenn Sie es sagen; beide Quellen bleiben.</translation></message>
    <message><source>When you tell of a change in so many words, what it ends is closed at once and listed here.</source><translation>Wenn Sie ausdrücklich von einer Änderung erzählen, wird das dadurch Beendete sofort geschlossen und hier genannt.</translation></message>
    <message><source>When {who} was born</source><translation>Wann {who} geboren wurde</translation></message>
    <message><source>Where did I live in March?</source><translation>Wo habe ich im März gewohnt?</translation></message>
    <message><source>Where do I live?</source><translation>Wo wohne ich?</translation></message>
    <message><source>Where it comes from</source><translation>Woher es kommt</translation></message>
    <message><source>Where it is wrong</source><translation>Wo er sich irrt</translation></message>
    <message><source>Where things wait for approval</source><translation>Wo etwas auf Freigabe wartet</translation></message>
    <message><source>Where to keep it</source><translation>Wo es liegen soll</translation></message>
    <message><source>Where two memories stand side by side</source><translation>Wo zwei Erinnerungen nebeneinander stehen</translation></message>
    <message><source>Where {who} lives</source><translation>Wo {who} wohnt</translation></message>
    <message><source>Where {who} studies</source><translation>Wo {who} studiert</translation></message>
    <message><source>Where {who} works</source><translation>Wo {who} arbeitet</translation></message>
    <message><source>Whether its statements count at once, wait for approval, or are only kept as messages.</source><translation>Ob ihre Aussagen sofort zählen, auf Freigabe warten oder nur als Nachrichten aufgehoben werden.</translation></message>
    <message><source>Which date to look at</source><translation>Welches Datum gezeigt wird</translation></message>
    <message><source>Which languages {who} speaks</source><translation>Welche Sprachen {who} spricht</translation></message>
    <message><source>Which medicine {who} takes</source><translation>Welche Medizin {who} nimmt</translation></message>
    <message><source>Which single keys</source><translation>Welche einzelnen Tasten</translation></message>
    <message><source>While something is searched for, the best match comes first.</source><translation>Solange nach etwas gesucht wird, steht das Passendste zuerst.</translation></message>
    <message><source>Who is {title}?</source><comment>the engine</comment><translation>Wer ist {title}?</translation></message>
    <message><source>Who may write into this vault, and what becomes of it. A change counts for what comes from now on.</source><translation>Wer in dieses Gedächtnis schreiben darf, und was daraus wird. Eine Änderung zählt für alles, was ab jetzt kommt.</translation></message>
    <message><source>Who said it</source><translation>Wer es sagte</translation></message>
    <message><source>Who the partner of {who} is</source><translation>Partner von {who}</translation></message>
    <message><source>Who {whose} partner is</source><translation>Wer {whose} Partner ist</translation></message>
    <message><source>Whose memories are these?</source><translation>Wessen Erinnerungen sind das?</translation></message>
    <message><source>Why</source><translation>Warum</translation></message>
    <message><source>Why it was found: {why}</source><translation>Warum gefunden: {why}</translation></message>
    <message><source>Why we ask</source><translation>Warum wir fragen</translation></message>
    <message><source>Why? It helps to remember later; you can leave it empty.</source><translation>Warum? Es hilft später beim Erinnern; Sie können es leer lassen.</translation></message>
    <message><source>Window</source><translation>Gültigkeit</translation></message>
    <message><source>With</source><translation>Mit</translation></message>
    <message><source>Without a source</source><translation>Ohne Quelle</translation></message>
    <message><source>Work</source><comment>heading</comment><translation>Arbeit</translation></message>
    <message><source>Worth keeping?</source><translation>Aufhebenswert?</translation></message>
    <message><source>Write 2025, 2025-03 or 2025-03-04.</source><comment>the engine</comment><translation>Schreiben Sie 2025, 2025-03 oder 2025-03-04.</translation></message>
    <message><source>Write 2025, 2025-03, 2025-03-04 or a full time like 2025-03-04T10:00:00Z.</source><comment>the engine</comment><translation>Schreiben Sie 2025, 2025-03, 2025-03-04 oder eine volle Zeit wie 2025-03-04T10:00:00Z.</translation></message>
    <message><source>Write a date, or go back with Esc.</source><translation>Schreiben Sie ein Datum, oder gehen Sie mit Esc zurück.</translation></message>
    <message><source>Write a few words of it, then choose one.</source><translation>Schreiben Sie ein paar Wörter daraus, und wählen Sie dann eine.</translation></message>
    <message><source>Write a memory or bring some in, and this page tells how they grow, where they come from and how they age.</source><translation>Schreiben Sie eine Erinnerung oder lesen Sie welche ein, dann erzählt diese Seite, wie sie wachsen, woher sie kommen und wie sie altern.</translation></message>
    <message><source>Write a name like Europe/Berlin or America/New_York.</source><comment>the engine</comment><translation>Schreiben Sie einen Namen wie Europe/Berlin oder America/New_York.</translation></message>
    <message><source>Write another</source><translation>Noch eine schreiben</translation></message>
    <message><source>Write another tag, or leave the field empty to take it away.</source><translation>Schreiben Sie ein anderes Schlagwort, oder lassen Sie das Feld leer, um es wegzunehmen.</translation></message>
    <message><source>Write at least one word.</source><comment>the engine</comment><translation>Schreiben Sie mindestens ein Wort.</translation></message>
    <message><source>Write dmy or mdy.</source><comment>the engine</comment><translation>Schreiben Sie dmy oder mdy.</translation></message>
    <message><source>Write how it really is, or go back with Esc.</source><translation>Schreiben Sie, wie es wirklich ist, oder gehen Sie mit Esc zurück.</translation></message>
    <message><source>Write its address and its name first.</source><translation>Schreiben Sie zuerst seine Adresse und seinen Namen.</translation></message>
    <message><source>Write its address and its name first.</source><comment>the engine</comment><translation>Schreiben Sie zuerst seine Adresse und seinen Namen.</translation></message>
    <message><source>Write its name; the key itself is never stored in a file.</source><translation>Schreiben Sie seinen Namen; der Schlüssel selbst wird nie in einer Datei gespeichert.</translation></message>
    <message><source>Write one sentence.</source><translation>Schreiben Sie einen Satz.</translation></message>
    <message><source>Write since when it is true. A year or a month is enough.</source><translation>Schreiben Sie, seit wann es gültig ist. Ein Jahr oder ein Monat genügt.</translation></message>
    <message><source>Write the first memory</source><translation>Die erste Erinnerung schreiben</translation></message>
    <message><source>Write the name of an environment variable, like MY_MODEL_KEY, or keyring: and a name; never the key.</source><comment>the engine</comment><translation>Schreiben Sie den Namen einer Umgebungsvariable wie MY_MODEL_KEY, oder keyring: und einen Namen; nie den Schlüssel selbst.</translation></message>
    <message><source>Write when it ended. A year or a month is enough.</source><translation>Schreiben Sie, wann es endete. Ein Jahr oder ein Monat genügt.</translation></message>
    <message><source>Write {roles}.</source><comment>the engine</comment><translation>Schreiben Sie {roles}.</translation></message>
    <message><source>Written and changed</source><translation>Geschrieben und geändert</translation></message>
    <message><source>Wrong</source><translation>Falsch</translation></message>
    <message><source>Yes, that is me</source><translation>Ja, das bin ich</translation></message>
    <message><source>You</source><translation>Sie</translation></message>
    <message><source>You already had that. It has one more source now.</source><translation>Das hatten Sie schon. Es hat jetzt eine Quelle mehr.</translation></message>
    <message><source>You are</source><translation>Sie sind</translation></message>
    <message><source>You are called “{name}” here.</source><comment>the engine</comment><translation>Sie heißen hier „{name}“.</translation></message>
    <message><source>You are looking at another date. Go back to today to change something.</source><translation>Sie sehen ein anderes Datum. Gehen Sie zu heute zurück, um etwas zu ändern.</translation></message>
    <message><source>You are looking at today {knew}.</source><translation>Sie sehen heute, {knew}.</translation></message>
    <message><source>You are looking at today.</source><translation>Sie sehen heute.</translation></message>
    <message><source>You are looking at {true_on}, {knew}.</source><translation>Sie sehen den {true_on}, {knew}.</translation></message>
    <message><source>You are looking at {true_on}.</source><translation>Sie sehen den {true_on}.</translation></message>
    <message><source>You are not asked about these two again.</source><comment>the engine</comment><translation>Nach diesen beiden werden Sie nicht wieder gefragt.</translation></message>
    <message><source>You can look things up in a conversation, and keep a message of it as a memory.</source><translation>Sie können in einem Gespräch nachschlagen und eine Nachricht daraus als Erinnerung behalten.</translation></message>
    <message><source>You decided nothing just now.</source><translation>Sie haben eben nichts entschieden.</translation></message>
    <message numerus="yes"><source>You decided {n} contradictions today. When something new contradicts, it is asked here.</source><comment>You decided {n} contradiction today. When something new contradicts, it is asked here.</comment><translation><numerusform>Sie haben heute {n} Widerspruch entschieden. Wenn sich etwas Neues widerspricht, wird hier gefragt.</numerusform><numerusform>Sie haben heute {n} Widersprüche entschieden. Wenn sich etwas Neues widerspricht, wird hier gefragt.</numerusform></translation></message>
    <message numerus="yes"><source>You decided {n} things just now.</source><comment>You decided {n} thing just now.</comment><translation><numerusform>Sie haben eben {n} Punkt entschieden.</numerusform><numerusform>Sie haben eben {n} Punkte entschieden.</numerusform></translation></message>
    <message><source>You found {right} of {decided} of its flags right, which proves {low} % at least: not more than {limit} %.</source><comment>the engine</comment><translation>Sie fanden {right} von {decided} seiner Meldungen richtig, das belegt mindestens {low} %: nicht mehr als {limit} %.</translation></message>
    <message><source>You have decided this.</source><translation>Sie haben das entschieden.</translation></message>
    <message><source>You have decided {decided} of its flags; {least} are needed before it may act by itself.</source><comment>the engine</comment><translation>Sie haben {decided} seiner Meldungen entschieden; {least} sind nötig, bevor er selbst entscheiden darf.</translation></message>
    <message><source>You have not decided about any flag yet; after the first verdicts this shows how right each detector was.</source><translation>Sie haben noch über keine Meldung entschieden; nach den ersten Entscheidungen steht hier, wie recht jeder Melder hatte.</translation></message>
    <message><source>You have not decided about it yet, so nothing is known of how right it is.</source><translation>Sie haben noch nicht darüber entschieden, also ist nicht bekannt, wie recht er hat.</translation></message>
    <message><source>You put it out of sight.</source><translation>Sie haben es weggelegt.</translation></message>
    <message><source>You ruled on this pair already; it does not come back unless a text changes.</source><comment>the engine</comment><translation>Über dieses Paar haben Sie schon entschieden; es kommt nicht wieder, außer ein Text ändert sich.</translation></message>
    <message><source>You saw version {expected}, and it shows version {shown} by now. Nothing was done.</source><comment>the engine</comment><translation>Sie sahen Fassung {expected}, inzwischen steht dort Fassung {shown}. Nichts wurde getan.</translation></message>
    <message><source>You say that both cannot be so.</source><comment>the engine</comment><translation>Sie sagen, dass nicht beides stimmen kann.</translation></message>
    <message><source>You typed this</source><translation>Von Ihnen geschrieben</translation></message>
    <message><source>You typed this.</source><translation>Von Ihnen geschrieben.</translation></message>
    <message><source>You, if left empty</source><translation>Sie selbst, wenn leer</translation></message>
    <message><source>Your keys are set.</source><translation>Ihre Tasten sind eingestellt.</translation></message>
    <message><source>Your name</source><translation>Ihr Name</translation></message>
    <message><source>Your name…</source><translation>Ihr Name …</translation></message>
    <message><source>Your verdicts are listed here, and each can be taken back.</source><translation>Hier stehen Ihre Entscheidungen, und jede lässt sich zurücknehmen.</translation></message>
    <message><source>Your verdicts do not carry a calibration of their own.</source><comment>the engine</comment><translation>Ihre Entscheidungen reichen nicht für eine eigene Anpassung.</translation></message>
    <message><source>a change of tags</source><translation>eine Änderung der Schlagwörter</translation></message>
    <message><source>a change to a saved search</source><translation>eine Änderung an einer gespeicherten Suche</translation></message>
    <message><source>a correction</source><translation>eine Berichtigung</translation></message>
    <message><source>a correction of dates</source><translation>eine Berichtigung von Daten</translation></message>
    <message><source>a disagreement that was found</source><translation>ein gefundener Widerspruch</translation></message>
    <message><source>a flagged disagreement</source><translation>ein gemeldeter Widerspruch</translation></message>
    <message><source>a language model</source><translation>ein Sprachmodell</translation></message>
    <message><source>a language model’s remark</source><translation>eine Bemerkung eines Sprachmodells</translation></message>
    <message><source>a link</source><translation>eine Verknüpfung</translation></message>
    <message><source>a little like it in meaning</source><comment>the engine</comment><translation>entfernt ähnliche Bedeutung</translation></message>
    <message><source>a machine's own line</source><comment>the engine</comment><translation>Zeile einer Maschine</translation></message>
    <message><source>a memory that is not there any more</source><translation>eine Erinnerung, die nicht mehr da ist</translation></message>
    <message><source>a model concluded</source><comment>the engine</comment><translation>ein Modell geschlossen hat</translation></message>
    <message><source>a name, like local</source><translation>ein Name, etwa lokal</translation></message>
    <message><source>a page's own line</source><comment>the engine</comment><translation>Zeile einer Webseite</translation></message>
    <message><source>a part of it</source><comment>the engine</comment><translation>ein Teil davon</translation></message>
    <message><source>a proposal</source><translation>ein Vorschlag</translation></message>
    <message><source>a reading that gave nothing</source><translation>ein Lesen, das nichts ergab</translation></message>
    <message><source>a rejection</source><translation>eine Ablehnung</translation></message>
    <message><source>a remark on the answer</source><comment>the engine</comment><translation>Bemerkung zur Antwort</translation></message>
    <message><source>a request to the assistant</source><comment>the engine</comment><translation>Bitte an den Assistenten</translation></message>
    <message><source>a step to the answer</source><comment>the engine</comment><translation>ein Schritt zur Antwort</translation></message>
    <message><source>a vector holds a number that is not finite</source><comment>the engine</comment><translation>ein Vektor enthält eine Zahl, die nicht endlich ist</translation></message>
    <message><source>a vector holds what is no number</source><comment>the engine</comment><translation>ein Vektor enthält, was keine Zahl ist</translation></message>
    <message><source>a vector is missing</source><comment>the engine</comment><translation>ein Vektor fehlt</translation></message>
    <message><source>a vector is zero</source><comment>the engine</comment><translation>ein Vektor ist null</translation></message>
    <message><source>a verdict</source><translation>eine Entscheidung</translation></message>
    <message><source>about whom is asked</source><comment>the engine</comment><translation>handelt von der gefragten Person</translation></message>
    <message><source>about {person}</source><translation>über {person}</translation></message>
    <message><source>acknowledgement</source><comment>the engine</comment><translation>Zustimmung</translation></message>
    <message><source>added “{text}”</source><translation>hinzugefügt „{text}“</translation></message>
    <message><source>age</source><translation>Alter</translation></message>
    <message><source>all</source><comment>what it asks</comment><translation>alles</translation></message>
    <message><source>all that waits from “{name}”</source><comment>the engine</comment><translation>alles Wartende aus „{name}“</translation></message>
    <message><source>allergy</source><translation>Allergie</translation></message>
    <message><source>amem memories</source><translation>amem-Erinnerungen</translation></message>
    <message><source>an approval</source><translation>eine Freigabe</translation></message>
    <message><source>an assistant that writes</source><translation>ein Assistent, der schreibt</translation></message>
    <message><source>an assistant's phrase</source><comment>the engine</comment><translation>Redensart eines Assistenten</translation></message>
    <message><source>an import</source><translation>ein Einlesen</translation></message>
    <message><source>an older value</source><comment>the engine</comment><translation>ein älterer Wert</translation></message>
    <message><source>and {more} more</source><translation>und {more} weitere</translation></message>
    <message numerus="yes"><source>and {n} more</source><comment>and {n} more</comment><translation><numerusform>und {n} weitere</numerusform><numerusform>und {n} weitere</numerusform></translation></message>
    <message><source>another answer</source><comment>the engine</comment><translation>eine andere Antwort</translation></message>
    <message><source>another name for it</source><comment>the engine</comment><translation>ein anderer Name dafür</translation></message>
    <message><source>answered with JSON that is no answer of a chat model</source><comment>the engine</comment><translation>hat mit JSON geantwortet, das keine Antwort eines Sprachmodells ist</translation></message>
    <message><source>answered with an empty message</source><comment>the engine</comment><translation>hat mit einer leeren Nachricht geantwortet</translation></message>
    <message><source>answered with an error (“{words}”)</source><comment>the engine</comment><translation>hat mit einem Fehler geantwortet („{words}“)</translation></message>
    <message><source>answered with no choices</source><comment>the engine</comment><translation>hat ohne Auswahl geantwortet</translation></message>
    <message><source>answered with nothing</source><comment>the engine</comment><translation>hat mit nichts geantwortet</translation></message>
    <message><source>answered with something that is not JSON (“{said}”)</source><comment>the engine</comment><translation>hat mit etwas geantwortet, das kein JSON ist („{said}“)</translation></message>
    <message><source>answers the question</source><comment>the engine</comment><translation>beantwortet die Frage</translation></message>
    <message><source>answers what you asked</source><comment>the engine</comment><translation>beantwortet Ihre Frage</translation></message>
    <message><source>approved</source><translation>freigegeben</translation></message>
    <message><source>approved with other words</source><comment>the engine</comment><translation>mit anderen Worten freigegeben</translation></message>
    <message><source>archived</source><translation>archiviert</translation></message>
    <message><source>as the vault knew it on {known_on}</source><translation>wie das Gedächtnis es am {known_on} wusste</translation></message>
    <message><source>ask me first</source><translation>erst fragen</translation></message>
    <message><source>asked by the model</source><translation>vom Modell gefragt</translation></message>
    <message><source>away</source><translation>weg</translation></message>
    <message><source>balanced</source><translation>ausgewogen</translation></message>
    <message><source>began then</source><comment>the engine</comment><translation>begann damals</translation></message>
    <message><source>begins after that time</source><comment>the engine</comment><translation>beginnt nach dieser Zeit</translation></message>
    <message><source>begins or ends after that time</source><comment>the engine</comment><translation>beginnt oder endet nach dieser Zeit</translation></message>
    <message><source>better wording</source><comment>the engine</comment><translation>bessere Worte</translation></message>
    <message><source>better words for memory {target}</source><translation>bessere Worte für Erinnerung {target}</translation></message>
    <message><source>between {first} and {second}</source><translation>({first} / {second})</translation></message>
    <message><source>between {low} and {high} %</source><translation>zwischen {low} und {high} %</translation></message>
    <message><source>birthday</source><translation>Geburtstag</translation></message>
    <message><source>blood type</source><translation>Blutgruppe</translation></message>
    <message><source>both are true</source><translation>beides stimmt</translation></message>
    <message><source>both are true</source><comment>the engine</comment><translation>beides stimmt</translation></message>
    <message><source>both can be true</source><translation>beides kann stimmen</translation></message>
    <message><source>both, at different times</source><translation>beides, nacheinander</translation></message>
    <message><source>bringing a version back</source><translation>das Zurückholen einer Fassung</translation></message>
    <message><source>broke off in the middle of its answer</source><comment>the engine</comment><translation>hat mitten in der Antwort abgebrochen</translation></message>
    <message><source>brother</source><translation>Bruder</translation></message>
    <message><source>brought a version back</source><translation>Fassung zurückgeholt</translation></message>
    <message><source>brought back</source><translation>zurückgeholt</translation></message>
    <message><source>brought in</source><translation>eingelesen</translation></message>
    <message><source>brought in a file</source><translation>Datei eingelesen</translation></message>
    <message><source>brought in from files</source><translation>aus Dateien eingelesen</translation></message>
    <message><source>brought in from {name}</source><translation>eingelesen aus {name}</translation></message>
    <message><source>by one of the rulings before it</source><comment>the engine</comment><translation>durch eine der Entscheidungen davor</translation></message>
    <message><source>came after it</source><comment>the engine</comment><translation>kam danach</translation></message>
    <message><source>came in {day}</source><translation>angekommen {day}</translation></message>
    <message><source>cannot be reached</source><comment>the engine</comment><translation>ist nicht zu erreichen</translation></message>
    <message><source>cannot tell</source><translation>kann es nicht sagen</translation></message>
    <message><source>car</source><translation>Auto</translation></message>
    <message><source>changed a saved search</source><translation>gespeicherte Suche geändert</translation></message>
    <message><source>changed tags</source><translation>Schlagwörter geändert</translation></message>
    <message><source>changed what a detector may decide by itself</source><translation>geändert, was ein Melder selbst entscheiden darf</translation></message>
    <message><source>changed what a source may do</source><translation>geändert, was eine Quelle darf</translation></message>
    <message><source>child</source><translation>Kind</translation></message>
    <message><source>claude-mem export</source><translation>claude-mem-Export</translation></message>
    <message><source>close in meaning</source><translation>ähnliche Bedeutung</translation></message>
    <message><source>close in meaning</source><comment>the engine</comment><translation>ähnliche Bedeutung</translation></message>
    <message><source>closed a proposal that no longer fits</source><translation>überholten Vorschlag geschlossen</translation></message>
    <message><source>closeness in meaning</source><translation>Nähe der Bedeutung</translation></message>
    <message><source>comes from</source><translation>kommt von</translation></message>
    <message><source>commute</source><translation>Arbeitsweg</translation></message>
    <message><source>contradicts</source><translation>widerspricht</translation></message>
    <message><source>contradicts</source><comment>the engine</comment><translation>widerspricht</translation></message>
    <message><source>corrected</source><translation>berichtigt</translation></message>
    <message><source>corrected a memory</source><translation>Erinnerung berichtigt</translation></message>
    <message><source>corrected dates</source><translation>Daten berichtigt</translation></message>
    <message><source>counts at once</source><translation>zählt sofort</translation></message>
    <message><source>dentist</source><translation>Zahnarzt</translation></message>
    <message><source>did not answer in time</source><comment>the engine</comment><translation>hat nicht rechtzeitig geantwortet</translation></message>
    <message><source>did something again</source><translation>etwas wiederholt</translation></message>
    <message><source>diet</source><translation>Ernährung</translation></message>
    <message><source>dislikes</source><translation>Abneigungen</translation></message>
    <message><source>disputed</source><translation>strittig</translation></message>
    <message><source>disputes it</source><comment>the engine</comment><translation>widerspricht</translation></message>
    <message><source>divided a memory</source><translation>Erinnerung geteilt</translation></message>
    <message><source>dividing a memory</source><translation>das Teilen einer Erinnerung</translation></message>
    <message><source>doctor</source><translation>Arzt</translation></message>
    <message><source>done again</source><translation>wiederholt</translation></message>
    <message><source>doubtful</source><translation>zweifelhaft</translation></message>
    <message><source>elsewhere</source><translation>anderswo</translation></message>
    <message><source>email</source><translation>E-Mail</translation></message>
    <message><source>ended</source><translation>beendet</translation></message>
    <message><source>ended earlier</source><comment>the engine</comment><translation>endete früher</translation></message>
    <message><source>ended on an unknown date</source><translation>an unbekanntem Datum beendet</translation></message>
    <message><source>ended then</source><comment>the engine</comment><translation>endete damals</translation></message>
    <message><source>episode {episode}</source><translation>Episode {episode}</translation></message>
    <message><source>external id</source><comment>the engine</comment><translation>Kennung in der Quelle</translation></message>
    <message><source>eye colour</source><translation>Augenfarbe</translation></message>
    <message><source>fairly sure</source><translation>ziemlich sicher</translation></message>
    <message><source>father</source><translation>Vater</translation></message>
    <message><source>favourite animal</source><translation>Lieblingstier</translation></message>
    <message><source>favourite book</source><translation>Lieblingsbuch</translation></message>
    <message><source>favourite colour</source><translation>Lieblingsfarbe</translation></message>
    <message><source>favourite dish</source><translation>Lieblingsgericht</translation></message>
    <message><source>favourite drink</source><translation>Lieblingsgetränk</translation></message>
    <message><source>favourite film</source><translation>Lieblingsfilm</translation></message>
    <message><source>favourite food</source><translation>Lieblingsessen</translation></message>
    <message><source>favourite music</source><translation>Lieblingsmusik</translation></message>
    <message><source>favourite season</source><translation>liebste Jahreszeit</translation></message>
    <message><source>first {shown} of {found} that fit · {total} in all</source><translation>die ersten {shown} von {found} passenden · {total} insgesamt</translation></message>
    <message><source>follows a question</source><comment>the engine</comment><translation>folgt auf eine Frage</translation></message>
    <message><source>for example: at work, in winter</source><translation>zum Beispiel: bei der Arbeit, im Winter</translation></message>
    <message><source>found a disagreement</source><translation>Widerspruch gefunden</translation></message>
    <message><source>found by a sweep</source><translation>bei Durchsicht gefunden</translation></message>
    <message><source>friend</source><translation>Freund</translation></message>
    <message><source>from a model</source><translation>von einem Modell</translation></message>
    <message><source>from an agent</source><translation>von einem Agenten</translation></message>
    <message><source>from an import</source><translation>aus einem Import</translation></message>
    <message><source>from now on</source><translation>ab jetzt</translation></message>
    <message><source>from {name}</source><translation>von {name}</translation></message>
    <message><source>from {since} on</source><translation>ab {since}</translation></message>
    <message><source>from {source}</source><translation>aus {source}</translation></message>
    <message><source>gave a verdict</source><translation>Entscheidung getroffen</translation></message>
    <message><source>gave its place to</source><translation>wurde abgelöst von</translation></message>
    <message><source>gender</source><translation>Geschlecht</translation></message>
    <message><source>gives what is asked for</source><comment>the engine</comment><translation>gibt, wonach gefragt ist</translation></message>
    <message><source>greeting</source><comment>the engine</comment><translation>Gruß</translation></message>
    <message><source>hair colour</source><translation>Haarfarbe</translation></message>
    <message><source>height</source><translation>Größe</translation></message>
    <message><source>held, since of “{source}” only the words are kept</source><comment>the engine</comment><translation>zurückgehalten, weil von „{source}“ nur die Worte aufgehoben werden</translation></message>
    <message><source>hobby</source><translation>Hobby</translation></message>
    <message><source>hold: keep the words only</source><translation>zurückhalten: nur die Worte aufheben</translation></message>
    <message><source>holds what is asked</source><comment>the engine</comment><translation>enthält das Gefragte</translation></message>
    <message><source>home, health</source><translation>Wohnung, Gesundheit</translation></message>
    <message><source>in one memory</source><comment>the engine</comment><translation>in einer Erinnerung</translation></message>
    <message><source>in {memories} memories</source><comment>the engine</comment><translation>in {memories} Erinnerungen</translation></message>
    <message numerus="yes"><source>in {n} days</source><comment>in {n} day</comment><translation><numerusform>in {n} Tag</numerusform><numerusform>in {n} Tagen</numerusform></translation></message>
    <message numerus="yes"><source>in {n} months</source><comment>in {n} month</comment><translation><numerusform>in {n} Monat</numerusform><numerusform>in {n} Monaten</numerusform></translation></message>
    <message numerus="yes"><source>in {n} weeks</source><comment>in {n} week</comment><translation><numerusform>in {n} Woche</numerusform><numerusform>in {n} Wochen</numerusform></translation></message>
    <message numerus="yes"><source>in {n} years</source><comment>in {n} year</comment><translation><numerusform>in {n} Jahr</numerusform><numerusform>in {n} Jahren</numerusform></translation></message>
    <message><source>is a courtesy</source><comment>the engine</comment><translation>eine Höflichkeit</translation></message>
    <message><source>is a question</source><comment>the engine</comment><translation>ist eine Frage</translation></message>
    <message><source>is about the same as</source><translation>handelt vom Gleichen wie</translation></message>
    <message><source>is derived from</source><comment>the engine</comment><translation>abgeleitet von</translation></message>
    <message><source>is only meant to be</source><comment>the engine</comment><translation>ist nur vorgesehen</translation></message>
    <message><source>is supported by</source><translation>wird gestützt von</translation></message>
    <message><source>is where this comes from:</source><translation>ist die Herkunft von:</translation></message>
    <message><source>it changed</source><translation>es hat sich geändert</translation></message>
    <message><source>it changed</source><comment>the engine</comment><translation>es hat sich geändert</translation></message>
    <message><source>it changed in {on}</source><comment>the engine</comment><translation>geändert: {on}</translation></message>
    <message><source>it disagrees with {texts}</source><comment>the engine</comment><translation>es widerspricht {texts}</translation></message>
    <message><source>it is no JSON</source><comment>the engine</comment><translation>sie ist kein JSON</translation></message>
    <message><source>it puts an older one right</source><comment>the engine</comment><translation>stellt etwas Älteres richtig</translation></message>
    <message><source>it sent more than was asked for</source><comment>the engine</comment><translation>er hat mehr geschickt, als gefragt war</translation></message>
    <message><source>it would mean that {what}</source><comment>the engine</comment><translation>es würde bedeuten: {what}</translation></message>
    <message><source>its time is not known</source><comment>the engine</comment><translation>wann es galt, ist nicht bekannt</translation></message>
    <message><source>its turn</source><comment>the engine</comment><translation>ist an der Reihe</translation></message>
    <message><source>its vectors differ in length</source><comment>the engine</comment><translation>ihre Vektoren sind verschieden lang</translation></message>
    <message><source>its vectors do not belong to the texts that were sent</source><comment>the engine</comment><translation>ihre Vektoren gehören nicht zu den gesendeten Texten</translation></message>
    <message><source>job title</source><translation>Beruf</translation></message>
    <message numerus="yes"><source>judge {n} statements</source><comment>judge {n} statement</comment><translation><numerusform>{n} Aussage nicht beurteilen</numerusform><numerusform>{n} Aussagen nicht beurteilen</numerusform></translation></message>
    <message><source>keeping a message as a memory</source><translation>das Behalten einer Nachricht als Erinnerung</translation></message>
    <message><source>kept</source><translation>behalten</translation></message>
    <message><source>kept a message as a memory</source><translation>Nachricht als Erinnerung behalten</translation></message>
    <message><source>keys struck at random</source><comment>the engine</comment><translation>wahllos getippte Tasten</translation></message>
    <message><source>known already</source><translation>schon bekannt</translation></message>
    <message><source>language</source><translation>Sprache</translation></message>
    <message><source>later</source><translation>später</translation></message>
    <message><source>later: “{text}”</source><comment>the engine</comment><translation>später: „{text}“</translation></message>
    <message><source>leads on to “{}”</source><comment>the engine</comment><translation>führt weiter zu „{}“</translation></message>
    <message><source>leaning that way</source><translation>neigt dazu</translation></message>
    <message><source>learned</source><translation>gelernt</translation></message>
    <message><source>left out.csv</source><translation>weggelassen.csv</translation></message>
    <message><source>likes</source><translation>Vorlieben</translation></message>
    <message><source>linked by you</source><translation>von Ihnen verknüpft</translation></message>
    <message><source>linked two memories</source><translation>zwei Erinnerungen verknüpft</translation></message>
    <message><source>little</source><translation>wenig</translation></message>
    <message><source>lives in</source><translation>Wohnort</translation></message>
    <message><source>longer</source><translation>länger</translation></message>
    <message><source>looked for what disagrees</source><translation>nach Widersprüchen gesucht</translation></message>
    <message><source>looked through the vault</source><translation>Gedächtnis durchgesehen</translation></message>
    <message><source>lost its basis</source><translation>ohne Grundlage</translation></message>
    <message><source>made this vault</source><translation>dieses Gedächtnis angelegt</translation></message>
    <message><source>made two memories one</source><translation>zwei Erinnerungen vereint</translation></message>
    <message><source>making two memories one</source><translation>das Vereinen zweier Erinnerungen</translation></message>
    <message><source>marked as never right</source><translation>als nie richtig markiert</translation></message>
    <message><source>marked as no longer true</source><translation>als nicht mehr gültig markiert</translation></message>
    <message><source>may disagree</source><translation>vielleicht strittig</translation></message>
    <message><source>may not have been true yet</source><comment>the engine</comment><translation>galt vielleicht noch nicht</translation></message>
    <message><source>meaning</source><comment>the engine</comment><translation>Bedeutung</translation></message>
    <message><source>meaning of what came after</source><comment>the engine</comment><translation>Bedeutung des Nächsten</translation></message>
    <message><source>meaning of what came before</source><comment>the engine</comment><translation>Bedeutung des Vorigen</translation></message>
    <message><source>medication</source><translation>Medizin</translation></message>
    <message><source>mem0 history</source><translation>mem0-Verlauf</translation></message>
    <message><source>mem0 memories</source><translation>mem0-Erinnerungen</translation></message>
    <message><source>mem0’s list: what is true</source><translation>mem0-Liste: was gültig ist</translation></message>
    <message><source>memories</source><comment>a file’s name</comment><translation>Erinnerungen</translation></message>
    <message><source>memory</source><translation>Erinnerung</translation></message>
    <message><source>memory {target} has changed</source><translation>Erinnerung {target} hat sich geändert</translation></message>
    <message><source>memory {target} says it already</source><translation>Erinnerung {target} sagt es schon</translation></message>
    <message><source>memory {target} says otherwise</source><translation>Erinnerung {target} sagt etwas anderes</translation></message>
    <message><source>merged another copy of this vault</source><translation>eine andere Kopie dieses Gedächtnisses vereint</translation></message>
    <message><source>merged from another copy</source><translation>aus einer anderen Kopie vereint</translation></message>
    <message><source>message {number}</source><translation>Nachricht {number}</translation></message>
    <message><source>more of one talk</source><comment>the engine</comment><translation>mehr aus demselben Gespräch</translation></message>
    <message><source>mother</source><translation>Mutter</translation></message>
    <message><source>moved to the archive</source><translation>ins Archiv gelegt</translation></message>
    <message><source>moving to the archive</source><translation>das Archivieren</translation></message>
    <message><source>name</source><translation>Name</translation></message>
    <message><source>names</source><comment>the engine</comment><translation>Namen</translation></message>
    <message><source>nationality</source><translation>Staatsangehörigkeit</translation></message>
    <message><source>nearly the same words</source><comment>the engine</comment><translation>fast dieselben Worte</translation></message>
    <message><source>neither</source><translation>keines von beiden</translation></message>
    <message><source>neither is right</source><comment>the engine</comment><translation>keines ist richtig</translation></message>
    <message><source>new</source><translation>neu</translation></message>
    <message><source>no date</source><translation>kein Datum</translation></message>
    <message><source>no further pair found</source><comment>the engine</comment><translation>kein weiteres Paar gefunden</translation></message>
    <message><source>no language model asked</source><translation>kein Sprachmodell gefragt</translation></message>
    <message><source>no longer known</source><translation>nicht mehr bekannt</translation></message>
    <message><source>no longer known</source><comment>the engine</comment><translation>nicht mehr bekannt</translation></message>
    <message><source>no longer pinned</source><translation>nicht mehr angeheftet</translation></message>
    <message><source>no longer true</source><comment>the engine</comment><translation>nicht mehr gültig</translation></message>
    <message><source>no longer true since {when}</source><comment>the engine</comment><translation>nicht mehr gültig seit {when}</translation></message>
    <message><source>no tag</source><translation>kein Schlagwort</translation></message>
    <message><source>nobody by name yet</source><translation>noch niemandem mit Namen</translation></message>
    <message><source>nobody has decided yet</source><comment>the engine</comment><translation>noch hat niemand entschieden</translation></message>
    <message><source>none open</source><translation>nichts offen</translation></message>
    <message><source>not a source of this memory</source><comment>the engine</comment><translation>keine Quelle dieser Erinnerung</translation></message>
    <message><source>not about the same</source><comment>the engine</comment><translation>nicht über dasselbe</translation></message>
    <message><source>not about the same subject</source><translation>nicht über dieselbe Person oder Sache</translation></message>
    <message><source>not at that time</source><comment>the engine</comment><translation>nicht zu dieser Zeit</translation></message>
    <message><source>not prepared yet</source><translation>noch nicht vorbereitet</translation></message>
    <message><source>not true at that time</source><comment>the engine</comment><translation>galt zu dieser Zeit nicht</translation></message>
    <message><source>not yet</source><translation>noch nicht</translation></message>
    <message><source>nothing new</source><translation>nichts Neues</translation></message>
    <message><source>nothing that can be brought in</source><translation>nichts, was sich einlesen lässt</translation></message>
    <message><source>now</source><translation>jetzt</translation></message>
    <message><source>once</source><translation>einmal</translation></message>
    <message><source>one after the other</source><comment>the engine</comment><translation>eines nach dem anderen</translation></message>
    <message><source>one more pair</source><comment>the engine</comment><translation>einem weiteren Paar</translation></message>
    <message><source>one of the kind asked for</source><comment>the engine</comment><translation>von der gefragten Art</translation></message>
    <message><source>one says more than the other</source><translation>eine sagt mehr als die andere</translation></message>
    <message><source>one speaks of an earlier time</source><translation>eine spricht von einer früheren Zeit</translation></message>
    <message><source>opened {times}</source><translation>{times} geöffnet</translation></message>
    <message><source>operation {operation}, recorded {when}</source><translation>Vorgang {operation}, aufgezeichnet {when}</translation></message>
    <message><source>opposite words</source><translation>gegenteilige Wörter</translation></message>
    <message><source>opposite words</source><comment>the detector</comment><translation>gegenteiligen Wörtern</translation></message>
    <message><source>other tags</source><translation>andere Schlagwörter</translation></message>
    <message><source>over</source><translation>vorbei</translation></message>
    <message><source>owns</source><translation>Besitz</translation></message>
    <message><source>partner</source><translation>Partner</translation></message>
    <message><source>past</source><translation>vergangen</translation></message>
    <message><source>pet</source><translation>Haustier</translation></message>
    <message><source>phone</source><translation>Telefon</translation></message>
    <message><source>pinned</source><translation>angeheftet</translation></message>
    <message><source>pinned or unpinned</source><translation>angeheftet oder gelöst</translation></message>
    <message><source>pinning</source><translation>ein Anheften</translation></message>
    <message><source>plan</source><translation>Vorhaben</translation></message>
    <message><source>proper names</source><comment>the engine</comment><translation>Eigennamen</translation></message>
    <message><source>proposed a change</source><translation>Änderung vorgeschlagen</translation></message>
    <message><source>put away or not yet</source><translation>weggelegt oder noch nicht</translation></message>
    <message><source>puts it right</source><comment>the engine</comment><translation>stellt es richtig</translation></message>
    <message><source>read messages and found nothing in them</source><translation>Nachrichten gelesen und nichts darin gefunden</translation></message>
    <message><source>read statements out of messages</source><translation>Aussagen aus Nachrichten gelesen</translation></message>
    <message numerus="yes"><source>read {n} messages</source><comment>read {n} message</comment><translation><numerusform>{n} Nachricht nicht lesen</numerusform><numerusform>{n} Nachrichten nicht lesen</numerusform></translation></message>
    <message><source>recorded {at}</source><translation>aufgezeichnet {at}</translation></message>
    <message><source>refused to answer (“{said}”)</source><comment>the engine</comment><translation>hat die Antwort verweigert („{said}“)</translation></message>
    <message><source>rejected</source><translation>abgelehnt</translation></message>
    <message><source>related to it</source><comment>the engine</comment><translation>verwandt</translation></message>
    <message><source>relates to</source><comment>the engine</comment><translation>verwandt mit</translation></message>
    <message><source>religion</source><translation>Religion</translation></message>
    <message><source>removed a link</source><translation>Verknüpfung gelöst</translation></message>
    <message><source>removed a saved search</source><translation>gespeicherte Suche entfernt</translation></message>
    <message><source>removed “{text}”</source><translation>entfernt „{text}“</translation></message>
    <message><source>removing a saved search</source><translation>das Entfernen einer gespeicherten Suche</translation></message>
    <message><source>restates</source><comment>the engine</comment><translation>sagt dasselbe wie</translation></message>
    <message><source>rules over what is asked</source><translation>den Regeln über das Gefragte</translation></message>
    <message><source>s</source><comment>endings of a name whose possessive takes no further s</comment><translation>s ß x z</translation></message>
    <message><source>said again since</source><translation>seitdem wieder gesagt</translation></message>
    <message><source>said by its file</source><translation>von seiner Datei gesagt</translation></message>
    <message><source>said how the owner is called</source><translation>gab an, wie Sie heißen</translation></message>
    <message><source>said just after it</source><comment>the engine</comment><translation>kurz danach</translation></message>
    <message><source>said just before it</source><comment>the engine</comment><translation>kurz davor</translation></message>
    <message><source>said last</source><comment>the engine</comment><translation>zuletzt gesagt</translation></message>
    <message><source>said once</source><translation>einmal gesagt</translation></message>
    <message><source>said what a memory means for the others</source><translation>gesagt, was eine Erinnerung für die anderen bedeutet</translation></message>
    <message><source>salary</source><translation>Gehalt</translation></message>
    <message><source>saved a search</source><translation>Suche gespeichert</translation></message>
    <message><source>saving a search</source><translation>das Speichern einer Suche</translation></message>
    <message><source>says nearly the same as</source><translation>sagt fast dasselbe wie</translation></message>
    <message><source>says the opposite</source><comment>the engine</comment><translation>sagt das Gegenteil</translation></message>
    <message><source>says who it is</source><comment>the engine</comment><translation>sagt, wer es ist</translation></message>
    <message><source>says {words}</source><comment>the engine</comment><translation>nennt {words}</translation></message>
    <message><source>sent more than {size} million bytes</source><comment>the engine</comment><translation>hat mehr als {size} Millionen Byte geschickt</translation></message>
    <message><source>sent only what the model thought and no answer</source><comment>the engine</comment><translation>hat nur geschickt, was das Modell dachte, und keine Antwort</translation></message>
    <message><source>settled with another ruling</source><comment>the engine</comment><translation>mit einer anderen Entscheidung geklärt</translation></message>
    <message><source>shares</source><translation>zeigt</translation></message>
    <message><source>shoe size</source><translation>Schuhgröße</translation></message>
    <message><source>since an unknown date</source><translation>seit unbekanntem Datum</translation></message>
    <message><source>since today</source><translation>seit heute</translation></message>
    <message><source>since {said} or before</source><translation>seit {said} oder früher</translation></message>
    <message><source>since {since}</source><translation>seit {since}</translation></message>
    <message><source>since {start}</source><translation>seit {start}</translation></message>
    <message><source>since {start}, ended on an unknown date</source><translation>seit {start}, an unbekanntem Datum beendet</translation></message>
    <message><source>since {to}</source><translation>seit {to}</translation></message>
    <message><source>sister</source><translation>Schwester</translation></message>
    <message><source>small talk</source><comment>the engine</comment><translation>Geplauder</translation></message>
    <message><source>somebody said</source><comment>the engine</comment><translation>jemand gesagt hat</translation></message>
    <message><source>someone else said</source><comment>the engine</comment><translation>jemand anderes gesagt hat</translation></message>
    <message><source>something new disagrees</source><translation>etwas Neues widerspricht</translation></message>
    <message><source>still true</source><translation>noch gültig</translation></message>
    <message><source>studies at</source><translation>Studienort</translation></message>
    <message><source>supported by it</source><comment>the engine</comment><translation>davon gestützt</translation></message>
    <message><source>supports</source><translation>stützt</translation></message>
    <message><source>supports</source><comment>the engine</comment><translation>stützt</translation></message>
    <message><source>supports it</source><comment>the engine</comment><translation>stützt es</translation></message>
    <message><source>tagged anew</source><translation>neu verschlagwortet</translation></message>
    <message><source>taken back</source><translation>zurückgenommen</translation></message>
    <message><source>taken back in so many words</source><comment>the engine</comment><translation>ausdrücklich zurückgenommen</translation></message>
    <message><source>taken back later</source><comment>the engine</comment><translation>später zurückgenommen</translation></message>
    <message><source>taken back: “{text}”</source><comment>the engine</comment><translation>zurückgenommen: „{text}“</translation></message>
    <message><source>taken into one memory</source><comment>the engine</comment><translation>zu einer Erinnerung vereint</translation></message>
    <message><source>takes the place of</source><translation>tritt an die Stelle von</translation></message>
    <message><source>takes the place of</source><comment>the engine</comment><translation>tritt an die Stelle von</translation></message>
    <message><source>taking a source off a memory</source><translation>das Lösen einer Quelle von einer Erinnerung</translation></message>
    <message><source>tells a time</source><comment>the engine</comment><translation>nennt eine Zeit</translation></message>
    <message><source>tells a time, as asked</source><comment>the engine</comment><translation>nennt eine Zeit, wie gefragt</translation></message>
    <message><source>tells of an end</source><comment>the engine</comment><translation>erzählt von einem Ende</translation></message>
    <message><source>tells of oneself</source><comment>the engine</comment><translation>erzählt von sich selbst</translation></message>
    <message><source>tells of that very time</source><comment>the engine</comment><translation>handelt von genau dieser Zeit</translation></message>
    <message><source>tells what is asked</source><comment>the engine</comment><translation>nennt das Gefragte</translation></message>
    <message><source>thanks</source><comment>the engine</comment><translation>Dank</translation></message>
    <message><source>the built-in judge</source><translation>dem eingebauten Prüfer</translation></message>
    <message><source>the change that a rule read was none</source><comment>the engine</comment><translation>die Änderung, die eine Regel las, war keine</translation></message>
    <message><source>the closing of a proposal that no longer fits</source><translation>das Schließen eines überholten Vorschlags</translation></message>
    <message><source>the conversation</source><comment>the engine</comment><translation>das ganze Gespräch</translation></message>
    <message><source>the earlier one is right</source><translation>das frühere ist richtig</translation></message>
    <message><source>the earlier side is right</source><comment>the engine</comment><translation>die frühere Seite ist richtig</translation></message>
    <message><source>the file that it came from</source><translation>der Datei, aus der es kam</translation></message>
    <message><source>the first that is known</source><comment>the engine</comment><translation>das erste, von dem man weiß</translation></message>
    <message><source>the language model</source><translation>dem Sprachmodell</translation></message>
    <message><source>the last that was true</source><comment>the engine</comment><translation>das zuletzt Gültige</translation></message>
    <message><source>the later one is right</source><translation>das spätere ist richtig</translation></message>
    <message><source>the later side is right</source><comment>the engine</comment><translation>die spätere Seite ist richtig</translation></message>
    <message><source>the latest</source><translation>die neueste</translation></message>
    <message><source>the merging of another copy</source><translation>das Vereinen mit einer anderen Kopie</translation></message>
    <message><source>the newer value</source><comment>the engine</comment><translation>der neuere Wert</translation></message>
    <message><source>the newest</source><comment>the engine</comment><translation>das Neueste</translation></message>
    <message><source>the newest of its kind</source><comment>the engine</comment><translation>das Neueste seiner Art</translation></message>
    <message><source>the one before</source><comment>the engine</comment><translation>das davor</translation></message>
    <message><source>the only one</source><comment>the engine</comment><translation>das Einzige</translation></message>
    <message><source>the other side of a dispute</source><comment>the engine</comment><translation>die andere Seite des Widerspruchs</translation></message>
    <message><source>the owner</source><translation>die Person</translation></message>
    <message><source>the person asked about</source><comment>the engine</comment><translation>die Person, nach der gefragt ist</translation></message>
    <message><source>the person said themself</source><comment>the engine</comment><translation>die Person selbst gesagt hat</translation></message>
    <message><source>the quotes it rests on</source><translation>die Zitate, auf denen es beruht</translation></message>
    <message><source>the removal of a link</source><translation>das Lösen einer Verknüpfung</translation></message>
    <message><source>the same thing twice</source><translation>zweimal dasselbe</translation></message>
    <message><source>the same twice</source><comment>the engine</comment><translation>zweimal dasselbe</translation></message>
    <message><source>the same words again</source><comment>the engine</comment><translation>dieselben Worte</translation></message>
    <message><source>the sweep</source><translation>der Durchsicht</translation></message>
    <message><source>the taking back of what a rule had closed</source><translation>das Zurücknehmen dessen, was eine Regel geschlossen hatte</translation></message>
    <message><source>there is no word in it</source><comment>the engine</comment><translation>es ist kein Wort darin</translation></message>
    <message><source>they are about different people</source><comment>the engine</comment><translation>sie handeln von verschiedenen Personen</translation></message>
    <message><source>they disagree</source><translation>sie widersprechen sich</translation></message>
    <message><source>they have nothing to do with each other</source><translation>sie haben nichts miteinander zu tun</translation></message>
    <message><source>they say the same</source><translation>sie sagen dasselbe</translation></message>
    <message><source>thinking aloud</source><comment>the engine</comment><translation>lautes Denken</translation></message>
    <message><source>today</source><translation>heute</translation></message>
    <message><source>took a source off a memory</source><translation>Quelle von einer Erinnerung gelöst</translation></message>
    <message><source>took back what a rule had closed</source><translation>zurückgenommen, was eine Regel geschlossen hatte</translation></message>
    <message><source>took its place</source><comment>the engine</comment><translation>trat an seine Stelle</translation></message>
    <message><source>took something back</source><translation>etwas zurückgenommen</translation></message>
    <message><source>took the place of an older one</source><comment>the engine</comment><translation>trat an die Stelle von etwas Älterem</translation></message>
    <message><source>true</source><translation>gültig</translation></message>
    <message><source>true now</source><translation>jetzt gültig</translation></message>
    <message><source>true then</source><translation>damals gültig</translation></message>
    <message><source>twice</source><translation>zweimal</translation></message>
    <message><source>two answers</source><translation>zwei Antworten</translation></message>
    <message><source>typed by you</source><translation>von Ihnen geschrieben</translation></message>
    <message><source>typed by {speaker}</source><translation>geschrieben von {speaker}</translation></message>
    <message><source>uncertain for this date</source><translation>für dieses Datum unsicher</translation></message>
    <message><source>unpinning</source><translation>ein Lösen</translation></message>
    <message><source>until {end}</source><translation>bis {end}</translation></message>
    <message><source>until {to}</source><translation>bis {to}</translation></message>
    <message><source>up to a month</source><translation>bis zu einem Monat</translation></message>
    <message><source>up to a week</source><translation>bis zu einer Woche</translation></message>
    <message numerus="yes"><source>used in {n} answers</source><comment>used in {n} answer</comment><translation><numerusform>in {n} Antwort benutzt</numerusform><numerusform>in {n} Antworten benutzt</numerusform></translation></message>
    <message><source>vectors of {numbers} numbers were due, {width} came</source><comment>the engine</comment><translation>fällig waren Vektoren mit {numbers} Zahlen, es kamen {width}</translation></message>
    <message><source>version {number} brought back</source><comment>the engine</comment><translation>Fassung {number} zurückgeholt</translation></message>
    <message><source>version {version}</source><translation>Fassung {version}</translation></message>
    <message><source>very sure</source><translation>sehr sicher</translation></message>
    <message><source>waiting</source><translation>wartet</translation></message>
    <message><source>waiting for approval</source><translation>wartet auf Freigabe</translation></message>
    <message><source>waits for approval</source><comment>the engine</comment><translation>wartet auf Freigabe</translation></message>
    <message><source>was before it</source><comment>the engine</comment><translation>war davor</translation></message>
    <message><source>was never right</source><translation>war nie richtig</translation></message>
    <message><source>weight</source><translation>Gewicht</translation></message>
    <message><source>what a detector may decide by itself</source><translation>was ein Melder selbst entscheiden darf</translation></message>
    <message><source>what a source may do</source><translation>was eine Quelle darf</translation></message>
    <message><source>what a sweep found</source><translation>was eine Durchsicht fand</translation></message>
    <message><source>what is archived</source><translation>Archiviertes</translation></message>
    <message><source>what is no longer true</source><translation>nicht mehr Gültiges</translation></message>
    <message><source>what lost its basis</source><translation>was seine Grundlage verlor</translation></message>
    <message><source>what was read out of a message</source><translation>was aus einer Nachricht gelesen wurde</translation></message>
    <message><source>what you decided about it</source><translation>was Sie darüber entschieden haben</translation></message>
    <message><source>what you do</source><translation>Was Sie tun</translation></message>
    <message><source>what you do for a living</source><translation>Was Sie beruflich machen</translation></message>
    <message><source>when you were born</source><translation>Wann Sie geboren sind</translation></message>
    <message><source>where you live</source><translation>Wo Sie wohnen</translation></message>
    <message><source>where you study</source><translation>Wo Sie studieren</translation></message>
    <message><source>where you work</source><translation>Wo Sie arbeiten</translation></message>
    <message><source>which ended by your ruling</source><comment>the engine</comment><translation>was durch Ihre Entscheidung endete</translation></message>
    <message><source>which you ruled out</source><comment>the engine</comment><translation>was Sie verworfen haben</translation></message>
    <message><source>who your partner is</source><translation>Wer Ihr Partner ist</translation></message>
    <message><source>with other words</source><comment>the engine</comment><translation>mit anderen Worten</translation></message>
    <message><source>within what {first} said</source><translation>(nur {first})</translation></message>
    <message><source>without {words}</source><translation>ohne {words}</translation></message>
    <message><source>word by word</source><comment>the engine</comment><translation>Wort für Wort</translation></message>
    <message><source>word by word, around</source><comment>the engine</comment><translation>Wort für Wort, ringsum</translation></message>
    <message><source>word by word, beside</source><comment>the engine</comment><translation>Wort für Wort, gleich daneben</translation></message>
    <message><source>word by word, besides the kind</source><comment>the engine</comment><translation>Wort für Wort, ohne die gefragte Art</translation></message>
    <message><source>word by word, what it replies to</source><comment>the engine</comment><translation>Wort für Wort, worauf es antwortet</translation></message>
    <message><source>word by word, what led to it</source><comment>the engine</comment><translation>Wort für Wort, was dahin führte</translation></message>
    <message><source>words</source><comment>the engine</comment><translation>Wörter</translation></message>
    <message><source>words around</source><comment>the engine</comment><translation>Wörter ringsum</translation></message>
    <message><source>words further away</source><comment>the engine</comment><translation>Wörter weiter weg</translation></message>
    <message><source>words held</source><comment>the engine</comment><translation>Anteil der Wörter</translation></message>
    <message><source>words nearby</source><comment>the engine</comment><translation>Wörter in der Nähe</translation></message>
    <message><source>works at</source><translation>Arbeitsplatz</translation></message>
    <message><source>writing a memory</source><translation>das Schreiben einer Erinnerung</translation></message>
    <message><source>written</source><translation>geschrieben</translation></message>
    <message><source>wrote a memory</source><translation>Erinnerung geschrieben</translation></message>
    <message><source>yesterday</source><translation>gestern</translation></message>
    <message><source>you</source><translation>Sie</translation></message>
    <message><source>you</source><comment>by whom</comment><translation>Ihnen</translation></message>
    <message><source>you gave the right wording</source><comment>the engine</comment><translation>Sie haben den richtigen Wortlaut gegeben</translation></message>
    <message><source>you ruled that both cannot be so</source><comment>the engine</comment><translation>Sie haben entschieden, dass nicht beides stimmt</translation></message>
    <message><source>you ruled that it changed in {on}</source><comment>the engine</comment><translation>Sie haben entschieden, dass es sich geändert hat: {on}</translation></message>
    <message><source>you ruled that this one is right</source><comment>the engine</comment><translation>Sie haben entschieden, dass diese richtig ist</translation></message>
    <message><source>you say it too</source><comment>the engine</comment><translation>Sie sagen es auch</translation></message>
    <message><source>your</source><translation>Ihre</translation></message>
    <message><source>your name</source><translation>Ihr Name</translation></message>
    <message><source>your {attribute}</source><translation>Ihre Angabe „{attribute}“</translation></message>
    <message><source>{about}; from now on they are kept apart.</source><comment>the engine</comment><translation>{about}; ab jetzt werden sie auseinandergehalten.</translation></message>
    <message><source>{action} {number} at once?</source><translation>{number} auf einmal: {action}?</translation></message>
    <message><source>{action} {number} ticked</source><translation>{number} Angehakte: {action}</translation></message>
    <message><source>{actor} {did}</source><translation>{actor}: {did}</translation></message>
    <message><source>{added} new, {repeated} here already, {disagree}, {pending} waiting.</source><translation>{added} neu, {repeated} schon da, {disagree}, {pending} warten.</translation></message>
    <message><source>{attribute} of {who}</source><translation>{attribute} von {who}</translation></message>
    <message><source>{at} of {number} like this</source><translation>{at} von {number} dieser Art</translation></message>
    <message><source>{a} is about another one of the same name than {b}</source><comment>the engine</comment><translation>{a} handelt von jemand anderem desselben Namens als {b}</translation></message>
    <message><source>{a} is taken into {b}: one memory with both wordings, sources and tags.</source><comment>the engine</comment><translation>{a} geht in {b} auf: eine Erinnerung mit beiden Wortlauten, Quellen und Schlagwörtern.</translation></message>
    <message><source>{a} rested on {b}; whether it is still true waits for your review.</source><comment>the engine</comment><translation>{a} beruhte auf {b}; ob es noch stimmt, wartet auf Ihre Prüfung.</translation></message>
    <message><source>{a} would go on being true until {on}, beside {b}.</source><comment>the engine</comment><translation>{a} bliebe gültig bis {on}, neben {b}.</translation></message>
    <message><source>{changed_in_both} changed on both sides</source><translation>{changed_in_both} auf beiden Seiten geändert</translation></message>
    <message><source>{changed_there} changed there</source><translation>{changed_there} dort geändert</translation></message>
    <message><source>{chip}: read from your words. Click to look for the words alone.</source><translation>{chip}: aus Ihren Worten gelesen. Ein Klick sucht nur nach den Wörtern.</translation></message>
    <message><source>{chip}: written in your search. Click to take it out.</source><translation>{chip}: steht in Ihrer Suche. Ein Klick nimmt es heraus.</translation></message>
    <message><source>{count} more pairs</source><comment>the engine</comment><translation>{count} weiteren Paaren</translation></message>
    <message><source>{count} pair found</source><comment>the engine</comment><translation>{count} Paar gefunden</translation></message>
    <message><source>{count} pairs found</source><comment>the engine</comment><translation>{count} Paare gefunden</translation></message>
    <message><source>{count} that were ticked</source><comment>the engine</comment><translation>{count} Angehakte</translation></message>
    <message><source>{count} vectors of {numbers} numbers were due, the shape was {shape}</source><comment>the engine</comment><translation>fällig waren {count} Vektoren mit {numbers} Zahlen, die Form war {shape}</translation></message>
    <message><source>{count} vectors were due, {came} came</source><comment>the engine</comment><translation>fällig waren {count} Vektoren, es kamen {came}</translation></message>
    <message><source>{day} {month}</source><translation>{day}. {month}</translation></message>
    <message><source>{day} {month} {year}</source><translation>{day}. {month} {year}</translation></message>
    <message><source>{decided} decided.</source><translation>{decided} entschieden.</translation></message>
    <message numerus="yes"><source>{decided} of {size} decided · about {n} minutes left</source><comment>{decided} of {size} decided · about {n} minute left</comment><translation><numerusform>{decided} von {size} entschieden · noch etwa {n} Minute</numerusform><numerusform>{decided} von {size} entschieden · noch etwa {n} Minuten</numerusform></translation></message>
    <message><source>{deselect} (Esc)</source><translation>{deselect} (Esc)</translation></message>
    <message><source>{done} of {total}</source><translation>{done} von {total}</translation></message>
    <message><source>{done} of {total} MB</source><translation>{done} von {total} MB</translation></message>
    <message><source>{done} of {total} kB</source><translation>{done} von {total} kB</translation></message>
    <message><source>{file} keeps its weights in a file that is not beside it: {name}.</source><comment>the engine</comment><translation>{file} hat seine Gewichte in einer Datei, die nicht daneben liegt: {name}.</translation></message>
    <message><source>{key} would do two things: “{first}” and “{second}”.</source><translation>{key} täte zweierlei: „{first}“ und „{second}“.</translation></message>
    <message><source>{kind} by {actor}, {when}{note}</source><translation>{kind} von {actor}, {when}{note}</translation></message>
    <message><source>{last}, less than a day</source><translation>{last}, weniger als ein Tag</translation></message>
    <message><source>{limit} % is no limit for acting alone.</source><comment>the engine</comment><translation>{limit} % ist keine Grenze, ab der er allein handeln darf.</translation></message>
    <message><source>{linked}. The arrow keys walk, Enter opens one. The same stands below as a list.</source><translation>{linked}. Die Pfeiltasten wandern, die Eingabetaste öffnet eine. Dasselbe steht darunter als Liste.</translation></message>
    <message><source>{memories} memories about “{name}” are about you now.</source><comment>the engine</comment><translation>{memories} Erinnerungen über „{name}“ handeln jetzt von Ihnen.</translation></message>
    <message><source>{message} Its turns are kept without a time.</source><comment>the engine</comment><translation>{message} Die Nachrichten werden ohne Zeit aufbewahrt.</translation></message>
    <message><source>{message} The entry is kept without a date.</source><comment>the engine</comment><translation>{message} Der Eintrag wird ohne Datum übernommen.</translation></message>
    <message><source>{message} The text is kept without a date.</source><comment>the engine</comment><translation>{message} Der Text wird ohne Datum übernommen.</translation></message>
    <message><source>{message} {hint} The text is kept without a date.</source><comment>the engine</comment><translation>{message} {hint} Der Text wird ohne Datum übernommen.</translation></message>
    <message><source>{model} concluded this; nobody said so.</source><comment>the engine</comment><translation>{model} hat das geschlossen; niemand hat es gesagt.</translation></message>
    <message><source>{month} {year}</source><translation>{month} {year}</translation></message>
    <message><source>{month}: {learned} learned, {total} in all by then.</source><translation>{month}: {learned} gelernt, bis dahin {total} insgesamt.</translation></message>
    <message><source>{more} more were left out.</source><comment>the engine</comment><translation>{more} weitere wurden weggelassen.</translation></message>
    <message><source>{ms} ms a text: the best {reads} take about {whole} ms of each search.</source><translation>{ms} ms je Text: Die besten {reads} brauchen etwa {whole} ms jeder Suche.</translation></message>
    <message><source>{name} could not read a text.</source><comment>the engine</comment><translation>{name} konnte einen Text nicht lesen.</translation></message>
    <message><source>{name} does not tell an answer from other texts: of 100 comparisons {right} were right.</source><comment>the engine</comment><translation>{name} unterscheidet eine Antwort nicht von anderen Texten: Von 100 Vergleichen waren {right} richtig.</translation></message>
    <message><source>{name} does not tell sentences that say the same from others: it was right in {right} of 100 comparisons.</source><comment>the engine</comment><translation>{name} unterscheidet Sätze, die dasselbe sagen, nicht von anderen: Es lag in {right} von 100 Vergleichen richtig.</translation></message>
    <message><source>{name} gives no vectors of text, so it is no embedding model.</source><comment>the engine</comment><translation>{name} gibt keine Vektoren von Texten und taugt darum nicht für die Suche.</translation></message>
    <message><source>{name} gives vectors and no score for a pair, so it is an embedding model and no cross-encoder.</source><comment>the engine</comment><translation>{name} gibt Vektoren und keinen Wert für ein Paar; es ist also ein Einbettungsmodell und kein Cross-Encoder.</translation></message>
    <message><source>{name} is no model that reads text alone: it asks for “{unknown}”.</source><comment>the engine</comment><translation>{name} ist kein Modell, das nur Text liest: Es verlangt „{unknown}“.</translation></message>
    <message><source>{name} is no model that reads text.</source><comment>the engine</comment><translation>{name} ist kein Modell, das Text liest.</translation></message>
    <message><source>{name} is no model that reads two texts alone: it asks for “{input}”.</source><comment>the engine</comment><translation>{name} ist kein Modell, das nur zwei Texte liest: Es verlangt „{input}“.</translation></message>
    <message><source>{name} is no model that reads two texts alone: it asks for “{unknown}”.</source><comment>the engine</comment><translation>{name} ist kein Modell, das nur zwei Texte liest: Es verlangt „{unknown}“.</translation></message>
    <message><source>{name} keeps its weights in a file that is not beside it: {file}.</source><comment>the engine</comment><translation>{name} hat seine Gewichte in einer Datei, die nicht daneben liegt: {file}.</translation></message>
    <message><source>{name} said on {when}: {words}</source><translation>{name} am {when}: {words}</translation></message>
    <message><source>{name} sorts pairs into {count} kinds ({listed}) and does not say how well a text answers a question.</source><comment>the engine</comment><translation>{name} teilt Paare in {count} Arten ein ({listed}) und sagt nicht, wie gut ein Text eine Frage beantwortet.</translation></message>
    <message><source>{name} sorts pairs into {count} kinds and does not say how well a text answers a question.</source><comment>the engine</comment><translation>{name} teilt Paare in {count} Arten ein und sagt nicht, wie gut ein Text eine Frage beantwortet.</translation></message>
    <message><source>{name} sorts pairs into {kinds} kinds ({named}) and does not say how well a text answers a question.</source><comment>the engine</comment><translation>{name} teilt Paare in {kinds} Arten ein ({named}) und sagt nicht, wie gut ein Text eine Frage beantwortet.</translation></message>
    <message><source>{name} sorts pairs into {kinds} kinds and does not say how well a text answers a question.</source><comment>the engine</comment><translation>{name} teilt Paare in {kinds} Arten ein und sagt nicht, wie gut ein Text eine Frage beantwortet.</translation></message>
    <message numerus="yes"><source>{name} stands in {n} memories already:</source><comment>{name} stands in {n} memory already:</comment><translation><numerusform>{name} kommt schon in {n} Erinnerung vor:</numerusform><numerusform>{name} kommt schon in {n} Erinnerungen vor:</numerusform></translation></message>
    <message><source>{name} · memory</source><translation>{name} · Erinnerung</translation></message>
    <message><source>{name}, by itself,</source><translation>{name}, von selbst,</translation></message>
    <message><source>{name}: asks you again.</source><translation>{name}: fragt Sie wieder.</translation></message>
    <message><source>{name}: every version of what is remembered about you, side by side.</source><translation>{name}: jede Fassung dessen, was über Sie in Erinnerung ist, nebeneinander.</translation></message>
    <message><source>{name}: may decide by itself from {limit} % on.</source><translation>{name}: darf ab {limit} % selbst entscheiden.</translation></message>
    <message><source>{name}: pick from a calendar</source><translation>{name}: aus einem Kalender wählen</translation></message>
    <message><source>{name}: {ages}. Enter opens them.</source><translation>{name}: {ages}. Die Eingabetaste öffnet sie.</translation></message>
    <message numerus="yes"><source>{name}: {n} flags wait, none is decided yet.</source><comment>{name}: {n} flag waits, none is decided yet.</comment><translation><numerusform>{name}: {n} Meldung wartet, noch ist keine entschieden.</numerusform><numerusform>{name}: {n} Meldungen warten, noch ist keine entschieden.</numerusform></translation></message>
    <message><source>{name}: {right} of {decided} flags were right, which proves {proven}.</source><translation>{name}: {right} von {decided} Meldungen waren richtig, das belegt {proven}.</translation></message>
    <message><source>{name}’</source><translation>{name}’</translation></message>
    <message><source>{name}’s</source><translation>{name}s</translation></message>
    <message><source>{new} new</source><translation>{new} neu</translation></message>
    <message><source>{numbers} numbers a text, {ms} ms each.</source><translation>{numbers} Zahlen je Text, je {ms} ms.</translation></message>
    <message><source>{number} decisions</source><comment>the engine</comment><translation>{number} Entscheidungen</translation></message>
    <message><source>{number} in conversations ↓</source><translation>{number} in Gesprächen ↓</translation></message>
    <message><source>{number} into one</source><comment>the engine</comment><translation>{number} zu einer</translation></message>
    <message><source>{number} like this</source><translation>{number} dieser Art</translation></message>
    <message><source>{number} log entries</source><comment>the engine</comment><translation>{number} Einträge im Protokoll</translation></message>
    <message><source>{number} memories</source><comment>the engine</comment><translation>{number} Erinnerungen</translation></message>
    <message><source>{number} memories count</source><comment>the engine</comment><translation>{number} Erinnerungen zählen</translation></message>
    <message><source>{number} messages</source><comment>the engine</comment><translation>{number} Nachrichten</translation></message>
    <message><source>{number} of {total}: {when}</source><translation>{number} von {total}: {when}</translation></message>
    <message><source>{number} selected</source><translation>{number} ausgewählt</translation></message>
    <message><source>{number} times</source><translation>{number} Mal</translation></message>
    <message><source>{number} wordings</source><comment>the engine</comment><translation>{number} Fassungen</translation></message>
    <message numerus="yes"><source>{n} answers could not be used at all</source><comment>{n} answer could not be used at all</comment><translation><numerusform>{n} Antwort war gar nicht zu gebrauchen</numerusform><numerusform>{n} Antworten waren gar nicht zu gebrauchen</numerusform></translation></message>
    <message numerus="yes"><source>{n} answers were wrong</source><comment>{n} answer was wrong</comment><translation><numerusform>{n} Antwort war falsch</numerusform><numerusform>{n} Antworten waren falsch</numerusform></translation></message>
    <message numerus="yes"><source>{n} calls to the language model</source><comment>{n} call to the language model</comment><translation><numerusform>{n} Aufruf des Sprachmodells</numerusform><numerusform>{n} Aufrufe des Sprachmodells</numerusform></translation></message>
    <message numerus="yes"><source>{n} contradictions</source><comment>{n} contradiction</comment><translation><numerusform>{n} Widerspruch</numerusform><numerusform>{n} Widersprüche</numerusform></translation></message>
    <message numerus="yes"><source>{n} contradictions decided in one step.</source><comment>{n} contradiction decided in one step.</comment><translation><numerusform>{n} Widerspruch in einem Schritt entschieden.</numerusform><numerusform>{n} Widersprüche in einem Schritt entschieden.</numerusform></translation></message>
    <message numerus="yes"><source>{n} contradictions would be decided.{rest}</source><comment>{n} contradiction would be decided.{rest}</comment><translation><numerusform>{n} Widerspruch würde entschieden.{rest}</numerusform><numerusform>{n} Widersprüche würden entschieden.{rest}</numerusform></translation></message>
    <message numerus="yes"><source>{n} dates are left out: nobody can tell which is meant.</source><comment>{n} date is left out: nobody can tell which is meant.</comment><translation><numerusform>{n} Datum fällt weg: Niemand kann sagen, welches gemeint ist.</numerusform><numerusform>{n} Daten fallen weg: Niemand kann sagen, welches gemeint ist.</numerusform></translation></message>
    <message numerus="yes"><source>{n} dates are uncertain.</source><comment>{n} date is uncertain.</comment><translation><numerusform>{n} Datum ist unsicher.</numerusform><numerusform>{n} Daten sind unsicher.</numerusform></translation></message>
    <message numerus="yes"><source>{n} dates can be read in two ways.</source><comment>{n} date can be read in two ways.</comment><translation><numerusform>{n} Datum lässt sich auf zwei Arten lesen.</numerusform><numerusform>{n} Daten lassen sich auf zwei Arten lesen.</numerusform></translation></message>
    <message numerus="yes"><source>{n} days ago</source><comment>{n} day ago</comment><translation><numerusform>vor {n} Tag</numerusform><numerusform>vor {n} Tagen</numerusform></translation></message>
    <message numerus="yes"><source>{n} disagree</source><comment>{n} disagrees</comment><translation><numerusform>{n} widerspricht</numerusform><numerusform>{n} widersprechen</numerusform></translation></message>
    <message numerus="yes"><source>{n} duplicates</source><comment>{n} duplicate</comment><translation><numerusform>{n} Doppeltes</numerusform><numerusform>{n} Doppelte</numerusform></translation></message>
    <message numerus="yes"><source>{n} entries</source><comment>{n} entry</comment><translation><numerusform>{n} Eintrag</numerusform><numerusform>{n} Einträge</numerusform></translation></message>
    <message numerus="yes"><source>{n} lanes</source><comment>{n} lane</comment><translation><numerusform>{n} Bahn</numerusform><numerusform>{n} Bahnen</numerusform></translation></message>
    <message numerus="yes"><source>{n} linked memories</source><comment>{n} linked memory</comment><translation><numerusform>{n} verknüpfte Erinnerung</numerusform><numerusform>{n} verknüpfte Erinnerungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} memories</source><comment>{n} memory</comment><translation><numerusform>{n} Erinnerung</numerusform><numerusform>{n} Erinnerungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} memories outside of this filter.</source><comment>{n} memory outside of this filter.</comment><translation><numerusform>{n} Erinnerung außerhalb dieses Filters.</numerusform><numerusform>{n} Erinnerungen außerhalb dieses Filters.</numerusform></translation></message>
    <message numerus="yes"><source>{n} memories wait for your approval.</source><comment>{n} memory waits for your approval.</comment><translation><numerusform>{n} Erinnerung wartet auf Ihre Freigabe.</numerusform><numerusform>{n} Erinnerungen warten auf Ihre Freigabe.</numerusform></translation></message>
    <message numerus="yes"><source>{n} memories would be written.</source><comment>{n} memory would be written.</comment><translation><numerusform>{n} Erinnerung würde geschrieben.</numerusform><numerusform>{n} Erinnerungen würden geschrieben.</numerusform></translation></message>
    <message numerus="yes"><source>{n} memories, {true} of them true now.</source><comment>{n} memory, {true} of them true now.</comment><translation><numerusform>{n} Erinnerung, {true} davon jetzt gültig.</numerusform><numerusform>{n} Erinnerungen, {true} davon jetzt gültig.</numerusform></translation></message>
    <message numerus="yes"><source>{n} messages</source><comment>{n} message</comment><translation><numerusform>{n} Nachricht</numerusform><numerusform>{n} Nachrichten</numerusform></translation></message>
    <message numerus="yes"><source>{n} messages could not be read.</source><comment>{n} message could not be read.</comment><translation><numerusform>{n} Nachricht ließ sich nicht lesen.</numerusform><numerusform>{n} Nachrichten ließen sich nicht lesen.</numerusform></translation></message>
    <message numerus="yes"><source>{n} months ago</source><comment>{n} month ago</comment><translation><numerusform>vor {n} Monat</numerusform><numerusform>vor {n} Monaten</numerusform></translation></message>
    <message numerus="yes"><source>{n} more lines like these.</source><comment>{n} more line like these.</comment><translation><numerusform>{n} weitere Zeile wie diese.</numerusform><numerusform>{n} weitere Zeilen wie diese.</numerusform></translation></message>
    <message numerus="yes"><source>{n} more lines. “Copy all” holds them too.</source><comment>{n} more line. “Copy all” holds them too.</comment><translation><numerusform>{n} weitere Zeile. „Alles kopieren“ enthält auch sie.</numerusform><numerusform>{n} weitere Zeilen. „Alles kopieren“ enthält auch sie.</numerusform></translation></message>
    <message numerus="yes"><source>{n} more linked memories do not fit in this picture.</source><comment>{n} more linked memory does not fit in this picture.</comment><translation><numerusform>{n} weitere verknüpfte Erinnerung passt nicht in dieses Bild.</numerusform><numerusform>{n} weitere verknüpfte Erinnerungen passen nicht in dieses Bild.</numerusform></translation></message>
    <message numerus="yes"><source>{n} more links</source><comment>{n} more link</comment><translation><numerusform>{n} weitere Verknüpfung</numerusform><numerusform>{n} weitere Verknüpfungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} more memories disagree</source><comment>{n} more memory disagrees</comment><translation><numerusform>{n} weitere Erinnerung widerspricht</numerusform><numerusform>{n} weitere Erinnerungen widersprechen</numerusform></translation></message>
    <message numerus="yes"><source>{n} new memories</source><comment>{n} new memory</comment><translation><numerusform>{n} neue Erinnerung</numerusform><numerusform>{n} neue Erinnerungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} new statements</source><comment>{n} new statement</comment><translation><numerusform>{n} neue Aussage</numerusform><numerusform>{n} neue Aussagen</numerusform></translation></message>
    <message numerus="yes"><source>{n} of them wait for more than a month.</source><comment>{n} of them waits for more than a month.</comment><translation><numerusform>{n} davon wartet seit mehr als einem Monat.</numerusform><numerusform>{n} davon warten seit mehr als einem Monat.</numerusform></translation></message>
    <message numerus="yes"><source>{n} open contradictions</source><comment>{n} open contradiction</comment><translation><numerusform>{n} offener Widerspruch</numerusform><numerusform>{n} offene Widersprüche</numerusform></translation></message>
    <message numerus="yes"><source>{n} pairs</source><comment>{n} pair</comment><translation><numerusform>{n} Paar</numerusform><numerusform>{n} Paare</numerusform></translation></message>
    <message numerus="yes"><source>{n} proposals</source><comment>{n} proposal</comment><translation><numerusform>{n} Vorschlag</numerusform><numerusform>{n} Vorschläge</numerusform></translation></message>
    <message numerus="yes"><source>{n} statements</source><comment>{n} statement</comment><translation><numerusform>{n} Aussage</numerusform><numerusform>{n} Aussagen</numerusform></translation></message>
    <message numerus="yes"><source>{n} statements come in as no longer true.</source><comment>{n} statement comes in as no longer true.</comment><translation><numerusform>{n} Aussage kommt als nicht mehr gültig herein.</numerusform><numerusform>{n} Aussagen kommen als nicht mehr gültig herein.</numerusform></translation></message>
    <message numerus="yes"><source>{n} statements were refused: nobody said so.</source><comment>{n} statement was refused: nobody said so.</comment><translation><numerusform>{n} Aussage wurde verworfen: Niemand hat das gesagt.</numerusform><numerusform>{n} Aussagen wurden verworfen: Niemand hat das gesagt.</numerusform></translation></message>
    <message numerus="yes"><source>{n} stayed as they were.</source><comment>{n} stayed as it was.</comment><translation><numerusform>{n} blieb, wie sie war.</numerusform><numerusform>{n} blieben, wie sie waren.</numerusform></translation></message>
    <message numerus="yes"><source>{n} suggested changes</source><comment>{n} suggested change</comment><translation><numerusform>{n} vorgeschlagene Änderung</numerusform><numerusform>{n} vorgeschlagene Änderungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} suggestions wait</source><comment>{n} suggestion waits</comment><translation><numerusform>{n} Vorschlag wartet</numerusform><numerusform>{n} Vorschläge warten</numerusform></translation></message>
    <message numerus="yes"><source>{n} things are not as they should be.</source><comment>{n} thing is not as it should be.</comment><translation><numerusform>{n} Stelle ist nicht, wie sie sein soll.</numerusform><numerusform>{n} Stellen sind nicht, wie sie sein sollen.</numerusform></translation></message>
    <message numerus="yes"><source>{n} things taken back.</source><comment>{n} thing taken back.</comment><translation><numerusform>{n} Änderung zurückgenommen.</numerusform><numerusform>{n} Änderungen zurückgenommen.</numerusform></translation></message>
    <message numerus="yes"><source>{n} things wait for another time.</source><comment>{n} thing waits for another time.</comment><translation><numerusform>{n} Punkt wartet auf ein andermal.</numerusform><numerusform>{n} Punkte warten auf ein andermal.</numerusform></translation></message>
    <message numerus="yes"><source>{n} things wait from {source}</source><comment>{n} thing waits from {source}</comment><translation><numerusform>{n} Punkt wartet aus {source}</numerusform><numerusform>{n} Punkte warten aus {source}</numerusform></translation></message>
    <message numerus="yes"><source>{n} times name no zone.</source><comment>{n} time names no zone.</comment><translation><numerusform>{n} Zeit nennt keine Zone.</numerusform><numerusform>{n} Zeiten nennen keine Zone.</numerusform></translation></message>
    <message numerus="yes"><source>{n} times that day</source><comment>{n} time that day</comment><translation><numerusform>{n}-mal an diesem Tag</numerusform><numerusform>{n}-mal an diesem Tag</numerusform></translation></message>
    <message numerus="yes"><source>{n} true memories</source><comment>{n} true memory</comment><translation><numerusform>{n} gültige Erinnerung</numerusform><numerusform>{n} gültige Erinnerungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} true memories were said once and never again, the oldest in {oldest}.</source><comment>{n} true memory was said once and never again, the oldest in {oldest}.</comment><translation><numerusform>{n} gültige Erinnerung wurde einmal gesagt und nie wieder, die älteste {oldest}.</numerusform><numerusform>{n} gültige Erinnerungen wurden einmal gesagt und nie wieder, die älteste {oldest}.</numerusform></translation></message>
    <message numerus="yes"><source>{n} versions</source><comment>{n} version</comment><translation><numerusform>{n} Fassung</numerusform><numerusform>{n} Fassungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} wait for you</source><comment>{n} waits for you</comment><translation><numerusform>{n} Punkt wartet auf Sie</numerusform><numerusform>{n} Punkte warten auf Sie</numerusform></translation></message>
    <message numerus="yes"><source>{n} wait for your approval.</source><comment>{n} waits for your approval.</comment><translation><numerusform>{n} wartet auf Ihre Freigabe.</numerusform><numerusform>{n} warten auf Ihre Freigabe.</numerusform></translation></message>
    <message numerus="yes"><source>{n} weeks ago</source><comment>{n} week ago</comment><translation><numerusform>vor {n} Woche</numerusform><numerusform>vor {n} Wochen</numerusform></translation></message>
    <message numerus="yes"><source>{n} were archived, dropped or replaced there and come in archived.</source><comment>{n} was archived, dropped or replaced there and comes in archived.</comment><translation><numerusform>{n} war dort archiviert, verworfen oder ersetzt und kommt archiviert herein.</numerusform><numerusform>{n} waren dort archiviert, verworfen oder ersetzt und kommen archiviert herein.</numerusform></translation></message>
    <message numerus="yes"><source>{n} were here already.</source><comment>{n} was here already.</comment><translation><numerusform>{n} war schon da.</numerusform><numerusform>{n} waren schon da.</numerusform></translation></message>
    <message numerus="yes"><source>{n} wordings</source><comment>{n} wording</comment><translation><numerusform>{n} Fassung</numerusform><numerusform>{n} Fassungen</numerusform></translation></message>
    <message numerus="yes"><source>{n} wordings close together. Enter or a click comes closer.</source><comment>{n} wording close together. Enter or a click comes closer.</comment><translation><numerusform>{n} Fassung dicht beieinander. Die Eingabetaste oder ein Klick geht näher heran.</numerusform><numerusform>{n} Fassungen dicht beieinander. Die Eingabetaste oder ein Klick geht näher heran.</numerusform></translation></message>
    <message numerus="yes"><source>{n} years ago</source><comment>{n} year ago</comment><translation><numerusform>vor {n} Jahr</numerusform><numerusform>vor {n} Jahren</numerusform></translation></message>
    <message><source>{once} said once, {again} said again</source><translation>{once} einmal gesagt, {again} wieder gesagt</translation></message>
    <message><source>{open} open</source><translation>{open} offen</translation></message>
    <message><source>{over} Now: {said}</source><comment>the engine</comment><translation>{over} Jetzt: {said}</translation></message>
    <message><source>{parts} are no part of the talk.</source><comment>the engine</comment><translation>{parts} gehören nicht zum Gespräch.</translation></message>
    <message><source>{parts} is no part of the talk.</source><comment>the engine</comment><translation>{parts} gehört nicht zum Gespräch.</translation></message>
    <message><source>{path} cannot be read.</source><comment>the engine</comment><translation>{path} ist nicht lesbar.</translation></message>
    <message><source>{path} cannot be read: {reason}.</source><comment>the engine</comment><translation>{path} lässt sich nicht lesen: {reason}.</translation></message>
    <message><source>{path} exists already.</source><comment>the engine</comment><translation>{path} gibt es schon.</translation></message>
    <message><source>{path} is a database, but not a vault.</source><comment>the engine</comment><translation>{path} ist eine Datenbank, aber kein Gedächtnis.</translation></message>
    <message><source>{path} is a folder, not a vault.</source><comment>the engine</comment><translation>{path} ist ein Ordner, kein Gedächtnis.</translation></message>
    <message><source>{path} is a folder.</source><comment>the engine</comment><translation>{path} ist ein Ordner.</translation></message>
    <message><source>{path} is a vault or another database; it is not replaced.</source><comment>the engine</comment><translation>{path} ist ein Gedächtnis oder eine andere Datenbank; es wird nicht ersetzt.</translation></message>
    <message><source>{path} is empty; there is no vault in it.</source><comment>the engine</comment><translation>{path} ist leer; es ist kein Gedächtnis darin.</translation></message>
    <message><source>{path} is larger than {size} MB.</source><comment>the engine</comment><translation>{path} ist größer als {size} MB.</translation></message>
    <message><source>{path} is no archive of Variorum.</source><comment>the engine</comment><translation>{path} ist kein Archiv von Variorum.</translation></message>
    <message><source>{path} is not a path that can be kept.</source><comment>the engine</comment><translation>{path} ist kein Pfad, der sich aufbewahren lässt.</translation></message>
    <message><source>{path} is not a path that can be written.</source><comment>the engine</comment><translation>{path} ist kein Pfad, in den sich schreiben lässt.</translation></message>
    <message><source>{path} is not a path.</source><comment>the engine</comment><translation>{path} ist kein Pfad.</translation></message>
    <message><source>{path} is not a vault: its contents are something else.</source><comment>the engine</comment><translation>{path} ist kein Gedächtnis: Der Inhalt ist etwas anderes.</translation></message>
    <message><source>{path} is not an ordinary file.</source><comment>the engine</comment><translation>{path} ist keine gewöhnliche Datei.</translation></message>
    <message><source>{path} is older than this Variorum and open for reading only.</source><comment>the engine</comment><translation>{path} ist älter als dieses Variorum und nur zum Lesen geöffnet.</translation></message>
    <message><source>{path} is there already.</source><comment>the engine</comment><translation>{path} gibt es schon.</translation></message>
    <message><source>{path} says that its schema is {number}, which never existed.</source><comment>the engine</comment><translation>{path} gibt Schema {number} an, das es nie gab.</translation></message>
    <message><source>{path} was made by a newer Variorum (its schema is {number}, this one knows {known}).</source><comment>the engine</comment><translation>{path} stammt von einem neueren Variorum (Schema {number}, dieses kennt {known}).</translation></message>
    <message><source>{percent} % of what was ever true is still true.</source><translation>{percent} % dessen, was je gültig war, ist noch gültig.</translation></message>
    <message><source>{reason} 1 more statement came back; the next look through the vault compares it.</source><comment>the engine</comment><translation>{reason} 1 weitere Aussage kam zurück; die nächste Durchsicht vergleicht sie.</translation></message>
    <message><source>{reason} It disagrees with {others}: waiting for you.</source><comment>the engine</comment><translation>{reason} Es widerspricht {others}: wartet auf Sie.</translation></message>
    <message><source>{reason} What came back disagrees with {texts}: waiting for you.</source><comment>the engine</comment><translation>{reason} Das Zurückgeholte widerspricht {texts}: wartet auf Sie.</translation></message>
    <message><source>{reason} {rest} more statements came back; the next look through the vault compares them.</source><comment>the engine</comment><translation>{reason} {rest} weitere Aussagen kamen zurück; die nächste Durchsicht vergleicht sie.</translation></message>
    <message><source>{record}. Key Enter</source><translation>{record}. Eingabetaste</translation></message>
    <message><source>{refused} Stored as new.</source><comment>the engine</comment><translation>{refused} Als neu gespeichert.</translation></message>
    <message><source>{right} of {decided} right</source><translation>{right} von {decided} richtig</translation></message>
    <message numerus="yes"><source>{said} {n} answers could not be used.</source><comment>{said} {n} answer could not be used.</comment><translation><numerusform>{said} {n} Antwort war nicht zu gebrauchen.</numerusform><numerusform>{said} {n} Antworten waren nicht zu gebrauchen.</numerusform></translation></message>
    <message><source>{said} → {value}</source><translation>{said} → {value}</translation></message>
    <message><source>{said}. Of those you decided, {decided} would not have been asked; you agreed with {missed} of them.</source><translation>{said}. Von denen, die Sie entschieden haben, wären {decided} nicht gefragt worden; bei {missed} davon haben Sie zugestimmt.</translation></message>
    <message><source>{said}; none of those that you decided.</source><translation>{said}; keine von denen, die Sie entschieden haben.</translation></message>
    <message><source>{score} for a conflict</source><translation>{score} für einen Widerspruch</translation></message>
    <message><source>{score} in all</source><translation>{score} insgesamt</translation></message>
    <message><source>{sentence} It can be restored.</source><comment>the engine</comment><translation>{sentence} Es lässt sich zurückholen.</translation></message>
    <message><source>{sentence}: taken back.</source><translation>{sentence}: zurückgenommen.</translation></message>
    <message><source>{shown} of {total}</source><translation>{shown} von {total}</translation></message>
    <message><source>{source}: {parts}. Enter lists them.</source><translation>{source}: {parts}. Die Eingabetaste listet sie auf.</translation></message>
    <message><source>{speaker}: {words}</source><translation>{speaker}: {words}</translation></message>
    <message><source>{stored} It says {why} as another memory.</source><comment>the engine</comment><translation>{stored} Es sagt {why} wie eine andere Erinnerung.</translation></message>
    <message><source>{target} cannot be written: {why}.</source><comment>the engine</comment><translation>{target} lässt sich nicht schreiben: {why}.</translation></message>
    <message><source>{target} is there already and is no backup of this vault, so it is left alone.</source><comment>the engine</comment><translation>{target} gibt es schon, und es ist keine Sicherung dieses Gedächtnisses; es bleibt unberührt.</translation></message>
    <message><source>{text} becomes a memory of yours, and is compared with the others like anything you write.</source><comment>the engine</comment><translation>{text} wird eine Erinnerung von Ihnen und mit den anderen verglichen wie alles, was Sie schreiben.</translation></message>
    <message><source>{text} begins in {start}; a change in {on} would not lie after that.</source><comment>the engine</comment><translation>{text} beginnt {start}; eine Änderung zu {on} läge nicht danach.</translation></message>
    <message><source>{text} counts from now on.</source><comment>the engine</comment><translation>{text} zählt ab jetzt.</translation></message>
    <message><source>{text} had ended already; its dates stay.</source><comment>the engine</comment><translation>{text} war schon beendet; die Daten bleiben.</translation></message>
    <message><source>{text} had ended by {on}, and cannot begin then.</source><comment>the engine</comment><translation>{text} war {on} schon beendet und kann dann nicht beginnen.</translation></message>
    <message><source>{text} is known already and gets your word as a further source.</source><comment>the engine</comment><translation>{text} ist schon bekannt und bekommt Ihr Wort als weitere Quelle.</translation></message>
    <message><source>{text} is marked as never right already.</source><comment>the engine</comment><translation>{text} ist schon als nie richtig markiert.</translation></message>
    <message><source>{text} is marked as never right, since it begins in {begun} and could have been true until {until} at most.</source><comment>the engine</comment><translation>{text} wird als nie richtig markiert, denn es beginnt {begun} und könnte höchstens bis {until} gegolten haben.</translation></message>
    <message><source>{text} is marked as never right, since it begins in {begun} and could have been true until {until} at most; what its memory said at other times stays.</source><comment>the engine</comment><translation>{text} wird als nie richtig markiert, denn es beginnt {begun} und könnte höchstens bis {until} gegolten haben; was seine Erinnerung zu anderen Zeiten sagte, bleibt.</translation></message>
    <message><source>{text} is marked as never right.</source><comment>the engine</comment><translation>{text} wird als nie richtig markiert.</translation></message>
    <message><source>{text} is marked as never right; what its memory said at other times stays.</source><comment>the engine</comment><translation>{text} wird als nie richtig markiert; was seine Erinnerung zu anderen Zeiten sagte, bleibt.</translation></message>
    <message><source>{text} is right and comes back from the archive.</source><comment>the engine</comment><translation>{text} ist richtig und kommt aus dem Archiv zurück.</translation></message>
    <message><source>{text} is right and stays as it is.</source><comment>the engine</comment><translation>{text} ist richtig und bleibt, wie es ist.</translation></message>
    <message><source>{text} is said of: {scope}.</source><comment>the engine</comment><translation>{text} gilt für: {scope}.</translation></message>
    <message><source>{text} is true since {on}, as it says.</source><comment>the engine</comment><translation>{text} ist gültig seit {on}, wie es sagt.</translation></message>
    <message><source>{text} is true since {on}.</source><comment>the engine</comment><translation>{text} ist gültig seit {on}.</translation></message>
    <message><source>{text} is true until {on}.</source><comment>the engine</comment><translation>{text} ist gültig bis {on}.</translation></message>
    <message><source>{text} stays as it is.</source><comment>the engine</comment><translation>{text} bleibt, wie es ist.</translation></message>
    <message><source>{to_approve} to approve</source><translation>{to_approve} freizugeben</translation></message>
    <message><source>{told}{unread} The two directions tell {percent} % of all differences in meaning.</source><translation>{told}{unread} Die beiden Richtungen zeigen {percent} % aller Unterschiede der Bedeutung.</translation></message>
    <message><source>{took} so far</source><translation>bisher {took}</translation></message>
    <message><source>{total} decided</source><translation>{total} entschieden</translation></message>
    <message><source>{total} decided, the first {shown} here</source><translation>{total} entschieden, die ersten {shown} hier</translation></message>
    <message><source>{true_on}, as known on {known_on}</source><translation>{true_on}, nach dem Wissen vom {known_on}</translation></message>
    <message><source>{unclear} answers of the model could not be used; they are asked for again.</source><comment>the engine</comment><translation>{unclear} Antworten des Modells waren nicht zu gebrauchen; sie werden noch einmal erfragt.</translation></message>
    <message><source>{value} is no time.</source><comment>the engine</comment><translation>{value} ist keine Zeit.</translation></message>
    <message><source>{version} of {versions}</source><translation>{version} von {versions}</translation></message>
    <message><source>{waits}: waiting for you.</source><comment>the engine</comment><translation>{waits}: wartet auf Sie.</translation></message>
    <message><source>{week} up to a week, {month} up to a month, {longer} longer</source><translation>{week} bis zu einer Woche, {month} bis zu einem Monat, {longer} länger</translation></message>
    <message><source>{what} is not the file that belongs to this program and is not used: {path}.</source><comment>the engine</comment><translation>{what} ist nicht die Datei, die zu diesem Programm gehört, und wird nicht benutzt: {path}.</translation></message>
    <message><source>{what}: operation {number} ({kind}) changed the same memory since.</source><comment>the engine</comment><translation>{what}: Vorgang {number} ({kind}) hat dieselbe Erinnerung seitdem geändert.</translation></message>
    <message><source>{when}, replaced</source><translation>{when}, ersetzt</translation></message>
    <message><source>{where} cannot be read or written: {reason}.</source><comment>the engine</comment><translation>{where} lässt sich nicht lesen oder schreiben: {reason}.</translation></message>
    <message><source>{where} cannot be written or opened.</source><comment>the engine</comment><translation>{where} lässt sich nicht schreiben oder öffnen.</translation></message>
    <message><source>{where} cannot grow: the disk is full.</source><comment>the engine</comment><translation>{where} kann nicht wachsen: Der Datenträger ist voll.</translation></message>
    <message><source>{where} is an archive, but a damaged one.</source><comment>the engine</comment><translation>{where} ist ein Archiv, aber ein beschädigtes.</translation></message>
    <message><source>{where} is being written by another program that did not finish within 10 seconds.</source><comment>the engine</comment><translation>{where} wird von einem anderen Programm beschrieben, das in 10 Sekunden nicht fertig wurde.</translation></message>
    <message><source>{where} is damaged ({reason}).</source><comment>the engine</comment><translation>{where} ist beschädigt ({reason}).</translation></message>
    <message><source>{where} is not what was written; it was altered.</source><comment>the engine</comment><translation>{where} ist nicht, was geschrieben wurde; es wurde verändert.</translation></message>
    <message><source>{where} lacks a part ({reason}).</source><comment>the engine</comment><translation>{where} fehlt ein Teil ({reason}).</translation></message>
    <message><source>{whole}, the first {shown} here</source><translation>{whole}, die ersten {shown} hier</translation></message>
    <message><source>{whose} children</source><translation>{whose} Kinder</translation></message>
    <message><source>{whose} e-mail address</source><translation>{whose} E-Mail-Adresse</translation></message>
    <message><source>{whose} hobbies</source><translation>{whose} Hobbys</translation></message>
    <message><source>{whose} nationality</source><translation>{whose} Staatsangehörigkeit</translation></message>
    <message><source>{whose} pets</source><translation>{whose} Haustiere</translation></message>
    <message><source>{whose} phone number</source><translation>{whose} Telefonnummer</translation></message>
    <message><source>{whose} {attribute}</source><translation>{whose} {attribute}</translation></message>
    <message><source>{who} said on {when}: {verdict}{on}.</source><translation>{who}, {when}: {verdict}{on}.</translation></message>
    <message><source>{window} held from {when}{until}</source><translation>{window} gehalten von {when}{until}</translation></message>
    <message><source>{words} names no date or state; its words are looked for.</source><translation>{words} nennt kein Datum und keinen Stand; gesucht wird nach den Wörtern.</translation></message>
    <message><source>{wrong}. {unusable}. About {each} seconds for each.</source><translation>{wrong}. {unusable}. Je etwa {each} Sekunden.</translation></message>
    <message><source>“I” and these names are then one and the same person: in questions, in contradictions, and in exports.</source><translation>„Ich“ und diese Namen sind dann ein und dieselbe Person: in Fragen, in Widersprüchen und im Export.</translation></message>
    <message><source>“I” in what this person writes, and this name in what others write, are then one and the same.</source><translation>„Ich“ in dem, was diese Person schreibt, und dieser Name in dem, was andere schreiben, sind dann dieselbe.</translation></message>
    <message><source>“Near enough” lies at {near} on its scale, at {usual} on that of the built-in model.</source><translation>„Nah genug“ liegt auf seiner Skala bei {near}, auf der des eingebauten Modells bei {usual}.</translation></message>
    <message><source>“Showing: Today” at the top (Ctrl+G) shows what was true, or what was known, on another day. A yellow strip says so until you go back to today (Alt+Home).</source><translation>„Stand: heute“ oben (Strg+G) zeigt, was an einem anderen Tag gültig oder bekannt war. Ein gelber Streifen sagt es, bis Sie zu heute zurückgehen (Alt+Pos1).</translation></message>
    <message><source>“Where do I live?” is answered as you type, with what is true now and what was before. Ctrl+F leads here.</source><translation>„Wo wohne ich?“ wird beim Tippen beantwortet, mit dem, was jetzt gilt, und dem, was vorher war. Strg+F führt hierher.</translation></message>
    <message><source>“both” does.</source><comment>the engine</comment><translation>Die Entscheidung „both“ nimmt sie.</translation></message>
    <message><source>“neither” does.</source><comment>the engine</comment><translation>Die Entscheidung „neither“ nimmt ihn.</translation></message>
    <message><source>“no longer true”</source><translation>„nicht mehr gültig“</translation></message>
    <message><source>“variorum contradictions --state all” lists them.</source><comment>the engine</comment><translation>„variorum contradictions --state all“ listet sie auf.</translation></message>
    <message><source>“variorum embedder run” makes them anew; until then search goes by words.</source><comment>the engine</comment><translation>„variorum embedder run“ macht sie neu; bis dahin geht die Suche nach Wörtern.</translation></message>
    <message><source>“variorum history” lists its versions.</source><comment>the engine</comment><translation>„variorum history“ listet die Fassungen auf.</translation></message>
    <message><source>“variorum log” lists them.</source><comment>the engine</comment><translation>Sie stehen im Protokoll.</translation></message>
    <message><source>“variorum redo” brings back what was undone.</source><comment>the engine</comment><translation>„Wiederholen“ bringt Zurückgenommenes wieder.</translation></message>
    <message><source>“variorum redo” brings it back.</source><comment>the engine</comment><translation>„Wiederholen“ bringt sie zurück.</translation></message>
    <message><source>“variorum sources” lists them.</source><comment>the engine</comment><translation>Sie stehen unter „Quellen“.</translation></message>
    <message><source>“variorum undo” takes a decision back.</source><comment>the engine</comment><translation>„Rückgängig“ nimmt eine Entscheidung zurück.</translation></message>
    <message><source>“variorum undo” takes a verdict back.</source><comment>the engine</comment><translation>„Rückgängig“ nimmt eine Entscheidung zurück.</translation></message>
    <message><source>“variorum verify” names it; restore a backup.</source><comment>the engine</comment><translation>„variorum verify“ nennt sie; stellen Sie eine Sicherung wieder her.</translation></message>
    <message><source>“variorum verify” tells more.</source><comment>the engine</comment><translation>„variorum verify“ sagt mehr.</translation></message>
    <message><source>“was never right”</source><translation>„war nie richtig“</translation></message>
    <message><source>“{after}” would be one memory of two.</source><translation>„{after}“ würde eine Erinnerung aus zweien.</translation></message>
    <message><source>“{archive}” holds a file that leads out of it.</source><comment>the engine</comment><translation>„{archive}“ enthält eine Datei, die aus ihm hinausführt.</translation></message>
    <message><source>“{archive}” holds a link instead of a file.</source><comment>the engine</comment><translation>„{archive}“ enthält einen Verweis statt einer Datei.</translation></message>
    <message><source>“{a}” rested on “{b}”, which ended in {day} ({name}).</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das bis {day} galt ({name}).</translation></message>
    <message><source>“{a}” rested on “{b}”, which ended in {day}.</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das bis {day} galt.</translation></message>
    <message><source>“{a}” rested on “{b}”, which ended on {day} ({name}).</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das bis {day} galt ({name}).</translation></message>
    <message><source>“{a}” rested on “{b}”, which ended on {day}.</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das bis {day} galt.</translation></message>
    <message><source>“{a}” rested on “{b}”, which is no longer true ({name}).</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das nicht mehr gilt ({name}).</translation></message>
    <message><source>“{a}” rested on “{b}”, which is no longer true.</source><comment>the engine</comment><translation>„{a}“ beruhte auf „{b}“, das nicht mehr gilt.</translation></message>
    <message><source>“{a}” says the same as “{b}” in nearly the same words, and both count.</source><comment>the engine</comment><translation>„{a}“ sagt fast mit denselben Worten dasselbe wie „{b}“, und beide zählen.</translation></message>
    <message><source>“{a}” takes “{b}” back, which still counts.</source><comment>the engine</comment><translation>„{a}“ nimmt „{b}“ zurück, das noch zählt.</translation></message>
    <message><source>“{before}” would be marked as no longer true.</source><translation>„{before}“ würde als nicht mehr gültig markiert.</translation></message>
    <message><source>“{before}” would become “{after}”</source><translation>„{before}“ würde zu „{after}“</translation></message>
    <message><source>“{cursor}” is not a cursor.</source><comment>the engine</comment><translation>„{cursor}“ ist keine Marke zum Weiterblättern.</translation></message>
    <message><source>“{date}” is not a time. Its turns are kept without one.</source><comment>the engine</comment><translation>„{date}“ ist keine Zeit. Die Nachrichten werden ohne Zeit übernommen.</translation></message>
    <message numerus="yes"><source>“{entry}”, {moment}: {n} things that were done after it are taken back, one by one, the latest first. Nothing is lost: each can be done again.</source><comment>“{entry}”, {moment}: {n} thing that was done after it is taken back. Nothing is lost: each can be done again.</comment><translation><numerusform>„{entry}“, {moment}: {n} Änderung danach wird zurückgenommen. Nichts geht verloren: sie lässt sich wiederholen.</numerusform><numerusform>„{entry}“, {moment}: {n} Änderungen danach werden einzeln zurückgenommen, die letzte zuerst. Nichts geht verloren: jede lässt sich wiederholen.</numerusform></translation></message>
    <message><source>“{filename}” in “{archive}” would swell to {size} MB.</source><comment>the engine</comment><translation>„{filename}“ in „{archive}“ würde auf {size} MB anschwellen.</translation></message>
    <message><source>“{first}” is no longer true, and “{text}” would go to the archive with it.</source><comment>the engine</comment><translation>„{first}“ ist nicht mehr gültig, und „{text}“ käme mit ins Archiv.</translation></message>
    <message><source>“{format}” is not a format that can be read.</source><comment>the engine</comment><translation>„{format}“ ist kein Format, das sich lesen lässt.</translation></message>
    <message><source>“{format}” is not a format to export to.</source><comment>the engine</comment><translation>„{format}“ ist kein Format zum Exportieren.</translation></message>
    <message><source>“{format}” is not an export format.</source><comment>the engine</comment><translation>„{format}“ ist kein Exportformat.</translation></message>
    <message><source>“{generator}” cannot act by itself: {reason}</source><comment>the engine</comment><translation>„{generator}“ darf nicht selbst entscheiden: {reason}</translation></message>
    <message><source>“{generator}” decided {made} by itself; “variorum undo” takes the last one back.</source><comment>the engine</comment><translation>„{generator}“ hat von selbst entschieden: {made}; „variorum undo“ nimmt die letzte Entscheidung zurück.</translation></message>
    <message><source>“{generator}” decides by itself from now on, while it is proven right above {limit} %. Each of its verdicts is listed and can be undone.</source><comment>the engine</comment><translation>„{generator}“ entscheidet ab jetzt selbst, solange die Treffsicherheit über {limit} % belegt ist. Jede Entscheidung wird genannt und lässt sich zurücknehmen.</translation></message>
    <message><source>“{generator}” is set so already.</source><comment>the engine</comment><translation>„{generator}“ ist schon so eingestellt.</translation></message>
    <message><source>“{generator}” waits for your verdicts again.</source><comment>the engine</comment><translation>„{generator}“ wartet wieder auf Ihre Entscheidungen.</translation></message>
    <message><source>“{given}” fits a proposal and a memory.</source><comment>the engine</comment><translation>„{given}“ passt auf einen Vorschlag und eine Erinnerung.</translation></message>
    <message><source>“{given}” fits {found} of them.</source><comment>the engine</comment><translation>„{given}“ passt auf {found} davon.</translation></message>
    <message><source>“{given}” fits {rows} contradictions.</source><comment>the engine</comment><translation>„{given}“ passt auf {rows} Widersprüche.</translation></message>
    <message><source>“{given}” fits {rows} proposals.</source><comment>the engine</comment><translation>„{given}“ passt auf {rows} Vorschläge.</translation></message>
    <message><source>“{kept}” stays, with the sources and tags of both.</source><comment>the engine</comment><translation>„{kept}“ bleibt, mit den Quellen und Schlagwörtern beider.</translation></message>
    <message><source>“{kind}” lists each</source><translation>einzeln unter „{kind}“</translation></message>
    <message><source>“{memory}”, which rests on {held} from {whom}.</source><translation>„{memory}“, gestützt auf {held} (Quelle: {whom}).</translation></message>
    <message><source>“{named}” against “{member}”: if the one is true, the other can't be.</source><comment>the engine</comment><translation>„{named}“ gegen „{member}“: Stimmt das eine, kann das andere nicht stimmen.</translation></message>
    <message><source>“{name}” cannot be set to {value}.</source><comment>the engine</comment><translation>„{name}“ lässt sich nicht auf {value} stellen.</translation></message>
    <message><source>“{name}” does not agree with itself: {message}.</source><comment>the engine</comment><translation>„{name}“ stimmt nicht mit sich selbst überein: {message}.</translation></message>
    <message><source>“{name}” has no letter in it.</source><comment>the engine</comment><translation>„{name}“ enthält keinen Buchstaben.</translation></message>
    <message><source>“{name}” holds more than {most} files.</source><comment>the engine</comment><translation>„{name}“ enthält mehr als {most} Dateien.</translation></message>
    <message><source>“{name}” holds no LoCoMo conversation.</source><comment>the engine</comment><translation>„{name}“ enthält kein LoCoMo-Gespräch.</translation></message>
    <message><source>“{name}” holds nothing that can be read.</source><comment>the engine</comment><translation>„{name}“ enthält nichts, was sich lesen lässt.</translation></message>
    <message><source>“{name}” in texts is still somebody else.</source><comment>the engine</comment><translation>„{name}“ in Texten ist weiter jemand anderes.</translation></message>
    <message><source>“{name}” is JSON that no program would write: nested too deeply or with endless numbers.</source><comment>the engine</comment><translation>„{name}“ ist JSON, das kein Programm so schreibt: zu tief verschachtelt oder mit endlosen Zahlen.</translation></message>
    <message><source>“{name}” is JSON, but of no kind that can be read yet.</source><comment>the engine</comment><translation>„{name}“ ist JSON, aber von keiner Art, die sich schon lesen lässt.</translation></message>
    <message><source>“{name}” is a Parquet table.</source><comment>the engine</comment><translation>„{name}“ ist eine Parquet-Tabelle.</translation></message>
    <message><source>“{name}” is a damaged database.</source><comment>the engine</comment><translation>„{name}“ ist eine beschädigte Datenbank.</translation></message>
    <message><source>“{name}” is a database, but of no kind that can be read.</source><comment>the engine</comment><translation>„{name}“ ist eine Datenbank, aber von keiner Art, die sich lesen lässt.</translation></message>
    <message><source>“{name}” is a web page.</source><comment>the engine</comment><translation>„{name}“ ist eine Webseite.</translation></message>
    <message><source>“{name}” is another vault, not a copy of this one.</source><comment>the engine</comment><translation>„{name}“ ist ein anderes Gedächtnis, keine Kopie von diesem.</translation></message>
    <message><source>“{name}” is changed.</source><comment>the engine</comment><translation>„{name}“ ist geändert.</translation></message>
    <message><source>“{name}” is damaged or cut off.</source><comment>the engine</comment><translation>„{name}“ ist beschädigt oder abgeschnitten.</translation></message>
    <message><source>“{name}” is damaged: {message}.</source><comment>the engine</comment><translation>„{name}“ ist beschädigt: {message}.</translation></message>
    <message><source>“{name}” is empty.</source><comment>the engine</comment><translation>„{name}“ ist leer.</translation></message>
    <message><source>“{name}” is locked with a password.</source><comment>the engine</comment><translation>„{name}“ ist mit einem Kennwort verschlossen.</translation></message>
    <message><source>“{name}” is no file of the kind {wanted}.</source><comment>the engine</comment><translation>„{name}“ ist keine Datei der Art {wanted}.</translation></message>
    <message><source>“{name}” is no generator of contradictions.</source><comment>the engine</comment><translation>„{name}“ ist nichts, was Widersprüche findet.</translation></message>
    <message><source>“{name}” is no longer saved.</source><comment>the engine</comment><translation>„{name}“ ist nicht mehr gespeichert.</translation></message>
    <message><source>“{name}” is no setting of the built-in judge.</source><comment>the engine</comment><translation>„{name}“ ist keine Einstellung des eingebauten Prüfers.</translation></message>
    <message><source>“{name}” is no table after line {line}.</source><comment>the engine</comment><translation>„{name}“ ist nach Zeile {line} keine Tabelle mehr.</translation></message>
    <message><source>“{name}” is not a text file; it may be a picture, a program or an archive.</source><comment>the engine</comment><translation>„{name}“ ist keine Textdatei; es könnte ein Bild, ein Programm oder ein Archiv sein.</translation></message>
    <message><source>“{name}” is not a time zone.</source><comment>the engine</comment><translation>„{name}“ ist keine Zeitzone.</translation></message>
    <message><source>“{name}” is not written in UTF-8 or UTF-16 (byte {start}).</source><comment>the engine</comment><translation>„{name}“ ist nicht in UTF-8 oder UTF-16 geschrieben (Byte {start}).</translation></message>
    <message><source>“{name}” is packed too deeply.</source><comment>the engine</comment><translation>„{name}“ ist zu tief verpackt.</translation></message>
    <message><source>“{name}” is set to {policy} already.</source><comment>the engine</comment><translation>„{name}“ steht schon auf {policy}.</translation></message>
    <message><source>“{name}” is too big: more than 4 GB.</source><comment>the engine</comment><translation>„{name}“ ist zu groß: mehr als 4 GB.</translation></message>
    <message><source>“{name}” is too big: more than {most} MB.</source><comment>the engine</comment><translation>„{name}“ ist zu groß: mehr als {most} MB.</translation></message>
    <message><source>“{name}” is what you typed yourself; it always counts.</source><comment>the engine</comment><translation>„{name}“ ist, was Sie selbst geschrieben haben; es zählt immer.</translation></message>
    <message><source>“{name}” looks like JSON but breaks off at line {line}, sign {sign}.</source><comment>the engine</comment><translation>„{name}“ sieht wie JSON aus, bricht aber in Zeile {line} bei Zeichen {sign} ab.</translation></message>
    <message><source>“{name}” means you already.</source><comment>the engine</comment><translation>„{name}“ meint Sie schon.</translation></message>
    <message><source>“{name}” mixes letters of two alphabets that look alike, so no text would ever match it.</source><comment>the engine</comment><translation>„{name}“ mischt ähnlich aussehende Buchstaben zweier Alphabete; kein Text würde je dazu passen.</translation></message>
    <message><source>“{name}” unpacks to more than it says.</source><comment>the engine</comment><translation>„{name}“ entpackt sich zu mehr, als angegeben ist.</translation></message>
    <message><source>“{name}” was written by a later Variorum.</source><comment>the engine</comment><translation>„{name}“ wurde von einem neueren Variorum geschrieben.</translation></message>
    <message><source>“{name}”: {message}</source><comment>the engine</comment><translation>„{name}“: {message}</translation></message>
    <message><source>“{order}” is not an order of day and month.</source><comment>the engine</comment><translation>„{order}“ ist keine Reihenfolge von Tag und Monat.</translation></message>
    <message><source>“{other}” goes to the archive; nothing is deleted.</source><comment>the engine</comment><translation>„{other}“ kommt ins Archiv; nichts wird gelöscht.</translation></message>
    <message><source>“{pooling}” is no way to pool.</source><comment>the engine</comment><translation>„{pooling}“ ist keine Art der Zusammenfassung.</translation></message>
    <message><source>“{role}” is nothing that a column can hold.</source><comment>the engine</comment><translation>„{role}“ ist nichts, was eine Spalte enthalten kann.</translation></message>
    <message><source>“{said}” against “{against}”: opposites, said of the same thing.</source><comment>the engine</comment><translation>„{said}“ gegen „{against}“: Gegenteile, von derselben Sache gesagt.</translation></message>
    <message><source>“{source}” keeps it until {expires}.</source><comment>the engine</comment><translation>„{source}“ hält es bis {expires}.</translation></message>
    <message><source>“{source}” says it too</source><comment>the engine</comment><translation>„{source}“ sagt es auch</translation></message>
    <message><source>“{source}” says that {slot} changed in {on}.</source><comment>the engine</comment><translation>„{source}“ sagt, dass sich etwas geändert hat: {slot}, {on}.</translation></message>
    <message><source>“{source}”: {policy}.</source><translation>„{source}“: {policy}.</translation></message>
    <message><source>“{text}”</source><translation>„{text}“</translation></message>
    <message><source>“{text}” (from {start})</source><comment>the engine</comment><translation>„{text}“ (ab {start})</translation></message>
    <message><source>“{text}” (no longer)</source><comment>the engine</comment><translation>„{text}“ (nicht mehr)</translation></message>
    <message><source>“{text}” (no longer) {more}</source><comment>the engine</comment><translation>„{text}“ (nicht mehr) {more}</translation></message>
    <message><source>“{text}” (since {start})</source><comment>the engine</comment><translation>„{text}“ (seit {start})</translation></message>
    <message><source>“{text}” (since {start}) {more}</source><comment>the engine</comment><translation>„{text}“ (seit {start}) {more}</translation></message>
    <message><source>“{text}” (since {start}, no longer)</source><comment>the engine</comment><translation>„{text}“ (seit {start}, nicht mehr)</translation></message>
    <message><source>“{text}” (since {start}, no longer) {more}</source><comment>the engine</comment><translation>„{text}“ (seit {start}, nicht mehr) {more}</translation></message>
    <message><source>“{text}” (until {end})</source><comment>the engine</comment><translation>„{text}“ (bis {end})</translation></message>
    <message><source>“{text}” (until {end}) {more}</source><comment>the engine</comment><translation>„{text}“ (bis {end}) {more}</translation></message>
    <message><source>“{text}” ({start} until {end})</source><comment>the engine</comment><translation>„{text}“ ({start} bis {end})</translation></message>
    <message><source>“{text}” ({start} until {end}) {more}</source><comment>the engine</comment><translation>„{text}“ ({start} bis {end}) {more}</translation></message>
    <message><source>“{text}” It is not known whether it was true by then.</source><comment>the engine</comment><translation>„{text}“ Ob es damals schon galt, ist nicht bekannt.</translation></message>
    <message><source>“{text}” This is in dispute.</source><comment>the engine</comment><translation>„{text}“ Das ist strittig.</translation></message>
    <message><source>“{text}” This is said of: {scope}.</source><comment>the engine</comment><translation>„{text}“ Das gilt für: {scope}.</translation></message>
    <message><source>“{text}” This waits for your approval.</source><comment>the engine</comment><translation>„{text}“ Das wartet auf Ihre Freigabe.</translation></message>
    <message><source>“{text}” and “{other}”</source><comment>the engine</comment><translation>„{text}“ und „{other}“</translation></message>
    <message><source>“{text}” can be two days: day or month first?</source><comment>the engine</comment><translation>„{text}“ kann zwei Tage meinen: Tag oder Monat zuerst?</translation></message>
    <message><source>“{text}” counts no more.</source><comment>the engine</comment><translation>„{text}“ zählt nicht mehr.</translation></message>
    <message><source>“{text}” is no longer true.</source><comment>the engine</comment><translation>„{text}“ gilt nicht mehr.</translation></message>
    <message><source>“{text}” is no time in this zone.</source><comment>the engine</comment><translation>„{text}“ ist in dieser Zone keine Zeit.</translation></message>
    <message><source>“{text}” is not a date.</source><comment>the engine</comment><translation>„{text}“ ist kein Datum.</translation></message>
    <message><source>“{text}” is not a time.</source><comment>the engine</comment><translation>„{text}“ ist keine Zeit.</translation></message>
    <message><source>“{text}” is true as before</source><comment>the engine</comment><translation>„{text}“ gilt wie zuvor</translation></message>
    <message><source>“{text}” is true until {on}</source><comment>the engine</comment><translation>„{text}“ ist gültig bis {on}</translation></message>
    <message><source>“{text}” says that {asked} changed in {on}.</source><comment>the engine</comment><translation>„{text}“ sagt, dass sich etwas geändert hat: {asked}, {on}.</translation></message>
    <message><source>“{text}” was never right</source><comment>the engine</comment><translation>„{text}“ war nie richtig</translation></message>
    <message><source>“{text}” was true from {start} until {end}.</source><comment>the engine</comment><translation>„{text}“ galt von {start} bis {end}.</translation></message>
    <message><source>“{text}” was true until {end}.</source><comment>the engine</comment><translation>„{text}“ galt bis {end}.</translation></message>
    <message><source>“{word}” mixes letters of two alphabets that look the same.</source><translation>„{word}“ mischt Buchstaben zweier Schriften, die gleich aussehen.</translation></message>
    <message><source>… and {left} more</source><translation>… und {left} weitere</translation></message>
    <message><source>… and {number} more</source><translation>… und {number} weitere</translation></message>
</context>
</TS>
