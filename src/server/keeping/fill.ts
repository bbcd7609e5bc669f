import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConstructionPlans } from 'pg-boss';
import { BOOKKEEPING, MIGRATIONS } from '#server/platform/database/migrate.ts';
import {
  columnsOf,
  foreignKeysOf,
  sequencesOf,
  triggeredTables,
  type Column,
  type ForeignKey,
} from './catalog.queries.ts';
import { SETTINGS, type Connection } from './connection.statements.ts';
import {
  addKey,
  analyze,
  checkKeys,
  dropKey,
  dropTextTable,
  emptyTables,
  insertTyped,
  makeTextTable,
  setSequence,
  turnTriggers,
} from './filling.queries.ts';
import { KeepingError, type Head, type Manifest, type Progress, type TableShape, type TableTotal } from './format.ts';
import { isSame, RowSum } from './rows.ts';

/** The table of texts that rows of an earlier job queue come into. */
const STAGE = 'keeping_rows';

type Kept = Pick<Head, 'migrations' | 'tables'>;

/** Throws unless this product knows all migrations of a copy. */
export async function mustKnow(migrations: readonly string[]): Promise<void> {
  const known = new Set(await readdir(MIGRATIONS));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new KeepingError(
      `This is the community of a newer Wildin (it knows ${unknown.length === 1 ? 'a step' : `${unknown.length} steps`} of the database that this one does not, the first is ${unknown[0]}). Bring the program up to date and try again.`,
    );
  }
}

/**
 * Fills an empty database with the tables of a copy, in one transaction: the schema comes from the same migrations, so
 * it is the same on both databases. Keys and triggers are off while the rows come, and the keys are then checked anew.
 */
export class Filling {
  readonly #connection: Connection;
  readonly #kept: Kept;
  #keys: ForeignKey[] = [];
  #triggered: string[] = [];
  #columns = new Map<string, Column[]>();

  constructor(connection: Connection, kept: Kept) {
    this.#connection = connection;
    this.#kept = kept;
  }

  async prepare(say: Progress): Promise<void> {
    const { migrations, tables } = this.#kept;
    await mustKnow(migrations);
    await this.#connection.run(BOOKKEEPING);
    for (const [at, name] of migrations.entries()) {
      say({ name: 'schema', at: at + 1, of: migrations.length });
      await this.#connection.run(await readFile(join(MIGRATIONS, name), 'utf8'));
    }
    if (tables.some(({ name }) => name.startsWith('pgboss.'))) await this.#connection.run(queueSchema());
    this.#columns = Map.groupBy(await columnsOf(this.#connection), ({ table }) => table);
    this.#mustFit();
    this.#keys = await foreignKeysOf(this.#connection);
    this.#triggered = await triggeredTables(this.#connection);
    for (const key of this.#keys) await dropKey(this.#connection, key);
    for (const table of this.#triggered) await turnTriggers(this.#connection, table, 'DISABLE');
    await emptyTables(
      this.#connection,
      tables.map(({ name }) => name),
    );
  }

  async fill(table: string, parts: AsyncIterable<Buffer>): Promise<void> {
    const shape = this.#shapeOf(table);
    const own = new Set((this.#columns.get(table) ?? []).map(({ name }) => name));
    if (shape.columns.every((name) => own.has(name))) {
      await this.#connection.copyIn(table, shape.columns, parts);
      return;
    }
    // An earlier job queue had columns that this one has not: they are left behind.
    await makeTextTable(this.#connection, STAGE, shape.columns);
    await this.#connection.copyIn(STAGE, shape.columns, parts);
    const columns = (this.#columns.get(table) ?? []).filter(({ name }) => shape.columns.includes(name));
    await insertTyped(this.#connection, { from: STAGE, into: table, columns });
    await dropTextTable(this.#connection, STAGE);
  }

  /** Puts keys, triggers and sequences back. Throws when a row refers to one that is not there. */
  async finish(sequences: Manifest['sequences'], say: Progress): Promise<void> {
    for (const [at, key] of this.#keys.entries()) {
      say({ name: 'keys', at: at + 1, of: this.#keys.length });
      await addKey(this.#connection, key);
    }
    await checkKeys(this.#connection);
    for (const table of this.#triggered) await turnTriggers(this.#connection, table, 'ENABLE');
    const own = new Set((await sequencesOf(this.#connection)).map(({ name }) => name));
    for (const { name, last } of sequences) {
      if (last !== null && own.has(name)) await setSequence(this.#connection, name, last);
    }
    await analyze(this.#connection);
  }

  /** Reads all tables back, and throws when one does not hold what it should. */
  async verify(expected: Readonly<Record<string, TableTotal>>, say: Progress): Promise<void> {
    for (const [at, { name, columns }] of this.#kept.tables.entries()) {
      say({ name: 'reading', at: at + 1, of: this.#kept.tables.length });
      const own = new Set((this.#columns.get(name) ?? []).map((column) => column.name));
      const both = columns.filter((column) => own.has(column));
      const sum = new RowSum();
      for await (const part of this.#connection.copyOut(name, both)) sum.add(part);
      const [total, wanted] = [sum.total(), expected[name]];
      const isEqual =
        wanted !== undefined && (both.length === columns.length ? isSame(total, wanted) : total.rows === wanted.rows);
      if (isEqual) continue;
      throw new KeepingError(
        `The table ${name} does not hold what it should (${total.rows} rows, expected ${wanted?.rows ?? 0}). Nothing was changed.`,
      );
    }
  }

  #shapeOf(table: string): TableShape {
    const shape = this.#kept.tables.find(({ name }) => name === table);
    if (shape === undefined) throw damaged(`it has rows of the table ${table}, which it does not name`);
    return shape;
  }

  /** The migrations must have made exactly the tables of the copy. */
  #mustFit(): void {
    const ours = new Set(this.#columns.keys());
    for (const { name, columns } of this.#kept.tables) {
      const own = this.#columns.get(name)?.map((column) => column.name);
      if (own === undefined) throw damaged(`it has a table ${name} that its migrations do not make`);
      const isWhole = columns.length === own.length && columns.every((column) => own.includes(column));
      if (!isWhole && !name.startsWith('pgboss.')) throw damaged(`its table ${name} has other columns`);
      ours.delete(name);
    }
    const missing = [...ours].filter((name) => !name.startsWith('pgboss.'));
    if (missing.length > 0) throw damaged(`it lacks the table ${missing[0]}`);
  }
}

export const damaged = (why: string): KeepingError => new KeepingError(`This backup is damaged: ${why}.`);

/** The job queue's own schema, without the transaction around it, and with our settings after its own. */
function queueSchema(): string {
  const plan = getConstructionPlans().trim();
  if (!plan.startsWith('BEGIN;') || !plan.endsWith('COMMIT;')) throw new Error('The job queue makes its schema anew.');
  return `${plan.slice('BEGIN;'.length, -'COMMIT;'.length)}\n${SETTINGS}`;
}
