import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#contract/route.ts';
import { clientIdIn, takesKey } from '#server/platform/http/client-ids.ts';
import { RepeatScene } from './repeat-scene.ts';
import { declaredRoutes } from './routes.ts';

const routes = (await declaredRoutes()).map(({ route }) => route);
const named = (some: Route[]) => some.map((route): [string, Route] => [`${route.method} ${route.path}`, route]);
const idempotent = routes.filter((route) => route.idempotent === true);
const keyed = routes.filter(takesKey);

const scene = new RepeatScene();
beforeAll(scene.open);
afterAll(scene.close);

it('Every idempotent route is a non-streaming write for members', () => {
  expect(idempotent.length).toBeGreaterThanOrEqual(3);
  const wrong = idempotent.filter(({ access, method, streams }) => access !== 'member' || method === 'GET' || streams);
  expect(wrong).toEqual([]);
});

it.each(named(routes.filter(({ method }) => method === 'POST')))(
  '%s says what a repeat does, in one way',
  (_name, route) => {
    const ways = [route.idempotent, clientIdIn(route), route.repeat].filter((way) => way !== undefined);
    expect(ways).toHaveLength(1);
  },
);

it('The scene has a payload for every route that takes a key', () => {
  expect(keyed.filter((route) => !scene.knows(route)).map(({ path }) => path)).toEqual([]);
});

/**
 * Returns how many rows the work adds to each table. The counts of a day are deleted before, because those of other
 * people may be there already. Who was here and what the owner is alerted to are noted now and then, whatever they do.
 */
async function growthBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await sql`DELETE FROM quota`.execute(scene.server.deps.db);
  const had = await scene.counts();
  await work();
  const has = await scene.counts();
  const grown = Object.entries(has).map(([table, rows]): [string, number] => [table, rows - (had[table] ?? 0)]);
  return Object.fromEntries(
    grown.filter(([table, rows]) => rows !== 0 && !/^(?:presence|alert(?:_watch)?)$/.test(table)),
  );
}

describe.each(named(keyed))('%s', (_name, route) => {
  it('Ten calls at once with one key are one', async () => {
    const alone = await scene.prepare(route);
    const once = await growthBy(async () => expect((await scene.ask(route, alone, 'one-alone')).status).toBe(200));
    const seeker = await scene.prepare(route);
    const answers: Record<string, unknown>[] = [];
    const tenfold = await growthBy(async () => {
      const asked = await Promise.all(Array.from({ length: 10 }, () => scene.ask(route, seeker, 'the-very-same')));
      for (const { status, body } of asked) {
        expect([status, body]).toEqual([200, body]);
        // Says only whether this was the first of them.
        delete body['duplicate'];
        answers.push(body);
      }
    });
    expect(tenfold).toEqual(once);
    expect(Object.keys(once).length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('A key of other characters is refused', async () => {
    const seeker = await scene.prepare(route);
    for (const key of ['short', 'x'.repeat(81), 'with a space']) {
      expect((await scene.ask(route, seeker, key)).problem.fields).toHaveProperty('idempotency-key');
    }
  });
});

describe.each(named(idempotent))('%s', (_name, route) => {
  it('A repeat gets the same body and does nothing twice', async () => {
    const seeker = await scene.prepare(route);
    const had = await scene.counts();
    const first = await scene.ask(route, seeker, 'the-very-same');
    expect(first.status).toBe(200);
    const after = await scene.counts();
    expect(Object.keys(after).filter((table) => after[table] !== had[table]).length).toBeGreaterThan(1);
    scene.server.clock.advance(1000);
    expect((await scene.ask(route, seeker, 'the-very-same')).body).toEqual(first.body);
    expect(await scene.counts()).toEqual(after);
  });

  it('A repeat after a lost answer does nothing twice', async () => {
    const seeker = await scene.prepare(route);
    await scene.ask(route, seeker, 'the-very-same');
    const after = await scene.counts();
    const now = scene.server.clock.now();
    await sql`UPDATE idempotency SET status = NULL, answer = NULL, claimed_until = ${now}`.execute(
      scene.server.deps.db,
    );
    expect((await scene.ask(route, seeker, 'the-very-same')).status).toBe(200);
    expect(await scene.counts()).toEqual(after);
  });
});
