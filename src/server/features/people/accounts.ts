/** The columns of an account that other features write or read. */
export {
  changeAccounts,
  changeAnyOfAccounts,
  deleteAccounts,
  insertAccount,
  insertAccountIfFree,
  matchFacts,
  type AnyAccountChanges,
  type NewAccount,
} from './account.queries.ts';
export { ageOn, parseBirthday } from './dates.ts';
