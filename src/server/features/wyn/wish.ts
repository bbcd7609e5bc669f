import type { Intent } from '#content/wyn-intents.ts';
import type { Knowledge } from './knowledge.ts';
import { matchInQuestion, matchNamed } from './mentions.ts';
import { recognise, topicOf } from './recognise.ts';
import type { WynTurn } from './scene.ts';

/**
 * The intents that ask for words to somebody, or for whom to turn to. Only for these does Wyn read chats, and only for
 * these do people who wait for an answer come first.
 */
export const ASKS_FOR_WORDS: ReadonlySet<Intent> = new Set<Intent>([
  'opener',
  'another',
  'weirder',
  'softer',
  'yes',
  'waiting',
  'their_reply',
  'no_reply',
  'next_step',
]);

/** What a message wants of the chats that Wyn may read. */
export interface ChatWish {
  /** The chat of the match in question; undefined without a match. */
  chatRoomId: string | undefined;
  /** True if the message itself names that match. */
  isNamed: boolean;
}

/** The intents of a talk about openers, in which "more" and "another one" ask for the next one. */
const OPENER_TALK: ReadonlySet<Intent> = new Set<Intent>(['opener', 'weirder', 'softer', 'waiting']);

/** Returns the intent of a message, or of the earlier message that it refers to; a match's name alone is `why_match`. */
export function wantedIn({
  message,
  history,
  knowledge,
  language,
}: Pick<WynTurn, 'message' | 'history' | 'knowledge' | 'language'>): Intent | undefined {
  const intent = recognise(message, language);
  if (intent === 'more' || intent === 'another') {
    const topic = topicOf(history, language);
    return topic === undefined || OPENER_TALK.has(topic) ? 'another' : topic;
  }
  return intent ?? (matchNamed(message, knowledge) === undefined ? undefined : 'why_match');
}

/** Returns what a message wants of the chats; undefined if it wants nothing of them. */
export function chatWishOf(
  turn: Pick<WynTurn, 'message' | 'history' | 'language'> & { knowledge: Knowledge },
): ChatWish | undefined {
  const intent = wantedIn(turn);
  if (intent === undefined || !ASKS_FOR_WORDS.has(intent)) return undefined;
  const chatRoomId = matchInQuestion(turn)?.chatRoomId;
  return { chatRoomId, isNamed: matchNamed(turn.message, turn.knowledge) !== undefined };
}
