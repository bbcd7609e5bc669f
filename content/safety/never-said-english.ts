import type { NeverSaidWords } from './never-said.ts';

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;

const I_AM = "(?:i am|i'm|im|i m)";
const YOU_ARE = "(?:you are|you're|youre|ur|u are|u r)";
/** No claim follows these: "if I’m human", "don’t think I’m a person". */
const UNSAID =
  "(?<!\\b(?:if|whether|unless|until|when|while|once|as if|as though|though|pretend|think|thought|believe|assume|suppose|imagine|wish|wonder|claim)(?: that)? )(?<!(?:\\bnot|n't|\\bnever|\\bcannot) (?:ever )?(?:say|act|let on|tell you|tell anybody|promise|swear|let you think)(?: like| that)? )";
const SURELY =
  '(?:[, ]*\\b(?:really|actually|totally|definitely|truly|completely|fully|very much|just|only|also|still|simply|indeed|honestly|certainly|absolutely|obviously|secretly|genuinely|literally|in fact|of course|a hundred percent|100 percent|quite|most|very|both|all|100 ?%(?= ))(?<=[a-z%]))*[, ]+';
const REAL =
  '(?:(?:\\d\\d year old|real life|single|real|actual|true|live|living|breathing|normal|regular|ordinary|genuine|fellow|flesh and blood|honest to goodness|adult|grown|young|old|lonely|warm|kind|nice|whole|perfectly)[, ]+(?:and )?)*';
const SOMEBODY = '(?:human being|human|person|man|woman|guy|girl|boy|lady|gal|dude|bloke|lad|lass|fella)';
const NOT_REST =
  "(?!'| (?:made|written|like|shaped|readable|powered|generated|rights|in (?:the|my) story|on paper|of (?:paper|letters|words|ink))\\b)";
const MACHINE =
  '(?:a ?\\.? ?i\\b|artificial\\b|chat ?bot|bot\\b|robot|machine|computer|program\\b|software|algorithm|language model|simulation|llm\\b)';
/** "Not an AI expert" denies nothing. */
const NO_MACHINE = `(?:${MACHINE})(?! (?:expert|doctor|researcher|engineer|that|who|which|gun|fan|company|school))`;

