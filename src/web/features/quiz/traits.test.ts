import { describe, expect, it } from 'vitest';
import type { Axes } from '#contract/quiz.ts';
import { traitsOf } from './traits.ts';

const axes: Axes = {
  energy: { value: 0.56, letter: 'E', nearBorder: false },
  perception: { value: -1, letter: 'S', nearBorder: false },
  judgement: { value: -0.08, letter: 'T', nearBorder: true },
  lifestyle: { value: 0, letter: 'P', nearBorder: true },
};

describe('an axis in words', () => {
  const [energy, perception, judgement, lifestyle] = traitsOf(axes);

  it('names both ends, the side and how far', () => {
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

  it('reads the negative end as strongly as the positive', () => {
    expect(perception).toMatchObject({ place: 0, lean: 'left', reading: 'Grounded 100' });
  });

  it('says that it is the border, and what the other side would have been', () => {
    expect(judgement).toMatchObject({ place: 46, reading: 'Head / Heart, on the border' });
    expect(judgement?.caution).toContain('54 toward Head');
    expect(judgement?.caution).toContain('would have said Heart');
  });

  it('says of the very middle what decided', () => {
    expect(lifestyle).toMatchObject({ place: 50, lean: 'right' });
    expect(lifestyle?.caution).toContain('tipped it to Open');
  });
});
