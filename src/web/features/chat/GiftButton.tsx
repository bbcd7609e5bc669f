import { lazy, Suspense, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { PersonCard } from '#contract/people.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { t } from '#web/words/words.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { GiftReceivers } from './GiftReceivers.tsx';
import { isCompanion } from './people.ts';

/** Fetched when somebody wants to give something. */
const GiftPicker = lazy(async () => ({ default: (await import('#web/parts/GiftPicker.tsx')).GiftPicker }));

type Receiver = Pick<PersonCard, 'id' | 'displayName'>;

/** Gives the other person something, or in a room of many one of its members. AI characters take no gifts. */
export function GiftButton({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Receiver | null>(null);
  if (!room.canSend || isCompanion(room)) return null;
  const receiver = room.otherUser ?? chosen;
  const close = (): void => {
    setOpen(false);
    setChosen(null);
  };
  return (
    <>
      <IconButton
        icon={Gift}
        label={
          room.otherUser
            ? t('chat.give-a-gift', 'Give {name} a gift', { name: room.name })
            : t('chat.give-somebody-a-gift', 'Give somebody a gift')
        }
        onClick={() => setOpen(true)}
      />
      {isOpen && receiver === null && (
        <GiftReceivers roomId={room.id} me={runtime.store.me} onPick={setChosen} onClose={close} />
      )}
      {isOpen && receiver !== null && (
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
