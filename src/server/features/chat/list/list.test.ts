import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearHistory, deleteChat, listChats, setRoom, syncChats, type ChatFilter } from '#contract/chat.list.ts';
import { getRoom, listMessages, markRead, sendMessage, unreadCount } from '#contract/chat.ts';
import type { SettingsWish } from '#contract/chat.settings.ts';
import { putBlock } from '#server/features/visibility/blocks.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
let me: Person;
let others: Person[];
let rooms: string[];
/** The resync and read hints since the test began or reset this list, each as a user id and a word. */
let heard: string[];

beforeAll(async () => {
  test = await startTestApp();
  test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
  test.deps.hints.on('read', /./, (hint) => heard.push(`${hint.split(' ')[1]} read`));
});
afterAll(() => test.close());
beforeEach(async () => {
  const [first, ...rest] = await makePeople(test.deps, 6);
  [me, others, rooms, heard] = [first as Person, rest, [], []];
  for (const other of others) rooms.push(await makeRoom(test.database.db, me, other));
  for (const [at, other] of others.entries()) await say(other, room(at));
});

const room = (at: number): string => rooms[at] ?? '';
const person = (at: number): Person => others[at] as Person;

async function say(who: Person, roomId: string): Promise<number> {
  test.clock.advance(1000);
  const body = { clientId: randomUUID(), content: 'A line' };
  const { body: said } = await call(test.app, sendMessage, { token: who.token, params: { roomId }, body });
  return said.message.seq;
}

async function page(query: { cursor?: string; limit?: number; filter?: ChatFilter; search?: string } = {}, who = me) {
  return (await call(test.app, listChats, { token: who.token, query })).body;
}
const idsOf = ({ chats }: { chats: { id: string }[] }): string[] => chats.map(({ id }) => id);

const marks = (roomId: string, body: SettingsWish, who = me) =>
  call(test.app, setRoom, { token: who.token, params: { roomId }, body });
const clear = (roomId: string, who = me) => call(test.app, clearHistory, { token: who.token, params: { roomId } });
const remove = (roomId: string, who = me) => call(test.app, deleteChat, { token: who.token, params: { roomId } });
const read = (roomId: string, seq: number) =>
  call(test.app, markRead, { token: me.token, params: { roomId }, body: { seq } });

async function total(who = me): Promise<number> {
  return (await call(test.app, unreadCount, { token: who.token, params: { userId: who.id } })).body.unreadCount;
}

async function since(mark: string) {
  return (await call(test.app, syncChats, { token: me.token, query: { since: mark } })).body.rooms;
}

describe('pages of the list', () => {
  it('Chat pages list pinned rooms first, then rooms by latest activity', async () => {
    await marks(room(1), { isPinned: true });
    test.clock.advance(1000);
    await marks(room(3), { isPinned: true });
    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, cursor: first.next ?? '' });
    const third = await page({ limit: 2, cursor: second.next ?? '' });
    expect([first, second, third].map(idsOf)).toEqual([[room(3), room(1)], [room(4), room(2)], [room(0)]]);
    expect(third.next).toBeNull();
    expect((await page({ limit: 5 })).next).toBeNull();
    expect([first.totals?.unread, second.totals]).toEqual([5, null]);
  });

  it('Only the first page states the message limits', async () => {
    const { limits, next } = await page({ limit: 2 });
    const write = async (length: number) => {
      const body = { clientId: randomUUID(), content: 'é'.repeat(length) };
      return (await call(test.app, sendMessage, { token: me.token, params: { roomId: room(0) }, body })).status;
    };
    const most = limits?.messageMax ?? 0;
    expect([await write(most), await write(most + 1)]).toEqual([200, 400]);
    for (const part of [{ cursor: next ?? '' }, { filter: 'unread' as const }, { search: 'p_' }])
      expect((await page(part)).limits).toBeNull();
  });

  it('A room active between two pages appears only once', async () => {
    test.clock.advance(60_000);
    const first = await page({ limit: 2 });
    await say(person(0), room(0));
    await say(person(4), room(4));
    const rest = await page({ limit: 30, cursor: first.next ?? '' });
    expect([...idsOf(first), ...idsOf(rest)]).toEqual([room(4), room(3), room(2), room(1)]);
    const changed = await since(first.mark);
    expect(changed).toMatchObject([
      { roomId: room(4), lastSeq: 2, unreadCount: 2 },
      { roomId: room(0), lastSeq: 2, unreadCount: 2 },
    ]);
  });

  it('A cursor that nobody was given is refused', async () => {
    const { status } = await call(test.app, listChats, { token: me.token, query: { cursor: '0.1.x' } });
    expect(status).toBe(400);
  });
});

