import { z } from 'zod';

/**
 * Every error that a route can return, with its HTTP status and its words for a person. Codes are stable; words may
 * change. A thing that the caller may not know about gets `not_found`, never `forbidden`.
 */
export const errors = {
  invalid: { status: 400, message: 'Please check what you entered.' },
  bad_json: { status: 400, message: 'The request was not valid JSON.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  /** The client asks for a proof (`accounts.proof.ts`) and repeats the call. */
  reauthentication_required: { status: 403, message: 'Please confirm that it is you.' },
  /** The status is not 401, because clients take 401 as the end of their session. */
  password_wrong: { status: 400, message: 'That is not your password.' },
  /** The error for every unusable passkey: unknown, removed, of another account, used too late, or badly signed. */
  passkey_refused: { status: 400, message: 'That passkey did not work here. Please try again, or use another way.' },
  passkeys_full: { status: 409, message: 'An account has at most 20 passkeys. Remove one that you no longer use.' },
  account_not_found: { status: 404, message: 'Account not found' },
  refresh_invalid: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'That is not yours to do.' },
  not_found: { status: 404, message: 'Not found.' },
  too_large: { status: 413, message: 'That is too large.' },
  unsupported_media: { status: 415, message: 'That kind of content is not accepted here.' },
  rate_limited: { status: 429, message: 'That was a lot at once. Please wait a moment.' },
  email_taken: { status: 409, message: 'User with this email already exists' },
  /** Another account gave up this address or number less than three days ago and can still take it back. */
  contact_resting: {
    status: 409,
    message: 'This left another account less than three days ago. Please try again later.',
  },
  handle_taken: { status: 409, message: 'Username already exists' },
  /** The Wildin ID reads as the product's, its staff's or a companion's, or somebody gave it up not long ago. */
  handle_reserved: { status: 409, message: 'This Wildin ID is reserved. Please choose another.' },
  handle_locked: { status: 409, message: 'Wildin IDs can only be changed once per year.' },
  phone_invalid: { status: 400, message: 'Please enter a valid phone number.' },
  code_wrong: { status: 400, message: 'That code is not right. Please try again.' },
  /** The code is expired, used or was never sent, or five wrong codes were entered. The caller does not learn which. */
  code_dead: { status: 400, message: 'That code no longer works. Please ask for a new one.' },
  link_dead: { status: 400, message: 'This link no longer works. Please ask for a new one.' },
  password_common: { status: 400, message: 'That password is on every guesser’s list. Please pick another.' },
  /** The address is not proven yet. `sendSignUpCode` mails a code and a link for the proof. */
  confirm_email: { status: 400, message: 'Please confirm your email address first.' },
  /** The proof of work is missing, wrong, used, too old or made for another address. */
  proof_of_work: { status: 400, message: 'Our quick check against robots did not finish. Please try once more.' },
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
  already_premium: { status: 409, message: 'You have Wildin Premium already.' },
  payments_off: { status: 409, message: 'Payments are not set up here, so nobody can be charged.' },
  no_subscription: { status: 409, message: 'You have no subscription that could be changed.' },
  payments_unanswered: {
    status: 503,
    message: 'The payment service does not answer. Nothing was charged. Please try again in a moment.',
  },
  eternal_waiting: { status: 409, message: 'You have had this week’s Eternal Match. The next one comes on Monday.' },
  companion_unmet: { status: 409, message: 'You have not met this AI character yet. Match introduces you.' },
  companion_not_offered: { status: 409, message: 'This character is not one of today’s. Choose again.' },
  match_decided: { status: 409, message: 'This match has already been decided.' },
  idempotency_conflict: { status: 409, message: 'The same request id was used with different content.' },
  still_working: { status: 409, message: 'That is still being done. Please try again in a moment.' },
  push_host: { status: 400, message: 'That is not the address of a known push service.' },
  picture_format: { status: 415, message: 'That is not a picture we can read. JPEG, PNG, WebP and GIF work.' },
  picture_size: { status: 413, message: 'That picture is too large: at most 40 megapixels, 16,383 pixels a side.' },
  /** Many pictures wait to be resized. */
  pictures_busy: { status: 503, message: 'Many pictures are on their way. Yours can be sent again in a moment.' },
  picture_refused: { status: 403, message: 'This picture cannot be used here.' },
  /** A list of known pictures did not answer; no picture is shown before that check. */
  picture_unchecked: { status: 503, message: 'We could not check this picture just now. Please try again later.' },
  /** The picture never existed, is another member’s, was sent already, or was deleted after a day. */
  picture_gone: { status: 409, message: 'A picture is no longer there. Please add it again.' },
  voice_format: { status: 415, message: 'That is not a voice note we can play. Please record it again.' },
  voice_length: { status: 413, message: 'A voice note has at most 60 seconds.' },
  /** The service in which GIFs are searched did not answer. */
  gifs_unanswered: { status: 503, message: 'Failed to load GIFs. Please try again.' },
  /** The machine that translates did not answer, or answered with nothing. */
  translation_unanswered: { status: 503, message: 'The translation did not come. Please try again in a moment.' },
  /** What the machine wrote is not shown, because it said more than the original. */
  translation_withheld: { status: 409, message: 'The machine said more than the original does, so it stays hidden.' },
  translations_used: { status: 429, message: 'That was all the machine reads for you today. Tomorrow it goes on.' },
  /** The machine that writes out voice notes did not answer. */
  transcript_unanswered: { status: 503, message: 'Nothing was written out. Please try again in a moment.' },
  voice_gone: { status: 409, message: 'That voice note is no longer there. Please record it again.' },
  uploads_used: {
    status: 429,
    message: 'You sent many pictures and voice notes today. Tomorrow there is room for more.',
  },
  other_incomplete: { status: 409, message: 'They have not finished their profile yet, so nobody can write to them.' },
  /** Before the other person accepts the request, the sender can write only one message. */
  request_waits: { status: 409, message: 'Your message is waiting to be accepted. After that you can write on.' },
  request_unanswered: { status: 409, message: 'Accept their message first. Then you can answer.' },
  blocked: { status: 403, message: 'This chat is closed.' },
  posts_used: { status: 429, message: 'In your first week you can post 3 times an hour. There is room again soon.' },
  edit_closed: { status: 409, message: 'A message can be edited for 15 minutes.' },
  message_gone: { status: 409, message: 'This message is no longer there.' },
  reactions_full: { status: 409, message: 'This message has 20 kinds of reactions already. Add to one of them.' },
  own_reactions_full: { status: 409, message: 'You can leave 5 reactions on one message. Take one back first.' },
  pins_full: { status: 409, message: 'This room has 50 pinned messages. Unpin one first.' },
  scheduled_full: { status: 409, message: 'You have 50 messages waiting for their time. Put one away first.' },
  saved_full: { status: 409, message: 'You saved 1,000 things. Take one out first.' },
  introduced_already: { status: 409, message: 'You introduced these two already. Let it work for a while.' },
  introductions_used: { status: 429, message: 'Those were your 5 introductions for today. Tomorrow there are 5 more.' },
  party_unfinished: { status: 409, message: 'Take this quiz first, then show what you got.' },
  plan_closed: { status: 409, message: 'This plan is over, or was called off.' },
  /** This place sends neither mail nor text messages. */
  home_safe_closed: { status: 409, message: 'This needs mail or text messages, and neither is set up here.' },
  trusted_full: { status: 409, message: 'You have three trusted persons. Remove one first.' },
  trusted_not_yet: { status: 409, message: 'They have not said yes yet.' },
  /** They said no, took their yes back, or asked that nobody here writes to them. The caller does not learn which. */
  ask_refused: { status: 409, message: 'This address or number cannot be asked.' },
  asks_used: { status: 429, message: 'Those were your questions for today. Tomorrow there are more.' },
  pins_missing: { status: 409, message: 'Choose your two PINs first.' },
  pin_wrong: { status: 400, message: 'That PIN is not right.' },
  outings_full: { status: 409, message: 'Three outings are planned. Finish or end one first.' },
  outing_running: { status: 409, message: 'An outing is not over yet. Finish or end it first.' },
  outing_over: { status: 409, message: 'This outing is over.' },
  outing_told: { status: 409, message: 'They were told already. Your PIN says that all is good.' },
  mores_used: { status: 409, message: 'That was the last half hour. Your PIN says that all is good.' },
  poll_closed: { status: 409, message: 'This poll is closed.' },
  calls_closed: { status: 403, message: 'You two cannot call each other here.' },
  in_a_call: { status: 409, message: 'You are in a call already. End it first.' },
  /** The call ended, or another device answered it. */
  call_over: { status: 409, message: 'This call is over.' },
  calls_used: { status: 429, message: 'You made many calls. Please try again later.' },
  call_door_shut: { status: 403, message: 'Three calls were not taken. Wait until they call you.' },
  muted_here: { status: 403, message: 'An admin muted you in this group. You can still read along.' },
  rules_first: { status: 409, message: 'This group has rules. Read them once, then say what you like.' },
  slow_mode: { status: 429, message: 'This group takes its time. Wait a moment before your next message.' },
  group_full: { status: 409, message: 'This group is full.' },
  owner_stays: { status: 403, message: 'Nobody can do that to the owner of a group.' },
  account_suspended: {
    status: 403,
    message: 'Your account is suspended. You can read why, appeal, and take your data.',
  },
  contact_too_soon: {
    status: 400,
    message: 'Leave links, numbers and payment names out of a first message. Once they answer, you can share them.',
  },
  link_too_soon: {
    status: 400,
    message: 'Links open once you have been here for a week. Until then, say it in words.',
  },
  reach_too_soon: {
    status: 400,
    message: 'Numbers, addresses and names elsewhere open once you have been here for a week.',
  },
  /** A name of a person, a group or an alias has a link, or another way to be reached. */
  name_reaches: { status: 400, message: 'A name holds no links, addresses or numbers. Please choose another.' },
  picture_too_soon: {
    status: 400,
    message: 'Pictures open in a chat once it goes both ways.',
  },
  /** Ten messages and posts of the person wait for a look at their pictures. */
  waiting_full: {
    status: 429,
    message: 'Ten of your pictures wait for a look. There is room again once one is through.',
  },
  voice_too_soon: {
    status: 400,
    message: 'Voice notes open after your first week here, and once a chat goes both ways.',
  },
  conversations_used: {
    status: 429,
    message: 'In your first week you can begin 10 conversations a day. Tomorrow there are 10 more.',
  },
  /** A question to the sender, not a refusal. The same call with `sendAnyway` is accepted. */
  send_anyway: { status: 409, message: 'These words could hurt. Send this?' },
  follows_used: {
    status: 429,
    message: 'In your first week you can follow 20 people a day. Tomorrow there are 20 more.',
  },
  follows_full: { status: 409, message: 'You follow 5,000 people. Let somebody go first.' },
  gifts_used: { status: 429, message: 'You gave 10 gifts today. Tomorrow there are 10 more.' },
  writing_paused: { status: 403, message: 'You cannot write for now. Your decisions page says why and until when.' },
  age_check_needed: {
    status: 403,
    message: 'Please confirm your age first. Your account page says how.',
  },
  /** A birthday under 18 was given, or a check found no adult. The account has its own pages until that is cleared. */
  age_refused: {
    status: 403,
    message: 'Your age was refused here. You can read until when, ask for help, and take or delete your data.',
  },
  age_check_closed: { status: 409, message: 'There is no check of your age to begin.' },
  /** No moderator was at the desk for a day, or too many checks wait. */
  photo_check_closed: { status: 409, message: 'Nobody can compare pictures right now. Please look in again later.' },
  photo_check_early: { status: 409, message: 'You can try the photo check again a day after the last one.' },
  photo_check_waits: { status: 409, message: 'Your pictures are with a moderator already.' },
  photo_check_held: { status: 409, message: 'Your photo is checked already.' },
  /** The poses expired, were drawn again, or have this picture already. */
  photo_check_over: { status: 409, message: 'These poses are over. Begin again, and you get new ones.' },
  photo_needed: { status: 409, message: 'Put a photo of yourself on your profile first.' },
  /** The file is no JPEG of a canvas: it has data of a camera or of a program in it. */
  photo_not_live: { status: 400, message: 'Only a picture that this page takes with the camera counts here.' },
  photo_twice: { status: 409, message: 'That is the same picture again. Please take a new one.' },
  photo_check_needed: { status: 409, message: 'Have your own photo checked first. Then you can ask it of others.' },
  /** Somebody whose reports were right before reported the sender as fake. */
  photo_check_first: {
    status: 403,
    message: 'Your photo has to be checked before you write to somebody new. Your photo check page says why.',
  },
  case_changed: { status: 409, message: 'Somebody else changed this case meanwhile. Please look again.' },
  appeal_closed: { status: 409, message: 'This decision can no longer be appealed.' },
  /** The owner of this place switched the part off to which the route belongs. */
  switched_off: { status: 403, message: 'This is switched off here.' },
  joining_closed: { status: 403, message: 'Nobody new is let in here right now. If you have an account, sign in.' },
  invitation_needed: { status: 403, message: 'One joins here by invitation. Open the link that somebody sent you.' },
  invitation_dead: { status: 409, message: 'This invitation no longer works. Please ask for a new one.' },
  /** The operator has not let the person in yet. They can use the routes with `evenRefused`. */
  approval_awaited: { status: 403, message: 'You are not let in yet. A mail tells you once somebody has decided.' },
  /** The environment of the server decides the setting. */
  setting_given: { status: 409, message: 'The environment of the server decides this. It can be changed there only.' },
  unavailable: { status: 503, message: 'This is not available right now.' },
  /** A machine behind the server is gone for a moment, as during a failover. */
  away: { status: 503, message: 'Part of this place does not answer just now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every error response. `fields` has a text for each faulty input, by the path of the input. */
export const problem = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
});
export type Problem = z.infer<typeof problem>;
