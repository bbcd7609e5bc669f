import { useEffect, useEffectEvent } from 'react';
import { listMatches, type SoulMatch } from '#contract/matching.ts';
import { waitingIn } from '#web/parts/match/matchDay.ts';
import { useRead } from '#web/platform/calls/query.ts';

/**
 * Returns a match from the matching day that this device stores for times without the server. Reads the day only if
 * `isWanted`.
 */
export function useKeptMatch(matchId: string, isWanted: boolean): SoulMatch | undefined {
  return useRead(listMatches, {}, { enabled: isWanted }).data?.matches.find(({ id }) => id === matchId);
}

/** Returns the match that waits for a decision from the stored day, or undefined. Reads the day only if `isWanted`. */
export function useKeptWaiting(isWanted: boolean): SoulMatch | undefined {
  const day = useRead(listMatches, {}, { enabled: isWanted }).data;
  return day && waitingIn(day)[0];
}

/** Runs `again` each time the network comes back. */
export function useOnceOnline(again: () => void): void {
  const hear = useEffectEvent(again);
  useEffect(() => {
    const listen = (): void => hear();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
