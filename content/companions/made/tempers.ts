import type { CompanionLines } from '#content/companions/companion.ts';

/** A composed character's style: its lines except those of its life, and its voice for a model. */
export interface Temper {
  voice: string;
  lines: Omit<CompanionLines, 'hello' | 'aboutYou'>;
  /** First lines. `{self}` is the character's name; `{report}` and `{second}` are the report's first descriptors. */
  hello: readonly string[];
}
