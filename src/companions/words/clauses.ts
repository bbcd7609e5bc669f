import { isForTheCompanion } from './address.ts';
import { parsed } from './parsed.ts';
import { CAPITALS } from './turned.ts';
import { beginning, countWords, sentencesOf } from './words.ts';

/** A statement in a person's line. A long statement is cut to a beginning that is complete. */
export interface Statement {
  text: string;
  /** False for words without a subject and a verb: "tea with milk first". */
  isClause: boolean;
}

/** A statement with more words is cut at the end of a clause. */
const LONG = 15;
/** The most words of a statement in which no clause ends earlier. */
const LONGEST = 22;
/** The words after a clause that show that it ends there, at most. */
const ENDS_BY = 8;

// Texts without an end ("a, a, a, …") would take seconds, so what is tried is counted. Ordinary texts need a tenth.
/** The most sentences of a text, and the most characters of a sentence, that are searched for a statement. */
const MOST = { sentences: 30, characters: 500 };
/** The most clauses of a sentence from which a statement is tried to begin. */
const MOST_CLAUSES = 8;
/** The most ends of clauses in a text that are tried. Each is parsed, which takes up to some milliseconds. */
const MOST_ENDS = 48;

/** The ends of clauses that may still be tried. */
interface Effort {
  ends: number;
}

