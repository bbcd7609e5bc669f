import { z } from 'zod';
import { operatorLimit, operatorsOnly } from './operator.ts';
import { placeKeys, placeValues, type PlaceKey } from './place.ts';
import { route } from './route.ts';
import { noted } from './texts.ts';

/** The most uses and days of one link. */
export const LINK_USES_MAX = 1000;
export const LINK_DAYS_MAX = 365;
export const LINK_NOTE_MAX = 60;
/** The most newcomers in one answer, the longest waiting first. */
export const NEWCOMERS_LISTED = 50;
/** The number of last changes that the page shows. */
export const CHANGES_SHOWN = 12;

const key = z.enum(placeKeys as [PlaceKey, ...PlaceKey[]]);

/** A change of a setting; `from` and `to` are in the form of the operators' log. */
const change = z.object({
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** The Wildin ID of the operator; null when their account is gone. */
  by: z.string().nullable(),
  key: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SettingChange = z.infer<typeof change>;

const settings = z.object({
  values: z.object(placeValues),
  /** The settings that the environment decides, with the name of its variable. */
  given: z.array(z.object({ key, variable: z.string() })),
  changes: z.array(change),
  demo: z.object({
    /** How many demo members live here. */
    members: z.int(),
    /** True where they would come back at the next start. */
    comesBack: z.boolean(),
  }),
});
export type OperatorSettings = z.infer<typeof settings>;

/** Returns every setting of the place with its value, and the last changes. */
export const readSettings = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/settings',
  response: settings,
});

const one = <K extends PlaceKey>(name: K) => z.object({ key: z.literal(name), value: placeValues[name] });

/** Changes one setting, everywhere and at once. Throws `setting_given` for one that the environment decides. */
export const changeSetting = route({
  ...operatorsOnly,
  method: 'PUT',
  path: '/api/operator/settings',
  body: z.discriminatedUnion('key', [
    one('name'),
    one('contact'),
    one('joining'),
    one('word'),
    one('posts'),
    one('groups'),
    one('clouds'),
    one('premium'),
    one('companions'),
    one('gifts'),
    one('groupMembers'),
    one('mediaDaily'),
    one('modelDaily'),
  ]),
  response: settings,
  limit: operatorLimit,
});

/** A link with which newcomers join. */
const link = z.object({
  id: z.uuid(),
  note: z.string(),
  uses: z.int(),
  used: z.int(),
  madeAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOpen: z.boolean(),
});
export type PlaceLink = z.infer<typeof link>;

const links = z.object({ links: z.array(link) });

export const listPlaceLinks = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/settings/links',
  response: links,
});

/** Makes a link. Its address is returned once: only a hash of the code is stored. */
export const makePlaceLink = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/settings/links',
  body: z.object({
    note: noted(LINK_NOTE_MAX),
    uses: z.int().min(1, 'At least 1.').max(LINK_USES_MAX, `At most ${LINK_USES_MAX}.`),
    days: z.int().min(1, 'At least 1.').max(LINK_DAYS_MAX, `At most ${LINK_DAYS_MAX}.`),
  }),
  response: links.extend({ address: z.url() }),
  limit: operatorLimit,
  repeat: 'each',
});

/** Ends a link at once and removes it from the list. */
export const endPlaceLink = route({
  ...operatorsOnly,
  method: 'DELETE',
  path: '/api/operator/settings/links/:id',
  params: z.object({ id: z.uuid() }),
  response: links,
  limit: operatorLimit,
});

/** Somebody who waits to be let in. */
const newcomer = z.object({
  id: z.int(),
  handle: z.string(),
  /** The mail address or phone number with which they joined. */
  reach: z.string(),
  /** Whether they proved that it is theirs. */
  isProven: z.boolean(),
  since: z.iso.datetime(),
});
export type Newcomer = z.infer<typeof newcomer>;

const newcomers = z.object({ newcomers: z.array(newcomer), hasMore: z.boolean() });

export const listNewcomers = route({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/settings/newcomers',
  response: newcomers,
});

/** Lets a newcomer in, or turns them away, which erases their account. Either way they get a mail. */
export const answerNewcomer = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/settings/newcomers/:userId',
  params: z.object({ userId: z.coerce.number().int().positive() }),
  body: z.object({ answer: z.enum(['let_in', 'turn_away']) }),
  response: newcomers,
  limit: operatorLimit,
  repeat: 'spends',
});

/** Removes the demo community for good. `typed` is the name of the place, so that nobody does it by mistake. */
export const removeDemoCommunity = route({
  ...operatorsOnly,
  method: 'POST',
  path: '/api/operator/settings/demo/removal',
  body: z.object({ typed: z.string().max(200) }),
  response: z.object({ removed: z.int() }),
  limit: operatorLimit,
  repeat: 'sets',
});
