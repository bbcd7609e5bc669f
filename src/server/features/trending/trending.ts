import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { trendingRooms } from '#content/trending.ts';
import type { Language } from '#contract/languages.ts';
import {
  AWAKE_HOURS,
  PREVIEW_SPAN,
  ROOM_FACES,
  TREND_HOURS,
  TRENDING_MEMBERS,
  TRENDING_SLOW_SECONDS,
  trendingIds,
  type TrendingId,
  type TrendingRoom,
} from '#contract/trending.ts';
import { GRADIENTS } from '#contract/groups.ts';
import { changeSettings } from '#server/features/chat/rooms.ts';
import { memberIn } from '#server/features/chat/members.ts';
import { enter, openForAll } from '#server/features/groups/groups.ts';
import { canWrite } from '#server/features/people/manners.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import { AppError } from '#server/platform/errors.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import { badgesOf, trendOf } from './badges.ts';
import {
  countPeople,
  hallsFor,
  insertHall,
  joinedHalls,
  meanAt,
  noteHour,
  putTrend,
  trends,
  type TrendRow,
} from './trending.queries.ts';
import { dayOf, promptOf, wokenOn } from './prompts.ts';
import { peopleHere } from './preview.queries.ts';
import { facesOf, wordsOf, numbersOf, lastOf, shown } from './trending.present.ts';

/** The age up to which a count is shown. An older count is outdated, because the counting job has stopped. */
const FRESH_MS = 15 * MINUTE_MS;

