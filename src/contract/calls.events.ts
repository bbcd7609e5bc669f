import { z } from 'zod';
import { call } from './calls.ts';

/** The largest session description, in characters. With it, a frame stays below `MAX_FRAME_BYTES`. */
export const DESCRIPTION_MAX = 7000;
const CANDIDATE_MAX = 500;

/** What one browser says to the other: a description, a candidate, or that it has no more candidates. */
const signal = {
  description: z
    .object({ type: z.enum(['offer', 'answer', 'rollback']), sdp: z.string().max(DESCRIPTION_MAX) })
    .optional(),
  candidate: z
    .object({
      candidate: z.string().max(CANDIDATE_MAX),
      sdpMid: z.string().max(64).nullable(),
      sdpMLineIndex: z.int().min(0).max(64).nullable(),
      usernameFragment: z.string().max(256).nullish(),
    })
    .nullable()
    .optional(),
};
export type Signal = z.infer<z.ZodObject<typeof signal>>;

export const callClientEvents = [
  /** From one of the two connections in a call to the other. A refused signal gets `call_signal_refused`. */
  z.object({ type: z.literal('call_signal'), callId: z.uuid(), ...signal }),
  /**
   * Says every `CALL_ALIVE_MS` that this device is in the call. `via` says how the two browsers are connected, as soon as
   * they are.
   */
  z.object({ type: z.literal('call_alive'), callId: z.uuid(), via: z.enum(['relay', 'direct']).optional() }),
] as const;

/** Why a signal was not passed on. `not_relayed`: a candidate would tell a network address in a relayed call. */
const signalRefusals = ['not_found', 'not_agreed', 'not_relayed', 'fingerprint_changed', 'too_many'] as const;
export type SignalRefusal = (typeof signalRefusals)[number];

export const callServerEvents = [
  /** A call of the person has begun to ring, was answered, has moved or has ended. Goes to all their devices. */
  z.object({ type: z.literal('call_changed'), call }),
  /** Whether the two people of the room may call each other has changed: the client reads `getCallDoor` again. */
  z.object({ type: z.literal('call_door_changed'), roomId: z.uuid() }),
  z.object({ type: z.literal('call_signal'), callId: z.uuid(), ...signal }),
  z.object({ type: z.literal('call_signal_refused'), callId: z.uuid(), code: z.enum(signalRefusals) }),
] as const;
