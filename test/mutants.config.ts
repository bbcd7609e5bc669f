import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { fatesIn, type MutantsPlan } from './mutants.plan.ts';

const plan = JSON.parse(readFileSync(process.env['MUTANTS_PLAN'] ?? '', 'utf8')) as MutantsPlan;
const { files, tests, results } = plan;
const known = fatesIn(plan);
const ids = plan.ids.filter((id) => !known.has(id));

/** The tests that `npm run mutants` runs against each change of a feature's rules, on the embedded database. */
export default defineConfig({
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => files[id] }],
  test: {
    include: tests,
    // The module cache identifies a file by its content on disk, so later runs would get changed code from the cache.
    fsModuleCache: false,
    runner: './test/mutants.runner.ts',
    provide: { mutants: { ids, testFiles: tests.length, results } },
    globalSetup: './test/setup.ts',
    setupFiles: './test/each-file.ts',
    env: { TEST_BACKEND: 'pglite' },
    // One process for everything: loading the server and setting up the database cost more than most tests.
    isolate: false,
    fileParallelism: false,
    // A test that times out on a busy machine would count as "noticed", so the timeout is long. The timeout is shorter
    // than in vitest.config.ts, because each change that makes a test hang costs the whole timeout.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
