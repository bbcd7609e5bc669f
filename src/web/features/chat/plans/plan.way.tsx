import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { NO_WAY, type ComposerTool } from '#web/features/chat/way.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import { t } from '#web/words/words.ts';

const PlanForm = fetched(() => import('./PlanForm.tsx').then((code) => code.PlanForm));

/** Returns the way to make a plan in a room of people who have begun to talk. The button shows from 768 px. */
export function usePlanWay(room: Room, runtime: ChatRuntime): ComposerTool {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return NO_WAY;
  const label = t('chat.make-a-plan', 'Make a plan');
  const open = (): void => setOpen(true);
  return {
    button: (
      <span className="max-md:hidden">
        <IconButton icon={CalendarPlus} label={label} onClick={open} />
      </span>
    ),
    items: [{ label, icon: CalendarPlus, movesFocus: true, onSelect: open }],
    window: isOpen && <PlanForm roomId={room.id} runtime={runtime} onClose={() => setOpen(false)} />,
  };
}
