import { interests, type Interest } from '#content/interests.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Speech } from './tongue.ts';
import type { WynLine } from '#contract/wyn.ts';

interface MentionContext {
  message: string;
  history: readonly WynLine[];
  knowledge: Knowledge | undefined;
}

/**
 * Returns the match that a text is about: the match that the text names, else the match named last in the conversation,
 * else the newest match to whom nobody has written yet, else the newest.
 */
export function matchInQuestion({ message, history, knowledge }: MentionContext): KnownMatch | undefined {
  for (const text of [message, ...history.map(({ content }) => content).toReversed()]) {
    const named = matchNamed(text, knowledge);
    if (named !== undefined) return named;
  }
  return knowledge?.matches.find(({ isTalking }) => !isTalking) ?? knowledge?.matches[0];
}

/** Returns the match whose name the text contains. */
export function matchNamed(text: string, knowledge: Knowledge | undefined): KnownMatch | undefined {
  return knowledge?.matches.find(({ name }) => hasWords(text, name));
}

/** The words before a name, and words in the place of one, by language. */
const BEFORE_NAMES = {
  en: /\b(?:for|to|with|about)\s+(\p{Lu}[\p{L}’'-]{1,20})/u,
  es: /(?<![\p{L}])(?:para|pa|a|con|sobre)\s+(\p{Lu}[\p{L}’'-]{1,20})/u,
} as const;
const NOT_NAMES = new Set([
  'me',
  'my',
  'him',
  'her',
  'them',
  'someone',
  'somebody',
  'anyone',
  'us',
  'this',
  'that',
  'it',
  'mí',
  'él',
  'ella',
  'ellos',
  'alguien',
  'wildin',
  'wyn',
]);

interface StrangerContext extends Omit<MentionContext, 'history'> {
  speech: Speech;
}

/** Returns a name that the text mentions and no match has, for example Zed in "an opener for Zed". */
export function strangerIn({ message, knowledge, speech }: StrangerContext): string | undefined {
  const asked = BEFORE_NAMES[speech.tongue].exec(message)?.[1];
  if (asked === undefined || NOT_NAMES.has(asked.toLowerCase())) return undefined;
  if (interests.some(({ name }) => hasWords(name, asked) || hasWords(speech.spoken(name), asked))) return undefined;
  return knowledge?.matches.some(({ name }) => hasWords(name, asked)) === true ? undefined : asked;
}

/**
 * Returns the interests whose name or id the text contains, also the name in the language of the answer, where accents
 * do not count. An id of up to three letters does not count.
 */
export function interestsIn(message: string, { tongue, spoken }: Speech): Interest[] {
  const said = [bare(message), ...(tongue === 'en' ? [] : [bare(unaccented(message))])];
  const isSaid = (words: string): boolean => said.some((one) => one.includes(words));
  const own = (name: string): string => (tongue === 'en' ? bare(name) : bare(unaccented(spoken(name))));
  return interests.filter((interest) => wordsFor(interest, tongue, own).some(isSaid));
}

const known = new Map<string, readonly string[]>();

function wordsFor({ name, id }: Interest, tongue: string, own: (name: string) => string): readonly string[] {
  const key = `${tongue} ${id}`;
  const words = known.get(key) ?? [bare(name), own(name), ...(id.length > 3 ? [bare(id)] : [])].filter(isWord);
  known.set(key, words);
  return words;
}

const unaccented = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns whether a text contains words as a whole, such as a name. */
export const hasWords = (text: string, words: string): boolean =>
  isWord(bare(words)) && bare(text).includes(bare(words));

const isWord = (words: string): boolean => words.trim() !== '';

/** Returns the words of a text in lower case, with one space around each. */
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
