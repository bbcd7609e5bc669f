import { interests, type Interest } from '#content/interests.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
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
]);

/** Returns a name that the text mentions and no match has, for example Zed in "an opener for Zed". */
export function strangerIn({ message, knowledge }: MentionContext): string | undefined {
  const asked = /\b(?:for|to|with|about)\s+(\p{Lu}[\p{L}’'-]{1,20})/u.exec(message)?.[1];
  if (asked === undefined || NOT_NAMES.has(asked.toLowerCase())) return undefined;
  if (interests.some(({ name }) => hasWords(name, asked))) return undefined;
  return knowledge?.matches.some(({ name }) => hasWords(name, asked)) === true ? undefined : asked;
}

/** Returns the interests whose name or id the text contains. An id of up to three letters does not count. */
export function interestsIn(message: string): Interest[] {
  const said = bare(message);
  return interests.filter((interest) => wordsFor(interest).some((words) => said.includes(words)));
}

const known = new Map<Interest, readonly string[]>();

function wordsFor(interest: Interest): readonly string[] {
  const { name, id } = interest;
  const words = known.get(interest) ?? [bare(name), ...(id.length > 3 ? [bare(id)] : [])].filter(isWord);
  known.set(interest, words);
  return words;
}

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
