import { refreshMatchProfile } from '#server/features/matching/matching.ts';
import { inTransaction, type Database, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { seededRng } from '#content/seeded-rng.ts';
import {
  analyze,
  deleteDemoAccounts,
  refundDemoMatches,
  deleteRooms,
  demoRoomIds,
  forgetMeetings,
  insertRows,
  lockCommunity,
  recordRemoved,
  recordSettled,
  standing,
} from './demo.queries.ts';
import { giftRows, withGifts } from './gifts.ts';
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
import { makeTalks, type DemoTalk } from './talks.ts';

export { deleteAnswers } from './answer.queries.ts';
export { demoCount } from './demo.queries.ts';

/** The seed of the community; the same seed gives the same people. */
export const DEMO_SEED = 20_261_121;
export const DEMO_MEMBERS = 400;

type DemoSetting = 'auto' | 'true' | 'false';

/**
 * Creates the demonstration community if it is wanted. With 'auto', it is wanted only in an embedded database that has
 * no members and never had the community; with 'true', wherever it is absent. One transaction creates all of it or
 * nothing. Returns the number of new members.
 */
export async function settleDemo(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  wanted: DemoSetting,
): Promise<number> {
  if (!isWanted(wanted, database, await standing(database.db))) return 0;
  const now = clock.now();
  const came = await inTransaction(database.db, async (trx) => {
    await lockCommunity(trx);
    // Another server may have created the community first.
    if (!isWanted(wanted, database, await standing(trx))) return 0;
    const rng = seededRng(DEMO_SEED);
    const members = makeMembers({ rng, now, count: DEMO_MEMBERS });
    await writeMembers(trx, members);
    // Gifts have a random sequence of their own, so they do not change the rest of the community.
    await writeTalks(trx, withGifts(seededRng(`gifts ${DEMO_SEED}`), makeTalks(rng, members, now)));
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
  wanted: DemoSetting,
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

async function writeTalks(trx: Trx, talks: readonly DemoTalk[]): Promise<void> {
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
  await insertRows(trx, 'gift', talks.flatMap(giftRows));
}

/**
 * Removes the community: its members, their posts, their rooms (also those shared with other people) and their matches.
 * Refunds the daily matches that people once spent on demo members. Returns the number of removed members.
 */
export async function removeDemo(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockCommunity(trx);
    await deleteRooms(trx, await demoRoomIds(trx));
    await refundDemoMatches(trx);
    await forgetMeetings(trx);
    const left = await deleteDemoAccounts(trx);
    await recordRemoved(trx, now);
    return left;
  });
}
