/** The requests to Wyn that the simple version answers. */
export const intents = [
  'opener',
  'another',
  'more',
  'weirder',
  'softer',
  'waiting',
  'their_reply',
  'no_reply',
  'rejected',
  'archetype',
  'why_match',
  'profile',
  'next_step',
  'about_wildin',
  'matching',
  'quota',
  'quiz',
  'vibes',
  'interests',
  'premium',
  'companions',
  'scam',
  'safety',
  'meeting',
  'privacy',
  'account',
  'nervous',
  'lonely',
  'sad',
  'bored',
  'joke',
  'hello',
  'how_are_you',
  'who_are_you',
  'love',
  'compliment',
  'insult',
  'thanks',
  'yes',
  'no',
  'goodbye',
  'astrology',
  'off_topic',
] as const;
export type Intent = (typeof intents)[number];

type Sign = readonly [pattern: RegExp, weight: number];

/**
 * Signs of each intent, with weights: the highest sum decides, and a tie goes to the earlier intent. The text is in
 * lower case and without apostrophes.
 */
export const signs: Readonly<Record<Intent, readonly Sign[]>> = {
  opener: [
    [/\bopen(?:er|ers|ing (?:line|message))\b/, 5],
    [/\b(?:icebreaker|ice breaker|first (?:message|text|line)|pick ?up line|conversation starter)\b/, 5],
    [/\b(?:what|how) (?:do|should|can|could|would) i (?:say|write|text|send|message|start|begin|open)\b/, 4],
    [/\b(?:say|write|text|send) (?:to|something)\b/, 2],
    [/\b(?:start|begin) (?:a|the) (?:chat|conversation|convo)\b/, 4],
    [/\bmessage (?:for|to)\b/, 2],
    [/\b(?:help me (?:text|message|write|talk to|say hi))\b/, 4],
    [/\bbreak the ice\b/, 5],
  ],
  another: [
    [
      /^(?:ok |okay |and |maybe )?(?:an ?other|one more|more|next|again|different|something else|new one|try again|no,? another)(?: one| opener| please| pls)*$/,
      6,
    ],
    [/\b(?:another|a different|one more|a new) (?:one|opener|line|idea|message)\b/, 6],
    [/\b(?:dont|do not|didnt) (?:like|love) (?:it|that|this)(?: one)?\b/, 4],
    [/\bnot (?:that|this) one\b/, 4],
  ],
  more: [
    [
      /^(?:tell me more|more please|go on|and|and now|and then|then what|continue|what else|anything else|keep going|more about (?:me|that|it|this)|why|how so|really)$/,
      5,
    ],
  ],
  weirder: [
    [
      /\b(?:weird|weirder|stranger|odd|odder|funny|funnier|silly|sillier|absurd|bolder|crazier|wilder|spicier|unhinged|playful|quirky)\b/,
      4,
    ],
    [/\bmake it\b/, 1],
    [/\byes,? but\b/, 2],
  ],
  softer: [
    [
      /\b(?:soft|softer|gentle|gentler|sweet|sweeter|nicer|warmer|kinder|calmer|sincere|deeper|serious|less (?:weird|much|intense))\b/,
      4,
    ],
    [/\btoo (?:weird|much|bold|silly|intense|long)\b/, 5],
    [/\bmake it\b/, 1],
  ],
  waiting: [
    [/\b(?:who (?:else )?(?:is|was)|whos) (?:still )?waiting\b/, 7],
    [/\b(?:is|was) (?:anyone|anybody|somebody|someone) (?:still )?waiting\b/, 7],
    [/\bwho (?:wrote|texted|messaged)(?: me)?(?: last)?\b/, 7],
    [/\b(?:who|whom) (?:do|should|must) i (?:\w+ )?(?:answer|reply to|write back|write to|text back)\b/, 7],
    [/\b(?:did|has) (?:anyone|anybody|somebody|someone) (?:\w+ )?(?:write|written|text|texted|message|messaged)\b/, 7],
  ],
  their_reply: [
    [/\b(?:she|he|they|my match|(?!(?:i|you|we)\b)\w+) (?:said|says|wrote|replied|answered|texted|sent)\b/, 4],
    [/\b(?:what|how) (?:do|should|can) i (?:reply|respond|answer)\b/, 6],
    [/\bkeep (?:the|a|it) (?:conversation|chat|convo|going)\b/, 5],
    [/\b(?:conversation|chat|convo) (?:is |has )?(?:dying|dead|died|dry|stuck|boring)\b/, 5],
  ],
  no_reply: [
    [/\b(?:ghost|ghosted|ghosting|left me on (?:read|seen)|on read)\b/, 6],
    [
      /\b(?:no|not|hasnt|havent|didnt|doesnt|isnt|never) (?:\w+ ){0,3}(?:reply|replied|replying|answer|answered|answering|respond|responded|responding|text(?:ed)? back|write back|wrote back)\b/,
      6,
    ],
  ],
  rejected: [
    [
      /\b(?:reject|rejected|rejection|turned me down|unmatched me|passed on me|dumped|not interested in me|broke up)\b/,
      6,
    ],
  ],
  archetype: [
    [/\b(?:archetype|personality type|my type|my animal|spirit animal|mbti|wild self)\b/, 5],
    [/\b(?:what|who) am i\b/, 3],
    [/\b(?:explain|tell me about|describe|what does) (?:me|myself|my)\b/, 3],
    [/\b(?:intj|intp|entj|entp|infj|infp|enfp|enfj|istp|isfp|estp|esfp|istj|isfj|estj|esfj)\b/, 5],
    [/\bmy (?:strengths?|weaknesses?|flaws?|personality)\b/, 5],
  ],
  why_match: [
    [
      /\bwhy (?:did|do|are|were|was|is|this|that|her|him|them|us|we|you) ?(?:we |us |you |i |me )?(?:\w+ )?(?:match|matched|paired|together)\b/,
      7,
    ],
    [/\bwhy (?:this|that) (?:match|person)\b/, 7],
    [/\bwhy (?:is|was) \w+ (?:my|a|the) match\b/, 7],
    [/\bwhy (?:match|am i matched|was i matched)\b/, 6],
    [/\b(?:what do we (?:share|have in common)|in common|compatib\w+|our score|good match|fit together)\b/, 5],
    [/\b(?:tell me about|who is|whos|what about|describe) (?:my (?:new(?:est)? |latest )?match|her|him|them)\b/, 6],
  ],
  profile: [
    [/\b(?:improve|fix|better|update|rate|review|finish|complete|help(?: me)? with) (?:my |the )?(?:profile|bio)\b/, 7],
    [/\bmy (?:profile|bio|picture|photo)\b/, 4],
    [/\b(?:write|what (?:to|should i) (?:put|write)) (?:\w+ )?(?:\w+ )?bio\b/, 7],
    [/\b(?:more|better) matches\b/, 4],
  ],
  next_step: [
    [/\bwhat (?:should|can|do|could) i do(?: now| next| first| here| today)?$/, 6],
    [/\b(?:what now|whats next|now what|where do i (?:start|begin)|next steps?|get started|im new|just joined)\b/, 6],
    [/\bwhat (?:should|can|do) i do (?:now|next|first|here|today)\b/, 6],
  ],
  about_wildin: [
    [/\b(?:what is|whats|explain|tell me about|about) (?:wildin|this (?:app|site|place|thing))\b/, 7],
    [/\bhow does (?:wildin|this (?:app|site|thing|work)|it work|everything)\b/, 5],
    [/\bwhat is (?:this|all this)\b/, 4],
    [/\bwhy (?:should i )?join\b/, 5],
    [/\bhow (?:do i|to) (?:join|sign up|register)\b/, 6],
  ],
  matching: [
    [
      /\bhow (?:does|do|is|are) (?:the )?(?:soul )?(?:match|matches|matching|matched|algorithm|score|compatibility)\b/,
      7,
    ],
    [/\b(?:algorithm|matching work|find people|match(?:ing)? rules)\b/, 4],
    [/\b(?:change|set|widen|my) (?:\w+ )?(?:preferences|radius|distance|age range)\b/, 4],
    [/\b(?:no|any|zero|without|cant find|dont (?:have|get)|never get) (?:\w+ )?(?:matches|match|anyone|people)\b/, 4],
  ],
  quota: [
    [/\b(?:left (?:for )?today|whats left)\b/, 4],
    [/\b(?:how many|number of|more|extra|out of|left|remaining|limit) (?:\w+ )?(?:matches|match|searches)\b/, 5],
    [/\bmatches (?:\w+ )?(?:left|today|a day|per day|daily|remain\w*)\b/, 6],
    [/\b(?:reset|resets|daily limit|quota|tomorrow|new day|midnight)\b/, 4],
  ],
  quiz: [
    [/\bquiz\b/, 5],
    [/\b(?:retake|redo|take) (?:the )?(?:test|quiz)\b/, 4],
    [/\b(?:personality test|15 questions)\b/, 5],
  ],
  vibes: [
    [/\bvibes?\b/, 4],
    [/\b(?:energy level|power level|mood)\b/, 3],
  ],
  interests: [[/\b(?:interests?|hobbies)\b/, 4]],
  premium: [[/\b(?:premium|subscription|subscribe|pay|paid|price|cost|free|money|upgrade)\b/, 4]],
  companions: [[/\b(?:companions?|bots?|fake (?:people|profiles?)|real people|are (?:they|people) real)\b/, 4]],
  scam: [
    [
      /\b(?:scam|scams|scammer|scammed|blackmail\w*|sextort\w*|gift cards?|crypto investment|wire (?:me )?money|send (?:me )?(?:money|cash)|nudes?)\b/,
      7,
    ],
    [
      /\bask(?:ed|ing|s)? (?:me )?(?:for|to send) (?:\w+ )?(?:money|cash|gift cards?|address|password|number|code|pictures|pics|photos)\b/,
      9,
    ],
  ],
  safety: [
    [
      /\b(?:safe|safety|scam|scammer|scammed|catfish|creep|creepy|harass\w*|threat\w*|stalk\w*|report|block|blocked|blocking|unsafe|uncomfortable|blackmail\w*|nudes?)\b/,
      5,
    ],
  ],
  meeting: [
    [
      /\b(?:meet|meeting|meet up|hang ?out|first date|see each other|in person|irl|date ideas?|where (?:to|should we) (?:go|meet))\b/,
      4,
    ],
    [/\b(?:ask (?:her|him|them|someone) (?:out|to meet|to hang))\b/, 6],
    [/\b(?:plan|idea) for (?:a|the|our) (?:date|first|meeting|hangout)\b/, 5],
  ],
  privacy: [
    [
      /\b(?:privacy|private|my data|what do you (?:know|see|store|save|remember)|who (?:can )?sees?|do you (?:store|save|read|share)|delete (?:my|this|our) (?:data|chat|conversation|history))\b/,
      6,
    ],
  ],
  account: [
    [/\b(?:delete|close|deactivate) (?:my )?account\b/, 8],
    [
      /\b(?:password|email|log ?in|log ?out|sign ?out|notifications?|settings|change my (?:name|handle|id|zip|birthday))\b/,
      4,
    ],
  ],
  nervous: [
    [
      /\b(?:nervous|anxious|anxiety|scared|afraid|shy|awkward|intimidated|terrified|overthink\w*|freaking out|panick?(?:ing)?|stressed|butterflies|insecure|embarrass\w*|cold feet)\b/,
      5,
    ],
    [/\bwhat if (?:they|she|he|i|it)\b/, 3],
  ],
  lonely: [
    [
      /\b(?:lonely|alone|isolated|no friends|nobody (?:likes|wants|talks|gets)|no one (?:likes|wants|talks|gets)|left out|dont have (?:any )?friends|miss (?:people|my friends|having))\b/,
      5,
    ],
  ],
  sad: [
    [
      /\b(?:sad|down|depressed|hopeless|miserable|crying|cried|heartbroken|bad day|awful|terrible day|rough (?:day|week)|hurts|cant do this anymore|exhausted|burned out|burnt out|worthless|hate myself|giving up)\b/,
      5,
    ],
  ],
  bored: [[/\b(?:bored|boring|nothing to do|entertain me|amuse me|boredom)\b/, 5]],
  joke: [[/\b(?:joke|make me laugh|something funny|pun)\b/, 6]],
  hello: [
    [
      /^(?:hey+|hi+|hello+|yo|sup|hiya|howdy|good (?:morning|evening|afternoon)|heya|hola|greetings)(?: there| wyn| again)*$/,
      6,
    ],
    [/^(?:hey+|hi+|hello+|yo)\b/, 1],
  ],
  how_are_you: [
    [/\b(?:how are you|hows it going|how you doing|how do you feel|whats up|how have you been|wyd|how r u)\b/, 5],
  ],
  who_are_you: [
    [/\b(?:who|what) are you\b/, 6],
    [/\bare you (?:an? )?(?:real|human|person|ai|bot|robot|chatgpt|machine|alive|conscious|simple|smart)\b/, 7],
    [
      /\b(?:simple version|bigger brain|what can you do|what do you do|your name|how do you work|who made you|language model|chatgpt)\b/,
      6,
    ],
    [/^help$/, 5],
  ],
  love: [
    [
      /\b(?:i love you|i like you|marry me|date me|be my (?:girlfriend|boyfriend|friend|partner)|will you go out|do you love me|kiss me|youre hot|sexy|are you single)\b/,
      7,
    ],
  ],
  compliment: [
    [
      /\b(?:youre|you are|ur) (?:so |really |very |actually )?(?:great|awesome|amazing|the best|cool|funny|hilarious|smart|helpful|good|brilliant|perfect|sweet|cute|nice)\b/,
      5,
    ],
    [
      /\b(?:youre|you are|ur|thats|that is|this is|so|really|very|pretty) (?:\w+ )?(?:great|awesome|amazing|the best|cool|funny|hilarious|smart|helpful|good|brilliant|perfect|sweet|cute|nice|fire)\b/,
      4,
    ],
    [/\b(?:love (?:it|this|that)|good (?:one|job|bot)|nice one|well done|perfect|brilliant|haha+|lol|lmao)\b/, 3],
  ],
  insult: [
    [
      /^(?:that|this|it)(?:s| is| was| does| did)?(?: not|nt|doesnt|didnt|isnt|wasnt| doesnt| didnt| isnt| wasnt) (?:really )?(?:help|helping|helpful|useful|what i (?:asked|meant|said))(?: (?:me|at all|for))*$/,
      5,
    ],
    [
      /\b(?:you suck|youre (?:\w+ )?(?:stupid|dumb|useless|bad|annoying|boring|trash|terrible|the worst)|stupid (?:bot|ai)|dumb (?:bot|ai)|useless|shut up|fuck (?:you|off)|i hate you|this (?:sucks|is (?:stupid|dumb|trash))|bad bot|screw you)\b/,
      6,
    ],
  ],
  thanks: [[/\b(?:thanks|thank you|thx|ty|tysm|appreciate (?:it|you|that)|cheers)\b/, 4]],
  yes: [
    [
      /^(?:yes+|yeah+|yep|yup|sure|ok|okay|please|yes please|of course|absolutely|do it|go ahead|lets go|why not|hit me|sounds good|k|yas+)(?: please| do| thanks)*$/,
      5,
    ],
    [/^yes\b/, 2],
  ],
  no: [[/^(?:no+|nope|nah|not now|no thanks|no thank you|im good|not really|maybe later|never ?mind)$/, 5]],
  goodbye: [
    [
      /\b(?:bye|goodbye|good ?night|gotta go|got to go|have to go|need to go|im leaving|see you|see ya|talk later|ttyl|cya|later wyn|im off|im done|heading (?:out|off)|going to (?:bed|sleep)|peace out|thats all)\b/,
      6,
    ],
    [/^later$/, 6],
  ],
  astrology: [
    [
      /\b(?:zodiac|horoscope|star sign|astrology|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|mercury|retrograde|cosmic|universe|stars)\b/,
      4,
    ],
  ],
  off_topic: [
    [
      /\b(?:homework|essay|python|javascript|code|capital of|president|stock|bitcoin|crypto|recipe|translate|math|solve|weather|news|election|diagnos\w*|medicine|medication|lawyer|legal|invest)\b/,
      5,
    ],
  ],
};
