import { lazy, Suspense, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { isCompanion, isDemoRoom } from './people.ts';

const PlanForm = lazy(async () => ({ default: (await import('./PlanForm.tsx')).PlanForm }));

/** The way from a chat to a plan, in rooms of people who have begun to talk. */
export function PlanButton({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return null;
  return (
    <>
      <IconButton icon={CalendarPlus} label={t('chat.make-a-plan', 'Make a plan')} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <PlanForm roomId={room.id} runtime={runtime} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
