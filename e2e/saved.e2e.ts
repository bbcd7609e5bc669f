import { expect, test } from './fixtures.ts';
import { send, write } from './people.ts';
import { bubbles } from './steps.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

test('A member saves a message and a post from their menus and finds both again', async ({ open, product }) => {
  const { url } = product;
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, other.entered, { roomId, content: 'The otters wake at six. שלום' });
  const body = { content: 'Owls at dusk' };
  const { id } = await send<{ id: string }>(`${url}/api/posts`, { token: other.entered.accessToken, body });
  const { page } = one;
  const saved = page.getByRole('list', { name: 'What you saved' }).getByRole('listitem');

  await page.goto(`/chat/${roomId}`);
  const line = page.getByRole('region', { name: /^Messages with/ }).locator('[data-seq]');
  const said = line.filter({ hasText: 'The otters wake at six' });
  await said.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved, for you alone.', { exact: true })).toBeVisible();

  await page.goto(`/post/${id}`);
  const more = page.getByRole('main').getByRole('button', { name: 'More about Bo' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'See saved' }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(saved).toHaveText([/Owls at dusk/, /The otters wake at six/]);
  await look(page, 'saved');

  await page.getByRole('searchbox', { name: 'Search what you saved' }).fill('OTTERS');
  await expect(saved).toHaveText([/The otters wake at six/]);
  await saved.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/chat/${roomId}`));
  await expect(bubbles(page, 'The otters wake at six')).toBeInViewport();

  await page.goto('/self');
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Posts', exact: true }).click();
  await expect(saved).toHaveText([/Owls at dusk/]);
  await saved.getByRole('button', { name: 'Remove from saved' }).click();
  await expect(page.getByText('No posts saved yet.')).toBeVisible();
});