describe('the sync', () => {
  it('The sync returns only rooms that changed on another device', async () => {
    test.clock.advance(60_000);
    const { mark } = await page();
    expect(await since(mark)).toEqual([]);
    await read(room(2), 1);
    await remove(room(3));
    test.clock.advance(60_000);
    expect(await since(mark)).toEqual([
      { roomId: room(3), lastSeq: 1, readSeq: 0, unreadCount: 0, isListed: false },
      { roomId: room(2), lastSeq: 1, readSeq: 1, unreadCount: 0 },
    ]);
  });
});

describe('the sync of a person with very many rooms', () => {
  it('The sync of many rooms comes in pages of 500', async () => {
    const { db } = test.database;
    const { rows: made } = await sql<{ id: string }>`INSERT INTO room (id, room_type, created_by, created_at)
      SELECT gen_random_uuid(), 'group', ${me.id}, ${test.clock.now()}::timestamptz - n * interval '1 minute'
      FROM generate_series(1, 495) n RETURNING id`.execute(db);
    const ids = made.map(({ id }) => id);
    for (const table of ['room_member', 'user_room']) {
      await sql`INSERT INTO ${sql.table(table)} (room_id, user_id) SELECT unnest(${ids}::uuid[]), ${me.id}`.execute(db);
    }
    const sync = async (query: Record<string, string> = {}) =>
      (await call(test.app, syncChats, { token: me.token, query })).body;
    expect(await sync()).toMatchObject({ rooms: { length: 500 }, next: null });
    const more = await makeCrowd(db, [me, person(0)]);
    const first = await sync();
    const second = await sync({ cursor: first.next ?? '' });
    expect([first.rooms.length, second.rooms.length, second.next]).toEqual([500, 1, null]);
    const all = [...first.rooms, ...second.rooms].map(({ roomId }) => roomId);
    expect(new Set(all)).toEqual(new Set([...ids, ...rooms, more]));
  });

  it('The next sync includes a line that was committed late', async () => {
    test.clock.advance(60_000);
    const { mark } = await page();
    const late = new Date(Date.parse(mark) - 9000);
    await sql`UPDATE room SET last_event_at = ${late} WHERE id = ${room(0)}`.execute(test.database.db);
    const early = new Date(Date.parse(mark) - 11_000);
    await sql`UPDATE room SET last_event_at = ${early} WHERE id = ${room(1)}`.execute(test.database.db);
    expect((await since(mark)).map(({ roomId }) => roomId)).toEqual([room(0)]);
  });
});

