import { PGliteDialect, PGliteDriver, type DatabaseConnection, type Driver, type PGliteDialectConfig } from 'kysely';

/**
 * Kysely's PGlite driver hands the same connection to every caller at once. A query made beside an open transaction
 * would join the transaction and its rollback. This dialect gives the connection to one user at a time.
 */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(config: PGliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ExclusiveDriver(this.#config);
  }
}

class ExclusiveDriver extends PGliteDriver {
  readonly #waiting: (() => void)[] = [];
  #isHeld = false;

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isHeld) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isHeld = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    // The next waiter takes over the lock directly, so that no other caller can take it in between.
    const next = this.#waiting.shift();
    if (next === undefined) this.#isHeld = false;
    else next();
  }

  /** Does nothing, because the code that started PGlite closes it. */
  override async destroy(): Promise<void> {
    // This driver has opened nothing itself.
  }
}
