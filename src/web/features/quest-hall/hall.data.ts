import { useEffect, useRef } from 'react';
import { updateUser } from '#contract/accounts.ts';
import { startDirect } from '#contract/chat.ts';
import { listMatches, swipe } from '#contract/matching.ts';
import { connectInHall, getHallReasons, listHall, type HallGuest } from '#contract/quest-hall.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { call, asCallError } from '#web/platform/calls/call.ts';
import { keepInCache } from '#web/platform/calls/keep.ts';
import { setMe } from '#web/platform/me.ts';
import { FRESH_MS, invalidate, queryKey, useRead, useWrite } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';
import { t } from '#web/words/words.ts';

/** How often the hall is read without a live socket. */
const POLL_MS = 30_000;

/** Begins to read the hall. Returns whether it is known, or has failed: only then its height on the page is known. */
export function useHallEarly(): boolean {
  return useHasBeen(!useRead(listHall, {}, { staleTime: FRESH_MS }).isPending);
}

/** Reads the hall and keeps it up to date while it is on the screen. */
export function useHall() {
  const isLive = useIsLive();
  const wasLive = useRef(isLive);
  useEffect(() => {
    // Changes during a lost connection were not announced.
    if (isLive && !wasLive.current) void invalidate(listHall);
    wasLive.current = isLive;
  }, [isLive]);
  useEffect(() => keepInCache([{ key: queryKey(listHall), lasting: withoutPresence }]), []);
  return useRead(listHall, {}, { staleTime: FRESH_MS, refetchInterval: isLive ? false : POLL_MS });
}

/** Returns the people for the list: not the one whose match waits on the same page, unless they are alone. */
export function useListed(guests: HallGuest[]): { guests: HallGuest[]; waitingId: number | undefined } {
  const day = useRead(listMatches).data;
  const waitingId = day && waitingIn(day)[0]?.user.id;
  const others = guests.filter(({ id }) => id !== waitingId);
  return { guests: others.length > 0 ? others : guests, waitingId };
}

/** Reads the reasons why the viewer and a guest fit. Reads them again when the card opens and when the hall changes. */
export function useReasons({ id }: Pick<HallGuest, 'id'>) {
  return useRead(getHallReasons, { params: { userId: id } }, { staleTime: 0 });
}

/** Returns the hall for the device's cache, with everybody offline, because presence is soon out of date. */
const withoutPresence = (hall: unknown): HallGuest[] =>
  (hall as HallGuest[]).map((guest) => Object.assign({}, guest, { isOnline: false }));

/** Joins or leaves the hall, and updates the person's own record. */
export function useStep() {
  return useWrite(updateUser, { onDone: setMe });
}

/** Makes a match of the viewer and a guest. Returns the id of their room. */
export async function connect(userId: number): Promise<string> {
  try {
    const { chatroom_id: roomId } = await call(connectInHall, { body: { userId } });
    void invalidate(listMatches);
    return roomId;
  } finally {
    // After success the guest is a match; after a failure they may have left. Both change the hall.
    void invalidate(listHall);
  }
}

/** Connects with a person who is already a match. The viewer need not be in the hall. Returns the id of the room. */
export async function greet({ id, matchId }: { id: number; matchId: string }): Promise<string> {
  try {
    const { chatroom_id: roomId } = await call(swipe, { body: { matchId, action: 'connect' } });
    void invalidate(listMatches);
    return roomId ?? (await writeTo(id));
  } finally {
    // After a failure the person may no longer be a match.
    void invalidate(listHall);
  }
}

/** Opens or makes the room of the viewer and another person. Returns the id of the room. */
export async function writeTo(otherUserId: number): Promise<string> {
  return (await call(startDirect, { body: { otherUserId } })).id;
}

/** Returns the text for a failed call: own words without a connection, the server's for a refusal, else `otherwise`. */
export function wordsFor(error: unknown, otherwise: string): string {
  const { code, status, words } = asCallError(error);
  if (code === 'unreachable')
    return t('quest-hall.there-is-no-connection-right', 'There is no connection right now. Try again in a moment.');
  return status < 500 && words ? words : otherwise;
}

export function isGone(error: unknown): boolean {
  return asCallError(error).code === 'not_found';
}
