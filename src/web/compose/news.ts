import type { Message, Room } from '#contract/chat.ts';
import type { News } from '#web/features/notifications/notify.tsx';
import { markedName } from '#web/parts/people/marked.words.ts';

/** Returns the notification of a line, with the names and the face of its room. */
export function newsOf(
  type: News['type'],
  room: Room,
  { senderId, content }: Pick<Message, 'senderId' | 'content'>,
): News {
  const { id, otherUser, isFromSoulMatch, roomType, gradient, pictureId } = room;
  // The list has no names for the members of a larger room, so the notification uses the room's own name.
  const sender = otherUser?.id === senderId ? otherUser : null;
  const name = sender?.displayName ?? room.name;
  return {
    type,
    chatRoomId: id,
    roomType,
    senderId,
    senderName: markedName(name, sender),
    sender: sender ?? { displayName: name },
    group: gradient === null ? null : { seed: id, gradient, pictureId },
    content,
    isFromSoulMatch,
  };
}
