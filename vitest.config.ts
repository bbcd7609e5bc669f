import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const onDatabase = ['src/server/**/*.test.ts', 'test/**/*.test.ts'];
const pure = ['content/**/*.test.ts', 'src/web/**/*.test.ts', 'src/contract/**/*.test.ts', 'scripts/**/*.test.ts'];
const onPostgresOnly = '**/*.pg.test.ts';
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** What needs a database runs on the embedded one and, where TEST_DATABASE_URL names a server, on PostgreSQL too. */
export default defineConfig({
  test: {
    // Two at least: most of a test's time is spent waiting for a database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'pure', include: pure } },
      {
        test: {
          name: 'pglite',
          include: onDatabase,
          exclude: [onPostgresOnly],
          globalSetup: './test/setup.ts',
          env: { TEST_BACKEND: 'pglite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                name: 'postgres',
                include: onDatabase,
                exclude: ['test/architecture.test.ts'],
                globalSetup: './test/setup.ts',
                env: { TEST_BACKEND: 'postgres' },
                testTimeout: 60_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
});
