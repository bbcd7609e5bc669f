import { nearAsked, nearAtAll, nearLines, nearLoss, nearReal, nearSpanish } from '#content/companions/near-lines.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { toneOf } from '#companions/hearing/tone.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import type { ReplyScene } from './scene.ts';

/** Returns whether the person's lines, or the line before a short or sad one, name something grave. */
export function isNear({ said, before, reading, isAfterHelp, forgot, asked }: ReplyScene): boolean {
  // After help, and about notes, the answers are plain already.
  if (isAfterHelp || forgot !== undefined || asked !== undefined) return false;
  if (said.some(isNearGrave)) return true;
  const last = before.findLast(({ by }) => by === 'person')?.text ?? '';
  const goesOn = reading.isShort || reading.feeling !== undefined || reading.signs.includes('hardTimes');
  return goesOn && !reading.isGoodbye && isNearGrave(last);
}

/** Returns a plain answer beside something grave: no joke, no anecdote, and none of the person's own words. */
export function nearTo(scene: ReplyScene): string[] {
  const { lines, persona, reading, meant, said, fact } = scene;
  if (fact !== undefined) return [fact];
  if (reading.signs.includes('areYouReal')) return [lines.pick(nearReal)];
  if (reading.language === 'es') return [lines.pick(nearSpanish)];
  const own = [nearLines[persona.key] ?? nearAtAll, nearAtAll] as const;
  if (recognise(said.slice(-1)).isQuestion) return [lines.pick(nearAsked, ...own)];
  const isLoss = DEATH.test(said.join(' ')) || toneOf(meant, said.join(' ')) === 'grief';
  const sorry = isLoss ? lines.fresh(nearLoss) : undefined;
  return [...(sorry === undefined ? [] : [sorry]), lines.pick(...own)];
}

const DEATH = /\b(?:died|passed away|funeral|buried|lost (?:him|her|them|the baby)|miscarriage|stillborn)\b/i;
