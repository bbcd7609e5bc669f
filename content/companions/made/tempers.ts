import type { CompanionLines } from '#content/companions/companion.ts';

/** How a composed character talks: its lines apart from those of its life, and its voice for a model. */
export interface Temper {
  voice: string;
  lines: Omit<CompanionLines, 'hello' | 'aboutYou'>;
  /** The first line; {self} is the character's name, {report} what the person's report says first of them. */
  hello: readonly string[];
}
