import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { TONGUES_MAX, tongues } from '#contract/tongues.ts';
import { findNewMatch } from '#server/features/matching/matches/find.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => sql`DELETE FROM account`.execute(server.deps.db));

type Speech = { tongues: string[]; sharesTongue?: boolean };
const speaking = ({ tongues: spoken, sharesTongue = false }: Speech): Promise<TestMember> =>
  newMatchable(server, { profile: { tongues: spoken }, wish: { sharesTongue } });
const meets = async ({ id }: TestMember) =>
  (await findNewMatch(server.deps, id, { effect: undefined, record: async () => undefined })).match;

const cases: readonly { name: string; one: Speech; other: Speech; both: string[] | null }[] = [
  { name: 'who ask for nothing', one: { tongues: ['en'] }, other: { tongues: ['es'] }, both: [] },
  {
    name: 'who share one',
    one: { tongues: ['es', 'en'], sharesTongue: true },
    other: { tongues: ['en'] },
    both: ['en'],
  },
  { name: 'who share none', one: { tongues: ['en'], sharesTongue: true }, other: { tongues: ['es'] }, both: null },
  {
    name: 'of whom one says nothing',
    one: { tongues: ['en'], sharesTongue: true },
    other: { tongues: [] },
    both: null,
  },
  { name: 'who ask and say nothing', one: { tongues: [], sharesTongue: true }, other: { tongues: ['es'] }, both: [] },
];

it.each(cases)('People $name meet as their languages say, whichever of them searches', async ({ one, other, both }) => {
  for (const pair of [
    [one, other],
    [other, one],
  ] as const) {
    await sql`DELETE FROM account`.execute(server.deps.db);
    const [seeker] = [await speaking(pair[0]), await speaking(pair[1])];
    expect((await meets(seeker))?.tongues ?? null).toEqual(both);
  }
});

it('A language that is named later opens the way at once', async () => {
  const seeker = await speaking({ tongues: ['vi'], sharesTongue: true });
  const other = await speaking({ tongues: ['fr'] });
  expect(await meets(seeker)).toBeNull();
  const say = (spoken: string[]) =>
    call(server.app, updateUser, { token: other.token, params: { id: other.id }, body: { tongues: spoken } });
  expect((await say(['fr', 'vi'])).body.tongues).toEqual(['fr', 'vi']);
  expect((await meets(seeker))?.user.id).toBe(other.id);
  expect((await say(['vi', 'vi'])).status).toBe(400);
  expect((await say([...tongues].slice(0, TONGUES_MAX + 1))).status).toBe(400);
});
