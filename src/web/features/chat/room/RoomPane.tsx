import { use, useEffect, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import { Composer } from '#web/features/chat/composer/Composer.tsx';
import { useEnded } from '#web/features/chat/fading/useEnded.ts';
import { FadingStrip } from '#web/features/chat/fading/FadingStrip.tsx';
import { MessageList } from '#web/features/chat/scroll/MessageList.tsx';
import { RoomSkeleton } from '#web/features/chat/scroll/RoomSkeleton.tsx';
import { LaterStrip } from '#web/features/chat/later/LaterStrip.tsx';
import { isCompanion } from '#web/features/chat/people.ts';
import { ChatSlots } from '#web/features/chat/slots.ts';
import { useRoom } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useChatRuntime, useGone } from '#web/features/chat/state/chat.session.ts';
import { noteOpened } from '#web/features/chat/state/list.data.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { ClosedRoom, GoneRoom } from './GoneRoom.tsx';
import { MatchCard, useMatchFold } from './MatchCard.tsx';
import { Names } from './Names.tsx';
import { RequestBar } from './RequestBar.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { SceneLine } from './SceneLine.tsx';
import { Starters } from './Starters.tsx';

/** One conversation, or the reason why it cannot be shown. */
export function RoomPane({ roomId, onMemory }: { roomId: string; onMemory: () => void }) {
  const runtime = useChatRuntime();
  const { data: room, error, refetch } = useRoom(roomId);
  const gone = useGone(runtime, roomId);
  const [group, setGroup] = useState<{ id: string; name: string }>();
  if (room?.type === 'group' && (group?.id !== room.id || group.name !== room.name)) setGroup(room);
  if (gone !== null) return <GoneRoom roomId={roomId} gone={gone} name={group?.id === roomId ? group.name : null} />;
  if (room !== undefined && runtime !== null) {
    return <Conversation room={room} runtime={runtime} onMemory={onMemory} />;
  }
  if (room !== undefined || error === null) return <RoomSkeleton />;
  // The server rejects a malformed id with 400. To the person, this is the same as a room that does not exist.
  if (error.status === 404 || error.status === 400)
    return <GoneRoom roomId={roomId} gone="unknown" name={group?.id === roomId ? group.name : null} />;
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('common.chat', 'Chat')}</PageHeading>
      <ErrorState title={t('chat.this-chat-did-not-load', 'This chat did not load.')} onRetry={() => void refetch()} />
    </div>
  );
}

type ConversationProps = { room: Room; runtime: ChatRuntime; onMemory: () => void };

function Conversation({ room, runtime, onMemory }: ConversationProps) {
  const { Announcement, GroupGate, MemoryFoot } = use(ChatSlots);
  const isGroup = room.type === 'group';
  const fold = useMatchFold(room, runtime);
  useTitle(room.name);
  useEnded(runtime, room.id);
  useEffect(() => {
    runtime.enter(room.id);
    noteOpened(room.id);
    return () => runtime.leave(room.id);
  }, [runtime, room.id]);
  return (
    <Names room={room} runtime={runtime}>
      <RoomHeader room={room} runtime={runtime} fold={fold} onMemory={onMemory} />
      <FadingStrip room={room} />
      <SceneLine room={room} runtime={runtime} />
      {isGroup && <Announcement room={room} />}
      {fold !== undefined && <MatchCard room={room} fold={fold} />}
      <MessageList room={room} runtime={runtime} />
      <LaterStrip roomId={room.id} me={runtime.store.me} />
      {isGroup ? (
        <GroupGate room={room}>
          <Composer room={room} runtime={runtime} />
        </GroupGate>
      ) : room.canSend ? (
        <>
          {room.request === 'sent' && (
            <p className="px-5 pt-3 text-center text-sm text-ink-2">
              {rich(
                t(
                  'chat.does-not-know-you-yet',
                  '<name/> does not know you yet. You have one message, without links or pictures.',
                ),
                { name: <bdi>{room.name}</bdi> },
              )}
            </p>
          )}
          <Starters room={room} runtime={runtime} />
          <Composer room={room} runtime={runtime} />
          {isCompanion(room) && <MemoryFoot roomId={room.id} name={room.name} onOpen={onMemory} />}
        </>
      ) : room.request !== null ? (
        <RequestBar room={room} />
      ) : (
        <ClosedRoom runtime={runtime} roomId={room.id} />
      )}
    </Names>
  );
}
