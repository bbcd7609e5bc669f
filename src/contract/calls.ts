import { z } from 'zod';
import { roomId } from './chat.ts';
import { MINUTE_MS, DAY_MS } from './durations.ts';
import { personCard, userId } from './people.ts';
import { ok, route } from './route.ts';

/** How long a call rings. */
export const RING_MS = 40_000;
/** The interval at which both sides of a call send `call_alive`. */
export const CALL_ALIVE_MS = 10_000;
/** A page ends its call when it has missed our server for this long. Until then, sound and picture go on without it. */
export const CALL_OUTAGE_MS = 30_000;
/**
 * A call ends this long after the last `call_alive` of either side: an outage, the time before it since the last
 * `call_alive`, and 10 s for the way back.
 */
export const CALL_LEASE_MS = CALL_OUTAGE_MS + CALL_ALIVE_MS + 10_000;
/** A call rings no more this long after the last `call_alive` of the caller. */
export const RING_LEASE_MS = 30_000;
/** The most calls of a person to one other person in an hour, and to everybody in 24 hours. */
export const CALLS_AN_HOUR = 6;
export const CALLS_A_DAY = 30;
/** After this many declined calls in a row, the caller waits until the other person calls. */
export const DECLINES_CLOSE = 3;
/** How long the credentials for the relay work. A client asks for new ones before each restart of the connection. */
export const RELAY_MS = 10 * MINUTE_MS;
/** How long the rows of a call are kept. */
export const CALLS_KEPT_MS = 90 * DAY_MS;

/** What a person sends: their voice alone, their animal drawn as a picture, or their camera. */
export const comesAs = z.enum(['voice', 'animal', 'camera']);
export type ComesAs = z.infer<typeof comesAs>;

/**
 * What became of a call. `missed` is also what a caller reads of a declined call, and what both read of a ringing call
 * that a block or a withdrawn consent ended. `cancelled`: the caller hung up before an answer. `lost`: one side was gone
 * for `CALL_LEASE_MS`.
 */
export const callEnds = ['talked', 'missed', 'declined', 'busy', 'cancelled', 'lost'] as const;
export type CallEnd = (typeof callEnds)[number];

/** The id of a connection, from `auth_success`. */
export const connectionId = z.uuid();
const callId = z.uuid();

const side = z.object({
  userId,
  /** Null for the called person until they answer. */
  comesAs: comesAs.nullable(),
  /** The connection whose device is in the call; null for the called person until they answer. */
  connectionId: connectionId.nullable(),
  /** True when the person agreed that the other sees their network address. Always true for a relayed call. */
  hasAgreed: z.boolean(),
});

export const call = z.object({
  id: callId,
  roomId,
  state: z.enum(['ringing', 'answered', 'ended']),
  caller: side,
  callee: side,
  /** True when all sound and pictures pass the relay, so that neither side sees the other's network address. */
  isRelayed: z.boolean(),
  startedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  ended: z
    .object({
      how: z.enum(callEnds),
      /** The seconds from the answer to the end; 0 for a call without an answer. */
      seconds: z.int().min(0),
      at: z.iso.datetime(),
    })
    .nullable(),
});
export type Call = z.infer<typeof call>;

/**
 * Why no calls exist in a room, where that is the caller's own doing: they have not written yet, they block the other
 * person, they paused their account, they may not write, or their age has to be confirmed.
 */
export const closedReasons = ['not_written', 'blocking', 'paused', 'writing_paused', 'age_check'] as const;

const limit = { max: 60, windowSeconds: 60, by: 'member' } as const;
const inRoom = z.object({ roomId });
const byCall = z.object({ id: callId });

const callDoor = z.object({
  /**
   * `none`: nobody asked, or the caller said "not now" or took their yes back. `asked`: the caller lets the other call
   * and waits. `asking`: the other person asks the caller. `open`: both let each other call. `closed`: calls cannot
   * exist here.
   */
  state: z.enum(['none', 'asked', 'asking', 'open', 'closed']),
  /** The reason of `closed`, if it is the caller's own doing. */
  reason: z.enum(closedReasons).nullable(),
  /** When the second of the two said yes; null unless the state is `open`. */
  since: z.iso.datetime().nullable(),
  /** See `isRelayed` of a call. */
  isRelayed: z.boolean(),
  /** True until the first answered call of the two. */
  hasAdvice: z.boolean(),
  /** True after `DECLINES_CLOSE` declined calls in a row, until the other person calls. */
  isShutUntilTheyCall: z.boolean(),
});
export type CallDoor = z.infer<typeof callDoor>;

/** Returns whether the two people of a room may call each other. Throws `not_found` for any other room. */
export const getCallDoor = route({
  method: 'GET',
  path: '/api/chats/:roomId/calls',
  access: 'member',
  params: inRoom,
  response: callDoor,
});

