import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { getUser } from '#contract/accounts.ts';
import { blockPerson, liftBlock, listBlocks } from '#contract/blocks.ts';
import { listChats } from '#contract/chat.list.ts';
import { getRoom, listMessages, sendMessage, startDirect, unreadCount, type Room } from '#contract/chat.ts';
import { findNewMatch, listMatches, swipe } from '#contract/matching.ts';
import { connectInHall } from '#server/features/matching/matching.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`DELETE FROM account`.execute(server.deps.db);
  ana = await newMatchable(server, { profile: { displayName: 'Ana' } });
  ben = await newMatchable(server, { profile: { displayName: 'Ben' } });
});

type BlockAnswer = Answer<z.output<typeof blockPerson.response>>;
const to = (member: TestMember, userId: number) => ({ token: member.token, params: { userId } });
const block = (by: TestMember, userId: number): Promise<BlockAnswer> => call(server.app, blockPerson, to(by, userId));
const lift = (by: TestMember, userId: number) => call(server.app, liftBlock, to(by, userId));
const blocked = async (by: TestMember) => (await call(server.app, listBlocks, { token: by.token })).body.blocks;
const open = async (by: TestMember, other: TestMember): Promise<string> =>
  (await call(server.app, startDirect, { token: by.token, body: { otherUserId: other.id } })).body.id;
const say = (by: TestMember, roomId: string, content: string) =>
  call(server.app, sendMessage, {
    token: by.token,
    params: { roomId },
    body: { clientId: randomUUID(), content },
  });
const roomOf = async (who: TestMember, roomId: string): Promise<Room> =>
  (await call(server.app, getRoom, { token: who.token, params: { roomId } })).body;
const readable = async (who: TestMember, roomId: string): Promise<string[]> =>
  (await call(server.app, listMessages, { token: who.token, params: { roomId } })).body.messages.map(
    ({ content }) => content,
  );
const sees = async (who: TestMember, other: TestMember): Promise<number> =>
  (await call(server.app, getUser, { token: who.token, params: { id: other.id } })).status;

describe('blocking', () => {
  it('A block hides two people from each other, and its list is the blocker’s alone', async () => {
    await sql`INSERT INTO presence (user_id, last_seen_at) VALUES (${ben.id}, ${server.clock.now()})
      ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(server.deps.db);
    expect(await block(ana, ben.id)).toMatchObject({ status: 200, body: { ok: true, isMatchOver: false } });
    expect([await sees(ana, ben), await sees(ben, ana)]).toEqual([404, 404]);
    const blockedAt = server.clock.now().toISOString();
    const card = { id: ben.id, displayName: 'Ben', isOnline: false };
    expect(await blocked(ana)).toMatchObject([{ userId: ben.id, blockedAt, user: card }]);
    expect(await blocked(ben)).toEqual([]);
  });

  it('A repeated block changes nothing, even after the other person left', async () => {
    await block(ana, ben.id);
    const before = await blocked(ana);
    server.clock.advance(1000);
    expect((await block(ana, ben.id)).status).toBe(200);
    expect(await blocked(ana)).toEqual(before);
    await sql`UPDATE account SET deleted_at = now() WHERE id = ${ben.id}`.execute(server.deps.db);
    expect((await block(ana, ben.id)).status).toBe(200);
    expect(await blocked(ana)).toMatchObject([{ userId: ben.id, user: null }]);
  });

  it('Nobody blocks themself, or somebody they cannot see', async () => {
    expect((await block(ana, ana.id)).problem).toMatchObject({ code: 'invalid' });
    expect((await block(ana, 999_999_999_999)).problem).toMatchObject({ code: 'not_found' });
    await block(ben, ana.id);
    expect((await block(ana, ben.id)).problem).toMatchObject({ code: 'not_found' });
    expect(await sql`SELECT FROM block WHERE user_id = ${ana.id}`.execute(server.deps.db)).toMatchObject({ rows: [] });
  });

  it('A refused block leaves no direct room behind', async () => {
    await block(ben, ana.id);
    await block(ana, ben.id);
    expect(await sql`SELECT FROM direct_room`.execute(server.deps.db)).toMatchObject({ rows: [] });
  });

  it('A blocked person can block back and the first unblock opens nothing', async () => {
    const roomId = await open(ben, ana);
    await say(ben, roomId, 'Hello');
    await block(ben, ana.id);
    expect((await block(ana, ben.id)).status).toBe(200);
    expect((await lift(ben, ana.id)).status).toBe(200);
    expect((await say(ben, roomId, 'And another thing')).problem.code).toBe('blocked');
    expect([await sees(ben, ana), await sees(ana, ben)]).toEqual([404, 404]);
  });

  it('A lifted block makes both people visible to each other again', async () => {
    expect((await lift(ana, ben.id)).status).toBe(404);
    await block(ana, ben.id);
    expect((await lift(ben, ana.id)).status).toBe(404);
    expect([(await lift(ana, ben.id)).status, (await lift(ana, ben.id)).status]).toEqual([200, 200]);
    expect([await sees(ana, ben), await sees(ben, ana)]).toEqual([200, 200]);
    expect(await blocked(ana)).toEqual([]);
    await block(ana, ben.id);
    expect(await sees(ben, ana)).toBe(404);
  });

  it('A mutual block ends only when both people lift it', async () => {
    await Promise.all([block(ana, ben.id), block(ben, ana.id)]);
    await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${ana.id}, ${ben.id}, now()), (${ben.id}, ${ana.id}, now())
      ON CONFLICT DO NOTHING`.execute(server.deps.db);
    await lift(ana, ben.id);
    expect(await sees(ana, ben)).toBe(404);
    await lift(ben, ana.id);
    expect(await sees(ana, ben)).toBe(200);
  });
});

