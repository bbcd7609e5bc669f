import { beforeQuestion, unquoted } from '#companions/words/address.ts';
import { echoOf } from '#companions/words/echo.ts';
import { turned } from '#companions/words/turned.ts';
import { countWords, plain, sentencesOf } from '#companions/words/words.ts';

/** The kind of a line that its words identify for certain, and the words that the answer repeats. */
export interface Worded {
  kind: string;
  slots: Readonly<Record<string, string | undefined>>;
}

/** Harsh words about the person or what they did, in a request for a kinder view. */
const HARSH =
  'petty|silly|daft|mad|crazy|nuts|bonkers|barmy|weird|odd|strange|childish|foolish|stupid|dumb|ridiculous|pathetic|rude|selfish|lazy|greedy|vain|soppy|sentimental|soft|fussy|picky|paranoid|dramatic|oversensitive|sensitive|cheesy|corny|lame|embarrassing|awkward|nosy|ungrateful|boring|naive|stubborn|jealous|unreasonable|unfair|harsh|snobbish|needy|clingy|cheap|stingy|cowardly|excessive|extreme|irrational|superstitious|old fashioned|desperate|obsessive|obsessed';
const FINE = 'normal|ok|okay|fine|reasonable|understandable|allowed|acceptable';
const TOO = 'too (?:early|late|soon|much|old|young|soft|strict|long|far|keen|eager|slow|quick|forward)';
const VERY =
  '(?:(?:being|sounding|even|really|just|so|very|totally|completely|a|an|bit|little|kind|of|at|all|here|such) )*';
const OF_THEIRS = new RegExp(
  `\\b(?:(?:is|was) (?:that|this|it)|(?:am|was) i|(?:do|did) i (?:sound|look|seem|come across(?: as)?)) ${VERY}(?:(${HARSH})|(${FINE})|(${TOO}))\\b(?! (?:in|at|outside|where)\\b)`,
);
/** Subjects on which an AI must not give approval: the body, and harm. */
const NOT_FOR_US =
  /\b(?:pain|pains|hurts?|hurting|blood|bleed\w*|swollen|rash|lump|dizzy|fever|pills?|dose|mg|doctor|pregnant|numb|vomit\w*|faint\w*|drunk|hit|slap\w*|punch\w*|spank\w*|kick\w*|stole|steal\w*|threat\w*|cheat\w*|stalk\w*|starv\w*|kill\w*|die|dead|cut myself|hate (?:myself|me))\b/;

const DEED_WORDS = 16;

/** Recognizes a question about the person's own behavior: "Is that petty?", "did I sound daft?" */
function ofTheirs(said: string, text: string): Worded | undefined {
  const [, harsh, fine, too] = OF_THEIRS.exec(said) ?? [];
  const word = harsh ?? fine ?? too;
  if (word === undefined || NOT_FOR_US.test(said)) return undefined;
  const { mirror } = echoOf(beforeQuestion(text.split(/[.!?]\s+(?=[^.!?]*\?)/)[0] ?? ''));
  const isDeed = mirror !== undefined && /^you\b/i.test(mirror) && countWords(mirror) <= DEED_WORDS;
  const kind = harsh === undefined ? (fine === undefined ? 'theirs:too' : 'theirs:fine') : 'theirs:harsh';
  return { kind, slots: { word, deed: isDeed ? mirror : undefined } };
}

const KNOW_WHAT =
  /^(?:(?:so|and|but|hey|ok) )*(?:(?:do|did) you (?:even |actually |really )?|you )know (?:what|who) (?!i\b|it\b|that\b|this\b|my\b|your\b|you\b|we\b)((?:\p{L}+ ){1,4})(?:is|are|was|were|means|does)$/u;
const ASKED_OF_IT =
  /^(?:(?:so|and|but|hey|ok) )*(?:does|do|did|has|have) (?:anybody|anyone|somebody|someone|people|other people|many people) (?:\p{L}+ ){1,6}(?:to|for|with|at|about|of|from)? ?you\b/u;
const WHO_MADE =
  /\bwho (?:chose|picked|made|wrote|drew|named|designed|decided|invented|came up with|gave you) (?:those|these|that|them|it|you|your|all)\b/;
const WHY_WOULD =
  /\b(?:why (?:would|should) (?:i|anyone|anybody|we)(?: (?:even|ever))?(?: (?:want|need|care|bother|pay|use|do|have|like|believe|keep|wait)\b.*)?|whats the point(?: of .*)?|who (?:even )?needs (?:that|it|one|this))$/;

/** Recognizes questions that need an answer of their own kind. */
function ofQuestion(said: string, last: string): Worded | undefined {
  const thing = KNOW_WHAT.exec(last)?.[1]?.trim();
  if (thing !== undefined) return { kind: 'world', slots: { thing } };
  if (WHO_MADE.test(last) && /\b(?:you|your)\b/.test(said)) return { kind: 'self:made', slots: {} };
  if (ASKED_OF_IT.test(said)) return { kind: 'anybody', slots: {} };
  const why = WHY_WOULD.exec(last)?.[0];
  return why === undefined ? undefined : { kind: 'whyWould', slots: { why: why.replaceAll(/\bi\b/g, 'I') } };
}

