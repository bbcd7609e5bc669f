import { useLocation, useSearch } from 'wouter';
import { joinParty } from '#contract/quiz-party.together.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';

interface Place {
  roomId: string;
  messageId: string;
}

/** Returns the message of a room for which the quiz is taken, as the address names it. */
export function useRoom(): Place | null {
  const query = new URLSearchParams(useSearch());
  const [roomId, messageId] = [query.get('room'), query.get('message')];
  return roomId === null || messageId === null ? null : { roomId, messageId };
}

/** Offers to put the result beside those of the room; nothing is put there without the press. */
export function ForRoom({ roomId, messageId }: Place) {
  const [, navigate] = useLocation();
  const [join, isRunning] = useOneAtATime(async () => {
    try {
      await call(joinParty, { params: { roomId, messageId } });
      navigate(paths.chat(roomId));
    } catch (error) {
      toast({ title: 'Your result did not arrive.', description: wordsFor(error, 'Please try again.'), tone: 'bad' });
    }
  });
  return (
    <section aria-label="For your chat" className="mb-6 rounded-plate bg-paper-2 px-5 py-4">
      <p>Show this result in your chat? Those who answered there see it, and you see theirs.</p>
      <Button variant="lime" full className="mt-3" pending={isRunning} onClick={() => void join()}>
        Show it in the chat
      </Button>
    </section>
  );
}
