import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import * as contract from '#contract/introductions.ts';
import { getGroup } from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { makeSettled, say } from '#test/group-scene.ts';

let server: TestApp;
let ana: Person;
let ben: Person;
let cy: Person;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben, cy] = (await makeSettled(server, 3)) as [Person, Person, Person];
  for (const other of [ben, cy]) await talk(ana, other);
});

/** Makes two people exchange messages. */
const talk = async (a: Person, b: Person): Promise<void> => {
  const roomId = await makeRoom(server.deps.db, a, b);
  await say(server, roomId, a);
  await say(server, roomId, b);
};
const introduce = (a = ben, b = cy, by = ana) =>
  call(server.app, contract.introduce, { token: by.token, body: { people: [a.id, b.id] } });
const lists = async ({ token }: Person) => (await call(server.app, contract.listIntroductions, { token })).body;
/** Returns the people who get a hint to reload during `work`. */
const hintsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const heard: number[] = [];
  server.deps.hints.on('resync', /./, (hint) => heard.push(Number(hint.split(' ')[0])));
  await work();
  return heard;
};
const answer = ({ token }: Person, id: string, what: 'yes' | 'no') =>
  call(server.app, contract.answerIntroduction, { token, params: { id }, body: { answer: what } });

it('Both people are asked separately and the room opens once both say yes', async () => {
  const { id } = (await introduce()).body;
  expect((await lists(ben)).received).toMatchObject([
    { id, by: { id: ana.id }, other: { id: cy.id }, isAccepted: false },
  ]);
  expect((await answer(ben, id, 'yes')).body).toEqual({ roomId: null });
  expect((await lists(ben)).received).toMatchObject([{ isAccepted: true }]);
  const { roomId } = (await answer(cy, id, 'yes')).body;
  const { rows } = await sql<{ user_id: number }>`
    SELECT user_id FROM room_member WHERE room_id = ${roomId} AND left_seq IS NULL`.execute(server.deps.db);
  expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([ana.id, ben.id, cy.id]));
  expect((await lists(ana)).made).toMatchObject([{ id, roomId }]);
  expect((await lists(ben)).received).toEqual([]);
  expect((await answer(ben, id, 'yes')).body).toEqual({ roomId });
});

it.each(['everyone', 'follows_and_matches', 'matches'] as const)(
  'Two people whom %s may write to can be introduced',
  async (whoMayWrite) => {
    await sql`UPDATE account SET who_may_write = ${whoMayWrite} WHERE id IN (${ben.id}, ${cy.id})`.execute(
      server.deps.db,
    );
    const { id } = (await introduce()).body;
    for (const one of [ben, cy]) expect((await lists(one)).received).toMatchObject([{ id }]);
    await answer(ben, id, 'yes');
    expect((await answer(cy, id, 'yes')).body.roomId).not.toBeNull();
  },
);

it('A no changes nothing that anybody else reads', async () => {
  const { id } = (await introduce()).body;
  await answer(cy, id, 'yes');
  const before = [await lists(ana), await lists(cy)];
  expect((await answer(ben, id, 'no')).body).toEqual({ roomId: null });
  expect([await lists(ana), await lists(cy)]).toEqual(before);
  expect((await lists(ben)).received).toEqual([]);
  expect((await answer(ben, id, 'yes')).status).toBe(404);
  expect((await answer(cy, id, 'yes')).body).toEqual({ roomId: null });
});

it('A no, and a first yes, hint at nothing on anybody else’s screen', async () => {
  const { id } = (await introduce()).body;
  expect(await hintsOf(() => answer(cy, id, 'yes'))).toEqual([cy.id]);
  expect(await hintsOf(() => answer(ben, id, 'no'))).toEqual([ben.id]);
});

it('A first yes changes nothing that the introducer or the other reads', async () => {
  const { id } = (await introduce()).body;
  const before = [await lists(ana), await lists(cy)];
  await answer(ben, id, 'yes');
  expect([await lists(ana), await lists(cy)]).toEqual(before);
});

it.each([
  ['one blocks the other', () => call(server.app, blockPerson, { token: ben.token, params: { userId: cy.id } })],
  [
    'one is not to be introduced',
    () => call(server.app, updateUser, { token: cy.token, params: { id: cy.id }, body: { mayBeIntroduced: false } }),
  ],
  ['they talk already', () => talk(ben, cy)],
] as const)('An introduction asks neither person where %s', async (_why, prepare) => {
  await prepare();
  const { status, body } = await introduce();
  expect(status).toBe(200);
  expect((await lists(ana)).made).toMatchObject([{ id: body.id, roomId: null, people: [{}, {}] }]);
  for (const one of [ben, cy]) {
    expect((await lists(one)).received).toEqual([]);
    expect((await answer(one, body.id, 'yes')).status).toBe(404);
  }
});

it('A block after the first yes keeps the room from being made', async () => {
  const { id } = (await introduce()).body;
  await answer(ben, id, 'yes');
  await call(server.app, blockPerson, { token: ben.token, params: { userId: cy.id } });
  expect((await lists(cy)).received).toEqual([]);
  expect((await answer(cy, id, 'yes')).status).toBe(404);
  expect((await lists(ana)).made).toMatchObject([{ roomId: null }]);
});

it('Only people whom the introducer talks with can be introduced', async () => {
  const [dee] = (await makeSettled(server, 1)) as [Person];
  expect((await introduce(ben, dee)).status).toBe(404);
  expect((await introduce(ana, ben)).status).toBe(404);
  expect((await introduce(ben, ben)).status).toBe(400);
  const { id } = (await introduce()).body;
  for (const one of [dee, ana]) expect((await answer(one, id, 'yes')).status).toBe(404);
});

