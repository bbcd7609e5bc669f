import { z } from 'zod';
import { ok, route } from './route.ts';
import { visibleText } from './texts.ts';

/** The parts of the product that the owner of a place can switch off. */
export const parts = ['posts', 'groups', 'clouds', 'premium', 'companions', 'gifts'] as const;
export type Part = (typeof parts)[number];

/** What machines do here with the words of people, for a reader who asks: translate them, write out voice notes. */
export const machineWork = ['translates', 'writesOut'] as const;
export type MachineWork = (typeof machineWork)[number];

/** Who may join: everybody, who has an invitation link, whom the operator lets in, or nobody. */
export const joinings = ['open', 'invitation', 'approval', 'closed'] as const;
export type Joining = (typeof joinings)[number];

export const PLACE_NAME_MAX = 40;
/** The most characters of a word to everybody, as a person counts them. */
export const WORD_MAX = 200;

/** A word to everybody, which every page shows until it ends; without an end, until the operator takes it back. */
export const word = z.object({
  text: visibleText({ manner: 'line', max: WORD_MAX, needs: 'Write something first.' }),
  until: z.iso.datetime().nullable(),
});
export type Word = z.infer<typeof word>;

/** The settings of a place that the operator can change while it runs, by name, with the values they take. */
export const placeValues = {
  name: visibleText({ manner: 'line', max: PLACE_NAME_MAX, needs: 'A name goes here.' }),
  contact: z.email('Please enter an email address.').max(254).nullable(),
  joining: z.enum(joinings),
  word: word.nullable(),
  posts: z.boolean(),
  groups: z.boolean(),
  clouds: z.boolean(),
  premium: z.boolean(),
  companions: z.boolean(),
  gifts: z.boolean(),
  /** The most members of a group. */
  groupMembers: z.int().min(3, 'At least 3.').max(1000, 'At most 1000.'),
  /** What a member may upload in a day, pictures and voice notes together. */
  mediaDaily: z.int().min(0, 'At least 0.').max(100_000, 'At most 100000.'),
  /** What a member may ask of the language model in a day. */
  modelDaily: z.int().min(0, 'At least 0.').max(100_000, 'At most 100000.'),
};
export type PlaceKey = keyof typeof placeValues;
export const placeKeys = Object.keys(placeValues) as PlaceKey[];
export type PlaceValues = { [K in PlaceKey]: z.output<(typeof placeValues)[K]> };

/** What everybody may know of the place. */
export const place = z.object({
  name: z.string(),
  /** The mail address of who runs the place. */
  contact: z.string().nullable(),
  joining: z.enum(joinings),
  word: z.object({ text: z.string(), until: z.string().nullable() }).nullable(),
  /** The parts that are switched off. */
  off: z.array(z.enum(parts)),
  /** Empty where no such service is configured. */
  machines: z.array(z.enum(machineWork)),
});
export type Place = z.infer<typeof place>;

/** Returns what everybody may know of the place. After a `resync` event of the scope `place`, it may have changed. */
export const getPlace = route({
  method: 'GET',
  path: '/api/place',
  access: 'public',
  evenRefused: true,
  response: place,
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

/** Throws `not_found` unless a link of the operator with this code still lets somebody in. */
export const checkInvitation = route({
  method: 'GET',
  path: '/api/place/invitations/:code',
  access: 'public',
  evenRefused: true,
  params: z.object({ code: z.string().max(40) }),
  response: ok,
  limit: { max: 60, windowSeconds: 60, by: 'address', of: 'refusals' },
});
