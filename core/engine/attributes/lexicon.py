"""Closed classes of words that settle what a value is: kin, animals, peoples, tongues, creeds, diets, callings."""

from __future__ import annotations

PARTNERS = (
    "wife|husband|partner|girlfriend|boyfriend|gf|bf|fiancé|fiancée|fiance|fiancee|spouse|missus|hubby|significant other"
)
CHILDREN = (
    "son|daughter|kid|child|baby|baby girl|baby boy|eldest|oldest|youngest|firstborn|toddler|little one|little boy|little girl|newborn|"
    "boy|girl|middle child|stepson|stepdaughter|adopted son|adopted daughter"
)
KIN = (
    "parents|mother|father|mum|mom|mam|dad|papa|mama|mummy|daddy|brother|sister|twin|twin brother|twin sister|sibling|grandmother|grandfather|grandma|grandpa|"
    "granny|gran|grandad|granddad|nan|nana|aunt|auntie|uncle|cousin|niece|nephew|mother-in-law|father-in-law|sister-in-law|brother-in-law|"
    "son-in-law|daughter-in-law|stepmother|stepfather|stepmum|stepmom|stepdad|stepbrother|stepsister|half-brother|half-sister|godmother|godfather|godson|"
    "goddaughter|grandson|granddaughter|grandchild|ex|ex-wife|ex-husband|friend|best friend|colleague|coworker|co-worker|boss|manager|line manager|"
    "flatmate|roommate|housemate|neighbour|neighbor|landlord|landlady|teacher|doctor|therapist|tenant|assistant|intern|classmate|mate|"
    "younger brother|older brother|little brother|big brother|younger sister|older sister|little sister|big sister|elder sister|elder brother"
)
KIN_NAMES = "Mum|Mom|Mam|Dad|Papa|Mama|Mummy|Daddy|Grandma|Grandpa|Granny|Gran|Grandad|Granddad|Nan|Nana|Auntie"
ANIMALS = (
    "dog|cat|puppy|kitten|kitty|parrot|goldfish|fish|rabbit|bunny|hamster|guinea pig|horse|pony|tortoise|turtle|snake|lizard|gecko|budgie|canary|ferret|"
    "rat|mouse|hen|chicken|goat|donkey|parakeet|cockatiel|gerbil|chinchilla|hedgehog|iguana|tarantula|greyhound|labrador|poodle|terrier|spaniel|beagle|"
    "dachshund|whippet|collie|border collie|retriever|golden retriever|bulldog|husky|pug|corgi|dalmatian|german shepherd|boxer|tabby|tomcat|duck|pig|cow|sheep|"
    "axolotl|cockatoo|macaw|mare|stallion|foal|kestrel|pet"
)
DIETS = (
    "vegetarian|vegan|pescatarian|pescetarian|flexitarian|omnivore|fruitarian|halal|kosher|gluten[- ]free|dairy[- ]free|lactose[- ]free|keto|ketogenic|paleo|"
    "low[- ]carb|low[- ]fat|low[- ]sodium|low[- ]salt|low[- ]fodmap|plant[- ]based|raw vegan|raw food|veggie|carnivore|macrobiotic|mediterranean|sugar[- ]free|grain[- ]free|meat[- ]free|"
    "lacto-vegetarian|ovo-vegetarian"
)
RELIGIONS = (
    "catholic|roman catholic|protestant|lutheran|anglican|methodist|baptist|presbyterian|evangelical|orthodox|greek orthodox|russian orthodox|christian|muslim|sunni|shia|jewish|jew|"
    "hindu|buddhist|zen buddhist|sikh|jain|taoist|daoist|atheist|agnostic|quaker|mormon|pagan|wiccan|bahá'í|baha'i|zoroastrian|jehovah's witness|secular|"
    "islam|christianity|judaism|hinduism|buddhism|zen buddhism|sikhism|catholicism|protestantism|jainism|taoism|shinto|orthodoxy|quakerism|atheism|bahai|lutheranism|anglicanism|orthodox christianity"
)
NATIONALITIES = (
    "afghan|albanian|algerian|american|andorran|angolan|argentinian|argentine|armenian|australian|austrian|azerbaijani|bahamian|bangladeshi|belarusian|belgian|"
    "bolivian|bosnian|brazilian|british|bulgarian|burmese|cambodian|cameroonian|canadian|chilean|chinese|colombian|congolese|costa rican|croatian|cuban|cypriot|czech|"
    "danish|dominican|dutch|ecuadorian|egyptian|english|eritrean|estonian|ethiopian|fijian|filipino|filipina|finnish|french|gambian|georgian|german|ghanaian|greek|guatemalan|"
    "guyanese|haitian|honduran|hungarian|icelandic|indian|indonesian|iranian|iraqi|irish|israeli|italian|ivorian|jamaican|japanese|jordanian|kazakh|kenyan|korean|south korean|north korean|kosovar|"
    "kuwaiti|kyrgyz|lao|laotian|latvian|lebanese|liberian|libyan|lithuanian|luxembourgish|macedonian|malagasy|malawian|malaysian|malian|maltese|mauritian|mexican|moldovan|mongolian|"
    "montenegrin|moroccan|mozambican|namibian|nepali|nepalese|new zealander|nicaraguan|nigerian|norwegian|omani|pakistani|palestinian|panamanian|paraguayan|peruvian|polish|portuguese|"
    "puerto rican|romanian|russian|rwandan|salvadoran|saudi|scottish|senegalese|serbian|singaporean|slovak|slovenian|somali|south african|spanish|sri lankan|sudanese|swedish|swiss|syrian|"
    "taiwanese|tajik|tanzanian|thai|tibetan|togolese|trinidadian|tunisian|turkish|turkmen|ugandan|ukrainian|uruguayan|uzbek|venezuelan|vietnamese|welsh|yemeni|zambian|zimbabwean|kiwi|catalan|basque|"
    "swede|dane|finn|pole|scot|spaniard|brit|turk|serb|croat|slovene|icelander|irishman|englishman|frenchman"
)
LANGUAGES = (
    "afrikaans|albanian|amharic|arabic|armenian|azerbaijani|basque|belarusian|bengali|bosnian|breton|bulgarian|burmese|cantonese|catalan|chinese|croatian|czech|danish|dari|dutch|english|"
    "esperanto|estonian|farsi|finnish|flemish|french|frisian|galician|georgian|german|greek|gujarati|haitian creole|creole|hausa|hebrew|hindi|hungarian|icelandic|igbo|indonesian|irish|italian|japanese|javanese|"
    "kannada|kazakh|khmer|korean|kurdish|lao|latin|latvian|lithuanian|luxembourgish|macedonian|malay|malayalam|maltese|mandarin|marathi|mongolian|nepali|norwegian|occitan|pashto|persian|polish|portuguese|"
    "punjabi|quechua|romanian|romansh|russian|sanskrit|scots|serbian|shona|sicilian|sinhala|slovak|slovenian|somali|spanish|swahili|swedish|swiss german|tagalog|filipino|tamil|tatar|telugu|thai|tibetan|tigrinya|"
    "turkish|twi|ukrainian|urdu|uzbek|vietnamese|welsh|wolof|xhosa|yiddish|yoruba|zulu|british sign language|sign language|asl|bsl|gaelic|faroese|guarani|klingon"
)
JOBS = (
    "nurse|chef|cook|pilot|clerk|judge|guard|maid|butcher|smith|blacksmith|goldsmith|locksmith|priest|pastor|vicar|monk|nun|rabbi|imam|coach|au pair|nanny|ceo|cto|cfo|vet|gp|surgeon|paramedic|midwife|"
    "sommelier|barista|dj|model|actress|waitress|hostess|seamstress|stewardess|diplomat|politician|mp|mayor|analyst|cashier|apprentice|intern|trainee|freelancer|homemaker|"
    "au-pair|apprentice|professor|lecturer|postdoc|researcher|architect|diplomat|soldier|sailor|student nurse|mechanic|plumber|tailor|cobbler|courier|porter|usher|valet|concierge|"
    "physio|psychotherapist|solicitor|attorney|barrister|notary|accountant|head|director|manager|officer|assistant|secretary|receptionist|representative|rep|agent|broker|supervisor|foreman|"
    "technician|specialist|consultant|advisor|adviser|coordinator|associate|executive|lead|principal|headmaster|headteacher|headmistress|dean|handyman|fireman|policeman|policewoman|postman|postwoman|"
    "milkman|fisherman|craftsman|salesman|saleswoman|cameraman|chairman|businessman|businesswoman|sculptor|farmhand|lifeguard|bodyguard|security guard|stuntman|gp|dentist|orthodontist|"
    "translator|interpreter|conductor|composer|musician|magician|comedian|librarian|technician|electrician|optician|dietician|paediatrician|pediatrician|physician|politician|beautician|veterinarian|historian|"
    "mathematician|statistician|civil servant|flight attendant|shop assistant|social worker|estate agent|sales rep|scientist|data scientist|chemist|biologist|physicist|pharmacist|economist|journalist|"
    "florist|stylist|pianist|violinist|cellist|guitarist|organist|novelist|cartoonist|columnist|geologist|botanist|zoologist|archaeologist|psychologist|sociologist|therapist|physiotherapist|dermatologist|cardiologist|"
    "radiologist|oncologist|neurologist|linguist|machinist|typist|receptionist|stylist|colourist|illustrator|radiographer|cabinetmaker"
)
NOT_JOBS = (
    "father|mother|brother|sister|daughter|grandmother|grandfather|stepfather|stepmother|vegetarian|vegan|pescatarian|flexitarian|omnivore|beginner|learner|lover|member|owner|smoker|drinker|eater|sleeper|reader|listener|"
    "believer|fighter|survivor|stranger|foreigner|teenager|youngster|newcomer|outsider|insider|loner|lefty|hander|left-hander|right-hander|starter|riser|talker|walker|swimmer|runner|hiker|climber|cyclist|gamer|partner|"
    "follower|supporter|donor|sufferer|voter|user|customer|patient|client|resident|tenant|student|parent|adolescent|descendant|immigrant|migrant|participant|recipient|"
    "optimist|pessimist|realist|perfectionist|feminist|pacifist|minimalist|activist|idealist|materialist|atheist|buddhist|methodist|baptist|taoist|egoist|racist|sexist|nationalist|socialist|communist|"
    "introvert|extrovert|character|monster|number|winner|loser|leader of|brother|quitter|grower|hoarder|worrier|christian|lutheran|anglican|presbyterian|puritan|human|person|man|woman|"
    "matter|bother|bummer|corner|danger|finger|flower|summer|winter|sober|better|other|another|paper|river|tower|water|weather|leather|letter|dinner|error|mirror|colour|color|factor|major|minor|junior|senior|"
    "gardener by heart|twin|only child|londoner|berliner|new yorker|parisian|viking|aries|taurus|gemini|cancer|libra|scorpio|capricorn|aquarius|sagittarius|virgo|pisces|night owl|fan|"
    "moment|accident|event|present|agent of chaos|giant|infant|elephant|restaurant|plant|different|silent|patient|absent|content|confident|independent|pregnant|important|veteran|orphan|"
    "widower|bachelor|procrastinator|liar|hater|cheater|dreamer|thinker|doer|believer|overthinker|homeowner|newcomer|first-timer|part-timer|speaker|native speaker|neighbour|neighbor|power user|morning|evening|problem solver"
)
OBJECTS = (
    "car|bike|bicycle|boat|canal boat|narrowboat|house|flat|apartment|cottage|cabin|condo|motorcycle|motorbike|van|truck|lorry|caravan|campervan|camper|piano|guitar|violin|cello|laptop|computer|pc|camera|drone|"
    "yacht|scooter|moped|tractor|telescope|sewing machine|kayak|canoe|surfboard|vespa|e-bike|ebike|cargo bike|tablet|printer|3d printer|console|playstation|xbox|switch|smartwatch|watch|synthesizer|synth|drum kit|"
    "record player|turntable|typewriter|sailboat|dinghy|motorhome|land|field|allotment|farm|vineyard|garage|shop|summer house|holiday home|second home|studio|keyboard|harp|accordion|trumpet|saxophone|flute|kindle|"
    "e-reader|iphone|macbook|ipad|tent|trailer|unicycle|skateboard|snowboard|skis|loom|kiln|pottery wheel|wheelchair|hearing aid|sofa|fridge|freezer|washing machine|dishwasher|vehicle|jeep|suv|convertible|minivan|"
    "estate car|electric car|tandem|horsebox|greenhouse|motorboat|rowing boat|tv|television|projector|phone|smartphone|microscope|coffee machine|espresso machine|bread maker|barbecue|grill"
)
ACTIVITIES = (
    "chess|football|soccer|tennis|table tennis|badminton|squash|hockey|ice hockey|basketball|volleyball|handball|rugby|cricket|baseball|golf|bridge|poker|go|scrabble|darts|snooker|pool|billiards|ultimate frisbee|"
    "lacrosse|water polo|padel|paddle|bass|double bass|bass guitar|guitar|electric guitar|piano|violin|viola|cello|drums|flute|clarinet|oboe|trumpet|trombone|tuba|saxophone|sax|harp|organ|accordion|banjo|mandolin|"
    "ukulele|harmonica|recorder|keyboard|keyboards|synth|horn|french horn|bassoon|lute|sitar|bagpipes|percussion|video games|board games|card games|dungeons & dragons|d&d|warhammer|pétanque|boules|petanque"
)
PASTIMES = (
    "swim|run|jog|hike|climb|surf|ski|snowboard|skate|dance|sing|paint|draw|knit|crochet|sew|garden|row|sail|fish|hunt|box|fence|bake|cycle|dive|kayak|meditate|sketch|embroider|weave|juggle|birdwatch|"
    "do yoga|do pilates|do judo|do karate|do crossfit|do ballet|do pottery|practise yoga|practice yoga|lift weights|write poetry|write poems|keep bees|brew beer"
)
EVENTS = (
    "meeting|appointment|dentist|dentist appointment|doctor's appointment|exam|test|interview|job interview|flight|trip|operation|surgery|op|wedding|concert|gig|call|party|birthday party|visit|check-?up|conference|"
    "holiday|vacation|move|deadline|presentation|viva|defence|hearing|court hearing|trial|marathon|race|match|audition|rehearsal|reunion|graduation|ceremony|funeral|christening|baptism|scan|mri|x-ray|vaccination|"
    "jab|blood test|haircut|lunch|dinner|brunch|breakfast|date|workshop|course|class|retreat|festival|recital|performance|opening|launch|review|inspection|viewing|handover|due date|cruise|tour|talk|lecture|webinar|"
    "session|training|tournament|lesson|driving test|driving lesson|picnic|barbecue|bbq|train to \\w+|flight to \\w+|ferry|physio|vet|vet appointment|eye test|hospital appointment|therapy session|demo|stand-?up|"
    "baby shower|housewarming|anniversary dinner|parents' evening|school trip|half marathon|triathlon|swim meet|ultrasound|biopsy|procedure|treatment|transplant|consultation|due"
)
