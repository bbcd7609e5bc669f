import { allowWynRoom, getWynRoom } from '#contract/wyn.rooms.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { toast } from '#web/ui/toast.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';

interface Consent {
  /** Undefined until the server has answered. */
  isAllowed: boolean | undefined;
  isRunning: boolean;
  /** `done` is the text of the toast after success. */
  set: (isAllowed: boolean, done?: string) => Promise<void>;
}

/** Reads, once `isWanted` is true, whether the person lets Wyn read the last lines of a chat. `set` changes this. */
export function useWynConsent(roomId: string, isWanted: boolean): Consent {
  const params = { roomId };
  const { data } = useRead(getWynRoom, { params }, { enabled: isWanted });
  const [set, isRunning] = useTold(async (isAllowed: boolean, done?: string) => {
    queryClient.setQueryData(queryKey(getWynRoom, params), await call(allowWynRoom, { params, body: { isAllowed } }));
    if (done !== undefined) toast({ title: done });
  });
  return { isAllowed: data?.isAllowed, isRunning, set };
}
