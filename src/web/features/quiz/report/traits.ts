import { pillarSides } from '#content/pillars.ts';
import { pillarNames, pillars, type Axes, type DescriptorResult } from '#contract/quiz.ts';
import { spoken, t } from '#web/words/words.ts';

export interface Trait {
  /** The name of the pillar: 'Energy'. */
  name: string;
  left: string;
  right: string;
  /** The position from 0 (left end) to 100 (right end). */
  place: number;
  /** The end of the axis that the person's letter names. */
  lean: 'left' | 'right';
  /** For example "Outward 78". Near the middle, it names both ends: "Heart / Head, on the border". */
  reading: string;
  /** A remark if the person is near the middle of the axis; otherwise undefined. */
  caution: string | undefined;
}

/** Returns the four axes in words. The middle is 50; 100 is the largest value that the answers allow. */
export function traitsOf(axes: Axes): Trait[] {
  return pillars.map((pillar) => {
    const { value, letter, nearBorder } = axes[pillar];
    const [left, right] = pillarSides[pillar].map(spoken) as [string, string];
    const lean = 'ENFP'.includes(letter) ? 'right' : 'left';
    const [near, far] = lean === 'right' ? [right, left] : [left, right];
    const strength = Math.round(50 + 50 * Math.abs(value));
    return {
      name: spoken(pillarNames[pillar]),
      left,
      right,
      place: Math.round(50 + 50 * value),
      lean,
      reading: nearBorder
        ? t('quiz.on-the-border', '{near} / {far}, on the border', { near, far })
        : `${near} ${strength}`,
      caution: nearBorder ? cautionOf(strength, near, far) : undefined,
    };
  });
}

function cautionOf(strength: number, near: string, far: string): string {
  if (strength === 50)
    return t(
      'quiz.exactly-in-the-middle-your',
      'Exactly in the middle. Your last answer here tipped it to {near}; {far} is as much you.',
      { near, far },
    );
  return t(
    'quiz.toward-a-softer-answer-or',
    '{strength} toward {near}. A softer answer or two would have said {far}, so both are yours.',
    { strength, near, far },
  );
}

/** Returns results in the order in which their numbers are shown: the highest percentage first. */
export function byPercent(results: readonly DescriptorResult[]): DescriptorResult[] {
  return results.toSorted((a, b) => b.percentage - a.percentage || b.count - a.count);
}
