import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { NO_WAY, type ComposerTool } from '#web/features/chat/way.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { ListBullets } from '#web/ui/icons/ListBullets.ts';
import { t } from '#web/words/words.ts';

const PollForm = fetched(() => import('./PollForm.tsx').then((code) => code.PollForm));

/** Returns the way to ask a room of people who have begun to talk. It is in the menu only. */
export function usePollWay(room: Room, runtime: ChatRuntime): ComposerTool {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return NO_WAY;
  const label = t('chat.make-a-poll', 'Make a poll');
  return {
    button: null,
    items: [{ label, icon: ListBullets, movesFocus: true, onSelect: () => setOpen(true) }],
    window: isOpen && <PollForm room={room} runtime={runtime} onClose={() => setOpen(false)} />,
  };
}
