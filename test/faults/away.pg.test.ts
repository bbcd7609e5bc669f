import { expect, test } from 'vitest';
import { createPost } from '#contract/posts.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { call } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember } from '#test/factories.ts';
import { startInstance } from './instance.ts';
import { privatePostgres } from './services.ts';

const KEY = '0198b6a2-55aa-7c1c-9d5e-7d8a52e8d111';

test('A database gone for a moment is said so, and a repeat is kept once', async ({ skip, onTestFinished }) => {
  const postgres = (await privatePostgres()) ?? skip('initdb or pg_basebackup is not installed');
  onTestFinished(postgres.remove);
  const database = await openPostgres(postgres.url);
  await migrate(database);
  const server = await startInstance(database);
  const { token } = await newMember(server, COMPLETE_PROFILE);
  const post = () =>
    call(server.app, createPost, { body: { content: 'Still here' }, token, headers: { 'idempotency-key': KEY } });
  await postgres.crash(async () => {
    const refused = await post();
    expect(refused).toMatchObject({ status: 503, problem: { code: 'away' } });
    expect(refused.headers['retry-after']).toBe('5');
  });
  await expect.poll(async () => (await post()).status).toBe(200);
  await post();
  expect(await database.db.selectFrom('post').select('content').execute()).toEqual([{ content: 'Still here' }]);
  await server.close();
  await database.close();
});
