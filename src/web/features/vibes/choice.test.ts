import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandOf, energyBands, vibes } from '#content/vibes.ts';
import { vibeKeys } from '#contract/people.ts';
import { changeWords, latinFor, levelWords, seedOf, toggleVibe, wordsFor } from './choice.ts';

const presses = fc.array(fc.constantFrom(...vibeKeys), { maxLength: 40 });

describe('The choice of vibes', () => {
  it('The choice never holds more than two vibes, and always the newest', () => {
    fc.assert(
      fc.property(presses, (keys) => {
        let chosen: (typeof keys)[number][] = [];
        for (const key of keys) {
          const before = chosen;
          chosen = toggleVibe(chosen, key);
          expect(chosen.length).toBeLessThanOrEqual(2);
          expect(new Set(chosen).size).toBe(chosen.length);
          if (before.includes(key)) expect(chosen).toEqual(before.filter((one) => one !== key));
          else expect(chosen).toEqual([...before.slice(-1), key]);
        }
      }),
    );
  });

  it('The words say what was added, removed and kept', () => {
    expect(changeWords([], ['funny'])).toBe('Funny chosen.');
    expect(changeWords(['funny', 'bold'], ['bold', 'selfcare'])).toBe('Bold and self-care chosen. Funny made way.');
    expect(changeWords(['funny', 'bold'], ['bold'])).toBe('Bold chosen.');
    expect(changeWords(['bold'], [])).toBe('No vibe chosen.');
  });

  it('Every vibe and every pair has a name', () => {
    expect(vibes.map(({ key }) => key)).toEqual([...vibeKeys]);
    const names = vibeKeys.flatMap((one) => vibeKeys.map((other) => latinFor([one, other], 60)));
    expect(new Set(names).size).toBe(64);
    expect(latinFor(['funny'], 80)).toBe('Ridens jocosa var. maxima');
    expect(wordsFor(['creative', 'down'])).toBe('Creative and down');
  });
});

describe('The power level', () => {
  it.each([
    [0, 'minimal', 'Novice, 0'],
    [25, 'minimal', 'Novice, 25'],
    [26, 'low', 'Wanderer, 26'],
    [50, 'low', 'Wanderer, 50'],
    [51, 'med', 'Champion, 51'],
    [75, 'med', 'Champion, 75'],
    [76, 'high', 'Legendary, 76'],
    [100, 'high', 'Legendary, 100'],
  ] as const)('The level %i is %s', (level, band, words) => {
    expect(bandOf(level)).toBe(band);
    expect(levelWords(level)).toBe(words);
  });

  it('The power level rises without a step back', () => {
    const heights = Array.from({ length: 101 }, (_, level) => energyBands.indexOf(bandOf(level)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('The seed contains the band of the power level', () => {
    expect(seedOf(['bold', 'chill'], 80)).toBe('bold-chill-high');
    expect(seedOf(['bold', 'chill'], 99)).toBe('bold-chill-high');
    expect(seedOf(['chill', 'bold'], 99)).not.toBe('bold-chill-high');
  });
});
