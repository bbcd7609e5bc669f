import { useLocation, useSearch } from 'wouter';
import { answerParty } from '#contract/quiz-party.together.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';

interface PartyMessageKey {
  roomId: string;
  messageId: string;
}

/** Returns the room and message that the address names, or null if the quiz was not opened from a room. */
export function useRoom(): PartyMessageKey | null {
  const query = new URLSearchParams(useSearch());
  const [roomId, messageId] = [query.get('room'), query.get('message')];
  return roomId === null || messageId === null ? null : { roomId, messageId };
}

/** Offers to share the result with the room. Nothing is shared before the press. */
export function ForRoom({ roomId, messageId }: PartyMessageKey) {
  const [, navigate] = useLocation();
  const [answer, isRunning] = useTold(
    async () => {
      await call(answerParty, { params: { roomId, messageId } });
      navigate(paths.chat(roomId));
    },
    t('quiz-party.your-result-did-not-arrive', 'Your result did not arrive.'),
  );
  return (
    <section
      aria-label={t('quiz-party.for-your-chat', 'For your chat')}
      className="mb-6 rounded-plate bg-paper-2 px-5 py-4"
    >
      <p>
        {t(
          'quiz-party.show-this-result-once-all',
          'Show this result in your chat? Once everybody who joined has answered, those who did see it, and you see theirs.',
        )}
      </p>
      <Button variant="lime" full className="mt-3" pending={isRunning} onClick={() => void answer()}>
        {t('quiz-party.show-it-in-the-chat', 'Show it in the chat')}
      </Button>
    </section>
  );
}
