import { describe, expect, it } from 'vitest';
import { energyBands, type VibeKey } from '#content/vibes.ts';
import { vibeKeys } from '#contract/people.ts';
import { drawPortrait } from './portrait.ts';

const choices: VibeKey[][] = vibeKeys.flatMap((one) => vibeKeys.map((other) => (one === other ? [one] : [one, other])));
const all = choices.flatMap((chosen) => energyBands.map((band) => ({ chosen, band })));
const drawn = (parts: readonly string[]) =>
  all.map(({ chosen, band }) =>
    JSON.stringify(drawPortrait(chosen, band).filter(({ part }) => parts.length === 0 || parts.includes(part))),
  );

describe('A portrait', () => {
  it('Every choice has a different portrait at every power level', () => {
    expect(all).toHaveLength(256);
    expect(new Set(drawn([])).size).toBe(256);
  });

  it('The same choice always draws the same portrait', () => {
    expect(drawn([])).toEqual(drawn([]));
  });

  it('Head, ears and outfit show the vibes, and posture and air show the power level', () => {
    expect(new Set(drawn(['ears']).map(withoutPlace)).size).toBe(8);
    expect(new Set(drawn(['face']).map(withoutPlace)).size).toBe(8);
    expect(new Set(drawn(['body'])).size).toBe(4);
    expect(new Set(drawn(['air'])).size).toBe(4);
    for (const part of ['mouth', 'mark']) expect(new Set(drawn([part])).size).toBeGreaterThanOrEqual(64);
  });

  it('A portrait without vibes is empty', () => {
    expect(drawPortrait([], 'high')).toEqual([]);
  });

  it('A portrait contains only valid numbers', () => {
    for (const text of drawn([])) expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});

function withoutPlace(text: string): string {
  return text.replaceAll(/"at":\[[^\]]*\]/g, '');
}
