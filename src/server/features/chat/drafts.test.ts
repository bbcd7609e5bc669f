import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listDrafts, putDraft } from '#contract/chat.drafts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom } from '#test/faults/instance.ts';

let test: TestApp;
let [me, ana, stranger]: Person[] = [];
let roomId: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [me, ana, stranger] = await makePeople(test.deps, 3);
  roomId = await makeRoom(test.database.db, me as Person, ana as Person);
});

const put = (content: string, base: string | null, person = me) =>
  call(test.app, putDraft, { token: (person as Person).token, params: { roomId }, body: { content, base } });
const list = async (person = me) => (await call(test.app, listDrafts, { token: (person as Person).token })).body.drafts;

it('A draft is there for its writer on every device, and for nobody else', async () => {
  const { body } = await put('Shall we', null);
  expect(body).toMatchObject({ isSaved: true, draft: { content: 'Shall we' } });
  expect(await list()).toEqual([{ roomId, ...body.draft }]);
  expect(await list(ana)).toEqual([]);
});

it('A draft conflict keeps the first save and shows it to the other device', async () => {
  const first = (await put('Shall', null)).body.draft;
  const base = first?.revision ?? '';
  const [one, other] = [(await put('Shall we', base)).body, (await put('Shall I', base)).body];
  expect(one.isSaved).toBe(true);
  expect(other).toEqual({ isSaved: false, draft: one.draft });
  expect((await put('Shall we or I', one.draft?.revision ?? '')).body.isSaved).toBe(true);
  expect(await list()).toMatchObject([{ content: 'Shall we or I' }]);
});

it('A person’s other devices hear of saved and removed drafts', async () => {
  const heard: string[] = [];
  test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
  const base = (await put('Shall', null)).body.draft?.revision ?? '';
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain('drafts');
  await put('Shall I', null);
  expect(heard).toHaveLength(1);
  await put('', base);
  expect(heard).toHaveLength(2);
});

it('An empty text removes the draft that it was written on, and no later one', async () => {
  const old = (await put('Shall', null)).body.draft?.revision ?? '';
  const kept = (await put('Shall we', old)).body.draft;
  expect((await put('', old)).body).toEqual({ isSaved: false, draft: kept });
  expect((await put('', kept?.revision ?? '')).body).toEqual({ isSaved: true, draft: null });
  expect(await list()).toEqual([]);
});

it('An identical draft from another device counts as saved', async () => {
  await put('Shall we', null);
  const { body } = await put('Shall we', null);
  expect(body).toMatchObject({ isSaved: true, draft: { content: 'Shall we' } });
  expect(await put('', null)).toMatchObject({ body: { isSaved: false, draft: body.draft } });
  expect(await list()).toMatchObject([{ content: 'Shall we' }]);
});

it('A person outside a room cannot save a draft there', async () => {
  expect((await put('Hi', null, stranger)).status).toBe(404);
  await put('Bye', null);
  await sql`UPDATE room_member SET left_seq = 1 WHERE room_id = ${roomId} AND user_id = ${(me as Person).id}`.execute(
    test.database.db,
  );
  expect(await list()).toMatchObject([{ content: 'Bye' }]);
  expect((await put('Bye, all', null)).status).toBe(404);
});
