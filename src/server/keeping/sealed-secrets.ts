import { randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { KeepingError } from './format.ts';
import { damaged } from './fill.ts';
import { absent } from '#server/platform/errors.ts';
import { createSeal } from '#server/platform/secrets/seal.ts';
import type { Config } from '#server/config.ts';

/** The secrets that a community needs to go on elsewhere: sessions, sealed evidence, push. */
const kept = z.object({
  authSecret: z.string().optional(),
  metricsToken: z.string().optional(),
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }).optional(),
});
export type KeptSecrets = z.infer<typeof kept>;

/** OWASP's figures for scrypt with 32 MB of memory: N = 2^15, r = 8, p = 3. */
const COST = { N: 1 << 15, r: 8, p: 3 };
const sealed = z.object({
  kdf: z.literal('scrypt'),
  N: z
    .number()
    .int()
    .max(1 << 20),
  r: z.number().int().max(32),
  p: z.number().int().max(16),
  salt: z.string(),
  jwe: z.string(),
});

/** Returns the secrets in use: the environment's, else those in the data folder. Makes none. */
export async function secretsOf(config: Pick<Config, 'dataDir' | keyof KeptSecrets>): Promise<KeptSecrets> {
  const signing = await stored(join(config.dataDir, 'secrets.json'), kept);
  const vapid = await stored(
    join(config.dataDir, 'vapid.json'),
    z.object({ publicKey: z.string(), privateKey: z.string() }),
  );
  return {
    authSecret: config.authSecret ?? signing?.authSecret,
    metricsToken: config.metricsToken ?? signing?.metricsToken,
    vapid: config.vapid ?? vapid,
  };
}

async function stored<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> {
  const text = await readFile(path, 'utf8').catch(absent);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new KeepingError(`${path} is damaged, so its secrets cannot be kept.`);
  }
}

export async function sealSecrets(secrets: KeptSecrets, passphrase: string): Promise<Buffer> {
  const salt = randomBytes(16).toString('base64url');
  const seal = createSeal(await keyOf(passphrase, salt, COST));
  return Buffer.from(JSON.stringify({ kdf: 'scrypt', ...COST, salt, jwe: await seal.close(secrets) }));
}

/** Throws a KeepingError when the passphrase is another one. */
export async function openSecrets(content: Buffer, passphrase: string): Promise<KeptSecrets> {
  const told = sealed.safeParse(JSON.parse(content.toString('utf8')));
  if (!told.success) throw damaged('its secrets cannot be read');
  const { salt, jwe, ...cost } = told.data;
  const opened = await createSeal(await keyOf(passphrase, salt, cost)).open(jwe);
  const secrets = kept.safeParse(opened);
  if (!secrets.success) {
    throw new KeepingError(
      'The passphrase does not open the secrets of this backup. Give the one of the day it was made, or leave the secrets out with --without-secrets.',
    );
  }
  return secrets.data;
}

function keyOf(passphrase: string, salt: string, { N, r, p }: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const most = 256 * N * r;
    scrypt(passphrase.normalize('NFKC'), Buffer.from(salt, 'base64url'), 32, { N, r, p, maxmem: most }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
