import type { Page } from '@playwright/test';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { send } from './people.ts';
import { say } from './posting.ts';
import { tryAgain } from './steps.ts';
import { holdSockets } from './line.ts';
import { two } from './twos.ts';

const expected = /ERR_INTERNET_DISCONNECTED|WebSocket|404/;

test('A card and an open post show edits, new comments and a deletion live', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { one: { expected } });
  const id = await say(product.url, other.entered, { content: 'The kettel is on' });
  const api = `${product.url}/api/posts/${id}`;
  const token = other.entered.accessToken;
  const gone = await say(product.url, other.entered, { content: 'Gone in a moment' });
  const { page } = one;
  await page.goto('/peek');
  const card = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: /kett(?:el|le) is on/ });
  const second = page.getByRole('feed').getByRole('article').filter({ hasText: 'Gone in a' });
  await expect(second).toContainText('Gone in a moment');
  for (const content of ['Gone in a minute', 'Gone in a second']) {
    await send(`${product.url}/api/posts/${gone}`, { method: 'PUT', token, body: { content } });
    await expect(second).toContainText(content);
  }
  await expect(second).toContainText('edited');
  await send(`${product.url}/api/posts/${gone}`, { method: 'DELETE', token });
  await expect(second).toHaveCount(0);

  await card.getByRole('link', { name: 'The kettel is on' }).click({ position: { x: 12, y: 12 } });
  const article = page.getByRole('article');
  await expect(article).toContainText('The kettel is on');
  await expect(page.getByRole('heading', { name: '0 comments' })).toBeVisible();

  await send(api, { method: 'PUT', token, body: { content: 'The kettle is on' } });
  await expect(article).toContainText('The kettle is on');
  await expect(article).toContainText('edited');
  await send(`${api}/comments`, { token, body: { content: 'Milk, anybody?' } });
  await expect(page.getByText('Milk, anybody?')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 comment', exact: true })).toBeVisible();

  await page.context().setOffline(true);
  await send(`${api}/comments`, { token, body: { content: 'It whistles' } });
  await page.context().setOffline(false);
  await expect(page.getByText('It whistles')).toBeVisible();

  await page.goBack();
  await expect(card).toContainText('The kettle is on');
  await page.goForward();
  await expect(page.getByText('It whistles')).toBeVisible();
  await send(api, { method: 'DELETE', token });
  await expect(page.getByRole('heading', { name: 'Post not found' }).last()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'See What’s Wild' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('A card read before the socket connects still shows the author’s edit', async ({ open: enter, product }) => {
  const { one, other } = await two(enter);
  const id = await say(product.url, other.entered, { content: 'The tee is ready' });
  const cardOf = (page: Page) => page.getByRole('feed').getByRole('article').filter({ hasText: 'is ready' });
  const connect = await holdSockets(one.page);
  await one.page.goto('/peek');
  await expect(cardOf(one.page)).toContainText('The tee is ready');
  await other.page.goto('/peek');
  await expect(cardOf(other.page)).toContainText('The tee is ready');
  const body = { content: 'The tea is ready' };
  await send(`${product.url}/api/posts/${id}`, { method: 'PUT', token: other.entered.accessToken, body });
  await expect(cardOf(other.page)).toContainText('The tea is ready');
  connect();
  await expect(cardOf(one.page)).toContainText('The tea is ready');
});

test('A post of the feed opens offline and its comments load once online', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { one: { expected: NO_NETWORK } });
  const id = await say(product.url, other.entered, { content: 'Between two tunnels' });
  const token = other.entered.accessToken;
  await send(`${product.url}/api/posts/${id}/comments`, { token, body: { content: 'Here is light' } });
  const { page } = one;
  await page.goto('/peek');
  const link = page.getByRole('feed').getByRole('link', { name: 'Between two tunnels' });
  // The browser loads the code of a post's page once while there is a network.
  await link.click({ position: { x: 12, y: 12 } });
  await expect(page.getByText('Here is light')).toBeVisible();
  // A new document knows no comments.
  await page.goto('/peek');
  await expect(link).toBeVisible();
  await page.route('**/api/posts/*', (route) => route.abort());
  await page.route('**/api/posts/*/comments', (route) => route.abort());
  await link.click({ position: { x: 12, y: 12 } });
  await expect(page.getByRole('article')).toContainText('Between two tunnels');
  await tryAgain(page, '**/api/posts/*/comments');
  await expect(page.getByText('Here is light')).toBeVisible();
});

test('A reopened post is never older than its card and never reverts the card', async ({ open: enter, product }) => {
  const { one, other } = await two(enter, { one: { expected: /ERR_FAILED/ } });
  const id = await say(product.url, other.entered, { content: 'The kettel is on' });
  const { page } = one;
  await page.goto('/peek');
  const card = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: /kett(?:el|le) is on/ });
  const open = () => card.getByRole('link', { name: 'is on' }).click({ position: { x: 12, y: 12 } });
  await open();
  await expect(page.getByRole('article')).toContainText('The kettel is on');
  await page.goBack();
  await send(`${product.url}/api/posts/${id}`, {
    method: 'PUT',
    token: other.entered.accessToken,
    body: { content: 'The kettle is on' },
  });
  await say(product.url, other.entered, { content: 'Come over' });
  await page.getByRole('button', { name: /new posts?$/ }).click();
  await expect(card).toContainText('The kettle is on');
  await page.route(`**/api/posts/${id}`, (route) => route.abort());
  await open();
  await expect(page.getByRole('article')).toContainText('The kettle is on');
  await page.goBack();
  await expect(card).toContainText('The kettle is on');
});
