import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { meet, person, send, town } from './people.ts';
import { bubbles, composer, say } from './steps.ts';

const MINUTE_MS = 60_000;
const local = (date: Date): string => date.toISOString().slice(0, 16);

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
}

/** Waits for the number of mails to an address and returns the link of the latest. */
async function linkIn(url: string, to: string, mails: number): Promise<string> {
  let latest = '';
  await expect
    .poll(async () => {
      const { messages } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as {
        messages: { to: string; text: string }[];
      };
      const own = messages.filter((message) => message.to === to);
      latest = own[0]?.text ?? '';
      return own.length;
    })
    .toBe(mails);
  return /https?:\/\/\S+\/safe\/[^\s)]+/.exec(latest)?.[0] ?? 'no link';
}

test('A missed check-in and a silent PIN of two who matched reach a brother', async ({ open, product }) => {
  const { url } = product;
  const zip = town();
  const bo = person('Bo', { gender: 'men', zip });
  const there = await open(bo, { stage: 'preferences' });
  const ana = person('Ana', { zip });
  const { page, entered } = await open(ana, { stage: 'preferences' });
  const as = { token: entered.accessToken };
  const { chatRoomId: roomId } = await meet(url, entered);

  await page.goto(`/chat/${roomId}`);
  await there.page.goto(`/chat/${roomId}`);
  await say(page, 'Bo', 'Soup tonight?');
  await expect(bubbles(there.page, 'Soup tonight?')).toBeVisible();
  await say(there.page, 'Ana', 'Soup tonight.');
  await expect(bubbles(page, 'Soup tonight.')).toBeVisible();
  const starts = new Date(Date.now() + 30 * MINUTE_MS);
  const body = { title: 'Soup, then the harbor', place: 'Kumo, Dock Street 4', when: local(starts), zone: 'UTC' };
  const { message } = await send<{ message: { id: string } }>(`${url}/api/chats/${roomId}/plans`, { ...as, body });
  const card = there.page.getByRole('region', { name: 'Plan: Soup, then the harbor' });
  await card.getByRole('button', { name: 'Going', exact: true }).click();
  await expect(card).toContainText('Both going');

  const email = `jonas.${process.pid}@example.org`;
  const jonas = await open(person('Jonas'));
  const trusted = await test.step('a brother without an account says yes on his page', async () => {
    const added = await send<{ person: { id: string } }>(`${url}/api/home-safe/trusted`, {
      ...as,
      body: { name: 'Jonas', email },
    });
    await send(`${url}/api/home-safe/trusted/${added.person.id}/ask`, { ...as, body: {} });
    await jonas.page.goto(await linkIn(url, email, 1));
    await expect(jonas.page.getByRole('heading', { name: 'May Ana tell you?' })).toBeVisible();
    await jonas.page.getByRole('button', { name: /^Yes/ }).click();
    return added.person.id;
  });

  await send(`${url}/api/auth/proof`, { ...as, body: { password: ana.password } });
  await send(`${url}/api/home-safe/pins`, { ...as, method: 'PUT', body: { good: '2580', silent: '1379' } });
  await page.goto(`/plans/${roomId}/${message.id}`);
  const own = page.getByRole('region', { name: 'Tell somebody' });
  await own.getByRole('button', { name: 'Tell Jonas' }).click();
  await expect(own.getByText('Jonas knows')).toBeVisible();

  await test.step('nobody answers, and the page says so', async () => {
    await jonas.page.goto(await linkIn(url, email, 2));
    await expect(jonas.page.getByRole('heading', { name: 'Ana is out' })).toBeVisible();
    await product.missCheckIns(entered.id);
    await jonas.page.goto(await linkIn(url, email, 3));
    await expect(jonas.page.getByRole('heading', { name: /^No answer from Ana since / })).toBeVisible();
    await expect(jonas.page.getByText('Kumo, Dock Street 4')).toBeVisible();
    await expect(jonas.page.getByText('With', { exact: true })).toBeVisible();
  });

  await test.step('the silent PIN looks like the other and asks for help', async () => {
    const when = local(new Date(Date.now() + 5 * MINUTE_MS));
    const checkIn = local(new Date(Date.now() + 60 * MINUTE_MS));
    const { outing } = await send<{ outing: { id: string } }>(`${url}/api/home-safe/outings`, {
      ...as,
      body: { trustedId: trusted, title: 'The way home', when, checkIn, zone: 'UTC' },
    });
    await linkIn(url, email, 4);
    await page.goto(`/check-in/${outing.id}`);
    await page.getByRole('button', { name: 'All good' }).click();
    await typePin(page, '1379');
    await expect(page.getByRole('heading', { name: 'All good, then.' })).toBeVisible();
    await jonas.page.goto(await linkIn(url, email, 5));
    await expect(jonas.page.getByRole('heading', { name: 'Ana asks for help, without words' })).toBeVisible();
  });

  await there.page.goto(`/plans/${roomId}/${message.id}`);
  await expect(there.page.getByText('Both going')).toBeVisible();
  await expect(there.page.getByText('Jonas')).toHaveCount(0);
  await there.page.goto(`/chat/${roomId}`);
  await expect(composer(there.page, 'Ana')).toBeVisible();
  await expect(there.page.getByText('Jonas')).toHaveCount(0);
});
