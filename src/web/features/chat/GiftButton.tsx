import { lazy, Suspense, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { roomMembers } from '#contract/chat.members.ts';
import type { PersonCard } from '#contract/people.ts';
import { useRead } from '#web/platform/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gift } from '#web/ui/icons/Gift.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
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
        label={room.otherUser ? `Give ${room.name} a gift` : 'Give somebody a gift'}
        onClick={() => setOpen(true)}
      />
      {isOpen && receiver === null && (
        <WhoDialog room={room} me={runtime.store.me} onPick={setChosen} onClose={close} />
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

interface WhoProps {
  room: Room;
  me: number;
  onPick: (person: Receiver) => void;
  onClose: () => void;
}

function WhoDialog({ room, me, onPick, onClose }: WhoProps) {
  const { data } = useRead(roomMembers, { params: { roomId: room.id } });
  const others = data?.members.filter(({ id }) => id !== me);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Who is it for?"
      description="Everybody here sees that there is a gift; what is in it, once it is unwrapped."
    >
      {others === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : others.length === 0 ? (
        <p className="text-ink-2">Nobody else is here yet.</p>
      ) : (
        <ul className="-mx-2">
          {others.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => onPick({ id: person.id, displayName: person.alias ?? person.displayName })}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-paper-2"
              >
                <Avatar person={person} size={40} />
                <bdi className="min-w-0 truncate font-semibold">{person.alias ?? person.displayName}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
