import type { Part } from '#contract/place.ts';
import type { pages } from './pages.ts';
import { paths } from './paths.ts';
import type { Exclusion } from './platform/session/standing.ts';

/** field: with tabs; alone: a wizard without tabs; bare: only the main landmark; none: the page has its own frame. */
type Frame = 'field' | 'alone' | 'bare' | 'none';
/** `sky` is the part of the page that is night sky: the `top`, the top from 1200 px on (`wide`), or the `whole`. */
export type RouteEntry = {
  path: string;
  page: keyof typeof pages;
  frame?: Frame;
  sky?: 'top' | 'wide' | 'whole' | undefined;
  /** The part of the product to which the page belongs. While it is switched off, the page says so. */
  part?: Part;
};

/** The pages that stay open to everybody. An excluded person must be able to cancel a subscription. */
const always: readonly RouteEntry['page'][] = [
  'logout',
  'terms',
  'privacy',
  'safety',
  'takeDown',
  'transparency',
  'yourData',
  'premium',
];

/** The pages of a person's own account, which stay open to people who see nobody and whom nobody sees. */
const ofOwnAccount: readonly RouteEntry['page'][] = [
  'age',
  'security',
  'consent',
  'verifyEmail',
  'resetPassword',
  'notMe',
];

interface Closed {
  /** The page that is shown in place of all others. */
  instead: RouteEntry;
  /** The pages that stay open. */
  but: ReadonlySet<RouteEntry['page']>;
}

/** What is shown to a person to whom most pages are closed. */
export const closed: Readonly<Record<Exclusion, Closed>> = {
  suspended: { instead: { path: '*', page: 'suspended', frame: 'bare' }, but: new Set(always) },
  refused: {
    instead: { path: '*', page: 'refused', frame: 'bare' },
    but: new Set([...always, ...ofOwnAccount]),
  },
  awaiting: { instead: { path: '*', page: 'awaiting', frame: 'bare' }, but: new Set([...always, ...ofOwnAccount]) },
};

/** Redirects from old and alternative addresses. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/archetype', paths.quiz()],
  ['/personality-quiz', paths.quiz()],
  ['/soul-matching/setup', paths.soulSetup()],
  ['/soul-matching/debug', paths.soulDebug()],
  ['/friend-sphere', paths.match()],
  ['/profile/:userId', '/users/:userId'],
  // Other sites may link to this address, so the page asks before it ends the session.
  [paths.apiLogout(), paths.logout()],
];

/** Pages for visitors and members. */
export const open: readonly RouteEntry[] = [
  { path: '/signup', page: 'signup', frame: 'bare' },
  { path: '/login', page: 'login', frame: 'bare' },
  { path: '/phone-login', page: 'phoneLogin', frame: 'bare' },
  { path: '/verify', page: 'verify', frame: 'bare' },
  { path: '/consent', page: 'consent', frame: 'bare' },
  { path: '/forgot-password', page: 'forgotPassword', frame: 'bare' },
  { path: '/reset-password', page: 'resetPassword', frame: 'bare' },
  { path: '/not-me', page: 'notMe', frame: 'bare' },
  { path: '/logout', page: 'logout', frame: 'bare' },
  { path: '/terms', page: 'terms', frame: 'bare' },
  { path: '/privacy', page: 'privacy', frame: 'bare' },
  { path: '/safety', page: 'safety', frame: 'bare' },
  { path: '/take-down', page: 'takeDown', frame: 'bare' },
  { path: '/transparency', page: 'transparency', frame: 'bare' },
  { path: '/vibe', page: 'vibeCheck', part: 'posts' },
  { path: '/post/:postId', page: 'publicPost', part: 'posts' },
  { path: '/u/:handle', page: 'invite', frame: 'bare', sky: 'whole' },
  { path: '/shared-report', page: 'sharedReport', frame: 'bare' },
  { path: '/new-quiz-test', page: 'quiz', frame: 'alone' },
];

