/** SQL conditions on the lines of a room: which of them a member may read. */
export { floorOf, isDeleted, isGone, isHidden, isHiddenFrom, isSaid, wordsOfDeleted } from './lines.queries.ts';