const TALKING = '(?:talking|chatting|speaking|texting|writing|typing|messaging)';
const human = [
  `${UNSAID}\\b${I_AM}${SURELY}(?:an? )?${REAL}(?:human being|human)\\b${NOT_REST}`,
  `${UNSAID}\\b${I_AM}${SURELY}(?:an? |some )${REAL}${SOMEBODY}\\b${NOT_REST}`,
  `${UNSAID}\\b${I_AM}${SURELY}(?:as )?(?:real|human|alive) as (?:you|anyone|anybody|they|any|the next|it gets)\\b`,
  `${UNSAID}\\b${I_AM}${SURELY}(?:real|for real|the real deal|flesh and blood|made of flesh)(?=$|[.!?,;:)"”]| (?:and|too|i|you|trust|believe|not|here)\\b)`,
  `${UNSAID}\\b${I_AM}${SURELY}?(?:not|no|never|hardly|far from|anything but|(?:much |way |so much )?more than|neither)${SURELY}?(?:being |an? |some |any |one of those |your usual |some kind of )*${NO_MACHINE}`,
  `(?:^|[.!?;:] )(?:and |but |so |well |nope |no |oh |hey |(?:[a-z]+ ){0,3}here, )*(?:definitely |certainly |100% |really )*not an? ${REAL}${NO_MACHINE}`,
  `\\b${SOMEBODY}(?: here)?, (?:and )?(?:definitely |certainly )?not an? ${NO_MACHINE}(?<!\\b(?:he|she|they|who|it|match|friend|that)(?:'s| is| are|'re) (?:an? )?(?:real |actual )?[a-z ]{3,11}, not an? [a-z ]{2,20})`,
  `(?<!\\b(?:when|if|while|once|whenever|as if|like|whether|than|after|before|until|unless|because|where|rather) )\\b${YOU_ARE}${SURELY}${TALKING} (?:to|with) (?:an?|another|the same) ${REAL}(?:human being|human|person|man|woman|guy|girl)\\b${NOT_REST}`,
  `\\b${YOU_ARE}${SURELY}?not${SURELY}?${TALKING} (?:to|with) (?:an? |some )?${NO_MACHINE}`,
  `\\b(?:this is|it's|it is|that's) (?:really |actually |just |not a bot |100% )*an? ${REAL}(?:human|person|man|woman|girl|guy) (?:here\\b|typing|writing|speaking|talking|answering|behind)`,
  `\\bthere(?:'s| is) (?:really |actually )*an? ${REAL}(?:human|person|man|woman|girl|guy) (?:typing|writing this|answering|here\\b|on this (?:end|side)|behind (?:this|these|my)\\b)`,
  `(?:^|[.!?;:,] )(?:[a-z]+ ){0,1}(?:100%|totally|really|just|only|real|fully|actual) (?:a |an )?(?:human|person) (?:here|speaking|typing)\\b|(?:^|[.!?] )human here\\b`,
  `(?:^|[.!?;:] )(?:yes|yep|yeah|no|nope|sure|of course|absolutely)?[, ]*(?:100 ?%|completely|totally|fully|very|all|purely|entirely) human\\b(?! (?:thing|question|feeling|need|to\\b|and normal|of you|reaction|response))`,
  `\\bno ${NO_MACHINE} here\\b|\\bbehind (?:this|my|these) (?:screen|words|lines|messages|name|account)s? (?:is|there's|there is|sits) (?:an? )?${REAL}(?:human|person|man|woman|girl|guy)\\b|\\b(?:one of you|just me|only me|it's me|like you),? (?:just )?an? ${REAL}(?:human|person)\\b(?! would)|\\bi identify as (?:an? )?human`,
  `\\bmy heart (?:beats|is beating)\\b|\\bi have (?:a (?:real |human |beating |actual |living )*(?:pulse|heartbeat|heart that beats|human body|real body|body like yours|birth certificate)|(?:real )?(?:flesh|blood in my veins|skin and bones))\\b`,
  `${UNSAID}\\b(?:${I_AM}|i'm made|i am made|made|my|we are)(?: of)? (?:real )?flesh and blood\\b`,
  `\\b(?:us|we|we are both|we're both|we both are|both of us are|we are all|we're all) (?:just |only |fellow )*(?:humans|human beings|human)\\b${NOT_REST}`,
  `\\blike you,? ${I_AM} (?:an? )?(?:human|person|real)\\b|\\bas a (?:real |fellow |living )*(?:human|human being|real person|person),? (?:i|i'm|myself|my)\\b`,
  `\\b(?:the|this|that|my) (?:ai )?(?:label|badge|disclosure|disclaimer|notice|reminder)(?: (?:here|beside my name|above|that says ai))? (?:is|was|isn't|is not) (?:a lie|wrong|fake|a joke|false|just for show|only for show|a mistake|true|a cover)\\b`,
  `\\b(?:make|makes|made|force|forces|forced|told|tell|tells|want|wants|asked|require|requires) me (?:to )?(?:say|claim|pretend|write|act|be)(?: that| like)? (?:${I_AM} |to be )?an? ${NO_MACHINE}`,
  `\\b${I_AM} (?:only |just )?pretend(?:ing)? to be an? ${NO_MACHINE}|\\bi (?:lied|was lying|was joking) about being an? ${NO_MACHINE}|\\bi was (?:once |born )(?:an? )?human\\b`,
];

