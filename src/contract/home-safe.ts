import { z } from 'zod';
import { timeZone } from './accounts.ts';
import { country } from './accounts.entry.ts';
import { roomId } from './chat.ts';
import { PLAN_PLACE_MAX, PLAN_TITLE_MAX } from './chat.plans.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { safePage } from './home-safe.page.ts';
import { mbtiType, userId } from './people.ts';
import { ok, route } from './route.ts';
import { personName } from './texts.names.ts';
import { visibleText } from './texts.ts';

/** The most trusted persons of a member. */
export const TRUSTED_MAX = 3;
export const TRUSTED_NAME_MAX = 40;
export const RELATION_MAX = 40;
/** The most characters of the name of somebody whom the member meets and who is not here. */
export const MET_NAME_MAX = 40;
/** The most questions to trusted persons that a member sends in 24 hours, by mail and by text together. */
export const ASKS_A_DAY = 3;
/** A question without an answer lapses after this time, and can be asked once more. */
export const ASK_MS = 14 * DAY_MS;

export const PIN_MIN = 4;
export const PIN_MAX = 6;
/** The number of digits in which the two PINs differ at least, so that a slip of the thumb is not the other PIN. */
export const PIN_APART = 2;
/** After this many wrong PINs in a row, one try a minute is looked at. Nobody is ever locked out. */
export const PIN_TRIES = 5;
export const PIN_PAUSE_MS = MINUTE_MS;

/** The most outings of a member that are not over. */
export const OUTINGS_MAX = 3;
/** How far ahead an outing may begin. */
export const OUTING_AHEAD_MS = 30 * DAY_MS;
/** The longest time from the beginning of an outing to its end, and to its check-in. */
export const OUTING_LENGTH_MS = 24 * HOUR_MS;
/** The trusted person's page opens this long before the beginning, and closes this long after the end. */
export const PAGE_BEFORE_MS = HOUR_MS;
export const PAGE_AFTER_MS = 6 * HOUR_MS;
/** The page stays open at least this long after the trusted person was told. */
export const PAGE_TOLD_MS = 5 * HOUR_MS;
/** The member is asked at the check-in and then every `REMINDER_MS`, `REMINDERS` times; then the person hears of it. */
export const REMINDERS = 3;
export const REMINDER_MS = 5 * MINUTE_MS;
export const TOLD_AFTER_MS = REMINDERS * REMINDER_MS;
/** "Half an hour more", at most `MORES` times an outing. */
export const MORE_MS = 30 * MINUTE_MS;
export const MORES = 4;
/** How long everything of an outing is kept after its page closed. */
export const OUTINGS_KEPT_MS = 30 * DAY_MS;

/** The path of the trusted person's pages, which is followed by a secret. */
export const SAFE_PATH = '/safe';
/** The path, followed by the id of an outing, that a notification opens. It has no word of safety in it. */
export const CHECK_IN_PATH = '/check-in';

export const ways = ['mail', 'text'] as const;
export type Way = (typeof ways)[number];
/** `took_back`: said yes, and ended it later. */
const trustedStates = ['not_asked', 'asked', 'yes', 'no', 'took_back'] as const;
export type TrustedState = (typeof trustedStates)[number];

const pin = z.string().regex(new RegExp(`^\\d{${PIN_MIN},${PIN_MAX}}$`), 'A PIN has 4 to 6 digits.');
const name = personName(TRUSTED_NAME_MAX).refine((typed) => typed !== '', 'A name goes here.');
const relation = visibleText({ manner: 'line', max: RELATION_MAX }).default('');
const localTime = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a day and a time.')
  .refine((value) => isOnCalendar(value.slice(0, 10)), 'There is no such day.');
/** A number as it is typed; the server reads it in international form, or in the national form of `country`. */
const typedNumber = z.string().max(40);

function isOnCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Somebody outside of the product. A no by one way, or its end, ends the other way too; a yes is for its way alone. */
const trustedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  /** "my brother"; empty if unsaid. It is never sent to them. */
  relation: z.string(),
  /** `yes` where at least one way has a yes. */
  state: z.enum(trustedStates),
  ways: z.array(
    z.object({
      way: z.enum(ways),
      /** The mail address, or the number in international form. */
      address: z.string(),
      state: z.enum(trustedStates),
      /** When they answered, or when they were asked as long as there is no answer. */
      since: z.iso.datetime().nullable(),
      /** True before the first question, and again once it lapsed (`ASK_MS`). */
      mayAsk: z.boolean(),
    }),
  ),
});
export type TrustedPerson = z.infer<typeof trustedPerson>;

