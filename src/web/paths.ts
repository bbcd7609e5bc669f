/** Every address of the web, by name. Nobody writes a path by hand. */
export const paths = {
  home: () => '/',
  welcome: () => '/welcome',
  signup: () => '/signup',
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  profileSetup: () => '/profile-setup',
  account: () => '/account',
  logout: () => '/logout',
  match: () => '/match',
  soulMatching: () => '/soul-matching',
  soulSetup: () => '/soul-matching-setup',
  quiz: () => '/new-quiz-test',
  report: () => '/my-report',
  chats: () => '/chat',
  chat: (roomId: string) => `/chat/${encodeURIComponent(roomId)}`,
  peek: () => '/peek',
  post: () => '/post',
  self: () => '/self',
  person: (userId: number) => `/users/${userId}`,
} as const;

/** The place a query names to go on to: a path of this site, or null for anything that could lead elsewhere. */
export function safeNext(search: string, name: 'next' | 'returnTo' = 'next'): string | null {
  const next = new URLSearchParams(search).get(name);
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return null;
  return next;
}
