import type { Page } from '@playwright/test';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, enter, pair, person, write, type Entered } from './people.ts';
import { bubbles, composer, say, signIn } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

/** Signs a browser in with the tokens of a person who is already signed in elsewhere. */
async function bring(page: Page, { accessToken, refreshToken }: Entered): Promise<void> {
  await page.addInitScript(
    ([access = '', refresh = '']) => {
      if (localStorage.getItem('accessToken') !== null) return;
      localStorage.setItem('accessToken', access);
      localStorage.setItem('refreshToken', refresh);
    },
    [accessToken, refreshToken],
  );
}

test('A draft continues on another device and conflicting texts are both kept', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page: phone, entered } = await open(ana, { stage: 'profile' });
  const lena = await enter(url, person('Lena'), 'profile');
  const roomId = await directRoom(url, entered, lena);
  await write(url, lena, { roomId, content: 'Tide pools on Sunday?' });
  const { page: desk } = await open(ana, { expected: NO_NETWORK });
  await bring(desk, entered);
  for (const page of [phone, desk]) await page.goto(`/chat/${roomId}`);
  const [onPhone, onDesk] = [composer(phone, 'Lena'), composer(desk, 'Lena')];
  await onPhone.fill('I would love to');
  await expect(onDesk).toHaveValue('I would love to');

  // Each of the two devices changes the draft without receiving the other device's text.
  await desk.context().setOffline(true);
  await onDesk.fill('I would love to, but');
  await onPhone.fill('I would love to. When?');
  await phone.goto('/chat');
  const row = phone.getByRole('region', { name: 'Chats' }).getByRole('listitem').filter({ hasText: 'Lena' });
  await expect(row).toContainText('Draft: I would love to. When?');
  await desk.context().setOffline(false);
  // The draft now has both texts.
  await expect(onDesk).toHaveValue(/I would love to\. When\?/, { timeout: 30_000 });
  await expect(onDesk).toHaveValue(/I would love to, but/);
  await expect(row).toContainText('I would love to, but');

  await onDesk.fill('');
  await say(desk, 'Lena', 'At ten?');
  await expect(bubbles(desk, 'At ten?')).toHaveCount(1);
  await expect(row).toContainText('At ten?');
  await expect(row).not.toContainText('Draft');
});

test(
  'A sign-out removes drafts from the device and the next sign-in restores them',
  { tag: '@edge' },
  async ({ open, product: { url } }) => {
    const [ana] = pair();
    const { page, entered } = await open(ana, { stage: 'profile' });
    const lena = await enter(url, person('Lena'), 'profile');
    const roomId = await directRoom(url, entered, lena);
    await write(url, lena, { roomId, content: 'Hello' });
    await page.goto(`/chat/${roomId}`);
    await composer(page, 'Lena').fill('A secret beginning');
    await page.evaluate(() => history.pushState(null, '', '/logout'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/welcome|login|\/$/);
    const left = await page.evaluate(() => JSON.stringify(localStorage));
    expect(left).not.toContain('A secret beginning');
    await page.goto('/login');
    await signIn(page, ana);
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`/chat/${roomId}`);
    await expect(composer(page, 'Lena')).toHaveValue('A secret beginning');
  },
);