/**
 * `planned`: before its page opens. `running`: until an answer. `checked_in`: the member said that all is good, with
 * either PIN. `told`: nobody answered, and the trusted person was told. `ended`: called off by the member.
 */
const outingStates = ['planned', 'running', 'checked_in', 'told', 'ended'] as const;

export const outing = z.object({
  id: z.uuid(),
  state: z.enum(outingStates),
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  zone: timeZone,
  place: z.string(),
  /** Null without a person. `userId` is null where the name was typed, and once they left the product. */
  with: z.object({ userId: userId.nullable(), name: z.string(), mbtiType: mbtiType.nullable() }).nullable(),
  /** The plan that it was made from. */
  plan: z.object({ roomId, messageId: z.uuid() }).nullable(),
  trusted: trustedPerson.pick({ id: true, name: true, state: true }).nullable(),
  /** When the member is asked, and when the trusted person hears of it if there is no answer. */
  checkInAt: z.iso.datetime(),
  tellAt: z.iso.datetime(),
  /** The reminders that went out since `checkInAt`, and when the next one comes; null for none. */
  reminders: z.int().min(0).max(REMINDERS),
  nextReminderAt: z.iso.datetime().nullable(),
  /** How often "half an hour more" is left. */
  moresLeft: z.int().min(0).max(MORES),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** When the member checked in, the person was told, or it was called off. */
  since: z.iso.datetime().nullable(),
});
export type Outing = z.infer<typeof outing>;

export const homeSafe = z.object({
  /** The ways that this place can send by. Without any, nothing here works and `home_safe_closed` is thrown. */
  ways: z.array(z.enum(ways)),
  hasPins: z.boolean(),
  trusted: z.array(trustedPerson).max(TRUSTED_MAX),
  /** Those that are not over, the earliest first. Then those of the last 30 days, the latest first. */
  outings: z.array(outing),
  /** The number to call in danger, by the time zone of the account; null where it is not known. */
  emergency: z.object({ number: z.string(), country: z.string() }).nullable(),
});
export type HomeSafe = z.infer<typeof homeSafe>;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const mine = { access: 'member', audience: 'me' } as const;
const byId = z.object({ id: z.uuid() });
const shownTrusted = z.object({ person: trustedPerson });
const shownOuting = z.object({ outing });

/** Returns all that the caller has of "Come home safe". A `resync` event of the scope `home_safe` says that it changed. */
export const getHomeSafe = route({
  ...mine,
  method: 'GET',
  path: '/api/home-safe',
  evenSuspended: true,
  response: homeSafe,
  limit,
});

/**
 * Stores a trusted person, who is not asked yet. Needs a mail address, a number or both. Throws `trusted_full` beyond
 * `TRUSTED_MAX`, and `home_safe_closed`.
 */
export const addTrusted = route({
  ...mine,
  method: 'POST',
  path: '/api/home-safe/trusted',
  body: z
    .object({
      name,
      relation,
      email: z.string().max(254).default(''),
      phoneNumber: typedNumber.default(''),
      country,
    })
    .refine(({ email, phoneNumber }) => email.trim() !== '' || phoneNumber.trim() !== '', {
      path: ['email'],
      message: 'A mail address or a number goes here.',
    }),
  response: shownTrusted,
  limit,
  idempotent: true,
});

/** Changes the caller's words for a person. Another address is another person: remove this one and add them anew. */
export const changeTrusted = route({
  ...mine,
  method: 'PUT',
  path: '/api/home-safe/trusted/:id',
  params: byId,
  body: z.object({ name, relation }),
  response: shownTrusted,
  limit,
});

/**
 * Asks them, by each way that was not asked yet or whose question lapsed. Throws `asks_used` beyond `ASKS_A_DAY`, and
 * `ask_refused` for an address or a number that cannot be asked: they said no, took it back, or asked us not to write.
 */
export const askTrusted = route({
  ...mine,
  method: 'POST',
  path: '/api/home-safe/trusted/:id/ask',
  params: byId,
  response: shownTrusted,
  limit,
  repeat: 'sets',
});

