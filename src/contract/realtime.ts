import { z } from 'zod';
import { callClientEvents, callServerEvents } from './calls.events.ts';
import { changeEvents } from './chat.changes.ts';
import { planNews } from './chat.plans.ts';
import { messageForming } from './chat.forming.ts';
import { chatClientEvents, chatServerEvents, lastSeqs } from './chat.events.ts';
import { MINUTE_MS } from './durations.ts';
import { userId } from './people.ts';

/** The largest size of a client's frame, in bytes. */
export const MAX_FRAME_BYTES = 8 * 1024;
/** The interval of the server's pings; two missed pongs end the connection. */
export const HEARTBEAT_MS = 25_000;
/** A client that misses more lines of a room than this loads them over HTTP instead of the socket. */
export const MAX_REPLAY = 300;
/** The number of rooms that a connection may join. */
export const MAX_JOINED_ROOMS = 1000;
/** How far back the server sends missed events again, in milliseconds; see `missedMs` of `auth`. */
export const MISSED_MS = MINUTE_MS;
/** The most people in a `look_at` frame; a screen shows fewer. */
export const MAX_LOOKED_AT = 60;

/** Why the server closes a socket. A client does not reconnect after 1000 and 4403; after 4401 it needs a new token. */
export const closeCodes = {
  normal: 1000,
  restart: 1012,
  unauthenticated: 4401,
  tooMany: 4403,
  slow: 4008,
  misuse: 4400,
} as const;

const token = z.string().max(4096);

export const clientEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('auth'),
    token,
    deviceId: z.string().max(200).optional(),
    rooms: lastSeqs.optional(),
    /**
     * The milliseconds since the client last heard the server; at a page's first connection, since it began to load.
     * The server sends again the `resync` and `post_changed` events of this time.
     */
    missedMs: z.int().min(0).max(MISSED_MS).optional(),
  }),
  z.object({ type: z.literal('reauth'), token }),
  z.object({ type: z.literal('update_token'), token }),
  z.object({ type: z.literal('ping'), timestamp: z.number() }),
  z.object({ type: z.literal('pong'), timestamp: z.number() }),
  /** `isActive`: a person uses this device. It is false after 30 s without input, or while the page is hidden. */
  z.object({ type: z.literal('activity'), isActive: z.boolean() }),
  /**
   * The people on this device's screen; the list replaces that of the previous `look_at`. The server sends `presence`
   * for each person who shows their presence to the caller. It sends each change until the next `look_at`.
   */
  z.object({ type: z.literal('look_at'), userIds: z.array(userId).max(MAX_LOOKED_AT) }),
  ...chatClientEvents,
  ...callClientEvents,
]);
export type ClientEvent = z.infer<typeof clientEvent>;

const refused = {
  code: z.enum([
    'invalid',
    'expired',
    'revoked',
    'suspended',
    'age_refused',
    'approval_awaited',
    'identity',
    'internal',
  ]),
  retryable: z.boolean(),
};

export const serverEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('auth_success'),
    userId,
    connectionId: z.string(),
    serverTime: z.iso.datetime(),
    heartbeatMs: z.number().int(),
  }),
  z.object({ type: z.literal('auth_error'), ...refused }),
  z.object({ type: z.literal('reauth_success') }),
  z.object({ type: z.literal('reauth_error'), ...refused }),
  z.object({ type: z.literal('token_updated') }),
  z.object({ type: z.literal('token_error'), ...refused }),
  z.object({ type: z.literal('ping'), timestamp: z.number() }),
  z.object({ type: z.literal('pong'), timestamp: z.number() }),
  z.object({ type: z.literal('presence'), userId, isOnline: z.boolean() }),
  /** Makes the client reload `scope`, because its copy may be stale. */
  z.object({
    type: z.literal('resync'),
    scope: z.enum([
      'chats',
      'matches',
      'me',
      'hall',
      'people',
      'reports',
      'decisions',
      'cases',
      'drafts',
      'scheduled',
      'polls',
      'posts',
      'post',
      'waiting',
      'photo_check',
      'place',
      'home_safe',
    ]),
  }),
  /** A post on a page that the caller read has changed or is gone. The client reads the post again by its id. */
  z.object({ type: z.literal('post_changed'), postId: z.uuid() }),
  z.object({ type: z.literal('error'), code: z.enum(['invalid', 'rate_limited', 'unauthenticated', 'too_large']) }),
  ...chatServerEvents,
  messageForming,
  planNews,
  ...changeEvents,
  ...callServerEvents,
]);
export type ServerEvent = z.infer<typeof serverEvent>;
/** The events of a type. */
export type ServerEventOf<T extends ServerEvent['type']> = Extract<ServerEvent, { type: T }>;

/** The names of all events that the server may send. */
export const serverEventTypes = serverEvent.options.map(({ shape }) => shape.type.value);
