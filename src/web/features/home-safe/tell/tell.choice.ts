import type { HomeSafe, OutingInput, TrustedPerson } from '#contract/home-safe.ts';
import { homeCountry } from '#web/features/home-safe/people/AddPerson.tsx';
import { fieldTimeOf } from './local.time.ts';
import type { Numbers } from './NumbersSheet.tsx';

/** What the outing is about. Undefined where a form has not been filled in yet. */
export interface Going extends Pick<OutingInput, 'title' | 'place' | 'withId' | 'plan'> {
  startsAt: number;
  until?: number | undefined;
}

/** The window that is open over the part. */
export type TellWindow = 'people' | 'pins' | 'preview' | 'numbers' | 'whom' | 'not' | null;

/** Who is met: a typed name, or somebody here. An empty name is nobody. */
export interface Whom {
  name: string;
  userId?: number;
}

export const NOBODY: Whom = { name: '' };

export interface TellFault {
  words: string;
  fields: Readonly<Record<string, string>>;
}

/** What the person has chosen so far, and what the server said of it. */
export interface Choice {
  person: TrustedPerson | undefined;
  /** When the person is asked, in milliseconds since 1970. */
  asked: number;
  numbers: Numbers;
  whom: Whom;
  body: OutingInput;
  fault: TellFault | null;
}

export const NO_NUMBERS: Numbers = { ownNumber: '', placeNumber: '' };

/** The one who was chosen, else the first who said yes, else the first of all. */
export function personOf({ trusted }: HomeSafe, chosen: string | undefined): TrustedPerson | undefined {
  return trusted.find(({ id }) => id === chosen) ?? trusted.find(({ state }) => state === 'yes') ?? trusted[0];
}

/** Returns what is sent to the server. */
export function bodyOf(
  going: Going,
  { person, asked, numbers, whom }: Pick<Choice, 'person' | 'asked' | 'numbers' | 'whom'>,
): OutingInput {
  const { startsAt, until, ...what } = going;
  return {
    ...(whom.userId === undefined ? { withName: whom.name } : { withId: whom.userId }),
    ...what,
    ...numbers,
    trustedId: person?.id ?? '',
    when: fieldTimeOf(startsAt),
    ...(until !== undefined && { until: fieldTimeOf(until) }),
    checkIn: fieldTimeOf(asked),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    country: homeCountry(),
  };
}
