/** Every address of the web, by name. Nobody writes a path by hand. */
export const paths = {
  home: () => '/',
  welcome: () => '/welcome',
  signup: () => '/signup',
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
  vibeCheck: () => '/vibe',
  invite: (handle: string) => `/u/${encodeURIComponent(handle)}`,
  /** `data` as content/shared-report.ts writes it. */
  sharedReport: (data: string) => `/shared-report?data=${encodeURIComponent(data)}`,
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  profileSetup: () => '/profile-setup',
  account: () => '/account',
  notifications: () => '/account/notifications',
  interests: () => '/interest-quiz',
  quizParty: () => '/quiz-party',
  logout: () => '/logout',
  /** The address other products link to for signing out; it leads to the page that asks. */
  apiLogout: () => '/api/logout',
  match: () => '/match',
  soulMatching: () => '/soul-matching',
  soulSetup: () => '/soul-matching-setup',
  /** One match up close; without one, an example. */
  soulResult: (matchId?: string) =>
    matchId ? `/soul-match-result?match=${encodeURIComponent(matchId)}` : '/soul-match-result',
  quiz: () => '/new-quiz-test',
  /** The latest report, or that of an earlier quiz. */
  report: (sessionId?: string) => (sessionId ? `/my-report?session=${encodeURIComponent(sessionId)}` : '/my-report'),
  chats: () => '/chat',
  chat: (roomId: string) => `/chat/${encodeURIComponent(roomId)}`,
  trending: () => '/trending',
  chaos: () => '/chaos',
  subscription: () => '/subscription',
  peek: () => '/peek',
  post: () => '/post',
  publicPost: (postId: string) => `/post/${encodeURIComponent(postId)}`,
  self: () => '/self',
  person: (userId: number) => `/users/${userId}`,
  userSwitcher: () => '/user-switcher',
  socketTest: () => '/test-page',
  simpleChat: (roomId: string) => `/chat-simple/${encodeURIComponent(roomId)}`,
  outbox: () => '/dev/outbox',
} as const;

/** The place a query names to go on to: a path of this site, or null for anything that could lead elsewhere. */
export function safeNext(search: string, name: 'next' | 'returnTo' = 'next'): string | null {
  const next = new URLSearchParams(search).get(name);
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return null;
  return next;
}
