import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { RELAY_MS, type getRelay } from '#contract/calls.ts';
import type { Config } from '#server/config.ts';
import { relayCredentials } from '#server/platform/relay/relay-credentials.ts';
import type { CallRow } from './calls.queries.ts';

type Relay = z.input<typeof getRelay.response>;

/**
 * Returns the servers for a browser's connection. The credentials of the relay work for this call and person, and their
 * name hides who it is for.
 */
export function relayFor(
  { turn, stunUrls }: Pick<Config, 'turn' | 'stunUrls'>,
  { call, userId, now }: { call: Pick<CallRow, 'id' | 'is_relayed'>; userId: number; now: Date },
): Relay {
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turn === undefined || !call.is_relayed) {
    return { iceServers: stun, iceTransportPolicy: 'all', expiresAt: null };
  }
  const until = new Date(now.getTime() + RELAY_MS);
  const name = createHash('sha256').update(`${turn.secret}:${call.id}:${userId}`).digest('base64url').slice(0, 22);
  return {
    iceServers: [{ urls: [...turn.urls], ...relayCredentials(turn.secret, { name, until }) }],
    iceTransportPolicy: 'relay',
    expiresAt: until.toISOString(),
  };
}
