import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { radiuses } from '#contract/matching.ts';
import { findEternal } from '#server/features/matching/search/eternal.queries.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { plansOf } from '#test/explain.ts';
import type { Stand } from './stand.ts';
import { ANYWHERE, searchOf, type Watcher } from './watchers.ts';

const DIRECTORY = join(import.meta.dirname, 'plans');

/** Writes PostgreSQL's plans of one viewer's searches, with a warm cache: a search per radius, and a weekly search. */
export async function writePlans({ db }: Stand, watchers: readonly Watcher[]): Promise<void> {
  const { viewer } = watchers[Math.floor(watchers.length / 2)] as Watcher;
  const searches: [string, (db: Db) => Promise<unknown>][] = [
    ...radiuses.map((radius, index): [string, (db: Db) => Promise<unknown>] => [
      radius,
      (explained) => bestPerson(explained, searchOf(viewer, index)),
    ]),
    ['eternal', (explained) => findEternal(explained, searchOf(viewer, ANYWHERE))],
  ];
  await mkdir(DIRECTORY, { recursive: true });
  for (const [name, search] of searches) {
    await search(db);
    const [plan = ''] = await plansOf(db, search, 'ANALYZE, BUFFERS');
    await writeFile(join(DIRECTORY, `${name}.txt`), `${abridged(plan)}\n`);
  }
}

/** Shortens long lists and bit strings in a plan, and removes trailing spaces. */
function abridged(plan: string): string {
  return plan
    .replaceAll(/'?\{[^{}]{40,}\}'?/g, "'{…}'")
    .replaceAll(/'[01]{256}'/g, "'…'")
    .replaceAll(/ +$/gm, '');
}