/** Returns the id of a hall's room, which is the same on every instance, so that two instances open one room only. */
export function hallId(trendingId: string, hall: number): string {
  const hash = createHash('sha256').update(`${trendingId} ${hall}`).digest('hex');
  // A UUID of version 8, whose bits the application may choose.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Joins the first hall of a trending room that has space, or opens another hall. Returns the id of the hall's room. A
 * person who is already in a hall of the trending room stays there.
 */
export async function joinTrending(
  deps: Deps,
  { userId, trendingId }: { userId: number; trendingId: TrendingId },
): Promise<string> {
  const { db } = deps;
  const joined = (await joinedHalls(db, userId)).find((one) => one.trending_id === trendingId);
  if (joined !== undefined) return joined.room_id;
  await refuseStrangers(db, userId);
  for (let hall = 1; ; hall += 1) {
    const roomId = await openHall(deps, trendingId, hall);
    const actor = { roomId, userId };
    const isFirstTime = (await memberIn(db, roomId, userId)) === undefined;
    try {
      await enter(deps, { ...actor, sight: PREVIEW_SPAN }, async () => Promise.resolve(true));
    } catch (error) {
      if (error instanceof AppError && error.code === 'group_full') continue;
      throw error;
    }
    // A hall may have a thousand people, so its messages are muted at first.
    if (isFirstTime) await changeSettings(deps, actor, { mute: 'forever', mentionsPass: true });
    return roomId;
  }
}

/** Throws for a person who may not join, and so may not read along either. */
export async function refuseStrangers(db: Db, userId: number): Promise<void> {
  await refuseHeld(db, userId);
  if (!(await canWrite(db, userId))) throw new AppError('profile_incomplete');
}

async function openHall({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: TrendingId, hall: number): Promise<string> {
  const roomId = hallId(id, hall);
  const { name, description } = trendingRooms[id];
  await inTransaction(db, async (trx) => {
    const isNew = await openForAll(trx, {
      roomId,
      roomType: 'trending',
      name,
      description,
      gradient: trendingIds.indexOf(id) % GRADIENTS,
      most: TRENDING_MEMBERS,
      slowSeconds: TRENDING_SLOW_SECONDS,
      now: clock.now(),
    });
    if (isNew) await insertHall(trx, { room_id: roomId, trending_id: id, hall });
  });
  return roomId;
}

/** Returns the names of the trending rooms that a person is in. */
export async function joinedNames({ db }: Pick<Deps, 'db'>, userId: number): Promise<string[]> {
  const joined = new Set((await joinedHalls(db, userId)).map(({ trending_id: id }) => id));
  return trendingIds.filter((id) => joined.has(id)).map((id) => spokenToReader(trendingRooms[id].name));
}

/**
 * Returns all trending rooms as a person may see them: first those in which people speak, or without any, those that
 * the house wakes. Among equals those with a badge lead, then those with the most people online.
 */
export async function trendingFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewerId: number,
  language: Language = 'en',
): Promise<TrendingRoom[]> {
  const now = clock.now();
  const day = dayOf(now);
  const onlineSince = new Date(now.getTime() - ONLINE_MS);
  const halls = await hallsFor(db, { viewerId, onlineSince });
  const roomIds = halls.filter(({ online }) => online > 0).map(({ room_id: id }) => id);
  const here = await peopleHere(db, { roomIds, viewerId, onlineSince, most: ROOM_FACES });
  const joined = new Map((await joinedHalls(db, viewerId)).map((one) => [one.trending_id, one.room_id]));
  const counted = new Map(
    (await trends(db))
      .filter(({ counted_at: at }) => now.getTime() - at.getTime() < FRESH_MS)
      .map((one) => [one.trending_id, one]),
  );
  const speakers = halls.flatMap(({ sender_id: id }) => (id === null ? [] : [id]));
  const cards = await cardsFor(db, [...speakers, ...here.map(({ user_id: id }) => id)], { viewerId, now });
  const awakeSince = now.getTime() - AWAKE_HOURS * HOUR_MS;
  const asleep = trendingIds.map((id) => {
    const own = halls.filter(({ trending_id: of }) => of === id);
    const lastMessage = lastOf(own, cards);
    return {
      ...wordsOf(id, language),
      ...numbersOf(own),
      faces: facesOf(own, here, cards),
      prompt: promptOf(id, { day, language }),
      state: lastMessage !== null && Date.parse(lastMessage.at) > awakeSince ? ('awake' as const) : ('quiet' as const),
      lastMessage,
      trend: shown(counted.get(id)),
      roomId: joined.get(id) ?? null,
    };
  });
  const rooms = woken(asleep, day);
  const score = ({ id, trend }: TrendingRoom): number => (trend === null ? 0 : (counted.get(id)?.score ?? 0));
  return rooms.toSorted(
    (a, b) =>
      Number(a.state === 'quiet') - Number(b.state === 'quiet') ||
      score(b) - score(a) ||
      b.onlineCount - a.onlineCount ||
      b.memberCount - a.memberCount,
  );
}

/** Wakes the day's rooms, unless people are awake in one. */
function woken(rooms: readonly TrendingRoom[], day: number): TrendingRoom[] {
  if (rooms.some(({ state }) => state === 'awake')) return [...rooms];
  const ids = new Set(wokenOn(day));
  return rooms.map((room) => (ids.has(room.id) ? Object.assign({}, room, { state: 'woken' as const }) : room));
}

/** Counts the people of all rooms, and assigns the badges again. */
export async function countTrends({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const since = new Date(now.getTime() - TREND_HOURS * HOUR_MS);
  const joinedBefore = new Date(now.getTime() - DAY_MS);
  const before = new Map((await trends(db)).map((one) => [one.trending_id, one]));
  const found: TrendRow[] = [];
  for (const id of trendingIds) {
    const { people, line } = await countPeople(db, { trendingId: id, since, joinedBefore });
    const mean = await meanAt(db, { trendingId: id, hour });
    const last = before.get(id);
    const known = last && { peak: last.peak, peakedAt: last.peaked_at };
    const { usual, score, peak, peakedAt } = trendOf({ people, mean, before: known }, now);
    found.push({
      trending_id: id,
      people,
      usual,
      score,
      peak,
      peaked_at: peakedAt,
      badge: null,
      line,
      counted_at: now,
    });
  }
  const badges = badgesOf(found.map(({ trending_id: id, people, score }) => ({ id, people, score })));
  await inTransaction(db, async (trx) => {
    for (const one of found) {
      await putTrend(trx, { ...one, badge: badges.get(one.trending_id) ?? null });
      await noteHour(trx, { trendingId: one.trending_id, hour, people: one.people });
    }
  });
}
