import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { follow, openPost, say } from './posting.ts';
import { DESK, PHONE } from './views.ts';

const articles = (page: Page): Locator => page.getByRole('feed').getByRole('article');

/** Returns an element's position in the window, in pixels, once the position no longer changes. */
async function restingPlace(thing: Locator): Promise<number> {
  let [before, now] = [Number.NaN, Number.NaN];
  await expect
    .poll(
      async () => {
        [before, now] = [now, (await thing.boundingBox())?.y ?? Number.NaN];
        return before === now;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return now;
}

/** Centers a post in the window, leaves the feed and comes back; returns how far the post moved, in pixels. */
async function moved(page: Page, number: number, leaveAndReturn: (link: Locator) => Promise<void>): Promise<number> {
  const post = articles(page).filter({ hasText: `Number ${number} ` });
  await post.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await restingPlace(post);
  await leaveAndReturn(post.getByRole('link').first());
  await expect(post).toBeVisible();
  return Math.abs((await restingPlace(post)) - before);
}

test('The way back from a post restores the reader’s place in the feed', async ({ open: enter, product }) => {
  test.slow();
  const [ana, bo] = pair();
  const [{ page, entered }, other] = [
    await enter(ana, { stage: 'profile', expected: /WebSocket/ }),
    await enter(bo, { stage: 'profile' }),
  ];
  await product.age();
  await follow(product.url, entered, other.entered);
  const post = (number: number) =>
    say(product.url, other.entered, { content: `Number ${number} ${'of many foxes '.repeat(number % 8)}` });
  for (let number = 0; number < 55; number += 1) await post(number);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    // Going to the current address would be a reload, which restores the same pages. So the test first goes elsewhere.
    await page.goto('/home');
    await page.goto('/peek?tab=pack');
    await expect(articles(page).nth(19)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(articles(page)).toHaveCount(30);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(articles(page)).toHaveCount(40);
    const back = async (): Promise<void> => {
      await page.goBack();
      await expect(articles(page)).toHaveCount(40);
    };
    const opened = async (link: Locator): Promise<void> => {
      await openPost(link);
      await expect(page).toHaveURL(/\/post\/.+/);
    };
    for (const number of size === PHONE ? [18, 38] : [25]) {
      expect(await moved(page, number, async (link) => (await opened(link), await back()))).toBeLessThanOrEqual(8);
    }
    if (size === DESK) continue;
    expect(
      await moved(page, 30, async (link) => {
        await opened(link);
        await page.getByRole('link', { name: 'Back', exact: true }).click();
        await expect(articles(page)).toHaveCount(40);
      }),
    ).toBeLessThanOrEqual(8);
    expect(
      await moved(page, 27, async () => {
        await page.reload();
        await expect(articles(page)).toHaveCount(40);
      }),
    ).toBeLessThanOrEqual(8);
    expect(
      await moved(page, 22, async (link) => {
        await opened(link);
        await page.reload();
        await post(100);
        await back();
      }),
    ).toBeLessThanOrEqual(8);
    await expect(page.getByRole('button', { name: '1 new post', exact: true })).toBeVisible();
  }
});

test('The way back restores the reader’s place even when the feed loads slowly', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const { page, entered } = await enter(ana, { stage: 'profile', expected: /WebSocket/ });
  const other = await enter(bo, { stage: 'profile' });
  await product.age();
  await follow(product.url, entered, other.entered);
  for (let number = 0; number < 20; number += 1)
    await say(product.url, other.entered, { content: `Number ${number} of many foxes` });
  await page.goto('/peek?tab=pack');
  await expect(articles(page)).toHaveCount(20);
  const shift = await moved(page, 4, async (link) => {
    await openPost(link);
    await expect(page).toHaveURL(/\/post\/.+/);
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Number 4 ');
    await page.route('**/api/posts/following?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue();
    });
    await page.goBack();
  });
  expect(shift).toBeLessThanOrEqual(8);
});

test('The focus returns to the post that a keyboard user opened', async ({ open: enter, product }) => {
  const { page, entered } = await enter(pair()[0], { stage: 'profile' });
  await product.age();
  for (let number = 0; number < 6; number += 1)
    await say(product.url, entered, { content: `Number ${number} of mine` });
  await page.goto('/peek');
  for (const number of [5, 1]) {
    const post = articles(page).filter({ hasText: `Number ${number} of mine` });
    await post.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/post\/.+/);
    await expect(page.getByRole('heading', { name: 'Post by' })).toBeFocused();
    await page.goBack();
    await expect(post).toBeFocused();
  }
});
