import { z } from 'zod';
import { ageMethods, type AgeMethod, type AgeRule } from '#contract/accounts.age.ts';
import { isStateCode } from '#server/platform/places.ts';

const COUNTRY = 'US';
/** The date of a rule without a date of its own. Such a rule has always been in force. */
const ALWAYS = '2000-01-01';

const rule = z.object({
  region: z.string().refine((region) => {
    const [country, state, ...more] = region.split('-');
    return country === COUNTRY && more.length === 0 && (state === undefined || isStateCode(state));
  }),
  method: z.enum(ageMethods),
  from: z.iso.date(),
});

/**
 * Parses `US=declared, US-TX=provider@2027-01-01`. Throws for a malformed entry or two entries of one region and date.
 */
export function parseAgeRules(text: string): AgeRule[] {
  const rules = text.split(',').map((entry) => {
    const [, region, method, from = ALWAYS] = /^\s*([^\s=]+)=([^\s@]+)(?:@(\S+))?\s*$/.exec(entry) ?? [];
    const parsed = rule.safeParse({ region, method, from });
    if (!parsed.success) {
      throw new Error(`"${entry.trim()}" is no rule; write REGION=METHOD or REGION=METHOD@YYYY-MM-DD`);
    }
    return parsed.data;
  });
  const named = rules.map(({ region, from }) => `${region}@${from}`);
  const twice = named.find((name, index) => named.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`there are two rules for ${twice}`);
  return rules;
}

/** Returns the region of a state's code; without a code, the country of the product. */
export function regionOf(stateCode: string | null): string {
  return stateCode === null ? COUNTRY : `${COUNTRY}-${stateCode}`;
}

/**
 * Returns the required proof of adult age in a region on a day. The nearest region with a rule in force decides. Of
 * that region's rules, the one with the latest date counts; of equal dates, the later rule in the list. Without any
 * rule, the result is `declared`.
 */
export function ruleFor(rules: readonly AgeRule[], region: string, day: string): AgeMethod {
  const [country = COUNTRY] = region.split('-');
  for (const one of [region, country]) {
    const held = rules.filter((entry) => entry.region === one && entry.from <= day);
    const [first, ...rest] = held;
    if (first !== undefined) return rest.reduce((last, next) => (next.from >= last.from ? next : last), first).method;
  }
  return 'declared';
}

/** Returns the first day after `day` from which a region requires more than a declared age; undefined if none. */
export function dayOfCheck(rules: readonly AgeRule[], region: string, day: string): string | undefined {
  const days = rules.map(({ from }) => from).filter((from) => from > day);
  return days.toSorted().find((from) => ruleFor(rules, region, from) !== 'declared');
}

/** The regions that require a check on a day, in the form that a search by state needs. */
export interface AgeCheckRegions {
  /** The codes of the states with rules of their own that require a check. */
  states: string[];
  /** The codes of the states with rules of their own that require no check. */
  exempt: string[];
  /** True when everybody outside both lists needs a check too. */
  isCountryWide: boolean;
}

export function askingOn(rules: readonly AgeRule[], day: string): AgeCheckRegions {
  const isAsked = (region: string): boolean => ruleFor(rules, region, day) !== 'declared';
  const codes = [...new Set(rules.flatMap(({ region }) => region.split('-')[1] ?? []))];
  return {
    states: codes.filter((code) => isAsked(regionOf(code))),
    exempt: codes.filter((code) => !isAsked(regionOf(code))),
    isCountryWide: isAsked(COUNTRY),
  };
}
