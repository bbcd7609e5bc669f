import { use } from 'react';
import { roomMembers } from '#contract/chat.members.ts';
import type { Room } from '#contract/chat.ts';
import { NamesContext, typingWords } from '#web/features/chat/names.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { membersWords } from '#web/parts/rooms/groups.words.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { RoomAvatar } from '#web/parts/rooms/RoomAvatar.tsx';

/** The name of the other side, and a line below it, such as "typing…" or "online". */
export function Who({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  return (
    <>
      {/* In a very narrow header, or with large text, the face is hidden to leave space for the name. */}
      <span className="shrink-0 @max-[21rem]:hidden">
        <RoomAvatar room={room} size={46} presence />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <PageHeading className="truncate text-lg leading-tight @max-[26rem]:line-clamp-2 @max-[26rem]:text-base @max-[26rem]:leading-5 @max-[26rem]:whitespace-normal">
            <bdi>{room.name}</bdi>
          </PageHeading>
          {room.otherUser?.isSeedUser && <AiMark className="shrink-0" />}
          {room.otherUser?.isDemo && <DemoMark className="shrink-0 @max-[30rem]:hidden" />}
        </span>
        <span className="flex h-[1.375rem] items-center gap-1.5 text-sm text-ink-2">
          {/* In a narrow header the mark is in this line, to leave space for the name in the line above. */}
          {room.otherUser?.isDemo && <DemoMark className="shrink-0 @min-[30rem]:hidden" />}
          <span className="min-w-0 truncate">
            <Status room={room} runtime={runtime} />
          </span>
        </span>
      </span>
    </>
  );
}

function Status({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const isLive = useIsLive();
  const { typists } = useRoomState(runtime, room.id);
  const names = use(NamesContext);
  if (!isLive) return <span className="late">{t('chat.connecting', 'connecting…')}</span>;
  if (typists.length > 0)
    return <span>{names === undefined ? t('chat.typing', 'typing…') : typingWords(typists, names)}</span>;
  if (room.type === 'group') return <Crowd room={room} />;
  if (room.otherUser === null) return <span>{t('chat.this-chat-is-closed-2', 'This chat is closed')}</span>;
  if (isCompanion(room))
    return <span>{t('chat.ai-character-2', 'AI character · @{handle}', { handle: room.otherUser.handle })}</span>;
  if (isDemoRoom(room)) {
    const words = t('chat.answers-by-itself', 'Answers by itself · @{handle}', { handle: room.otherUser.handle });
    return <span className="@max-[30rem]:hidden">{words}</span>;
  }
  return <bdi>{room.isOnline ? t('chat.online', 'online') : `@${room.otherUser.handle}`}</bdi>;
}

/** The number of a group's members and, if the first page has all of them, how many are online. */
function Crowd({ room: { id: roomId, memberCount } }: { room: Room }) {
  const { data } = useRead(roomMembers, { params: { roomId } });
  const members = membersWords(memberCount);
  if (data === undefined || data.next !== null) return <span>{members}</span>;
  const here = data.members.filter(({ isOnline }) => isOnline).length;
  return <span>{t('chat.members-here', '{members}, {here} here', { members, here })}</span>;
}
