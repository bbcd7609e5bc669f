/** What a person lets others do, and how long they have been here. */
export {
  canWrite,
  isOnlineFor,
  isNewcomer,
  letsIntroduce,
  mayWrite,
  showReading,
  welcomes,
} from './account.queries.ts';
export { moderatorNames, moderatorsAmong, thoseWhoHide } from './people.queries.ts';
export { isNaming } from './mentions.queries.ts';
