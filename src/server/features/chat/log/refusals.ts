import { AppError } from '#server/platform/errors.ts';

/** The error code of the routes for each refusal to write. */
export const refusals = {
  not_member: 'not_found',
  blocked: 'blocked',
  writing_paused: 'writing_paused',
  age_check_needed: 'age_check_needed',
  invalid: 'invalid',
  request_waits: 'request_waits',
  request_unanswered: 'request_unanswered',
  muted_here: 'muted_here',
  rules_first: 'rules_first',
  slow_mode: 'slow_mode',
  idempotency_conflict: 'idempotency_conflict',
  internal: 'unavailable',
} as const;

export const unready = (): AppError =>
  new AppError('profile_incomplete', {
    message: 'Add your birthday first. Then you can write to people.',
    fields: { birthday: 'Still missing.' },
  });

/** Returns the error for a refused message. */
export function refusalOf(verdict: keyof typeof refusals | 'profile_incomplete'): AppError {
  return verdict === 'profile_incomplete' ? unready() : new AppError(refusals[verdict]);
}
