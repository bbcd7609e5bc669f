import type { Companion } from '#content/companions/companion.ts';
import type { Reader } from '#content/companions/readers.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Lines } from '#server/features/companions/words/lines.ts';
import type { Slots } from './given-back.ts';
import type { Meant } from '#server/features/companions/hearing/kinds.ts';
import type { Question } from '#server/features/companions/hearing/question.ts';
import type { Reading } from '#server/features/companions/hearing/recognise.ts';
import type { Recollection } from '#server/features/companions/memory/recollect.ts';

/** One line of the conversation. */
export interface Said {
  by: 'person' | 'companion';
  text: string;
}

/** The input of the built-in engine; the same turn and `rng` give the same answer. */
export interface Turn extends Recollection {
  persona: Companion;
  /** The unanswered lines in order; at least one. */
  said: readonly string[];
  /** The lines before those. */
  before: readonly Said[];
  /** The companion's own lines before those. */
  earlier: readonly string[];
  /** The person's name; undefined when not known. */
  name: string | undefined;
  /** The character's lines that are near by meaning, with how near; undefined where meaning is not read. */
  near: ReadonlyMap<string, number> | undefined;
  /** What the person's last line does, judged by its meaning; undefined where meaning is not read. */
  meant: Meant | undefined;
  /** The answer from our own facts, where the person asks about the product. */
  fact: string | undefined;
  /** Who reads other languages, and when; undefined without a model. */
  reader?: Reader | undefined;
  /** The pause before the unanswered lines, in milliseconds. */
  pauseMs: number;
  /** True for the messages after help, which have no joke, question or anecdote. */
  isAfterHelp: boolean;
  /** True where the recogniser is not sure of these lines, while help is above already. */
  isDoubtful: boolean;
  now: Date;
  timeZone: string;
  rng: Rng;
}

/** After a pause of this length the companion greets the person's return. */
const PAUSE_MS = 3 * 3_600_000;
export const isAfterPause = ({ pauseMs }: Turn): boolean => pauseMs >= PAUSE_MS;

/** What a reply does, by which it is decided how it goes on, and its pieces. */
export interface Reaction {
  kind: string;
  parts: string[];
}

/** Everything that an answer is made from. */
export interface Scene extends Turn {
  reading: Reading;
  /** The kind of line it is, where its meaning is sure enough. */
  isOf: string | undefined;
  slots: Slots;
  /** What the last line asks, where it can be said back. */
  question: Question | undefined;
  canAsk: boolean;
  lines: Lines;
}

/** The signs for which a character has lines under the same name. */
export const OWN = ['areYouReal', 'flirt', 'insult', 'hardTimes', 'goodNews', 'advice'] as const;
/** Small talk; anything said besides it is answered too. */
export const LIGHT = ['howAreYou', 'compliment', 'thanks', 'laugh'] as const;

/** Returns a line of the character's for a sign; one of any companion's when all of its own were said. */
export const ownLine = ({ lines, persona }: Scene, kind: (typeof OWN)[number] | (typeof LIGHT)[number]): string =>
  lines.pick(persona.lines[kind], spareLines[kind]);
