/** The newcomers who wait until the operator lets them in. */
export { letIn, newcomersWaiting, turnAway } from '#server/features/accounts/standing/approval.ts';
