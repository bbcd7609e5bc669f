import { useEffect, useRef } from 'react';
import { updateUser } from '#contract/accounts.ts';
import { startDirect } from '#contract/chat.ts';
import { listMatches } from '#contract/matching.ts';
import { connectInHall, listHall } from '#contract/quest-hall.ts';
import { call, CallError } from '#web/platform/call.ts';
import { setMe } from '#web/platform/me.ts';
import { invalidate, useRead, useWrite } from '#web/platform/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';

/** How often the hall is read where no socket tells of changes. */
const POLL_MS = 30_000;

/** Those in the hall, kept up to date while it is on the screen. */
export function useHall() {
  const isLive = useIsLive();
  const wasLive = useRef(isLive);
  useEffect(() => {
    // What happened while the line was down was told to nobody.
    if (isLive && !wasLive.current) void invalidate(listHall);
    wasLive.current = isLive;
  }, [isLive]);
  return useRead(listHall, {}, { staleTime: 0, refetchInterval: isLive ? false : POLL_MS });
}

/** Joins, or departs; the person's own record then says so. */
export function useStep() {
  return useWrite(updateUser, { onDone: setMe });
}

/** Matches the two and answers their room. */
export async function connect(userId: number): Promise<string> {
  try {
    const { chatroom_id: roomId } = await call(connectInHall, { body: { userId } });
    void invalidate(listMatches);
    return roomId;
  } finally {
    // Matched now, or gone from the hall.
    void invalidate(listHall);
  }
}

/** Opens the room of the two, or makes it, and answers which. */
export async function writeTo(otherUserId: number): Promise<string> {
  return (await call(startDirect, { body: { otherUserId } })).id;
}

/** What to tell a person about a call that failed. */
export function wordsFor(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise;
  if (error.code === 'unreachable') return 'There is no connection right now. Try again in a moment.';
  return error.status < 500 && error.words ? error.words : otherwise;
}

export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found';
}
