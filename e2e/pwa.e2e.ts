import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PushPayload } from '#contract/notifications.ts';
import { PushService, type Browser } from '#test/push-service.ts';
import { expect, NO_NETWORK, keepPicture, test as base } from './fixtures.ts';
import { directRoom, enter, meet, notifyAlways, pair, person, send, town, write, type Entered } from './people.ts';
import { bubbles, say, toasts } from './steps.ts';

/** The product with a local push service, which the server is allowed to call. */
const test = base.extend<object, { service: PushService; settings: Record<string, string> }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await new PushService().start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ service }, use) => use(service.env), { scope: 'worker' }],
});

test.use({ serviceWorkers: 'allow' });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

/** Clicks the page, which then registers the service worker. Waits until the worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.mouse.click(1, 1);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Returns the keys in the page's cache of reads; [] if the page has not created the cache. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = 'wildin-shelf';
    // Opening a database that the app has not created would create an empty one.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    const answer = <T>(asking: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asking.addEventListener('success', () => resolve(asking.result));
        asking.addEventListener('error', () => reject(new Error(`${name} does not answer.`)));
      });
    const database = await answer(indexedDB.open(name));
    const keys = await answer(database.transaction('kept').objectStore('kept').getAllKeys());
    database.close();
    return keys.map(String);
  });
}

async function signOut(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: 'Sign out', exact: true });
  await leave.click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
}

test('The app opens offline with the last chats and sends new messages later', async ({ open, product }) => {
  const [ana, bo] = pair();
  const one = await open(ana, { stage: 'profile', expected: NO_NETWORK });
  const other = await enter(product.url, bo, 'profile');
  const roomId = await directRoom(product.url, one.entered, other);
  await write(product.url, other, { roomId, content: 'The bridge is down.' });
  const { page } = one;
  await page.goto('/chat');
  await controlled(page);
  const names = async () => (await kept(page)).map((key) => key.replace(/^\d+ /, ''));
  await expect.poll(names).toEqual(expect.arrayContaining(['api/auth/user', 'api/chats', `room ${roomId}`]));

  // The browser goes offline before the server stops, because a stopping server answers requests with 503.
  await page.context().setOffline(true);
  await product.stop();
  await page.goto('/chat');
  await expect(page.getByText('The bridge is down.')).toBeVisible();
  await keepPicture(page, 'offline-chats-phone');
  await page.getByRole('link', { name: /Bo/ }).click();
  await expect(bubbles(page, 'The bridge is down.')).toHaveCount(1);
  await say(page, 'Bo', 'Then I shall swim.');
  await expect(page.getByText(/Sending…|Not sent/)).toBeVisible();
  await page.goto('/soul-matching');
  await expect(page.getByText('No network, no trail.')).toBeVisible();
  await keepPicture(page, 'offline-page-phone');

  await product.run();
  await page.context().setOffline(false);
  // The offline page retries by itself. The test waits for this, because the retry would interrupt the next navigation.
  await expect(page.getByText('No network, no trail.')).toHaveCount(0);
  await page.goto(`/chat/${roomId}`);
  await expect(page.getByText('Sent', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(bubbles(page, 'Then I shall swim.')).toHaveCount(1);
  const { messages } = await send<{ messages: { content: string }[] }>(`${product.url}/api/chats/${roomId}/messages`, {
    method: 'GET',
    token: other.accessToken,
  });
  expect(messages.map(({ content }) => content)).toEqual(['The bridge is down.', 'Then I shall swim.']);

  await page.goto('/account');
  await signOut(page);
  expect(await kept(page)).toEqual([]);
});

test('The matching home shows its last state dimmed offline and recovers by itself', async ({ open, product }) => {
  const zip = town();
  await enter(product.url, person('Soraya', { zip }), 'preferences');
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences', expected: NO_NETWORK });
  const match = await meet(product.url, entered);
  const hal = await enter(product.url, person('Hal', { zip, gender: 'men' }), 'preferences');
  await send(`${product.url}/api/users/${hal.id}`, {
    method: 'PUT',
    token: hal.accessToken,
    body: { inQuestHall: true },
  });
  await page.goto('/match');
  await controlled(page);
  // Offline, only pages that were opened before have their code, so the test opens each page once.
  for (const path of [`/soul-match-result?match=${match.id}`, '/soul-matching', '/', '/match']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Soraya, \d\d$/ }).first()).toBeAttached();
  }
  const hallOf = (of: Page) => of.getByRole('region', { name: 'Quest Hall' });
  await expect(hallOf(page).getByRole('button', { name: /^Hal, / })).toBeVisible();
  const main = page.getByRole('main');
  const soraya = page.getByRole('heading', { name: /^Soraya, \d\d$/ }).filter({ visible: true });
  await expect(soraya).toBeVisible();
  const dimmed = main.locator('.opacity-70').filter({ has: soraya.first() });
  await expect(dimmed).toHaveCount(0);
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(0);

  // The browser goes offline before the server stops, because a stopping server answers requests with 503.
  await page.context().setOffline(true);
  await product.stop();
  await page.goto('/match');
  await expect(soraya).toBeVisible();
  await expect(dimmed).toHaveCount(1);
  await expect(hallOf(page).getByRole('button', { name: /^Hal, / })).toBeVisible();
  await keepPicture(page, 'offline-match-phone');
  await page.goto(`/soul-match-result?match=${match.id}`);
  await expect(dimmed).toHaveCount(1);
  await page.goto('/soul-matching');
  await expect(dimmed).toHaveCount(1);
  await page.goto('/');
  await expect(dimmed).toHaveCount(1);
  await page.goto('/match');
  await expect(dimmed).toHaveCount(1);

  await product.run();
  await page.context().setOffline(false);
  await expect(dimmed).toHaveCount(0);
  await expect(soraya).toBeVisible();
});

test('A newer version waits until a person asks for it, and then comes once', async ({ open }) => {
  const { page } = await open(person('Ana'), { stage: 'profile' });
  await page.goto('/account');
  await controlled(page);
  const bar = page.getByText('A new version is ready');
  await expect(bar).toHaveCount(0);
  // The browser treats the same worker at another address as a new version.
  await page.evaluate(() => {
    interface Policy {
      createScriptURL: (url: string) => string;
    }
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (n: string, p: Policy) => Policy } };
    const policy = trustedTypes.createPolicy('next', { createScriptURL: (url) => url });
    return navigator.serviceWorker.register(policy.createScriptURL('/sw.js?next')).then(() => undefined);
  });
  await expect(bar).toBeVisible();
  // The bar can be dismissed, and appears again after the next load.
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(bar).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  expect(loads).toBe(1);
});

/** Makes the browser return the test's subscription instead of requesting one from a public push service. */
async function subscribeHere(page: Page, device: Browser): Promise<void> {
  const { endpoint, keys } = device.subscription;
  await page.addInitScript(
    (given) => {
      const made = {
        ...given,
        toJSON: () => given,
        unsubscribe: async () => {
          subscription = null;
          Object.assign(window, { hasParted: true });
          return true;
        },
      };
      // A browser keeps a subscription over a reload. `wildin.push` exists once the page has sent one to the server.
      let subscription: object | null = document.URL !== 'about:blank' && 'wildin.push' in localStorage ? made : null;
      Object.assign(PushManager.prototype, {
        subscribe: async () => (subscription = made),
        getSubscription: async () => subscription,
      });
    },
    { endpoint, keys },
  );
}