/**
 * Stores whether the caller lets the other person call. `ask` and `yes` both let them; `not_now` and `take_back` do not.
 * The other person learns of neither no. A `take_back` ends a call that runs. Throws `calls_closed` where no calls exist.
 */
export const setCallConsent = route({
  method: 'PUT',
  path: '/api/chats/:roomId/calls/consent',
  access: 'member',
  params: inRoom,
  body: z.object({ answer: z.enum(['ask', 'yes', 'not_now', 'take_back']) }),
  response: callDoor,
  limit,
});

/**
 * Rings the other person, or answers their call if they ring at the same time. A call to somebody who is in another call
 * comes back ended. `connectionId` is the connection of the device that calls. Throws `calls_closed` unless the state of
 * the room is `open`, `in_a_call` during another call, `calls_used` beyond the limits, and `call_door_shut` after
 * `DECLINES_CLOSE` declined calls.
 */
export const startCall = route({
  method: 'POST',
  path: '/api/chats/:roomId/calls',
  access: 'member',
  params: inRoom,
  body: z.object({ clientId: z.uuid(), comesAs, connectionId }),
  response: z.object({ call }),
  limit,
});

/** Answers a ringing call on one device. Throws `call_over` if it rings no more or another device answered. */
export const answerCall = route({
  method: 'POST',
  path: '/api/calls/:id/answer',
  access: 'member',
  params: byCall,
  body: z.object({ comesAs, connectionId }),
  response: z.object({ call }),
  limit,
  repeat: 'sets',
});

/** Declines a ringing call. The caller reads that it was missed. A call that rings no more stays as it is. */
export const declineCall = route({
  method: 'POST',
  path: '/api/calls/:id/decline',
  access: 'member',
  params: byCall,
  response: z.object({ call }),
  limit,
  repeat: 'sets',
});

/**
 * Declines a ringing call from its notification: the service worker has no session, but the key of that push, which fits
 * one person in one call. Throws `not_found` for a wrong key. A call that rings no more stays as it is.
 */
export const declinePushedCall = route({
  method: 'POST',
  path: '/api/calls/:id/pushed-decline',
  access: 'public',
  params: byCall,
  body: z.object({ key: z.string().max(64) }),
  response: ok,
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  repeat: 'sets',
});

/** Ends a call for both. A call that is over stays as it is. */
export const hangUp = route({
  method: 'POST',
  path: '/api/calls/:id/hang-up',
  access: 'member',
  params: byCall,
  response: z.object({ call }),
  limit,
  repeat: 'sets',
});

/**
 * Moves the caller's side of a running call to another connection: after a reload, a lost socket, or on another device.
 * The other side gets `call_changed` and negotiates again. Throws `call_over` for a call that ended.
 */
export const resumeCall = route({
  method: 'POST',
  path: '/api/calls/:id/connection',
  access: 'member',
  params: byCall,
  body: z.object({ connectionId }),
  response: z.object({ call }),
  limit,
  repeat: 'sets',
});

/** Stores what the caller sends from now on, so that a device that resumes knows it. Throws `call_over`. */
export const changeComesAs = route({
  method: 'PUT',
  path: '/api/calls/:id/comes-as',
  access: 'member',
  params: byCall,
  body: z.object({ comesAs }),
  response: z.object({ call }),
  limit,
});

/**
 * Stores whether the caller agrees that the other person sees their network address. No signal passes before both did.
 * A no ends the call. Throws `call_over` for a call that ended.
 */
export const agreeToCall = route({
  method: 'POST',
  path: '/api/calls/:id/agree',
  access: 'member',
  params: byCall,
  body: z.object({ agrees: z.boolean() }),
  response: z.object({ call }),
  limit,
  repeat: 'sets',
});

/**
 * Returns the servers of `RTCConfiguration`. With a relay, they have credentials for this call and person that work for
 * `RELAY_MS`, and the policy is `relay`. Throws `call_over` for a call that ended.
 */
export const getRelay = route({
  method: 'POST',
  path: '/api/calls/:id/relay',
  access: 'member',
  audience: 'me',
  params: byCall,
  response: z.object({
    iceServers: z.array(
      z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
    ),
    iceTransportPolicy: z.enum(['relay', 'all']),
    expiresAt: z.iso.datetime().nullable(),
  }),
  limit,
  repeat: 'asks',
});

/** Returns the call in which the caller is or that rings for them, and the other person; null without a call. */
export const getCurrentCall = route({
  method: 'GET',
  path: '/api/calls/current',
  access: 'member',
  response: z.object({ call: call.nullable(), other: personCard.nullable() }),
});

/** Returns a call of the caller, for 90 days, and the other person as far as the caller sees them. */
export const getCall = route({
  method: 'GET',
  path: '/api/calls/:id',
  access: 'member',
  params: byCall,
  response: z.object({ call, other: personCard.nullable() }),
});
