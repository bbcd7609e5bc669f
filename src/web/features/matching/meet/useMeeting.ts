import { useLocation } from 'wouter';
import { listOffered, meetCompanion } from '#contract/companions.ts';
import { listMatches } from '#contract/matching.ts';
import type { PersonCard } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { FRESH_MS, invalidate, useRead } from '#web/platform/calls/query.ts';
import { toast, toastFailure, type ToastInput } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { isQuizMissing, tellQuizMissing } from '#web/features/matching/state/quiz.missing.ts';
import { t } from '#web/words/words.ts';

/** Reads the characters from whom the person may choose today. Each visit reads again. */
export function useOffered(enabled = true) {
  return useRead(listOffered, {}, { staleTime: FRESH_MS, enabled });
}

/** Names the character by the first word of the name, as one would. */
export function meetWords({ displayName }: PersonCard): string {
  return t('matching.meet-named', 'Meet {name}', { name: displayName.split(' ')[0] ?? '' });
}

/** Introduces the person to the chosen character and opens their room, or says why not: without a reason, `failed`. */
export function useMeeting(failed: Pick<ToastInput, 'title' | 'description'>) {
  const [, navigate] = useLocation();
  return useOneAtATime(async (companionId: number) => {
    try {
      const { message, chatroom_id: roomId } = await call(meetCompanion, { body: { companionId } });
      if (roomId === null)
        toast({ title: t('matching.all-ai-bots-used', 'All AI bots used! 🤖'), description: message });
      else {
        toast({ title: t('matching.new-ai-companion', 'New AI companion! ✨'), tone: 'good' });
        navigate(paths.chat(roomId));
      }
    } catch (error) {
      const failure = asCallError(error);
      if (isQuizMissing(failure)) tellQuizMissing();
      else toastFailure(failure.code === 'companion_not_offered' ? { title: failure.words } : failed);
    }
    void invalidate(listOffered);
    void invalidate(listMatches);
  });
}
