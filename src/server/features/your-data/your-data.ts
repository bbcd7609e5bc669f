import { dataItems, dataKinds, type DataKind } from '#content/your-data.ts';
import type { KindHeld } from '#contract/your-data.ts';
import { changeStanding } from '#server/features/accounts/accounts.ts';
import { isPaused, pausing } from '#server/features/visibility/standing.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { held } from './register.ts';
import { countHeld, standingOf } from './your-data.queries.ts';

export { eraseNow } from './erase.ts';

/** The tables with exported columns. */
const exported = held.filter(([, entry]) => entry.exported !== '');

/** Returns what is stored about a person, in words and by kind, and whether the person is paused. */
export async function dataOf({ db }: Deps, userId: number): Promise<{ kinds: KindHeld[]; isPaused: boolean }> {
  const person = await standingOf(db, userId);
  if (person === undefined) throw new AppError('unauthenticated');
  const counts = new Map((await countHeld(db, userId, exported)).map(({ table, count }) => [table, count]));
  const kinds = (Object.keys(dataKinds) as DataKind[]).map((key) => {
    const has = exported.flatMap(([table, { kind }]) => {
      const count = counts.get(table) ?? 0;
      return kind === key && count > 0 ? [inWords(count, dataItems[table] ?? [table])] : [];
    });
    const { name, what, kept } = dataKinds[key];
    return { key, name, what, kept, has };
  });
  return { kinds, isPaused: isPaused(person) };
}

/** A table with exactly one row per person is described without a number. */
function inWords(count: number, [one, many]: readonly [one: string, many?: string]): KindHeld['has'][number] {
  return many === undefined ? { count: null, item: one } : { count, item: count === 1 ? one : many };
}

/** Hides a person from people who do not know them yet, or shows them again. */
export async function setPaused(deps: Deps, userId: number, wanted: boolean): Promise<{ isPaused: boolean }> {
  const since = wanted ? deps.clock.now() : null;
  const announce = await inTransaction(deps.db, (trx) => changeStanding(deps, trx, { userId, ...pausing(since) }));
  announce();
  return { isPaused: wanted };
}
