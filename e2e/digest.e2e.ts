import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { pair, send } from './people.ts';
import { look } from './views.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'What others did' }).getByRole('listitem');

test('A member’s activity shows likes, replies, mentions and follows as new only once', async ({ open, product }) => {
  // Letters only: seven digits in a row are a phone number for the guard of texts.
  const handle = `ana_${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}`;
  const [ana, bo] = pair();
  const one = await open({ ...ana, handle }, { stage: 'profile' });
  const other = await open(bo, { stage: 'profile' });
  await one.page.goto('/activity');
  await expect(one.page.getByText('Nothing new yet.')).toBeVisible();
  const text = `Otters hold hands ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}`;
  const { id } = await send<{ id: string }>(`${product.url}/api/posts`, {
    token: one.entered.accessToken,
    body: { content: text },
  });

  await other.page.goto(`/post/${id}`);
  const liked = other.page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(`/${id}/like`));
  await other.page.getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(other.page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true');
  await liked;
  const field = other.page.getByRole('textbox', { name: 'Write a comment' });
  const comments = other.page.getByRole('region', { name: 'Comments' });
  for (const words of ['Every night.', `Ask @${handle} why.`]) {
    await field.fill(words);
    await field.press('Enter');
    await expect(comments.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    await expect(field).toHaveValue('');
  }
  // The link of a handle leads a member on to the profile.
  await comments.getByRole('link', { name: `@${handle}` }).click();
  await expect(other.page).toHaveURL(new RegExp(`/users/${one.entered.id}`));
  await other.page.goto(`/users/${one.entered.id}`);
  const follow = other.page.getByRole('button', { name: /^Follow(ing)? Ana$/ });
  await follow.click();
  await expect(follow).toHaveText('Following');

  await one.page.goto('/');
  await one.page.getByRole('link', { name: '4 new things for you.' }).click();
  await expect(one.page).toHaveURL(/\/activity$/);
  await expect(rows(one.page)).toHaveText([/Bo follows you now/, /Bo mentioned you/, /Bo commented/, /Bo likes/]);
  await expect(rows(one.page).getByText('New', { exact: true })).toHaveCount(4);
  await look(one.page, 'activity');
  await one.page.reload();
  await expect(rows(one.page)).toHaveCount(4);
  await expect(rows(one.page).getByText('New', { exact: true })).toHaveCount(0);
  await one.page.goto('/');
  await expect(one.page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
  await expect(one.page.getByText(/new things? for you/)).toHaveCount(0);

  await one.page.goto('/account/notifications');
  const saved = one.page.waitForResponse(
    (answer) => answer.url().endsWith('/api/user-notification-settings') && answer.request().method() === 'PUT',
  );
  await one.page.getByRole('switch', { name: 'Likes' }).click();
  await saved;
  await one.page.goto('/activity');
  await expect(rows(one.page)).toHaveText([/Bo follows you now/, /Bo mentioned you/, /Bo commented/]);
  await rows(one.page).getByText('Every night.').click();
  await expect(one.page).toHaveURL(new RegExp(`/post/${id}$`));
});
