import { refreshMatchProfile } from '#server/features/matching/matching.ts';
import { inTransaction, type Database, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seededRng } from '#server/platform/seeded-rng.ts';
import {
  analyze,
  deleteDemoAccounts,
  deleteDemoSlots,
  deleteRooms,
  demoRoomIds,
  insertRows,
  lockCommunity,
  recordRemoved,
  recordSettled,
  standing,
} from './demo.queries.ts';
import { makeMembers, type DemoMember } from './members.ts';
import { makePosts } from './posts.ts';
import {
  accountRow,
  answerRows,
  eventRows,
  hallRow,
  isInHall,
  memberRows,
  postRow,
  preferenceRow,
  quizRow,
  roomRow,
} from './rows.ts';
import { makeTalks, type Talk } from './talks.ts';

/** Any number; the same one gives the same people. */
export const DEMO_SEED = 20_261_121;
export const DEMO_MEMBERS = 400;

type Wanted = 'auto' | 'true' | 'false';

/**
 * Brings the demonstration community in where it is wanted: 'auto' only into an embedded database that has no members
 * and never had the community; 'true' wherever it is not there now. All in one transaction, so that it is there whole or
 * not at all. Answers how many members came.
 */
export async function settleDemo(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  wanted: Wanted,
): Promise<number> {
  if (!isWanted(wanted, database, await standing(database.db))) return 0;
  const now = clock.now();
  const came = await inTransaction(database.db, async (trx) => {
    await lockCommunity(trx);
    // Another server may have been quicker.
    if (!isWanted(wanted, database, await standing(trx))) return 0;
    const rng = seededRng(DEMO_SEED);
    const members = makeMembers({ rng, now, count: DEMO_MEMBERS });
    await writeMembers(trx, members);
    await writeTalks(trx, makeTalks(rng, members, now));
    await insertRows(trx, 'post', makePosts(rng, members).map(postRow));
    const inHall = members.filter(isInHall).map((member) => hallRow(member, { place: rng(), now }));
    await insertRows(trx, 'quest_hall', inHall);
    await recordSettled(trx, DEMO_SEED, now);
    return members.length;
  });
  if (came > 0) await analyze(database.db);
  return came;
}

function isWanted(
  wanted: Wanted,
  { kind }: Database,
  { isEmpty, isKnown, isSettled }: { isEmpty: boolean; isKnown: boolean; isSettled: boolean },
): boolean {
  if (wanted === 'false' || isSettled) return false;
  return wanted === 'true' || (kind === 'pglite' && isEmpty && !isKnown);
}

async function writeMembers(trx: Trx, members: readonly DemoMember[]): Promise<void> {
  await insertRows(trx, 'account', members.map(accountRow));
  await insertRows(
    trx,
    'presence',
    members.map(({ id, lastSeenAt }) => ({ user_id: id, last_seen_at: lastSeenAt })),
  );
  await insertRows(trx, 'quiz_session', members.map(quizRow));
  await insertRows(trx, 'quiz_answer', members.flatMap(answerRows));
  await insertRows(trx, 'match_preference', members.map(preferenceRow));
  for (const { id } of members) await refreshMatchProfile(trx, id);
}

async function writeTalks(trx: Trx, talks: readonly Talk[]): Promise<void> {
  await insertRows(trx, 'room', talks.map(roomRow));
  await insertRows(
    trx,
    'direct_room',
    talks.map(({ roomId, low, high }) => ({ user_low: low, user_high: high, room_id: roomId })),
  );
  await insertRows(trx, 'room_member', talks.flatMap(memberRows));
  await insertRows(
    trx,
    'user_room',
    talks.flatMap(({ roomId, low, high }) => [low, high].map((userId) => ({ user_id: userId, room_id: roomId }))),
  );
  await insertRows(trx, 'room_event', talks.flatMap(eventRows));
}

/**
 * Takes the community out with all that it was part of: its members, their posts, their rooms (also those with other people) and
 * matches. What a person spent of their day's matches on it is theirs again. Answers how many members left.
 */
export async function removeDemo(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockCommunity(trx);
    await deleteRooms(trx, await demoRoomIds(trx));
    await deleteDemoSlots(trx);
    const left = await deleteDemoAccounts(trx);
    await recordRemoved(trx, now);
    return left;
  });
}
