import { allowWynRoom, getWynRoom } from '#contract/wyn.rooms.ts';
import { call } from '#web/platform/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wordsFor } from './problems.ts';

interface Consent {
  /** Undefined until known. */
  isAllowed: boolean | undefined;
  isRunning: boolean;
  /** `done` is what the person reads when it is so. */
  set: (isAllowed: boolean, done?: string) => Promise<void>;
}

/** Whether the person lets Wyn read the last lines of a chat; read once somebody wants to know. */
export function useWynConsent(roomId: string, isWanted: boolean): Consent {
  const params = { roomId };
  const { data } = useRead(getWynRoom, { params }, { enabled: isWanted });
  const [set, isRunning] = useOneAtATime(async (isAllowed: boolean, done?: string) => {
    try {
      queryClient.setQueryData(queryKey(getWynRoom, params), await call(allowWynRoom, { params, body: { isAllowed } }));
      if (done !== undefined) toast({ title: done });
    } catch (error) {
      toast({
        title: wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.')),
        tone: 'bad',
      });
    }
  });
  return { isAllowed: data?.isAllowed, isRunning, set };
}
