import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { isCompanion } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { NO_WAY, type ComposerTool } from '#web/features/chat/way.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { t } from '#web/words/words.ts';

/** The picker's code is fetched when it first opens. */
const GiftPicker = fetched(() => import('#web/parts/gifts/GiftPicker.tsx').then((code) => code.GiftPicker));

/**
 * Returns the way to give a gift to the other person of a direct room. Returns `NO_WAY` for other rooms, for AI
 * characters and if the person cannot write in the room.
 */
export function useGiftWay(room: Room, runtime: ChatRuntime): ComposerTool {
  const [isOpen, setOpen] = useState(false);
  const { otherUser: receiver } = room;
  if (receiver === null || !room.canSend || isCompanion(room)) return NO_WAY;
  const label = t('chat.give-a-gift', 'Give {name} a gift', { name: room.name });
  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  return {
    button: <IconButton icon={Gift} label={label} onClick={open} />,
    items: [{ label, icon: Gift, movesFocus: true, onSelect: open }],
    window: isOpen && (
      <GiftPicker
        receiver={receiver}
        roomId={room.id}
        onClose={close}
        onGiven={(message) => {
          close();
          runtime.arrived({ roomId: room.id, seq: message.seq, message });
        }}
      />
    ),
  };
}
