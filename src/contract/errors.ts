import { z } from 'zod';

/**
 * Every error a route can answer with: its HTTP status and the words for a person.
 * Codes are stable; words may change. What the caller may not know of is `not_found`, never `forbidden`.
 */
export const errors = {
  invalid: { status: 400, message: 'Please check what you entered.' },
  bad_json: { status: 400, message: 'The request was not valid JSON.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  account_not_found: { status: 404, message: 'Account not found' },
  refresh_invalid: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'That is not yours to do.' },
  not_found: { status: 404, message: 'Not found.' },
  too_large: { status: 413, message: 'That is too large.' },
  unsupported_media: { status: 415, message: 'That kind of content is not accepted here.' },
  rate_limited: { status: 429, message: 'That was a lot at once. Please wait a moment.' },
  email_taken: { status: 409, message: 'User with this email already exists' },
  handle_taken: { status: 409, message: 'Username already exists' },
  handle_locked: { status: 409, message: 'Wildin IDs can only be changed once per year.' },
  phone_invalid: { status: 400, message: 'Please enter a valid phone number.' },
  code_wrong: { status: 400, message: 'That code is not right. Please try again.' },
  /** Expired, used up by five wrong tries, already used, or never sent: all the same to whoever asks. */
  code_dead: { status: 400, message: 'That code no longer works. Please ask for a new one.' },
  link_dead: { status: 400, message: 'This link no longer works. Please ask for a new one.' },
  password_common: { status: 400, message: 'That password is on every guesser’s list. Please pick another.' },
  consent_required: { status: 400, message: 'Please accept the terms and confirm that you are 18 or older.' },
  under_age: { status: 400, message: 'Wildin is for people who are 18 or older.' },
  birthday_locked: { status: 409, message: 'Birthday can only be changed once' },
  gender_locked: { status: 409, message: 'Gender cannot be changed after registration.' },
  zip_unknown: { status: 400, message: 'Please enter a valid US ZIP code.' },
  zip_locked: { status: 409, message: 'You can change your ZIP code twice in 30 days.' },
  time_zone_locked: { status: 409, message: 'You can change your time zone once a day.' },
  quiz_incomplete: { status: 409, message: 'Please answer all 15 questions first.' },
  wild_map_missing: { status: 404, message: 'No wild map yet: it is drawn from the finished quiz.' },
  quiz_completed: { status: 409, message: 'This quiz is already complete.' },
  profile_incomplete: { status: 409, message: 'Complete your profile first.' },
  preferences_missing: { status: 409, message: 'Set your soul preferences first.' },
  mbti_required: { status: 409, message: 'Complete your personality quiz first' },
  premium_required: { status: 403, message: 'This is part of Wildin Premium.' },
  eternal_waiting: { status: 409, message: 'You have had this week’s Eternal Match. The next one comes on Monday.' },
  companion_unmet: { status: 409, message: 'You have not met this AI character yet. Match introduces you.' },
  match_decided: { status: 409, message: 'This match has already been decided.' },
  idempotency_conflict: { status: 409, message: 'The same request id was used with different content.' },
  push_host: { status: 400, message: 'That is not the address of a known push service.' },
  blocked: { status: 403, message: 'You cannot write to this person.' },
  unavailable: { status: 503, message: 'This is not available right now.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every error answer. `fields` names what was wrong, by input path. */
export const problem = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;
