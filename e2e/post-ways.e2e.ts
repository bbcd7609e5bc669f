import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pair, person, send, type Entered } from './people.ts';
import { say } from './posting.ts';
import { DESK, look } from './views.ts';
import { toasts } from './steps.ts';

const articles = (page: Page) => page.getByRole('feed').getByRole('article');
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });
const A_LOOP = { imageUrl: '/gifs/hello-otter.svg', title: 'An otter pops up and waves hello.' };

test('A press on a GIF opens its post and the way back returns there', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const cy = person('Cy', { handle: `cy_of_ways_${process.pid}` });
  const [{ page }, other] = [await enter(ana, { stage: 'profile' }), await enter(bo, { stage: 'quiz' })];
  await enter(cy, { stage: 'profile' });
  await product.age();
  const id = await say(product.url, other.entered, {
    content: `Hello @${cy.handle ?? ''}`,
    imageUrl: A_LOOP.imageUrl,
  });
  await page.goto('/peek');
  const card = articles(page).filter({ hasText: `Hello @${cy.handle ?? ''}` });
  // The GIF has a play button, which does not open the post.
  await card.getByRole('button', { name: `Play GIF: ${A_LOOP.title}` }).click();
  await expect(card.getByRole('button', { name: `Pause GIF: ${A_LOOP.title}` })).toBeVisible();
  await expect(page).toHaveURL('/peek');
  const box = await card.getByRole('img', { name: A_LOOP.title }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page).toHaveURL(`/post/${id}`);

  const article = page.getByRole('article');
  await expect(article.getByText('Healer')).toBeVisible();
  await look(page, 'post-gif');
  await article.getByRole('link', { name: /^Bo/ }).click();
  await expect(page).toHaveURL(`/users/${other.entered.id}?returnTo=%2Fpost%2F${id}`);
  await back(page).click();
  await expect(page).toHaveURL(`/post/${id}`);
  await article.getByRole('link', { name: `@${cy.handle ?? ''}` }).click();
  await expect(page.getByRole('heading', { name: 'Cy' })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL(`/post/${id}`);
  // A post that is gone leads a member back to their own feed.
  await page.goto('/post/0190aaaa-0000-7000-8000-000000000000');
  await page.getByRole('link', { name: 'Back to Feed' }).click();
  await expect(page).toHaveURL('/peek');
});

test('Your Pack shows the posts of a newly followed person', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const [{ page }, other] = [await enter(ana, { stage: 'profile' }), await enter(bo, { stage: 'profile' })];
  await product.age();
  await say(product.url, other.entered, { content: 'Follow me to the pond' });
  await page.goto('/peek?tab=pack');
  await expect(page.getByText('Looks a little too quiet in here for Your Pack')).toBeVisible();
  await page.getByRole('tab', { name: 'The Wild' }).click();
  await articles(page).filter({ hasText: 'Follow me to the pond' }).getByRole('link', { name: /^Bo/ }).click();
  await page.getByRole('button', { name: 'Follow Bo' }).click();
  await expect(page.getByRole('button', { name: 'Following Bo' })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/peek');
  await page.getByRole('tab', { name: 'Your Pack' }).click();
  await expect(articles(page).filter({ hasText: 'Follow me to the pond' })).toHaveCount(1);
  await articles(page).getByRole('link', { name: /^Bo/ }).click();
  await page.getByRole('button', { name: 'Following Bo' }).click();
  await expect(page.getByRole('button', { name: 'Follow Bo' })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/peek?tab=pack');
  await expect(page.getByText('Looks a little too quiet in here for Your Pack')).toBeVisible();
});

test('A member’s new comments show at once and only once below many others', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const [{ page }, other] = [await enter(ana, { stage: 'profile' }), await enter(bo, { stage: 'profile' })];
  await product.age();
  const id = await say(product.url, other.entered, { content: 'Say something, everybody' });
  const comment = ({ accessToken: token }: Entered, content: string) =>
    send(`${product.url}/api/posts/${id}/comments`, { token, body: { content } });
  for (let at = 1; at <= 25; at += 1) await comment(other.entered, `Number ${at} of them`);
  await page.setViewportSize(DESK);
  await page.goto('/peek');
  const card = articles(page).filter({ hasText: 'Say something, everybody' });
  await expect(card.getByText('Comments: 25')).toBeVisible();
  await card.getByRole('link', { name: 'Say something, everybody' }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem')).toHaveCount(20);
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  // The page reads all comments again after each new comment. The person can send the next comment before that.
  let read = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (read = resolve));
  await page.route('**/comments', async (route) => {
    if (route.request().method() === 'GET') await isRead;
    await route.continue();
  });
  for (const words of ['And mine', 'And my last one']) {
    await field.fill(words);
    await field.press('Enter');
    await expect(comments.getByText(words)).toBeVisible();
    await expect(field).toHaveValue('');
  }
  read();
  await expect(comments.getByRole('listitem')).toHaveCount(22);
  await expect(comments.getByRole('heading', { name: '27 comments' })).toBeVisible();
  // Somebody comments while the page loads more comments, so the page reads all comments again.
  await page.unrouteAll();
  let counted = (): void => undefined;
  const isCounted = new Promise<void>((resolve) => (counted = resolve));
  const whileMoreComes = async (route: Route): Promise<void> => {
    await comment(other.entered, 'Number 26 of them');
    await expect(comments.getByRole('heading', { name: '28 comments' })).toBeVisible();
    counted();
    // By now the page may have aborted its request.
    await route.continue().catch(() => undefined);
  };
  await page.route('**/comments?*', whileMoreComes, { times: 1 });
  await comments.getByRole('button', { name: 'More comments' }).click();
  await expect(comments.getByRole('listitem')).toHaveCount(28);
  await expect(comments.getByText('And my last one')).toHaveCount(1);
  await isCounted;
  await back(page).click();
  await expect(card.getByText('Comments: 28')).toBeVisible();
});

