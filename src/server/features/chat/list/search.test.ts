import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { clearHistory, type ChatFilter } from '#contract/chat.list.ts';
import { FOUND_A_PAGE, searchMessages } from '#contract/chat.search.ts';
import { sendMessage } from '#contract/chat.ts';
import { blockPerson } from '#contract/blocks.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';
import { search } from './search.ts';

let test: TestApp;
let [me, ana, bo]: Person[] = [];
let [withAna, withBo, group]: string[] = [];

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.database;
  [me, ana, bo] = await makePeople(test.deps, 3);
  [withAna, withBo] = [await makeRoom(db, who(me), who(ana)), await makeRoom(db, who(me), who(bo))];
  group = await makeCrowd(db, [who(me), who(ana), who(bo)]);
});

const who = (person: Person | undefined): Person => person as Person;

async function say(person: Person | undefined, roomId: string | undefined, content: string) {
  test.clock.advance(1000);
  const body = { clientId: randomUUID(), content };
  const params = { roomId: roomId ?? '' };
  return (await call(test.app, sendMessage, { token: who(person).token, params, body })).body.message;
}

interface SearchOptions {
  cursor?: string;
  filter?: ChatFilter;
  person?: Person | undefined;
}

async function find(words: string, { cursor, filter, person = me }: SearchOptions = {}) {
  return (
    await call(test.app, searchMessages, {
      token: who(person).token,
      query: { words, ...(filter && { filter }), ...(cursor !== undefined && { cursor }) },
    })
  ).body;
}
const wordsFound = async (words: string, person = me): Promise<string[]> =>
  (await find(words, { person })).lines.map(({ content }) => content);

/** Adds `count` lines without the searched words, one per second, in the past; their ids rise with time. */
async function fill(
  roomId: string | undefined,
  count: number,
  { words = 'Nothing to see', era = '01900000' } = {},
): Promise<void> {
  const { db } = test.database;
  await sql`INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT ${roomId}::uuid, 1000 + n, (${era}::text || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'message', ${who(ana).id},
      gen_random_uuid(), jsonb_build_object('content', ${words}::text || ' ' || n),
      timestamptz '2024-06-01 12:00:00Z' + n * interval '1 second'
    FROM generate_series(1, ${count}::int) n`.execute(db);
  await sql`UPDATE room SET last_seq = 1000 + ${count}::int WHERE id = ${roomId}`.execute(db);
}

