import { protocol, types, type PGlite } from '@electric-sql/pglite';
import type { PGlite as QueriedPglite, PGliteQueryResults } from 'kysely';

/** A statement that PGlite has parsed, and what is known of it since then. */
interface Prepared {
  name: string;
  paramTypes: number[];
  fields: { name: string; dataTypeID: number }[];
  uses: number;
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } =
  protocol.messages;

/** The most statements kept. The product has a few hundred; the longest unused one is forgotten first. */
const MOST_KEPT = 256;
/** Statements of more values insert many rows, and hardly ever come again with equally many. */
const MOST_VALUES = 100;
/** A longer statement is not kept, because its plan would take much memory. */
const LONGEST_KEPT = 20_000;
/**
 * The uses after which a statement is prepared anew. From its sixth use on, PostgreSQL may keep a statement's plan. No
 * autovacuum of PGlite would ever tell it that the tables have grown, so that a plan for empty tables would remain.
 */
const MOST_USES = 60;

const QUERY = /^\s*(?:select|insert|update|delete|with)\b/i;
/** Other statements may change tables, and so the types of a kept statement. */
const CHANGES_NOTHING = /^\s*(?:savepoint|release|rollback|explain)\b/i;

/** The statements belong to the connection of a PGlite, which several handles can share. */
const statementsOf = new WeakMap<PGlite, Statements>();

/** Returns PGlite as Kysely needs it, with prepared statements: PGlite itself parses and plans each query anew. */
export function withPrepared(pglite: PGlite): QueriedPglite {
  const statements = statementsOf.get(pglite) ?? new Statements(pglite);
  statementsOf.set(pglite, statements);
  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
    close: () => pglite.close(),
    query: async (text, values = []) =>
      // oxlint-disable-next-line no-underscore-dangle -- nothing else waits for the transactions of pg-boss
      pglite._runExclusiveTransaction(async () => {
        try {
          return await statements.query(text, values);
        } finally {
          await pglite.syncToFs();
        }
      }),
    transaction: (work) =>
      pglite.transaction((trx) =>
        work({ query: (text, values = []) => statements.query(text, values), rollback: () => trx.rollback() }),
      ),
  };
}

class Statements {
  readonly #pglite: PGlite;
  /** By their text, the longest unused one first. */
  readonly #kept = new Map<string, Prepared>();
  #serial = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  query<T>(text: string, values: readonly unknown[]): Promise<PGliteQueryResults<T>> {
    return this.#pglite.runExclusive(async () => {
      const isQuery = QUERY.test(text);
      const isKept = isQuery && values.length <= MOST_VALUES && text.length <= LONGEST_KEPT;
      if (!isQuery && !CHANGES_NOTHING.test(text)) await this.#forget(...this.#kept.keys());
      const found = this.#kept.get(text);
      if (found !== undefined && found.uses >= MOST_USES) await this.#forget(text);
      const statement = this.#kept.get(text) ?? (await this.#prepare(text, isKept));
      statement.uses += 1;
      if (isKept) {
        this.#kept.delete(text);
        this.#kept.set(text, statement);
      }
      const { bind, execute, sync } = protocol.serialize;
      const written = values.map((value, at) => this.#written(value, statement.paramTypes[at]));
      const messages = await this.#send(bind({ statement: statement.name, values: written }), execute({}), sync());
      return this.#resultOf(messages, statement);
    });
  }

  /** Parses a statement, under a name if it is kept. */
  async #prepare(text: string, isKept: boolean): Promise<Prepared> {
    if (this.#kept.size >= MOST_KEPT) await this.#forget(...[...this.#kept.keys()].slice(0, 1));
    const name = isKept ? `kept_${(this.#serial += 1)}` : '';
    const { parse, describe, sync } = protocol.serialize;
    const messages = await this.#send(parse({ text, name }), describe({ type: 'S', name }), sync());
    const prepared: Prepared = { name, paramTypes: [], fields: [], uses: 0 };
    for (const message of messages) {
      if (message instanceof ParameterDescriptionMessage) prepared.paramTypes = message.dataTypeIDs;
      if (message instanceof RowDescriptionMessage) prepared.fields = message.fields;
    }
    return prepared;
  }

  async #forget(...texts: string[]): Promise<void> {
    const { close, sync } = protocol.serialize;
    const closings = texts.map((text) => close({ type: 'S', name: this.#kept.get(text)?.name ?? '' }));
    for (const text of texts) this.#kept.delete(text);
    if (closings.length > 0) await this.#send(...closings, sync());
  }

  /** Sends messages as one. If one of them fails, PostgreSQL skips the others up to the sync at their end. */
  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pglite.serializers[type];
    return serializer === undefined ? (value as { toString: () => string }).toString() : serializer(value);
  }

  #resultOf<T>(messages: Messages, { fields }: Prepared): PGliteQueryResults<T> {
    const rows: T[] = [];
    let affectedRows = 0;
    for (const message of messages) {
      if (message instanceof DataRowMessage) rows.push(this.#rowOf(message.fields, fields) as T);
      if (message instanceof CommandCompleteMessage && /^(?:INSERT|UPDATE|DELETE|MERGE)/.test(message.text)) {
        affectedRows += Number(message.text.slice(message.text.lastIndexOf(' ') + 1));
      }
    }
    return { rows, fields, affectedRows };
  }

  #rowOf(values: (string | null)[], fields: Prepared['fields']): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [at, { name, dataTypeID }] of fields.entries()) {
      row[name] = types.parseType(values[at] ?? null, dataTypeID, this.#pglite.parsers);
    }
    return row;
  }
}
