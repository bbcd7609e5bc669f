import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { changeModerators } from './moderators.ts';
import { workingModerators } from './moderators.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = (...words: string[]): Promise<string> => changeModerators(test.deps.db, words, test.clock.now());

it('The command line grants, lists and revokes the moderator role by handle', async () => {
  expect(await run('list')).toContain('no moderators yet');
  const { id, user } = await newMember(test);
  expect(await run('add', `@${user.handle.toUpperCase()}`)).toContain('is a moderator now');
  expect(await run('add', user.handle)).toContain('already');
  expect(await run('list')).toBe(`@${user.handle}, since 2026-03-10`);
  expect(await workingModerators(test.deps.db)).toEqual([id]);
  expect(await run('remove', user.handle)).toContain('no longer');
  expect(await workingModerators(test.deps.db)).toEqual([]);
});

it('The machine refuses what it cannot do, in words, and changes nothing', async () => {
  const [gone, companion, demo] = [await newMember(test), await newMember(test), await newMember(test)];
  const set = (id: number, values: Record<string, unknown>): Promise<unknown> =>
    test.deps.db.updateTable('account').set(values).where('id', '=', id).execute();
  await set(gone.id, { suspended_at: test.clock.now() });
  await set(companion.id, { is_seed_user: true });
  await set(demo.id, { is_demo: true });
  await expect(run('add', gone.user.handle)).rejects.toThrow('suspended, leaving');
  await expect(run('add', companion.user.handle)).rejects.toThrow('Nothing was changed');
  await expect(run('add', demo.user.handle)).rejects.toThrow('no person');
  await expect(run('add', 'nobody_at_all')).rejects.toThrow('There is no @nobody_at_all');
  await expect(run('remove', demo.user.handle)).rejects.toThrow('is not a moderator');
  for (const words of [[], ['add'], ['add', 'a', 'b'], ['promote', 'a'], ['list', 'a']]) {
    await expect(run(...words)).rejects.toThrow('Usage');
  }
  expect(await run('list')).toContain('no moderators yet');
});

it('A moderator who is suspended or leaves cannot work at the desk', async () => {
  const { id, user } = await newMember(test);
  await run('add', user.handle);
  for (const column of ['suspended_at', 'deleted_at']) {
    await test.deps.db
      .updateTable('account')
      .set({ [column]: test.clock.now() })
      .where('id', '=', id)
      .execute();
    expect(await workingModerators(test.deps.db)).toEqual([]);
    await test.deps.db
      .updateTable('account')
      .set({ [column]: null })
      .where('id', '=', id)
      .execute();
    expect(await workingModerators(test.deps.db)).toEqual([id]);
  }
});