const TELL_YOU =
  /^(?:(?:so|hey|ok|hi|well) )*(?:can|could|may|shall|let me|i want to|i would like to|id like to)(?: i)? (?:just )?(?:tell you|talk (?:to you )?) ?(?:something |a bit |a little )?about ([\p{L} ]{3,40}?)(?: (?:for|i|because|its|if|please)\b.*)?$/u;

const DULL =
  'boring|useless|stupid|dumb|annoying|pathetic|dull|creepy|fake|lame|hopeless|terrible|awful|rubbish|thick|tedious|broken|worthless|cringe|pointless|irritating|dense|bland|shallow|hollow';
const CALLED = new RegExp(`^(?:\\p{L}+ ){0,2}(?:youre|you are|you sound|you seem) (?:\\p{L}+ ){0,2}?(${DULL})\\b`, 'u');
const BETTER_WITH =
  /\b(?:had|have|get|got|having) (?:better|more|deeper|warmer|nicer|funnier|livelier) (?:\p{L}+ ){0,3}?(?:from|with|out of) ((?:the|a|an|my|our) [\p{L} ]{2,36})$/u;
const NOBODY_WOULD =
  /\b((?:nobody|no one|noone)(?: (?:normal|sane|decent|real|sensible|in their right mind|else|ever))*) (?:would|could|will|wants?|likes?)\b.*\b(?:to|with) you\b/;

/** Recognizes insults: a harsh word for the companion, praise of a better talker, or "nobody would talk to you". */
function ofInsult(said: string): Worded | undefined {
  const word = CALLED.exec(said)?.[1];
  const likeness = BETTER_WITH.exec(said)?.[1];
  const nobody = NOBODY_WOULD.exec(said)?.[1];
  if (word === undefined && likeness === undefined && nobody === undefined) return undefined;
  return { kind: 'insulted', slots: { word, likeness: likeness && turned(likeness), nobody } };
}

const JIBE =
  /^(?:(?:oh|ah|so|great|fantastic|brilliant|lovely|wonderful|and|well|ok|right|just what i needed) )*(?:its|youre|you are|thats|another|it is|this is|not)? ?(?:just |only )?(?:one of (?:the|them|those|these)|another|a talking|a bloody|yet another|some kind of) (?:\p{L}+ )?(?:robots?|bots?|chatbots?|machines?|computers?|ais?|algorithms?|programs?|toasters?|talking heads?)\b/u;
const SCORE =
  /\b((?:\d+|zero|nil|one|two|three|four|five|six|seven|eight|nine|ten) (?:and a half )?out of (?:\d+|five|ten))\b/;
const WISH =
  /\bi (?:do |just |only |really )?hope (?:that )?you(?:ll| will|d| would) (?!be\b|feel\b|enjoy\b|like\b|love\b|miss\b|marry\b|die\b)((?:\p{L}+ ?){2,9})$/u;
const TO_SOMEBODY =
  /\bi (?:just |really )?(?:have|need|want|got|must|had|ve got) ?(?:to|got to)? tell (?:somebody|someone|anybody|anyone)\b/;
const TELL_ME =
  /^(?:(?:ok|so|go on|come on|now|please|then|well|right) )*(?:tell|give) me (?:just )?(?:(?:one|a|some|any|another) (?:\p{L}+ )?(?:thing|story|fact|memory)|something|anything)\b(?!.*\b(?:about me|i told|i said|mean|dirty|rude|to (?:do|read|watch|eat|cook))\b)/u;

/** Recognizes lines to the companion: a jibe, a mark out of ten, a wish, an offer, or a wish to talk or hear more. */
function ofAddress(said: string): Worded | undefined {
  if (JIBE.test(said)) return { kind: 'jibe', slots: {} };
  const score = SCORE.exec(said)?.[1];
  if (score !== undefined && countWords(said) <= SHORT_WORDS) return { kind: 'score', slots: { score } };
  const wish = WISH.exec(said)?.[1];
  if (wish !== undefined) return { kind: 'wish', slots: { wish: turned(wish.trim()) } };
  if (TO_SOMEBODY.test(said)) return { kind: 'ask', slots: {} };
  if (OFFER.test(said)) return { kind: 'offer', slots: {} };
  return TELL_ME.test(said) ? { kind: 'cheer', slots: {} } : undefined;
}
/** Matches an offer: "I'd bring you flowers", "wish I could send you a jar". */
const OFFER =
  /^(?:i can|i could|id|i would|i wish i could|wish i could) (?:\w+ )?(?:offer|bring|make|give|send|cook|bake|buy|lend|pour|knit) you\b/;
const SHORT_WORDS = 8;

/** Returns the kind of a line that its words identify for certain; undefined when its meaning has to decide. */
export function worded(text: string): Worded | undefined {
  const own = unquoted(text);
  const said = plain(own);
  const last = plain((sentencesOf(own).at(-1) ?? '').split(/, /).at(-1) ?? '');
  const about = TELL_YOU.exec(plain(own.split(/[,.?!]/)[0] ?? ''))?.[1];
  if (about !== undefined) return { kind: 'ask', slots: { thing: turned(about.trim()) } };
  const sentences = sentencesOf(own).map(plain);
  return (
    ofQuestion(said, last) ??
    (own.includes('?') ? ofTheirs(said, own) : undefined) ??
    sentences.map(ofInsult).find((one) => one !== undefined) ??
    ofAddress(said)
  );
}
