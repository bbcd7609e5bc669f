import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giftTypes } from '#content/gifts.ts';
import { editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { createChat, sendMessage, startDirect } from '#contract/chat.ts';
import { sendGift } from '#contract/gifts.ts';
import { createGroup } from '#contract/groups.ts';
import { updateUser } from '#contract/accounts.ts';
import { findNewMatch } from '#contract/matching.ts';
import { connectInHall } from '#contract/quest-hall.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let test: TestApp;
let stranger: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  stranger = await newMember(test);
  member = await newMatchable(test);
});
afterAll(() => test.close());

const aGift = { giftTypeId: giftTypes[0]?.id ?? '', clientId: randomUUID() };

const ways = (one: TestMember, other: TestMember) => [
  call(test.app, startDirect, { token: one.token, body: { otherUserId: other.id } }),
  call(test.app, createChat, { token: one.token, body: { participants: [one.id, other.id] } }),
  call(test.app, connectInHall, { token: one.token, body: { userId: other.id } }),
  call(test.app, findNewMatch, { token: one.token }),
  call(test.app, createGroup, {
    token: one.token,
    body: { name: 'Hikers', description: 'Up the hill', people: [other.id], gradient: 1 },
  }),
  call(test.app, sendGift, { token: one.token, body: { ...aGift, receiverId: other.id } }),
];
const write = ({ token }: TestMember, roomId: string) =>
  call(test.app, sendMessage, {
    token,
    params: { roomId },
    body: { clientId: randomUUID(), content: 'Hello, stranger. How was your week?' },
  });
const lines = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM room_event`.execute(test.deps.db);
  return rows[0]?.count ?? 0;
};

it('A person without a birthday opens no room, on any route', async () => {
  for (const answer of await Promise.all(ways(stranger, member))) expect([404, 409]).toContain(answer.status);
  const { rows } = await sql`SELECT id FROM room`.execute(test.deps.db);
  expect(rows).toEqual([]);
});

it('A person without a birthday cannot write in any room until they add it', async () => {
  const { db, clock, newId } = test.deps;
  const pair = { a: member.id, b: stranger.id, createdBy: member.id, now: clock.now(), newId };
  const id = await inTransaction(db, (trx) => createDirectRoom(trx, pair));
  await sql`UPDATE account SET who_may_write = 'everyone' WHERE id = ${stranger.id}`.execute(db);
  const said = await write(member, id);
  expect(said.status).toBe(200);
  const before = await lines();
  const params = { roomId: id, messageId: said.body.message.id };
  const { token } = stranger;
  for (const answer of [
    await call(test.app, sendGift, { token, body: { ...aGift, receiverId: member.id, chatRoomId: id } }),
    await call(test.app, reactToMessage, { token, params, body: { emoji: '👍', isOn: true } }),
    await call(test.app, editMessage, { token, params, body: { content: 'Mine now' } }),
  ]) {
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400);
  }
  const refused = await write(stranger, id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'profile_incomplete']);
  expect(refused.problem.fields).toHaveProperty('birthday');
  expect(await lines()).toBe(before);
  const body = { birthday: '05/14/1996' };
  expect((await call(test.app, updateUser, { token: stranger.token, params: { id: stranger.id }, body })).status).toBe(
    200,
  );
  expect((await write(stranger, id)).status).toBe(200);
  expect(await lines()).toBe(before + 1);
});
