/** Who is in a room, and how a person comes and goes. */
export {
  admit,
  canHold,
  countMembers,
  dismiss,
  isMember,
  isAcquainted,
  leaveMany,
  makeOwner,
  memberIn,
  setMember,
} from './members/many.ts';
export { leadersOf, makerOf } from './members/many.queries.ts';
export { leaveAllRooms } from './erase.ts';
export { companyOf } from './erase.queries.ts';
export { isIn, isInList, isLineShown } from './list/sight.queries.ts';
