import { HOUR_MS } from '#contract/durations.ts';
import type { Companion } from '#content/companions/companion.ts';
import type { Reader } from '#content/companions/readers.ts';
import type { Story } from '#content/companions/story.ts';
import type { Temper } from '#content/companions/theme.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import type { Rng } from '#server/platform/clock.ts';
import type { Lines } from '#companions/words/lines.ts';
import type { Meant } from '#companions/hearing/kinds.ts';
import type { Recognition } from '#companions/hearing/recognise.ts';
import type { Heard } from '#companions/scenes/by-meaning.ts';
import type { Place } from '#companions/scenes/play.ts';
import type { Recollection } from '#companions/memory/recollection.ts';

/** One line of the conversation. */
export interface TalkLine {
  by: 'person' | 'companion';
  text: string;
}

/** The input of the built-in engine. Equal turns with an `rng` of the same seed get the same answer. */
export interface CompanionTurn extends Recollection {
  persona: Companion;
  /** The person's unanswered lines in order; at least one. */
  said: readonly string[];
  /** The lines of the person and the companion before `said`, without lines about a crisis. */
  before: readonly TalkLine[];
  /** The companion's own lines that are older than those in `before`. */
  earlier: readonly string[];
  /** The person's name; undefined when not known. */
  name: string | undefined;
  /** The character's lines near in meaning to `said`, with their similarity; undefined without a model of meaning. */
  near: ReadonlyMap<string, number> | undefined;
  /** The kind of the person's last line, by its meaning; undefined without a model of meaning. */
  meant: Meant | undefined;
  /** What the person's words mean among the replies on offer and the themes; undefined without a model of meaning. */
  heard?: Heard | undefined;
  /** The product fact that is near to the person's lines; undefined when none is. */
  fact: string | undefined;
  /** The AI that reads other languages, and when; undefined when the answer must not name one. */
  reader?: Reader | undefined;
  /** The pause before the unanswered lines, in milliseconds. */
  pauseMs: number;
  /** True shortly after a help card: the answer then has no joke, question or anecdote. */
  isAfterHelp: boolean;
  /** True when the crisis recognizer is not sure of these lines and help was shown already. */
  isDoubtful: boolean;
  /** The character's scenes; undefined for a character without any. */
  story?: Story | undefined;
  /** The replies that the character's last line offers. */
  offered?: readonly string[] | undefined;
  /** Where the conversation is among the scenes; undefined at its beginning. */
  place?: Place | undefined;
  now: Date;
  timeZone: string;
  rng: Rng;
}

/** After a pause of this length the companion welcomes the person back. */
const PAUSE_MS = 3 * HOUR_MS;
export const isAfterPause = ({ pauseMs }: CompanionTurn): boolean => pauseMs >= PAUSE_MS;

/** A reply in pieces. Its kind decides how the reply continues. */
export interface Reaction {
  kind: string;
  parts: string[];
  /** True when nothing may go before or after the pieces. */
  isWhole?: true;
  /** Where the reply leads among the scenes; without it, the conversation stays where it is. */
  place?: Place;
}

/** A way to answer. */
export interface ReplyRule {
  name: string;
  /** Returns whether the rule may speak. Without `when`, `say` decides alone. */
  when?: (scene: ReplyScene) => boolean;
  /** Returns the reply; undefined to leave the turn to the next rule. */
  say: (scene: ReplyScene) => Reaction | undefined;
}

/** All inputs of an answer. */
export interface ReplyScene extends CompanionTurn {
  story: Story;
  place: Place;
  heard: Heard;
  temper: Temper;
  /** The offered reply that the person took by its words or its number. */
  taken: string | undefined;
  reading: Recognition;
  /** True when the person's last line corrects what was made of the one before. */
  isCorrection: boolean;
  /** True when that leads back to the step before. */
  isUndone: boolean;
  /** The kind of the person's line, by its words or its meaning; undefined when the kind is not certain enough. */
  isOf: string | undefined;
  canAsk: boolean;
  lines: Lines;
  /** The same lines; they may ask, too, unless the person wants no questions. */
  asking: Lines;
  /** Returns the answer for the kind of the line, which is made at the first call. */
  ofKind: () => Reaction | undefined;
}

/** Returns whether a scene is being played. Only what is sure may then take the place of its next line. */
export const isPlaying = ({ place }: Pick<ReplyScene, 'place'>): boolean => place.scene !== null;

/** The signs that come before small talk. For each, a character has lines of the same name. */
export const OWN = ['areYouReal', 'flirt', 'insult', 'hardTimes', 'goodNews', 'advice'] as const;
/** The signs of small talk. For each, a character has lines too; the rest of the person's line also gets an answer. */
export const LIGHT = ['howAreYou', 'compliment', 'thanks', 'laugh'] as const;

/** Returns one of the character's lines for a sign; when all of these were said, a line that all companions share. */
export const ownLine = ({ lines, persona }: ReplyScene, kind: (typeof OWN)[number] | (typeof LIGHT)[number]): string =>
  lines.pick(persona.lines[kind], spareLines[kind]);
