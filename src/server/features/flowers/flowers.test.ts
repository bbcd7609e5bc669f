import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refresh, userStats } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { FLOWERS_MS, giveFlowers } from '#contract/flowers.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await newMember(server, { displayName: 'Ana' });
  ben = await newMember(server, { displayName: 'Ben' });
});

const give = ({ token }: TestMember, { id }: { id: number }) =>
  call(server.app, giveFlowers, { token, params: { id } });
const flowers = async ({ token }: TestMember, { id }: TestMember): Promise<number> =>
  (await call(server.app, userStats, { token, params: { id } })).body.flowers;

it('Flowers are counted once an hour a pair, and each person’s by themselves', async () => {
  const cara = await newMember(server, { displayName: 'Cara' });
  expect((await give(ana, ben)).body).toEqual({ flowers: 1, isCounted: true });
  expect((await give(ana, ben)).body).toEqual({ flowers: 1, isCounted: false });
  expect((await give(cara, ben)).body).toEqual({ flowers: 2, isCounted: true });
  expect((await give(ben, ana)).body).toEqual({ flowers: 1, isCounted: true });
  server.clock.advance(FLOWERS_MS - 1);
  expect((await give(ana, ben)).body).toEqual({ flowers: 2, isCounted: false });
  server.clock.advance(1);
  for (const one of [ana, ben, cara]) {
    one.token = (await call(server.app, refresh, { body: { refreshToken: one.refreshToken } })).body.accessToken;
  }
  expect((await give(ana, ben)).body).toEqual({ flowers: 3, isCounted: true });
  expect([await flowers(cara, ben), await flowers(ben, ben), await flowers(ben, ana)]).toEqual([3, 3, 1]);
});

it('Flowers given several times at once count as one gift', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(ana, ben)));
  expect(answers.filter(({ body }) => body.isCounted)).toHaveLength(1);
  expect(await flowers(ana, ben)).toBe(1);
});

it('Nobody gives flowers to themself, or to somebody whom they do not see', async () => {
  expect((await give(ana, ana)).status).toBe(400);
  expect((await give(ana, { id: 100_000_000_000 })).status).toBe(404);
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect([(await give(ana, ben)).status, (await give(ben, ana)).status]).toEqual([404, 404]);
});
