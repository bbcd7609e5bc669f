import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './navigation.ts';
import { enter, person, town } from './people.ts';
import { signIn } from './steps.ts';
import { WITHOUT_TOOLS } from './settings.ts';

/** An address, a text of its screen, and the address it redirects to, if any. */
type Row = readonly [path: string, words: string | RegExp, leadsTo?: string];

test.use({ settings: WITHOUT_TOOLS });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

const A_POST = '/post/0190aaaa-0000-7000-8000-000000000000';
const A_LINK = `/g/${'a'.repeat(22)}`;
const A_ROOM = '/chat/0190aaaa-0000-7000-8000-000000000000';
const LANDING = /JOIN NOW/;
const LOGIN = 'Forgot password?';
const toLogin = (path: string): Row => [path, LOGIN, `/login?next=${encodeURIComponent(path)}`];

const MEMBERS_ONLY: readonly Row[] = [
  ['/peek', 'See What’s Wild'],
  ['/post', 'Start Something Wild'],
  ['/account/security', 'What opens your account, and where it is open.'],
  ['/verify-email', 'We mailed six digits'],
  ['/quiz-party/aura', 'What Color Is Your Aura?'],
  ['/browse', 'Browse'],
  ['/challenge', '#Wild Self Challenge'],
  ['/meet', 'Who is it today?'],
  ['/trending', 'What’s Trending'],
  ['/chaos', 'Chaos Clouds'],
  ['/chaos/create', 'New Group'],
  ['/chaos/group-type', 'Group Type'],
  ['/soul-matching-debug', 'How my search works'],
  ['/soul-match-result', 'Example'],
  ['/quiz-party', 'Trending Quiz Party'],
  ['/subscription', 'Premium'],
];

/** Pages that everyone can read. */
const OPEN_TO_ALL: readonly Row[] = [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/safety', /safe/i],
  ['/take-down', 'Take something down'],
  ['/transparency', 'Reports in numbers'],
  ['/reset-password', 'Choose a new password'],
  ['/not-me', 'It was not you?'],
];

const SIGNED_OUT: readonly Row[] = [
  ['/', LANDING],
  ['/welcome', LANDING],
  ['/signup', 'Create Account'],
  ['/login', LOGIN],
  ['/phone-login', 'Standard messaging rates may apply'],
  // Without a phone number to verify or a sign-up to consent to, these pages redirect.
  ['/verify', 'Standard messaging rates may apply', '/phone-login'],
  ['/consent', 'Create Account', '/signup'],
  ['/new-quiz-test', 'Please log in to continue with the quiz'],
  ['/archetype', 'Please log in to continue with the quiz', '/new-quiz-test'],
  ['/personality-quiz', 'Please log in to continue with the quiz', '/new-quiz-test'],
  ['/shared-report', 'No report data found in the link'],
  ['/u/nobody_here', 'Profile not found'],
  ['/vibe', 'See what people are posting'],
  ['/forgot-password', 'Forgot your password?'],
  ...OPEN_TO_ALL,
  [A_POST, 'Post not found'],
  ...[
    '/profile-setup',
    '/home',
    '/match',
    '/chat',
    A_ROOM,
    A_LINK,
    '/soul-matching',
    '/soul-matching-setup',
    '/self',
    '/users/123456789012',
    '/signup-profile-boost',
    '/my-report',
    '/account',
    ...MEMBERS_ONLY.map(([path]) => path),
  ].map(toLogin),
  ['/friend-sphere', LOGIN, '/login?next=%2Fmatch'],
  ['/user-switcher', LANDING],
  ['/nowhere/at-all', LANDING],
];

