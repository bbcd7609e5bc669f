import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { transparency } from '#contract/moderation.transparency.ts';
import { call } from '#test/app.ts';
import { NoticeScene } from '#test/notice-scene.ts';

const scene = new NoticeScene();
beforeAll(scene.open);
afterAll(scene.close);

const told = async () => (await call(scene.test.app, transparency)).body;

/** Makes `times` reported posts, each decided after `hours`. */
async function decided(times: number, hours: number): Promise<void> {
  const [kit, reporter] = [await scene.moderator(), await scene.person()];
  const maker = await scene.member();
  const ids = [];
  for (let n = 0; n < times; n += 1) {
    ids.push(await scene.reported(reporter, { kind: 'post', id: await scene.post(maker) }));
  }
  scene.test.clock.advance(hours * HOUR_MS);
  const later = await scene.again(kit);
  for (const id of ids) expect((await scene.decide(later, id, { action: 'hide' })).status).toBe(200);
}

it('A new instance says that nothing has happened', async () => {
  expect(await told()).toEqual({ countedAt: scene.test.clock.now().toISOString(), months: [] });
});

it('The transparency report counts by month and hides numbers below five', async () => {
  scene.test.clock.set('2026-03-28T12:00:00Z');
  await decided(5, 3);
  await decided(4, 100);
  for (let n = 0; n < 5; n += 1) await scene.notice(`/post/${await scene.post(await scene.member())}`);
  const { months, countedAt } = await told();
  expect(countedAt).toBe('2026-04-01T19:00:00.000Z');
  expect(months.map(({ month }) => month)).toEqual(['2026-04', '2026-03']);
  const few = { dismiss: null, warn: null, hide: null, restore: null, no_writing: null, suspend: null, ban: null };
  const none = { upheld: null, changed: null, withdrawn: null };
  expect(months).toEqual([
    {
      month: '2026-04',
      reports: null,
      notices: 5,
      cases: 5,
      hidings: 5,
      decisions: few,
      appeals: null,
      answers: none,
      medianHours: null,
    },
    {
      month: '2026-03',
      reports: 9,
      notices: null,
      cases: 9,
      hidings: null,
      decisions: { ...few, hide: 5 },
      appeals: null,
      answers: none,
      medianHours: 3,
    },
  ]);
  await decided(1, 0);
  expect(await told()).toEqual({ months, countedAt });
  scene.test.clock.advance(HOUR_MS);
  const later = await told();
  expect(later.countedAt).toBe('2026-04-01T20:00:00.000Z');
  expect(later.months[0]).toMatchObject({ cases: 6, decisions: { ...few, hide: 5 }, medianHours: 100 });
});

it('The transparency report drops months older than a year and keeps quiet months', async () => {
  scene.test.clock.set('2027-03-15T12:00:00Z');
  const { months } = await told();
  expect(months.at(-1)?.month).toBe('2026-04');
  expect(months).toHaveLength(12);
  expect(months[3]).toMatchObject({ month: '2026-12', reports: null, medianHours: null });
});
