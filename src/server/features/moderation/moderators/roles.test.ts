import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, type Instance } from '#test/faults/instance.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';
import { ROLES_MS } from '#server/platform/realtime/roles.ts';
import { changeModerators } from './moderators.ts';

const scene = new LiveScene();
let server: Instance;
let time: HandTimers;
beforeAll(async () => {
  ({ server, time } = await scene.open());
});
afterAll(scene.close);
afterEach(scene.dropSockets);

it('A change of the moderator role reaches only that person’s open pages', async () => {
  const [mod, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  const { db, clock } = server.deps;
  const row = await db.selectFrom('account').select('handle').where('id', '=', mod.id).executeTakeFirst();
  const change = (command: string) => changeModerators(db, [command, row?.handle ?? ''], clock.now());
  const isModerator = async ({ token }: Person) => (await call(server.app, authUser, { token })).body.isModerator;
  const [open, other] = [await scene.connect(mod), await scene.connect(ben)];
  const changes = [
    ['add', true],
    ['remove', false],
  ] as const;
  time.pass(ROLES_MS);
  expect([await isModerator(mod), await isModerator(ben)]).toEqual([false, false]);
  for (const [command, is] of changes) {
    await change(command);
    const heard = open.next('resync');
    time.pass(ROLES_MS);
    expect(await heard).toEqual({ type: 'resync', scope: 'me' });
    expect([await isModerator(mod), await isModerator(ben)]).toEqual([is, false]);
  }
  expect(other.events.filter(({ type }) => type === 'resync')).toEqual([]);
});

it('A suspended moderator’s own record does not make them one', async () => {
  const [mod] = (await makePeople(server.deps, 1)) as [Person];
  const { db, clock } = server.deps;
  const row = await db.selectFrom('account').select('handle').where('id', '=', mod.id).executeTakeFirst();
  await changeModerators(db, ['add', row?.handle ?? ''], clock.now());
  const isModerator = async () => (await call(server.app, authUser, { token: mod.token })).body.isModerator;
  expect(await isModerator()).toBe(true);
  await db.updateTable('account').set({ suspended_at: clock.now() }).where('id', '=', mod.id).execute();
  expect(await isModerator()).toBe(false);
});
