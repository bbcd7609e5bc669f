import type { Room } from '#contract/chat.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { GroupFace } from './GroupFace.tsx';

/** The picture of a room: the face of a group, the avatar of the other person, or else an avatar by the room's name. */
export function RoomAvatar({ room, size, presence = false }: { room: Room; size: number; presence?: boolean }) {
  const { id, name, roomType, otherUser, isOnline, gradient, pictureId } = room;
  // Each hall of a trending room has an id of its own, but the lines of the room.
  const seed = roomType === 'trending' ? name : id;
  if (gradient !== null) return <GroupFace seed={seed} gradient={gradient} pictureId={pictureId} size={size} />;
  const person = otherUser === null ? { displayName: name, handle: name } : { ...otherUser, isOnline };
  return <Avatar person={person} size={size} presence={presence} />;
}
