import { use, type RefObject } from 'react';
import type { Room } from '#contract/chat.ts';
import { NamesContext } from '#web/features/chat/names.ts';
import { isBetweenMembers, isCompanion } from '#web/features/chat/people.ts';
import { ChatSlots } from '#web/features/chat/slots.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { NewerMessages } from './NewerMessages.tsx';
import { PendingBubbles } from './PendingBubbles.tsx';
import { Forming, Typists } from './Typists.tsx';
import { WaitingBubbles } from './WaitingBubbles.tsx';

interface LowerEndProps {
  room: Room;
  runtime: ChatRuntime;
  scroller: RefObject<HTMLElement | null>;
  today: number;
}

/** The part after the messages: unsent messages and typing. Far back in the log, it loads the next messages instead. */
export function LowerEnd({ room, runtime, scroller, today }: LowerEndProps) {
  const { log, typists, forming } = useRoomState(runtime, room.id);
  const names = use(NamesContext);
  const { CallQuestion } = use(ChatSlots);
  if (log.past !== null) return <NewerMessages runtime={runtime} roomId={room.id} scroller={scroller} />;
  return (
    <>
      <WaitingBubbles roomId={room.id} log={log} />
      <PendingBubbles roomId={room.id} log={log} runtime={runtime} today={today} name={room.name} names={names} />
      {isBetweenMembers(room) && <CallQuestion room={room} />}
      {forming === null ? (
        <Typists isTyping={typists.length > 0} name={room.name} isAi={isCompanion(room)} />
      ) : (
        <Forming content={forming.content} name={room.name} />
      )}
    </>
  );
}
