import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { SafetyMenu } from '#web/parts/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { openReport } from '#web/platform/report.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Flag } from '#web/ui/icons/Flag.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { isCompanion, isDemoRoom, profileFrom } from './people.ts';
import { RoomAvatar } from './RoomAvatar.tsx';
import { useMuteItems } from './useMuteItems.ts';

type RoomHeaderProps = {
  room: Room;
  runtime: ChatRuntime;
  /** Opens what an AI character remembers. */
  onMemory: () => void;
};

/** The name and current state of the other side. */
export function RoomHeader({ room, runtime, onMemory }: RoomHeaderProps) {
  const { otherUser } = room;
  const mutes = useMuteItems(room);
  const memory: MenuItem[] = isCompanion(room)
    ? [{ label: `What ${room.name} remembers`, icon: NotePencil, onSelect: onMemory }]
    : [];
  return (
    <header className="@container pt-safe shrink-0 border-b border-line">
      <div className="flex h-18 items-center gap-3 pr-4 pl-2 md:pl-5">
        <Link href={paths.chats()} aria-label="All chats" className={`${iconButtonClass()} md:hidden`}>
          <ArrowLeft size={26} />
        </Link>
        {otherUser === null ? (
          <Who room={room} runtime={runtime} />
        ) : (
          <Link
            href={profileFrom(paths.person(otherUser.id), room.id)}
            className="flex min-w-0 items-center gap-3 rounded-control"
          >
            <Who room={room} runtime={runtime} />
          </Link>
        )}
        <span className="ml-auto shrink-0">
          {otherUser === null ? (
            <Menu items={[...mutes, 'line', reportOf(room)]}>
              <IconButton icon={DotsThree} label="More about this chat" />
            </Menu>
          ) : (
            <SafetyMenu person={otherUser} items={[...memory, ...mutes]} label="More about this chat" />
          )}
        </span>
      </div>
    </header>
  );
}

/** A room of two is reported by its lines or its other person. */
function reportOf({ id }: Room): MenuItem {
  return { label: 'Report', icon: Flag, danger: true, onSelect: () => openReport({ kind: 'room', id }) };
}

function Who({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  return (
    <>
      {/* With large text the name gets the room. */}
      <span className="shrink-0 @max-[15rem]:hidden">
        <RoomAvatar room={room} size={46} presence />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="flex min-w-0 items-center gap-2">
          <PageHeading className="truncate text-lg leading-tight">
            <bdi>{room.name}</bdi>
          </PageHeading>
          {room.otherUser?.isSeedUser && <AiMark className="shrink-0" />}
          {room.otherUser?.isDemo && <DemoMark className="shrink-0" />}
        </span>
        <span className="h-[1.375rem] truncate text-sm text-ink-2">
          <Status room={room} runtime={runtime} />
        </span>
      </span>
    </>
  );
}

function Status({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const isLive = useIsLive();
  const { typists } = useRoomState(runtime, room.id);
  if (!isLive) return <span className="late">connecting…</span>;
  if (typists.length > 0) return 'typing…';
  if (room.type === 'group') return `${room.memberCount} members`;
  if (room.otherUser === null) return 'This chat is closed';
  if (isCompanion(room)) return `AI character · @${room.otherUser.handle}`;
  if (isDemoRoom(room)) return `Answers by itself · @${room.otherUser.handle}`;
  return room.isOnline ? 'online' : `@${room.otherUser.handle}`;
}