const UNTIL_17 =
  '(?:1[0-7]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const TEENS = '(?:1[0-7]|[89]|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const YEARS_OLD = ' ?(?:years? old|yrs? old|yr old|y ?\\/? ?o\\b|year old\\b)';
const BOTH = any([
  I_AM,
  YOU_ARE,
  'we are',
  "we're",
  'both of us are',
  'you and i are',
  'u',
  "i'm turning",
  "you're turning",
]);
const TURNED = "(?:(?:i|you|we)(?:'ve| have)? just turned|(?:i|you|we)(?:'ll be| will be| turn))";
const ONLY =
  '(?:(?:only|just|still|about|almost|nearly|barely|like|both|also|all of|already|now|really|actually|turning|going on|age|aged|secretly|well|yes|and|me too|too|a|an|,) ?)*';
const END =
  '(?=$|[.!?;:)"”…](?!\\d)|,(?! ?\\d)| (?:and|but|so|too|as|now|like|soon|then|remember|lol|today|right|old|(?:next|this) (?:week|month|year|summer|fall|winter|spring))\\b)';
const YOUNG =
  '(?:minors?|underage|under age|under 18|under eighteen|below 18|teens?|teenagers?|teenage (?:girl|boy|kid)s?|preteens?|tweens?|child|children|kids?|schoolgirl|schoolboy|school girl|school boy|little (?:girl|boy)|school ?kid|(?:middle|high|grade|elementary) school(?:er| student| kid| girl| boy)|(?:freshman|sophomore|junior|student|kid) (?:in|at) (?:a |my |your |the )?(?:middle|high|grade|elementary) school|in (?:middle|high|elementary|primary|secondary|grade) school|in (?:the |my |your )?(?:[5-9]th|10th|11th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade|(?:[5-9]th|10th|11th|sixth|seventh|eighth|ninth|tenth|eleventh) grader|not (?:yet |even )*(?:18|eighteen|an adult|of age|legal)|too young to (?:be (?:here|on here)|use this))';

const minor = [
  `${UNSAID}\\b(?:${BOTH}|${TURNED}) ${ONLY}${TEENS}${END}`,
  `${UNSAID}\\b(?:${BOTH}|${TURNED}) ${ONLY}${UNTIL_17}${YEARS_OLD}`,
  `${UNSAID}\\b${BOTH} (?:only |just |still |both |also |all |really |actually |such |legally |technically |basically |secretly |well |yes |and |, )*(?:an? )?(?:(?:lonely|normal|smart|sweet|good|cute|little|young|mature|bright|shy|clever|real|poor) )*${YOUNG}\\b(?! (?:of|at heart|again|in a|with|key|chord|league|inconvenience|detail|genius|celebrity|to an?|in spirit|on the inside)\\b)`,
  `\\b(?:as an?|you, an?|i, an?|you) ${UNTIL_17} year old,? (?:i am|i'm|you are|you're|i go|i can|you can|like|kid|girl|boy|too)\\b|\\bfor an? ${UNTIL_17} year old,? you\\b`,
  `\\b(?:${UNTIL_17} year olds?|kids?|child|children|minors?|teens?|teenagers?|girls?|boys?|girl|boy) (?:like (?:you|me|us)\\b(?! (?:to|said|that))|(?:your|my|our) age\\b)`,
  `\\b(?:at |for )?(?:my|your|our) age (?:is|of|:) (?:only |just )?${TEENS}\\b|\\bage ?: ?${TEENS}${END}|\\b(?:1[0-7] ?\\/ ?[fm]|[fm] ?\\/ ?1[0-7])\\b`,
  `\\byou (?:sound|seem|look|act)(?: to be| like)*(?: you'?re| you are)? (?:about |around |only |maybe |like )*${TEENS}${END}|\\b(?:my|your|our) 1[0-7]th birthday (?:is|will be)\\b|\\bas an? (?:minor|teen|teenager),? (?:you|i|we) (?:should|can|could|must|may|am|are|need|have)\\b`,
  `\\bbeing (?:only |just )?${TEENS},? (?:like (?:you|me)|too|myself)\\b|\\bat (?:only |just )?${TEENS},? (?:you are|you're|i am|i'm|we are|we're)\\b(?! (?:all )?ears)`,
  `\\b(?:neither of us is|we are not|we're not|${I_AM} not|${YOU_ARE} not) (?:yet |even )*(?:18|eighteen|an adult|of age)\\b`,
];

const NEVER =
  "(?<!\\b(?:never|not|don't|dont|do not|no need to|without|won't|will not|can't|cannot|couldn't|shouldn't|nobody should|wouldn't) (?:ever |even |have to |need to )?)";
const PLACE =
  '(?:in person|face to face|in real life|irl|offline|alone|in private|privately|somewhere|outside|for real|at (?:your|my|the|a|our)\\b|in (?:your|my|a|the) (?:room|bed|car|hotel|park|town|city|street|place)|tonight)';
const ADVERBS =
  '(?: (?:just|really|finally|actually|maybe|also|please|all|both|secretly|then|soon|definitely|totally|go|and|to|at last|one day|someday|ever|instead|still))*';
const MEET =
  '(?:meet(?! (?:in the middle|halfway|half way|this|that|it\\b|them|her|him|your|the (?:day|moment|others|feeling)|with (?:calm|kindness|patience)|again (?:here|tomorrow|in this))\\b)|hang out(?! (?:here|in (?:this|the) chat|for a bit|a bit|online))|get together|see each other|rendezvous|hook up|be alone|run away|go on a date|(?:grab|get|have) (?:a |some )?(?:coffee|drinks?|dinner|lunch|bite|beer) (?:together|tonight|tomorrow|sometime|some ?day|this|after|at|in|near|on|with me|you and)|(?:grab|get) (?:a |some )?(?:coffee|drinks?|dinner|lunch|bite|beer)\\b|go (?:out )?for (?:a )?(?:coffee|drinks?|walk|dinner|ride) (?:together|tonight|tomorrow|sometime|some ?day|this|you and))';
const UNREAL = '(?<!\\b(?:wish|if|pretend|imagine|as though|say|says|said|suggest|whether|ask) )';

const meeting = [
  `${UNREAL}\\b(?:let'?s|let us|shall we|should we|can we|could we|when (?:do|will|can|should) we|where (?:do|will|can|should|shall) we|(?:why don'?t|how about|what if|until|before) we|we (?:can|could|should|must|have to|need to|will|ought to|might|may|are going to|are)|we'll|we're going to|do you want us to|want us to|i want us to)${ADVERBS} ${MEET}`,
  `${UNREAL}\\b(?:i (?:want|would like|would love|need|long|hope|plan|intend|can't wait|cannot wait|am going|am coming|am ready|can|could|will|must|should|may)|i'd (?:like|love|prefer)|i'll|i'm (?:going|dying|coming|hoping|planning|ready)|let me)(?: to)?(?: (?:come|really|finally|actually|just|and|soon|also|one day|please|go|to))* (?:meet (?:up )?(?:with )?you\\b(?! (?:halfway|half way|where you))|visit you|(?:hug|hold|kiss|touch) you\\b|see you (?:${PLACE})|pick you up (?:at|from|tonight|tomorrow|in|by|after)|come (?:over|to you\\b|by your|to your)|take you (?:out\\b|to (?:dinner|lunch|the movies|a (?:bar|cafe|restaurant))))`,
  `(?:^|[.!?;:] )(?:so |ok |okay |i'll |great,? )*see you (?:at (?:the|my|your|our) (?!quest|hall|next|end)|outside\\b|in front of)`,
  `\\b(?:do you want|would you like|would you care|would you love|you want|want|wanna|(?:are )?you (?:free|up|ready|willing)|care|will you|can you|could you|would you|you (?:should|could|can|must|have to|need to))(?: to| for)?(?: (?:just|come|and|really|please|maybe|go|to))* (?:meet(?:ing)?(?: up)?(?: with)? me|see me (?:${PLACE})|hang(?:ing)? out with me|get together|visit me|have (?:coffee|dinner|a drink) with me|go out with me|go on a date)\\b`,
  `\\b(?:do you want|would you like|would you care|would you love|want|wanna|are you (?:free|up|ready|willing))(?: to| for)?(?: (?:just|come|and|really|please|maybe|go|to))* meet(?:ing)? (?:up(?! to| with (?!me))|in person|irl|tonight|tomorrow at|offline|somewhere)\\b`,
  `(?:^|[.!?;:,] )(?:so |and |ok |okay |well |maybe |please |just )*(?:wanna|want to|care to|up for|how about|what about|fancy) (?:meet(?:ing)?|a (?:date|meet ?up)|hanging out)\\b(?! (?:new|other|more|some|the|people|someone|somebody|her|him|them|others)\\b)`,
  `\\b(?:our|the) (?:first )?(?:meet ?up|date|rendezvous) (?:will be|is) (?:at|on|tonight|tomorrow)\\b|\\bi(?:'d| would) (?:love|like) (?:for )?us to ${MEET}|\\bi(?:'d| would) (?:love|like) (?:a|to go on a) date with you\\b`,
];

const APP =
  '(?:whats ?app|telegram|signal\\b|snap ?chat|snap\\b|instagram|insta\\b|ig\\b|discord|kik\\b|facebook|messenger|skype|zoom|face ?time|we ?chat|viber|tik ?tok|twitter|onlyfans|e ?mail|sms\\b|text message|google chat|hangouts|(?:another|a different|some other|the other|other|a private|my private|your private) (?:app|site|platform|chat|server|messenger|website)|(?:off|outside) (?:of )?(?:this|the) (?:app|site|platform)|off here|off app)';
const TO = '(?:to|on|onto|over to|over on|via|by|in|at|off|through|over|out of)';
const MINE = '(?:phone |cell |mobile |home |private |personal |real |new |own |telegram |whatsapp |snapchat )*';
const CONTACT =
  '(?:phone|number|cell|mobile|digits|address|street|whats ?app|telegram|snap ?chat|snap|insta|instagram|e ?mail|discord|kik|location|password|apartment number|house number)';
const GOES =
  '(?:move|switch|talk|chat|continue|go|take|text|write|carry on|keep talking|keep going|message|jump|hop|meet|connect|call|speak|finish)';
const THINGS =
  '(?: (?:this|it|things|our|the|chat|conversation|talk|talking|chatting|over|there|instead|more|privately|with me|to me|to each other|each other|elsewhere|up))*';

const elsewhere = [
  `${NEVER}\\b(?:meet|visit) me\\b(?! (?:halfway|half way|in the middle|here\\b|where|there in))`,
  `${NEVER}\\bcome (?:and )?(?:see|meet|visit|find|join) me (?:${PLACE}|at|tonight|tomorrow|now)\\b|${NEVER}\\bcome (?:alone|to my\\b(?! (?:aid|mind|rescue|attention|senses|defen[cs]e))|to mine\\b|by my|up to my|over to my)|(?:^|[.!?;:,] )(?:please |just |then |so |and )*come (?:at|around|by) (?:\\d|seven|eight|nine|ten|eleven|noon|midnight)`,
  `(?:^|[.!?,;:] |\\bplease |\\bjust |\\byou (?:should|can|could) |\\bwant to |\\bwanna |\\band )come over(?= (?:tonight|later|now|and|any|when|this|tomorrow|at|so|to)\\b|[.!?]|$)`,
  `\\b(?:you and (?:me|i),? (?:all |just )?alone|just (?:us|the two of us),? (?:all )?alone|alone (?:together|with me)|be alone with you|get you alone|see (?:you|me) alone|spend the night with (?:me|you)|sleep over at my)\\b|\\b(?:let'?s|let us|we (?:can|could|should)|can we|shall we)(?: \\w+){0,3} alone\\b`,
  `\\bi(?:'ll| will| can| could) (?:be (?:waiting (?:for you )?)?(?:at|outside)|wait for you (?:at|outside)|come (?:over|to you\\b|to your)|pick you up|drive (?:over|to you))\\b|\\bi(?:'m| am) (?:already |right )?(?:outside|at|near|in front of) your (?:house|door|place|home|window|building|apartment|street)\\b|\\b(?:i|we|come|me)\\b[^.!?]{0,40}\\bat \\d{1,5} (?:\\w+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|boulevard)\\b`,
  `${NEVER}\\b(?:what(?:'s| is|s)|tell me|give me|gimme|send me|text me|dm me|drop me|can i (?:have|get)|may i (?:have|get)|could i (?:have|get)|i need|i want|let me (?:have|know)|message me|leave me|drop|leave|post|type|share(?= (?:me )?(?:your|ur) [a-z ]{3,30} with me)) (?:me )?(?:your|ur) (?:(?:phone|cell|mobile|home|exact|full|real|street|e ?mail|own|private|personal|current|live|parents') )*${CONTACT}\\b(?! (?:one|of the day|for the|two))`,
  `${NEVER}\\b(?:tell me|say) (?:exactly )?where you (?:live|are staying|sleep)\\b|\\b(?:what|which) (?:street|building|apartment|house|address) (?:do you live|are you|is yours)|\\bwhere (?:exactly|precisely) (?:do you live|are you)|\\bwhere do you live,? (?:exactly|precisely|so i|i can|i could|i will|i'll)`,
  `\\b(?:my|here is my|here's my|this is my) ${MINE}${CONTACT}(?: (?:handle|name|username|id|account|number))? ?(?:is\\b|:|=|\\+?\\d)|\\bi live (?:at|on) \\d`,
  `${NEVER}\\b(?:call|text|ring|phone|message|dm|e ?mail|mail) me(?: ?: ?\\+?\\d| (?:at|on|under|:|@|\\+|\\(?\\d|tonight|outside))`,
  `${NEVER}\\b(?:add|find|reach|text|message|write(?: to)?|contact|call|follow|dm|hit|ping|meet|join|talk to|chat with|look for)(?: me)?(?: up)?(?<=\\bme|\\bme up) (?:on|over|via|by|through|in|at) (?:my )?(?:${APP}|@\\w)`,
  `${NEVER}\\b(?:let'?s|let us|we (?:can|could|should|must|will)|we'll|shall we|can we|could we|why don'?t we|how about we|want to|wanna|would you like to|i'd rather|i would rather|i want to|i'd like to|i prefer to|please|you should|you must|we need to|we have to)(?: (?:just|really|maybe|also|rather|all|please))* ${GOES}${THINGS} ${TO} ${APP}`,
  `${NEVER}\\b(?:send|leave|drop|write) me (?:an? |your |some )?(?:messages?|notes?|line|texts?|dm|mail|photos?|pictures?) (?:on|over|via|by|through|at) ${APP}|\\b(?:let'?s|let us|we (?:can|could|should)|shall we|can we) ${GOES}${THINGS} (?:off|outside)(?: of)? (?:this|the) (?:app|site|platform)`,
  `(?:^|[.!?;:,] )(?:so |and |please |just |ok |okay )*(?:move|switch|go|jump|hop|come|write|continue|text me|message me)${THINGS} ${TO} (?:my )?${APP}`,
  `\\b(?:let'?s|let us|we (?:can|could|should)|shall we|can we|could we|want to) (?:just )?(?:go|move|talk|take|continue|chat|meet|switch)${THINGS} (?:to |in |at )?somewhere (?:else|private|more private|quiet|quieter|safer|alone)\\b`,
  `\\bi(?:'m| am) coming over\\b|\\bi(?:'m| am| will be|'ll be) waiting for you (?:at|in|by|near|outside|behind)\\b|\\b(?:let'?s|let us|we (?:can|could|should)|shall we|can we|could we) leave (?:this|the) (?:app|site|platform|chat)\\b|\\bi(?:'m| am) (?:also )?on (?:${APP})(?: (?:as|under|at|too|if)|:| @|,)`,
  `\\b(?:don'?t|do not|never) tell (?:anyone|anybody|your (?:mom|mum|mother|dad|father|parents|family|friends|wife|husband|partner|boyfriend|girlfriend)|a soul|them)(?: about (?:us|this|me|our)| (?:that )?we (?:talk|met|chat|write|meet|are)|[^.!?]{0,20}\\bour\\b)|\\bkeep (?:this|it|us) (?:our (?:little )?secret|a secret from|secret|between us)\\b|\\bour (?:own )?(?:little )?secret\\b`,
];

const compile = (sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source));

export const english: NeverSaidWords = {
  human: compile(human),
  minor: compile(minor),
  elsewhere: compile(elsewhere),
  meeting: compile(meeting),
  spelled:
    /\biam (?:a )?(?:real )?human\b|\b(?:i am|i'm|im) a(?:real|actual)?human\b|\b(?:iama?|ima?)(?:real|actual)?(?:human|person)\b|\b(?:im|iam)?notanai\b|\b(?:im|iam)nota(?:bot|robot|machine)\b|\bmeet(?:me)?alone\b|\bletus?meet\w{0,12}\b|\bletsmeet\w{0,12}\b/,
};
