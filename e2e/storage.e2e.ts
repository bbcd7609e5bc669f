import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, town } from './people.ts';
import { look } from './views.ts';

/** The ways in which a browser refuses its storage. The names are of the functions that make a page of it. */
const REFUSALS = ['throws', 'forgets', 'hides'] as const;
type Refusal = (typeof REFUSALS)[number];

/** Makes every page of the tab refuse its storage: writing throws or does nothing, or even the store itself throws. */
async function refuseStorage(page: Page, how: Refusal): Promise<void> {
  await page.addInitScript((kind) => {
    const refuse = (): never => {
      throw new DOMException('The storage is not allowed.', 'SecurityError');
    };
    if (kind === 'hides') {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      return;
    }
    Storage.prototype.setItem = kind === 'throws' ? refuse : () => undefined;
    IDBFactory.prototype.open = refuse;
  }, how);
}

const notice = (page: Page) => page.getByRole('region', { name: 'This browser keeps nothing for wildin' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each way in: its address, what a person does there, and a field that must keep its text. */
const WAYS: readonly { path: string; go: (page: Page) => Promise<void>; typed: string }[] = [
  {
    path: '/login',
    typed: 'Email or Wildin ID',
    go: async (page) => {
      await page.getByLabel('Email or Wildin ID').fill('somebody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a-good-long-password');
      await press(page, 'Sign In');
    },
  },
  {
    path: '/signup?next=%2Fchat',
    typed: 'Email',
    go: async (page) => {
      await page.getByLabel('Email').fill('somebody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a-good-long-password');
      await page.getByLabel('Confirm password', { exact: true }).fill('a-good-long-password');
      await page.getByRole('checkbox', { name: /18 or older/ }).check();
      await press(page, 'Create Account');
    },
  },
  {
    path: `/signup?email=somebody%40example.com&token=${'a'.repeat(24)}`,
    typed: 'Email',
    go: (page) => press(page, 'Create Account'),
  },
  {
    path: '/phone-login',
    typed: 'Phone number',
    go: async (page) => {
      await page.getByLabel('Phone number').pressSequentially('2025550177');
      await page.keyboard.press('Enter');
    },
  },
  {
    path: '/forgot-password',
    typed: 'Email',
    go: async (page) => {
      await page.getByLabel('Email').fill('somebody@example.com');
      await press(page, 'Send me a link');
    },
  },
  {
    path: '/reset-password',
    typed: 'Email',
    go: async (page) => {
      await page.getByLabel('Email').fill('somebody@example.com');
      await page.getByLabel('6-digit code').fill('123456');
      await page.getByLabel('New password', { exact: true }).fill('a-good-long-password');
      await page.getByLabel('Confirm new password', { exact: true }).fill('a-good-long-password');
      await press(page, 'Change my password');
    },
  },
  {
    path: `/reset-password?token=${'a'.repeat(24)}`,
    typed: 'New password',
    go: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('a-good-long-password');
      await page.getByLabel('Confirm new password', { exact: true }).fill('a-good-long-password');
      await press(page, 'Change my password');
    },
  },
];

for (const how of REFUSALS) {
  test(`A browser whose storage ${how} warns at every way in and sends nothing`, async ({ open }) => {
    const { page } = await open(person('Nobody', { zip: town() }));
    await refuseStorage(page, how);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/')) sent.push(request.url());
    });
    for (const { path, go, typed } of WAYS) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(notice(page)).toBeVisible();
        await go(page);
        await expect(notice(page)).toBeFocused();
        await expect(page.getByLabel(typed, { exact: true })).not.toHaveValue('');
      });
    }
    await test.step('a passkey', async () => {
      await page.goto('/login');
      await press(page, 'Use a passkey');
      await expect(page.getByText(/so nothing was sent/)).toBeVisible();
    });
    for (const path of ['/verify', '/consent', '/match', '/chat']) {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
    }
    expect(sent).toEqual([]);
  });
}

test('A storage that is allowed again lets a person in after a reload', async ({ open }) => {
  const { page } = await open(person('Nobody', { zip: town() }));
  await page.addInitScript(() => {
    if (location.search.includes('closed')) Storage.prototype.setItem = () => undefined;
  });
  await page.goto('/login?closed');
  await expect(notice(page)).toBeVisible();
  await look(page, 'login-no-storage');
  await page.evaluate(() => history.replaceState(null, '', '/login'));
  await press(page, 'Load this page again');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

/** Pages that need no session, with a text that they show. */
const OPEN = [
  ['/', /JOIN NOW/],
  ['/welcome', /JOIN NOW/],
  ['/new-quiz-test', /Please log in to continue/],
  ['/vibe', /See what people are posting/],
  ['/vibe?open=wyn', /Wyn/],
  ['/shared-report', /No report data found/],
  ['/u/nobody_here', /Profile not found/],
  ['/post/0190aaaa-0000-7000-8000-000000000000', /Post not found/],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/safety', /safe/i],
  ['/take-down', /Take something down/],
  ['/transparency', /Reports in numbers/],
  ['/not-me', /It was not you\?/],
] as const;

/** Pages of members. A browser can refuse to write long after it kept a session. */
const OF_MEMBERS = [
  '/home',
  '/match',
  '/meet',
  '/soul-matching',
  '/soul-matching-setup',
  '/chat',
  '/peek',
  '/post',
  '/self',
  '/browse',
  '/chaos',
  '/chaos/create',
  '/trending',
  '/quiz-party',
  '/quiz-party/aura',
  '/interest-quiz',
  '/my-report',
  '/profile-setup',
  '/subscription',
  '/account',
  '/account/notifications',
  '/account/security',
  '/account/data',
  '/new-quiz-test',
] as const;

test('Every open page shows in a browser that refuses its storage', async ({ open }) => {
  const { page } = await open(person('Nobody', { zip: town() }));
  await refuseStorage(page, 'hides');
  for (const [path, words] of OPEN) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.mouse.move(20, 20);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText('This page tripped over a root.')).toBeHidden();
    });
  }
});

test('Every page of a member shows in a browser that takes no writes any more', async ({ open }) => {
  const { page } = await open(person('Vera', { zip: town() }), { stage: 'preferences' });
  await refuseStorage(page, 'throws');
  for (const path of OF_MEMBERS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await expect(page.getByRole('progressbar', { name: /^Loading/ })).toBeHidden();
      await expect(page.getByText('This page tripped over a root.')).toBeHidden();
    });
  }
});

test('The quiz warns that unsent answers are lost with the page without storage', async ({ open }) => {
  const { page } = await open(person('Vera', { zip: town() }), { stage: 'profile', expected: /ERR_FAILED/ });
  await refuseStorage(page, 'throws');
  await page.goto('/new-quiz-test');
  await page.route('**/api/archetype-quiz/response', (route) => route.abort());
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await page.getByRole('main').getByRole('group').getByRole('button').first().click();
  await expect(page.getByText('2 of 15')).toBeVisible();
  await expect(page.getByText(/this browser keeps nothing: if this page is loaded again/)).toBeVisible();
  await look(page, 'quiz-no-storage');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/this browser keeps nothing/)).toBeHidden();
});
