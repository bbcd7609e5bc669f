import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const onDatabase = ['src/server/**/*.test.ts', 'test/**/*.test.ts'];
const pure = ['content/**/*.test.ts', 'src/web/**/*.test.ts', 'src/contract/**/*.test.ts', 'scripts/**/*.test.ts'];
const onPostgresOnly = '**/*.pg.test.ts';
const filesWith = (files: string[], pattern: RegExp): string[] =>
  globSync(files).filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** Asks no database, so once is enough: nearly all that do take one from `#test/`. */
const readsOnly = [
  ...filesWith(onDatabase, /^(?![\s\S]*(?:#test\/|TEST_))/),
  'src/server/platform/safety/**',
  'src/server/platform/product-facts/**',
  'src/server/platform/media/{store,sound/*}.test.ts',
  'src/server/platform/pictures/pdq.test.ts',
  'src/server/features/companions/listening.test.ts',
  'src/server/features/companions/hearing/*.test.ts',
  'src/server/features/companions/replies/{after-help,misread,spanish,speak}.test.ts',
  'test/talks/*.test.ts',
];
/** Changes what all files of a worker share (modules, globals, timers), so it has a worker's modules to itself. */
const alone = filesWith(pure, /vi\.(?:mock|stub|useFakeTimers|resetModules)|fake-indexeddb|\b(?:speak|nameEmoji)\(/);
/** Starts servers of its own, each on an embedded database, so once is enough. */
const startsOwn = [
  'src/server/main.test.ts',
  'src/server/features/accounts/secrecy.test.ts',
  'test/doors/02-endless-bodies.test.ts',
  'test/doors/08-private-files.test.ts',
];
/** A busy machine makes a test slow, never red: only a test that would fail anyway waits so long. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 200_000 } } };
/** Files share a worker's modules: loading the server and compiling the database for each was a third of the time. */
const onServer = { globalSetup: './test/setup.ts', setupFiles: './test/each-file.ts', isolate: false, ...patience };
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** What needs a database runs on the embedded one and, where TEST_DATABASE_URL names a server, on PostgreSQL too. */
export default defineConfig({
  test: {
    // Three at least: a worker waits for its database a fifth of the time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      { test: { name: 'pure', include: pure, exclude: alone, isolate: false, ...patience } },
      { test: { name: 'alone', include: alone, ...patience } },
      {
        test: {
          name: 'pglite',
          include: onDatabase,
          exclude: [onPostgresOnly],
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
                exclude: ['test/architecture.test.ts', 'test/architecture/*.test.ts', ...readsOnly, ...startsOwn],
                env: { TEST_BACKEND: 'postgres' },
                ...onServer,
              },
            },
          ]
        : []),
    ],
  },
});
