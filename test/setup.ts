import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createJobs } from '#server/platform/background/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createDistributed, distributeTables, dropDistributed, makeTemplate } from './citus.ts';
import { createDatabase, dropDatabases } from './own-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a migrated, empty embedded database, or the name of such a database on the test server. */
    template: string;
  }
}

/** Migrates a template once. Each test file uses a copy or an emptied database. Returns the clean-up. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: server, TEST_CITUS_URL: coordinator } = process.env;
  if (project.name === 'citus' && coordinator !== undefined) return citusTemplate(project, coordinator);
  return project.name === 'postgres' && server !== undefined
    ? postgresTemplate(project, server)
    : pgliteTemplate(project);
}

/** Migrates a database and creates the tables of the job queues, which the first app on it would create. */
async function prepare(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs({ database, log: createLog('silent') });
  await jobs.prepare();
  await jobs.stop();
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-test-'));
  const database = await openPglite({});
  await prepare(database);
  // Without a checkpoint, each copy would replay all migrations from its log when it opens.
  await database.script('CHECKPOINT');
  const copy = await database.embedded?.dumpDataDir('gzip');
  if (copy === undefined) throw new Error('The embedded database gave no copy.');
  await database.close();
  // The setup unpacks the copy once, so that no test file has to.
  const file = join(folder, 'template.tar');
  await writeFile(file, gunzipSync(await copy.arrayBuffer()));
  project.provide('template', file);
  return () => rm(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `wildin_test_${process.pid}`;
  const { url } = await createDatabase(server, name);
  const database = await openPostgres(url);
  await prepare(database);
  await database.close();
  project.provide('template', name);
  return () => dropDatabases(server, name);
}

async function citusTemplate(project: TestProject, coordinator: string): Promise<() => Promise<void>> {
  const name = `wildin_test_${process.pid}`;
  const { url } = await createDistributed(coordinator, name);
  const database = await openPostgres(url);
  await prepare(database);
  await database.close();
  await distributeTables(url);
  await makeTemplate(coordinator, name);
  project.provide('template', name);
  return () => dropDistributed(coordinator, name);
}
