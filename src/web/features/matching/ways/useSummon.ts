import { useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { meetOne } from '#web/features/matching/state/matching.data.ts';
import { isQuizMissing } from './useMoreWays.ts';

/** The AI button after a search without a match. It opens the room of a new companion, or says why there is none. */
export function useSummon() {
  const [, navigate] = useLocation();
  const [isExhausted, setExhausted] = useState(false);
  const [summon, isSummoning] = useOneAtATime(async () => {
    try {
      const { exhausted, message, chatroom_id: roomId } = await meetOne();
      if (exhausted) {
        setExhausted(true);
        toast({ title: t('matching.all-ai-bots-used', 'All AI bots used! 🤖'), description: message });
      } else if (roomId === null) {
        toastFailure({
          title: t('common.something-went-wrong', 'Something went wrong'),
          description: t(
            'matching.couldnt-connect-to-ai-companion-try',
            "Couldn't connect to AI companion. Try again?",
          ),
        });
      } else {
        toast({ title: t('matching.new-ai-companion', 'New AI companion! ✨'), tone: 'good' });
        navigate(paths.chat(roomId));
      }
    } catch (error) {
      if (isQuizMissing(asCallError(error)))
        toastFailure({
          title: t('matching.complete-your-personality-quiz-first', 'Complete your personality quiz first'),
        });
      else
        toastFailure({
          title: t('common.oops', 'Oops!'),
          description: t('matching.couldnt-connect-to-ai-chatbot', "Couldn't connect to AI chatbot. Try again?"),
        });
    }
  });
  return { summon, isSummoning, isExhausted };
}
