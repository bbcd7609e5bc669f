import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson, liftBlock } from '#contract/blocks.ts';
import { deleteMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import { createPost, deletePost, type Post } from '#contract/posts.ts';
import { isSaved, listSaved, SAVED_A_PAGE, SAVED_MAX, saveMessage, savePost, type SavedKind } from '#contract/saved.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
let me: Person;
let ana: Person;
let bo: Person;
let withAna: string;
let group: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.database;
  [me, ana, bo] = (await makePeople(test.deps, 3)) as [Person, Person, Person];
  withAna = await makeRoom(db, me, ana);
  group = await makeCrowd(db, [me, ana, bo]);
});

async function say(person: Person, roomId: string, content: string) {
  const body = { clientId: randomUUID(), content };
  return (await call(test.app, sendMessage, { token: person.token, params: { roomId }, body })).body.message;
}
async function post(person: Person, content: string, visibility: Post['visibility'] = 'public'): Promise<string> {
  return (await call(test.app, createPost, { token: person.token, body: { content, visibility } })).body.id;
}
function keep({ chatRoomId: roomId, id: messageId }: { chatRoomId: string; id: string }, isWanted = true, by = me) {
  test.clock.advance(1000);
  return call(test.app, saveMessage, { token: by.token, params: { roomId, messageId }, body: { isSaved: isWanted } });
}
function keepPost(id: string, isWanted = true, by = me) {
  test.clock.advance(1000);
  return call(test.app, savePost, { token: by.token, params: { id }, body: { isSaved: isWanted } });
}
const list = async (query: { words?: string; kind?: SavedKind; cursor?: string } = {}, by = me) =>
  (await call(test.app, listSaved, { token: by.token, query })).body;
const words = async (query: { words?: string; kind?: SavedKind } = {}, by = me): Promise<(string | undefined)[]> =>
  (await list(query, by)).things.map(({ line, post: one }) => line?.content ?? one?.content);

describe('the list', () => {
  it('Saved messages and posts come with their places, the last saved first', async () => {
    const line = await say(ana, withAna, 'The tide pool is open');
    const id = await post(bo, 'Owls at dusk');
    await keepPost(id);
    await keep(line);
    const { things, rooms, nextCursor } = await list();
    expect(things).toMatchObject([
      { line: { messageId: line.id, roomId: withAna, seq: line.seq, by: `p_${ana.id}` }, post: null },
      { line: null, post: { id, content: 'Owls at dusk' } },
    ]);
    expect([rooms.map((room) => room.id), nextCursor]).toEqual([[withAna], null]);
    expect(await words({ kind: 'post' })).toEqual(['Owls at dusk']);
    expect(await words({ kind: 'message' })).toEqual(['The tide pool is open']);
  });

  it('A search finds parts of words in both kinds without case or accents', async () => {
    await keep(await say(ana, withAna, 'A crème brûlée'));
    await keepPost(await post(bo, 'Creme of the crop'));
    await keepPost(await post(bo, 'Something else'));
    expect(await words({ words: 'CRÈME' })).toEqual(['Creme of the crop', 'A crème brûlée']);
  });

  it('Pages return everything once, and a repeat saves nothing twice', async () => {
    await sql`WITH posted AS (
        INSERT INTO post (id, user_id, content, visibility, created_at)
        SELECT gen_random_uuid(), ${ana.id}, 'Fern ' || n, 'public', now() FROM generate_series(1, ${SAVED_A_PAGE + 2}::int) n
        RETURNING id
      ) INSERT INTO saved_thing (user_id, id, post_id, saved_at)
      SELECT ${me.id}, id, id, ${test.clock.now()} FROM posted`.execute(test.database.db);
    const first = await list();
    await keepPost(first.things[3]?.id ?? '');
    const second = await list({ cursor: first.nextCursor ?? '' });
    expect([first.things.length, second.things.length, second.nextCursor]).toEqual([SAVED_A_PAGE, 2, null]);
    expect(new Set([...first.things, ...second.things].map(({ id }) => id)).size).toBe(SAVED_A_PAGE + 2);
  });

  it('Saved things are their owner’s alone and can be taken out', async () => {
    const line = await say(ana, withAna, 'Mine to keep');
    await keep(line);
    const asked = async (by: Person) =>
      (await call(test.app, isSaved, { token: by.token, query: { id: line.id } })).body.isSaved;
    expect([await words({}, ana), await asked(ana), await asked(me)]).toEqual([[], false, true]);
    await keep(line, false);
    expect([await words(), await asked(me)]).toEqual([[], false]);
  });

  it('The author hears nothing of it', async () => {
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    test.deps.hints.on('room', /./, (hint) => heard.push(hint));
    const line = await say(ana, withAna, 'Hello');
    const dusk = await post(ana, 'Dusk');
    // The message itself is announced to the two, after its answer.
    await expect.poll(() => heard.toSorted()).toEqual([me, ana].map(({ id }) => `${id} chats`).toSorted());
    heard.length = 0;
    await keep(line);
    await keepPost(dusk);
    expect(heard).toEqual([]);
  });

  it('The list is full at its limit until something is taken out', async () => {
    const line = await say(ana, withAna, 'One too many');
    const older = await say(ana, withAna, 'An older one');
    await keep(older);
    await sql`INSERT INTO saved_thing (user_id, id, room_id, seq, saved_at)
      SELECT ${me.id}, gen_random_uuid(), ${withAna}, 100 + n, now() FROM generate_series(2, ${SAVED_MAX}::int) n`.execute(
      test.database.db,
    );
    expect((await keep(line)).problem.code).toBe('saved_full');
    expect((await keep(older)).status).toBe(200);
    await keep(older, false);
    expect((await keep(line)).status).toBe(200);
  });
});

