import { kindLines } from '#content/companions/kind-lines.ts';
import { wouldAtAll, wouldLines, wouldPick } from '#content/companions/would-lines.ts';
import type { ReplyScene } from './scene.ts';
import { nearest } from './take-up.ts';

/** The lowest similarity at which the character's own line answers what it would like. */
const NEAR_ENOUGH = 0.55;

/** Returns the person's question in quotation marks; empty if it cannot be repeated. */
export const asQuoted = ({ question }: ReplyScene): string[] => (question === undefined ? [] : [`“${question.text}”`]);

/** Answers "what's your favorite biscuit?" with a line of the character, a line on the thing, or an invented choice. */
export function wouldOf(scene: ReplyScene): string[] {
  const { reading, lines, slots } = scene;
  const chosen = slots['choice'] === undefined ? undefined : lines.fresh(kindLines.choice);
  if (chosen !== undefined) return [chosen];
  const own = nearest(scene, NEAR_ENOUGH);
  const ofThing = wouldLines
    .filter(({ asked }) => asked.test(reading.said))
    .flatMap((one) => lines.fresh(one.lines) ?? [])[0];
  const atAll = /\b(?:would|could|might|will|do|are|did) you(?:r)?\b(?! (?:rather|prefer|pick|choose|have|like|want))/;
  const isWhat = /\b(?:what|whats|which|who|whos|where|how|best|favou?rite)\b/.test(reading.said);
  const pool = !isWhat && atAll.test(reading.said) ? wouldAtAll : wouldPick;
  return [...asQuoted(scene), own ?? ofThing ?? lines.pick(pool, wouldPick, wouldAtAll)];
}
