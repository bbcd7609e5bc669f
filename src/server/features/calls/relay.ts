import { createHash, createHmac } from 'node:crypto';
import type { z } from 'zod';
import { RELAY_MS, type getRelay } from '#contract/calls.ts';
import type { Config } from '#server/config.ts';
import type { CallRow } from './calls.queries.ts';

type Relay = z.input<typeof getRelay.response>;

/**
 * Returns the servers for a browser's connection. The credentials of the relay are as coturn's REST scheme takes them:
 * the user name has their end, the password signs it. The name hides who it is for.
 */
export function relayFor(
  { turn, stunUrls }: Pick<Config, 'turn' | 'stunUrls'>,
  { call, userId, now }: { call: Pick<CallRow, 'id' | 'is_relayed'>; userId: number; now: Date },
): Relay {
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turn === undefined || !call.is_relayed) {
    return { iceServers: stun, iceTransportPolicy: 'all', expiresAt: null };
  }
  const expires = Math.floor((now.getTime() + RELAY_MS) / 1000);
  const name = createHash('sha256').update(`${turn.secret}:${call.id}:${userId}`).digest('base64url').slice(0, 22);
  const username = `${expires}:${name}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    iceServers: [{ urls: [...turn.urls], username, credential }],
    iceTransportPolicy: 'relay',
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}
