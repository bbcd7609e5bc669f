import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRoom } from '#contract/chat.list.ts';
import { getRoom, sendMessage, startDirect, type Room } from '#contract/chat.ts';
import { holdPair } from '#server/features/chat/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
let ana: Person;
let ben: Person;
let eve: Person;
let roomId: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(test.deps, 3)) as [Person, Person, Person];
  roomId = await makeRoom(test.database.db, ana, ben);
});

const run = (statement: ReturnType<typeof sql>) => statement.execute(test.database.db);
const room = async ({ token }: Person, id = roomId): Promise<Room> =>
  (await call(test.app, getRoom, { token, params: { roomId: id } })).body;
const say = ({ token }: Person, content: string, id = roomId) =>
  call(test.app, sendMessage, { token, params: { roomId: id }, body: { clientId: randomUUID(), content } });
const open = ({ token }: Person, other: Person) =>
  call(test.app, startDirect, { token, body: { otherUserId: other.id } });

describe('what a room tells of itself', () => {
  it('A direct room has the other person’s name and its last line’s author', async () => {
    expect(await room(ana)).toMatchObject({ lastMessage: null, lastMessageSenderId: null, lastMessageTimestamp: null });
    await say(ben, 'Hello');
    expect(await room(ana)).toMatchObject({
      roomType: 'direct',
      type: 'direct',
      name: `p_${ben.id}`,
      otherUser: { id: ben.id },
      participants: [ana.id, ben.id],
      lastMessage: 'Hello',
      lastMessageSenderId: ben.id,
      lastMessageBy: null,
      isFromSoulMatch: false,
      request: null,
      canSend: true,
    });
    expect(await room(ben)).toMatchObject({ name: `p_${ana.id}`, otherUser: { id: ana.id }, lastMessage: 'Hello' });
  });

  it('A group names its last author by alias or display name', async () => {
    const crowd = await makeCrowd(test.database.db, [ana, ben, eve]);
    expect(await room(ana, crowd)).toMatchObject({ lastMessage: null, lastMessageBy: null });
    await say(ben, 'Hello all', crowd);
    const said = { lastMessage: 'Hello all', lastMessageSenderId: ben.id };
    expect(await room(ana, crowd)).toMatchObject({ ...said, lastMessageBy: `p_${ben.id}`, otherReadSeq: null });
    await run(sql`UPDATE room_member SET alias = 'Captain' WHERE room_id = ${crowd} AND user_id = ${ben.id}`);
    for (const person of [ana, ben]) expect(await room(person, crowd)).toMatchObject({ lastMessageBy: 'Captain' });
    await run(sql`INSERT INTO block VALUES (${ana.id}, ${ben.id}, now())`);
    const silent = { lastMessage: null, lastMessageSenderId: null, lastMessageBy: null };
    expect(await room(ana, crowd)).toMatchObject({ ...silent, name: `p_${eve.id} and 1 more` });
  });

  it('A group tells whether a demo member wrote its last line', async () => {
    const crowd = await makeCrowd(test.database.db, [ana, ben, eve]);
    await say(ben, 'Hello all', crowd);
    const person = { isSeedUser: false, isDemo: false };
    expect(await room(ana, crowd)).toMatchObject({ lastMessageFrom: person });
    await run(sql`UPDATE account SET is_demo = true WHERE id = ${ben.id}`);
    expect(await room(ana, crowd)).toMatchObject({ lastMessageFrom: { ...person, isDemo: true } });
    await say(ben, 'Hello');
    expect(await room(ana)).toMatchObject({ lastMessageFrom: null });
  });

  it('A direct room hides the name of a blocked or deleted person', async () => {
    await say(ben, 'Hello');
    await run(sql`INSERT INTO block VALUES (${ben.id}, ${ana.id}, now())`);
    expect(await room(ana)).toMatchObject({ name: 'A Wild Self', otherUser: null, isOnline: false, matchData: null });
    await run(sql`DELETE FROM room_member WHERE room_id = ${roomId} AND user_id = ${ben.id}`);
    expect(await room(ana)).toMatchObject({ name: 'Deleted member', memberCount: 1, participants: [ana.id] });
  });

  it('A request allows its sender one line and its receiver no line', async () => {
    await run(sql`UPDATE room SET asked_by = ${ana.id} WHERE id = ${roomId}`);
    expect(await room(ana)).toMatchObject({ request: 'sent', canSend: true });
    expect(await room(ben)).toMatchObject({ request: 'received', canSend: false });
    await say(ana, 'Hello');
    expect(await room(ana)).toMatchObject({ request: 'sent', canSend: false });
  });

  it('A mute that mentions do not pass is still a mute', async () => {
    const mute = (body: object) => call(test.app, setRoom, { token: ana.token, params: { roomId }, body });
    await mute({ mute: 'forever' });
    expect((await mute({ mentionsPass: false })).body).toMatchObject({ isMuted: true, mentionsPass: false });
    expect(await room(ana)).toMatchObject({ isMuted: true, mentionsPass: false });
    expect((await mute({ mute: null })).body).toMatchObject({ isMuted: false, mutedUntil: null, mentionsPass: false });
    const foreign = { token: eve.token, params: { roomId }, body: { mute: null } };
    expect((await call(test.app, setRoom, foreign)).status).toBe(404);
  });
});

describe('who opens a room', () => {
  it('A person without a birthday can neither open a room nor be written to', async () => {
    await run(sql`UPDATE account SET birthday = NULL WHERE id = ${ana.id}`);
    const unready = await open(ana, eve);
    expect([unready.status, unready.problem.code, unready.problem.fields]).toEqual([
      409,
      'profile_incomplete',
      { birthday: 'Still missing.' },
    ]);
    expect((await open(eve, ana)).problem.code).toBe('other_incomplete');
  });

  it('Only matching opens a room with an AI character', async () => {
    await run(sql`UPDATE account SET is_seed_user = true WHERE id = ${ben.id} OR id = ${eve.id}`);
    await run(sql`INSERT INTO companion (user_id, key) VALUES (${ben.id}, 'ben'), (${eve.id}, 'eve')`);
    const unmet = await open(ana, eve);
    expect(unmet.problem.code).toBe('companion_unmet');
    expect((await open(ana, ben)).body).toMatchObject({ id: roomId, otherUser: { id: ben.id } });
  });

  it('A repeated hold of a pair leads to their room once it exists', async () => {
    const { db, newId } = test.deps;
    const hold = (a: Person, b: Person) => inTransaction(db, (trx) => holdPair(trx, { newId }, { a: a.id, b: b.id }));
    expect([await hold(ana, ben), await hold(ben, ana)]).toEqual([roomId, roomId]);
    expect([await hold(eve, ana), await hold(ana, eve)]).toEqual([undefined, undefined]);
    const { body } = await open(ana, eve);
    expect(await hold(eve, ana)).toBe(body.id);
  });
});
