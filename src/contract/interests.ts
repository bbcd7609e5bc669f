import { z } from 'zod';
import { me, userId } from './people.ts';
import { route } from './route.ts';
import { visibleText } from './texts.ts';

/** The largest number of interests in a person's own words. */
export const MOST_CUSTOM = 5;
/** The largest length of an interest in a person's own words, in characters. */
export const CUSTOM_LENGTH = 50;

/** The id of an interest or a card; the catalogue decides which ids exist. */
const catalogueId = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/);
const params = z.object({ id: userId });

/** Returns the caller's earlier choices in the form that the deck needs. */
export const getInterestProfile = route({
  method: 'GET',
  path: '/api/users/:id/interest-profile',
  access: 'member',
  audience: 'me',
  params,
  response: z.object({
    interests: z.array(z.string()),
    custom: z.array(z.string()),
    /** The ids of the cards that the person swiped left. */
    declined: z.array(z.string()),
    setAt: z.iso.datetime().nullable(),
  }),
});

/** An id in the form that the first clients send: of a card, of a choice on a card, or of a custom choice. */
const picked = z.string().max(80);
const ownWords = visibleText({ manner: 'line', max: CUSTOM_LENGTH });
const pickedIds = z.array(picked).max(256);
const named = z.object({ id: picked, name: ownWords });
const firstForm = z.object({
  selectedLevel1: pickedIds,
  level1Categories: z.array(named).max(64),
  selectedLevel2: z.union([pickedIds, z.record(picked, pickedIds)]),
  /** The custom choices, by the id of their card. */
  customCards: z.record(picked, z.array(named).max(64)),
  selectedTrending: pickedIds,
  selectedOther: pickedIds,
});

/** Replaces all earlier choices. Needs at least one interest, from the catalogue or in the person's own words. */
export const saveInterestProfile = route({
  method: 'POST',
  path: '/api/users/:id/interest-profile',
  access: 'member',
  audience: 'me',
  params,
  /** Without `interests`, the choice is read from the form of the first clients. */
  body: firstForm.partial().extend({
    interests: z.array(catalogueId).max(256).optional(),
    custom: z.array(ownWords).max(MOST_CUSTOM, 'Five of your own at most.').default([]),
    declined: z.array(catalogueId).max(40).default([]),
  }),
  response: me,
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'sets',
});
