import { describe, expect, it } from 'vitest';
import type { Axes } from '#contract/quiz.ts';
import { byPercent, traitsOf } from './traits.ts';

const axes: Axes = {
  energy: { value: 0.56, letter: 'E', nearBorder: false },
  perception: { value: -1, letter: 'S', nearBorder: false },
  judgement: { value: -0.08, letter: 'T', nearBorder: true },
  lifestyle: { value: 0, letter: 'P', nearBorder: true },
};

describe('An axis in words', () => {
  const [energy, perception, judgement, lifestyle] = traitsOf(axes);

  it('The words name both ends, the side and the strength', () => {
    expect(energy).toEqual({
      name: 'Energy',
      left: 'Inward',
      right: 'Outward',
      place: 78,
      lean: 'right',
      reading: 'Outward 78',
      caution: undefined,
    });
  });

  it('The words read the negative end as strongly as the positive', () => {
    expect(perception).toMatchObject({ place: 0, lean: 'left', reading: 'Grounded 100' });
  });

  it('The words mention the border, and the other side’s result', () => {
    expect(judgement).toMatchObject({ place: 46, reading: 'Head / Heart, on the border' });
    expect(judgement?.caution).toContain('54 toward Head');
    expect(judgement?.caution).toContain('would have said Heart');
  });

  it('The words for the exact middle say what decided', () => {
    expect(lifestyle).toMatchObject({ place: 50, lean: 'right' });
    expect(lifestyle?.caution).toContain('tipped it to Open');
  });
});

it('Shown results stand in the order of their percentages', () => {
  const result = (id: number, count: number, percentage: number) => ({ descriptor: { id }, count, percentage });
  const shown = byPercent([result(1, 6, 60), result(2, 5, 100), result(3, 4, 60)] as never[]);
  expect(shown.map(({ percentage, count }) => [percentage, count])).toEqual([
    [100, 5],
    [60, 6],
    [60, 4],
  ]);
});
