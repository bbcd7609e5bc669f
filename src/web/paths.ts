/** Every address of the web app by name, for links and redirects. `map.ts` says which page an address shows. */
export const paths = {
  home: () => '/',
  welcome: () => '/welcome',
  signup: (next?: string) => (next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'),
  phoneLogin: (next?: string) => (next ? `/phone-login?next=${encodeURIComponent(next)}` : '/phone-login'),
  verify: () => '/verify',
  verifyEmail: () => '/verify-email',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  consent: () => '/consent',
  boost: () => '/signup-profile-boost',
  terms: () => '/terms',
  privacy: () => '/privacy',
  safety: () => '/safety',
  takeDown: () => '/take-down',
  transparency: () => '/transparency',
  vibeCheck: () => '/vibe',
  invite: (handle: string) => `/u/${encodeURIComponent(handle)}`,
  /** Where somebody who joins by the invitation arrives, on their way to the quiz. */
  inviteTaken: (handle: string) => `/u/${encodeURIComponent(handle)}?join`,
  /** The person's own invite page as visitors see it. */
  invitePreview: (handle: string) => `/u/${encodeURIComponent(handle)}?preview`,
  /** `data` has the format of content/shared-report.ts. */
  sharedReport: (data: string) => `/shared-report?data=${encodeURIComponent(data)}`,
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  profileSetup: () => '/profile-setup',
  account: () => '/account',
  security: () => '/account/security',
  /** A mail links here with its token in the query. */
  notMe: () => '/not-me',
  blocked: () => '/account/blocked',
  yourData: () => '/account/data',
  /** A provider's age check returns to this page, with `?back`. */
  age: () => '/account/age',
  activity: () => '/activity',
  /** The messages and posts that the person saved. */
  saved: () => '/saved',
  /** The person's own list of those they met. */
  meetings: () => '/meetings',
  /** A plan of a room, with what the person alone sees of it. */
  plan: (roomId: string, messageId: string) => `/plans/${encodeURIComponent(roomId)}/${encodeURIComponent(messageId)}`,
  homeSafe: () => '/home-safe',
  /** An outing without a plan. */
  newOuting: () => '/home-safe/new',
  checkIn: (outingId: string) => `/check-in/${encodeURIComponent(outingId)}`,
  notifications: () => '/account/notifications',
  photoCheck: () => '/photo-check',
  reports: () => '/account/reports',
  decisions: () => '/account/decisions',
  moderation: () => '/moderation',
  moderationLooks: () => '/moderation/pictures',
  photoChecks: () => '/moderation/photo-checks',
  moderationCase: (caseId: string) => `/moderation/${encodeURIComponent(caseId)}`,
  /** The operators' first page, or another one: `community`, `settings`, `people` or `backups`. */
  operator: (page = '') => `/operator${page && '/'}${page}`,
  interests: () => '/interest-quiz',
  quizParty: () => '/quiz-party',
  partyQuiz: (quizId: string) => `/quiz-party/${quizId}`,
  logout: () => '/logout',
  /** Other products link to this page to sign out; it opens the page that asks for confirmation. */
  apiLogout: () => '/api/logout',
  match: () => '/match',
  /** The choice of the next AI character. */
  meet: () => '/meet',
  soulMatching: () => '/soul-matching',
  soulSetup: () => '/soul-matching-setup',
  soulDebug: () => '/soul-matching-debug',
  /** The page of a match. Without an id, the page shows an example. */
  soulResult: (matchId?: string) =>
    matchId ? `/soul-match-result?match=${encodeURIComponent(matchId)}` : '/soul-match-result',
  quiz: () => '/new-quiz-test',
  /** The latest report, or the report of an earlier quiz. */
  report: (sessionId?: string) => (sessionId ? `/my-report?session=${encodeURIComponent(sessionId)}` : '/my-report'),
  chats: () => '/chat',
  /** A room; `at` opens it at that line of its log. */
  chat: (roomId: string, at?: number) =>
    at === undefined ? `/chat/${encodeURIComponent(roomId)}` : `/chat/${encodeURIComponent(roomId)}?at=${at}`,
  groupLink: (code: string) => `/g/${encodeURIComponent(code)}`,
  trending: () => '/trending',
  chaos: () => '/chaos',
  chaosCreate: () => '/chaos/create',
  chaosType: () => '/chaos/group-type',
  subscription: () => '/subscription',
  browse: () => '/browse',
  peek: () => '/peek',
  post: () => '/post',
  /** All posts with the tag of the challenge. */
  challenge: () => '/challenge',
  /** The composer, with the tag of the challenge. */
  answerChallenge: () => '/post?challenge',
  publicPost: (postId: string) => `/post/${encodeURIComponent(postId)}`,
  self: () => '/self',
  /** `returnTo` is the path to which "back" on this page leads. */
  person: (userId: number, returnTo?: string) =>
    returnTo === undefined ? `/users/${userId}` : `/users/${userId}?returnTo=${encodeURIComponent(returnTo)}`,
  /** The profile of a person in a chat, with "back" to the chat. */
  personFrom: (userId: number, roomId: string) => `/users/${userId}?from=chat&roomId=${encodeURIComponent(roomId)}`,
  userSwitcher: () => '/user-switcher',
  socketTest: () => '/test-page',
  simpleChat: (roomId: string) => `/chat-simple/${encodeURIComponent(roomId)}`,
  outbox: () => '/dev/outbox',
  devCalls: () => '/dev/calls',
} as const;

/** Returns whether an address redirects a member at once, as a sign-in or an invite does. "Back" skips such pages. */
export function leadsOn(address: string): boolean {
  return /^\/(?:u\/|login|signup|phone-login|verify)/.test(address);
}

/** Returns the path in the parameter `name`; null if it is missing or could lead away from this site. */
export function safeNext(search: string, name: 'next' | 'returnTo' = 'next'): string | null {
  const next = new URLSearchParams(search).get(name);
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return null;
  return next;
}
