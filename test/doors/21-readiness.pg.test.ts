import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/app.ts';

it('A server whose database has no room on its disk is alive and not ready', async () => {
  const server = await startTestApp();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  // Simulates a full disk for one connection of the pool.
  await sql`SELECT set_config('temp_file_limit', '64kB', false)`.execute(server.deps.db);
  const answers: unknown[] = [];
  for (let n = 0; n < 3; n += 1) answers.push((await server.app.inject('/readyz')).json());
  expect(answers).toContainEqual({ ok: false, reason: 'disk' });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await server.close();
});
