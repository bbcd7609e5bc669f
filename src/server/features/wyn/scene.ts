import type { WynLine, WynOpener, WynSource } from '#contract/wyn.ts';
import type { Understood } from '#server/features/companions/companions.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Knowledge, KnownMatch } from './knowledge.ts';
import type { Memory } from './lines.ts';

/** The conversation and the person; a visitor has no knowledge. */
export interface Turn {
  message: string;
  history: readonly WynLine[];
  knowledge: Knowledge | undefined;
  /** The answer from our own facts, where the person asks about the product. */
  fact: string | undefined;
  /** What is understood of a text that names no wish; undefined where nobody looked. */
  heard?: Understood | undefined;
  rng: Rng;
}

export interface Reply {
  text: string;
  opener: WynOpener | null;
  /** The facts in it. */
  from: readonly WynSource[];
}

/** Everything an answer is made from. */
export interface Scene extends Turn {
  memory: Memory;
  /** The match in question: named in the conversation, or else the newest. */
  match: KnownMatch | undefined;
}
