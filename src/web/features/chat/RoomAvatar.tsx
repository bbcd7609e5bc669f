import type { Room } from '#contract/chat.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { GroupMark } from '#web/ui/GroupMark.tsx';
import { avatarOf } from './people.ts';

/** The picture of a room: the other person, or a group's square. */
export function RoomAvatar({ room, size, presence = false }: { room: Room; size: number; presence?: boolean }) {
  if (room.gradient !== null) return <GroupMark seed={room.id} gradient={room.gradient} size={size} />;
  return <Avatar person={avatarOf(room)} size={size} presence={presence} />;
}
