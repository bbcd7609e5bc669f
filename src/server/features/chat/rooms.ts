/** How a feature makes, reads and changes rooms. */
export {
  emptyMany,
  insertOpenMany,
  lockMany,
  lookAt,
  note,
  openMany,
  setRoom,
  type Many,
  type ManyType,
  type MembershipRow,
} from './members/many.ts';
export { changeSettings, endOfMute } from './log/settings.ts';
export { advanceRead, directRoomOf } from './log/chat.queries.ts';
export { askFirst } from './list/requests.ts';
export { roomFor } from './log/rooms.ts';
export { pageOfChats } from './list/list.ts';
export { roomTypeFor as placeFor } from './uploads/pictures.queries.ts';
export { PICTURE_KIND } from './uploads/pictures.places.ts';
