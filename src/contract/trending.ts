import { z } from 'zod';
import { roomId } from './chat.ts';
import { personCard } from './people.ts';
import { route } from './route.ts';

/** The most people in one hall. A trending room consists of halls, each of which is a chat. */
export const TRENDING_MEMBERS = 1000;
/** The number of rooms that the page shows at first. */
export const TRENDING_FIRST = 10;
/** The seconds of slow mode in a trending room. Slow mode is on because a room has many people. */
export const TRENDING_SLOW_SECONDS = 5;
/** The hours for which the people of a room are counted. */
export const TREND_HOURS = 2;
/** The number of parts into which a chart divides these hours. */
export const TREND_PARTS = 8;

/** How long a room counts as awake after a person's last line, in hours. */
export const AWAKE_HOURS = 24;
/** How many rooms the house wakes while nobody speaks in any. */
export const WOKEN_ROOMS = 3;
/** The most lines of a preview. */
export const PREVIEW_LINES = 12;
/** The most people that a preview names. */
export const PREVIEW_PEOPLE = 8;
/** The most people that the list of rooms names of each room. */
export const ROOM_FACES = 3;
/** The number of a hall's newest lines in which a preview looks. Who joins reads these, so nothing read along vanishes. */
export const PREVIEW_SPAN = 200;

/** The rooms of the catalog. Rooms that are equally active are listed in this order. */
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

/** The badges in their order. The most unusual room gets the first badge, the next room the second, and so on. */
export const trendBadges = ['HOT', 'VIRAL', 'RISING'] as const;
export type TrendBadge = (typeof trendBadges)[number];

const count = z.number().int().min(0);

/** The house's question of the day, in the reader's language. It is no message: nobody wrote it to anybody. */
const prompt = z.object({ text: z.string(), from: z.literal('house') });
export type HousePrompt = z.infer<typeof prompt>;

const trendingRoom = z.object({
  id: z.enum(trendingIds),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  prompt,
  /** `awake`: a person spoke lately. `woken`: nobody did in any room, and the house puts its question first here. */
  state: z.enum(['awake', 'woken', 'quiet']),
  /** Counts the people in all halls, without those the caller may not see. AI characters and demo members are none. */
  memberCount: count,
  /** Counts those members who are online and show it. */
  onlineCount: count,
  /** Some of those members whom the caller may find in the directory, without the caller; who spoke last comes first. */
  faces: z.array(personCard).max(ROOM_FACES),
  /** The newest message of all halls by a person the caller may see. */
  lastMessage: z.object({ text: z.string(), by: personCard, at: z.iso.datetime() }).nullable(),
  /** Null without a badge. `people` is the number of people in the last `TREND_HOURS`, `usual` the usual number. */
  trend: z
    .object({ badge: z.enum(trendBadges), people: count, usual: count, line: z.array(count).length(TREND_PARTS) })
    .nullable(),
  /** The hall in which the caller is; null if they have not joined. */
  roomId: roomId.nullable(),
});
export type TrendingRoom = z.infer<typeof trendingRoom>;

/** Returns all rooms: awake ones first. Among them those with a badge lead, then those with the most people online. */
export const listTrending = route({
  method: 'GET',
  path: '/api/chats/trending',
  access: 'member',
  response: z.object({ rooms: z.array(trendingRoom) }),
});

const previewLine = z.object({ id: z.uuid(), by: personCard, text: z.string(), at: z.iso.datetime() });

/**
 * Returns what somebody reads of a room before they join: its last lines, the oldest first, and people who are there now
 * and show it. Nobody sees who reads along. Throws `not_found` for no room of the catalog, and what `joinTrending`
 * throws for a caller who may not join.
 */
export const previewTrending = route({
  method: 'GET',
  path: '/api/chats/trending/:trendingId/preview',
  access: 'member',
  params: z.object({ trendingId: z.string().max(40) }),
  response: z.object({
    prompt,
    lines: z.array(previewLine).max(PREVIEW_LINES),
    here: z.array(personCard).max(PREVIEW_PEOPLE),
    /** How many lines people wrote since the question of the day came; at most `PREVIEW_SPAN` are counted. */
    saidToday: count,
  }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
});
export type TrendingPreview = z.infer<typeof previewTrending.response>;

/** Returns the question of the day of the trending room whose hall the caller is in; `not_found` elsewhere. */
export const trendingQuestion = route({
  method: 'GET',
  path: '/api/chats/trending/question/:roomId',
  access: 'member',
  params: z.object({ roomId }),
  response: z.object({ prompt }),
});

/** Returns the names of the rooms that the caller has joined. */
export const trendingMembership = route({
  method: 'GET',
  path: '/api/chats/trending/membership',
  access: 'member',
  response: z.object({ joinedGroups: z.array(z.string()) }),
});

/** Joins a room, unless the caller is in it, and returns the id of its chat. The first time, the chat is muted. */
export const joinTrending = route({
  method: 'POST',
  path: '/api/chats/trending/join',
  access: 'member',
  body: z.object({
    trendingId: z.enum(trendingIds),
    /** The next three are accepted but ignored, because the catalog has these values. */
    groupName: z.string().max(100).optional(),
    groupDescription: z.string().max(400).optional(),
    groupGradient: z.string().max(200).optional(),
  }),
  response: z.object({ id: roomId }),
  limit: { max: 30, windowSeconds: 60, by: 'member' },
  repeat: 'finds',
});
