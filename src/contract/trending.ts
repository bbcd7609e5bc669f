import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** How many people one hall of a trending room holds. */
export const TRENDING_MEMBERS = 1000;
/** How many rooms the page shows at first. */
export const TRENDING_FIRST = 10;
/** Between two lines of one person, in seconds: many are in the room. */
export const TRENDING_SLOW_SECONDS = 5;
/** People are counted over these hours, which a chart draws in this number of parts. */
export const TREND_HOURS = 2;
export const TREND_PARTS = 8;

/** The rooms of the catalogue, in the order of a day on which nothing happens. */
export const trendingIds = [
  'trending_1',
  'trending_2',
  'trending_3',
  'trending_4',
  'trending_5',
  'trending_6',
  'trending_7',
  'trending_8',
  'trending_9',
  'trending_10',
  'trending_11',
  'trending_12',
  'trending_13',
  'trending_14',
  'trending_15',
  'trending_16',
  'trending_17',
  'trending_18',
  'trending_19',
  'trending_20',
] as const;
export type TrendingId = (typeof trendingIds)[number];

/** In the order of their weight. */
export const trendBadges = ['HOT', 'VIRAL', 'RISING'] as const;
export type TrendBadge = (typeof trendBadges)[number];

const count = z.number().int().min(0);

const trendingRoom = z.object({
  id: z.enum(trendingIds),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Counts over all its halls, of people the caller may see: members, and those who are online and show it. */
  memberCount: count,
  onlineCount: count,
  /** The newest line by somebody the caller may see. */
  lastMessage: z.object({ text: z.string(), by: personCard, at: z.iso.datetime() }).nullable(),
  /** What earned a badge: distinct people of the last two hours, how many are usual, and the line of them. */
  trend: z
    .object({ badge: z.enum(trendBadges), people: count, usual: count, line: z.array(count).length(TREND_PARTS) })
    .nullable(),
  /** The hall in which the caller is. */
  roomId: roomId.nullable(),
});
export type TrendingRoom = z.infer<typeof trendingRoom>;

/** All rooms, the liveliest first. */
export const listTrending = route({
  method: 'GET',
  path: '/api/chats/trending',
  access: 'member',
  response: z.object({ rooms: z.array(trendingRoom) }),
});

/** The names of the rooms in which the caller is. */
export const trendingMembership = route({
  method: 'GET',
  path: '/api/chats/trending/membership',
  access: 'member',
  response: z.object({ joinedGroups: z.array(z.string()) }),
});

/** Joins a room; `id` is the chat's. A member gets the same answer. It is muted until they say otherwise. */
export const joinTrending = route({
  method: 'POST',
  path: '/api/chats/trending/join',
  access: 'member',
  body: z.object({
    trendingId: z.enum(trendingIds),
    /** Accepted and not used: the catalogue has them. */
    groupName: z.string().max(100).optional(),
    groupDescription: z.string().max(400).optional(),
    groupGradient: z.string().max(200).optional(),
  }),
  response: z.object({ id: roomId }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
});
