import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pictureOf } from '#test/photo.ts';
import { expect, keepPicture, NO_NETWORK, test } from './fixtures.ts';
import { pair } from './people.ts';
import { follow, say } from './posting.ts';
import { two } from './twos.ts';
import { toasts } from './steps.ts';

const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });
const post = (page: Page) => page.getByRole('button', { name: 'Post', exact: true });
const articles = (page: Page) => page.getByRole('feed').getByRole('article');

test('A draft post survives a reload and is posted once', async ({ open: enter }) => {
  const { one, other } = await two(enter);
  const text = `My fox has opinions about Mondays, and about post ${randomUUID().replaceAll(/[\d-]/g, '')}`;
  await one.page.goto('/post');
  await post(one.page).click();
  await expect(one.page.getByText('Write something, or add a picture or a GIF.')).toBeVisible();
  await expect(words(one.page)).toBeFocused();
  await words(one.page).fill(text);
  await one.page.getByRole('button', { name: '#Wild Self Challenge' }).click();
  await expect(words(one.page)).toHaveValue(`${text} #WildSelfChallenge`);
  await one.page.getByRole('button', { name: '#Wild Self Challenge' }).click();
  await one.page.reload();
  await expect(words(one.page)).toHaveValue(text);
  await keepPicture(one.page, 'post-compose');
  await post(one.page).dblclick();
  await expect(toasts(one.page).getByText('Posted successfully! 🎉')).toBeVisible();
  await expect(articles(one.page).filter({ hasText: text })).toHaveCount(1);
  await one.page.goto('/post');
  await expect(words(one.page)).toHaveValue('');

  await other.page.goto('/peek');
  const card = articles(other.page).filter({ hasText: text });
  await card.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await keepPicture(other.page, 'post-feed');
  await card.getByRole('link', { name: text }).click();
  await expect(other.page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  const tabs = other.page.getByRole('navigation', { name: 'Main' });
  await expect(tabs.locator('[aria-current]')).toHaveText('Peek');
  const field = other.page.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Mine too.');
  await field.press('Enter');
  const comments = other.page.getByRole('region', { name: 'Comments' });
  await expect(comments.locator('span').getByText('Mine too.')).toBeVisible();
  await expect(comments.getByRole('heading', { name: '1 comment' })).toBeVisible();
  await expect(field).toHaveValue('');
  await keepPicture(other.page, 'post-detail');

  const { pathname } = new URL(other.page.url());
  await other.page.goto('/self');
  await expect(other.page.getByText("You haven't posted anything yet")).toBeVisible();
  await other.page.getByRole('tab', { name: 'Likes' }).click();
  await expect(other.page.getByRole('tabpanel').getByRole('article').filter({ hasText: text })).toHaveCount(1);
  await other.page.goto(`/users/${one.entered.id}`);
  await expect(other.page.getByRole('region', { name: 'Posts' }).getByText(text)).toBeVisible();
  await expect(other.page.getByRole('tab', { name: 'Likes' })).toHaveCount(0);
  await other.page.goto(pathname);

  await one.page.goto(pathname);
  await expect(one.page.getByText('Mine too.')).toBeVisible();
  await one.page.getByRole('button', { name: 'More about your post' }).click();
  await one.page.getByRole('menuitem', { name: 'Edit' }).click();
  await words(one.page).fill(`${text}!`);
  await one.page.getByRole('button', { name: 'Save' }).click();
  await expect(one.page.getByText('edited')).toBeVisible();
  await one.page.getByRole('button', { name: 'More about your post' }).click();
  await one.page.getByRole('menuitem', { name: 'Delete' }).click();
  await one.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(one.page).toHaveURL(/\/peek$/);
  await expect(articles(one.page).filter({ hasText: text })).toHaveCount(0);
  await other.page.reload();
  await expect(other.page.getByText('Post not found').first()).toBeVisible();
});

test('A followers-only post with its picture and words reaches followers alone', async ({ open: enter, product }) => {
  const [ana, bo] = pair();
  const [cy] = pair();
  const [one, other, third] = [
    await enter(ana, { stage: 'profile', expected: NO_NETWORK }),
    await enter(bo, { stage: 'profile', expected: NO_NETWORK }),
    await enter(cy, { stage: 'profile', expected: NO_NETWORK }),
  ];
  await product.age();
  await follow(product.url, other.entered, one.entered);
  await one.page.goto('/post');
  await one.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(4) });
  await one.page.getByRole('textbox', { name: 'Description of your picture' }).fill('A hill at dusk');
  await expect(one.page.getByRole('button', { name: 'Choose a GIF' })).toHaveCount(0);
  await one.page.reload();
  await expect(one.page.getByRole('textbox', { name: 'Description of your picture' })).toHaveValue('A hill at dusk');
  await words(one.page).fill('For my few');
  await one.page.getByRole('radio', { name: /^Followers/ }).check({ force: true });
  await keepPicture(one.page, 'post-compose-picture');
  await post(one.page).click();
  await expect(one.page).toHaveURL(/\/peek/);

  await other.page.goto('/peek?tab=pack');
  await expect(articles(other.page)).toHaveCount(1);
  await expect(articles(other.page).getByRole('img', { name: 'A hill at dusk' })).toBeVisible();
  await articles(other.page).getByRole('link', { name: 'For my few' }).click();
  await expect(other.page).toHaveURL(/\/post\/.+/);
  await other.page.getByRole('button', { name: 'Open picture: A hill at dusk' }).click();
  const viewer = other.page.getByRole('dialog', { name: 'Picture' });
  await expect(viewer.getByRole('img', { name: 'A hill at dusk' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(other.page.getByRole('button', { name: 'Share this post' })).toHaveCount(0);
  const { pathname } = new URL(other.page.url());
  await third.page.goto(pathname);
  await expect(third.page.getByText('Post not found').first()).toBeVisible();
  await third.page.goto('/peek?tab=pack');
  await expect(third.page.getByText('Looks a little too quiet in here for Your Pack')).toBeVisible();
  await keepPicture(third.page, 'post-quiet');

  await one.page.goto('/post');
  await one.page.getByRole('button', { name: 'Choose a GIF' }).click();
  await one.page.getByRole('textbox', { name: 'Search GIFs' }).fill('otter');
  await one.page.getByRole('list', { name: 'GIFs' }).getByRole('button').first().click();
  await post(one.page).click();
  await expect(one.page).toHaveURL(/\/peek/);
  await third.page.goto('/peek');
  await expect(third.page.getByRole('img', { name: 'An otter pops up and waves hello.' }).first()).toBeVisible();
});

test(
  'The feed loads more pages by itself twice and then by a button',
  { tag: '@edge' },
  async ({ open: enter, product }) => {
    const [ana] = pair();
    const { page, entered } = await enter(ana, { stage: 'profile', expected: NO_NETWORK });
    await product.age();
    for (let at = 0; at < 45; at += 1) {
      await say(product.url, entered, { content: `Number ${at} of mine` });
    }
    await page.goto('/peek');
    await expect(articles(page)).toHaveCount(20);
    await articles(page).last().scrollIntoViewIfNeeded();
    await expect(articles(page)).toHaveCount(30);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(articles(page)).toHaveCount(40);
    await expect(articles(page).nth(39)).toHaveAttribute('aria-posinset', '40');
    await articles(page).first().focus();
    await page.keyboard.press('PageDown');
    await expect(articles(page).nth(1)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(articles(page).first()).toBeFocused();
    await page.keyboard.press('Control+End');
    const more = page.getByRole('button', { name: 'Load more' });
    await expect(more).toBeFocused();
    await articles(page).last().focus();
    await page.keyboard.press('PageDown');
    await expect(more).toBeFocused();
    await articles(page).last().getByRole('button').first().focus();
    await page.keyboard.press('Control+Home');
    await expect(page.getByRole('link', { name: 'Browse people' })).toBeFocused();

    const told = page.getByRole('status').filter({ hasText: 'posts' });
    await expect(told).toHaveText('40 posts, and more');
    await expect(articles(page).first()).toHaveAttribute('aria-setsize', '-1');
    let go = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/api/posts?*', async (route) => {
      await waiting;
      await route.continue();
    });
    await more.click();
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(told).toHaveText('Loading more posts');
    go();
    await expect(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    await expect(told).toHaveText(/^(?:4[5-9]|50) posts, and/);
  },
);