describe('what is found', () => {
  it('The newest matching line comes first across all rooms', async () => {
    await say(ana, withAna, 'The tide pool is open');
    await say(me, withBo, 'I never saw a tide');
    await say(bo, group, 'Tides wait for nobody');
    const { lines, rooms, next, searchedTo } = await find('tide');
    expect(lines.map(({ content }) => content)).toEqual([
      'Tides wait for nobody',
      'I never saw a tide',
      'The tide pool is open',
    ]);
    expect(lines[2]).toMatchObject({
      roomId: withAna,
      seq: 1,
      senderId: who(ana).id,
      by: `p_${who(ana).id}`,
      isDemo: false,
    });
    expect(new Set(rooms.map(({ id }) => id))).toEqual(new Set([withAna, withBo, group]));
    expect([next, searchedTo]).toEqual([null, null]);
  });

  it('A demo member’s line in a group is marked as demo', async () => {
    await say(bo, group, 'Tides wait for nobody');
    await say(ana, group, 'Nor do tides ask');
    const mark = (isDemo: boolean) =>
      sql`UPDATE account SET is_demo = ${isDemo} WHERE id = ${who(bo).id}`.execute(test.database.db);
    await mark(true);
    const { lines } = await find('tide');
    await mark(false);
    expect(lines.map(({ by, isDemo }) => [by, isDemo])).toEqual([
      [`p_${who(ana).id}`, false],
      [`p_${who(bo).id}`, true],
    ]);
  });

  it.each([
    ['creme', 'Une CRÈME brûlée, please'],
    ['BRÛLÉE', 'une creme brulee'],
    ['ёж', 'В саду ЕЖ'],
    ['水族', '我们去水族馆吧'],
    ['馆', '水族馆'],
    ['ide po', 'The tide pools'],
    ['100%', 'Sure, 100% of it'],
  ])('%s is found in “%s”', async (words, content) => {
    await say(ana, withAna, content);
    await say(ana, withAna, 'Something else, 1000 of them');
    expect(await wordsFound(words)).toEqual([content]);
  });

  it('A search needs two letters or one Chinese character', async () => {
    const short = await call(test.app, searchMessages, { token: who(me).token, query: { words: ' a ' } });
    expect(short.status).toBe(400);
    expect((await find('水')).lines).toEqual([]);
  });

  it('Search pages return every line once to the end', async () => {
    const said: string[] = [];
    for (let n = 0; n < FOUND_A_PAGE + 3; n += 1) said.push((await say(ana, [withAna, group][n % 2], `Fern ${n}`)).id);
    const first = await find('fern');
    const second = await find('fern', { cursor: first.next ?? '' });
    const ids = [...first.lines, ...second.lines].map(({ messageId }) => messageId);
    expect(ids).toEqual(said.toReversed());
    expect([first.lines.length, second.next]).toEqual([FOUND_A_PAGE, null]);
    expect(first.searchedTo).toBe(first.lines.at(-1)?.createdAt);
  });

  it('A search out of time tells how far it looked and can continue', async () => {
    await fill(withAna, 6000);
    await fill(group, 1, { words: 'A rare orchid', era: '018f0000' });
    let now = 0;
    const clock = { now: () => new Date((now += 100)) };
    const deps = { db: test.deps.db, clock };
    const first = await search(deps, { userId: who(me).id, words: 'orchid' });
    expect(first).toMatchObject({ lines: [], searchedTo: '2024-06-01T13:23:21.000Z' });
    const quick = { db: test.deps.db, clock: test.clock };
    const rest = await search(quick, { userId: who(me).id, words: 'orchid', cursor: first.next ?? '' });
    expect(rest).toMatchObject({ lines: [{ content: 'A rare orchid 1' }], next: null, searchedTo: null });
  });
});

describe('how far a request looks', () => {
  /** Returns the number of lines that a search looks through when each slice takes `msASlice`; Infinity if all. */
  async function lookedThrough(msASlice: number): Promise<number> {
    let now = 1_000_000;
    let asked = 0;
    // The search reads the clock once at the beginning, and before and after each slice.
    const clock = { now: () => new Date((asked += 1) > 1 && asked % 2 === 1 ? (now += msASlice) : now) };
    const { searchedTo } = await search({ db: test.deps.db, clock }, { userId: who(me).id, words: 'orchid' });
    if (searchedTo === null) return Infinity;
    return 22_000 - (Date.parse(searchedTo) - Date.parse('2024-06-01T12:00:01.000Z')) / 1000;
  }

  it('A search quadruples its slice while time allows, up to 20,000 lines', async () => {
    await fill(withAna, 22_000);
    expect(await lookedThrough(0)).toBe(Infinity);
    // The next slice may take four times as long: 60 + 240 ms fit into the budget of 300 ms, and 61 + 244 ms do not.
    expect([await lookedThrough(60), await lookedThrough(61)]).toEqual([5000, 1000]);
    expect([await lookedThrough(50), await lookedThrough(51)]).toEqual([21_000, 5000]);
    expect([await lookedThrough(42), await lookedThrough(43)]).toEqual([Infinity, 21_000]);
  });

  it('A search across many rooms begins with a smaller slice', async () => {
    await fill(withAna, 22_000);
    await sql`WITH made AS (
        INSERT INTO room (id, room_type, created_by, created_at)
        SELECT gen_random_uuid(), 'group', ${who(bo).id}, now() FROM generate_series(1, 97) RETURNING id
      ), members AS (INSERT INTO room_member (room_id, user_id) SELECT id, ${who(me).id}::bigint FROM made)
      INSERT INTO user_room (room_id, user_id) SELECT id, ${who(me).id}::bigint FROM made`.execute(test.database.db);
    expect([await lookedThrough(60), await lookedThrough(61)]).toEqual([2500, 500]);
  });
});

