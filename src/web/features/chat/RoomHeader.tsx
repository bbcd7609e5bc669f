import { Link } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { paths } from '#web/paths.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { NotePencil } from '#web/ui/icons/NotePencil.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { avatarOf, isCompanion, profileFrom } from './people.ts';

type RoomHeaderProps = {
  room: Room;
  runtime: ChatRuntime;
  /** Shows what an AI character keeps in mind. */
  onMemory: () => void;
};

/** Who is on the other side, and how they are doing right now. */
export function RoomHeader({ room, runtime, onMemory }: RoomHeaderProps) {
  const { otherUser } = room;
  return (
    <header className="pt-safe shrink-0 border-b border-line">
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
        {isCompanion(room) && (
          <span className="ml-auto shrink-0">
            <Menu items={[{ label: `What ${room.name} remembers`, icon: NotePencil, onSelect: onMemory }]}>
              <IconButton icon={DotsThree} label="More about this chat" />
            </Menu>
          </span>
        )}
      </div>
    </header>
  );
}

function Who({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  return (
    <>
      <Avatar person={avatarOf(room)} size={46} presence />
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
  if (room.otherUser === null) return `${room.memberCount} members`;
  if (isCompanion(room)) return `AI character · @${room.otherUser.handle}`;
  return room.isOnline ? 'online' : `@${room.otherUser.handle}`;
}
