import { z } from 'zod';
import { mbtiType, member, personCard } from './people.ts';
import { route } from './route.ts';
import { searchText } from './texts.ts';
import { passion } from './wild-maps.ts';

/** The filters of the directory. */
export const directoryFilters = ['q', 'archetype', 'interest', 'state', 'here', 'joined', 'looking'] as const;
export type DirectoryFilter = (typeof directoryFilters)[number];

/** The most shared things that a card names. */
export const SHARED_MOST = 3;
/** The most people that the list puts first; a count of them ends here. */
export const FIRST_MOST = 60;

/** A person of the directory. */
const listed = personCard.extend({
  age: z.number().int().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
  /** The beginning of the person's own text; null without a text. */
  words: z.string().nullable(),
  /** What the profiles of both name openly: interests and today's vibes, in the person's own order. */
  shared: z.array(passion).max(SHARED_MOST),
  isFollowing: z.boolean(),
  lookingFor: member.shape.lookingFor,
});

/**
 * The place in the list: "d" among the demo members, the two ids where the beginning ends, then the rank (in the beginning
 * only) and the id of a person.
 */
const cursor = z.string().regex(/^d?\d{1,12}\.\d{1,12}(\.\d{1,3})?\.\d{12}$/, 'That is no place in the list.');

/**
 * Returns the members the caller may find, real people before demo members. In both parts, first come those of the cities around whose age the caller looks for, then,
 * if these are few, others of that age; in both, those who share most. Everybody else follows in the order of their ids,
 * as does everybody for a `q`. What others look for never counts. Each word of `q` must begin a word of the Wildin ID or
 * the name; case and accents do not matter. `here` and
 * `looking` keep only people who show it.
 */
export const listPeople = route({
  method: 'GET',
  path: '/api/users',
  access: 'member',
  query: z.object({
    q: searchText.transform((text) => text.replace(/^@/, '').toLowerCase()).optional(),
    archetype: mbtiType.optional(),
    interest: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    state: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    here: z.enum(['today', 'week']).optional(),
    /** Keeps only people who joined in that time; their order stays the same. */
    joined: z.enum(['week', 'month']).optional(),
    /** Keeps only people who show that they look for it, or are open to it. */
    looking: z.enum(['friendship', 'romantic']).optional(),
    /** 'any': people of the cities around do not come first. */
    near: z.enum(['any']).optional(),
    /** 'any': people of the ages that the caller looks for do not come first. */
    ages: z.enum(['any']).optional(),
    cursor: cursor.optional(),
  }),
  response: z.object({
    people: z.array(listed),
    nextCursor: cursor.nullable(),
    /** By what the list can begin: the caller's city, and the ages that they look for unless they look for all. */
    mine: z.object({
      city: z.string().nullable(),
      ages: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
      /** True when the caller meets only people with a checked photo; see `setOnlyChecked` in photo-check.ts. */
      onlyChecked: z.literal(true).optional(),
    }),
    /** Null except on a first page that puts people first: those of the cities around, and whether others of the ages follow. */
    first: z.object({ near: z.number().int().max(FIRST_MOST), ages: z.boolean() }).nullable(),
    /** Null except on an empty first page: the filter whose removal finds most people, and their number up to 100. */
    widen: z.object({ filter: z.enum(directoryFilters), people: z.number().int() }).nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});

/**
 * Returns the members whom the caller may find and whose profile names the caller's own state. Nobody learns more of a
 * place than the profiles show. Without a ZIP code of the caller, nobody is listed.
 */
export const listNearby = route({
  method: 'GET',
  path: '/api/users/nearby',
  access: 'member',
  query: listPeople.query.pick({ cursor: true }),
  response: listPeople.response,
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
