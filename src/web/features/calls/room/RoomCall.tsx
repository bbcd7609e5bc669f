import { useEffect, useState } from 'react';
import type { CallDoor } from '#contract/calls.ts';
import type { Room } from '#contract/chat.ts';
import { changeView, currentCall } from '#web/features/calls/state.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Phone } from '#web/ui/icons/Phone.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { asking, openCall } from './asking.ts';
import { useCallDoor } from './door.data.ts';

const StartSheet = fetched(() => import('./StartSheet.tsx').then((code) => code.StartSheet));

type RoomCallProps = {
  room: Room;
  /** Fetches the code of calls, before one begins. */
  onBegin: () => Promise<unknown>;
};

/** The phone of a room of two people: it asks for calls, or begins one. */
export function RoomCall({ room, onBegin }: RoomCallProps) {
  const { data: door } = useCallDoor(room.id);
  const wish = asking.use();
  const running = currentCall.use();
  const [isReady, setReady] = useState(false);
  const { name, id } = room;
  const press = (): void => {
    if (running !== null && running.call.roomId === id) return changeView({ isSmall: false });
    if (door === undefined) return;
    if (door.state === 'open') return openCall(id, 'call');
    if (door.state === 'closed') return void toast({ title: closedWords(door, name) });
    if (door.state === 'none') openCall(id, 'consent');
    // After the card has its place at the end of the conversation.
    requestAnimationFrame(() => document.querySelector('[data-call-question]')?.scrollIntoView({ block: 'end' }));
    if (door.state === 'asked')
      toast({ title: t('calls.asked-already', 'You asked {name}. A phone rings once both say yes.', { name }) });
  };
  const isOpen = wish?.roomId === id && wish.what === 'call' && door?.state === 'open' && isReady;
  const isWanted = wish?.roomId === id && wish.what === 'call';
  useEffect(() => {
    if (isWanted) void onBegin().then(() => setReady(true));
  }, [isWanted, onBegin]);
  return (
    <>
      <IconButton
        icon={Phone}
        label={
          door?.state === 'open'
            ? t('calls.call-name', 'Call {name}', { name })
            : t('calls.calls-with', 'Calls with {name}', { name })
        }
        onClick={press}
      />
      {isOpen && <StartSheet room={room} door={door} onClose={() => asking.set(null)} />}
    </>
  );
}

/** Why there are no calls in a room, as far as that is the person's own doing. */
function closedWords({ reason }: CallDoor, name: string): string {
  switch (reason) {
    case 'not_written':
      return t('calls.write-first', 'Write first: calls come after you both have written.');
    case 'blocking':
      return t('calls.you-block', 'You block {name}.', { name });
    case 'paused':
      return t('calls.you-pause', 'Your account is paused.');
    case 'writing_paused':
      return t('calls.writing-paused', 'You cannot write at the moment, and not call either.');
    case 'age_check':
      return t('calls.age-check', 'Please confirm your age first.');
    case null:
      return t('calls.closed', 'You two cannot call each other here yet.');
  }
}
