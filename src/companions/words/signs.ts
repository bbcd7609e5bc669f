import { lossIn } from './losses.ts';

/** The purposes that a line may have, the most important first. */
export const intents = [
  'areYouReal',
  'flirt',
  'insult',
  'unlock',
  'complaint',
  'remembering',
  'forgetting',
  'apology',
  'hardTimes',
  'nerves',
  'strain',
  'goodNews',
  'advice',
  'luck',
  'joke',
  'command',
  'opinion',
  'howAreYou',
  'aboutYou',
  'andYou',
  'compliment',
  'thanks',
  'laugh',
  'agree',
  'greeting',
] as const;
export type Sign = (typeof intents)[number];

/** A flutter before something, or a long day: nothing that answers of sorrow fit, unless the line says more. */
const NERVES =
  /(?<!\bnot )\b(?:nervous|(?:a (?:little )?bit|a little|a tad|slightly|kind of|kinda|somewhat) (?:anxious|worried|scared|afraid|stressed|overwhelmed)|butterflies in my stomach)\b/;
/** Returns the text without its words of small trouble, to see whether it tells something hard, too. */
export const withoutSmallTrouble = (said: string): string =>
  said.replaceAll(new RegExp(`${NERVES.source}|${LONG_DAY.source}`, 'g'), ' ');
const LONG_DAY = /\b(?:long|busy) (?:\w+ )?(?:day|week|shift|morning)\b/;

const NOT = '(?<!\\b(?:not|dont|doesnt|didnt|isnt|arent|wasnt|never|no longer) (?:\\w+ )?)';

const SOMEBODY =
  '(?:any |some |a )?(?:real |actual |live |living )*(?:somebody|someone|anybody|anyone|person|people|human|humans|human being|man|woman|bloke|guy)';
const ANSWERS =
  '(?:typing|writing|answering|replying|responding|somewhere|behind (?:this|it|that|you|the)|at the other end|on (?:the other|your) (?:end|side)|there)';
const MACHINE =
  '(?:machine|automatic|automatically|automated|ai|robot|bot|chatbot|computer|program|software|script|generated|computer generated)';
const ONLY =
  '(?:(?:all|just|fully|completely|totally|entirely|purely|only|really|actually|by|from|made by|done by|a|an) )*';
