import { expect, it } from 'vitest';
import { agesSought, cellOf, dayNumber, talkOf, TALKS, vibeOf, VIBES, type Profile } from './profile.ts';

it('The numbers of a profile mean what they meant in the rows that are stored', () => {
  const strong = { energy: 0.5, perception: -0.5, judgement: 0, lifestyle: 0.5 };
  expect([cellOf(strong), talkOf({ communicationStyle: ['in_person'], connectionDepth: 'balanced' })]).toEqual([
    59, 14,
  ]);
  expect([TALKS, VIBES]).toEqual([48, 185]);
  expect(vibeOf([], null)).toBe(4);
  expect(vibeOf(['down'], 0)).toBe(145);
  expect(vibeOf(['selfcare', 'down'], 100)).toBe(183);
});

it('Only the first two vibes count', () => {
  expect(vibeOf(['bold', 'chill', 'down'], 60)).toBe(vibeOf(['bold', 'chill'], 60));
});

it('A negative age limit counts from the person’s own age', () => {
  const sought = (minAge: number, maxAge: number): unknown =>
    agesSought({ born: dayNumber('1996-03-10'), minAge, maxAge } as Profile, 20_260_310);
  expect(sought(18, 18)).toEqual({ minAge: 18, maxAge: 18 });
  expect(sought(-6, 6)).toEqual({ minAge: 24, maxAge: 36 });
});
