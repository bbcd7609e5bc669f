import { afterAll, beforeAll, expect, it } from 'vitest';
import { authUser } from '#contract/accounts.ts';
import { readOperatorLog } from '#contract/operator.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { newOperator, runOperator } from '#test/operator-scene.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const run = (...words: string[]): Promise<string> => runOperator(test, ...words);

it('The command line grants, lists and revokes the operator role by handle, and logs it', async () => {
  expect(await run('list')).toContain('no operators yet');
  const { id, user, token } = await newMember(test);
  const isOperator = async () => (await call(test.app, authUser, { token })).body.isOperator;
  expect(await isOperator()).toBe(false);
  expect(await run('add', `@${user.handle.toUpperCase()}`)).toContain('is an operator now');
  expect(await run('add', user.handle)).toContain('already');
  expect(await run('list')).toBe(`@${user.handle}, since 2026-03-10`);
  expect(await isOperator()).toBe(true);
  expect(await run('remove', user.handle)).toContain('no longer');
  expect(await isOperator()).toBe(false);
  const { body } = await call(test.app, readOperatorLog, { token: (await newOperator(test)).token });
  const about = { id, handle: user.handle };
  expect(body.lines.slice(1)).toMatchObject([
    { action: 'operator_removed', by: 'machine', about },
    { action: 'operator_added', by: 'machine', about },
  ]);
});

it('The machine refuses what it cannot do, in words, and changes nothing', async () => {
  const before = await run('list');
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
  await expect(run('remove', demo.user.handle)).rejects.toThrow('is not an operator');
  for (const words of [[], ['add'], ['add', 'a', 'b'], ['promote', 'a'], ['list', 'a']]) {
    await expect(run(...words)).rejects.toThrow('Usage');
  }
  expect(await run('list')).toBe(before);
});