describe('what disappears', () => {
  it('Nobody saves what they may not read', async () => {
    const line = await say(ana, withAna, 'For two');
    expect([(await keep(line, true, bo)).status, (await keepPost(randomUUID())).status]).toEqual([404, 404]);
    expect((await keepPost(await post(ana, 'For me', 'private'))).status).toBe(404);
    await deleteLine(line);
    expect((await keep(line)).problem.code).toBe('message_gone');
  });

  const deleteLine = ({ id, chatRoomId }: { id: string; chatRoomId: string }) =>
    call(test.app, deleteMessage, { token: ana.token, params: { roomId: chatRoomId, messageId: id } });

  it('Deleted messages and posts leave the list with their rows', async () => {
    const line = await say(ana, withAna, 'A slip');
    const id = await post(ana, 'Another slip');
    await keep(line);
    await keepPost(id);
    await deleteLine(line);
    await call(test.app, deletePost, { token: ana.token, params: { id } });
    expect(await words()).toEqual([]);
    const { rows } = await sql`SELECT FROM saved_thing WHERE user_id = ${me.id} AND room_id IS NOT NULL`.execute(
      test.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('Words of a blocked person are away while the block lasts', async () => {
    await keep(await say(ana, group, 'In company'));
    await keepPost(await post(ana, 'In the open'));
    const params = { userId: ana.id };
    await call(test.app, blockPerson, { token: me.token, params });
    expect(await words()).toEqual([]);
    await call(test.app, liftBlock, { token: me.token, params });
    expect(await words()).toEqual(['In the open', 'In company']);
  });

  it('A hidden line, a cleared one and one of a left room are not shown', async () => {
    const [hidden, cleared] = [await say(ana, withAna, 'Hidden'), await say(ana, withAna, 'Cleared')];
    const left = await say(bo, group, 'Left');
    for (const line of [hidden, cleared, left]) await keep(line);
    const { deps } = test;
    const at = { roomId: withAna, seq: hidden.seq, isHidden: true, now: test.clock.now(), newId: deps.newId };
    await inTransaction(deps.db, (trx) => setMessageHidden(trx, at));
    expect(await words()).toEqual(['Left', 'Cleared']);
    await sql`UPDATE room_member SET cleared_seq = ${cleared.seq} WHERE room_id = ${withAna} AND user_id = ${me.id}`.execute(
      deps.db,
    );
    await sql`UPDATE room_member SET left_seq = 99 WHERE room_id = ${group} AND user_id = ${me.id}`.execute(deps.db);
    expect(await words()).toEqual([]);
  });
});
