import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Priority, PushPayload } from '#contract/notifications.ts';
import type { Config } from '#server/config.ts';
import { pushAddress } from './push-address.ts';

/** A subscription as the browser made it: where to send, and the keys only that browser can read with (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of one push. `gone`: the subscription is dead and should be forgotten. `later`: the service is busy or
 * unreachable, it may be tried again, after `afterMs` when it said so. `refused`: no use in trying again.
 */
export type Delivery =
  | { outcome: 'delivered' | 'gone' | 'refused' }
  | { outcome: 'later'; afterMs: number | undefined };

export interface Push {
  /** What browsers subscribe with; undefined when this server has no keys, and then nothing can be sent. */
  publicKey: string | undefined;
  /** Whether the address leads to a push service, and to nothing else. */
  accepts: (endpoint: string) => boolean;
  /** `topic`: of several that wait for a sleeping device under one topic, the service keeps the last. */
  send: (target: PushTarget, payload: PushPayload, how: { priority: Priority; topic: string }) => Promise<Delivery>;
}

/** How long a push service keeps what a sleeping device has not fetched; yesterday's news is not worth a sound. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 8000;
/** A service that asks for more patience than this is asked again sooner. */
const MOST_PATIENCE_MS = 3_600_000;

const urgency = { urgent: 'high', high: 'high', normal: 'normal', low: 'low' } as const satisfies Record<
  Priority,
  webPush.Urgency
>;

/** Throws when the configured keys are none. */
export function createPush(config: Pick<Config, 'vapid' | 'pushHosts' | 'publicUrl' | 'mailFrom'>): Push {
  const { vapid, pushHosts } = config;
  const vapidDetails = vapid && { ...vapid, subject: contactOf(config) };
  if (vapidDetails) proveKeys(vapidDetails);

  return {
    publicKey: vapid?.publicKey,
    accepts: (endpoint) => pushAddress(endpoint, pushHosts) !== undefined,
    send: async ({ endpoint, p256dh, auth }, payload, { priority, topic }) => {
      const address = pushAddress(endpoint, pushHosts);
      if (address === undefined || vapidDetails === undefined) return { outcome: 'refused' };
      const target = { endpoint: address.href, keys: { p256dh, auth } };
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(payload), {
        vapidDetails,
        TTL: TTL_SECONDS,
        urgency: urgency[priority],
        topic,
        contentEncoding: 'aes128gcm',
      });
      return post(address, headers, body);
    },
  };
}

/** Whether a subscription's keys are a point on the curve and a secret of the right length, so that one can encrypt for it. */
export function areKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/**
 * The library's own sender speaks https only, and reads whatever it is sent. Redirects are not followed: they would lead
 * past the list of hosts.
 */
async function post(address: URL, headers: object, body: Buffer | null): Promise<Delivery> {
  const { 'Content-Length': _length, ...rest } = headers as Record<string, string | number>;
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch {
    // Unreachable, too slow or cut off: in each case the next try may do better.
    return { outcome: 'later', afterMs: undefined };
  }
  const { status } = response;
  if (response.ok) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'later', afterMs: patienceOf(response) };
  return { outcome: 'refused' };
}

/** Retry-After in seconds; its other form, a date, is rare enough to be left to our own backoff. */
function patienceOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MOST_PATIENCE_MS) : undefined;
}

/** Whom a push service may turn to about what this server sends (RFC 8292 §2.1). */
function contactOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.protocol === 'https:') return publicUrl.origin;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

function proveKeys({ subject, publicKey, privateKey }: webPush.VapidKeys & { subject: string }): void {
  webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm');
}
