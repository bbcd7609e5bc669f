import { z } from 'zod';
import { ageMethods, type AgeMethod, type AgeRule } from '#contract/accounts.age.ts';
import { isStateCode } from '#server/platform/places.ts';

const COUNTRY = 'US';
/** The day of a rule that names none: it always held. */
const ALWAYS = '2000-01-01';

const rule = z.object({
  region: z.string().refine((region) => {
    const [country, state, ...more] = region.split('-');
    return country === COUNTRY && more.length === 0 && (state === undefined || isStateCode(state));
  }),
  method: z.enum(ageMethods),
  from: z.iso.date(),
});

/** Reads `US=declared, US-TX=provider@2027-01-01`; throws with the entry that it cannot read. */
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

/** Returns the region of a state's code; of somebody without one, the country that the product is for. */
export function regionOf(stateCode: string | null): string {
  return stateCode === null ? COUNTRY : `${COUNTRY}-${stateCode}`;
}

/**
 * Returns how somebody in a region shows on a day that they are an adult. The nearest region with a rule that holds
 * decides; there the rule that began last does, and of two of one day the later in the list.
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

/** Returns the first day after `day` on which a region's declared age is no longer enough; undefined when none is set. */
export function dayOfCheck(rules: readonly AgeRule[], region: string, day: string): string | undefined {
  const days = rules.map(({ from }) => from).filter((from) => from > day);
  return days.toSorted().find((from) => ruleFor(rules, region, from) !== 'declared');
}

/** The regions that ask for a check on a day, for a search among people: `isIn` for people of a state. */
export interface Asking {
  /** The states that ask, by code, and those that do not although the rest of the country does. */
  states: string[];
  exempt: string[];
  /** Whether everybody else is asked too. */
  isCountryWide: boolean;
}

export function askingOn(rules: readonly AgeRule[], day: string): Asking {
  const isAsked = (region: string): boolean => ruleFor(rules, region, day) !== 'declared';
  const codes = [...new Set(rules.flatMap(({ region }) => region.split('-')[1] ?? []))];
  return {
    states: codes.filter((code) => isAsked(regionOf(code))),
    exempt: codes.filter((code) => !isAsked(regionOf(code))),
    isCountryWide: isAsked(COUNTRY),
  };
}
