/**
 * Runs everything that a change must pass and prints one total at the end. `--browser` also
 * runs the browser tests of the main ways in a Chromium: the system's, or one that the script installs. With
 * TEST_EVERYTHING=true it runs all browser tests, the tests of whole servers, the scenes in other engines, and a
 * failover; with TEST_SHARE=3 as well, of the browser tests those of the main ways and a third of the others.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEngines, readPlaywright, readVitest, verdictOf, worthAgain, type Count } from './check.counts.ts';
import { findChromium, getChromium } from './chromium.ts';
import { MAIN_WAYS } from './main-ways.ts';
import { missingForFirefox, missingForWebKit } from './engines-here.ts';
import { missingForLines } from './lines-here.ts';
import { missingForCluster } from './cluster-here.ts';
import { shareOf } from './share.ts';

const ROOT = join(import.meta.dirname, '..');
const ARTIFACTS = join(ROOT, 'artifacts');
/** Runs the failed browser tests again, and keeps what their first run left. */
const AGAIN = '--last-failed --last-failed-file artifacts/e2e/.last-run.json --output artifacts/e2e-again'.split(' ');

const testsEverything = process.env['TEST_EVERYTHING'] === 'true';

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const doubtful: string[] = [];
const times: { name: string; seconds: number }[] = [];

/** Returns the status of a command when it has ended; null for one that did not start. */
const ended = async (child: ChildProcess, event: 'exit' | 'close'): Promise<number | null> =>
  ((await once(child, event).catch(() => [null])) as [number | null])[0];

/** Runs a command, which prints as it goes, and returns true if it succeeded. */
async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return (await ended(child, 'exit')) === 0;
}

/** Runs a command beside others: what it said is printed when it has ended. Returns true if it succeeded. */
async function runBeside(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await ended(child, 'close');
  process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
  return code === 0;
}

/** Prints the name of a part, runs it and records its time. */
async function timed<T>(name: string, part: () => Promise<T>): Promise<T> {
  process.stdout.write(`\n— ${name}\n`);
  const start = performance.now();
  const result = await part();
  times.push({ name, seconds: (performance.now() - start) / 1000 });
  return result;
}

function add(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    failures.push(`${name}: ${count.failed} failed`, ...(count.which ?? []).map((title) => `  ${title}`));
}

/** Runs steps one after another. Each passes or fails as a whole and counts as one test. */
async function steps(list: readonly (readonly [name: string, command: string, args: string[]])[]): Promise<void> {
  for (const [name, command, args] of list) {
    const passed = await runBeside(name, command, args);
    add(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
}

interface Suite {
  /** The file to which the suite writes its own counts. */
  report: string;
  /** Runs the suite, or only the failed `files` of an earlier run. */
  go: (files: string[]) => Promise<boolean>;
  read: (text: string) => Count;
}

/**
 * Returns the counts of one run. A run without a report counts as one failure. So does a run that fails although no
 * test failed.
 */
async function runSuite(name: string, { report, go, read }: Suite, files: string[] = []): Promise<Count> {
  rmSync(report, { force: true });
  const succeeded = await timed(name, () => go(files));
  const count = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
  if (!succeeded && count.failed === 0) count.failed = 1;
  return count;
}

/** Runs a suite. If only a few tests fail, runs these again, to see whether a busy machine made them fail. */
async function suite(name: string, does: Suite): Promise<void> {
  const first = await runSuite(name, does);
  const again = worthAgain(first) ? await runSuite(`${name}, again`, does, first.files) : undefined;
  const { count, wavering } = verdictOf(first, again, { isStrict: process.env['FLAKES'] === 'fail' });
  doubtful.push(...wavering);
  add(name, count);
}

/** Returns the browser tests beside the main ways that are this commit's turn. */
function othersOf(mainWays: readonly string[]): string[] {
  const all = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.e2e.ts'));
  const others = all.map((name) => `e2e/${name}`).filter((file) => !mainWays.includes(file));
  const turn = shareOf(others);
  process.stdout.write(
    `\nOf the ${others.length} other files of browser tests, ${turn.length} run: ${turn.join(', ')}.\n`,
  );
  return turn;
}

mkdirSync(ARTIFACTS, { recursive: true });
await timed('types, lint, format, dead code, build', async () => {
  // Two lists at once: the first uses all cores, the second one at a time.
  await Promise.all([
    steps([
      ['types: server', 'tsc', ['-p', 'tsconfig.server.json']],
      ['types: web', 'tsc', ['-p', 'tsconfig.web.json']],
      ['types: end to end', 'tsc', ['-p', 'tsconfig.e2e.json']],
      ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ]),
    steps([
      ['build', 'vite', ['build', '--logLevel', 'warn']],
      ['dead code', 'knip', []],
      ['format', 'oxfmt', ['--check']],
    ]),
  ]);
});

const unitReport = join(ARTIFACTS, 'vitest.json');
await suite('unit and HTTP tests', {
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
    const mainWays = MAIN_WAYS.map((file) => `e2e/${file}.e2e.ts`);
    const browserTests = !testsEverything
      ? [...mainWays, '--grep-invert', '@edge']
      : [...mainWays, ...othersOf(mainWays)];
    await suite('browser tests', {
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
    await suite('other engines', {
      report: join(ARTIFACTS, 'engines.json'),
      go: () => run('node', ['e2e/other-engines.ts', ...here]),
      read: readEngines,
    });
  }
}

if (process.argv.includes('--browser') && testsEverything) {
  const missing = missingForCluster();
  if (missing !== undefined) process.stdout.write(`\nThe failover did not run: ${missing}.\n`);
  else {
    const report = join(ARTIFACTS, 'failover.json');
    await suite('failover', {
      report,
      go: () =>
        run(
          'vitest',
          ['run', '--config=vitest.trials.config.ts', 'failover', '--reporter=json', `--outputFile.json=${report}`],
          { TRIAL_KILLS: '1' },
        ),
      read: readVitest,
    });
  }
}

if (process.argv.includes('--browser') && testsEverything) {
  const why = missingForLines() ?? 'they run by hand (node e2e/calls-lines.ts)';
  process.stdout.write(`\nThe calls on bad lines did not run: ${why}.\n`);
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
