export { assureByHand, settleAges } from '#server/features/accounts/age/assurance.ts';
export {
  confirmMail,
  mailCodeAgain,
  mailPasswordLink,
  tellOfOperator,
} from '#server/features/accounts/contact/by-hand.ts';
export { settleEmailKeys } from '#server/features/accounts/contact/email-keys.ts';
export { keepHandle } from '#server/features/accounts/names/handles.ts';
export { enqueueMessage, MESSAGE_JOB } from '#server/features/accounts/mail/messages.ts';
export { refuseName } from '#server/features/accounts/names/names.ts';
export { numberOf } from '#server/features/accounts/sign-up/phone.ts';
export { newUserId } from '#server/features/accounts/sign-up/newcomers.ts';
export { recordArchetype } from '#server/features/accounts/profile/profile-edit.ts';
export { endIdentity } from '#server/features/accounts/standing/returning.ts';
export { changeStanding } from '#server/features/accounts/standing/standing.ts';
export type { OperatorDid } from '#server/features/accounts/mail/security-messages.ts';
export { accountByLogin } from '#server/features/accounts/record/accounts.queries.ts';
