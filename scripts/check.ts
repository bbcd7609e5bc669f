/**
 * Runs everything that a change must pass, one step after another, and prints one total at the end. `--browser` also
 * runs the browser tests of the main ways in a Chromium: the system's, or one that the script installs. With
 * TEST_EVERYTHING=true it runs all browser tests, the tests of whole servers, the scenes in other engines, and the calls
 * on bad lines.
 */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEngines, readPlaywright, readVitest, verdictOf, worthAgain, type Count } from './check.counts.ts';
import { findChromium, getChromium } from './chromium.ts';
import { MAIN_WAYS } from './main-ways.ts';
import { missingForFirefox, missingForWebKit } from './engines-here.ts';
import { missingForLines } from './lines-here.ts';

const ROOT = join(import.meta.dirname, '..');
const ARTIFACTS = join(ROOT, 'artifacts');
/** Runs the failed browser tests again, and keeps what their first run left. */
const AGAIN = '--last-failed --last-failed-file artifacts/e2e/.last-run.json --output artifacts/e2e-again'.split(' ');

const testsEverything = process.env['TEST_EVERYTHING'] === 'true';

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const doubtful: string[] = [];
const times: { name: string; seconds: number }[] = [];

function run(command: string, args: string[], env: Record<string, string> = {}): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Prints the name of a part, runs it and records its time. */
function timed<T>(name: string, part: () => T): T {
  process.stdout.write(`\n— ${name}\n`);
  const start = performance.now();
  const result = part();
  times.push({ name, seconds: (performance.now() - start) / 1000 });
  return result;
}

function add(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    failures.push(`${name}: ${count.failed} failed`, ...(count.which ?? []).map((title) => `  ${title}`));
}

/** Runs a step, which passes or fails as a whole and counts as one test. */
function step(name: string, command: string, args: string[]): void {
  const { status } = timed(name, () => run(command, args));
  add(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

interface Suite {
  /** The file to which the suite writes its own counts. */
  report: string;
  /** Runs the suite, or only the failed `files` of an earlier run. */
  go: (files: string[]) => SpawnSyncReturns<Buffer>;
  read: (text: string) => Count;
}

/**
 * Returns the counts of one run. A run without a report counts as one failure. So does a run that fails although no
 * test failed.
 */
function runSuite(name: string, { report, go, read }: Suite, files: string[] = []): Count {
  rmSync(report, { force: true });
  const { status } = timed(name, () => go(files));
  const count = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Runs a suite. If only a few tests fail, runs these again, to see whether a busy machine made them fail. */
function suite(name: string, does: Suite): void {
  const first = runSuite(name, does);
  const again = worthAgain(first) ? runSuite(`${name}, again`, does, first.files) : undefined;
  const { count, wavering } = verdictOf(first, again, { isStrict: process.env['FLAKES'] === 'fail' });
  doubtful.push(...wavering);
  add(name, count);
}

mkdirSync(ARTIFACTS, { recursive: true });
step('types: server', 'tsc', ['-p', 'tsconfig.server.json']);
step('types: web', 'tsc', ['-p', 'tsconfig.web.json']);
step('types: end to end', 'tsc', ['-p', 'tsconfig.e2e.json']);
step('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
step('format', 'oxfmt', ['--check']);
step('dead code', 'knip', []);
step('build', 'vite', ['build', '--logLevel', 'warn']);

const unitReport = join(ARTIFACTS, 'vitest.json');
suite('unit and HTTP tests', {
  report: unitReport,
  go: (files) =>
    run('vitest', ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  read: readVitest,
});
if (process.env['TEST_DATABASE_URL'] === undefined) {
  process.stdout.write(
    'The PostgreSQL and Redis half did not run: set TEST_DATABASE_URL (and TEST_REDIS_URL) to run it.\n',
  );
}

if (process.argv.includes('--browser')) {
  const chromium = findChromium() ?? getChromium();
  if (chromium === undefined) {
    process.stdout.write(
      '\nThe browser tests did not run: no Chromium was found and none could be installed (set CHROMIUM_PATH).\n',
    );
  } else {
    const browserReport = join(ARTIFACTS, 'playwright.json');
    const browserTests = testsEverything
      ? []
      : [...MAIN_WAYS.map((file) => `e2e/${file}.e2e.ts`), '--grep-invert', '@edge'];
    suite('browser tests', {
      report: browserReport,
      go: (files) =>
        run('playwright', ['test', ...browserTests, ...(files.length > 0 ? AGAIN : []), '--reporter=list,json'], {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        }),
      read: readPlaywright,
    });
  }
}

if (process.argv.includes('--browser') && testsEverything) {
  const missing = Object.entries({ WebKit: missingForWebKit(), Firefox: missingForFirefox() });
  for (const [engine, program] of missing) {
    if (program !== undefined)
      process.stdout.write(
        `\nThe scenes in ${engine} did not run: ${program} is not installed (.ci/run names the packages).\n`,
      );
  }
  const here = missing.flatMap(([engine, program]) => (program === undefined ? [engine.toLowerCase()] : []));
  if (here.length > 0) {
    suite('other engines', {
      report: join(ARTIFACTS, 'engines.json'),
      go: () => run('node', ['e2e/other-engines.ts', ...here]),
      read: readEngines,
    });
  }
}

if (process.argv.includes('--browser') && testsEverything) {
  const missing = missingForLines();
  if (missing !== undefined) process.stdout.write(`\nThe calls on bad lines did not run: ${missing}.\n`);
  else step('calls on bad lines', 'node', ['e2e/calls-lines.ts']);
}

const lines = [...times, { name: 'all of it', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) }];
const width = Math.max(...lines.map(({ name }) => name.length));
process.stdout.write('\n');
for (const { name, seconds } of lines) {
  process.stdout.write(
    `${name.padEnd(width)}  ${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}\n`,
  );
}
if (doubtful.length > 0) process.stdout.write(`\nPassed only when run again, alone:\n  ${doubtful.join('\n  ')}\n`);
if (failures.length > 0) process.stdout.write(`\n${failures.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
