import { z } from 'zod';
import { line } from './accounts.ts';
import { me, userId } from './people.ts';
import { route } from './route.ts';

/** Interests that a person may put in their own words, and the length of each in characters. */
export const MOST_CUSTOM = 5;
export const CUSTOM_LENGTH = 50;

/** The id of an interest or a card; which there are is the catalogue's matter. */
const catalogueId = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/);
const params = z.object({ id: userId });

/** What the caller chose before, as the deck needs it. */
export const getInterestProfile = route({
  method: 'GET',
  path: '/api/users/:id/interest-profile',
  access: 'member',
  audience: 'me',
  params,
  response: z.object({
    interests: z.array(z.string()),
    custom: z.array(z.string()),
    /** Ids of the cards that were swiped left. */
    declined: z.array(z.string()),
    setAt: z.iso.datetime().nullable(),
  }),
});

/** Replaces all that was chosen before. At least one interest, of the catalogue or in one's own words. */
export const saveInterestProfile = route({
  method: 'POST',
  path: '/api/users/:id/interest-profile',
  access: 'member',
  audience: 'me',
  params,
  body: z.object({
    interests: z.array(catalogueId).max(256),
    custom: z.array(line(CUSTOM_LENGTH)).max(MOST_CUSTOM, 'Five of your own at most.').default([]),
    declined: z.array(catalogueId).max(40).default([]),
  }),
  response: me,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
