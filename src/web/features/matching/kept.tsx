import { useEffect, useRef, type ReactNode } from 'react';
import { listMatches, type SoulMatch } from '#contract/matching.ts';
import { waitingIn } from '#web/parts/matchDay.ts';
import { useRead } from '#web/platform/query.ts';

/** Without a network the last state stays, dimmed, until there is one again. */
export function Dimmed({ onOnline, children }: { onOnline: () => void; children: ReactNode }) {
  const latest = useRef(onOnline);
  useEffect(() => {
    latest.current = onOnline;
  });
  useEffect(() => {
    const again = (): void => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <div className="flex grow flex-col opacity-70">{children}</div>;
}

/** Returns a match from the day that this device keeps; it is looked for only where the server was not reached. */
export function useKeptMatch(matchId: string, isWanted: boolean): SoulMatch | undefined {
  return useRead(listMatches, {}, { isKept: true, enabled: isWanted }).data?.matches.find(({ id }) => id === matchId);
}

/** Returns the match that waits for a decision, from the day that this device keeps. */
export function useKeptWaiting(isWanted: boolean): SoulMatch | undefined {
  const day = useRead(listMatches, {}, { isKept: true, enabled: isWanted }).data;
  return day && waitingIn(day)[0];
}
