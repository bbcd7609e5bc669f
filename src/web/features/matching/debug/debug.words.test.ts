import { describe, expect, it } from 'vitest';
import { countWords, detailsOf, lostWords, plain, type DebugStep } from './debug.words.ts';

const step: DebugStep = {
  step: 3,
  name: 'Place, both ways',
  description: '',
  candidates: 1200,
  excludedCount: 1195,
  passed: 5,
  reason: null,
  filteredOut: [],
  candidateIds: [],
  details: { locationRadius: 'across_town', restDays: 90, gender: '' },
};

describe('The words of the console', () => {
  it('An exact count reads in full and a coarse one in fives', () => {
    expect(countWords(1200, { isCoarse: false, step: 3 })).toBe('1,200');
    expect(countWords(0, { isCoarse: false, step: 3 })).toBe('0');
    expect(countWords(15, { isCoarse: true, step: 3 })).toBe('15+');
    expect(countWords(0, { isCoarse: true, step: 10 })).toBe('under 5');
    expect(countWords(17, { isCoarse: true, step: 1 })).toBe('17');
  });

  it('A step says how many it excluded, and nothing when it excluded nobody', () => {
    expect(lostWords(step, false)).toBe('1,195 fell out here');
    expect(lostWords(step, true)).toBe('About 1,195 fell out here');
    expect(lostWords({ ...step, excludedCount: 0 }, true)).toBeNull();
  });

  it('A step names the preferences it applied', () => {
    expect(detailsOf(step)).toEqual([
      ['Your distance', 'across town'],
      ['Days a passed pair rests', '90'],
      ['Your gender', 'not said'],
    ]);
    expect([plain(null), plain(true), plain(false)]).toEqual(['not said', 'yes', 'no']);
  });
});
