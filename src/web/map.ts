import type { pages } from './pages.ts';
import { paths } from './paths.ts';

/** field = with the tabs; alone = a wizard that brings its own lower edge; bare = no frame but the main landmark; none = it has its own. */
type Frame = 'field' | 'alone' | 'bare' | 'none';
export type Entry = { path: string; page: keyof typeof pages; frame?: Frame };

/** Old and second addresses, and where they lead. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/archetype', paths.quiz()],
  ['/personality-quiz', paths.quiz()],
  ['/soul-matching/setup', paths.soulSetup()],
  ['/friend-sphere', paths.match()],
  ['/profile/:userId', '/users/:userId'],
  // A link that may come from anywhere shows the page that asks; it ends nothing by itself.
  [paths.apiLogout(), paths.logout()],
];

/** Open to everybody. */
export const open: readonly Entry[] = [
  { path: '/signup', page: 'signup', frame: 'bare' },
  { path: '/login', page: 'login', frame: 'bare' },
  { path: '/phone-login', page: 'phoneLogin', frame: 'bare' },
  { path: '/verify', page: 'verify', frame: 'bare' },
  { path: '/consent', page: 'consent', frame: 'bare' },
  { path: '/forgot-password', page: 'forgotPassword', frame: 'bare' },
  { path: '/reset-password', page: 'resetPassword', frame: 'bare' },
  { path: '/logout', page: 'logout', frame: 'bare' },
  { path: '/terms', page: 'terms', frame: 'bare' },
  { path: '/privacy', page: 'privacy', frame: 'bare' },
  { path: '/safety', page: 'safety', frame: 'bare' },
  { path: '/vibe', page: 'vibeCheck' },
  { path: '/post/:postId', page: 'publicPost' },
  { path: '/u/:handle', page: 'invite', frame: 'bare' },
  { path: '/shared-report', page: 'sharedReport', frame: 'bare' },
  { path: '/new-quiz-test', page: 'quiz', frame: 'alone' },
];

/** For members; to anybody else these lead to the login page, and back. */
export const members: readonly Entry[] = [
  { path: '/home', page: 'home' },
  { path: '/profile-setup', page: 'setup', frame: 'alone' },
  { path: '/signup-profile-boost', page: 'boost', frame: 'alone' },
  { path: '/verify-email', page: 'verifyEmail', frame: 'alone' },
  { path: '/account', page: 'account' },
  { path: '/account/notifications', page: 'notifications' },
  { path: '/self', page: 'self' },
  { path: '/users/:userId', page: 'person' },
  { path: '/my-report', page: 'report' },
  { path: '/interest-quiz', page: 'interests', frame: 'alone' },
  { path: '/match', page: 'match' },
  { path: '/soul-matching', page: 'soulMatching', frame: 'alone' },
  { path: '/soul-matching-setup', page: 'soulSetup', frame: 'alone' },
  { path: '/soul-match-result', page: 'soulResult', frame: 'alone' },
  { path: '/soul-matching-debug', page: 'matchDebug' },
  { path: '/chat/:roomId?', page: 'chat' },
  // What comes later says so, each in its own words (`frame/soon.words.ts`).
  { path: '/peek', page: 'soon' },
  { path: '/post', page: 'soon' },
  { path: '/browse', page: 'soon' },
  { path: '/trending', page: 'soon' },
  { path: '/chaos', page: 'soon' },
  { path: '/chaos/create', page: 'soon' },
  { path: '/chaos/group-type', page: 'soon' },
  { path: '/quiz-party', page: 'soon' },
  { path: '/subscription', page: 'soon' },
];

/** For those who develop it; where developer tools are off, nothing is there. */
export const tools: readonly Entry[] = [
  { path: '/user-switcher', page: 'userSwitcher' },
  { path: '/test-page', page: 'socketTest' },
  { path: '/chat-simple/:roomId', page: 'simpleChat' },
  { path: '/dev/outbox', page: 'outbox' },
];

/** What stands at the front door, and where nothing else stands. */
export const elsewhere = {
  in: {
    front: { path: '/', page: 'home' },
    lost: { path: '*', page: 'notFound' },
  },
  out: {
    front: { path: '/', page: 'landing', frame: 'none' },
    lost: { path: '*', page: 'landing', frame: 'none' },
  },
} as const satisfies Record<string, { front: Entry; lost: Entry }>;
