import type { Meant } from './kinds.ts';

/**
 * The tone that an answer needs. `soft` is for a heavy subject without a more exact tone. `calm` is for a line that may
 * be heavy, so its answer has no joke and no anecdote. `warm` is for good news that is too small for congratulations.
 */
export type Tone = 'grief' | 'hurt' | 'worry' | 'anger' | 'tired' | 'soft' | 'calm' | 'joy' | 'warm' | 'wit';

const HEAVY = ['grief', 'hurt', 'worry', 'anger', 'tired'] as const;

/**
 * The lowest probability at which a tone is accepted, chosen on lines outside the training. A joke about something sad
 * is the worst error. So jokes and congratulations need high certainty, and a possibly heavy line gets a quiet answer.
 */
const LEAST = { heavy: 0.6, told: 0.6, soft: 0.5, calm: 0.3, joy: 0.65, warm: 0.6, wit: 0.6, side: 0.8 };
/** The highest share of heavy tones in a line that is taken as glad or funny. */
const MOST_HEAVY = 0.15;

/** Words about a wrong done to the person, or about their anger. */
const WRONGED =
  /\b(?:angry|anger|furious|mad|livid|rude|unfair|fed up|sick of|how dare|hate[ds]?|insult\w*|mean|cruel|yell\w*|shout\w*|scream\w*|lie[ds]?|lying|cheat\w*|betray\w*|ignor\w*|hurt\w*|laughed at|mock\w*|cry|cried|crying|dump\w*|left me|left out|fired|blam\w*|accus\w*|ghost\w*|stole|bull(?:y|ied)\w*|disrespect\w*|annoy\w*|pissed|excluded|forgot|forgotten|uninvited|behind my back|my fault|nobody|no one|never (?:asks?|calls?|thanks?|listens?)|without (?:asking|telling)|again)\b/i;
const LAUGHED =
  /\b(?:a?ha(?:ha)+|lol|lmao|rofl|just (?:kidding|joking)|laughed (?:so|until|out loud|all))\b|[😂🤣😆]/iu;
/** Matches tears of joy. */
const HAPPY_TEARS = /\bthe good kind\b|\b(?:happy|good) tears\b|\b(?:of|with|for) (?:joy|happiness|laughter|relief)\b/i;

/** Returns the tone that an answer needs; undefined for ordinary talk. Without `meant`, only laughter is found. */
export function toneOf(meant: Meant | undefined, text: string): Tone | undefined {
  if (meant === undefined) return LAUGHED.test(text) ? 'wit' : undefined;
  const of = (tone: string): number => meant.tones[tone] ?? 0;
  const heavy = HEAVY.reduce((sum, tone) => sum + of(tone), 0);
  if (HAPPY_TEARS.test(text)) return 'warm';
  if (LAUGHED.test(text) && heavy < LEAST.heavy) return 'wit';
  if (heavy >= LEAST.heavy) {
    const told = HEAVY.find((tone) => of(tone) >= LEAST.told);
    // Taking the person's side requires more certainty.
    const takesSide = told === 'hurt' || told === 'anger';
    return takesSide && of(told) < LEAST.side && !WRONGED.test(text) ? 'calm' : (told ?? 'soft');
  }
  if (heavy < MOST_HEAVY) {
    if (of('joy') >= LEAST.joy) return 'joy';
    if (of('joy') + of('tender') >= LEAST.warm) return 'warm';
    if (of('wit') >= LEAST.wit) return 'wit';
  }
  if (heavy >= LEAST.soft) return 'soft';
  return heavy >= LEAST.calm ? 'calm' : undefined;
}

/** Returns whether a tone allows no joke, no anecdote and no congratulations. */
export const isHeavyTone = (tone: Tone | undefined): boolean =>
  tone === 'soft' || tone === 'calm' || HEAVY.some((one) => one === tone);
