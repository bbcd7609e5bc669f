import type { Db } from '#server/platform/database/database.ts';
import {
  clusterOf,
  foreignKeys,
  hasCitus,
  placedTables,
  tablesOf,
  triggersOf,
  uniqueRules,
  type ForeignKey,
  type Placed,
  type UniqueRule,
} from './catalog.queries.ts';
import {
  addDeletion,
  addDeletionTrigger,
  addForeignKey,
  addPlainIndex,
  beginDistributing,
  divide,
  dropConstraint,
  dropIndex,
  emptyUndivided,
  nameInPlaceOf,
  setForDatabase,
} from './dividing.queries.ts';
import { keyOf, lostRules, placements, replacedKeys } from './placements.ts';

/** What keeps a database from being distributed, in one line for its owner. */
export class DistributionError extends Error {
  override readonly name = 'DistributionError';
}

const isLocal = (table: string): boolean => placements[table]?.kind === 'local';

/** Returns whether a foreign key leads from a divided table to a local one, which Citus cannot hold. */
export const isReplaced = ({ table, other }: Pick<ForeignKey, 'table' | 'other'>): boolean =>
  keyOf(table) !== undefined && isLocal(other);

/** Returns whether a unique rule of a divided table lacks the column by which it is divided. */
export const isLost = ({ table, columns }: Pick<UniqueRule, 'table' | 'columns'>): boolean => {
  const key = keyOf(table);
  return key !== undefined && !columns.includes(key);
};

const wordsOf = ({ kind, by }: { kind: Placed['kind']; by?: string | null }): string =>
  kind === 'distributed' ? `distributed by ${by ?? '?'}` : kind;

function refuse(line: string): never {
  throw new DistributionError(line);
}

/** Refuses a database that cannot be distributed. */
export async function assertDistributable(db: Db): Promise<void> {
  if (!(await hasCitus(db))) refuse('The database has no extension citus: CREATE EXTENSION citus on every node first.');
  const { isCoordinator, hasCoordinator, workers, preparable } = await clusterOf(db);
  if (!isCoordinator) refuse('This node is a worker; DATABASE_URL has to be the coordinator.');
  if (!hasCoordinator) refuse("The coordinator is no node yet: SELECT citus_set_coordinator_host('its address').");
  if (workers === 0) refuse("The cluster has no workers: SELECT citus_add_node('address', 5432) for each.");
  if (preparable === 0) refuse('max_prepared_transactions is 0, and a write to several nodes needs more.');
}

/** Returns one line for each difference between the register and the database; none if they agree. */
export async function differences(db: Db): Promise<string[]> {
  const found = new Map((await placedTables(db)).map((one) => [one.table, one]));
  const keys = new Set((await foreignKeys(db)).map(({ name }) => name));
  const rules = new Set((await uniqueRules(db)).map(({ name }) => name));
  const triggers = new Set((await triggersOf(db)).map(({ name }) => name));
  return [
    ...(await tablesOf(db)).flatMap((table) => {
      const wanted = placements[table];
      if (wanted === undefined) return [`${table} has no placement in the register`];
      const has = wordsOf(found.get(table) ?? { kind: 'local' });
      return has === wordsOf(wanted) ? [] : [`${table} is ${has}, and should be ${wordsOf(wanted)}`];
    }),
    ...replacedKeys.flatMap((name) =>
      !keys.has(name) && triggers.has(nameInPlaceOf(name))
        ? []
        : [`the foreign key ${name} has no trigger in its place`],
    ),
    ...Object.keys(lostRules).flatMap((name) => (rules.has(name) ? [`the unique rule ${name} is still there`] : [])),
  ];
}

/**
 * Places every table as the register says, and tells each step; what is in place stays. All in one transaction: when a
 * step fails, the database is as it was.
 */
export async function distribute(db: Db, tell: (line: string) => void): Promise<void> {
  await assertDistributable(db);
  if ((await clusterOf(db)).users > 0) refuse('A server of the product is connected; stop it first.');
  const unknown = (await tablesOf(db)).filter((table) => placements[table] === undefined);
  if (unknown.length > 0) refuse(`No placement in the register: ${unknown.join(', ')}.`);
  await db.transaction().execute(async (trx) => {
    await beginDistributing(trx);
    const kept = await loosen(trx, tell);
    await placeTables(trx, tell);
    for (const key of kept) await addForeignKey(trx, key);
  });
  await setForDatabase(db);
}

/** Takes off what stands in the way, and puts triggers and indexes in its place. Returns the foreign keys to put back. */
async function loosen(db: Db, tell: (line: string) => void): Promise<ForeignKey[]> {
  for (const rule of await uniqueRules(db)) {
    if (!isLost(rule)) continue;
    if (!(rule.name in lostRules)) refuse(`The register does not give up the rule ${rule.name}.`);
    await (rule.isConstraint ? dropConstraint(db, rule) : dropIndex(db, rule.name));
    await addPlainIndex(db, rule);
    tell(`${rule.name} is an index without its rule`);
  }
  const kept: ForeignKey[] = [];
  for (const key of await foreignKeys(db)) {
    if (isReplaced(key)) {
      await dropConstraint(db, key);
      await addDeletion(db, key);
      await addDeletionTrigger(db, key);
      tell(`${key.name} is a trigger`);
    } else if (keyOf(key.table) !== undefined || keyOf(key.other) !== undefined) {
      await dropConstraint(db, key);
      kept.push(key);
    }
  }
  return kept;
}

async function placeTables(db: Db, tell: (line: string) => void): Promise<void> {
  const found = new Map((await placedTables(db)).map((one) => [one.table, one]));
  for (const [table, placement] of Object.entries(placements)) {
    if (placement.kind === 'local') continue;
    if (found.get(table)?.kind !== 'distributed') {
      await divide(db, table, placement.by);
      tell(`${table} is ${wordsOf(placement)}`);
    }
    await emptyUndivided(db, table);
  }
}
