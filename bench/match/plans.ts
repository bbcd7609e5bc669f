import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { radiuses } from '#contract/matching.ts';
import { findBest } from '#server/features/matching/search.queries.ts';
import { plansOf } from '#test/explain.ts';
import type { Stand } from './stand.ts';
import { searchOf, type Watcher } from './watchers.ts';

const DIRECTORY = join(import.meta.dirname, 'plans');

/** Writes how PostgreSQL goes about a search of each radius, warm, for the middle one of the viewers. */
export async function writePlans(stand: Stand, watchers: readonly Watcher[]): Promise<void> {
  const { viewer } = watchers[Math.floor(watchers.length / 2)] as Watcher;
  await mkdir(DIRECTORY, { recursive: true });
  for (const [index, radius] of radiuses.entries()) {
    const search = (): Promise<string[]> =>
      plansOf(stand.db, (db) => findBest(db, searchOf(viewer, index)), 'ANALYZE, BUFFERS');
    await search();
    const [plan = ''] = await search();
    await writeFile(join(DIRECTORY, `${radius}.txt`), `${plan}\n`);
  }
}
