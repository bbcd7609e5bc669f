/**
 * Runs the tests of calls on bad lines (e2e/calls.lines.ts) in a network and a process namespace of their own. Whatever
 * they leave behind ends with the process namespace.
 */
import { spawnSync } from 'node:child_process';
import { missingForLines } from '#scripts/lines-here.ts';

const missing = missingForLines();
if (missing !== undefined) {
  process.stdout.write(`The calls on bad lines did not run: ${missing}.\n`);
  process.exit(1);
}
const own = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
// A new namespace has a loopback that is down, and the server needs it.
const begin = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const tests = ['playwright', 'test', '--config', 'playwright.lines.config.ts', ...process.argv.slice(2)];
// PostgreSQL and Redis are in the network that the tests have left.
const { TEST_DATABASE_URL: _, TEST_REDIS_URL: __, ...env } = process.env;
const { status } = spawnSync('unshare', [...own, ...begin, ...tests], { stdio: 'inherit', env });
process.exit(status ?? 1);
