import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cloudVibes } from '#contract/clouds.ts';
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#contract/groups.ts';
import { beginnings, BEGINNINGS, beginningsOn } from './beginnings.ts';
import { vibeOf } from './clouds.ts';
import { refusalOf } from './moderation.ts';

it('Every beginning has a tag of its type, and words that a group may have', () => {
  for (const { type, tag, name, line } of beginnings) {
    expect(vibeOf(type, tag), `${type} ${tag}`).toBeDefined();
    expect(name.length).toBeLessThanOrEqual(GROUP_NAME_MAX);
    expect(line.length).toBeLessThanOrEqual(GROUP_DESCRIPTION_MAX);
    expect(refusalOf(`${name}. ${line}`)).toBeUndefined();
  }
  expect(new Set(beginnings.map(({ name }) => name)).size).toBe(beginnings.length);
});

it('Every day offers three beginnings of different types, those of the vibe first', () => {
  const vibe = fc.constantFrom(null, ...cloudVibes);
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), noInvalidDate: true }), vibe, (now, wanted) => {
      const offered = beginningsOn(now, wanted);
      expect(new Set(offered.map(({ type }) => type)).size).toBe(BEGINNINGS);
      const fits = offered.map(({ type, tag }) => vibeOf(type, tag) === wanted);
      expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
      if (wanted !== null) expect(fits[1]).toBe(true);
    }),
  );
});

it('All beginnings have their turn within eight days', () => {
  const days = Array.from({ length: 8 }, (_, day) => beginningsOn(new Date(2026, 0, 1 + day), null));
  expect(new Set(days.flat().map(({ name }) => name)).size).toBe(beginnings.length);
});