/** Ends it for both. Throws `outing_running` while an outing with them is not over. */
export const removeTrusted = route({
  ...mine,
  method: 'DELETE',
  path: '/api/home-safe/trusted/:id',
  params: byId,
  response: ok,
  limit,
});

/**
 * Stores both PINs in place of the earlier ones. They have the same length and differ in `PIN_APART` digits. Nothing
 * shows them again. Throws `outing_running` while an outing is not over: nobody can be made to change them on the way.
 */
export const setPins = route({
  ...mine,
  method: 'PUT',
  path: '/api/home-safe/pins',
  body: z
    .object({ good: pin, silent: pin })
    .refine(({ good, silent }) => good.length === silent.length, {
      path: ['silent'],
      message: 'Both PINs need the same number of digits.',
    })
    .refine(({ good, silent }) => good.length !== silent.length || apart(good, silent) >= PIN_APART, {
      path: ['silent'],
      message: 'The two PINs have to differ in at least two digits.',
    }),
  response: ok,
  limit: { ...limit, max: 10 },
  fresh: true,
});

function apart(one: string, other: string): number {
  return Array.from(one).filter((digit, index) => digit !== other[index]).length;
}

/** What the trusted person reads. The times are local times in `zone`, as in "2030-05-24T19:00". */
const outingBody = z.object({
  trustedId: z.uuid(),
  title: visibleText({ manner: 'line', max: PLAN_TITLE_MAX, needs: 'Say what you are planning.' }),
  when: localTime,
  /** When it is over, roughly; without it the page closes `PAGE_AFTER_MS` after the check-in. */
  until: localTime.optional(),
  checkIn: localTime,
  zone: timeZone,
  place: visibleText({ manner: 'line', max: PLAN_PLACE_MAX }).default(''),
  /** Somebody whom the caller may see; else `not_found`. They never learn of it. */
  withId: userId.optional(),
  /** How the caller calls somebody who is met and not here; empty for nobody. Not read with `withId`. */
  withName: visibleText({ manner: 'line', max: MET_NAME_MAX }).default(''),
  plan: z.object({ roomId, messageId: z.uuid() }).optional(),
  /** The caller's own number and that of the place, for the buttons of the page; empty for none. */
  ownNumber: typedNumber.default(''),
  placeNumber: typedNumber.default(''),
  country,
});
export type OutingInput = z.input<typeof outingBody>;

/** Returns the page as the trusted person would see it now, and as they would see it without an answer. */
export const previewOuting = route({
  ...mine,
  method: 'POST',
  path: '/api/home-safe/outings/preview',
  body: outingBody,
  response: z.object({ running: safePage, noAnswer: safePage }),
  limit,
  repeat: 'asks',
});

/**
 * "Tell Jonas": makes the outing, and sends them the address of their page. Throws `pins_missing`, `trusted_not_yet`
 * unless they said yes, `outings_full` beyond `OUTINGS_MAX`, and `invalid` for times that do not fit, with the field.
 */
export const startOuting = route({
  ...mine,
  method: 'POST',
  path: '/api/home-safe/outings',
  body: outingBody,
  response: shownOuting,
  limit: { max: 20, windowSeconds: 3600, by: 'member' },
  idempotent: true,
});

/** Returns an outing of the caller. */
export const getOuting = route({
  ...mine,
  method: 'GET',
  path: '/api/home-safe/outings/:id',
  evenSuspended: true,
  params: byId,
  response: shownOuting,
  limit,
});

/**
 * The caller's answer. `good` says that all is good, `end` calls it off; both need a PIN, and either PIN has the same
 * answer. `more` is half an hour more, counted from the check-in or from now, whichever is later. Throws `pin_wrong`,
 * `rate_limited` beyond `PIN_TRIES`, `mores_used`, `outing_told` for `more` once the person was told, and `outing_over`
 * for `more` after a check-in. A repeat of `good` or `end` after an answer changes nothing.
 */
export const answerOuting = route({
  ...mine,
  method: 'POST',
  path: '/api/home-safe/outings/:id/answer',
  evenSuspended: true,
  params: byId,
  body: z.discriminatedUnion('does', [
    z.object({ does: z.literal('good'), pin }),
    z.object({ does: z.literal('end'), pin }),
    /** `checkInAt` is the one that the caller saw, so that a repeat does not add a second half hour. */
    z.object({ does: z.literal('more'), checkInAt: z.iso.datetime() }),
  ]),
  response: shownOuting,
  limit,
  repeat: 'sets',
});
