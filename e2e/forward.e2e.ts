import { pictureOf } from '#test/photo.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { directRoom, enter, pair, person, send, write } from './people.ts';
import { add, bubbles, say } from './steps.ts';

test.use({ permissions: ['microphone'] });

/** One more chat than the first page of the list has. */
const CHATS = 31;

test('A message can be forwarded to a chat far down the list', async ({ open, product: { url } }) => {
  test.slow();
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const far = await enter(url, person('Zora'), 'profile');
  const farRoom = await directRoom(url, entered, far);
  await write(url, far, { roomId: farRoom, content: 'Long ago' });
  for (let n = 1; n < CHATS; n += 1) {
    const body = { name: `Walkers ${n}`, description: 'Walks.', people: [] };
    await send(`${url}/api/chats/groups`, { token: entered.accessToken, body });
  }
  const friend = await enter(url, person('Friend'), 'profile');
  const near = await directRoom(url, entered, friend);
  await write(url, friend, { roomId: near, content: 'Hello' });
  await page.goto(`/chat/${near}`);
  await say(page, 'Friend', 'The owls are back.');
  const line = page.getByRole('listitem').filter({ hasText: 'The owls are back.' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  const sheet = page.getByRole('dialog', { name: 'Forward' });
  await sheet.getByLabel('Search chats').fill('zor');
  await sheet.getByRole('button', { name: 'Zora' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(`/chat/${farRoom}`);
  await expect(bubbles(page, 'The owls are back.')).toHaveCount(1);
});

test('A forwarded picture keeps its words and stays when the original is deleted', async ({ open, product }) => {
  const [ana] = pair();
  const { url } = product;
  const { page, entered } = await open(ana, { stage: 'profile' });
  const [bo, zora] = [await enter(url, person('Bo'), 'profile'), await enter(url, person('Zora'), 'profile')];
  const near = await directRoom(url, entered, bo);
  const far = await directRoom(url, entered, zora);
  for (const [by, roomId] of [
    [bo, near],
    [zora, far],
  ] as const)
    await write(url, by, { roomId, content: 'Hello.' });
  await product.age();
  await page.goto(`/chat/${near}`);
  await say(page, 'Bo', 'Hello yourself.');
  const buffer = await pictureOf(8, { width: 600, height: 400 });
  await page.locator('input[type=file]').setInputFiles([{ name: 'owl.jpg', mimeType: 'image/jpeg', buffer }]);
  await page
    .getByLabel(/Describe|Description/)
    .first()
    .fill('An owl at noon');
  await page.getByRole('textbox', { name: 'Message Bo' }).fill('Look at this.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Look at this.' });
  await expect(line.getByRole('img', { name: 'An owl at noon' })).toBeVisible();
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  await page.getByRole('dialog', { name: 'Forward' }).getByRole('button', { name: 'Zora' }).click();
  await expect(page.getByText('Sent to Zora.', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.goto(`/chat/${far}`);
  const copy = bubbles(page, 'Look at this.');
  await expect(copy).toHaveCount(1);
  const picture = page.getByRole('img', { name: 'An owl at noon' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('A GIF is forwarded as it is', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const [bo, zora] = [await enter(url, person('Bo'), 'profile'), await enter(url, person('Zora'), 'profile')];
  const near = await directRoom(url, entered, bo);
  await write(url, zora, { roomId: await directRoom(url, entered, zora), content: 'Hello' });
  const body = { clientId: crypto.randomUUID(), content: '', gif: { id: 'wildin.hello-otter' } };
  await send(`${url}/api/chats/${near}/messages`, { token: bo.accessToken, body });
  await page.goto(`/chat/${near}`);
  const title = 'An otter pops up and waves hello.';
  const line = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: title }) });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  await page.getByRole('dialog', { name: 'Forward' }).getByRole('button', { name: 'Zora' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Zora' })).toBeVisible();
  await expect(page.getByRole('img', { name: title })).toHaveAttribute('src', /hello-otter/);
});

test('A forwarded voice note still plays after the original is deleted', async ({ open, product }) => {
  const { url } = product;
  const [ana] = pair();
  const zora = await open(person('Zora'), { stage: 'profile' });
  const { page, entered } = await open(ana, { stage: 'profile' });
  const bo = await enter(url, person('Bo'), 'profile');
  const near = await directRoom(url, entered, bo);
  const far = await directRoom(url, entered, zora.entered);
  await write(url, bo, { roomId: near, content: 'Hello' });
  await write(url, zora.entered, { roomId: far, content: 'Hello' });
  await product.age();
  await page.goto(`/chat/${near}`);
  await say(page, 'Bo', 'Listen to this.');
  await add(page, 'Record a voice note');
  await expect(page.getByText(/0:[1-5]\d left/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish recording' }).click();
  await page.getByLabel('What your voice note says, in words').fill('About the owls');
  await page.getByRole('button', { name: 'Send voice note' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'About the owls' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  await page.getByRole('dialog', { name: 'Forward' }).getByRole('button', { name: 'Zora' }).click();
  await expect(page.getByText('Sent to Zora.', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(line).toHaveCount(0);
  await zora.page.goto(`/chat/${far}`);
  await expect(zora.page.getByText('About the owls')).toBeVisible();
  const heard = zora.page.getByRole('group', { name: /^Voice note of/ });
  await heard.getByRole('button', { name: 'Play' }).click();
  await expect(heard.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('A forward without a network is not said to be sent before it is', async ({ open, product: { url } }) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', expected: NO_NETWORK });
  const [bo, zora] = [await enter(url, person('Bo'), 'profile'), await enter(url, person('Zora'), 'profile')];
  const near = await directRoom(url, entered, bo);
  const far = await directRoom(url, entered, zora);
  await write(url, bo, { roomId: near, content: 'The owls are back.' });
  await write(url, zora, { roomId: far, content: 'Hello' });
  await page.goto(`/chat/${near}`);
  const line = page.getByRole('listitem').filter({ hasText: 'The owls are back.' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  const to = page.getByRole('dialog', { name: 'Forward' }).getByRole('button', { name: 'Zora' });
  await expect(to).toBeVisible();
  await page.context().setOffline(true);
  await to.click();
  await expect(page.getByText('On its way to Zora.', { exact: true })).toBeVisible();
  await expect(page.getByText('Sent to Zora.', { exact: true })).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText('Sent to Zora.', { exact: true })).toBeVisible({ timeout: 30_000 });
});
