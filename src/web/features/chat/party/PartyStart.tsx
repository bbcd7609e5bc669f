import { useState, type ReactNode } from 'react';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import type { Room } from '#contract/chat.ts';
import { partyQuizIds, type PartyQuizId } from '#contract/quiz-party.ts';
import { startParty } from '#contract/quiz-party.together.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { spoken, t } from '#web/words/words.ts';

/**
 * Returns the menu entry that starts a quiz together, and its sheet. The entry is missing in three cases: the chat is a
 * request or has no line yet; the room has an AI character or a demo member; or the person cannot write.
 */
export function usePartyItem(room: Room, runtime: ChatRuntime): { items: MenuItem[]; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return { items: [], sheet: null };
  return {
    items: [
      {
        label: t('chat.take-a-quiz-together', 'Take a quiz together'),
        icon: Confetti,
        movesFocus: true,
        onSelect: () => setOpen(true),
      },
    ],
    sheet: isOpen && <PartyStart roomId={room.id} runtime={runtime} onClose={() => setOpen(false)} />,
  };
}

function PartyStart({ roomId, runtime, onClose }: { roomId: string; runtime: ChatRuntime; onClose: () => void }) {
  const [start, isRunning] = useTold(
    async (quizId: PartyQuizId) => {
      const { message } = await call(startParty, { params: { roomId }, body: { quizId } });
      runtime.arrived({ roomId, seq: message.seq, message });
      onClose();
    },
    t('chat.the-quiz-did-not-start', 'The quiz did not start.'),
  );
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('chat.take-a-quiz-together', 'Take a quiz together')}
      description={t(
        'chat.all-who-wish-join',
        'Anybody can join. Once everyone who joined has answered, they all see.',
      )}
    >
      <ul className="-my-3 divide-y divide-line">
        {partyQuizIds.map((quizId) => {
          const { title, minutes, questions } = partyCards[quizId];
          return (
            <li key={quizId}>
              <button
                type="button"
                aria-disabled={isRunning}
                onClick={() => void start(quizId)}
                className="flex min-h-18 w-full flex-col justify-center py-2 text-start hover:bg-paper-2"
              >
                <span className="display text-lg">{spoken(title)}</span>
                <span className="tabular text-sm text-ink-2">
                  {t('chat.min-questions', '{minutes} min · {questions} questions', { minutes, questions })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
