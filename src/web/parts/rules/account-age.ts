import { NEW_ACCOUNT_MS } from '#contract/people.ts';
import { useMe } from '#web/platform/me.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';

/** The time at which the person's account reaches an age; 0 before the account has loaded. */
export function useAge(ms: number): number {
  const created = useMe().data?.createdAt;
  return created === undefined ? 0 : Date.parse(created) + ms;
}

/** Returns whether something of the person may still wait for a look: it waits for a week at most. */
export function useMayWait(): boolean {
  return !useIsPast(useAge(2 * NEW_ACCOUNT_MS));
}
