import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageMethods, type AgeMethod, type AgeRule } from '#contract/accounts.age.ts';
import { askingOn, dayOfCheck, parseAgeRules, regionOf, ruleFor } from './rules.ts';

const day = fc.constantFrom('2026-01-01', '2026-06-30', '2027-01-01', '2027-01-02');
const state = fc.constantFrom(null, 'TX', 'UT', 'CA');
const rules: fc.Arbitrary<AgeRule[]> = fc.array(
  fc.record({ region: state.map(regionOf), method: fc.constantFrom(...ageMethods), from: day }),
  { maxLength: 8 },
);

/** Computes the rule in plain code: sorts the rules in force by nearness, date and position, and takes the last. */
function plainly(all: readonly AgeRule[], region: string, on: string): AgeMethod {
  const rank = (rule: AgeRule, index: number): string =>
    `${rule.region === region ? 1 : 0} ${rule.from} ${String(index).padStart(3, '0')}`;
  const holding = all.map((rule, index) => ({ rule, rank: rank(rule, index) })).filter(({ rule }) => rule.from <= on);
  const mine = holding.filter(({ rule }) => rule.region === region || rule.region === 'US');
  return mine.toSorted((a, b) => a.rank.localeCompare(b.rank)).at(-1)?.rule.method ?? 'declared';
}

describe('The rule of a region on a day', () => {
  it('The nearest region’s latest active rule decides the age method', () => {
    fc.assert(
      fc.property(rules, state, day, (all, code, on) => {
        expect(ruleFor(all, regionOf(code), on)).toBe(plainly(all, regionOf(code), on));
      }),
    );
  });

  it('The day of the check is the first day the declared age is insufficient', () => {
    fc.assert(
      fc.property(rules, state, day, (all, code, on) => {
        const region = regionOf(code);
        const from = dayOfCheck(all, region, on);
        const later = all.map((rule) => rule.from).filter((one) => one > on);
        const changed = later.filter((one) => ruleFor(all, region, one) !== 'declared').toSorted()[0];
        expect(from).toBe(changed);
        if (from !== undefined) expect(from > on).toBe(true);
      }),
    );
  });

  it('The regions that are searched are those whose rule asks for a check', () => {
    fc.assert(
      fc.property(rules, state, day, (all, code, on) => {
        const { states, exempt, isCountryWide } = askingOn(all, on);
        const isAsked = code !== null && states.includes(code);
        const isElsewhere = isCountryWide && (code === null || !exempt.includes(code));
        expect(isAsked || isElsewhere).toBe(ruleFor(all, regionOf(code), on) !== 'declared');
      }),
    );
  });
});

describe('Rules as an operator writes them', () => {
  it('A list is read with its days, and a rule without a day always held', () => {
    expect(parseAgeRules('US=declared, US-TX=provider@2027-01-01,US-DC=operator')).toEqual([
      { region: 'US', method: 'declared', from: '2000-01-01' },
      { region: 'US-TX', method: 'provider', from: '2027-01-01' },
      { region: 'US-DC', method: 'operator', from: '2000-01-01' },
    ]);
  });

  it.each([
    ['UK=provider', /"UK=provider" is no rule/],
    ['US-ZZ=provider', /"US-ZZ=provider" is no rule/],
    ['US-TX-1=provider', /is no rule/],
    ['US=sworn', /"US=sworn" is no rule/],
    ['US=declared@2027-02-30', /is no rule/],
    ['US=declared@tomorrow', /is no rule/],
    ['US=declared,', /"" is no rule/],
    ['US=declared US-TX=provider', /is no rule/],
    ['US=declared,US=provider', /two rules for US@2000-01-01/],
  ])('"%s" is refused with what is wrong', (text, words) => {
    expect(() => parseAgeRules(text)).toThrow(words);
  });
});
