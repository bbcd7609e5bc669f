import { lazy, Suspense, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { isCompanion } from './people.ts';

/** Fetched when somebody wants to give something. */
const GiftPicker = lazy(async () => ({ default: (await import('#web/parts/GiftPicker.tsx')).GiftPicker }));

/** Gives the other person of a room of two something. AI characters take no gifts. */
export function GiftButton({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [isOpen, setOpen] = useState(false);
  const { otherUser: receiver } = room;
  if (receiver === null || !room.canSend || isCompanion(room)) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        icon={Gift}
        label={t('chat.give-a-gift', 'Give {name} a gift', { name: room.name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <GiftPicker
            receiver={receiver}
            roomId={room.id}
            onClose={close}
            onGiven={(message) => {
              close();
              runtime.arrived({ roomId: room.id, seq: message.seq, message });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
