import type { Language } from '#contract/languages.ts';
import type { WynLine, WynOpener, WynSource } from '#contract/wyn.ts';
import type { Understood } from '#companions/hear.ts';
import type { WynTongue } from '#content/wyn-words.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Memory } from './lines.ts';
import type { Speech } from './tongue.ts';
import type { ChatsRead } from './waiting.ts';

/** A message with its conversation and the data about the person. `knowledge` is undefined for a visitor. */
export interface WynTurn {
  message: string;
  history: readonly WynLine[];
  knowledge: Knowledge | undefined;
  /** The product fact that answers the person's question about the product. */
  fact: string | undefined;
  /** What was understood of a text without a recognized wish; undefined if that was not computed. */
  heard?: Understood | undefined;
  /** What was read of the chats that Wyn may read; undefined for a visitor. */
  chats?: ChatsRead | undefined;
  /** The marks of the openers that the person put into a chat. */
  used?: readonly string[] | undefined;
  /** The language of the person's pages, English by default. */
  language?: Language | undefined;
  /** The time of the message, ISO 8601. */
  now?: string | undefined;
  rng: Rng;
}

export interface Reply {
  text: string;
  opener: WynOpener | null;
  /** The sources of the facts in the text. */
  from: readonly WynSource[];
  /** The language of the text, English by default. */
  tongue?: WynTongue;
}

/** Everything an answer is made from. */
export interface WynScene extends WynTurn {
  memory: Memory;
  /** The language of the answer. */
  speech: Speech;
  /** The match in question: the match named last in the conversation, else the newest match. */
  match: KnownMatch | undefined;
}
