<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>Variorum</name>
    <message>
        <source> (the left one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (the right one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Every two statements about one subject that rules can compare have been compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Nothing is lost: one undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Replaced {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> There is more to look at; look again to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> in {n} conversations</source>
        <comment> in {n} conversation</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> to {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source> {n} are left for you to decide.</source>
        <comment> {n} one is left for you to decide.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> {n} memories wait for approval.</source>
        <comment> {n} memory waits for approval.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> {n} more are not read by the language model yet.</source>
        <comment> {n} more is not read by the language model yet.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> {n} statements still to be compared; look again to go on.</source>
        <comment> {n} statement still to be compared; look again to go on.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> {n} things wait for your decision.</source>
        <comment> {n} thing waits for your decision.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> {repeated} were already here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · said by {speaker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, from {on} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, from {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, replaced on {replaced}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, said by {speaker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {harmful} of them would have proposed to change the wrong thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>, {n} memories say otherwise</source>
        <comment>, {n} memory says otherwise</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>. Key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2025, 2025-03 or 2025-03-04</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A better wording for the same truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A better wording of the same truth. The old wording stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat export, another program’s memories, notes, a table or a list. It is read on this computer only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat or a list from a file. Nothing counts before you have approved it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A date is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few words of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is one letter or digit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later change stands in the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new memory waits: “{after}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A past that is told late with strong words (“in 2009 I moved to Lisbon”), sums and dates that have to be calculated, a difference of scope that no row of its lessons names, and two sentences that say the same with no word in common. So rules about subjects, scope, dates and numbers speak first, and what it alone found is worded “may disagree”. In other languages than English it is not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quiet number, never a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A sample of {shown} of {n} memories.</source>
        <comment>A sample of {shown} of {n} memory.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A small made-up life with moves, dogs and a dispute. Your own vault stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small model on this computer; English only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small model that runs on this computer and compares two statements. It asks, it never decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, B and the digits answer while you decide; off, only the buttons do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-MEM notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Variorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About everything that may disagree. Expect many questions about nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About nobody in particular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a link…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add these tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it, and as memories what is claimed in the conversations, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of one source in one row. Right opens it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them are both true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of {month}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that this vault holds is over or put away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All vaults on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already known (said again on {day}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also about what it is fairly sure of. More is found, more of it turns out to be none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Also said {n} times</source>
        <comment>Also said {n} time</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Always counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is made of your memories alone. Each sentence leads to the memories that say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another copy of this vault. It holds nothing that is not here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another copy of this vault: {parts}. What the two changed differently waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another memory says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another memory says otherwise; nobody has decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer while you decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve (with Shift: all that is ticked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve all from “{source}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve all {number} from “{source}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve this wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved all from “{source}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <comment>the act</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive of a vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive: everything, to bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As far as this vault knows, nothing it holds was true then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As it is: {n} open cards, and you agreed with {right} of {decided}.</source>
        <comment>As it is: {n} open card, and you agreed with {right} of {decided}.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As it was true on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As known on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As known on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the everyday model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the everyday model, if the address is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the language model about {number} from “{source}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked about {statements}: {suggestions} for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for what no rule can settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the language model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking… You can go on meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} memories become one at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At {percent} %: {n} cards fewer</source>
        <comment>At {percent} %: {n} card fewer</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to all memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to today’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Based on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because of “{because}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are closed, and your own wording takes their place. You are asked for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are true…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both can’t be true now. Which is right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have the same words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both stay and are true side by side. You can say where each one holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both stay: one until a date, the other from then on. You are asked for the date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both, at different times…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both, with what is claimed in the messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in conversations and memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring this back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing in and taking out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing in “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought in and read</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Brought in {n} items.</source>
        <comment>Brought in {n} item.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brought in {n} items.{waiting}{again}</source>
        <comment>Brought in {n} item.{waiting}{again}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Brought in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By what it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the work under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the text, or cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to the search shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ChatGPT export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check who may write its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a memory first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a message of a conversation first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rule. What it would do to each of them is listed before anything is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your own letter for each answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claude export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closeness in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with today’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares what no write compared: across topics, and what time may have overtaken. All it finds waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with your vault…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversation “{conversation}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations to look things up in, and the memories of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations, and as memories what is claimed in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations, to look things up in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct (F2) gives a memory better words. “No longer true” (Ctrl+Shift+X) closes it on a date: it stays in the history, and in every view of an earlier date. “Was never right” is for mistakes. Archive (Del) puts it out of sight. Each can be taken back: in the bar below, with Ctrl+Z, or later under Activity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the dates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correcting, ending, putting away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count how often a memory is opened and used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count what is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S adds one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates like 04/03/2025</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide them together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide {number} together…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by a detector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: “{text}” is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {default}  ·  {counts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done by rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to correct when it began. Key: S, then the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to correct when it ended. Key: E, then the arrows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to look at another date. Keys: Left and Right, with Shift by a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to move in time, Ctrl and the wheel zoom. Arrow keys walk, Enter opens, L or a lane’s name shows that lane, + and − zoom, Home shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file, a folder or an archive anywhere on the window, or press Ctrl+I; it is recognised by what is in it. A dropped text becomes a new memory. Ctrl+E saves memories: an archive holds everything and opens here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a file, a folder or an archive here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it here: files are looked into, a text becomes a new memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each choice acts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each detector is listed here with how often it was right, once it has found something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit, then approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every memory becomes a point once the language model has read it; points near each other mean alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyday model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything grows with it, rows and buttons too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in this file was here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is in it, whatever is shown: every wording, source and decision, and the whole log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is true was said more than once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was ever done here, the latest first. Each can be taken back while nothing later rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything, the past, the archive and mistakes included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected: {expected}. It said: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9 shows and hides it. In a narrow window it waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find memories in conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find memories in conversations…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the other memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding contradictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows the system, or stays as you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For what deserves more thought. What is left empty is taken from the everyday model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget these searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found and proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found by {by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found when it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an environment variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the system’s key store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gemini activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through them one by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through them…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good at this. Its proposals still wait for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphiti graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headings in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide names, mail addresses and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold Shift or Ctrl to select several rows, or press Ctrl+A. A bar below the list pins, tags, ends, archives or saves them all, or makes one memory of them. It is one step, and one Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold: keep the words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far to look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it grew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it really is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the built-in judge asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often a memory is opened or cited, beside the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each detector was right by your own verdicts, and what it may decide by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How old {who} is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How right the detectors are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How tall {who} is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How {who} gets to work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the words of {name}, from your memories alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the same thing twice?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It already is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes true later than the date that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It came in from elsewhere and counts once you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It came in from {source} and does not count before you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed in the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts from then on. Until you approve it, it is used nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes from here straight into the key store. It is never shown again and never stored in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It has {n} signs that are not visible elsewhere; here they are written out as ‹U+…›.</source>
        <comment>It has {n} sign that is not visible elsewhere; here they are written out as ‹U+…›.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It helps little. Expect to reject many of its proposals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is long: {words} words. It ends “…{end}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is marked as no longer true {when}. It stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is one step, and Undo takes it back whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is over, nobody knows since when</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is stored nowhere: without it nobody can open the archive. 7-Zip and other programs that know AES can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps what is typed, the filter, the order and the headings, and shows what fits each time you open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads two English statements together and says whether they clash, whether the later one tells of a change, repeats or refines the earlier one, tells of an earlier time, or has nothing to do with it. Its word puts a pair into your list and orders the list. It closes, merges and rewrites nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays in the history, and in every view of an earlier date. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes this one in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was a mistake and never true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was trained by this project on sentences that this project made (packaging/judge), starting from all-MiniLM-L6-v2 (Apache License 2.0). Its file is checked by its checksum each time it is loaded. How to make it anew, and all figures with their uncertainty, stand in resources/contradiction-judge/README.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was true once and has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its words are kept to look things up in. No memory is made of them; you can restore each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines: one memory a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON: one document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as a memory after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as a memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as a memory. Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept as two memories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in this vault only and never exported; it puts what you use first when you review. Switched off, what was counted is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lanes by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LangGraph store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last said in {year}: {true}, {both}. Enter lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned or reworded in the last 30 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these dates out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Left out: {n} records</source>
        <comment>Left out: {n} record</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Let the language model read the conversations for memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the memories count at once, without approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letta agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link this memory with another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link with another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked directly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links come from what was written: a wording that takes another’s place, two memories that support or contradict each other. You can draw one yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List and library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the language model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock it with a password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long hashes are cut here. “Copy all” holds them whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at another date…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for contradictions now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for contradictions while idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the vault by itself while nothing is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through the whole vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Looked at {n} statements and found {what}.{rest}{notice}</source>
        <comment>Looked at {n} statement and found {what}.{rest}{notice}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at another date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for contradictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for memories in conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking into the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP memory graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCP memory graph: what is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by a newer Variorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made one memory of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one memory of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one of the selected…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of meanings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Map of meanings, {n} memories. {help}</source>
        <comment>Map of meanings, {n} memory. {help}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mark as no longer true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as never right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as no longer true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May decide by itself while it is right in at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MemOS memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories and messages found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memories, each waiting for your approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Merged: {n} new memories, {changed} changed.{asked}</source>
        <comment>Merged: {n} new memory, {changed} changed.{asked}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages to look things up in, remembered statements as memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More to read ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most in {month}: {learned}. The last in {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a tag to add or to take away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near means alike. Drag to move, the wheel zooms. Arrow keys walk, Enter opens, + and − zoom, Home shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near what is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negation, other numbers, opposites, on the same words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither, write it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has these words in its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No detector has flagged anything yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer true: this is what was known last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer true: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer true…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memories yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory fits these words or this person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory fits these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No memory stands on this timeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule did anything by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting fits these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tags yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of {n} memories fits</source>
        <comment>None of {n} memory fits</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared with your vault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not heard: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not kept as a memory: it seems to say nothing lasting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known: only the day counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known: read as UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set; no model is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes: a folder, a file a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing as a memory, only to look things up in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing at this date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came from anywhere yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing chosen waits for approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing contradicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being searched for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is linked with this memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is stored that fits “{query}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is true without a question yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing like it is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it counts yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stored about that. The closest memories are shown; they are no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that can be brought in was found in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to bring in was found in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you. Five minutes saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was decided. Here are the two as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done. Here are the two as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was done. Here is the proposal anew, against the memory as it is today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing within this filter fits “{query}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off by default. It is allowed only while even a careful guess of how often it is right lies above the limit. What it decides is listed under Decided and can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 180 hard pairs that nobody had looked at before, of what it flags by itself 72 of 100 were clashes when it asks little, and it found 67 of 100 clashes. Balanced: 70 right, 73 found. All: 67 right, 85 found. On easier pairs of another hand, 95 of 100 of its flags were right and it found 81 of 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the left (F9) stand the parts of the vault with their numbers. Active is what counts now; All is everything, the past and the archive included. A tag, a source or a person narrows the list; the chip above the list says so, and its cross takes it away. The words at the top right of the list change its order and put headings between its rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file on this computer holds everything. Nothing is sent anywhere. MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file or folder at a time: this is the first of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One memory now: “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence is enough: “I live in Lisbon since March.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence, like “I live in Lisbon.”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only about what it is very sure of. Few questions, most of them right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if you want to say it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only to look things up in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what has these words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenMemory export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operation {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional. With one, Variorum can notice more repeats and changes. It only proposes: nothing that a model says changes a memory before you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional: an endpoint of your own reads and compares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other words:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page with timelines, to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of this memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a memory to see its history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin or unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at an answer, and what it does is told here. Nothing is lost by any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at an answer, or step through them with Tab, and what it does is told here. Nothing is lost by any of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing search by meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the work under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a key into the system’s key store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a key there…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off. It comes back at the end of the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off. It comes last until you come back here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet headings between the rows, each with its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read {messages}: {statements}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded {at}, {ago}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded {day} · {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the filter {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review for five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right in {right} of {asked}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right in {right} of {decided} of your verdicts ({interval}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules over what is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said before?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said by {speaker} · {origin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same property?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same thing twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample data, made up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of your memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{name}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved {n} memories to “{name}”.</source>
        <comment>Saved {n} memory to “{name}”.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving your memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where each one holds, if that is what tells them apart. Both lines may stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says otherwise: “{text}”, true {when}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by words and meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search within the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search your memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search your memories…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching by words only: the language model is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it with sample data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select several memories first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate tags with commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all ({left} more signs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all ({number} signs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the tray how much waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {number} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Show {n} older versions</source>
        <comment>Show {n} older version</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Showing: Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing: as known on {known_on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing: {both}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing: {true_on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since another date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single keys answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single keys of the review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped as {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small talk and machine lines would be listed here, so that you can restore them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something new disagrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in Variorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of this year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements close in meaning; only ever a candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still true, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing of it was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored, and linked to a memory that says nearly the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored. Something waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored; disagrees with “{against}”: waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored; it says nearly the same as another memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored; waiting for approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stored; {n} changes to other memories wait for you.</source>
        <comment>Stored; a change to another memory waits for you.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stronger model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested: {verdict}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back. The vault is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {undone}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back; it is as it was before the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Testing the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That could be several memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is hardly better than guessing. Leave it off: it would only make work for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is {model} at {base_url}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in judge finds that the two may disagree. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in judge: {asks}. It counts for what is looked at from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database library is too old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The day comes first: 4 March</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end lies before the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that it came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model could not be asked. The messages are stored; “To approve” offers to ask again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model could not {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model reads each message that it has not read yet, one call a message. What it finds waits for your approval. You can stop it in the status line; the next time it goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model reads the conversations. You can close this; what it finds waits under “To approve”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model that you set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language model was altered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The left one holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The left one is true until then, the right one from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library beside the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line shows what the number of verdicts so far can prove (95 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory has changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The message in question. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model's endpoint is busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model's endpoint refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month comes first: 3 April</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most useful ones first: often used, much at stake, soon decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name that the endpoint knows it by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new wording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new wording takes over the dates. The old one stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The newest {shown} of {n} wordings.</source>
        <comment>The newest {shown} of {n} wording.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The newest {shown} of {total} are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one of this group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old wording stays true until that date, the new one is true from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one before of this group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other memory is not chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right one holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same as a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample vault is already open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tags are the same as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two become one memory. The other is archived, with all that it rests on; both texts are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passwords are not the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is looked through while nothing is written. What is found waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is of an older Variorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is open for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault learned this wording on {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window speaks it from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wording is the same as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wording stays as it is. The dates given before stay in the history, and one Undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wording you choose stays; the other memories go to the archive, linked to it, with their sources and tags kept on it. Undo separates them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The world has changed: the new wording is true {when}, the old one stays true until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more text after a long gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no conversation behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no map yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no password yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no vault here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to count yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two may disagree. Is one of them right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They act only while you review. One letter or digit each; the key is printed on its button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer’s: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop has no tray, so nothing can be shown there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory is not in the vault any more. If it was just taken back, Redo brings it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory is not in the vault at the date that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This memory: {text}.{state}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This message is not in the vault any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This vault only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version was replaced, so its dates are history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window was opened without settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Timeline, {n} versions{against}. Up and Down walk over them, Enter shows one. Left and Right look at another date. S and E take the start or the end to move it.</source>
        <comment>Timeline, {n} version{against}. Up and Down walk over them, Enter shows one. Left and Right look at another date. S and E take the start or the end to move it.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Timeline, {wordings} in {lanes}. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told from your memories, without a language model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trivial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True at the date that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True before {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True in {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True since {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try: where do I live? · what is my cat called? · where did I work in 2024?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two answers to one question, such as two homes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two memories disagree about this; nobody has decided yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two steps away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type both again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the box at the top (Ctrl+F). The list shows what fits while you type, with the words that fit marked, and always says how many of all there are. ↓ goes into the list, Enter on to the details, Esc back. ↓ in the empty box offers what you looked for last. Ctrl+S keeps a search in the library under a name; a right click on it renames, changes or removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type one twice, or take the tick away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo this import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo what was just done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a stronger model for what is harder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Useful for proposals. Read each one before you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variorum keeps what is remembered about you in one file on this computer: what you wrote, what assistants noted, what came out of conversations. Every wording is kept, with the dates between which it was true and where it came from. Nothing is ever overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variorum keeps what is remembered about you, every wording of it, only on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variorum made a mistake and stopped what it was doing. Your vault was not changed by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of {day}, taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of {day}{end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {number} of {total}: “{text}”. {when}. Recorded {day}, {ago}, by {who}.{stand}{why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for your approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was never right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a file that was brought in held to be in conflict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What assistants and files bring in, and what a language model proposes, is shown here first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came from elsewhere counts once you approve it (Ctrl+3). Where two memories cannot both be true, you decide (Ctrl+2): which one is right, both at different times, both in different ways, or neither. Nothing is decided without you unless you allow it, and each decision can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came from {source} is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each detector said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each source may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if it only asked from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is said of whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is true, waits for approval or is disputed; what is over or put away is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it brings counts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it brings waits until you approve it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it did not get right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What looks for contradictions, and how often it was right by your own verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lost its basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may have lost its basis when something else changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What nobody compared when it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What nothing has confirmed for long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What rests on the losing side stays as it is and is listed for you:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What seemed to say nothing lasting. Every one of them can be restored, and nothing is ever thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the marks stand for. Press one to see only these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the people in the conversations say of themselves is looked for by rule; no language model is set. What is found waits for your approval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rule would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the vault does not have yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the window shows is written. {sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this search finds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this vault knew by then, without what it learned later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do with the selected memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was closed or counted together without asking you, because a rule is certain of it. Each can be taken back, and nothing else with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was just done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said earlier is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said later is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was true in the world at the end of that day, month or year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you linked by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see, and how to do what you came for. Every command with its key: Ctrl+Shift+P.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you write, change or bring in is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} believes in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} does for a living</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} does not like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} eats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} is allergic to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} owns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When did it change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something new contradicts, it is asked here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two memories cannot both be true, they are shown here side by side, with who said them and when. You decide; nothing is settled behind your back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two memories say nearly the same, they are shown here side by side. They become one only when you say so; both sources are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you tell of a change in so many words, what it ends is closed at once and listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When {who} was born</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where did I live in March?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where things wait for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where two memories stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {who} lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {who} studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {who} works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether its statements count at once, wait for approval, or are only kept as messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which date to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which languages {who} speaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which medicine {who} takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which single keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While something is searched for, the best match comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may write into this vault, and what becomes of it. A change counts for what comes from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who said it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who {whose} partner is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why we ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? It helps to remember later; you can leave it empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth keeping?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a date, or go back with Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a few words of it, then choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a memory or bring some in, and this page tells how they grow, where they come from and how they age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write how it really is, or go back with Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write its address and its name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write its name; the key itself is never stored in a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write since when it is true. A year or a month is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the first memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write when it ended. A year or a month is enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written and changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already had that. It has one more source now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at another date. Go back to today to change something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at today {knew}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at {true_on}, {knew}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at {true_on}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look things up in a conversation, and keep a message of it as a memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decided nothing just now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You decided {n} contradictions today. When something new contradicts, it is asked here.</source>
        <comment>You decided {n} contradiction today. When something new contradicts, it is asked here.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You decided {n} things just now.</source>
        <comment>You decided {n} thing just now.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have decided this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not decided about any flag yet; after the first verdicts this shows how right each detector was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not decided about it yet, so nothing is known of how right it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You put it out of sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You typed this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You typed this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, if left empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your keys are set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your verdicts are listed here, and each can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change of tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change to a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a correction of dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a disagreement that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a flagged disagreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a language model’s remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, like local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading that gave nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rejection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {person}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <comment>what it asks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amem memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an assistant that writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the vault knew it on {known_on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask me first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>better words for memory {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between {low} and {high} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both are true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both can be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both, at different times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bringing a version back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought a version back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought in a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought in from files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought in from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>came in {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed what a detector may decide by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed what a source may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claude-mem export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed a proposal that no longer fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closeness in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contradicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected dates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did something again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divided a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dividing a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended on an unknown date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>episode {episode}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairly sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first {shown} of {found} that fit · {total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example: at work, in winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found a disagreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found by a sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from an import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {since} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave a verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave its place to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hold: keep the words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>home, health</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in {n} days</source>
        <comment>in {n} day</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} months</source>
        <comment>in {n} month</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} weeks</source>
        <comment>in {n} week</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {n} years</source>
        <comment>in {n} year</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>is about the same as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is supported by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is where this comes from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>judge {n} statements</source>
        <comment>judge {n} statement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>keeping a message as a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept a message as a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaning that way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked two memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked for what disagrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked through the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost its basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made this vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made two memories one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>making two memories one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked as never right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked as no longer true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mem0 history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mem0 memories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mem0’s list: what is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory {target} has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory {target} says it already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory {target} says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged another copy of this vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged from another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved to the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving to the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no language model asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not about the same subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing that can be brought in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one says more than the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one speaks of an earlier time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened {times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operation {operation}, recorded {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite words</source>
        <comment>the detector</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>past</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned or unpinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposed a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put away or not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read messages and found nothing in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read statements out of messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>read {n} messages</source>
        <comment>read {n} message</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>recorded {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removing a saved search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules over what is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <comment>endings of a name whose possessive takes no further s</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said again since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said by its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said what a memory means for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saving a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says nearly the same as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since an unknown date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {said} or before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {since}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {start}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {start}, ended on an unknown date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>something new disagrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tagged anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the place of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking a source off a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the built-in judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the closing of a proposal that no longer fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the earlier one is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file that it came from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the later one is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the merging of another copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quotes it rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the removal of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same thing twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the taking back of what a rule had closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they disagree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they have nothing to do with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they say the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took a source off a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took back what a rule had closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took something back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed by {speaker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncertain for this date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to a week</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>used in {n} answers</source>
        <comment>used in {n} answer</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was never right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a detector may decide by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a source may do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a sweep found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is archived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is no longer true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what lost its basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was read out of a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you decided about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when you were born</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where you work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who your partner is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within what {first} said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote a memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <comment>by whom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your \1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {number} at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action} {number} ticked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{added} new, {repeated} here already, {disagree}, {pending} waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attribute} of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{at} of {number} like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changed_in_both} changed on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changed_there} changed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chip}: read from your words. Click to look for the words alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day} {month}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decided} decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{decided} of {size} decided · about {n} minutes left</source>
        <comment>{decided} of {size} decided · about {n} minute left</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{deselect} (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} would do two things: “{first}” and “{second}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} by {actor}, {when}{note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{last}, less than a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{linked}. The arrow keys walk, Enter opens one. The same stands below as a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{month}: {learned} learned, {total} in all by then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} said on {when}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} · memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, by itself,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: asks you again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: every version of what is remembered about you, side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: may decide by itself from {limit} % on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: pick from a calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {ages}. Enter opens them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} flags wait, none is decided yet.</source>
        <comment>{name}: {n} flag waits, none is decided yet.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {right} of {decided} flags were right, which proves {proven}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} in conversations ↓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}: {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} answers could not be used at all</source>
        <comment>{n} answer could not be used at all</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} answers were wrong</source>
        <comment>{n} answer was wrong</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} calls to the language model</source>
        <comment>{n} call to the language model</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} contradictions</source>
        <comment>{n} contradiction</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} contradictions decided in one step.</source>
        <comment>{n} contradiction decided in one step.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} contradictions would be decided.{rest}</source>
        <comment>{n} contradiction would be decided.{rest}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} dates are left out: nobody can tell which is meant.</source>
        <comment>{n} date is left out: nobody can tell which is meant.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} dates are uncertain.</source>
        <comment>{n} date is uncertain.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} dates can be read in two ways.</source>
        <comment>{n} date can be read in two ways.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} days ago</source>
        <comment>{n} day ago</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} disagree</source>
        <comment>{n} disagrees</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} duplicates</source>
        <comment>{n} duplicate</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} lanes</source>
        <comment>{n} lane</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} linked memories</source>
        <comment>{n} linked memory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memories</source>
        <comment>{n} memory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memories outside of this filter.</source>
        <comment>{n} memory outside of this filter.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memories wait for your approval.</source>
        <comment>{n} memory waits for your approval.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memories would be written.</source>
        <comment>{n} memory would be written.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} memories, {true} of them true now.</source>
        <comment>{n} memory, {true} of them true now.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} messages</source>
        <comment>{n} message</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} messages could not be read.</source>
        <comment>{n} message could not be read.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} months ago</source>
        <comment>{n} month ago</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more lines like these.</source>
        <comment>{n} more line like these.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more lines. “Copy all” holds them too.</source>
        <comment>{n} more line. “Copy all” holds them too.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more linked memories do not fit in this picture.</source>
        <comment>{n} more linked memory does not fit in this picture.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more links</source>
        <comment>{n} more link</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} more memories disagree</source>
        <comment>{n} more memory disagrees</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new memories</source>
        <comment>{n} new memory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} new statements</source>
        <comment>{n} new statement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them wait for more than a month.</source>
        <comment>{n} of them waits for more than a month.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} open contradictions</source>
        <comment>{n} open contradiction</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} pairs</source>
        <comment>{n} pair</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} proposals</source>
        <comment>{n} proposal</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} statements</source>
        <comment>{n} statement</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} statements come in as no longer true.</source>
        <comment>{n} statement comes in as no longer true.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} statements were refused: nobody said so.</source>
        <comment>{n} statement was refused: nobody said so.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} stayed as they were.</source>
        <comment>{n} stayed as it was.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} suggested changes</source>
        <comment>{n} suggested change</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} suggestions wait</source>
        <comment>{n} suggestion waits</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} things wait for another time.</source>
        <comment>{n} thing waits for another time.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} things wait from {source}</source>
        <comment>{n} thing waits from {source}</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} times name no zone.</source>
        <comment>{n} time names no zone.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} true memories</source>
        <comment>{n} true memory</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} true memories were said once and never again, the oldest in {oldest}.</source>
        <comment>{n} true memory was said once and never again, the oldest in {oldest}.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} versions</source>
        <comment>{n} version</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait for you</source>
        <comment>{n} waits for you</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wait for your approval.</source>
        <comment>{n} waits for your approval.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} weeks ago</source>
        <comment>{n} week ago</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} were archived, dropped or replaced there and come in archived.</source>
        <comment>{n} was archived, dropped or replaced there and comes in archived.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} were here already.</source>
        <comment>{n} was here already.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wordings</source>
        <comment>{n} wording</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wordings close together. Enter or a click comes closer.</source>
        <comment>{n} wording close together. Enter or a click comes closer.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years ago</source>
        <comment>{n} year ago</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{once} said once, {again} said again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{open} open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of what was ever true is still true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{record}. Key Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{right} of {decided} right</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{said} {n} answers could not be used.</source>
        <comment>{said} {n} answer could not be used.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{said}. Of those you decided, {decided} would not have been asked; you agreed with {missed} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said}; none of those that you decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} for a conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}: taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}: {parts}. Enter lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to_approve} to approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}{unread} The two directions tell {percent} % of all differences in meaning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{took} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} decided, the first {shown} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{true_on}, as known on {known_on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{version} of {versions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{week} up to a week, {month} up to a month, {longer} longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}, replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whole}, the first {shown} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} hobbies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} nationality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} pets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} phone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} {attribute}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} said on {when}: {verdict}{on}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{window} held from {when}{until}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong}. {unusable}. About {each} seconds for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Showing: Today” at the top (Ctrl+G) shows what was true, or what was known, on another day. A yellow strip says so until you go back to today (Alt+Home).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“no longer true”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“was never right”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{after}” would be one memory of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{before}” would be marked as no longer true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{before}” would become “{after}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{memory}”, which rests on {held} from {whom}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{source}”: {policy}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” mixes letters of two alphabets that look the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {number} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
