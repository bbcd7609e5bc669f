import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { challenges } from '#content/challenge.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { refusalOf } from '#content/moderation.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { quickStarters } from '#content/starters.ts';
import { trendingIds, WOKEN_ROOMS } from '#contract/trending.ts';
import { graphemes } from '#contract/texts.written.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { allPrompts, dawnOf, dayOf, promptOf, wokenOn, YEAR_DAYS } from './prompts.ts';

const LETTERS = 90;
const small = new Set(
  'a an the of to in on at is are was were do does did you your it that what which who how and or for with would have has had be by if not no one thing things last best most been can could from'.split(
    ' ',
  ),
);

/** Returns the words of a line that carry its meaning, without their endings. */
function wordsOf(line: string): Set<string> {
  const words = line.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return new Set(words.filter((word) => !small.has(word)).map((word) => word.replace(/(?:ing|ed|s)$/, '')));
}

/** Returns the share of two lines' words that both have. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

describe('the prompts of the year', () => {
  const all = allPrompts();
  const inSpanish = all.map(spokenIn('es'));
  const texts = [...all, ...inSpanish];

  it('A year has 366 prompts in two languages, each one short question', () => {
    expect(all).toHaveLength(YEAR_DAYS);
    expect(texts.filter((text) => graphemes(text).length > LETTERS || graphemes(text).length < 15)).toEqual([]);
    expect(all.filter((text) => !/^\p{Lu}[^?\n]+\?”?$/u.test(text))).toEqual([]);
    expect(inSpanish.filter((text) => !/^(?:\p{Lu}[^¿]*)?¿?[^?\n]+[?.»]+$/u.test(text))).toEqual([]);
  });

  it('Every prompt differs from all others, the challenges and the starters', () => {
    expect(new Set(inSpanish).size).toBe(YEAR_DAYS);
    const lines = [...all, ...challenges, ...quickStarters];
    const words = lines.map(wordsOf);
    const alike = words
      .slice(0, YEAR_DAYS)
      .flatMap((one, at) =>
        words.flatMap((other, to) => (to > at && shared(one, other) > 0.45 ? [`${lines[at]} ~ ${lines[to]}`] : [])),
      );
    expect(alike).toEqual([]);
  });

  it('The guards find neither a bad word nor a grave one in a prompt', () => {
    const wrong = texts.filter((text) => refusalOf(text) !== undefined || speaksOfCrisis(text) || isNearGrave(text));
    expect(wrong).toEqual([]);
  });
});

describe('a day', () => {
  const textsOn = (day: number): string[] => trendingIds.map((id) => promptOf(id, { day, language: 'en' }).text);
  const days = fc.integer({ min: 0, max: 60_000 });

  it('A day gives each room a prompt of its own', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(new Set(textsOn(day)).size).toBe(trendingIds.length);
      }),
    );
  });

  it('A room gets each prompt once within any year', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...trendingIds), (first, id) => {
        const year = Array.from({ length: YEAR_DAYS }, (_, at) => promptOf(id, { day: first + at, language: 'es' }));
        expect(new Set(year.map(({ text }) => text)).size).toBe(YEAR_DAYS);
      }),
      { numRuns: 30 },
    );
  });

  it('Every room is woken in its turn within a week', () => {
    fc.assert(
      fc.property(days, (first) => {
        const week = Array.from({ length: 7 }, (_, at) => wokenOn(first + at));
        expect(week.map((ids) => new Set(ids).size)).toEqual(week.map(() => WOKEN_ROOMS));
        expect(new Set(week.flat()).size).toBe(trendingIds.length);
      }),
    );
  });

  it('A day begins at midnight on the server and lasts until the next', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }), (now) => {
        const dawn = dawnOf(now);
        expect(dawn.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(dayOf(dawn)).toBe(dayOf(now));
        expect(dayOf(new Date(dawn.getTime() - 1))).toBe(dayOf(now) - 1);
      }),
    );
  });
});