describe('filters and search', () => {
  it('A filter shows its rooms of the whole list', async () => {
    const crowd = await makeCrowd(test.database.db, [me, person(0)]);
    await say(person(0), crowd);
    await read(room(0), 1);
    await sql`UPDATE room SET match_id = ${randomUUID()} WHERE id = ${room(1)}`.execute(test.database.db);
    await sql`UPDATE room SET room_type = 'companion' WHERE id = ${room(2)}`.execute(test.database.db);
    await sql`UPDATE room SET asked_by = ${person(3).id} WHERE id = ${room(3)}`.execute(test.database.db);
    const shown = async (filter: ChatFilter) => idsOf(await page({ filter }));
    expect(await shown('groups')).toEqual([crowd]);
    expect(await shown('matches')).toEqual([room(1)]);
    expect(await shown('ai')).toEqual([room(2)]);
    expect(await shown('requests')).toEqual([room(3)]);
    expect(await shown('unread')).toEqual([crowd, room(4), room(2), room(1)]);
    for (const part of [{ filter: 'unread' as const }, { search: 'p_' }]) expect((await page(part)).totals).toBeNull();
    expect((await page()).totals).toMatchObject({ unread: 4, unreadChats: 4, requests: 1 });
  });

  it('A search finds rooms by part of a name in any case', async () => {
    const { db } = test.database;
    await sql`UPDATE account SET display_name = 'Zoë Öztürk_100%' WHERE id = ${person(2).id}`.execute(db);
    const crowd = await makeCrowd(db, [me, person(2), person(3)]);
    await say(person(3), crowd);
    expect(idsOf(await page({ search: 'öztürk' }))).toEqual([crowd, room(2)]);
    expect(idsOf(await page({ search: 'OZTURK' }))).toEqual([crowd, room(2)]);
    expect(idsOf(await page({ search: '_100%' }))).toEqual([crowd, room(2)]);
    expect(idsOf(await page({ search: 'p_%' }))).toEqual([]);
    expect(idsOf(await page({ search: `@p_${person(4).id}` }))).toEqual([room(4)]);
    const pair = { userId: person(2).id, otherId: me.id, now: test.clock.now() };
    await inTransaction(db, (trx) => putBlock(trx, pair));
    expect(idsOf(await page({ search: 'öztürk' }))).toEqual([]);
  });
});

