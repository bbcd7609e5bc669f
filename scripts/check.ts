/**
 * Everything a change must pass, one step after another, with one honest count at the end.
 * `--browser` also runs the end-to-end suite in a Chromium: the system's, or one it gets by the means the machine has.
 */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium, getChromium } from './chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const ARTIFACTS = join(ROOT, 'artifacts');

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(command: string, args: string[], env: Record<string, string> = {}): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

function add(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) failures.push(`${name}: ${count.failed} failed`);
}

/** A step that holds or does not: it counts as one. */
function step(name: string, command: string, args: string[]): void {
  process.stdout.write(`\n— ${name}\n`);
  const { status } = run(command, args);
  add(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A suite that writes its own counts to `report`; one that died before that counts as one failure. */
function suite(
  name: string,
  { report, go, read }: { report: string; go: () => SpawnSyncReturns<Buffer>; read: (text: string) => Count },
): void {
  process.stdout.write(`\n— ${name}\n`);
  rmSync(report, { force: true });
  const { status } = go();
  const count = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 1 };
  if (status !== 0 && count.failed === 0) count.failed = 1;
  add(name, count);
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

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
  go: () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  read: (text) => {
    const report = vitestReport.parse(JSON.parse(text));
    return { passed: report.numPassedTests, failed: report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0) };
  },
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
    suite('browser tests', {
      report: browserReport,
      go: () =>
        run('playwright', ['test', '--reporter=list,json'], {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
        }),
      read: (text) => {
        const { stats } = playwrightReport.parse(JSON.parse(text));
        if (stats.flaky > 0) process.stdout.write(`\n${stats.flaky} browser tests passed at their second try only.\n`);
        return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
      },
    });
  }
}

if (failures.length > 0) process.stdout.write(`\n${failures.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
