import { z } from 'zod';
import { mbtiType, personCard, userId } from './people.ts';
import { route } from './route.ts';

/** The ways to narrow the directory. */
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
 * Returns the members the caller may come across, in an order that stays. Each word of `q` begins one of a Wildin ID or
 * a name, whatever their case and accents; `here` finds only who shows when they are here.
 */
export const listPeople = route({
  method: 'GET',
  path: '/api/users',
  access: 'member',
  query: z.object({
    q: z
      .string()
      .trim()
      .max(60)
      .regex(/^\P{Cc}*$/u, 'That is no name.')
      .transform((text) => text.replace(/^@/, '').toLowerCase())
      .optional(),
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
    /** The last id that was read. */
    cursor: userId.optional(),
  }),
  response: z.object({
    people: z.array(listed),
    nextCursor: userId.nullable(),
    /** When nobody fits: the filter whose removal helps most, and the number it would bring, up to a hundred. */
    widen: z.object({ filter: z.enum(directoryFilters), people: z.number().int() }).nullable(),
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