const FILLERS =
  /^(?:(?:hi(?: there)?|hey(?: there| you)?|hello|hiya|good (?:morning|evening|afternoon)|morning|evening|ok|okay|well|right(?=,| (?:so|now|then|i|we|my)\b)|alright|so(?! (?:much|many|far|good|tired|happy|cold|hot)\b)|and|but|that(?= (?:i|my|he|she|we|they)\b)|anyway|anyways|also|plus|still(?=,)|sorry(?=,)|yes|yeah|yep|yup|no(?=,| i\b)|nah|lol|haha|hm+|oh(?: man| god| well)?|ah|ugh|omg|god|wow|because|cause|like|honestly|actually|basically|seriously|apparently(?=,)|i mean|i guess|i swear|tbh|btw|by the way|to be honest|to be fair|fun fact|funny thing is|the (?:funny|weird|sad|best|worst|other) (?:thing|part) is(?: that\b(?!'))?|the thing is(?: that\b(?!'))?|thing is|turns out|update|forgive me(?! if\b)|fair enough|i think(?! (?:about|of|i'd|i'll)\b)(?: that\b(?!'))?|me again|or|you'll never guess(?: what)?(?=[,.:!]|$)|you won't believe (?:it|this)(?=[,.:!]|$)|guess what(?=[,.:!]|$)|(?:my )?(?:dear|darling|mate|friend|love)(?=,| it'?s\b| i'?m\b| me\b)|right then|good ?night(?: my \w+)?(?=,))\b[,: ]*)+/i;
/** Matches an introduction, which is left out of the statement: "it's me Trace, just got in". */
const INTRODUCES =
  /^(?:[Ii]t'?s|[Ii]t is|[Tt]his is)(?: only| just)? (?:me\b(?: again)?(?:,? \p{Lu}\p{L}+)?|\p{Lu}\p{L}+(?=,| here\b| again\b|$))(?: here| again)?[, ]*/u;
/** Matches a request after a statement, outside of quotations: ", go easy on me". */
const ASIDE =
  /,(?=[^"]*(?:"[^"]*"[^"]*)*$)\s*(?:so bear|and bear|bear|go|be|please|don't|dont|tell|give|help|trust|let|guess|ask|imagine|believe|wish|thank|thanks|sorry|lol|haha)\b.*$/i;
const TAIL =
  /[\s,]*\b(?:lol|haha+|anyway|though|honestly|i guess|tbh|i think|you know|by the way|btw|right now|i swear|i tell you|you see|actually|really|apparently|somehow|of course|to be honest|i suppose|if you ask me|no kidding|i'll say that|man|mate)\s*$/i;

const SUBJECT =
  "(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|we'd|we'll|our|he|he's|he'd|she|she's|she'd|they|they're|they've|it|it's|its|the|a|an|one|some|someone|somebody|nobody|everybody|everyone|no one|this|that|that's|there|there's|you|you're|people|mom|mum|dad|his|her|their)";
const SUBJECTS = new RegExp(`\\b${SUBJECT}\\b`, 'gi');
/** Matches the places where a clause may end; `isWholeAt` checks that the part before is complete. */
const ENDS = new RegExp(
  `,\\s+|\\s+(?=(?:and|but|so|or|because|while|although|though|until|since|whereas)\\s+(?:now |then |also |just |only |even |today |yesterday )*${SUBJECT}\\b)|\\s+(?=(?:and|but)\\s+(?:had|went|got|then|was|were|said|told|did|gave|made|took|came|found|forgot|left|fell|lost|started|laughed|cried|asked|put|still|even|now|can't|couldn't|didn't|don't|won't)\\b)|\\s+(?=because|when ${SUBJECT}\\b|if ${SUBJECT}\\b)`,
  'gi',
);
const SUBORDINATE =
  /^(?:if|when|whenever|while|before|after|since|because|although|though|once|until|unless|every time|as soon as|the (?:day|moment|minute|first time|last time) (?:i|he|she|we|they|it))\b/i;
const RELATIVE = /^(?:who|which|whose|where)\b/i;

/** Matches beginnings that leave out "I": "just got a new job". `withSubject` finds other past tenses by parsing. */
const WITHOUT_SUBJECT =
  /^(?:(?:just|finally|also|still|already|nearly|almost|only|barely|never|even|probably|currently) )*(?:don't \w+|didn't|haven't|hadn't|couldn't|can't|won't|wouldn't|wasn't|got|get to|have to|had to|need to|want to|love|hate|miss|hope|need|might|should|could|used to|will|would)\b/i;
const STATES =
  /^(?:\w+ly |just |still |newly |finally |not )*(?:married|divorced|retired|engaged|born|raised|stuck|bored|tired|exhausted|excited|worried|used|based|located|addicted|obsessed|confused|drunk|broken|gone|done|set|put|read|let|hit|cost|shut|hurt|cut|left|supposed|called|named|made|built)\b/i;

/** Returns the statement with the most news in a text; undefined when no statement can be repeated. */
export function newsOf(text: string): Statement | undefined {
  const parts = withShortBlanks(text)
    .replaceAll(/\s*[:;]\s+|\s+[-–—]+\s+|\s*—\s*/g, '. ')
    .replaceAll(/\.{2,}\s*/g, '. ');
  const sentences = sentencesOf(parts);
  const isAsked = sentences.some((sentence) => sentence.includes('?'));
  const effort = { ends: MOST_ENDS };
  const read = sentences.slice(0, MOST.sentences).map((sentence) => statementOf(sentence, effort));
  const found = read.flatMap((one, at) =>
    // A fragment beside a question belongs to the question. The first sentence gets one point more.
    one === undefined || (isAsked && !one.isClause) ? [] : [{ one, at, news: newsIn(one) + (at === 0 ? 1 : 0) }],
  );
  const best = found.toSorted((one, other) => other.news - one.news)[0];
  return best === undefined ? undefined : joined(best.one, read[best.at + 1]);
}

/** Returns a text in which one blank or line break replaces several. */
const withShortBlanks = (text: string): string =>
  text.replaceAll(/\s+/g, (blanks) => (blanks.includes('\n') ? '\n' : ' '));

/** Adds a short next statement that begins with a pronoun: "they gave me a mug, and it was chipped". */
function joined(one: Statement, next: Statement | undefined): Statement {
  const isOfIt = one.isClause && next?.isClause === true && /^(?:it|he|she|they) (?!is\b|has\b)\p{L}/iu.test(next.text);
  if (!isOfIt || countWords(one.text) + countWords(next.text) > LONG + 1) return one;
  const goesOn = next.text.charAt(0).toLowerCase() + next.text.slice(1);
  return { text: `${one.text}, and ${goesOn}`, isClause: true };
}

const LITTLE = new Set(
  'the a an and or but so is are was were be been am do does did have has had to of in on at for with from by it its that this these those there here i you he she they we me him her them us my your his their our not no yes just really very too also as than then if when what which who how all any some one up out off over about into like get got go going went said say know think mean want thing things way lot bit kind yet still even now im ive dont its'.split(
    ' ',
  ),
);

/** Returns how much news a statement has, from its content words, its subject and whether it is a clause. */
function newsIn({ text, isClause }: Statement): number {
  const words = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, '')
    .split(/\s+/);
  const telling = words
    .filter((word) => !/^(?:i|we|you|he|she|it|they|that|there)'/.test(word))
    .filter((word) => word.length > 2 && !LITTLE.has(word.replaceAll("'", ''))).length;
  const isOwn = /\b(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|me|us)\b/i.test(text);
  const isNamed = /^(?:my|our|the|a|an|his|her|one|some|everybody|everyone|nobody|somebody|people)\b/i.test(text);
  const depends = /^(?:it|it's|that|that's|this)\b/i.test(text)
    ? 1.5
    : /^(?:he|she|they|he's|she's|they're)\b/i.test(text)
      ? 0.5
      : 0;
  const begins =
    Math.min(telling, 4) + (isClause ? 3 : 0) + (isOwn ? 1.5 : 0) + (isNamed ? 0.5 : 0) - (BEGINS.test(text) ? 0 : 1);
  return (
    begins -
    depends -
    (telling < 2 ? 1 : 0) -
    (/^i (?:said|mean|know|swear|promise|read that)\b|^i'm not an?\b/i.test(text) ? 1.5 : 0)
  );
}

function statementOf(whole: string, effort: Effort): Statement | undefined {
  if (/\?\s?["”)]?$/.test(whole)) return undefined;
  const sentence = beginning(whole, MOST.characters);
  const isShouted = sentence === sentence.toUpperCase() && /\p{Lu}{4}/u.test(sentence);
  const bare = (isShouted ? sentence.toLowerCase() : sentence)
    .replaceAll(/["“”]/g, '"')
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}'" ,$€£%&/.-]+/gu, ' ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(FILLERS, '')
    .replace(INTRODUCES, '')
    .replace(ASIDE, '')
    .replace(TAIL, '')
    .trim();
  return firstWhole(bare, effort);
}

/** Returns the first part of a sentence that can be repeated: no question, no order; undefined when there is none. */
function firstWhole(sentence: string, effort: Effort): Statement | undefined {
  let bare = sentence;
  for (let clauses = 0; clauses < MOST_CLAUSES && bare !== ''; clauses += 1) {
    const ends = endsIn(bare);
    if (SUBORDINATE.test(bare) && (clauses > 0 || isAskedLater(bare, ends))) return undefined;
    const cut = beginningOf(bare, effort);
    if (cut !== undefined && !isForTheCompanion(cut)) return statement(cut);
    // The first clause is a request or addresses the companion. The part after a comma or "but" may be a statement.
    const next = ends.find((end) => /^(?:,| but\b)/.test(bare.slice(end, end + 5)));
    bare = next === undefined ? '' : restAfter(bare, next);
  }
  return undefined;
}

const isAskedLater = (bare: string, ends: readonly number[]): boolean =>
  ends.slice(0, MOST_CLAUSES).some((end) => isForTheCompanion(restAfter(bare, end)));

const restAfter = (text: string, end: number): string =>
  text
    .slice(end)
    .replace(/^[\s,]+/, '')
    .replace(FILLERS, '');

function statement(given: string): Statement | undefined {
  const text = given
    .replace(/^name's\b/i, "my name's")
    .replace(/^(?=(?:last|first|next|only|best|worst) (?:one|thing|time|part|bit)\b)/i, 'the ');
  if (countWords(text) < 2) return undefined;
  if (BEGINS.test(text)) return { text, isClause: true };
  const told = withSubject(text);
  if (told !== undefined) return { text: told, isClause: true };
  // "If you had lips" is incomplete.
  const isHalf = SUBORDINATE.test(text) && !text.includes(',') && (text.match(SUBJECTS)?.length ?? 0) < 2;
  return { text, isClause: !isHalf && hasSubjectAndVerb(text) };
}

const BEGINS = new RegExp(
  `^(?:${SUBJECT}|maybe|tomorrow|yesterday|today|tonight|last night|last week|this morning)\\b(?=.*\\s)`,
  'i',
);

const FINITE =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|does|do|did|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|can't|couldn't|won't|wouldn't|don't|doesn't|didn't|\p{L}{3,}'s (?:\p{L}+ing|not|a|the|so|too)|they're|we're|i'm|it's|that's|there's)\b/iu;

function hasSubjectAndVerb(text: string): boolean {
  const read = parsed(text);
  if (read.has('^#Verb') || /^(?:who|which|where|than|as|like|of|with|from|to|not|no)\b/i.test(text)) return false;
  return FINITE.test(text) || read.has('#Noun #Adverb? (#PastTense|#PresentTense)');
}

/** Returns "I lost a big contract today" for "lost a big contract today"; undefined if no "I" is missing. */
function withSubject(given: string): string | undefined {
  // "Sat right at the front" has a capital only because the sentence begins there.
  const isCapital = /^\p{Lu}\p{Ll}/u.test(given) && !CAPITALS.test(given);
  const text = isCapital ? given.charAt(0).toLowerCase() + given.slice(1) : given;
  if (/^been\b/i.test(text)) return `I've ${text}`;
  if (/^no idea \w/i.test(text)) return `I have ${text}`;
  if (/^(?:going to|gonna|off to|about to|trying to)\b/i.test(text)) return `I'm ${text}`;
  if (WITHOUT_SUBJECT.test(text)) return `I ${text}`;
  if (STATES.test(text) && !/\b(?:my|me)\b/i.test(text)) return undefined;
  // "Torsten is here" already has a subject.
  if (/^\S+ (?:is|was|has|are|were|had|does|did)\b/i.test(text)) return undefined;
  return parsed(text).has('^#Adverb? #PastTense') && !/^\w+ing\b/i.test(text) ? `I ${text}` : undefined;
}

/** Returns the positions at which clauses end, first to last. */
const endsIn = (text: string): number[] => [...text.matchAll(ENDS)].map(({ index }) => index);

/** Returns a sentence or its first clauses; undefined if they are too long or address the companion. */
function beginningOf(text: string, effort: Effort): string | undefined {
  if (countWords(text) <= LONG && !isForTheCompanion(text)) return text;
  const near = text.split(' ', LONGEST + ENDS_BY).join(' ');
  const beginnings = endsIn(near).map((end) => {
    const said = near.slice(0, end).trim();
    return { end, said, words: countWords(said) };
  });
  const isFit = ({ end, said }: { end: number; said: string }): boolean => {
    effort.ends -= 1;
    return effort.ends >= 0 && isWholeAt(near, end) && !isForTheCompanion(said);
  };
  const short = beginnings.findLast((one) => one.words <= LONG && isFit(one));
  if (short !== undefined) return short.said;
  if (countWords(text) <= LONGEST && !isForTheCompanion(text)) return text;
  return beginnings.find((one) => one.words > LONG && one.words <= LONGEST && isFit(one))?.said;
}

/** Returns whether a sentence may be cut at `end`: the part before it has to be complete. */
function isWholeAt(text: string, end: number): boolean {
  const before = text.slice(0, end).trim();
  const after = text.slice(end).replace(/^[\s,]+/, '');
  if (countWords(before) < 3 || (before.match(/"/g)?.length ?? 0) % 2 === 1) return false;
  // "If it rains, we stay" is complete only with its second part.
  if (
    SUBORDINATE.test(before) &&
    !/,/.test(before) &&
    !/\b(?:i|we|he|she|they|it|the|my) .*\b(?:i|we|he|she|they|it|the|my|you) /i.test(before)
  )
    return false;
  if (SUBORDINATE.test(before) && text.charAt(end) === ',' && !before.includes(',')) return false;
  if (RELATIVE.test(after)) return BEGINS.test(before) && parsed(before).has('#Verb');
  const parts = before.split(/,\s+/);
  if (parts.length > 1 && RELATIVE.test(parts[1] ?? '') && !parsed(parts[0] ?? '').has('#Verb'))
    return parts.length > 2;
  if (
    /\b(?:who|which|whose|that|and|or|but|so|because|then|now|when|if|the|a|my|of|to|with|than|as|both|either|neither|not only)$/i.test(
      before,
    )
  )
    return false;
  return parsed(before).has('#Verb') || withSubject(before) !== undefined;
}
