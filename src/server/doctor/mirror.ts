import { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { AppError } from '#server/platform/errors.ts';
import { createSeal, deriveKey, type Seal } from '#server/platform/secrets/seal.ts';
import type { Server } from '#server/platform/http/serve.ts';
import type { DoctorNeeds } from './finding.ts';

const PATH = '/mirrorz';
const HEADER = 'x-wildin-doctor';
/** How far the clocks of who asks and who answers may differ. */
const FRESH_MS = 5 * MINUTE_MS;

const question = z.object({ askedAt: z.number() });
const reflection = z.object({
  /** The caller's address, as the limits see it. */
  address: z.string(),
  /** The number of addresses in X-Forwarded-For. */
  hops: z.number().int(),
  /** X-Forwarded-Proto; null without it. */
  protocol: z.string().nullable(),
});
export type Reflection = z.infer<typeof reflection>;

const sealOf = (authSecret: string): Seal => createSeal(deriveKey(authSecret, 'doctor'));

/**
 * Tells the doctor how a request arrived here. Question and answer are sealed with the server's secret, so that nobody
 * else learns anything, and an answer proves that this server gave it.
 */
export function mirror({ app, deps: { config, clock } }: Server): void {
  const seal = sealOf(config.authSecret ?? '');
  app.get(PATH, async (request, reply) => {
    const asked = question.safeParse(await seal.open(String(request.headers[HEADER] ?? '')));
    const isFresh = asked.success && Math.abs(clock.now().getTime() - asked.data.askedAt) < FRESH_MS;
    if (!isFresh) throw new AppError('not_found');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const seen: Reflection = {
      address: request.ip,
      hops: forwarded.split(',').filter((one) => one.trim() !== '').length,
      protocol: request.headers['x-forwarded-proto']?.toString() ?? null,
    };
    return reply.type('text/plain').send(await seal.close(seen));
  });
}

/** What came of a request to the public address: how it arrived, or that another server or nobody answered. */
export type Reflected = { seen: Reflection } | { stranger: number } | { failed: unknown };

/** Asks our own server through the public address. */
export async function reflect(
  { config, now }: Pick<DoctorNeeds, 'config' | 'now'>,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Reflected> {
  const seal = sealOf(config.authSecret ?? '');
  let answer: Response;
  try {
    const asked = await seal.close({ askedAt: now().getTime() } satisfies z.infer<typeof question>);
    const url = new URL(PATH, config.publicUrl);
    answer = await fetch(url, { headers: { ...headers, [HEADER]: asked }, redirect: 'manual', signal });
  } catch (error) {
    return { failed: error };
  }
  const opened = reflection.safeParse(await seal.open(await answer.text()));
  return opened.success ? { seen: opened.data } : { stranger: answer.status };
}

/** Returns whether the server that is to be reached runs at all, so that a proxy is not blamed for it. */
export async function isRunning({ config, isServer }: DoctorNeeds, signal: AbortSignal): Promise<boolean> {
  if (isServer) return true;
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = isEverywhere ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host;
  try {
    const answer = await fetch(`http://${host}:${config.port}/healthz`, { signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
