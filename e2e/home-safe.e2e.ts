import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, send, write } from './people.ts';
import { twoTalking } from './twos.ts';
import { look } from './views.ts';

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

test('A trusted person is told of a plan, and the other of it sees nothing', async ({ open, product }) => {
  const { url } = product;
  const { one, other, roomId } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Shall we?' });
  const body = { title: 'Soup, then the harbor', place: 'Kumo, Dock Street 4', when: inHours(3), zone: 'UTC' };
  const { message } = await send<{ message: { id: string } }>(`${url}/api/chats/${roomId}/plans`, {
    token: one.entered.accessToken,
    body,
  });
  const answer = { token: other.entered.accessToken, method: 'PUT', body: { answer: 'going' } };
  await send(`${url}/api/chats/${roomId}/plans/${message.id}/answer`, answer);
  const { page } = one;
  await page.goto(`/plans/${roomId}/${message.id}`);
  const own = page.getByRole('region', { name: 'Tell somebody' });
  await expect(own.getByText('Yours alone. Bo is never shown any of it.')).toBeVisible();

  await test.step('somebody outside is added and asked', async () => {
    await own.getByRole('button', { name: 'Choose Who is told' }).click();
    const people = page.getByRole('dialog', { name: 'Who is told' });
    await people.getByLabel('Their name').fill('Jonas');
    await people.getByLabel('Who they are to you').fill('my brother');
    await people.getByLabel('Their mail address').fill('jonas@example.org');
    await people.getByRole('button', { name: 'Add them' }).click();
    await expect(people.getByText('Not asked yet')).toBeVisible();
    await people.getByRole('button', { name: 'Ask them' }).click();
    await expect(people.getByText(/^Asked on .*, no answer yet$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own.getByText('Jonas has to say yes first.')).toBeVisible();
    await product.trustedSayYes(one.entered.id);
    await page.reload();
    await expect(own.getByText(/^Said yes in \w+, by mail$/)).toBeVisible();
  });

  await test.step('two PINs are chosen that a thumb does not mix up', async () => {
    await own.getByRole('button', { name: 'Choose Two PINs' }).click();
    const pins = page.getByRole('dialog', { name: 'Two PINs' });
    await pins.getByLabel('All is good').fill('2580');
    await pins.getByLabel('It only looks good').fill('2581');
    await pins.getByRole('button', { name: 'Keep both PINs' }).click();
    await expect(pins.getByText('The two PINs have to differ in at least two digits.')).toBeVisible();
    await pins.getByLabel('It only looks good').fill('1379');
    await pins.getByRole('button', { name: 'Keep both PINs' }).click();
    await page
      .getByRole('dialog', { name: 'Is it you?' })
      .getByLabel('Password', { exact: true })
      .fill(person('Ana').password);
    await page.keyboard.press('Enter');
    await expect(pins).toHaveCount(0);
  });

  await test.step('the page is seen before it goes out', async () => {
    await look(page, 'plan-tell-somebody', { fullPage: true });
    await own.getByRole('button', { name: 'What Jonas will see' }).click();
    const preview = page.getByRole('dialog', { name: 'What Jonas will see' });
    await expect(preview.getByText('Kumo, Dock Street 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await own.getByRole('button', { name: 'Tell Jonas' }).press('Enter');
    await expect(own.getByText('Jonas knows')).toBeVisible();
  });

  await test.step('the silent PIN looks like the other', async () => {
    await own.getByRole('link', { name: 'Open the check-in' }).click();
    await expect(page.getByRole('heading', { name: 'How is it going?' })).toBeVisible();
    await look(page, 'check-in');
    await page.getByRole('button', { name: 'All good' }).click();
    await typePin(page, '9999');
    await expect(page.getByText('That PIN is not right.')).toBeVisible();
    await typePin(page, '1379');
    await expect(page.getByRole('heading', { name: 'All good, then.' })).toBeVisible();
  });

  await other.page.goto(`/plans/${roomId}/${message.id}`);
  await expect(other.page.getByText('Both going')).toBeVisible();
  await expect(other.page.getByText('Nobody yet')).toBeVisible();
  await expect(other.page.getByText('Jonas')).toHaveCount(0);
});

test('A phone rings with a reason to go, and an answer waits for a line', async ({ open, product }) => {
  const { url } = product;
  const ada = person('Ada');
  const { page, entered } = await open(ada, {
    stage: 'profile',
    expected: /answer|ERR_INTERNET|Failed to load/,
  });
  const token = entered.accessToken;
  await send(`${url}/api/home-safe/trusted`, { token, body: { name: 'Jonas', email: 'jonas2@example.org' } });
  await product.trustedSayYes(entered.id);
  await send(`${url}/api/auth/proof`, { token, body: { password: ada.password } });
  await send(`${url}/api/home-safe/pins`, { token, method: 'PUT', body: { good: '2580', silent: '1379' } });

  await test.step('somebody who is not here is named, and the home screen leads to the check-in', async () => {
    await page.goto('/home-safe/new');
    await page.getByLabel('What', { exact: true }).fill('A walk');
    const soon = new Date(Date.now() + 1_800_000).toLocaleString('sv-SE', { timeZone: 'America/New_York' });
    await page.getByLabel('When').fill(soon.slice(0, 16).replace(' ', 'T'));
    await page.getByRole('button', { name: 'Choose Whom you meet' }).click();
    const whom = page.getByRole('dialog', { name: 'Whom you meet' });
    await whom.getByLabel('Their first name').fill('Sam');
    await whom.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'What Jonas will see' }).click();
    const preview = page.getByRole('dialog', { name: 'What Jonas will see' });
    await expect(preview.getByText('Sam', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await page.getByRole('button', { name: 'Tell Jonas' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'How is it going?' })).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: /^Your check-in is at/ }).click();
    await expect(page).toHaveURL(/\/check-in\//);
  });

  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Get me out' }).click();
  await page.clock.fastForward(6000);
  const ringing = page.getByRole('dialog', { name: 'Incoming call' });
  await ringing.getByRole('button', { name: 'Answer' }).click();
  await page.clock.fastForward(3000);
  await expect(ringing.getByText('Connected')).toBeVisible();
  await ringing.getByRole('button', { name: 'Hang up' }).click();

  await page.route('**/api/home-safe/outings/*/answer', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'All good' }).click();
  await typePin(page, '2580');
  await expect(page.getByText(/^No line\. Your answer is kept here/)).toBeVisible();
  await page.unroute('**/api/home-safe/outings/*/answer');
  await page.clock.fastForward(6000);
  await expect(page.getByRole('heading', { name: 'All good, then.' })).toBeVisible();
});
