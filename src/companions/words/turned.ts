import { isOfAnyone, isOfBoth } from './address.ts';

const TURNED: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you’re',
  im: 'you’re',
  "i've": 'you’ve',
  ive: 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  "i'd've": 'you’d have',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you’re',
  "we've": 'you’ve',
  "we'll": 'you’ll',
  "we'd": 'you’d',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

/** Words that mean the companion in a statement about the person and the companion: "your view" becomes "my view". */
const TO_ME: Readonly<Record<string, string>> = {
  "you're": 'I’m',
  "you've": 'I’ve',
  "you'd": 'I’d',
  "you'll": 'I’ll',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
};

/** Words that are always capitalized. */
export const CAPITALS = new RegExp(
  `^(?:${[
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    'january|february|april|june|july|august|september|october|november|december|christmas|easter',
    'english|french|spanish|german|italian|dutch|polish|russian|greek|irish|scottish|japanese|chinese|korean|indian',
    'london|paris|rome|berlin|madrid|lisbon|tokyo|ohio|texas|chicago|scotland|england|ireland|france|spain|italy|germany|romania|canada|america|ikea|netflix',
  ].join('|')})(?=$|[^\\p{L}]|s$)`,
  'iu',
);

/**
 * Matches a letter three or more times in a row: "ITTTT". `turned` keeps the letters of Roman numerals and of "www".
 */
const DRAWN_OUT = /(\p{L})\1{2,}/giu;

/** Returns a statement with "I" and "you" exchanged: "my boss yelled at me" becomes "your boss yelled at you". */
export function turned(statement: string): string {
  // Words in quotation marks are another person's and stay as they are.
  const text = statement
    .replaceAll(DRAWN_OUT, (letters, letter: string) => (/^[ivxmw]/i.test(letters) ? letters : letter))
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? `“${part.slice(1, -1)}”` : turnedPart(part)))
    .join('');
  return agreed(text);
}

function turnedPart(part: string): string {
  const isToBoth = isOfBoth(part) && !isOfAnyone(part) && !TOLD_THEM.test(part);
  const words = part.split(/(\s+)/);
  return words
    .map((word, at) => turnedWord(word, isToBoth && !isAnyone(words, at) ? (words[at + 2] ?? '') : undefined))
    .join('');
}

/** In "she said you always do this", "you" is the person, not the companion. */
const TOLD_THEM =
  /\b(?:he|she|they|who|everyone|everybody|people|mom|mum|dad|my \w+|our \w+|the \w+)(?:'d| has| had| have| just| always)? (?:said|says?|told|tells?|asked|asks?|texted|wrote|thinks?)(?: me)? (?:that )?you/i;
/** In "if you sneeze", "when you're tired", "you" means anybody. */
const ANYONE = /^(?:if|when|once|until|before|after|because|where|that|things?|what|how|lets|makes|gives|tells)$/i;
const isAnyone = (words: readonly string[], at: number): boolean =>
  ANYONE.test(words[at - 2] ?? '') ||
  // In "He never said thank you", "you" is nobody in particular.
  (/^thank$/i.test(words[at - 2] ?? '') && /^(?:say|said|says|saying|a|no|one|without)$/i.test(words[at - 4] ?? ''));

/** `follows` is the next word if "you" means the companion here, and undefined otherwise. */
function turnedWord(word: string, follows: string | undefined): string {
  const [, core = '', rest = ''] = /^(.*?)([,)]*)$/.exec(word) ?? [];
  const key = core.toLowerCase();
  if (follows !== undefined && key === 'you') {
    const isSubject =
      /^(?:can|could|would|will|are|were|have|had|do|did|don't|didn't|might|should|know|think|like|say|said)\b/i;
    return `${isSubject.test(follows) && rest === '' ? 'I' : 'me'}${rest}`;
  }
  const found = Object.hasOwn(TURNED, key)
    ? TURNED[key]
    : follows !== undefined && Object.hasOwn(TO_ME, key)
      ? TO_ME[key]
      : undefined;
  if (found !== undefined) return `${found}${rest}`;
  return (CAPITALS.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word).replaceAll("'", '’');
}

const BETWEEN = '(?:just|only|never|always|still|also|really|already|\\p{L}+ly)';

/** Makes the verb agree after the exchange: "you was" becomes "you were", and "I are" becomes "I am". */
function agreed(text: string): string {
  const were = (verb: string): string => ({ was: 'were', am: 'are', 'wasn’t': 'weren’t' })[verb.toLowerCase()] ?? verb;
  return (
    text
      .replaceAll(
        new RegExp(`(?<!\\bof )\\b((?:you|yourself)(?: ${BETWEEN}){0,2}) (was|wasn’t|am)\\b`, 'giu'),
        (_, you: string, verb: string) => `${you} ${were(verb)}`,
      )
      .replaceAll(
        /^(you(?:’\p{L}+)? [^,]*?\b(?:and|but|so|then) )(was|am)\b/giu,
        (_, before: string, verb: string) => before + were(verb),
      )
      .replaceAll(/\b(was|am|wasn’t) (?=you\b)/giu, (_, verb: string) => `${were(verb)} `)
      .replace(/^you should\b/i, 'you think you should')
      .replace(/^you must\b/i, 'you feel you must')
      // "I got me a dog" becomes "you got yourself a dog".
      .replace(
        /^(you(?:’ve)? (?:just |finally )*(?:got|bought|made|found|get)) you (?=an?\b|some\b|the\b|one\b)/i,
        '$1 yourself ',
      )
      .replaceAll(/\bI are\b/g, 'I am')
      .replaceAll(/\bI were\b/g, 'I was')
  );
}
