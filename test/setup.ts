import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPglite } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createDatabase } from './own-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database, or the name of such a database on the test server. */
    template: string;
  }
}

/** Migrates once; every test file starts from a copy. Returns the clean-up. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  return project.name === 'postgres' && url !== undefined ? postgresTemplate(project, url) : pgliteTemplate(project);
}

async function pgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'wildin-test-'));
  const database = await openPglite({});
  await migrate(database);
  // Otherwise each copy repeats all migrations from the log as it opens.
  await database.script('CHECKPOINT');
  const copy = await database.dump?.();
  if (copy === undefined) throw new Error('The embedded database gave no copy.');
  await database.close();
  // Unpacked once here instead of in every test file.
  const file = join(folder, 'template.tar');
  await writeFile(file, gunzipSync(await copy.arrayBuffer()));
  project.provide('template', file);
  return () => rm(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject, server: string): Promise<() => Promise<void>> {
  const name = `wildin_template_${process.pid}`;
  const { url, drop } = await createDatabase(server, name);
  const database = await openPostgres(url);
  await migrate(database);
  await database.close();
  project.provide('template', name);
  return drop;
}