const memberRows = (id: number, name = 'Wren'): readonly Row[] => [
  ['/', 'Welcome'],
  ['/home', 'Welcome'],
  ['/welcome', 'Welcome', '/'],
  ['/signup', 'Welcome', '/'],
  ['/login', 'Your matches', '/match'],
  ['/phone-login', 'Your matches', '/match'],
  ['/verify', 'Your matches', '/match'],
  ['/match', 'Your matches'],
  ['/friend-sphere', 'Your matches', '/match'],
  ['/consent', 'Privacy and Permissions'],
  ['/profile-setup', /./],
  ['/new-quiz-test', 'Personality Quiz'],
  ['/archetype', 'Personality Quiz', '/new-quiz-test'],
  ['/personality-quiz', 'Personality Quiz', '/new-quiz-test'],
  ['/chat', 'Chats'],
  [A_ROOM, 'This chat is not here.'],
  [A_LINK, 'This link leads nowhere.'],
  ['/soul-matching-setup', 'Who do you hope to meet?'],
  ['/soul-matching/setup', 'Who do you hope to meet?', '/soul-matching-setup'],
  ['/soul-matching/debug', 'How my search works', '/soul-matching-debug'],
  ['/soul-matching', 'Somebody may be looking, too.'],
  [A_POST, 'Post not found'],
  ['/self', 'Vera'],
  [`/users/${id}`, name],
  [`/profile/${id}`, name, `/users/${id}`],
  ['/signup-profile-boost', /welcome|all set/i],
  ['/my-report', 'Your Superpowers'],
  ['/interest-quiz', 'Is this you?'],
  ['/account', 'Where you are signed in'],
  ['/account/age', 'Your age'],
  ['/activity', 'Nothing new yet.'],
  ['/saved', 'Nothing saved yet.'],
  ['/meetings', 'Nobody yet.'],
  ['/home-safe', 'Plan an outing'],
  ['/account/notifications', 'Notifications'],
  ['/account/blocked', 'Blocked people'],
  ['/photo-check', 'How it goes'],
  ['/account/reports', 'Your reports'],
  ['/account/decisions', 'Nothing was decided about you.'],
  ['/account/data', 'Your data'],
  ['/moderation', '404 Page Not Found'],
  ['/operator', '404 Page Not Found'],
  ['/logout', 'Log out?'],
  ['/vibe', 'See what people are posting'],
  ['/u/nobody_here', 'Profile not found'],
  ['/shared-report', 'No report data found in the link'],
  ['/forgot-password', /./],
  ...OPEN_TO_ALL,
  ...MEMBERS_ONLY,
  ['/user-switcher', '404 Page Not Found'],
  ['/test-page', '404 Page Not Found'],
  [`/chat-simple/${A_ROOM.slice(6)}`, '404 Page Not Found'],
  ['/nowhere/at-all', '404 Page Not Found'],
];

/** The pages that read what a premium member has. */
const PREMIUM = ['/', '/match', '/soul-matching', '/self', '/peek', '/chat', '/account', '/meet', '/subscription'];

/** Opens each address as a link in the app does. Checks the text, the address, the title and the only main heading. */
async function walk(page: Page, rows: readonly Row[]): Promise<void> {
  let before: Row[1] = '';
  for (const [path, words, leadsTo = path] of rows) {
    await test.step(path, async () => {
      // If the next address shows the same page, the page does not set its title again.
      const isAnother = String(words) !== String(before);
      before = words;
      await goTo(page, path, { isAnother });
      await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible();
      await expect(page, path).toHaveURL((url) => url.pathname + url.search === leadsTo);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    });
  }
}

test('Every row of the table finds its screen for a visitor', async ({ open }) => {
  const { page } = await open(person('Vera'));
  // The landing page loads the app only after an interaction, so the test begins at /login, where the app is loaded.
  await page.goto('/login');
  await expect(page.getByText(LOGIN)).toBeVisible();
  await walk(page, SIGNED_OUT);
});

test('Every row of the table finds its screen for a member', async ({ open, product }) => {
  // She is alone in her town, so the search finds no one.
  const { page } = await open(person('Vera', { zip: town() }), { stage: 'preferences' });
  const { id } = await enter(product.url, person('Wren', { zip: town() }), 'quiz');
  await page.goto('/');
  await walk(page, memberRows(id));
});

test('The pages that know Premium find their screens for a premium member', async ({ open, product }) => {
  const { id: ownId } = await enter(product.url, person('Pip', { zip: town() }), 'quiz');
  const vera = person('Vera', { zip: town() });
  const { id } = await enter(product.url, vera, 'preferences');
  await product.makePremium(id);
  const { page } = await open(vera);
  await page.goto('/login');
  await signIn(page, vera);
  await expect(page).toHaveURL(/\/(?:match)?$/);
  const own = memberRows(ownId, 'Pip');
  await walk(
    page,
    PREMIUM.flatMap((path) => own.filter((row) => row[0] === path)),
  );
  await expect(page.getByText('You have Premium here, without a payment.')).toBeVisible();
});

test('A link that is opened afresh leads where the same link inside the app leads', async ({ open }) => {
  const { page } = await open(person('Vera'), { stage: 'preferences' });
  await page.goto('/soul-matching/setup?from=mail');
  await expect(page.getByRole('heading', { name: 'Who do you hope to meet?' })).toBeVisible();
  await page.goto('/trending');
  await expect(page.getByRole('heading', { name: 'What’s Trending' })).toBeVisible();
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
