import { waitingMigrations } from '#server/platform/database/migrate.ts';
import { hasRoom, probe } from '#server/platform/database/probes.ts';
import { knownMigrations, serverVersion } from '#server/doctor/doctor.queries.ts';
import { since, unseen, wait, well, wrong, type Check, type Seen } from '#server/doctor/finding.ts';

/** The oldest major version of PostgreSQL that has all that the schema asks for. */
const OLDEST = 15;
const SLOW_MS = 50;

const none: Seen = wait(({ t }) => ({
  title: t('doctor.database-none', 'There is no community here yet'),
  fact: t('doctor.database-none-fact', 'DATA_DIR holds no database, and DATABASE_URL is not set.'),
  todo: t('doctor.database-none-todo', 'Start Wildin once; it makes an empty one. Or restore a backup.'),
}));

/** What a check says that needs the database while that does not answer; the database's own finding says why. */
export const withoutDatabase = (isThere: boolean): Seen =>
  unseen(({ t }) =>
    isThere
      ? t('doctor.unseen-fact', 'It needs the database, which does not answer.')
      : t('doctor.unseen-none', 'It needs the database, and there is none yet.'),
  );

export const database: Check = {
  id: 'database',
  name: ({ t }) => t('doctor.database', 'Database'),
  look: async ({ database: own }) => {
    if (own === undefined) return none;
    let version;
    try {
      version = await serverVersion(own.db);
    } catch {
      return wrong(({ t }) => ({
        title: t('doctor.database-silent', 'The database does not answer'),
        fact: t('doctor.database-silent-fact', 'Nobody can use Wildin meanwhile.'),
        detail: t('doctor.database-silent-safe', 'What was written before is in it.'),
        todo: t('doctor.database-silent-todo', 'See whether PostgreSQL runs, and whether DATABASE_URL is right.'),
      }));
    }
    if (Number.parseInt(version, 10) < OLDEST) {
      return wrong(({ t }) => ({
        title: t('doctor.database-old', 'PostgreSQL is too old'),
        fact: t('doctor.database-old-fact', 'It is {version}, and Wildin needs {oldest}.', { version, oldest: OLDEST }),
        todo: t('doctor.database-old-todo', 'Bring PostgreSQL up to date.'),
      }));
    }
    const canWrite = await probe(own.db).then(
      () => true,
      () => false,
    );
    if (!canWrite || !(await hasRoom(own))) {
      return wrong(({ t }) => ({
        title: t('doctor.database-closed', 'The database takes no writes'),
        fact: canWrite
          ? t('doctor.database-full', 'Its disk is full.')
          : t('doctor.database-read-only', 'It is read-only, as a standby is.'),
        detail: t('doctor.database-closed-safe', 'What is in it stays.'),
        todo: t('doctor.database-closed-todo', 'Make room, or point DATABASE_URL at the primary server.'),
      }));
    }
    const begun = performance.now();
    await serverVersion(own.db);
    const ms = since(begun);
    const name = own.kind === 'pglite' ? 'PGlite' : 'PostgreSQL';
    if (ms > SLOW_MS) {
      return wait(({ t }) => ({
        title: t('doctor.database-slow', 'The database is slow'),
        fact: t('doctor.database-slow-fact', 'One short question took {ms} ms.', { ms }),
        todo: t('doctor.database-slow-todo', 'Put it nearer, or give it more room. See the slow statements.'),
      }));
    }
    return well(({ t }) => t('doctor.database-well', '{name} {version}, {ms} ms', { name, version, ms }));
  },
};

export const migrations: Check = {
  id: 'migrations',
  name: ({ t }) => t('doctor.migrations', 'Migrations'),
  look: async ({ database: own }) => {
    if (own === undefined) return withoutDatabase(false);
    const { waiting, known } = await (async () => ({
      waiting: await waitingMigrations(own),
      known: await knownMigrations(own.db),
    }))().catch(() => ({ waiting: undefined, known: [] }));
    if (waiting === undefined) return withoutDatabase(true);
    const all = known.length + waiting.length;
    if (waiting.length === 0)
      return well(({ t }) => t('doctor.migrations-well', '{done} of {all}', { done: all, all }));
    return wrong(({ t }) => ({
      title: t('doctor.migrations-wait', 'The database is older than the program'),
      fact: t(
        'doctor.migrations-wait-fact',
        '{waiting, plural, one {One migration waits} other {# migrations wait}}.',
        {
          waiting: waiting.length,
        },
      ),
      todo: t('doctor.migrations-wait-todo', 'Start Wildin again: it makes a copy and brings the database up to date.'),
    }));
  },
};