describe('the room of two', () => {
  it('A block closes the room for both people and hides their names', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    await say(ben, roomId, 'Go away');
    await block(ana, ben.id);
    for (const who of [ana, ben]) {
      const room = await roomOf(who, roomId);
      expect(room).toMatchObject({ canSend: false, otherUser: null, name: 'A Wild Self', participants: [who.id] });
      const refused = await say(who, roomId, 'Still there?');
      expect(refused.problem).toMatchObject({ code: 'blocked', message: 'This chat is closed.' });
      expect(await readable(who, roomId)).toEqual(['Hello', 'Go away']);
    }
    await lift(ana, ben.id);
    expect(await roomOf(ben, roomId)).toMatchObject({ canSend: true, otherUser: { id: ana.id } });
    expect((await say(ben, roomId, 'Back')).status).toBe(200);
  });

  it('A line is added only when a block closes or a lift opens the room', async () => {
    const roomId = await open(ana, ben);
    const lines = async (): Promise<number> => (await roomOf(ana, roomId)).lastSeq;
    await say(ana, roomId, 'Hello');
    await block(ana, ben.id);
    const closed = await lines();
    await block(ana, ben.id);
    expect(await lines()).toBe(closed);
    await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${ben.id}, ${ana.id}, now())`.execute(
      server.deps.db,
    );
    await lift(ana, ben.id);
    expect(await lines()).toBe(closed);
    await lift(ben, ana.id);
    expect(await lines()).toBe(closed + 1);
  });

  it('The blocker has nothing unread from the person any more', async () => {
    const roomId = await open(ana, ben);
    await say(ben, roomId, 'Hello?');
    const unread = async () =>
      (await call(server.app, unreadCount, { token: ana.token, params: { userId: ana.id } })).body.unreadCount;
    expect(await unread()).toBe(1);
    await block(ana, ben.id);
    expect(await unread()).toBe(0);
  });

  it('A room that its opener left empty stays unknown to the other person', async () => {
    await open(ana, ben);
    await block(ana, ben.id);
    expect((await call(server.app, listChats, { token: ben.token })).body.chats).toEqual([]);
  });

  it('A suspended or leaving person’s room accepts no messages', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    for (const column of ['suspended_at', 'deleted_at']) {
      await sql`UPDATE account SET ${sql.ref(column)} = now() WHERE id = ${ben.id}`.execute(server.deps.db);
      expect(await roomOf(ana, roomId)).toMatchObject({ canSend: false, otherUser: null });
      expect((await say(ana, roomId, 'There?')).problem.code).toBe('blocked');
      await sql`UPDATE account SET ${sql.ref(column)} = NULL WHERE id = ${ben.id}`.execute(server.deps.db);
      expect((await say(ana, roomId, 'There!')).status).toBe(200);
    }
  });
});

describe('matching', () => {
  const find = async (who: TestMember) => (await call(server.app, findNewMatch, { token: who.token })).body;
  const matches = async (who: TestMember) => (await call(server.app, listMatches, { token: who.token })).body.matches;

  it('A block ends a match for good, even after it is lifted', async () => {
    const { match } = await find(ana);
    expect(match?.user.id).toBe(ben.id);
    expect((await block(ben, ana.id)).body).toEqual({ ok: true, isMatchOver: true });
    expect([await matches(ana), await matches(ben)]).toEqual([[], []]);
    await lift(ben, ana.id);
    expect([await matches(ana), await matches(ben)]).toEqual([[], []]);
    expect(await roomOf(ana, match?.chatRoomId ?? '')).toMatchObject({ canSend: false, otherUser: { id: ben.id } });
    expect((await find(ana)).match).toBeNull();
  });

  it('A block after a pass ends no match', async () => {
    const { match } = await find(ana);
    const body = { matchId: match?.id ?? '', action: 'pass' } as const;
    expect((await call(server.app, swipe, { token: ana.token, body })).status).toBe(200);
    expect((await block(ben, ana.id)).body).toEqual({ ok: true, isMatchOver: false });
  });

  it('Two people once separated by a block are never matched again', async () => {
    await block(ana, ben.id);
    await lift(ana, ben.id);
    expect([(await find(ana)).match, (await find(ben)).match]).toEqual([null, null]);
    await expect(connectInHall(server.deps, ana.id, ben.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
