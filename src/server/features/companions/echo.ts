import nlp from 'compromise';
import { refusalOf } from '#content/moderation.ts';
import { topicIn } from './topics.ts';
import { countWords, plain, sentencesOf } from './words.ts';
import type { Topic } from '#content/companions/companion.ts';

/** What of a person's line can be given back to them. */
export interface Echo {
  /** What it is about, as seen from the companion: "the carburetor", "your roommate". */
  it: string | undefined;
  /** What kind of thing that is. */
  kind: EchoKind;
  /** What they told, turned around: "your boss yelled at you in front of everyone". */
  mirror: string | undefined;
}

export type EchoKind = 'person' | 'people' | 'animal' | 'place' | 'food' | 'pastime' | 'thing' | 'many';

/** Nouns that say nothing without their sentence. */
export const EMPTY: ReadonlySet<string> = new Set(
  'thing things stuff way ways lot lots bit bits time times day days week weeks weekend month months year years hour hours minute minutes moment morning evening night tonight today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december kind sort part piece one ones something nothing anything everything someone anyone everyone everybody nobody somebody anybody people person guy guys number point case fact reason side end here there back half rest home god hell shit damn luck fault minute second age name word words question questions answer idea i me you he him she her it we us they them what who which that this those these lol yeah ok okay hey hi hello thanks thank please guess course little old nightmare legend joke bot machine listening good night love bye later nobody idea minutes feet inch percent dollars bucks am pm space corner win tip myself yourself himself herself themselves mine yours color colour sundays mondays tuesdays wednesdays thursdays fridays saturdays weekends nights mornings single floors idiot idiots runs miles class thats whats its dont cant im theres theyre hes shes whatever personality downhill half price everybody anything else trick opinion joke'.split(
    ' ',
  ),
);
const PERSON =
  /\b(?:mom|mum|mother|dad|father|parents?|sister|brother|sibling|son|daughter|kids?|child|children|wife|husband|partner|boyfriend|girlfriend|ex|fiance|fiancee|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|nephew|niece|friends?|roommates?|neighbou?rs?|boss|manager|coworkers?|colleagues?|teacher|professor|doctor|nurse|vet|dentist|landlord|landlady|client|customers?|surgeon|janitor|farmer|girl|boy|man|woman|baby|twins|family|team|band)$/;
/** Of those, more than one. */
const PEOPLE =
  /(?:parents|kids|children|friends|roommates|neighbou?rs|coworkers|colleagues|customers|twins|family|team|band)$/;
const ANIMAL =
  /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|bunny|parrots?|birds?|fish|turtles?|horses?|snakes?|lizards?|geckos?|chickens?|fox(?:es)?|squid|octopus(?:es)?|bees?|goats?|cows?|pigs?|ducks?|frogs?|spiders?|pets?)$/;
const PLACE =
  /\b(?:city|town|village|apartment|house|kitchen|garden|office|school|college|university|hospital|museum|church(?:es)?|beach|lake|river|park|forest|woods|mountains?|bar|cafe|diner|restaurant|shop|store|bakery|barn|farm|street|neighbou?rhood|aquarium|library|gym|classroom|island|country|place)$/;
const PASTIME_TOPICS = new Set<Topic>(['music', 'games', 'sport', 'making', 'learning', 'books', 'outdoors', 'screen']);

const SEEN_FROM_HERE: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  a: 'the',
  an: 'the',
  some: 'the',
  this: 'the',
  that: 'the',
};

/** What somebody says against themself is never said back to them. */
export const AGAINST_THEMSELF =
  /\b(?:my (?:own )?fault|i suck|i hate (?:myself|my (?:life|body|face))|i (?:deserve|ruin(?:ed)?|mess(?:ed)? (?:it |everything )?up|screwed (?:it )?up|failed|fail)|(?:nobody|no one) (?:likes|loves|cares|wants|needs|listens)|(?:i did|was i|i was|i'm|i am) wrong|i(?:'m| am|m) (?:just |so |such |really |too |always |only |not )*(?:an? |the )?(?:\w+ )?(?:stupid|dumb|idiot|ugly|fat|failure|loser|worthless|useless|boring|lazy|pathetic|terrible|awful|weak|weird|crazy|burden|mess|disappointment|problem|enough|nothing|unlovable|broken|disgusting|annoying|selfish|old|late|slow|young|coward|fool|joke|horrible|bad)|i feel (?:so )?(?:stupid|ugly|worthless|useless|fat))\b/i;

