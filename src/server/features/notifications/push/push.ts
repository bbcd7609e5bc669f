import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { HOUR_MS } from '#contract/durations.ts';
import type { Priority, PushPayload } from '#contract/notifications.ts';
import type { Config } from '#server/config.ts';
import type { Deliveries } from '#server/platform/delivery/deliveries.ts';
import { pushAddress } from './push-address.ts';

declare module '#server/platform/deps.ts' {
  interface Deps {
    push: Push;
  }
}

/** A browser's subscription: its endpoint, and the keys that encrypt a push for this browser alone (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The result of one push. `gone`: the subscription is dead and should be deleted. `later`: the service is busy or
 * unreachable; a retry may succeed, after `afterMs` when given. `refused`: a retry would fail too.
 */
export type Delivery =
  | { outcome: 'delivered' | 'gone' | 'refused' }
  | { outcome: 'later'; afterMs: number | undefined };

/** How a push travels. After `ttlSeconds`, the service drops it for a device that is offline. */
export interface PushManner {
  priority: Priority;
  topic: string;
  ttlSeconds?: number | undefined;
}

export interface Push {
  /** The public key for subscriptions; undefined when this server has no keys and cannot send. */
  publicKey: string | undefined;
  /** Returns whether the address is that of an allowed push service. */
  accepts: (endpoint: string) => boolean;
  /** Sends a push. For an offline device, the service keeps only the last push of a `topic`. */
  send: (target: PushTarget, payload: PushPayload, how: PushManner) => Promise<Delivery>;
}

/** How long a push service keeps a push for an offline device. */
const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 8000;
/** The longest Retry-After that is obeyed. */
const MOST_PATIENCE_MS = HOUR_MS;

const urgency = { urgent: 'high', high: 'high', normal: 'normal', low: 'low' } as const satisfies Record<
  Priority,
  webPush.Urgency
>;

/** Throws when a configured key or the contact is malformed. Does not notice when the two keys are no pair. */
export function createPush(config: Pick<Config, 'vapid' | 'pushHosts' | 'publicUrl' | 'mailFrom'>): Push {
  const { vapid, pushHosts } = config;
  const vapidDetails = vapid && { ...vapid, subject: contactOf(config) };
  if (vapidDetails) proveKeys(vapidDetails);

  return {
    publicKey: vapid?.publicKey,
    accepts: (endpoint) => pushAddress(endpoint, pushHosts) !== undefined,
    send: async ({ endpoint, p256dh, auth }, payload, { priority, topic, ttlSeconds = TTL_SECONDS }) => {
      const address = pushAddress(endpoint, pushHosts);
      if (address === undefined || vapidDetails === undefined) return { outcome: 'refused' };
      const target = { endpoint: address.href, keys: { p256dh, auth } };
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(payload), {
        vapidDetails,
        TTL: ttlSeconds,
        urgency: urgency[priority],
        topic,
        contentEncoding: 'aes128gcm',
      });
      return post(address, headers, body);
    },
  };
}

/** Counts the pushes that a service took, and those for devices that are gone or refuse. */
export const countedPush = (push: Push, deliveries: Pick<Deliveries, 'count'>): Push => ({
  ...push,
  send: async (...given) => {
    const delivery = await push.send(...given);
    if (delivery.outcome !== 'later') deliveries.count('push', delivery.outcome === 'delivered');
    return delivery;
  },
});

/** Returns whether a subscription's keys are a point on the curve and a secret of the right length. */
export function areKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

/**
 * Sends the request without the library's sender, which supports https only and reads an unbounded body. Redirects are
 * not followed: they would bypass the list of hosts.
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
    // The service was unreachable or too slow, or the connection broke, so a retry may succeed.
    return { outcome: 'later', afterMs: undefined };
  }
  const { status } = response;
  if (response.ok) return { outcome: 'delivered' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) return { outcome: 'later', afterMs: patienceOf(response) };
  return { outcome: 'refused' };
}

/** Returns Retry-After in milliseconds, at most MOST_PATIENCE_MS; undefined without the header or for a date in it. */
function patienceOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MOST_PATIENCE_MS) : undefined;
}

/** Returns the contact for push services (RFC 8292 §2.1). */
function contactOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl.protocol === 'https:') return publicUrl.origin;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

function proveKeys({ subject, publicKey, privateKey }: webPush.VapidKeys & { subject: string }): void {
  webPush.getVapidHeaders('https://push.example', subject, publicKey, privateKey, 'aes128gcm');
}
