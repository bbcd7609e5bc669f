import { expect, test } from './fixtures.ts';
import { enter, meet, person, send, town, write } from './people.ts';
import { DESK, PHONE } from './views.ts';

test('A newcomer sees the same steps on home, on the welcome page and before matching', async ({ open }) => {
  const { page } = await open(person('Nova'), { stage: 'account' });
  const steps = page.getByRole('main').getByRole('listitem');
  const listed = [
    'Your profile',
    'The quiz',
    'Who you hope to meet',
    'Your first match',
    'Your first hello',
    'Your interests',
  ];
  const withWords = (step: string) => new RegExp(`^\\d?${step}`);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Friend!' })).toBeVisible();
  await expect(steps).toHaveText(listed.map(withWords));
  await page.goto('/signup-profile-boost');
  await expect(steps).toHaveText(listed.map(withWords));
  await page.getByRole('link', { name: 'Set up my profile' }).click();
  await expect(page).toHaveURL(/\/profile-setup$/);
  await page.goto('/match');
  await expect(page.getByRole('heading', { name: 'Complete Your Wild Profile' })).toBeVisible();
  await expect(steps).toHaveText(listed.map(withWords));
  await expect(page.getByRole('link', { name: 'Set up my profile' })).toHaveAttribute('href', '/profile-setup');
  await expect(page.getByRole('link', { name: 'Boost Your Wild Profile' })).toHaveAttribute('href', '/interest-quiz');
  await expect(page.getByRole('link', { name: 'Maybe Later' })).toHaveAttribute('href', '/self');
  await page.goto('/soul-matching');
  await expect(page).toHaveURL(/\/soul-matching-setup$/);
});

test('Home leads a newcomer by steps and the waiting match to their first hello', async ({ open, product }) => {
  const zip = town();
  const soraya = await enter(product.url, person('Soraya', { zip, type: 'INFP' }), 'preferences');
  const { page, entered } = await open(person('Ada', { zip, type: 'ENFP' }), { stage: 'preferences' });
  await page.setViewportSize(DESK);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  const next = page.getByRole('complementary', { name: 'Your next step' });
  await expect(next.getByRole('link', { name: 'Find my first match' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'To your first match' });
  await expect(steps.getByText('3 of 6')).toBeVisible();
  await expect(steps.getByRole('button', { name: 'Hide' })).toHaveCount(0);
  await expect(page.getByRole('figure')).toContainText('Plate 7 of 16');

  const { chatRoomId: roomId } = await meet(product.url, entered);
  await page.reload();
  const waiting = page.getByRole('complementary', { name: 'Waiting for you' });
  await expect(waiting.getByRole('heading', { name: /^Soraya, \d\d$/ })).toBeVisible();
  await page.setViewportSize(PHONE);
  // On a phone the done steps are one line, which unfolds.
  await expect(steps.getByText('Your profile')).toBeHidden();
  await expect(steps.getByRole('listitem').filter({ visible: true }).first()).toHaveText(/Your first hello/);
  await steps.getByRole('button', { name: '4 done' }).click();
  await expect(steps.getByText('Your profile')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Match 1 waiting · \d+[hm]/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCount(0);
  await page.setViewportSize(DESK);
  await expect(waiting.getByText('Your first match', { exact: true })).toBeVisible();
  await expect(steps.locator('[aria-current]')).toHaveText(/Your first hello/);
  await expect(steps.getByText('4 of 6')).toBeVisible();
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(steps).toHaveCount(0);

  await waiting.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByRole('textbox', { name: 'Message Soraya' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada!' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: /^Match 2 left · \d+[hm]/ })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Rooms/ })).toBeVisible();
  await write(product.url, soraya, { roomId, content: 'Saturday. I bring soup.' });
  const chat = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Chat 1 unread/ });
  await expect(chat).toContainText('Saturday. I bring soup.');
  await expect(chat).toContainText('Soraya');
});

test('A sender’s words show in the Chat tile beside a long name and a mark', async ({ open, product }) => {
  const { page, entered } = await open(person('Ada'), { stage: 'preferences' });
  const { chatroom_id: roomId } = await send<{ chatroom_id: string }>(`${product.url}/api/soul-matching/ai-bot`, {
    token: entered.accessToken,
    body: {},
  });
  expect(roomId).toBeTruthy();
  await page.goto('/');
  const chat = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Chat/ });
  const words = chat.locator('[data-said]');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.width).toBeGreaterThan(80);
  // The mark stands on the line of the name.
  await expect(chat).toContainText(/AI/);
});

test('Home whose live parts do not come still leads to its four areas', { tag: '@edge' }, async ({ open, product }) => {
  const zip = town();
  await open(person('Wren', { zip }), { stage: 'preferences' });
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences', expected: /ERR_FAILED/ });
  await meet(product.url, entered);
  await page.route('**/HomeLive*', (route) => route.abort());
  await page.goto('/');
  const areas = page.getByRole('navigation', { name: 'Areas' }).getByRole('link');
  await expect(areas).toHaveText([/^Match/, /^Peek/, /^Chat/, /^Self/]);
});
