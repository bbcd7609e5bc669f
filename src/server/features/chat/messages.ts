/** How a feature writes, changes and hides lines of a room. */
export { announceHiding, announceRoom } from './log/announce.ts';
export { refusalOf } from './log/refusals.ts';
export { appendMessage, takeDesk } from './changes/appending.ts';
export { lockHead } from './changes/changes.queries.ts';
export { TAKES_BACK } from './changes/editing.ts';
export type { EventPayload, StoredParty, StoredPoll } from './log/log.queries.ts';
export {
  changeMessage,
  messageFor,
  writeChange,
  type Changing,
  type HeldMessage,
  type MessageWish,
} from './changes/changes.ts';
export { setMessageHidden } from './changes/hiding.ts';
export { messageWith } from './uploads/pictures.places.ts';
