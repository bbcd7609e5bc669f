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
  /** The lines before `said`. */
  before: readonly Said[];
  /** The companion's own lines before `said`. */
  earlier: readonly string[];
  /** The person's name; undefined when not known. */
  name: string | undefined;
  /** The character's lines that are near by meaning, with their similarity; undefined without a model of meaning. */
  near: ReadonlyMap<string, number> | undefined;
  /** The kind of the person's last line, by its meaning; undefined without a model of meaning. */
  meant: Meant | undefined;
  /** The product fact that answers the person's question about the product. */
  fact: string | undefined;
  /** Who reads other languages, and when; undefined without a language model. */
  reader?: Reader | undefined;
  /** The pause before the unanswered lines, in milliseconds. */
  pauseMs: number;
  /** True for the lines shortly after a help card, which have no joke, question or anecdote. */
  isAfterHelp: boolean;
  /** True when the crisis recognizer is not sure of these lines and help was shown already. */
  isDoubtful: boolean;
  now: Date;
  timeZone: string;
  rng: Rng;
}

/** After a pause of this length the companion welcomes the person back. */
const PAUSE_MS = 3 * 3_600_000;
export const isAfterPause = ({ pauseMs }: Turn): boolean => pauseMs >= PAUSE_MS;

/** The name of a reply, which decides how it continues, and its pieces. */
export interface Reaction {
  kind: string;
  parts: string[];
}

/** All inputs of an answer. */
export interface Scene extends Turn {
  reading: Reading;
  /** The kind of the line, if its meaning is certain enough. */
  isOf: string | undefined;
  slots: Slots;
  /** The question of the last line, if it can be repeated. */
  question: Question | undefined;
  canAsk: boolean;
  lines: Lines;
}

/** The signs for which a character has lines of the same name. */
export const OWN = ['areYouReal', 'flirt', 'insult', 'hardTimes', 'goodNews', 'advice'] as const;
/** Small talk; the rest of the line gets an answer too. */
export const LIGHT = ['howAreYou', 'compliment', 'thanks', 'laugh'] as const;

/** Returns one of the character's lines for a sign; a line of any companion once all of its own were said. */
export const ownLine = ({ lines, persona }: Scene, kind: (typeof OWN)[number] | (typeof LIGHT)[number]): string =>
  lines.pick(persona.lines[kind], spareLines[kind]);
