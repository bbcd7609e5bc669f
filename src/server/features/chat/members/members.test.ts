import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roomMembers } from '#contract/chat.members.ts';
import { editMessage } from '#contract/chat.changes.ts';
import { listMessages, sendMessage, TAKEN_MESSAGE } from '#contract/chat.ts';
import { admit, canHold, dismiss, leaveAllRooms, leaveMany, memberIn } from '#server/features/chat/members.ts';
import { openMany } from '#server/features/chat/rooms.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
let ana: Person;
let ben: Person;
let eve: Person;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(test.deps, 3)) as [Person, Person, Person];
});

const run = (statement: ReturnType<typeof sql>) => statement.execute(test.database.db);
const say = ({ token }: Person, content: string, ...[roomId, replyTo]: [roomId: string, replyTo?: string]) =>
  call(test.app, sendMessage, { token, params: { roomId }, body: { clientId: randomUUID(), content, replyTo } });
const linesOf = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ type: string }>`
    SELECT type FROM room_event WHERE room_id = ${id} ORDER BY seq`.execute(test.database.db);
  return rows.map(({ type }) => type);
};

describe('who leaves', () => {
  it('A leaver’s rooms without other people are deleted and shared ones continue', async () => {
    const { db, newId, clock } = test.deps;
    const now = clock.now();
    const roomId = await makeRoom(db, ana, ben);
    const [alone, crowd, closed] = [newId(), newId(), await makeRoom(db, ana, eve)];
    await run(sql`UPDATE account SET is_seed_user = true WHERE id = ${eve.id}`);
    await inTransaction(db, async (trx) => {
      await openMany(trx, { roomId: alone, by: ana.id, now, newId });
      await openMany(trx, { roomId: crowd, by: ana.id, now, newId });
      await admit(trx, { roomId: crowd, userId: ben.id, by: ana.id, now, newId });
    });
    await say(ana, 'Mine', crowd);
    await say(ana, 'Mine', roomId);
    const leave = { userId: ana.id, takesLines: true, now, newId };
    const { gone, left } = await inTransaction(db, (trx) => leaveAllRooms(trx, leave));
    expect(new Set(gone)).toEqual(new Set([alone, closed]));
    expect(new Set(left)).toEqual(new Set([roomId, crowd]));
    expect([await linesOf(alone), await linesOf(roomId), await linesOf(crowd)]).toEqual([
      [],
      ['message', 'room_closed'],
      ['room_changed', 'member_joined', 'message', 'member_left', 'room_changed'],
    ]);
    expect(await inTransaction(db, (trx) => memberIn(trx, crowd, ben.id))).toMatchObject({ role: 'owner' });
    const { rows } = await sql`SELECT FROM room_event WHERE sender_id = ${ana.id} AND payload ? 'content'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('Erased lines and quotes of them count as newly changed', async () => {
    const { db, newId, clock } = test.deps;
    const roomId = await makeRoom(db, ana, ben);
    const read = async () => (await call(test.app, listMessages, { token: ben.token, params: { roomId } })).body;
    const { message } = (await say(ana, 'Mine', roomId)).body;
    const params = { roomId, messageId: message.id };
    await call(test.app, editMessage, { token: ana.token, params, body: { content: 'Mine, still' } });
    await say(ben, 'Yours?', roomId, message.id);
    const before = (await read()).messages.map(({ changedSeq = 0 }) => changedSeq);
    const leave = { userId: ana.id, takesLines: true, now: clock.now(), newId };
    await inTransaction(db, (trx) => leaveAllRooms(trx, leave));
    const { messages, lastSeq } = await read();
    expect(messages).toMatchObject([
      { content: TAKEN_MESSAGE, changedSeq: lastSeq },
      { content: 'Yours?', replyTo: null, changedSeq: lastSeq },
    ]);
    expect(before.every((seq) => seq < lastSeq)).toBe(true);
  });

  it('The lines of one who leaves and does not take them stay', async () => {
    const { db, newId, clock } = test.deps;
    const roomId = await makeRoom(db, ana, ben);
    await say(ana, 'Mine', roomId);
    const leave = { userId: ana.id, takesLines: false, now: clock.now(), newId };
    await inTransaction(db, async (trx) => {
      await leaveAllRooms(trx, leave);
      await leaveAllRooms(trx, leave);
    });
    expect(await linesOf(roomId)).toEqual(['message', 'room_closed']);
    const { rows } = await sql`SELECT FROM room_event WHERE sender_id = ${ana.id} AND payload ? 'content'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('A group passes to a new owner and closes after its last member', async () => {
    const { db, newId, clock } = test.deps;
    const now = clock.now();
    const id = newId();
    const who = { roomId: id, now, newId };
    const placeOf = ({ id: userId }: Person) => inTransaction(db, (trx) => memberIn(trx, id, userId));
    await inTransaction(db, async (trx) => {
      await openMany(trx, { ...who, by: ana.id });
      expect([await canHold(trx, id, 1), await canHold(trx, id, 2)]).toEqual([false, true]);
      for (const userId of [ben.id, eve.id]) await admit(trx, { ...who, userId, by: ana.id });
      await dismiss(trx, { ...who, userId: eve.id, by: ana.id, isBanned: true });
      expect(await leaveMany(trx, { ...who, userId: eve.id })).toBe(true);
      expect(await leaveMany(trx, { ...who, userId: ana.id })).toBe(true);
    });
    expect([(await placeOf(ben))?.role, (await placeOf(ana))?.left_seq]).toEqual(['owner', 5]);
    const notices = await sql<{ kind: string }>`SELECT payload -> 'notice' ->> 'kind' AS kind FROM room_event
      WHERE room_id = ${id} ORDER BY seq`.execute(db);
    expect(notices.rows.map(({ kind }) => kind)).toEqual([
      'created',
      'joined',
      'joined',
      'banned',
      'left',
      'made_owner',
    ]);
    expect(await inTransaction(db, (trx) => leaveMany(trx, { ...who, userId: ben.id }))).toBe(false);
    const { rows } = await sql<{ closed_at: Date | null }>`SELECT closed_at FROM room WHERE id = ${id}`.execute(db);
    expect(rows[0]?.closed_at).toEqual(now);
  });
});

describe('the list of members', () => {
  it('The list of members tells only who leads who left and who is banned', async () => {
    const { db, newId, clock } = test.deps;
    const who = { roomId: newId(), by: ana.id, now: clock.now(), newId };
    await inTransaction(db, async (trx) => {
      await openMany(trx, who);
      for (const userId of [ben.id, eve.id]) await admit(trx, { ...who, userId });
      await dismiss(trx, { ...who, userId: eve.id });
    });
    await run(sql`UPDATE room_member SET silenced_until = ${new Date(clock.now().getTime() + 1)}
      WHERE room_id = ${who.roomId} AND user_id = ${ben.id}`);
    const members = (by: Person, query: Record<string, string> = {}) =>
      call(test.app, roomMembers, { token: by.token, params: { roomId: who.roomId }, query });
    expect((await members(ben, { gone: 'true' })).problem.code).toBe('forbidden');
    const gone = (await members(ana, { gone: 'true' })).body.members;
    expect(gone).toMatchObject([{ id: eve.id, hasLeft: true, isBanned: false, isSilenced: false }]);
    const { body } = await members(ana);
    expect(body).toMatchObject({ totalMembers: 2, next: null });
    expect(body.members).toMatchObject([
      { id: ana.id, role: 'owner', isSilenced: false, isModerator: false },
      { id: ben.id, role: 'member', isSilenced: true, hasLeft: false },
    ]);
    test.clock.advance(1);
    expect((await members(ana)).body.members[1]).toMatchObject({ id: ben.id, isSilenced: false });
    test.clock.advance(-1);
    expect((await members(ana, { ids: `${ben.id},${eve.id}` })).body.members.map(({ id }) => id)).toEqual([
      ben.id,
      eve.id,
    ]);
    expect((await members(ana, { search: ` ${ben.id} ` })).body.members.map(({ id }) => id)).toEqual([ben.id]);
  });

  it('Handles in a line name only people who were in the room', async () => {
    const { db, newId, clock } = test.deps;
    const who = { roomId: newId(), by: ana.id, now: clock.now(), newId };
    await inTransaction(db, async (trx) => {
      await openMany(trx, who);
      await admit(trx, { ...who, userId: ben.id });
    });
    const { rows } = await sql<{ id: number; handle: string }>`
      SELECT id, handle FROM account WHERE id = ANY(${[ben.id, eve.id]}::bigint[])`.execute(db);
    const handles = rows.map(({ handle }) => handle).join(',');
    const named = (query: Record<string, string>) =>
      call(test.app, roomMembers, { token: ana.token, params: { roomId: who.roomId }, query });
    expect((await named({ handles })).body.members.map(({ id }) => id)).toEqual([ben.id]);
    expect((await named({ handles: 'Not A Handle' })).status).toBe(400);
    await run(sql`UPDATE room_member SET left_seq = 9 WHERE room_id = ${who.roomId} AND user_id = ${ben.id}`);
    expect((await named({ handles })).body.members).toMatchObject([{ id: ben.id, hasLeft: true }]);
  });

  it('Members come page by page, in the order of their roles', async () => {
    const people = await makePeople(test.deps, 60);
    const crowd = await makeCrowd(test.database.db, people);
    const last = people.at(-1) as Person;
    await run(sql`UPDATE room_member SET role = 'owner' WHERE room_id = ${crowd} AND user_id = ${last.id}`);
    const page = async (query: Record<string, string> = {}) =>
      (await call(test.app, roomMembers, { token: ana.token, params: { roomId: crowd }, query })).body;
    await run(sql`INSERT INTO room_member (room_id, user_id) VALUES (${crowd}, ${ana.id})`);
    const seen: number[] = [];
    let next: string | null | undefined = undefined;
    do {
      const { members, next: after } = await page(next === undefined ? {} : { cursor: next });
      seen.push(...members.map(({ id }) => id));
      next = after;
    } while (next !== null);
    const others = [ana, ...people.slice(0, -1)].map(({ id }) => id).toSorted((a, b) => a - b);
    expect(seen).toEqual([last.id, ...others]);
  });
});