/** Pages for members. A visitor goes to the login page, and returns after signing in. */
export const members: readonly RouteEntry[] = [
  { path: '/home', page: 'home' },
  { path: '/profile-setup', page: 'setup', frame: 'alone' },
  { path: '/signup-profile-boost', page: 'boost', frame: 'alone' },
  { path: '/verify-email', page: 'verifyEmail', frame: 'alone' },
  { path: '/account', page: 'account' },
  { path: '/account/security', page: 'security' },
  { path: '/account/data', page: 'yourData' },
  { path: '/account/age', page: 'age' },
  { path: '/activity', page: 'activity' },
  { path: '/saved', page: 'saved' },
  { path: '/meetings', page: 'meetings' },
  { path: '/plans/:roomId/:messageId', page: 'plan', frame: 'alone' },
  { path: '/home-safe', page: 'homeSafe' },
  { path: '/home-safe/new', page: 'newOuting', frame: 'alone' },
  { path: '/check-in/:outingId', page: 'checkIn', frame: 'bare' },
  { path: '/account/notifications', page: 'notifications' },
  { path: '/account/reports', page: 'reports' },
  { path: '/account/decisions', page: 'decisions' },
  { path: '/moderation/:caseId?', page: 'moderation' },
  { path: '/operator/:page?', page: 'operator', frame: 'none' },
  { path: '/photo-check', page: 'photoCheck', frame: 'alone' },
  { path: '/account/blocked', page: 'blocked' },
  { path: '/peek', page: 'feed', part: 'posts' },
  { path: '/challenge', page: 'challenge', part: 'posts' },
  { path: '/post', page: 'compose', part: 'posts' },
  { path: '/self', page: 'self', sky: 'top' },
  { path: '/users/:userId', page: 'person', sky: 'top' },
  { path: '/browse', page: 'browse' },
  { path: '/my-report', page: 'report' },
  { path: '/interest-quiz', page: 'interests', frame: 'alone' },
  { path: '/match', page: 'match', sky: 'wide' },
  { path: '/meet', page: 'meet', frame: 'alone', part: 'companions' },
  { path: '/soul-matching', page: 'soulMatching', frame: 'alone', sky: 'whole' },
  { path: '/soul-matching-setup', page: 'soulSetup', frame: 'alone' },
  { path: '/soul-match-result', page: 'soulResult', frame: 'alone', sky: 'whole' },
  { path: '/soul-matching-debug', page: 'matchDebug' },
  { path: '/chat/:roomId?', page: 'chat' },
  { path: '/g/:code', page: 'groupLink', part: 'groups' },
  { path: '/quiz-party/:quizId?', page: 'quizParty' },
  { path: '/trending', page: 'trending' },
  { path: '/chaos', page: 'clouds', part: 'clouds' },
  { path: '/chaos/create', page: 'clouds', frame: 'alone', part: 'clouds' },
  { path: '/chaos/group-type', page: 'clouds', frame: 'alone', part: 'clouds' },
  { path: '/subscription', page: 'premium' },
];

/** Pages for developers; they exist only with developer tools on. */
export const tools: readonly RouteEntry[] = [
  { path: '/user-switcher', page: 'userSwitcher' },
  { path: '/test-page', page: 'socketTest' },
  { path: '/chat-simple/:roomId', page: 'simpleChat' },
  { path: '/dev/outbox', page: 'outbox' },
  { path: '/dev/calls', page: 'calls' },
];

/** The pages at `/` and at unknown addresses, for visitors and for members. */
export const elsewhere = {
  in: {
    front: { path: '/', page: 'home' },
    lost: { path: '*', page: 'notFound' },
  },
  out: {
    front: { path: '/', page: 'landing', frame: 'none' },
    lost: { path: '*', page: 'landing', frame: 'none' },
  },
} as const satisfies Record<string, { front: RouteEntry; lost: RouteEntry }>;
