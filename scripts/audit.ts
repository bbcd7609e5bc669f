/**
 * Asks the package registry for known vulnerabilities of the production packages. Exits with 1 if one is high or
 * critical. Prints a note when the registry does not answer. CI runs this script, but `npm test` does not, because a
 * vulnerability can become known without any change of the code.
 */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';

const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 });
const parsed = report.safeParse(JSON.parse(stdout || '{}'));
if (parsed.success) {
  const { high, critical } = parsed.data.metadata.vulnerabilities;
  console.log(`npm audit: ${high} high, ${critical} critical.`);
  if (high + critical > 0) process.exitCode = 1;
} else console.log('npm audit: the registry did not answer, so nothing is known of vulnerabilities.');
