import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { NO_WAY, type ComposerTool } from '#web/features/chat/way.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { Clock } from '#web/ui/icons/Clock.ts';
import { t } from '#web/words/words.ts';

const LaterForm = fetched(() => import('./LaterForm.tsx').then((code) => code.LaterForm));

/** Returns the way to send the words in the field later, in a room of people who have begun to talk. */
export function useLaterWay(room: Room, { store }: ChatRuntime): ComposerTool {
  const [isOpen, setOpen] = useState(false);
  if (!room.canSend || room.request !== null || room.lastSeq === 0 || isCompanion(room) || isDemoRoom(room))
    return NO_WAY;
  return {
    button: null,
    items: [
      { label: t('chat.send-later', 'Send later'), icon: Clock, movesFocus: true, onSelect: () => setOpen(true) },
    ],
    window: isOpen && <LaterForm roomId={room.id} me={store.me} onClose={() => setOpen(false)} />,
  };
}
