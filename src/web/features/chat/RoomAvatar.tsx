import type { Room } from '#contract/chat.ts';
import { GroupFace } from '#web/parts/GroupFace.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { avatarOf } from './people.ts';

/** The picture of a room: the other person, or the face of a group. */
export function RoomAvatar({ room, size, presence = false }: { room: Room; size: number; presence?: boolean }) {
  if (room.gradient !== null) {
    return <GroupFace seed={room.id} gradient={room.gradient} pictureId={room.pictureId} size={size} />;
  }
  return <Avatar person={avatarOf(room)} size={size} presence={presence} />;
}
