/**
 * What a text that others see is asked before it is stored.
 *
 * - `name`: no link and no way to be reached, from anybody; no hateful words; nothing that looks like the product,
 *   its offices or its moderators.
 * - `personName`: as `name`; the reserved names of a person are refused where the account is locked.
 * - `open`: links and ways to be reached as the age of the account allows; no hateful words.
 * - `line`: said in a room, through `rooms.utter`.
 * - `post`: published, through `openWords.publish`.
 */
export type TextGuard = 'name' | 'personName' | 'open' | 'line' | 'post';

/** A guard, or the reason why a text has none. */
type GuardEntry = TextGuard | { none: string };
type Fields = Readonly<Record<string, GuardEntry>>;

const SECRET = 'proves who somebody is, and is compared, never shown';
const OWN = 'only its writer reads it';
const DESK = 'only moderators read it';
const CHOICE = 'chooses something of ours; any other value is refused';
const PICTURED = 'names an upload or a GIF; another value is refused';
/** A route of which no text is shown to others. */
const none = (reason: string): Fields => ({ '*': { none: reason } });

/**
 * Every text that a member can send, by route and field. A field of a list or of an object within the body is written
 * with dots; `*` stands for all fields of a route. A test compares it with the contract.
 */
export const texts: Readonly<Record<string, Fields>> = {
  'POST /api/auth/forgot-password': none(SECRET),
  'POST /api/calls/:id/pushed-decline': none(SECRET),
  'POST /api/auth/reset-password': none(SECRET),
  'POST /api/auth/phone/code': none(SECRET),
  'POST /api/auth/register/code': none(SECRET),
  'POST /api/auth/email/verify': none(SECRET),
  'POST /api/auth/passkeys': none(SECRET),
  'POST /api/auth/passkey': none(SECRET),
  'PUT /api/auth/passkeys/:id': none(OWN),
  'POST /api/auth/proof': none(SECRET),
  'POST /api/auth/email/change': none(SECRET),
  'POST /api/auth/email/change/code': none(SECRET),
  'POST /api/auth/password': none(SECRET),
  'POST /api/auth/phone/change': none(SECRET),
  'POST /api/auth/phone/change/code': none(SECRET),
  'POST /api/auth/new-device/sign-out': none(SECRET),
  'POST /api/auth/contact-change/undo': none(SECRET),
  'POST /api/auth/login': none(SECRET),
  'POST /api/auth/refresh': none(SECRET),
  'POST /api/auth/switch-session': none('exists with developer tools only'),
  'POST /api/auth/register': none('a Wildin ID has letters, digits and underscores; `refuseHandle` asks the rest'),
  'POST /api/auth/phone/verify': none('a Wildin ID has letters, digits and underscores; `refuseHandle` asks the rest'),
  'PUT /api/users/:id': {
    firstName: 'personName',
    lastName: 'personName',
    displayName: 'personName',
    bio: 'open',
    handle: { none: 'a Wildin ID has letters, digits and underscores; `refuseHandle` asks the rest' },
    birthday: { none: 'is read as a day' },
    fullBirthday: { none: 'is read as a day' },
    timeZone: { none: CHOICE },
    zipCode: { none: CHOICE },
  },
  'POST /api/users/:id/interest-profile': none('interests.ts refuses links, contacts and rude words in each name'),
  'PUT /api/users/:id/vibes': none('is not stored'),
  'POST /api/chats/:roomId/messages': {
    content: 'line',
    'pictures.alt': 'line',
    'voice.alt': 'line',
    'gif.id': { none: PICTURED },
  },
  'SOCKET auth': none(SECRET),
  'SOCKET reauth': none(SECRET),
  'SOCKET update_token': none(SECRET),
  'SOCKET chat_message': { content: 'line' },
  'PUT /api/chats/:roomId/messages/:messageId': { content: 'line' },
  'POST /api/chats/:roomId/plans': { title: 'line', place: 'line', zone: { none: CHOICE } },
  'PUT /api/chats/:roomId/plans/:messageId': { title: 'line', place: 'line', zone: { none: CHOICE } },
  'PUT /api/chats/:roomId/plans/:messageId/met': none(OWN),
  'PUT /api/meetings/:planId': none(OWN),
  'POST /api/chats/:roomId/polls': { question: 'line', choices: 'line' },
  'POST /api/gifts/send': { message: 'line', giftTypeId: { none: CHOICE } },
  'POST /api/chats/:roomId/scheduled': { content: 'line', zone: { none: CHOICE } },
  'PUT /api/chats/:roomId/scheduled/:id': { content: 'line', zone: { none: CHOICE } },
  'PUT /api/chats/:roomId/draft': none(OWN),
  'POST /api/chats/groups': { name: 'name', description: 'open' },
  'PUT /api/chats/groups/:roomId': { name: 'name', description: 'open', rules: 'open', announcement: 'open' },
  'PUT /api/chats/groups/:roomId/alias': { alias: 'name' },
  'POST /api/chats/chaos/create': { name: 'name', description: 'open', tag: { none: CHOICE } },
  'POST /api/chats/trending/join': none('finds a room of ours by its name; the rest is not stored'),
  'POST /api/posts': {
    content: 'post',
    alt: 'post',
    'picture.alt': 'post',
    'gif.id': { none: PICTURED },
  },
  'PUT /api/posts/:id': { content: 'post' },
  'POST /api/posts/:id/comments': { content: 'post' },
  'POST /api/account/decisions/:id/appeal': none(DESK),
  'POST /api/reports': none(DESK),
  'POST /api/reports/preview': none(DESK),
  'POST /api/take-down': none(DESK),
  'POST /api/take-down/standing': none(SECRET),
  'POST /api/moderation/cases/:id/appeal': none('a moderator writes it'),
  'POST /api/moderation/cases/:id/decision': none('a moderator writes it'),
  'POST /api/moderation/cases/:id/talk': none('a moderator writes it'),
  'POST /api/moderation/waiting/:id/refusal': none('a moderator writes it'),
  'POST /api/operator/backups': none(SECRET),
  'POST /api/operator/jobs/retry': none(CHOICE),
  'POST /api/operator/jobs/drop': none(CHOICE),
  'PUT /api/operator/settings': none('whoever runs the place writes it, in their own name'),
  'POST /api/operator/settings/links': none('operators alone read it'),
  'POST /api/operator/settings/demo/removal': none(CHOICE),
  'POST /api/home-safe/trusted': {
    name: 'name',
    relation: { none: OWN },
    email: { none: 'is an address, and is read as one' },
    phoneNumber: { none: 'is a number, and is read as one' },
  },
  'PUT /api/home-safe/trusted/:id': { name: 'name', relation: { none: OWN } },
  'POST /api/home-safe/outings/preview': none(OWN),
  'POST /api/home-safe/outings': none(
    'only somebody outside who said yes to it reads it, and any word of where somebody is may help',
  ),
  'SOCKET call_signal': none('the other browser of a call reads it, and shows nothing of it'),
  'POST /api/operator/people/find': none('an operator writes it, and operators alone read it'),
  'POST /api/push/subscriptions': none('is an address of a push service, and is shown to nobody'),
  'POST /api/archetype-quiz/response': none(CHOICE),
  'PUT /api/quiz-party/:quizId/draft': none(CHOICE),
  'POST /api/quiz-party/:quizId/complete': none(CHOICE),
  'POST /api/wyn/chat': none('only Wyn reads it'),
  'POST /api/wyn/chat/stream': none('only Wyn reads it'),
};
