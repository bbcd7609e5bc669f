import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shareOf } from './scripts/share.ts';

const onDatabase = ['src/server/**/*.test.ts', 'test/**/*.test.ts'];
const pure = ['content/**/*.test.ts', 'src/{companions,contract,web}/**/*.test.ts', 'scripts/**/*.test.ts'];
const onPostgresOnly = '**/*.pg.test.ts';
const filesWith = (files: string[], pattern: RegExp): string[] =>
  globSync(files).filter((file) => pattern.test(readFileSync(file, 'utf8')));
/**
 * These tests do not run on PostgreSQL, because nearly all of them use no database. The pattern chooses the tests that
 * do not contain `#test/` or `TEST_`.
 */
const readsOnly = [
  ...filesWith(['src/server/**/*.test.ts'], /^(?![\s\S]*(?:#test\/|TEST_))/),
  'src/server/platform/safety/**/*.test.ts',
  'src/server/platform/product-facts/**/*.test.ts',
  'src/server/platform/media/{store,sound/*}.test.ts',
  'src/server/platform/pictures/pdq.test.ts',
  'test/talks/*.test.ts',
];
/** These tests change modules, globals or timers that the files of a worker share. So each file has its own modules. */
const alone = filesWith(
  ['{content,scripts,src/contract,src/web}/**/*.test.ts'],
  /vi\.(?:mock|stub|useFakeTimers|resetModules)|fake-indexeddb|\b(?:speak|nameEmoji)\(/,
);
/** These tests start servers with embedded databases of their own, so they run only in the project `pglite`. */
const startsOwn = [
  'src/server/main.test.ts',
  'src/server/features/accounts/secrecy.test.ts',
  'test/doors/02-endless-bodies.test.ts',
  'test/doors/08-private-files.test.ts',
];
/**
 * These tests take minutes and ask the same of either database, so they run on one: where there are two, on PostgreSQL,
 * which is quicker.
 */
const walks = ['test/hostile-texts.test.ts', 'test/linear.test.ts', 'test/repeated-texts.test.ts'];
/** The timeouts are long, because a test must not fail on a busy machine. Only a failing test waits this long. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 200_000 } } };
/** The files of a worker share its modules. Loading server and database for each file took a third of the time. */
const onServer = { globalSetup: './test/setup.ts', setupFiles: './test/each-file.ts', isolate: false, ...patience };
/**
 * These tests start, cut off and kill whole servers, which takes a third of the time of all. They run where everything
 * does, as on CI.
 */
const wholeServers = [...startsOwn, 'test/faults/**', 'scripts/{moderator,build-server,keeping}.test.ts'];
const withoutServers = process.env['TEST_EVERYTHING'] === 'true' ? [] : wholeServers;
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const hasCitus = Boolean(process.env['TEST_CITUS_URL']);
/** Returns the test named after a feature, or without one its tests that lie at the top of its folder. */
const entryTests = (folder: string): string[] => {
  const own = globSync(`${folder}/${basename(folder)}.test.ts`);
  return own.length > 0 ? own : globSync(`${folder}/*.test.ts`);
};
/** These tests make databases of their own, on PostgreSQL or embedded, so a cluster would never be asked. */
const ownDatabases = ['test/faults/**', 'src/server/keeping/**', 'test/doors/12-first-start.pg.test.ts'];
/**
 * The first explains the statements that a lane has prepared, and on a cluster lanes prepare none. The second writes
 * the types of all tables, and Citus adds views of its own.
 */
const notOnCitus = [...ownDatabases, 'src/server/features/chat/log/plan.pg.test.ts', 'test/tables.test.ts'];
const notOnPostgres = ['test/architecture.test.ts', 'test/architecture/*.test.ts', ...readsOnly, ...startsOwn];
/**
 * Where everything runs and there is a PostgreSQL, as on CI, these tests run on both databases and the others on
 * PostgreSQL only. The embedded database is PostgreSQL with another driver and one connection. So the platform stays on
 * both, and of each feature the tests named after it, a share of them at each commit, or listed here. test/architecture/projects.test.ts holds this to
 * every feature, and CONTRIBUTING.md says what CI leaves out.
 */
const onBoth = [
  'src/server/*.test.ts',
  'src/server/{platform,keeping,doctor}/**/*.test.ts',
  ...shareOf(globSync('src/server/features/*').flatMap(entryTests)),
  'src/server/features/moderation/**/{desk,reports,guard,subjects}.test.ts',
  'src/server/features/people/{directory,names}.test.ts',
  'src/server/features/your-data/{delete,export}.test.ts',
  'test/{contract,retention,tables,reuse}.test.ts',
  'test/doors/hidden-people.test.ts',
  ...filesWith(['test/**/*.test.ts'], /TEST_BACKEND/),
];
/** On one machine everything runs on the embedded database, because that is what a newcomer has. */
const onEmbedded =
  hasPostgres && process.env['TEST_EVERYTHING'] === 'true' ? [...notOnPostgres, ...onBoth] : onDatabase;
const onOneOnly = hasPostgres ? walks : [];

/** Tests with a database run on the embedded database. If TEST_DATABASE_URL is set, most run on PostgreSQL too. */
export default defineConfig({
  test: {
    // At least three workers, even on fewer cores, because a worker waits for its database a fifth of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      { test: { name: 'pure', include: pure, exclude: [...alone, ...withoutServers], isolate: false, ...patience } },
      { test: { name: 'alone', include: alone, ...patience } },
      {
        test: {
          name: 'pglite',
          include: onEmbedded,
          exclude: [onPostgresOnly, ...onOneOnly, ...withoutServers],
          env: { TEST_BACKEND: 'pglite' },
          ...onServer,
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                name: 'postgres',
                include: onDatabase,
                exclude: [...notOnPostgres, ...withoutServers],
                env: { TEST_BACKEND: 'postgres' },
                ...onServer,
              },
            },
          ]
        : []),
      ...(hasCitus
        ? [
            {
              test: {
                name: 'citus',
                include: onDatabase,
                exclude: [...notOnPostgres, ...notOnCitus],
                env: { TEST_BACKEND: 'citus' },
                ...onServer,
              },
            },
          ]
        : []),
    ],
  },
});
