import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, enter, pair, write } from './people.ts';
import { composer } from './steps.ts';

test('The way out of a crashed room leads to the chats', async ({ open, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', expected: /./ });
  const other = await enter(product.url, bo, 'profile');
  const room = await directRoom(product.url, entered, other);
  await write(product.url, other, { roomId: room, content: 'hello' });
  await page.route(`**/api/chats/${room}/messages*`, async (route) => {
    const text = await (await route.fetch()).text();
    // No page can draw a message without its words.
    await route.fulfill({ contentType: 'application/json', body: text.replaceAll('"hello"', '7') });
  });
  await page.goto(`/chat/${room}`);
  await expect(page.getByRole('heading', { name: 'This page tripped over a root.' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'All chats' }).click();
  await expect(page.getByRole('list').getByRole('link', { name: /Bo/ })).toBeVisible();
  await expect(page.getByText('This page tripped over a root.')).toBeHidden();
});

test('A page whose code did not load reloads by itself', async ({ open }) => {
  const { page } = await open(pair()[0], { stage: 'profile', expected: /ERR_FAILED/ });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/main-*.js', (route) => (documents < 2 ? route.abort() : route.continue()));
  await page.goto('/home');
  await expect.poll(() => documents).toBe(2);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
  expect(documents).toBe(2);
});

test('The offline strip shows at the next connection attempt without an offline event', async ({ open, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
  const other = await enter(product.url, bo, 'profile');
  const room = await directRoom(product.url, entered, other);
  await page.addInitScript(() => {
    for (const name of ['online', 'offline']) {
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  let cut = (): void => undefined;
  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    cut = () => {
      void server.close();
      void socket.close();
    };
  });
  await page.goto(`/chat/${room}`);
  await expect(composer(page, 'Bo')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.context().setOffline(true);
  cut();
  await expect(page.getByText('Offline. Messages wait here')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Offline. Messages wait here')).toBeHidden();
});