test('A like that does not arrive is taken back, and says so', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const expected = /status of 500/;
  const [{ page }, other] = [await enter(ana, { stage: 'profile', expected }), await enter(bo, { stage: 'profile' })];
  await product.age();
  const id = await say(product.url, other.entered, { content: 'Like me if you can' });
  await page.goto(`/post/${id}`);
  await page.route('**/like', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  const heart = page.getByRole('button', { name: /^Like, / });
  await heart.click();
  await expect(toasts(page).getByText('Error: Failed to like post')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAccessibleName('Like, 0 likes');
});

test('The post that has the focus stays, however far away one scrolls', async ({ open: enter, product }) => {
  const { page, entered } = await enter(person('Ana'), { stage: 'profile' });
  await product.age();
  await say(product.url, entered, { content: 'One of very many' });
  // A test cannot write hundreds of posts, so the response contains copies of one post.
  let pages = 0;
  await page.route(/\/api\/posts(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { posts } = (await answer.json()) as { posts: { createdAt: string }[] };
    pages += 1;
    const copies = Array.from({ length: 60 }, () => ({ ...posts[0], id: crypto.randomUUID() }));
    const nextCursor = pages < 3 ? `${Date.now()}.${crypto.randomUUID()}` : null;
    await route.fulfill({ response: answer, json: { posts: copies, nextCursor } });
  });
  await page.goto('/peek');
  const places = page.getByRole('feed').locator('[data-anchor]');
  await expect(places.nth(59)).toBeAttached();
  const heart = articles(page)
    .first()
    .getByRole('button', { name: /^Like, / });
  await heart.focus();
  for (const count of [120, 180]) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(places).toHaveCount(count);
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Posts far above the window are unmounted; only the focused post stays.
  await expect(places.nth(3).getByRole('article')).toHaveCount(0);
  await expect(heart).toBeFocused();
});

test('The feed and a profile do not shift after their first paint', async ({ open: enter, product }) => {
  const { page, entered } = await enter(person('Ana'), { stage: 'profile' });
  for (const content of ['One word.', 'Somewhat longer words of mine, which take more lines.', 'And a third.'])
    await say(product.url, entered, { content });
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { moved: Reflect.get(globalThis, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/peek', '/self']) {
    await page.goto(address);
    await expect(page.getByText('One word.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number>('moved'), address).toBeLessThanOrEqual(0.01);
  }
});
