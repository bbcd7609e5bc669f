import { refusalOf } from '#content/moderation.ts';
import { withApostrophes } from './apostrophes.ts';
import { newsOf, type Statement } from './clauses.ts';
import { parsed } from './parsed.ts';
import { topicIn } from './topics.ts';
import { CAPITALS, turned } from './turned.ts';
import { beginning, plain } from './words.ts';
import type { Topic } from '#content/companions/companion.ts';

/** The parts of a person's line that a note or a suggestion can repeat. */
export interface Echo {
  /** The subject of the line, from the companion's view: "the carburetor", "your roommate". */
  it: string | undefined;
  /** The kind of the subject. */
  kind: EchoKind;
  /** The statement, turned to "you": "your boss yelled at you in front of everyone". */
  mirror: string | undefined;
}

export type EchoKind = 'person' | 'people' | 'animal' | 'place' | 'food' | 'pastime' | 'thing' | 'many';

/** Nouns that mean nothing without their sentence. */
export const EMPTY: ReadonlySet<string> = new Set(
  'thing things stuff way ways lot lots bit bits time times day days week weeks weekend month months year years hour hours minute minutes moment morning evening night tonight today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december kind sort part piece one ones something nothing anything everything someone anyone everyone everybody nobody somebody anybody people person guy guys number point case fact reason side end here there back half rest home god hell shit damn luck fault minute second age name word words question questions answer idea i me you he him she her it we us they them what who which that this those these lol yeah ok okay hey hi hello thanks thank please guess course little old nightmare legend joke bot machine listening good night love bye later nobody idea minutes feet inch percent dollars bucks am pm space corner win tip myself yourself himself herself themselves mine yours color colour sundays mondays tuesdays wednesdays thursdays fridays saturdays weekends nights mornings single floors idiot idiots runs miles class thats whats its dont cant im theres theyre hes shes whatever whos whose wheres whens hows whys personality downhill half price everybody anything else trick opinion joke'.split(
    ' ',
  ),
);
export const PERSON =
  /\b(?:mom|mum|mother|dad|father|parents?|sister|brother|sibling|son|daughter|kids?|child|children|wife|husband|partner|boyfriend|girlfriend|ex|fiance|fiancee|grandma|grandmother|grandpa|grandfather|aunt|uncle|cousin|nephew|niece|friends?|(?:room|flat|house)mates?|neighbou?rs?|boss|manager|coworkers?|colleagues?|teacher|professor|hygienist|foreman|dispatcher|judge|officer|guest|lady|gentleman|doctor|nurse|vet|dentist|landlord|landlady|client|customers?|surgeon|janitor|farmer|girl|boy|man|woman|baby|twins|family|team|band)(?: in law)?$/;
/** Nouns for several people. */
const PEOPLE =
  /\b(?:parents|kids|children|friends|(?:room|flat|house)mates|neighbou?rs|coworkers|colleagues|customers|twins)$/;
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

