import { pillars, type Axes, type Pillar } from '#contract/quiz.ts';

/** The words for an axis' negative end, its positive end, and both where a person stands between. */
const words: Record<Pillar, readonly [negative: string, positive: string]> = {
  energy: ['Inward', 'Outward'],
  perception: ['Grounded', 'Imaginative'],
  judgement: ['Head', 'Heart'],
  lifestyle: ['Planned', 'Open'],
};

interface Trait {
  /** The side the letter names; near the middle both, and that it is the border. */
  label: string;
  /** 50 in the middle, 100 at the end that the label names first. */
  strength: number;
}

export function traitsOf(axes: Axes): Trait[] {
  return pillars.map((pillar) => {
    const { value, letter, nearBorder } = axes[pillar];
    const [negative, positive] = words[pillar];
    const isPositive = 'ENFP'.includes(letter);
    const [near, far] = isPositive ? [positive, negative] : [negative, positive];
    return {
      label: nearBorder ? `${near} / ${far}, on the border` : near,
      strength: Math.round(50 + 50 * Math.abs(value)),
    };
  });
}
