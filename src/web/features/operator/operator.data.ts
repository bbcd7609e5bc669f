import { lockOperator, operatorStanding, unlockOperator } from '#contract/operator.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

/** How often the page asks whether it is locked: another tab may have locked it. */
const ASK_MS = 30_000;

/** Reads whether the operators' pages are unlocked in this session; 404 for a member who is no operator. */
export function useStanding() {
  return useRead(operatorStanding, {}, { staleTime: 0, refetchInterval: ASK_MS });
}

/** Asks for the password or a passkey if needed. Throws the CallError if the person declines. */
export async function unlock(): Promise<void> {
  queryClient.setQueryData(queryKey(operatorStanding), await call(unlockOperator));
}

export async function lock(): Promise<void> {
  await call(lockOperator);
  forgetPages();
}

/** Removes from memory what the pages read, and shows that they are locked. */
export function forgetPages(): void {
  const standing = queryKey(operatorStanding);
  const folder = standing.slice(0, -1);
  queryClient.setQueryData(standing, { unlockedForSeconds: null });
  queryClient.removeQueries({
    queryKey: folder,
    predicate: ({ queryKey: key }) => key.join('/') !== standing.join('/'),
  });
}
