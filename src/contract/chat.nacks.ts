/** The reasons why a message sent over the socket was not stored. */
export const nackCodes = [
  'rate_limited',
  'blocked',
  'writing_paused',
  'age_check_needed',
  'not_member',
  'invalid',
  'profile_incomplete',
  'request_waits',
  'request_unanswered',
  'muted_here',
  'rules_first',
  'slow_mode',
  'idempotency_conflict',
  /** From here to `send_anyway`: rules about content, new members and first messages. errors.ts has the texts. */
  'contact_too_soon',
  'link_too_soon',
  'picture_too_soon',
  'voice_too_soon',
  'conversations_used',
  'send_anyway',
  'internal',
] as const;
