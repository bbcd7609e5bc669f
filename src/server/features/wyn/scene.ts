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
  /** The product fact that answers the person's question about the product. */
  fact: string | undefined;
  /** The understanding of a text without a recognized wish; undefined when it was not computed. */
  heard?: Understood | undefined;
  rng: Rng;
}

export interface Reply {
  text: string;
  opener: WynOpener | null;
  /** The facts that it uses. */
  from: readonly WynSource[];
}

/** Everything an answer is made from. */
export interface Scene extends Turn {
  memory: Memory;
  /** The match in question: named in the conversation, or else the newest. */
  match: KnownMatch | undefined;
}
