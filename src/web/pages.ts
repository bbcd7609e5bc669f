import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { LandingPage } from '#web/features/landing/LandingPage.tsx';
import { optional } from '#web/ui/optional.ts';

type Waiting = { waiting: ReactNode };

/** A page whose code is fetched when it first shows, or before, by `fetch`. `waiting` shows until then. */
type LatePage = ComponentType<Waiting> & { fetch: () => Promise<unknown> };

/** A module of a page. `fetchParts` loads the code of what the page shows at once. */
type PageModule<N extends string> = Readonly<Record<N, FunctionComponent>> & { fetchParts?: () => Promise<unknown> };

function page<N extends string>(load: () => Promise<PageModule<N>>, name: N): LatePage {
  const Page = optional<Waiting>(async () => (await load())[name], {
    place: ({ waiting }) => waiting,
    // The page's boundary takes the error.
    instead: (error) => () => {
      throw error;
    },
  });
  const { fetch: fetchPage } = Page;
  const fetchParts = async (): Promise<unknown> => (await load()).fetchParts?.();
  return Object.assign(Page, { fetch: () => fetchPage().then(fetchParts) });
}

/** Every page by its name in the map (`map.ts`). */
export const pages = {
  // A visitor's first page must not wait for a second request.
  landing: LandingPage,
  notFound: page(() => import('#web/frame/NotFoundPage.tsx'), 'NotFoundPage'),

  signup: page(() => import('#web/features/accounts/sign-up/SignupPage.tsx'), 'SignupPage'),
  login: page(() => import('#web/features/accounts/sign-in/LoginPage.tsx'), 'LoginPage'),
  phoneLogin: page(() => import('#web/features/accounts/phone/PhoneLoginPage.tsx'), 'PhoneLoginPage'),
  verify: page(() => import('#web/features/accounts/phone/VerifyPage.tsx'), 'VerifyPage'),
  consent: page(() => import('#web/features/accounts/consent/ConsentPage.tsx'), 'ConsentPage'),
  forgotPassword: page(() => import('#web/features/accounts/reset/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  resetPassword: page(() => import('#web/features/accounts/reset/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  verifyEmail: page(() => import('#web/features/accounts/codes/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  notMe: page(() => import('#web/features/accounts/mail-links/NotMePage.tsx'), 'NotMePage'),
  security: page(() => import('#web/features/accounts/security/SecurityPage.tsx'), 'SecurityPage'),
  logout: page(() => import('#web/features/accounts/sign-in/LogoutPage.tsx'), 'LogoutPage'),
  home: page(() => import('./features/home/HomePage.tsx'), 'HomePage'),
  setup: page(() => import('./features/onboarding/SetupPage.tsx'), 'SetupPage'),
  boost: page(() => import('./features/onboarding/BoostPage.tsx'), 'BoostPage'),
  yourData: page(() => import('./features/your-data/YourDataPage.tsx'), 'YourDataPage'),
  age: page(() => import('#web/features/accounts/age/AgePage.tsx'), 'AgePage'),
  account: page(() => import('#web/features/accounts/AccountPage.tsx'), 'AccountPage'),
  self: page(() => import('./compose/OwnProfile.tsx'), 'OwnProfile'),
  browse: page(() => import('#web/features/people/BrowsePage.tsx'), 'BrowsePage'),
  person: page(() => import('./compose/PersonProfile.tsx'), 'PersonProfile'),

  terms: page(() => import('#web/features/legal/TermsPage.tsx'), 'TermsPage'),
  privacy: page(() => import('#web/features/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  safety: page(() => import('#web/features/legal/SafetyPage.tsx'), 'SafetyPage'),
  takeDown: page(() => import('#web/features/moderation/in-the-open/TakeDownPage.tsx'), 'TakeDownPage'),
  transparency: page(() => import('#web/features/moderation/in-the-open/TransparencyPage.tsx'), 'TransparencyPage'),

  vibeCheck: page(() => import('#web/features/posts/feed/VibeCheckPage.tsx'), 'VibeCheckPage'),
  feed: page(() => import('#web/features/posts/feed/FeedPage.tsx'), 'FeedPage'),
  challenge: page(() => import('#web/features/posts/feed/ChallengePage.tsx'), 'ChallengePage'),
  compose: page(() => import('#web/features/posts/compose/ComposePage.tsx'), 'ComposePage'),
  publicPost: page(() => import('#web/features/posts/post/PublicPostPage.tsx'), 'PublicPostPage'),
  invite: page(() => import('#web/features/people/InvitePage.tsx'), 'InvitePage'),

  quiz: page(() => import('#web/features/quiz/run/QuizPage.tsx'), 'QuizPage'),
  premium: page(() => import('#web/features/premium/PremiumPage.tsx'), 'PremiumPage'),
  trending: page(() => import('#web/features/trending/TrendingPage.tsx'), 'TrendingPage'),
  clouds: page(() => import('#web/features/clouds/CloudPages.tsx'), 'CloudPages'),
  quizParty: page(() => import('#web/features/quiz-party/QuizPartyPage.tsx'), 'QuizPartyPage'),
  report: page(() => import('#web/features/quiz/report/ReportPage.tsx'), 'ReportPage'),
  sharedReport: page(() => import('#web/features/quiz/shared/SharedReportPage.tsx'), 'SharedReportPage'),
  interests: page(() => import('#web/features/interests/InterestQuizPage.tsx'), 'InterestQuizPage'),
  match: page(() => import('./compose/MatchHome.tsx'), 'MatchHome'),
  meet: page(() => import('#web/features/matching/meet/MeetPage.tsx'), 'MeetPage'),
  soulMatching: page(() => import('#web/features/matching/search/SoulMatchingPage.tsx'), 'SoulMatchingPage'),
  soulSetup: page(() => import('#web/features/matching/setup/SoulSetupPage.tsx'), 'SoulSetupPage'),
  soulResult: page(() => import('#web/features/matching/result/MatchResultPage.tsx'), 'MatchResultPage'),
  matchDebug: page(() => import('./features/matching/debug/MatchDebugPage.tsx'), 'MatchDebugPage'),
  groupLink: page(() => import('#web/features/groups/joining/GroupLinkPage.tsx'), 'GroupLinkPage'),
  chat: page(() => import('./compose/Chats.tsx'), 'Chats'),
  blocked: page(() => import('#web/features/blocks/BlockedPage.tsx'), 'BlockedPage'),
  activity: page(() => import('#web/features/digest/ActivityPage.tsx'), 'ActivityPage'),
  saved: page(() => import('#web/features/saved/SavedPage.tsx'), 'SavedPage'),
  plan: page(() => import('./compose/PlanPage.tsx'), 'PlanPage'),
  homeSafe: page(() => import('#web/features/home-safe/HomeSafePage.tsx'), 'HomeSafePage'),
  newOuting: page(() => import('#web/features/home-safe/NewOutingPage.tsx'), 'NewOutingPage'),
  checkIn: page(() => import('#web/features/home-safe/check-in/CheckInPage.tsx'), 'CheckInPage'),
  meetings: page(() => import('#web/features/plans/MeetingsPage.tsx'), 'MeetingsPage'),
  notifications: page(
    () => import('#web/features/notifications/NotificationSettingsPage.tsx'),
    'NotificationSettingsPage',
  ),
  reports: page(() => import('#web/features/moderation/ReportsPage.tsx'), 'ReportsPage'),
  awaiting: page(() => import('#web/features/accounts/door/AwaitingPage.tsx'), 'AwaitingPage'),
  switchedOff: page(() => import('#web/frame/SwitchedOffPage.tsx'), 'SwitchedOffPage'),
  refused: page(() => import('#web/features/accounts/age/RefusedPage.tsx'), 'RefusedPage'),
  suspended: page(() => import('#web/features/moderation/SuspendedPage.tsx'), 'SuspendedPage'),
  decisions: page(() => import('#web/features/moderation/DecisionsPage.tsx'), 'DecisionsPage'),
  moderation: page(() => import('./compose/Moderation.tsx'), 'Moderation'),
  photoCheck: page(() => import('#web/features/photo-check/PhotoCheckPage.tsx'), 'PhotoCheckPage'),
  operator: page(() => import('./compose/Operator.tsx'), 'Operator'),

  userSwitcher: page(() => import('#web/features/dev/UserSwitcherPage.tsx'), 'UserSwitcherPage'),
  socketTest: page(() => import('#web/features/dev/SocketTestPage.tsx'), 'SocketTestPage'),
  simpleChat: page(() => import('#web/features/dev/SimpleChatPage.tsx'), 'SimpleChatPage'),
  outbox: page(() => import('#web/features/dev/OutboxPage.tsx'), 'OutboxPage'),
  calls: page(() => import('#web/features/dev/CallsPage.tsx'), 'CallsPage'),
} as const satisfies Readonly<Record<string, ComponentType<Waiting>>>;
