import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';
import { codeOf } from '#server/platform/errors.ts';

const signing = z.object({ authSecret: z.string().min(32), metricsToken: z.string().min(16) });
export class SecretsError extends Error {
  override readonly name = 'SecretsError';
}

/** The key pair that identifies this server to push services (RFC 8292), base64url. */
const vapidKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

export type Secrets = z.infer<typeof signing> & { vapid: z.infer<typeof vapidKeys> };

/**
 * Returns the server's secrets. Configured secrets are used; the others are made once and stored in `dataDir`, in files
 * that only their owner can read. Throws when such a file is damaged: silently new secrets would sign everybody out,
 * and with new push keys no subscribed browser would get a push.
 */
export async function loadSecrets(
  dataDir: string,
  given: { [K in keyof Secrets]: Secrets[K] | undefined },
): Promise<Secrets> {
  const { authSecret, metricsToken, vapid } = given;
  const kept =
    authSecret !== undefined && metricsToken !== undefined
      ? signing.parse({ authSecret, metricsToken })
      : await keepOnce(join(dataDir, 'secrets.json'), signing, () => ({
          authSecret: randomBytes(32).toString('base64url'),
          metricsToken: randomBytes(24).toString('base64url'),
        }));
  return {
    authSecret: authSecret ?? kept.authSecret,
    metricsToken: metricsToken ?? kept.metricsToken,
    vapid: vapid ?? (await keepOnce(join(dataDir, 'vapid.json'), vapidKeys, () => webPush.generateVAPIDKeys())),
  };
}

/** Returns the content of the file at `path`; writes it from `fresh` first if there is none yet. */
async function keepOnce<S extends z.ZodType>(path: string, schema: S, fresh: () => z.input<S>): Promise<z.output<S>> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // The file is first written completely under another name, so that a concurrent start reads all of it or nothing.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(fresh()), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return readAs(schema, path);
}

/** Reads a file of secrets. The error for a damaged file names the file, but nothing of its content. */
async function readAs<S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> {
  const text = await readFile(path, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new SecretsError(`${path} is damaged. Put back a copy of it, or remove it to have new secrets made.`);
  }
}
