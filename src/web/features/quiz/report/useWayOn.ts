import { listMatches } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/query.ts';

/** Returns where a report leads: to the preferences while they are missing, on the way to a first match, and else home. */
export function useWayOn(): string {
  const missing = useRead(listMatches, {}, { staleTime: 0 }).data?.missing ?? [];
  return missing.includes('preferences') ? paths.soulSetup() : paths.home();
}
