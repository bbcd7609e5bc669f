import type { Deps } from '#server/platform/deps.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    /** The id of a call that has changed. */
    call: string;
    /** The ids of a person and of the room whose call door has changed for them. */
    call_door: string;
    /** The id of a call, the person and the connection that get a signal, and the signal in base64url. */
    call_signal: string;
  }
}

/** Shows a call's new state on all devices of its two people, on any instance. Call it after the commit. */
export function announceCall({ hints }: Pick<Deps, 'hints'>, callId: string): void {
  hints.announce('call', callId);
}

/** Makes a person's open pages read the call door of a room again. Call it after the commit. */
export function announceDoor(
  { hints }: Pick<Deps, 'hints'>,
  { roomId, userId }: { roomId: string; userId: number },
): void {
  hints.announce('call_door', `${userId} ${roomId}`);
}
