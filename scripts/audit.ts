/**
 * Asks the package registry for known vulnerabilities of the production packages. Exits 1 on a high or critical one;
 * prints a note when the registry does not answer. CI runs it; `npm test` does not, as no change causes them.
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
