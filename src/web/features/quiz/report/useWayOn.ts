import { listMatches } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';

/** Returns the page after a report: the preferences if they are still missing for matching, otherwise home. */
export function useWayOn(): string {
  const missing = useRead(listMatches, {}, { staleTime: 0 }).data?.missing ?? [];
  return missing.includes('preferences') ? paths.soulSetup() : paths.home();
}
