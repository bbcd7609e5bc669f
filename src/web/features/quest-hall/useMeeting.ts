import { useLocation } from 'wouter';
import { listMatches } from '#contract/matching.ts';
import type { HallGuest } from '#contract/quest-hall.ts';
import { helloLabel } from '#web/parts/match/hello.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { connect, greet, isGone, wordsFor, writeTo } from './hall.data.ts';

export type GuestAction = 'connect' | 'write';

/** Returns the label of the action for a guest who is already a match. */
export function useHello({ matchId }: HallGuest): string {
  const match = useRead(listMatches).data?.matches.find(({ id }) => id === matchId);
  return helloLabel({ isTalking: match?.isTalking === true });
}

/** Returns the action that connects with a guest or writes to them, and opens the room. A failure shows a toast. */
export function useMeeting(guest: HallGuest, onClose: () => void) {
  const [, navigate] = useLocation();
  return useOneAtATime(async (way: GuestAction) => {
    try {
      const { id, matchId } = guest;
      const roomId = await (way === 'write' ? writeTo(id) : matchId === null ? connect(id) : greet({ id, matchId }));
      if (way === 'connect' && matchId === null)
        toast({ title: t('common.cosmic-connection-made', '🌟 Cosmic Connection Made!'), tone: 'good' });
      navigate(paths.chat(roomId));
    } catch (error) {
      const hasLeft = way === 'connect' && guest.matchId === null && isGone(error);
      toastFailure({
        title: t('common.connection-failed', 'Connection Failed'),
        description: hasLeft
          ? t('quest-hall.has-just-left-the-hall', '{displayName} has just left the hall.', {
              displayName: guest.displayName,
            })
          : wordsFor(error, t('common.unable-to-start-chat-please', 'Unable to start chat. Please try again.')),
      });
      if (hasLeft) onClose();
    }
  });
}
