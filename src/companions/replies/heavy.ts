import { toneLines } from '#content/companions/tone-lines.ts';
import { saysHard } from '#companions/hearing/recognise.ts';
import { isHeavyTone, toneOf } from '#companions/hearing/tone.ts';
import type { ReplyScene } from './scene.ts';

/** The number of latest lines of each side among which a heavy line sets the tone. */
const HEAVY_LINES = 4;
const FOR_HEAVY: readonly string[] = [...toneLines.grief, ...toneLines.hurt];

/** Returns whether a recent line was about something heavy, by the person's words or by the companion's answer. */
export function isHeavyTalk({ before, reading }: ReplyScene): boolean {
  const lastOf = (who: 'person' | 'companion'): string[] =>
    before
      .filter(({ by }) => by === who)
      .slice(-HEAVY_LINES)
      .map(({ text }) => text);
  const isSaid = (text: string): boolean => FOR_HEAVY.some((line) => text.includes(line));
  return reading.signs.includes('hardTimes') || lastOf('person').some(saysHard) || lastOf('companion').some(isSaid);
}

/** Returns whether a line has a sad tone, or tears. */
export const isSad = ({ meant, said, reading }: ReplyScene): boolean =>
  (isHeavyTone(toneOf(meant, said.join(' '))) && !DENIES.test(reading.said)) || WEEPS.test(said.join(' '));
/** "240 doesn't scare me" */
const DENIES = /\b(?:not|never|no|\w+nt) (?:\w+ )?(?:scar\w+|afraid|worr\w+|bother\w*|sad|nervous|frighten\w*)\b/;
const WEEPS = /\b(?:cry|cries|cried|crying|tears)\b/i;
