import { getPreferences, listMatches, type MatchDay } from '#contract/matching.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';

/** Reads the matches and the preferences again, after a match, a pass or new preferences. */
export async function refreshMatching(): Promise<void> {
  await Promise.all([invalidate(listMatches), invalidate(getPreferences)]);
}

/** Removes a passed, ended or blocked match from the cached day, before the day is read again. */
export function dropMatch(matchId: string): void {
  queryClient.setQueryData<MatchDay>(
    queryKey(listMatches),
    (day) => day && { ...day, matches: day.matches.filter(({ id }) => id !== matchId) },
  );
}
