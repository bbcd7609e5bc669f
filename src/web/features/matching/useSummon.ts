import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/call.ts';
import { toast } from '#web/ui/toast.ts';
import { meetOne } from './matching.data.ts';
import { useAlone } from './useAlone.ts';
import { isQuizMissing } from './useMoreWays.ts';

/** The AI button of an empty search: into the room of a new companion, or told why not. */
export function useSummon(me: number) {
  const [, navigate] = useLocation();
  const [isExhausted, setExhausted] = useState(false);
  const [doing, run] = useAlone<'summon'>();
  const summon = () =>
    run('summon', async () => {
      try {
        const { exhausted, message, chatroom_id: roomId } = await meetOne(me);
        if (exhausted) {
          setExhausted(true);
          toast({ title: 'All AI bots used! 🤖', description: message });
        } else if (roomId === null) {
          toast({
            title: 'Something went wrong',
            description: "Couldn't connect to AI companion. Try again?",
            tone: 'bad',
          });
        } else {
          toast({ title: 'New AI companion! ✨', tone: 'good' });
          navigate(paths.chat(roomId));
        }
      } catch (error) {
        if (isQuizMissing(error as CallError)) toast({ title: 'Complete your personality quiz first', tone: 'bad' });
        else toast({ title: 'Oops!', description: "Couldn't connect to AI chatbot. Try again?", tone: 'bad' });
      }
    });
  return { summon, isSummoning: doing !== null, isExhausted };
}
