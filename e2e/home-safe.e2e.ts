import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person, send } from './people.ts';

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

test('A phone rings with a reason to go, and an answer waits for a line', async ({ open, product }) => {
  const { url } = product;
  const ada = person('Ada');
  const { page, entered } = await open(ada, {
    stage: 'profile',
    expected: /answer|ERR_INTERNET|Failed to load/,
  });
  const token = entered.accessToken;
  const added = await send<{ person: { id: string } }>(`${url}/api/home-safe/trusted`, {
    token,
    body: { name: 'Jonas', email: 'jonas2@example.org' },
  });
  await product.trustedSayYes(entered.id);
  await send(`${url}/api/auth/proof`, { token, body: { password: ada.password } });
  await send(`${url}/api/home-safe/pins`, { token, method: 'PUT', body: { good: '2580', silent: '1379' } });
  const { outing } = await send<{ outing: { id: string } }>(`${url}/api/home-safe/outings`, {
    token,
    body: {
      trustedId: added.person.id,
      title: 'A walk',
      when: inHours(1),
      checkIn: inHours(2),
      zone: 'UTC',
    },
  });
  await page.clock.install();
  await page.goto(`/check-in/${outing.id}`);
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
