import { MINUTE_MS } from '#contract/durations.ts';
import { dropJobs, lookAgain, operatorHealth, retryJobs, tryMail } from '#contract/operator.health.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

/** Reads how the server does, once a minute while the page is open. */
export function useHealth() {
  return useRead(operatorHealth, {}, { staleTime: 0, refetchInterval: MINUTE_MS });
}

const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey(operatorHealth) });

/** Makes the server look at everything now. */
export async function look(): Promise<void> {
  await call(lookAgain);
  await readAgain();
}

/** Returns the address that the mail went to, and the code of the failure, if it failed. */
export const sendOneMail = () => call(tryMail);

export async function retry(kind: string): Promise<void> {
  await call(retryJobs, { body: { kind } });
  await readAgain();
}

export async function drop(kind: string): Promise<void> {
  await call(dropJobs, { body: { kind } });
  await readAgain();
}