/** Returns what can be taken up of a line; nothing that may not be said, and nothing of a question but its subject. */
export function echoOf(text: string): Echo {
  const level = text
    .normalize('NFC')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(BARE, withApostrophe)
    .replaceAll(
      /\bits(?= (?:been|a|an|the|not|so|too|just|all|going|getting|only|like|my|never|always|still)\b)/gi,
      "it's",
    );
  if (refusalOf(level) !== undefined) return { it: undefined, kind: 'thing', mirror: undefined };
  const it = subjectOf(level);
  return {
    it,
    kind: it === undefined ? 'thing' : kindOf(it),
    mirror: AGAINST_THEMSELF.test(level) || /\bhates? me\b/i.test(level) ? undefined : mirrorOf(level),
  };
}

/** "I'm an electrician": what they are is no thing to be curious about. */
const THEMSELF = /\b(?:i'm|im|i am|i was) (?:just |only |still |also )?an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+/giu;

/** What is often typed without its apostrophe, and means nothing else. */
const BARE =
  /\b(?:im|ive|dont|doesnt|didnt|cant|couldnt|wouldnt|shouldnt|wasnt|werent|isnt|arent|hasnt|havent|thats|theyre|hes|shes|youre|theres|whats)\b/gi;
const withApostrophe = (word: string): string =>
  word.replace(/(?:nt|m|ve|s|re)$/i, (end) => (end.length === 2 && /nt/i.test(end) ? "n't" : `'${end}`));

/** What stands after these is where, when or how, and seldom what a line is about. */
const AFTER_PREPOSITION =
  /\b(?:at|in|on|by|for|of|from|to|into|like|than|behind|under|around|about|over|through|near|until|since|with|as)\s+$/i;

function subjectOf(text: string): string | undefined {
  const found = (
    nlp(text.replaceAll(THEMSELF, 'I am'))
      .match('#Determiner? #Possessive? #Adjective? #Noun+')
      .out('array') as string[]
  ).flatMap((phrase) => {
    const it = named(phrase, text);
    const isAside = AFTER_PREPOSITION.test(text.slice(0, Math.max(0, text.indexOf(phrase))));
    return it === undefined ? [] : [{ it, isAside }];
  });
  const own = found.find(({ it }) => it.startsWith('your '));
  // "My uncle taught me how to weld" is about the uncle; otherwise what is new stands last.
  return (own ?? found.findLast(({ isAside }) => !isAside) ?? found.at(-1))?.it;
}

function named(phrase: string, text: string): string | undefined {
  const words = (phrase.split(',')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}' -]+/gu, '')
    .trim()
    .split(/\s+/);
  const article = SEEN_FROM_HERE[words[0]?.toLowerCase() ?? ''];
  if (article !== undefined) words[0] = article;
  const noun = words.at(-1) ?? '';
  const isOdd = words.length > 5 || words.some((word) => !/^[\p{L}][\p{L}'-]*$/u.test(word) || word.length > 18);
  if (
    isOdd ||
    /'(?:m|d|s|ve|re|ll)$/i.test(noun) ||
    noun.length < 3 ||
    EMPTY.has(noun.toLowerCase()) ||
    /^(?:all|many|his|her|its|their)$/i.test(words[0] ?? '') ||
    words.some((word) => /^(?:me|us|him|them|thats|its|dont|cant|im)$/i.test(word))
  )
    return undefined;
  if (words.some((word) => /^(?:you|your)$/i.test(word)) && article === undefined) return undefined;
  // "One father" comes without its number.
  if (words.length === 1 && PERSON.test(noun) && /^\p{Ll}/u.test(noun) && !noun.endsWith('s')) words.unshift('the');
  if (words[0]?.endsWith('ing') === true && words.length > 1) return undefined;
  // A name keeps its capital, a line in capitals is said calmly.
  const isShouted = text === text.toUpperCase();
  return words
    .map((word, at) =>
      isShouted || (at === 0 && text.startsWith(phrase) && !nlp(word).has('#ProperNoun')) ? word.toLowerCase() : word,
    )
    .join(' ');
}

function kindOf(it: string): EchoKind {
  // "your coworker Priya" is of the kind of "your coworker".
  const said = it.replace(/(?<=^your .+) \p{Lu}\S*$/u, '').toLowerCase();
  if (PERSON.test(said)) return PEOPLE.test(said) ? 'people' : 'person';
  if (nlp(it).has('#Person')) return 'person';
  if (nlp(it).has('#Plural')) return 'many';
  if (ANIMAL.test(said)) return 'animal';
  if (PLACE.test(said) || nlp(it).has('#Place')) return 'place';
  const topic = topicIn(plain(said));
  if (topic === 'food') return 'food';
  if (topic !== undefined && PASTIME_TOPICS.has(topic)) return 'pastime';
  return 'thing';
}

const LONGEST_MIRROR = 15;
const FILLERS =
  /^(?:(?:hi|hey|hello|ok|okay|well|so|and|but|that(?= (?:i|my|he|she|we|they)\b)|anyway|also|yeah|lol|haha|hm+|oh|because|cause|like|honestly|actually|i mean|i think(?! (?:about|of)\b)|i guess)\b[, ]*)+/i;
/** A request after a statement: ", go easy on me". */
const ASIDE = /,\s*(?:go|be|please|don't|dont|tell|give|help|trust|let|guess|ask|imagine|believe)\b.*$/i;
const TAIL =
  /[\s,]*\b(?:lol|haha+|anyway|though|honestly|i guess|tbh|i think|you know|by the way|btw|right now|i swear|i tell you|you see|actually|really|apparently|somehow|of course)\s*$/i;

/** Returns the first statement of a text that can be said back, with its persons turned. */
function mirrorOf(text: string): string | undefined {
  for (const sentence of sentencesOf(text.replaceAll(/\s*[:;]\s+/g, '. '))) {
    const mirror = sentence.includes('?') || sentence === sentence.toUpperCase() ? undefined : toldBy(sentence);
    if (mirror !== undefined) return mirror;
  }
  return undefined;
}

const canBeSaid = (text: string): boolean =>
  countWords(text) <= LONGEST_MIRROR &&
  !/\b(?:you|your|ur|u|yours|you're|mine|hello|hi|thanks|sorry|pls|please|let's)\b/i.test(text);

/** Where a clause ends, so that what stands before is whole. */
const CLAUSE =
  /,\s+|\s+(?=(?:and|but|so|because|when|while|although|if) (?:i|my|we|he|she|they|it|the|a|nobody|everybody)\b)/gi;
/** A beginning of fewer words says too little. */
const SHORTEST_BEGINNING = 4;

/** Returns a statement, or as many of its first clauses as can be said back. */
function beginningOf(text: string): string {
  if (canBeSaid(text)) return text;
  const ends = [...text.matchAll(CLAUSE)].map(({ index }) => text.slice(0, index)).toReversed();
  return ends.find((one) => canBeSaid(one) && countWords(plain(one)) >= SHORTEST_BEGINNING) ?? text;
}

/** Returns a statement with its persons turned; undefined where that could come out wrong. */
function toldBy(sentence: string): string | undefined {
  const bare = beginningOf(
    sentence
      .replaceAll(/[^\p{L}\p{N}' ,$%-]+/gu, ' ')
      .replace(FILLERS, '')
      .replace(ASIDE, '')
      .replace(TAIL, '')
      .trim(),
  );
  const count = countWords(bare);
  if (count < (BEGINS_SHORT.test(bare) ? 2 : 3) || !canBeSaid(bare)) return undefined;
  const begins = nlp(bare);
  const isByPronoun = BEGINS.test(bare);
  const isStatement =
    isByPronoun ||
    (begins.has('^#Noun') && !begins.has('^#Verb') && !/^(?:what|who|how|why|when|where|which)\b/i.test(bare));
  if (!isStatement || (!isByPronoun && !begins.has('#Verb')) || /\bi (?:should|could|might)\b/i.test(bare))
    return undefined;
  const said = bare
    .split(/\s+/)
    .map(turnedWord)
    .join(' ')
    .replaceAll(/\byou was\b/gi, 'you were')
    .replaceAll(/\byou am\b/gi, 'you are');
  const first = bare.split(/\s+/)[0] ?? '';
  const isName =
    /^\p{Lu}/u.test(first) && nlp(first).has('#ProperNoun') && !/^(?:I|My|The|We|He|She|They)\b/.test(first);
  return isName ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

/** Two words are a statement after these: "it worked". */
const BEGINS_SHORT =
  /^(?:it|he|she|they|we|everyone|everybody|nobody) (?!is$|was$|are$|were$|and$|too$|me$|us$)\p{L}+[.!]*$/iu;

const BEGINS =
  /^(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our|he|she|they|he's|she's|they're|it's|there's|the|a|an|one|some|someone|somebody|nobody|maybe|tomorrow|yesterday|today|last night)\b/i;

const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you’re',
  im: 'you’re',
  "i've": 'you’ve',
  ive: 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  me: 'you',
  my: 'your',
  myself: 'yourself',
  we: 'you',
  "we're": 'you’re',
  "we've": 'you’ve',
  "we'll": 'you’ll',
  us: 'you',
  our: 'your',
};

function turnedWord(word: string): string {
  const [, core = '', comma = ''] = /^(.*?)(,?)$/.exec(word) ?? [];
  const turned = TURNED[core.toLowerCase()];
  return turned === undefined ? word.replaceAll("'", '’') : `${turned}${comma}`;
}
