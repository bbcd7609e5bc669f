import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Room } from '#contract/chat.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CalendarPlus } from '#web/ui/icons/CalendarPlus.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { isCompanion, isDemoRoom } from './people.ts';

const PlanForm = lazy(async () => ({ default: (await import('./PlanForm.tsx')).PlanForm }));

interface PlanWay {
  /** Where a match has its number in the header, a phone has no room for this. */
  button: ReactNode;
  /** The same in the menu. */
  items: MenuItem[];
  form: ReactNode;
}

/** The way from a chat to a plan, in rooms of people who have begun to talk. */
export function usePlanWay(room: Room, runtime: ChatRuntime): PlanWay {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return { button: null, items: [], form: null };
  const label = t('chat.make-a-plan', 'Make a plan');
  return {
    button: (
      <span className={room.matchData === null ? '' : 'max-md:hidden'}>
        <IconButton icon={CalendarPlus} label={label} onClick={() => setOpen(true)} />
      </span>
    ),
    items: [{ label, icon: CalendarPlus, movesFocus: true, onSelect: () => setOpen(true) }],
    form: isOpen && (
      <Suspense fallback={null}>
        <PlanForm roomId={room.id} runtime={runtime} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