it.each(['is_demo', 'is_seed_user'] as const)('Nobody is introduced to an account with %s', async (column) => {
  await sql`UPDATE account SET ${sql.ref(column)} = true WHERE id = ${cy.id}`.execute(server.deps.db);
  expect((await introduce()).status).toBe(404);
});

it('A member whose age is asked for neither introduces anybody nor says yes', async () => {
  const { id } = (await introduce()).body;
  const hold = ({ id: userId }: Person) =>
    sql`UPDATE account SET age_held_at = now() WHERE id = ${userId}`.execute(server.deps.db);
  for (const one of [ana, ben]) await hold(one);
  expect((await introduce(cy, ben)).problem.code).toBe('age_check_needed');
  expect((await answer(ben, id, 'yes')).problem.code).toBe('age_check_needed');
});

it('An introduction waits while one of the two has no birthday', async () => {
  const { id } = (await introduce()).body;
  const setBirthday = (to: string | null) =>
    sql`UPDATE account SET birthday = ${to}::date WHERE id = ${ben.id}`.execute(server.deps.db);
  await setBirthday(null);
  for (const one of [ben, cy]) expect((await lists(one)).received).toEqual([]);
  expect((await answer(cy, id, 'yes')).status).toBe(404);
  await setBirthday('1990-01-02');
  expect((await answer(cy, id, 'yes')).status).toBe(200);
});

it('An introduction leaves out people who are hidden from its maker', async () => {
  await introduce();
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect((await lists(ana)).made).toEqual([]);
});

it('A member makes at most five introductions a day and each pair once', async () => {
  const others = await makeSettled(server, 6);
  for (const one of others) await talk(ana, one);
  expect((await introduce()).status).toBe(200);
  expect((await introduce(cy, ben)).problem.code).toBe('introduced_already');
  const all = await Promise.all(others.map((one) => introduce(ben, one)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(all.filter(({ problem }) => problem?.code === 'introductions_used')).toHaveLength(2);
});

it('The daily introductions reset at midnight in the maker’s own time zone', async () => {
  const { db, sessions } = server.deps;
  // This is 20:30 in New York, but the next day in UTC.
  server.clock.set('2026-03-12T00:30:00.000Z');
  const [dee, first, ...others] = (await makeSettled(server, 8)) as [Person, Person, ...Person[]];
  await sql`UPDATE account SET time_zone = 'America/New_York' WHERE id = ${dee.id}`.execute(db);
  for (const one of [first, ...others]) await talk(dee, one);
  const all = [];
  for (const one of others) all.push(await introduce(first, one, dee));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(all[5]?.problem).toMatchObject({ code: 'introductions_used', retryAfterSeconds: 3.5 * 3600 });
  server.clock.set('2026-03-12T04:00:00.000Z');
  const device = { deviceId: undefined, deviceName: 'test' };
  const token = (await sessions.open(db, dee.id, device)).accessToken;
  expect((await introduce(first, others[5], { ...dee, token })).status).toBe(200);
});

it('The room of three is named in the language of who introduced them', async () => {
  const { id } = (await introduce()).body;
  await sql`UPDATE session SET language = 'es' WHERE user_id = ${ana.id}`.execute(server.deps.db);
  await answer(ben, id, 'yes');
  const { roomId } = (await answer(cy, id, 'yes')).body;
  const { body } = await call(server.app, getGroup, { token: cy.token, params: { roomId: roomId ?? '' } });
  expect(body).toMatchObject({
    name: 'Una presentación',
    description: 'Tres personas, dos de las cuales se acaban de conocer.',
  });
});

it('An introduction expires after 14 days and may then be made again', async () => {
  const { id } = (await introduce()).body;
  await sql`UPDATE introduction SET made_at = made_at - interval '14 days' WHERE id = ${id}`.execute(server.deps.db);
  expect((await lists(ben)).received).toEqual([]);
  expect((await answer(ben, id, 'yes')).status).toBe(404);
  const next = (await introduce()).body;
  expect((await lists(ben)).received).toMatchObject([{ id: next.id }]);
  const params = { id: next.id };
  expect((await call(server.app, contract.withdrawIntroduction, { token: ben.token, params })).status).toBe(404);
  expect((await call(server.app, contract.withdrawIntroduction, { token: ana.token, params })).status).toBe(200);
  expect((await lists(ben)).received).toEqual([]);
  expect((await lists(ana)).made).toEqual([]);
  expect((await answer(ben, next.id, 'yes')).status).toBe(404);
});

it('A withdrawn introduction cannot be made again and still counts for its day', async () => {
  const { id } = (await introduce()).body;
  expect((await answer(ben, id, 'no')).status).toBe(200);
  const back = { token: ana.token, params: { id } };
  expect((await call(server.app, contract.withdrawIntroduction, back)).status).toBe(200);
  expect((await introduce()).problem.code).toBe('introduced_already');
  expect((await lists(ben)).received).toEqual([]);
  const others = await makeSettled(server, 5);
  for (const one of others) await talk(ana, one);
  const later = [];
  for (const one of others) later.push((await introduce(ben, one)).status);
  expect(later.filter((status) => status === 200)).toHaveLength(4);
});

it('Two simultaneous yeses create one room', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [by, a, b] = (await makeSettled(server, 3)) as [Person, Person, Person];
    for (const one of [a, b]) await talk(by, one);
    const { id } = (await introduce(a, b, by)).body;
    const answers = await Promise.all([answer(a, id, 'yes'), answer(b, id, 'yes')]);
    const rooms = answers.flatMap(({ body }) => body.roomId ?? []);
    expect(new Set(rooms).size).toBe(1);
    expect((await lists(by)).made).toMatchObject([{ id, roomId: rooms[0] }]);
  }
});