describe('what is not found', () => {
  it('A search in a filter of the list finds the lines of its rooms alone', async () => {
    await say(ana, withAna, 'A moss bed');
    await say(ana, group, 'A moss wall');
    await sql`UPDATE room SET match_id = ${randomUUID()} WHERE id = ${withAna}`.execute(test.database.db);
    const found = async (filter: ChatFilter) => (await find('moss', { filter })).lines.map(({ content }) => content);
    expect([await found('groups'), await found('matches'), await found('ai')]).toEqual([
      ['A moss wall'],
      ['A moss bed'],
      [],
    ]);
    expect([await found('unread'), await found('requests')]).toEqual([['A moss wall', 'A moss bed'], []]);
  });

  it('Nobody finds lines of rooms that they are not in, or of before they joined', async () => {
    const { seq } = await say(ana, group, 'A moss bed');
    expect(await wordsFound('moss', bo)).toEqual(['A moss bed']);
    const [stranger] = await makePeople(test.deps, 1);
    expect(await wordsFound('moss', stranger)).toEqual([]);
    const of = sql`WHERE room_id = ${group} AND user_id = ${who(bo).id}`;
    await sql`UPDATE room_member SET joined_seq = ${seq} ${of}`.execute(test.database.db);
    expect(await wordsFound('moss', bo)).toEqual([]);
    await sql`UPDATE room_member SET joined_seq = 0, left_seq = ${seq} ${of}`.execute(test.database.db);
    expect(await wordsFound('moss', bo)).toEqual([]);
  });

  it('Cleared lines are found only by the other person', async () => {
    await say(ana, withAna, 'A moss bed');
    await call(test.app, clearHistory, { token: who(me).token, params: { roomId: withAna ?? '' } });
    expect([await wordsFound('moss'), await wordsFound('moss', ana)]).toEqual([[], ['A moss bed']]);
  });

  it('A deleted line is found by nobody, and a hidden one by its author alone', async () => {
    const gone = await say(ana, withAna, 'A moss bed');
    await call(test.app, deleteMessage, {
      token: who(ana).token,
      params: { roomId: withAna ?? '', messageId: gone.id },
    });
    const { seq } = await say(ana, withAna, 'A moss wall');
    const { deps } = test;
    await inTransaction(deps.db, (trx) =>
      setMessageHidden(trx, { roomId: withAna ?? '', seq, isHidden: true, now: test.clock.now(), newId: deps.newId }),
    );
    expect([await wordsFound('moss'), await wordsFound('moss', ana)]).toEqual([[], ['A moss wall']]);
    expect(await wordsFound('deleted', ana)).toEqual([]);
  });

  it('A search omits the words of people on the other side of a block', async () => {
    await say(ana, group, 'A moss bed');
    await say(me, group, 'A moss wall');
    await call(test.app, blockPerson, { token: who(me).token, params: { userId: who(ana).id } });
    expect([await wordsFound('moss'), await wordsFound('moss', ana)]).toEqual([['A moss wall'], ['A moss bed']]);
  });

  it('Lines of somebody whom the person blocks take no place on a page', async () => {
    await say(bo, group, 'A moss bed');
    for (let n = 0; n < FOUND_A_PAGE; n += 1) await say(ana, group, `Moss ${n}`);
    await call(test.app, blockPerson, { token: who(me).token, params: { userId: who(ana).id } });
    expect(await find('moss')).toMatchObject({ lines: [{ content: 'A moss bed' }], next: null });
  });

  it('A line that was edited is found once, by its words of now', async () => {
    const { id } = await say(me, withAna, 'A moss bed');
    const params = { roomId: withAna ?? '', messageId: id };
    await call(test.app, editMessage, { token: who(me).token, params, body: { content: 'A moss wall' } });
    expect([await wordsFound('moss'), await wordsFound('bed')]).toEqual([['A moss wall'], []]);
  });

  it('A request that waits is not searched until it is accepted', async () => {
    await say(ana, withAna, 'A moss bed');
    const ask = (by: number | null) =>
      sql`UPDATE room SET asked_by = ${by} WHERE id = ${withAna}`.execute(test.database.db);
    await ask(who(ana).id);
    expect([await wordsFound('moss'), await wordsFound('moss', ana)]).toEqual([[], ['A moss bed']]);
    await ask(null);
    expect(await wordsFound('moss')).toEqual(['A moss bed']);
  });
});
