import { pillarSides } from '#content/pillars.ts';
import { pillarNames, pillars, type Axes } from '#contract/quiz.ts';

export interface Trait {
  /** The pillar: 'Energy'. */
  name: string;
  left: string;
  right: string;
  /** From the left end, 0, to the right one, 100. */
  place: number;
  /** Which end the letter names. */
  lean: 'left' | 'right';
  /** "Outward 78", or where there is hardly a side, both: "Heart / Head, on the border". */
  reading: string;
  /** Said only on the border. */
  caution: string | undefined;
}

/** The four axes in words. The middle is 50; 100 is the furthest that the answers to this quiz can reach. */
export function traitsOf(axes: Axes): Trait[] {
  return pillars.map((pillar) => {
    const { value, letter, nearBorder } = axes[pillar];
    const [left, right] = pillarSides[pillar];
    const lean = 'ENFP'.includes(letter) ? 'right' : 'left';
    const [near, far] = lean === 'right' ? [right, left] : [left, right];
    const strength = Math.round(50 + 50 * Math.abs(value));
    return {
      name: pillarNames[pillar],
      left,
      right,
      place: Math.round(50 + 50 * value),
      lean,
      reading: nearBorder ? `${near} / ${far}, on the border` : `${near} ${strength}`,
      caution: nearBorder ? cautionOf(strength, near, far) : undefined,
    };
  });
}

function cautionOf(strength: number, near: string, far: string): string {
  if (strength === 50)
    return `Exactly in the middle. Your last answer here tipped it to ${near}; ${far} is as much you.`;
  return `${strength} toward ${near}. A softer answer or two would have said ${far}, so both are yours.`;
}