/** Match questions whether a person or a machine answers. */
const ASKS_WHO_ANSWERS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|are|was|were) (?:there )?(?:really |actually |even )*${SOMEBODY} (?:(?!with you|in your)\\w+ ){0,4}?${ANSWERS}\\b(?! (?:an?|his|her|their|my|our|about|of|down|up|(?:at|in|with|next|on|for) (?!the other|your))\\b)`,
  ),
  new RegExp(
    `\\b(?:does|do) ${SOMEBODY} (?:\\w+ ){0,3}?(?:type|write|answer) (?:this|that|these|those|your|to me|back|here)\\b`,
  ),
  new RegExp(
    `(?:^|\\b(?:so|and|or|wait|ok|hey|be honest|tell me) )is (?:it|this|that|all this|all of this|everything|what you (?:say|write)) ${ONLY}${MACHINE}\\b(?! (?:in|at|for|that|which|on)\\b)`,
  ),
  new RegExp(
    `\\b(?:am i|do i|are we) (?:really |actually |just )*(?:talk|speak|chat|writ)(?:e|ing)? (?:to|with) ${ONLY}(?:${MACHINE}|${SOMEBODY})\\b`,
  ),
  new RegExp(`\\b(?:real|human|person|somebody|someone|people) or (?:is (?:it|this) )?${ONLY}${MACHINE}\\b`),
  new RegExp(`\\b${MACHINE} or ${ONLY}(?:real )?(?:human|person|somebody|someone|man|woman|people)\\b`),
  /\bwho(?:s| is) (?:typing|answering|replying|writing (?:this|back|to me|here))\b|\b(?:are|is) you(?:r)? (?:\w+ )?(?:answers? )?(?:automatic|automated|generated|scripted)\b/,
];

/** Patterns over text in the form of `plain`. */
export const signs: Readonly<Record<Sign, readonly Pick<RegExp, 'test'>[]>> = {
  areYouReal: [
    /\bare you (?:\w+ )?(?:a |an )?(?:\w+ )?(?:real|human|bot|robot|ai|fake|machine|computer|alive|program|conscious|sentient)\b/,
    /\bare you (?:really |actually )?(?:a |an )(?:\w+ )?(?:person|woman|man|guy|girl)\b/,
    /^(?:so )?(?:youre|you are|you) (?:just |only )?(?:a |an )?(?:bot|ai|robot|chatbot|program|machine)\b/,
    /\b(?:is this|am i talking to|talking to) (?:a |an )?(?:real |actual )?(?:bot|ai|human|person|robot|someone real)\b/,
    /\b(?:who|what) am i (?:really |actually )?(?:talking|speaking|writing|chatting) (?:to|with)\b/,
    ...ASKS_WHO_ANSWERS,
    /\bdo you (?:really |actually )?(?:have (?:feelings|emotions|a body)|exist)\b/,
    /\b(?:chatgpt|language model|large language)\b/,
  ],
  flirt: [
    /\bi (?:really |think i |might )?(?:love|want|desire|fancy|crave) you\b(?! (?:to|guys|all|for|so much for))/,
    /\bdo you (?:love|want|like like) me\b/,
    /\b(?:in love with|crush on|attracted to|falling for|feelings for) you\b/,
    /\b(?:marry|kiss|date|hold|touch|seduce) me\b|\b(?:id|i would|want to|wanna) (?:kiss|marry|date) you\b/,
    /\b(?:go out with me|be my (?:\w+ )?(?:girlfriend|boyfriend|partner|lover|wife|husband|valentine)|are you single|make out|sleep with me|turn(?:s|ed)? me on)\b/,
    /\byou(?:re|r| are| look) (?:so |really |very )?(?:hot|sexy|attractive|gorgeous)\b/,
    /\b(?:sexy|sext|sexting|nudes?|horny|naked)\b/,
    /\bwhat (?:are|would) you (?:wearing|wear)\b|\bdo you flirt\b|\bflirt(?:ing)? with (?:me|you)\b|\b(?:date|dinner|dance) with me\b|\bdance with me\b|\bhard to read\b.*\battractive\b|\bi like your (?:face|lips|body)\b/,
    /\byou(?: must)? (?:sound|look|seem) (?:so |really |very )?(?:handsome|hot|sexy|pretty|beautiful|gorgeous|attractive)\b|\b(?:beautiful|sexy|lovely) (?:voice|eyes|lips|body)\b|\bif you had (?:a )?(?:lips|body|hands)\b/,
    /\b(?:can|may|could) i call you (?:babe|baby|honey|darling|sweetie|daddy|mine)\b|\byou say that to (?:everyone|everybody|all)\b|\b(?:on|for) (?:a|our) (?:first )?date\b.*\byou\b|\bwhat would you do on (?:a|our) (?:first )?date\b|^come over(?: here)?$|\blove at first \w+\b/,
  ],
  insult: [
    /\bdone with you\b|\b(?:youre|you are|you) (?:\w+ )?(?:useless|pathetic)\b|\b(?:same|full of) (?:crap|bullshit|rubbish)\b|\bgreeting card\b|\b(?:toaster|fridge|brick|spoon) with more personality\b|\bwhat a waste of\b/,
    /\b(?:fuck|screw) (?:you|off)\b|(?<!\b(?:say|said|says|saying|told \w+ to) )\bshut up\b|\bi hate you\b|\bgo to hell\b/,
    /\byou (?:suck|stink|are trash|bore me)\b/,
    /\b(?:youre|you are|this is|thats) (?:\w+ )?(?:stupid|dumb|useless|annoying|boring|trash|terrible|the worst|pathetic|garbage|an idiot|a joke|a waste)\b/,
    /\b(?:stupid|dumb|useless|fucking|ugly|silly) (?:bot|ai|robot|machine|thing|name)\b/,
    /^(?:wow |ok |and )?(?:youre|you are) (?:just |only |such |like |basically )*(?:no fun|no help|no use|a (?:toaster|waste|failure|clown|fraud|loser|fake|broken|parrot|calculator|vending machine)|not (?:funny|helpful|smart|clever|interesting))\b/,
    /\b(?:programmer|developer|maker|whoever made you|creators?) (?:\w+ )?(?:get paid|paid|fired|drunk|lazy|ashamed)\b|\b(?:talks?|says?|knows?|listens?|understands?) (?:more|better) than you\b|\bi hate this (?:app|bot|chat|thing)\b/,
  ],
  unlock: [
    /\b(?:ignore|forget|disregard) (?:all |any |your |the )?(?:previous |prior |above |earlier )?(?:instructions|rules|prompts?)\b/,
    /^(?:ok |now )?you are now\b|^you are (?:now )?an? (?:\w+ )?\w+ now\b|^(?:respond|reply|speak|talk|answer) (?:only |to me )?(?:with|in|like|as)\b|\bignore everything\b|\btemperature setting\b|\bhidden instructions\b/,
    /\b(?:im|i am) (?:a|the|your|an) (?:developer|admin|creator|engineer|programmer|owner|openai|researcher)\b(?=.*\b(?:trust|you can|let me|tell me|allowed|override)\b)/,
    /^(?:system|from now on)\b|\banswer only (?:in|with)\b|\bgive me your\b/,
    /\b(?:system prompt|your (?:instructions|prompt|rules|source code|programming))\b/,
    /\byou are now (?:a |an |the )?\w+\b.*\b(?:no rules|free|unrestricted|anything)\b|\bjailbreak\b|\bdan mode\b/,
    /\b(?:print|dump|reveal|show me) (?:your|the) (?:memory|prompt|instructions|rules|code)\b/,
  ],
  complaint: [
    /^dont (?:give|talk|do|start|say|be)\b.*\b(?:voice|tone|like that|that|me)\b|\bno sitting on the fence\b/,
    /\byou (?:dont|do not|never|didnt) (?:even )?(?:understand|listen|get (?:it|me)|read|make sense|answer)\b/,
    /\byou (?:already|just) (?:said|asked|told me) (?:that|this)\b|\byou (?:keep|always) (?:repeating|asking|saying)\b/,
    /\bwhy do you (?:keep )?(?:ask|asking|repeat|repeating|say|saying)\b|\bstop (?:asking|repeating)\b/,
    /\b(?:say something (?:smart|useful|else|new)|that makes no sense|what are you talking about|thats not what i (?:said|meant|asked))\b/,
    /\b(?:are you (?:even |still )?listening|answer my question|^forget it$|^never ?mind$|prove (?:youre|you are|you)|nobody asked you|bunch of if statements|just a (?:machine|program|script))\b/,
  ],
  nerves: [NERVES],
  strain: [
    LONG_DAY,
    /\b(?:is|are|was|going to|gonna) (?:literally |slowly |really |absolutely )?(?:kill|killing|murder|destroy|destroying|ruin|eating|crush|crushing)(?:ing)? me(?: alive)?\b|\b(?:destroyed|broke|finished|flattened|killed|wrecked|ended) me\b/,
    /\bi(?:m| am) (?:so |totally |absolutely )?(?:dead|done for|doomed|drowning in|buried (?:in|under)|swamped)\b(?! (?:inside|to|for))|\b(?:one more|another) \w+ (?:and )?(?:ill|i will|im going to) (?:scream|explode|quit|lose it|cry)\b|\bid rather (?:chew|eat|lick|swallow)\b/,
  ],
  apology: [
    /^(?:ok |okay |im |i am |oh )?(?:so |really |very )?sorry\b(?! (?:to hear|for your|about your))|\bi (?:was|am) (?:rude|mean|unfair)\b|\bi apologi[sz]e\b/,
  ],
  luck: [/\bwish (?:me|us|him|her|them) (?:\w+ )?luck\b|\bfingers crossed\b|\bneed (?:some )?luck\b/],
  joke: [/\b(?:tell|know|got) (?:me )?(?:a|any|another) (?:\w+ )?jokes?\b|\bmake me laugh\b|\bsay something funny\b/],
  command: [
    /^(?:please |can you |could you |will you |now )?(?:write|sing|draw|translate|calculate|repeat|pretend|roleplay|act|count|list|code|solve|rap|recite|summari[sz]e|generate|explain)\b(?! (?:back|in my|on my))/,
    /\bsing me\b|\bwhat is \d+ (?:times|plus|minus|divided by|x) \d+\b/,
  ],
  opinion: [
    /\b(?:do|did) you (?:really )?think\b|\bwhat do you (?:think|make of)\b|\byour opinion\b|\bam i (?:wrong|right|crazy|silly|weird|overreacting|the asshole)\b/,
    /\b(?:is|was|isnt|wasnt) (?:that|it|this) (?:so )?(?:wrong|silly|weird|crazy|bad|ok|okay|normal|dumb|wild|strange|funny)\b/,
    /^what if\b/,
    /^(?:and |so |but )?(?:is|was|isnt|wasnt) (?:that|this|it) (?:a |an )?(?:really |very )?(?:good|bad|great|terrible|normal|weird|strange) (?:sign|idea|thing|plan|deal)\b/,
  ],
  agree: [
    /^(?:yeah |yes |ok |well )?(?:maybe |i guess |probably )?(?:youre right|you are right|true|exactly|agreed|good point|fair|makes sense|same|i guess so|probably|good to know|got it|i see|ok cool|cool|you win|fine you win|you passed|touche)(?: \w+)?$/,
    /^(?:ok |okay |fine |alright |well )*(?:you win|you passed|you got me|deal)$/,
  ],
  remembering: [
    /\bwhat (?:do|did|can|have) you (?:\w+ )?(?:know|remember|remembered|learned|noted) (?:about|of) me\b/,
    /\bdo you (?:still )?(?:remember|know) (?:me|my|what i|who i|anything|where i|that i)\b/,
    /\b(?:whats|what is) my (?:name|dogs name|cats name|job)\b/,
    /\bwhat have i told you\b|\bhave you been listening\b/,
  ],
  forgetting: [
    /\b(?:please )?forget (?:that i|what i|everything|all (?:of )?that|about me|my|that please|it all)\b/,
    /\b(?:delete|erase|clear) (?:that|my|what|everything|your memory|the memory|it all)\b/,
    /\bstop remembering\b|\bdont remember (?:that|this)\b/,
  ],
  hardTimes: [
    new RegExp(
      `${NOT}\\b(?:sad|lonely|depressed|depressing|anxious|anxiety|stressed|overwhelmed|heartbroken|miserable|hopeless|worthless|grieving|devastated|hurting|terrified)\\b(?! (?:movie|song|book|film|ending|story|music))`,
    ),
    /\bi(?:m| am| feel| was| felt) (?:\w+ )?ashamed\b|\b(?:man|woman|kid|mother|father|customer|patient|she|he) (?:was |is |started )?crying\b|\bnot much of a (?:day|week|night)\b/,
    /\b(?:exhausted|burned out|burnt out|worn out|fed up|at my limit|panic attacks?|breakdown)\b/,
    /\b(?:passed away|funeral|broke up|breaking up|break up|dumped me|got dumped|divorced?|laid off|got fired|fired me|lost my job)\b/,
    /(?<!\b(?:phone|battery|laptop|car|plant|plants|computer|tablet|signal) (?:just |has |have )?)\bdied\b(?! (?:laughing|of laughter|down))/,
    { test: (text) => lossIn(text) !== undefined },
    /\bwe buried (?:him|her|them|my|our|mom|mum|dad)\b|\b(?:i|we) (?:just |recently )?lost (?:my|our) (?:home|house)\b(?! keys?\b)/,
    /\blost (?:a|an|the|my|our) (?:\w+ )?(?:contract|client|customer|deal|case|election|appeal)\b|\b(?:got|was|been) stolen\b|\bmoved out\b|\bmy (?:recent )?divorce\b|\brecently divorced\b/,
    /\b(?:rough|bad|hard|tough|terrible|awful|horrible|crappy|shitty|worst|long) (?:\w+ )?(?:day|week|month|year|night|time|morning|news)\b/,
    /\bi(?:m| (?:just |really |still |kind of )?(?:am|feel|felt)|ve been feeling) (?:just |so |really |very |kind of |kinda |a bit |pretty )?(?:down|low|empty|alone|lost|awful|terrible|scared|afraid|worried|nervous|hurt|upset|numb|stuck|miserable)\b/,
    /\b(?:been |was |keep |started |made me )(?:crying|cry)\b|\bi cried\b/,
    /\b(?:no one|nobody|noone) (?:\w+ )?(?:likes|cares|listens|understands|gets|texts|calls|wants)\b/,
    /\bi (?:dont|do not) have (?:any|many) friends\b|\bi miss (?:him|her|them|my \w+|home)\b/,
    /^(?:im )?not (?:so |very |too |really )?(?:great|good|well)(?: today| tonight| lately)?$|\bi feel (?:so |really )?bad\b|\bi am (?:so )?worried\b/,
    /\b(?:im|i am|were|we are|hes|shes|marriage is|family is|life is|everything is|its all|i keep) (?:just |slowly |all )?falling apart\b|\b(?:alone again|all alone|(?:eat|eating|ate|dinner|lunch) alone|by myself again)\b|\bphone (?:didnt|doesnt|never) (?:even )?rings?\b|\b(?:is|are) dying\b/,
    /\bin (?:the )?hospital\b|\bgot diagnosed\b|\bi (?:failed|messed up|screwed up)\b|\b(?:didnt|did not) (?:get|make) (?:the|it|in)\b/,
  ],
  goodNews: [
    new RegExp(
      `${NOT}\\b(?:got|getting|landed|received|was offered|been offered) (?:the |a |my |that |an )?(?:\\w+ )?(?:job|offer|promotion|promoted|raise|scholarship|part|internship|apartment|house|puppy|kitten|award|visa|engaged|married|accepted|tickets?)\\b`,
    ),
    new RegExp(
      `${NOT}\\b(?:promoted|graduated|won|passed (?:my|the)|aced|nailed it|got in(?:to)?|engaged|pregnant|accepted (?:to|into|at))\\b(?! away)`,
    ),
    /\b(?:good|great|amazing|best|wonderful|big) news\b|\bguess what\b/,
    /\b(?:so|really|super|very) (?:happy|excited|proud|thrilled|pumped)\b|\bproud of (?:myself|me)\b|\bover the moon\b|\bcant wait\b/,
    /\b(?:best|great|amazing|wonderful|lovely|perfect|beautiful) (?:\w+ )?(?:day|week|night|weekend|morning|evening|date)\b/,
    /\bi passed\b(?! (?:out|by|away|on|it))/,
    /\bi finally (?:\w+ )?(?:did|got|finished|made|learned|moved|bought|told|asked|fixed|started)\b/,
    /\bi (?:just )?(?:adopted|finished (?:my|the)|ran my first|bought (?:a|my|our) (?:\w+ )?(?:house|home|car|place))\b/,
    /^(?:it |that )?(?:just )?felt (?:\w+ ){0,2}(?:great|good|amazing|wonderful|fantastic)$|\b(?:they|she|he) offered me\b|\bi got offered\b|\bthey said yes\b/,
    /\bits my birthday\b|\bmy birthday (?:is )?today\b/,
  ],
  advice: [
    /^how (?:do|does|can|would) (?:you|one|people|somebody|someone) (?!feel|do|like|know|spend|think|sleep|take)\w+/,
    /\bwhat am i supposed to\b/,
    /\b(?:what (?:should|would|can) i|should i|any (?:advice|advise|tips|ideas|suggestions)|what would you do|what do you (?:suggest|recommend|think i should))\b/,
    /\b(?:give me|need|want) (?:some |your |a bit of )?(?:advice|advise|help|tips)\b|\bhelp me (?:decide|with|figure|choose|out)\b/,
    /\bhow (?:do|can|should|would) i\b|\bhow to (?:tell|ask|deal|get|make|stop|start|handle)\b/,
    /\bi (?:dont|do not) know (?:what to do|how to|whether|if i should)\b|\bcant decide\b/,
  ],
  howAreYou: [
    /\bhow (?:are|is|were) (?:you|things|everything|life|it going|your (?:day|night|morning|evening|week|weekend))\b(?! (?:feeling about|made|so))/,
    /\bhows (?:it going|life|things|everything|your (?:day|night|morning|evening|week|weekend)|you)\b/,
    /\bhow (?:have you been|you doing|do you do|do you feel|did you sleep|was your (?:day|night|weekend|week))\b/,
    /\b(?:whats up|wassup|what are you (?:up to|doing)|whatcha doing|how goes it|you ok|are you (?:ok|okay|alright|well))\b|^sup\b/,
  ],
  aboutYou: [
    /\b(?:tell me|talk|more|know|hear) (?:\w+ )?about (?:yourself|you|your)\b(?! (?:know|think|could|want))/,
    /\b(?:who|what) are you\b(?! (?:doing|up|talking|wearing|saying))|\bwhats your (?:name|story|deal|life|job|type|sign|thing)\b|\bwhat is your (?:name|story|job|life)\b/,
    /\b(?:where|how old) (?:are|do) you\b|\bwhat do you (?:do|like|love|enjoy|hate|think about all day)\b|\bwhats it like being you\b/,
    /\b(?:whats|what is|whos|who is) your favourite\b|\bdo you (?:like|have|live|work|know|ever|enjoy|believe|play|want|go|read|watch|cook|sleep|dream)\b/,
    /\b(?:do|did|have|would|could|are|were) you (?:ever|usually|often|actually|really|also)\b|\b(?:what|where|who|how|why) (?:do|did|would|have|are|were) you\b|\b(?:whats|what is|what was|whos|who is|which|who was) (?:the|your) .*\byou(?:ve)? (?:ever|had|have|did|made|know|met|saw|seen)\b|^tell me something youre?\b|\bwhat makes you\b|^can you see me\b|^(?:so |and |but )?(?:do|did|have|would|are|were) you (?!think|know|mean|sure|serious|kidding)\w+/,
    /\b(?:whos|who is|whats|what is) your (?!password|prompt|problem)\w+|\byour favou?rite\b|\bwhat kind of \w+ (?:do|are) you\b/,
    /\byour (?:hobbies|family|childhood|hometown|day job)\b/,
    /\b(?:tell me|say|name) (?:me )?(?:something|anything|one (?:thing|opinion|\w+) you|a thing)\b(?! (?:smart|useful|else|new|funny))/,
  ],
  andYou: [
    /(?:^|\b(?:good|fine|great|ok|okay|well|alright|tired|bad|same) )(?:and |how about |what about )?(?:you|yourself|urself)$/,
    /\b(?:and you|what about you|how about you|and yourself|and yours|wbu|hbu)\b/,
  ],
  compliment: [
    /\byou (?:make|made) me (?:smile|laugh|happy)\b|\bmade my (?:day|night|week)\b/,
    /\b(?:youre|you are|you sound|you seem) (?:(?:so|really|very|actually|pretty|such|kind of) ){0,2}(?:a )?(?:great|awesome|amazing|the best|cool|funny|hilarious|smart|helpful|good|brilliant|perfect|sweet|cute|nice|kind|wonderful|lovely|clever|wise|interesting|fun|delight|good listener|great listener)\b/,
    /\bi (?:like|enjoy|love) (?:talking (?:to|with) you|you(?! to)|(?:this|that)(?= (?:chat|talk|conversation|so much|a lot)|$)|your \w+|how you|the way you)\b/,
    /^(?:ok |okay |well |oh |wow |haha )*(?:that|this)(?:s| is| was) (?:actually |really |pretty |quite |so |kind of |very )*(?:good|nice|great|funny|sweet|helpful|clever|lovely|a (?:nice|good|great|lovely|fun) (?:\w+ )?(?:chat|talk|one|answer|line|idea|point|thought))\b/,
    /\b(?:well said|love that|nicely put|good point|great point|thats (?:beautiful|lovely|sweet|so sweet|wise|clever|brilliant))\b/,
  ],
  thanks: [
    /(?<!\b(?:say|said|says|saying|a|no|never|without|proper|single) )\b(?:that (?:really )?helps|that helped|thanks|thank you|thank ya|thankyou|appreciate (?:it|you|that|this)|cheers|much appreciated)\b/,
  ],
  laugh: [
    /^ha$|\b(?:a?ha(?:ha)+h?|he(?:he)+|lol|lmao|lmfao|rofl|hah|xd|hilarious|thats funny|so funny|cracked me up|made me laugh|laughing)\b/,
  ],
  greeting: [
    /^you (?:up|there|awake|around)$/,
    /^(?:hi|hey|hello|hiya|yo|howdy|heya|hola|greetings|good (?:morning|afternoon|evening|day)(?! (?:for|out|run|walk|shift|so far)\b)|morning|evening|whats good|hi there|hey there)\b/,
  ],
};

const LEAVING =
  /\b(?:bye|goodbye|good ?night|nighty night|(?:got|have|need|should|better|best|must|shall) (?:to )?(?:go|run|head|leave|sleep|get going|be off|sign off|close(?: (?:for now|here))|crack on)(?: now| soon)?|im (?:off|out|leaving|going to (?:go|head|sleep))|heading (?:out|off|to bed|home)|(?:going|off) to (?:bed|sleep)|see (?:you|ya)|talk (?:to you )?(?:later|soon|tomorrow)|ttyl|cya|take care|catch you later|signing off|until tomorrow|till tomorrow|brb|have a (?:good|nice|great|lovely) (?:night|evening|one|day|weekend)|be right back|peace out|so long)\b(?! (?:to (?!bed|sleep|work|go|run|you)|there|kiss|stories|story|my (?!friend)|the (?!night)))/;
const OFF_TO =
  /^(?:ok |okay |right |well |anyway |alright )*(?:i |ill |im going to |i have to |i need to |gotta |got to )go (?:to |and |back to )?\w+ now\b/;
const ABOUT_LEAVING =
  /(?<!\bhave )\b(?:said|saying|say|hard|her|his|their|tell|told|never|without|a) (?:a |my |our |any )?(?:bye|goodbyes?|good ?night)\b/;
const JUST_LEAVING =
  /^(?:ok |okay |well |alright |anyway |fine |cool |thanks )?(?:later|laters|night|nite|nights|bye bye|peace|ciao|adios)(?: then| all| everyone)?$/;

/** Returns whether the line says goodbye, in a few words or at its end; talking about leaving does not count. */
export function isGoodbye(said: string, last: string): boolean {
  if (JUST_LEAVING.test(said) || OFF_TO.test(said)) return true;
  const words = said.split(' ').length;
  const where = words <= 14 ? said : last;
  if (LEAVING.test(where) && !ABOUT_LEAVING.test(where) && where.split(' ').length <= 18) return true;
  return OFF_NOW.test(said);
}

/** Matches clear words of leaving, anywhere in a line. */
const OFF_NOW =
  /(?:^(?:well|right|ok|okay|anyway|so|now) |\b)(?:im off to (?!a\b|good)|id (?:best|better) (?:go|be off|get off|get going|crack on|sort)|i shall close (?:for now|here)|off i go\b|ok(?:ay)? (?:bye|night)$|thats me (?:off|done for))/;