/** Words against the person themself are never repeated to them. */
export const AGAINST_THEMSELF =
  /\b(?:(?:better|happier|easier|fine) (?:off )?without me|without me (?:in it|here|around|anyway)|(?:nobody|no one|who) (?:would|will|d) (?:even )?(?:miss|notice|care|cry)|(?:wouldn't|won't|not) (?:be missed|miss me)|no (?:point|use) (?:in|to|of) (?:me|being|living|going on|anything)|wish i (?:was|were|had) (?:dead|gone|never|not)|wish i (?:wasn't|weren't|didn't) (?:here|born|exist|alive|wake)|(?:want|like|rather) to (?:die|disappear|vanish|not wake|not be here|never wake)|don't want to (?:be here|be alive|live|wake up|exist|go on)|can't (?:go on|do this anymore|take (?:it|this) anymore)|hurt(?:ing)? myself|kill(?:ing)? myself|end (?:it all|my life)|i don't deserve|my (?:own )?fault|i suck|i hate (?:myself|my (?:life|body|face))|i (?:deserve|ruin(?:ed)?|mess(?:ed)? (?:it |everything )?up|screwed (?:it )?up|failed|fail)|(?:nobody|no one) (?:likes|loves|cares|wants|needs|listens)|(?:i did|was i|i was|i'm|i am) wrong|i(?:'m| am|m) (?!not even\b)(?:just |so |such |really |too |always |only |not )*(?:an? |the )?(?:\w+ )?(?:stupid|dumb|idiot|ugly|fat|failure|loser|worthless|useless|boring|lazy|pathetic|terrible|awful|weak|weird|crazy|burden|mess|disappointment|problem|enough|nothing|unlovable|broken|disgusting|annoying|selfish|old|late|slow|young|coward|fool|joke|horrible|bad)|i feel (?:so )?(?:stupid|ugly|worthless|useless|fat))\b/i;

/** The most characters of a line without news that are searched for its subject; each word takes time to parse. */
const SEARCHED = 500;

export const NO_ECHO: Echo = { it: undefined, kind: 'thing', mirror: undefined };

/**
 * Returns what can be repeated of a line. Of a question, this is only the subject; of a line that `refusalOf`
 * refuses, it is nothing.
 */
export function echoOf(text: string): Echo {
  const level = withApostrophes(text);
  if (refusalOf(level) !== undefined) return NO_ECHO;
  const isAgainst = AGAINST_THEMSELF.test(level) || /\bhates? me\b/i.test(level);
  const news = newsOf(level);
  const it =
    (news === undefined ? undefined : subjectOf(news.text, false)) ??
    subjectOf(beginning(level, SEARCHED), news === undefined);
  return {
    it,
    kind: it === undefined ? 'thing' : kindOf(it),
    mirror: news?.isClause === true && !isAgainst ? saidBack(news) : undefined,
  };
}

function saidBack({ text }: Statement): string {
  const said = turned(text);
  const [first = ''] = text.split(/\s+/);
  const isName =
    CAPITALS.test(first) ||
    (/^\p{Lu}\p{L}/u.test(first) &&
      (first === first.toUpperCase() ||
        (parsed(first).has('#ProperNoun') && !/^(?:My|The|We|He|She|They|It)\b/.test(first))));
  return isName ? said : said.charAt(0).toLowerCase() + said.slice(1);
}

/** "I'm an electrician": a description of themself is no subject for a question. */
const THEMSELF = /\b(?:i'm|im|i am|i was) (?:just |only |still |also )?an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+/giu;

/** After these words comes a place, time or manner, and seldom the subject of a line. */
const AFTER_PREPOSITION =
  /\b(?:at|in|on|by|for|of|from|to|into|like|than|behind|under|around|about|over|through|near|until|since|with|as)\s+$/i;

function subjectOf(text: string, isAsked: boolean): string | undefined {
  const found = (
    parsed(text.replaceAll(THEMSELF, 'I am'))
      .match('#Determiner? #Possessive? #Adjective? #Noun+')
      .out('array') as string[]
  ).flatMap((read) => {
    // In "my kitchen smells of dog", "smells" is a verb.
    const after = text.slice(text.indexOf(read) + read.length);
    const isVerb = /^ (?:of|like|as|so|too|at|up|out|on|with|when) /.test(after) && /\w+ \w+ \w+s$/.test(read);
    const phrase = isVerb ? read.replace(/ \w+$/, '') : read;
    const it = named(phrase, text, isAsked);
    const before = text.slice(0, Math.max(0, text.indexOf(phrase)));
    return it === undefined ? [] : [{ it, isAside: AFTER_PREPOSITION.test(before) }];
  });
  const own =
    found.find(({ it, isAside }) => it.startsWith('your ') && !isAside) ??
    found.find(({ it }) => it.startsWith('your '));
  // "My uncle taught me how to weld" is about the uncle. In other lines, the last noun is usually the new thing.
  return (own ?? found.findLast(({ isAside }) => !isAside) ?? found.at(-1))?.it;
}

function named(phrase: string, text: string, isAsked: boolean): string | undefined {
  const words = (phrase.split(',')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}' -]+/gu, '')
    .trim()
    .split(/\s+/);
  const begins = words[0]?.toLowerCase() ?? '';
  // "What is a quark?" means no particular quark, so the article stays "a".
  const article = isAsked && /^an?$/.test(begins) ? begins : SEEN_FROM_HERE[begins];
  if (article !== undefined) words[0] = article;
  const noun = words.at(-1) ?? '';
  const isOdd = words.length > 5 || words.some((word) => !/^[\p{L}][\p{L}'-]*$/u.test(word) || word.length > 18);
  if (
    isOdd ||
    /'(?:m|d|s|ve|re|ll)$/i.test(noun) ||
    noun.length < 3 ||
    EMPTY.has(noun.toLowerCase()) ||
    /^(?:many|his|her|its|their)$/i.test(words[0] ?? '') ||
    words.some((word) => /^(?:all|nobody's|somebody's|everybody's)$/i.test(word)) ||
    words.slice(1).some((word) => /^(?:my|your|our|the|a|an|his|her|'s)$/i.test(word)) ||
    words.some((word) => /^(?:me|us|him|them|thats|its|dont|cant|im)$/i.test(word))
  )
    return undefined;
  if (words.some((word) => /^(?:you|your)$/i.test(word)) && article === undefined) return undefined;
  // A lone "father", as from "one father", becomes "the father".
  if (words.length === 1 && PERSON.test(noun) && /^\p{Ll}/u.test(noun) && !noun.endsWith('s')) words.unshift('the');
  if (words[0]?.endsWith('ing') === true && words.length > 1) return undefined;
  // A name keeps its capital; a line in capitals becomes lower case.
  const isShouted = text === text.toUpperCase();
  return words
    .map((word, at) =>
      isShouted || (at === 0 && text.startsWith(phrase) && !parsed(word).has('#ProperNoun'))
        ? word.toLowerCase()
        : word,
    )
    .join(' ');
}

function kindOf(it: string): EchoKind {
  // "Your coworker Priya" has the kind of "your coworker".
  const whole = it.toLowerCase();
  const said = it.startsWith('your ') && !PERSON.test(whole) ? whole.replace(/(?<=^your .+) \S+$/u, '') : whole;
  if (PERSON.test(whole) || (PERSON.test(said) && !/\b(?:my|your) \w+'s\b/.test(whole)))
    return PEOPLE.test(said) ? 'people' : 'person';
  if (parsed(it).has('#Person')) return 'person';
  if (parsed(it).has('#Plural')) return 'many';
  if (ANIMAL.test(said)) return 'animal';
  if (PLACE.test(said) || parsed(it).has('#Place')) return 'place';
  const topic = topicIn(plain(said));
  if (topic === 'food') return 'food';
  if (topic !== undefined && PASTIME_TOPICS.has(topic)) return 'pastime';
  return 'thing';
}