describe('a room in one’s own list', () => {
  it('A pinned room stays pinned through messages and reading until it is unpinned', async () => {
    const pinned = (await marks(room(0), { isPinned: true })).body.pinnedAt;
    await say(person(4), room(4));
    await read(room(0), 1);
    const [top] = (await page()).chats;
    expect([top?.id, top?.pinnedAt]).toEqual([room(0), pinned]);
    await marks(room(0), { isPinned: false });
    expect(idsOf(await page())[0]).toBe(room(4));
    expect((await page({}, person(0))).chats[0]?.pinnedAt).toBeNull();
  });

  it('A room setting survives a change of another setting', async () => {
    const { pinnedAt } = (await marks(room(0), { isPinned: true })).body;
    test.clock.advance(1000);
    await marks(room(1), { isPinned: true });
    await marks(room(0), { mute: 'forever', mentionsPass: false });
    await marks(room(0), { isUnread: true });
    const { body } = await marks(room(0), { isPinned: true });
    expect(body).toMatchObject({ isMuted: true, mentionsPass: false, pinnedAt, isMarkedUnread: true });
    expect(idsOf(await page()).slice(0, 2)).toEqual([room(1), room(0)]);
  });

  it('A muted chat keeps its own count and adds nothing to totals', async () => {
    const before = [(await page()).totals?.unread, await total()];
    await marks(room(1), { mute: '8h' });
    const { chats, totals } = await page();
    expect(chats.find(({ id }) => id === room(1))?.unreadCount).toBeGreaterThan(0);
    expect([totals?.unread, await total()]).toEqual(before.map((count = 0) => count - 1));
    expect(idsOf(await page({ filter: 'unread' }))).not.toContain(room(1));
    await marks(room(1), { mute: null });
    expect(await total()).toBe(before[1]);
  });

  it('A deleted chat returns when pinned and stays away when muted', async () => {
    await remove(room(2));
    await remove(room(3));
    await marks(room(2), { isPinned: true });
    await marks(room(3), { mute: '8h' });
    const listed = idsOf(await page());
    expect([listed.includes(room(2)), listed.includes(room(3))]).toEqual([true, false]);
  });

  it('A room marked unread counts as one until it is opened', async () => {
    for (const at of rooms.keys()) await read(room(at), 1);
    expect(await total()).toBe(0);
    await marks(room(1), { isUnread: true });
    expect([await total(), idsOf(await page({ filter: 'unread' }))]).toEqual([1, [room(1)]]);
    await say(person(1), room(1));
    expect(await total()).toBe(1);
    await read(room(1), 2);
    expect([await total(), (await page()).chats[0]?.isMarkedUnread]).toEqual([0, false]);
    await marks(room(1), { isUnread: true });
    await read(room(1), 2);
    expect(await total()).toBe(0);
  });

  it('A cleared room stays in the list without its lines, for the person alone', async () => {
    expect((await clear(room(1))).body).toEqual({ clearedSeq: 1 });
    const cleared = (await page()).chats.find(({ id }) => id === room(1));
    expect(cleared).toMatchObject({ lastMessage: null, unreadCount: 0, clearedSeq: 1 });
    const linesOf = async (who: Person) =>
      (await call(test.app, listMessages, { token: who.token, params: { roomId: room(1) } })).body.messages.length;
    expect([await linesOf(me), await linesOf(person(1))]).toEqual([0, 1]);
  });

  it('A deleted chat returns with the next message and without its history', async () => {
    await marks(room(1), { isPinned: true });
    expect((await remove(room(1))).status).toBe(200);
    expect(idsOf(await page())).not.toContain(room(1));
    expect(idsOf(await page({}, person(1)))).toEqual([room(1)]);
    await sql`UPDATE room SET last_seq = last_seq + 1 WHERE id = ${room(1)}`.execute(test.database.db);
    await sql`INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
      VALUES (${room(1)}, 2, ${randomUUID()}, 'room_changed', '{}', now())`.execute(test.database.db);
    expect(idsOf(await page())).not.toContain(room(1));
    await say(person(1), room(1));
    const [back] = (await page()).chats;
    expect(back).toMatchObject({ id: room(1), unreadCount: 1, pinnedAt: null, lastMessage: 'A line' });
    const { messages } = (await call(test.app, listMessages, { token: me.token, params: { roomId: room(1) } })).body;
    expect(messages.map(({ seq }) => seq)).toEqual([3]);
  });

  it('A deleted chat marked unread on another device is listed again', async () => {
    for (const at of rooms.keys()) await read(room(at), 1);
    await remove(room(1));
    await marks(room(1), { isUnread: true });
    const { chats, totals } = await page();
    expect([chats.map(({ id }) => id).includes(room(1)), totals?.unread, await total()]).toEqual([true, 1, 1]);
  });

  it('Each change to a chat reaches only the person’s own devices', async () => {
    // The first message of a room is announced to both people, after its response.
    await vi.waitFor(() => expect(heard).toHaveLength(2 * rooms.length));
    heard = [];
    await marks(room(1), { isPinned: true });
    await marks(room(1), { isUnread: true });
    await marks(room(1), { mute: '8h' });
    await marks(room(1), { mute: null });
    await read(room(1), 1);
    await clear(room(1));
    await remove(room(1));
    expect(heard.filter((hint) => hint.endsWith(' read'))).toEqual([`${me.id} read`]);
    expect(heard.filter((hint) => !hint.endsWith(' read'))).toEqual(Array<string>(6).fill(`${me.id} chats`));
  });

  it('A room of many is not deleted, and a stranger marks, clears and deletes nothing', async () => {
    const crowd = await makeCrowd(test.database.db, [me, person(0)]);
    expect((await remove(crowd)).status).toBe(404);
    const answers = [
      await marks(room(1), { isPinned: true, isUnread: true }, person(0)),
      await clear(room(1), person(0)),
      await remove(room(1), person(0)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { body } = await call(test.app, getRoom, { token: me.token, params: { roomId: room(1) } });
    expect(body).toMatchObject({ pinnedAt: null, isMarkedUnread: false, clearedSeq: 0, unreadCount: 1 });
  });
});
