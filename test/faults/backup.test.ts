import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { authUser, login, register } from '#contract/accounts.ts';
import { readConfig } from '#server/config.ts';
import { restoreBackup, scheduleBackups } from '#server/keeping/keeping.ts';
import { newUuid, systemRng } from '#server/platform/clock.ts';
import { createDeps } from '#server/create-deps.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { createLog } from '#server/platform/log.ts';
import { buildApp } from '#server/app.ts';
import { call, testClock } from '#test/app.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { killProcesses, ready, startProcess } from '#test/process.ts';

vi.setConfig({ testTimeout: 300_000 });
afterEach(() => {
  vi.useRealTimers();
  killProcesses();
});

const body = (handle: string) => ({ email: `${handle}@example.com`, handle, password: PASSWORD, consentData: CONSENT });

// The test starts its own embedded database, so a second run for PostgreSQL would show nothing new.
test.skipIf(process.env['TEST_BACKEND'] === 'postgres')(
  'An hourly backup restored into an empty data folder starts with its rows',
  async ({ annotate }) => {
    const folder = await mkdtemp(join(tmpdir(), 'wildin-backup-'));
    const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const database = await openEmbedded(old);
    await migrate(database);
    const deps = createDeps({
      config: { ...readConfig({ DATA_DIR: old, POW: 'off' }), authSecret: 'a secret that only tests would ever use' },
      log: createLog('silent'),
      database,
      redis: undefined,
      clock: testClock(),
      newId: newUuid,
      rng: systemRng,
      withProcessMetrics: false,
    });
    const app = await buildApp(deps);
    expect((await call(app, register, { body: body('kept') })).status).toBe(200);
    const backups = scheduleBackups(deps);
    vi.advanceTimersByTime(3_600_000);
    await backups.stop();
    expect((await call(app, register, { body: body('too_late') })).status).toBe(200);
    await app.close();
    await database.close();
    vi.useRealTimers();

    const copy = (await readdir(join(old, 'backups'))).find((name) => name.endsWith('.tar.gz'));
    const { size } = await stat(join(old, 'backups', copy ?? ''));
    await restoreBackup({
      path: join(old, 'backups', copy ?? ''),
      config: readConfig({ DATA_DIR: fresh }),
      passphrase: undefined,
      isWithoutSecrets: false,
      isReplacing: false,
      say: () => undefined,
    });
    const restored = await openEmbedded(fresh);
    const { rows } = await sql<{ handle: string }>`SELECT handle FROM account`.execute(restored.db);
    expect(rows).toEqual([{ handle: 'kept' }]);
    await restored.close();
    const began = performance.now();
    const server = await startProcess({ DATA_DIR: fresh });
    await ready(server);
    const startMs = performance.now() - began;
    const signIn = (handleOrEmail: string) =>
      fetch(server.url + login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ handleOrEmail, password: PASSWORD }),
      });
    const answer = await signIn('kept');
    expect([answer.status, (await signIn('too_late')).status]).toEqual([200, 404]);
    const { tokens } = login.response.parse(await answer.json());
    const me = await fetch(server.url + authUser.path, { headers: { authorization: `Bearer ${tokens.accessToken}` } });
    expect(authUser.response.parse(await me.json()).email).toBe('kept@example.com');
    const MB = (size / 1e6).toFixed(1);
    await annotate(`a backup of ${MB} MB; the server on it was ready after ${(startMs / 1000).toFixed(1)} s`);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await rm(folder, { recursive: true, force: true });
  },
);
