import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const stored = z.object({ authSecret: z.string().min(32), metricsToken: z.string().min(16) });
export type Secrets = z.infer<typeof stored>;

/**
 * The server's own secrets: those given win, the rest are made once and kept in
 * `dataDir/secrets.json`, readable by its owner alone. Throws when that file is damaged:
 * a silently new secret would sign everybody out.
 */
export async function loadSecrets(
  dataDir: string,
  given: { [K in keyof Secrets]: string | undefined },
): Promise<Secrets> {
  if (given.authSecret !== undefined && given.metricsToken !== undefined) return stored.parse(given);
  const path = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const fresh: Secrets = {
    authSecret: randomBytes(32).toString('base64url'),
    metricsToken: randomBytes(24).toString('base64url'),
  };
  try {
    await writeFile(path, JSON.stringify(fresh), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const kept = stored.parse(JSON.parse(await readFile(path, 'utf8')));
  return { authSecret: given.authSecret ?? kept.authSecret, metricsToken: given.metricsToken ?? kept.metricsToken };
}