/** Returns a function that delivers a push to the page's service worker, as the browser's push client does. */
async function deliverer(page: Page): Promise<(payload: PushPayload) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (payload) => {
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) });
  };
}

function notifications(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Presses the notification with this tag, or one of its buttons. */
async function press(page: Page, tag: string, action = ''): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(
    async (what) => {
      const self = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
      };
      const [notification] = await self.registration.getNotifications({ tag: what.tag });
      if (notification === undefined) throw new Error('It is gone.');
      const init = { notification, action: what.action };
      globalThis.dispatchEvent(new self.NotificationEvent('notificationclick', init));
    },
    { tag, action },
  );
}

/** Lets two people call each other, and begins a call of the first one, who only has to be there. */
async function beginCall(url: string, roomId: string, [caller, called]: [Entered, Entered]): Promise<string> {
  await notifyAlways(url, called);
  for (const each of [caller, called]) await write(url, each, { roomId, content: 'I would like to hear that.' });
  const path = `${url}/api/chats/${roomId}/calls`;
  for (const { accessToken: token } of [caller, called])
    await send(`${path}/consent`, { method: 'PUT', token, body: { answer: 'ask' } });
  const body = { clientId: randomUUID(), comesAs: 'voice', connectionId: randomUUID() };
  return (await send<{ call: { id: string } }>(path, { token: caller.accessToken, body })).call.id;
}

test(
  'A push leads to its page unless that is open, its button answers',
  { tag: '@browser' },
  async ({ open, product, service }) => {
    const [ana, bo] = pair();
    const { page, entered } = await open(ana, { stage: 'profile' });
    const other = await enter(product.url, bo, 'profile');
    const roomId = await directRoom(product.url, entered, other);
    await page.context().grantPermissions(['notifications'], { origin: product.url });
    const device = service.browser();
    await subscribeHere(page, device);

    await page.goto('/account/notifications');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('On for this device')).toBeVisible();
    await controlled(page);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(toasts(page)).toContainText(['Sent.']);
    const [sent] = service.of(device);
    if (sent === undefined) throw new Error('Nothing was sent.');
    const deliver = await deliverer(page);
    await deliver(sent);
    await expect.poll(() => notifications(page)).toEqual([{ title: sent.title, body: sent.body, tag: sent.tag }]);

    const news = (about: string): PushPayload => ({
      type: 'new_message',
      title: 'Bo',
      body: `In ${about}.`,
      url: `/chat/${about}`,
      tag: about,
      roomId: about,
      unreadCount: 2,
      isSilent: false,
    });
    await page.goto(`/chat/${roomId}`);
    await expect(page).toHaveTitle('Bo · wildin');
    const elsewhere = '018f0000-0000-7000-8000-000000000000';
    await deliver(news(roomId));
    await deliver(news(elsewhere));
    const tags = async () => (await notifications(page)).map(({ tag }) => tag).toSorted();
    await expect.poll(tags).toEqual([elsewhere, sent.tag]);

    await press(page, sent.tag);
    await expect(page).toHaveURL(/\/account\/notifications$/);
    expect(await tags()).toEqual([elsewhere]);

    await page.goto('about:blank');
    const callId = await beginCall(product.url, roomId, [other, entered]);
    await expect.poll(() => service.of(device).map(({ type }) => type)).toContain('call');
    const ring = service.of(device).find(({ type }) => type === 'call');
    if (ring === undefined) throw new Error('Nothing rang.');
    await deliver(ring);
    await expect(() => press(page, ring.tag, 'answer')).toPass();
    // Only a press of a real finger may open a window. The address is the one that the worker opens then.
    await page.goto(ring.url);
    await expect(page.getByRole('dialog')).toContainText('Connecting');
    const { call } = await send<{ call: { state: string } }>(`${product.url}/api/calls/${callId}`, {
      method: 'GET',
      token: other.accessToken,
    });
    expect(call.state).toBe('answered');
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.goto('/account');
    await signOut(page);
    expect(await page.evaluate(() => 'hasParted' in window)).toBe(true);
  },
);
