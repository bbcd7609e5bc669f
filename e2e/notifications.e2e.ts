import type { Page } from '@playwright/test';
import { HOUR_MS } from '#contract/durations.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { directRoom, enter, notifyAlways, pair, person, send } from './people.ts';
import { bubbles, liveAgain, say, toasts } from './steps.ts';

/** Makes pages that load from now on count the tones they play. Returns a function that returns the page's count. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const Tone = window.OscillatorNode;
    Object.assign(window, { tones: 0 });
    window.OscillatorNode = class extends Tone {
      constructor(...given: ConstructorParameters<typeof Tone>) {
        super(...given);
        (window as unknown as { tones: number }).tones += 1;
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

test('A message shows, sounds and counts only outside its open room', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile' });
  const other = await open(bo, { stage: 'profile' });
  await notifyAlways(product.url, one.entered);
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  const tones = await listen(one.page);
  const isLive = liveAgain(one.page);
  await one.page.goto('/account');
  await one.page.getByRole('heading', { name: 'Account' }).click();
  await isLive;
  await other.page.goto(room);

  await say(other.page, 'Ana', 'The otters are out.');
  await expect(toasts(one.page)).toContainText(['The otters are out.']);
  await expect(one.page).toHaveTitle('(1) Account · wildin');
  await expect(one.page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /^data:image\/png/);
  expect(await tones()).toBe(2);
  await say(other.page, 'Ana', 'All four of them.');
  await expect(toasts(one.page)).toHaveCount(1);
  await expect(toasts(one.page)).toContainText('Bo · 2 new');
  await expect(one.page).toHaveTitle('(2) Account · wildin');
  await keepPicture(one.page, 'toast-phone');

  await toasts(one.page).getByText('All four of them.').click();
  await expect(one.page).toHaveURL(new RegExp(`${room}$`));
  await expect(one.page).toHaveTitle('Bo · wildin');
  await expect(one.page.locator('link[rel="icon"]').first()).toHaveAttribute('href', /favicon\.svg$/);
  await expect(toasts(one.page)).toHaveCount(0);
  const before = await tones();
  await say(other.page, 'Ana', 'Come and look.');
  await expect(bubbles(one.page, 'Come and look.')).toHaveCount(1);
  await expect(one.page).toHaveTitle('Bo · wildin');
  await expect(toasts(one.page)).toHaveCount(0);
  // In the open room, somebody's typing makes a soft sound. The message itself does not ring.
  expect((await tones()) - before).toBeLessThanOrEqual(1);
});

test('A message in quiet hours counts, and neither shows nor sounds', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile' });
  const other = await enter(product.url, bo, 'profile');
  const clock = (ms: number): string =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(Date.now() + ms);
  await notifyAlways(product.url, one.entered, {
    quietHoursEnabled: true,
    quietHoursStart: clock(-HOUR_MS),
    quietHoursEnd: clock(HOUR_MS),
  });
  const room = `/chat/${await directRoom(product.url, one.entered, other)}`;
  const tones = await listen(one.page);
  await one.page.goto('/account');
  await one.page.getByRole('heading', { name: 'Account' }).click();
  const write = (content: string) =>
    send(`${product.url}/api${room.replace('/chat', '/chats')}/messages`, {
      token: other.accessToken,
      body: { clientId: crypto.randomUUID(), content },
    });
  for (const [index, text] of ['Are you awake?', 'Never mind.'].entries()) {
    await write(text);
    await expect(one.page).toHaveTitle(`(${index + 1}) Account · wildin`);
  }
  await expect(toasts(one.page)).toHaveCount(0);
  expect(await tones()).toBe(0);

  await notifyAlways(product.url, one.entered);
  const isLive = liveAgain(one.page);
  await one.page.reload();
  await one.page.getByRole('heading', { name: 'Account' }).click();
  await isLive;
  await write('Good morning.');
  await expect(toasts(one.page)).toContainText(['Good morning.']);
});

test('A saved setting stays, and one that could not be saved goes back', async ({ open, product }) => {
  const { page, entered } = await open(person('Ana'), { stage: 'profile', expected: /ERR_FAILED/ });
  const tones = await listen(page);
  await notifyAlways(product.url, entered);
  await page.goto('/account/notifications');
  const groups = page.getByRole('switch', { name: /Group messages/ });
  await groups.click();
  await page.getByRole('combobox', { name: 'Sound of direct messages' }).selectOption({ label: 'Chirp' });
  expect(await tones()).toBe(3);
  await page.getByRole('switch', { name: /Quiet hours/ }).click();
  await page.getByLabel('From', { exact: true }).fill('22:15');
  await expect(page.getByText('By the clock in America / New York.')).toBeVisible();
  await page.getByRole('switch', { name: /^Sounds/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wildin.sounds'))).toBe('off');
  const saved = () =>
    send<{ inAppSounds: boolean }>(`${product.url}/api/user-notification-settings`, {
      method: 'GET',
      token: entered.accessToken,
    });
  await expect.poll(async () => (await saved()).inAppSounds).toBe(false);

  await page.reload();
  await expect(groups).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Sound of direct messages' })).toHaveValue('chirp');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:15');
  await expect(page.getByRole('switch', { name: /^Sounds/ })).not.toBeChecked();

  await page.route('**/api/user-notification-settings', (route) => route.abort());
  await groups.click();
  await expect(toasts(page)).toContainText(['Not saved']);
  await expect(groups).not.toBeChecked();
});

test('A session that is ended elsewhere ends here within a second, with a word', async ({ open, product }) => {
  const ana = person('Ana');
  const { page } = await open(ana, { stage: 'profile' });
  const live = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
  await live;
  const { tokens } = await send<{ tokens: { accessToken: string } }>(`${product.url}/api/auth/login`, {
    body: { handleOrEmail: ana.email, password: ana.password, deviceId: 'another' },
  });
  await send(`${product.url}/api/auth/logout-all`, { token: tokens.accessToken });
  await expect(page).toHaveURL(/\/login/, { timeout: 2000 });
  await expect(toasts(page)).toContainText(['You have been signed out']);
});
