import { z } from 'zod';
import { mbtiType, personCard, userId } from './people.ts';
import { route } from './route.ts';
import { searchText } from './texts.ts';

/** The filters of the directory. */
export const directoryFilters = ['q', 'archetype', 'interest', 'state', 'here'] as const;
export type DirectoryFilter = (typeof directoryFilters)[number];

/** A row of the directory. */
const listed = personCard.extend({
  bio: z.string().nullable(),
  age: z.number().int().nullable(),
  city: z.string().nullable(),
  stateCode: z.string().nullable(),
});

/**
 * Returns the members the caller may find, in the order of their ids. Each word of `q` must begin a word of the Wildin
 * ID or the name; case and accents do not matter. `here` keeps only people who visited in that time and show it.
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
    /** The id of the last person on the previous page. */
    cursor: userId.optional(),
  }),
  response: z.object({
    people: z.array(listed),
    nextCursor: userId.nullable(),
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
