import type { Page } from '@playwright/test';
import { openDesk } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { moderator, person } from './people.ts';
import { openPost } from './posting.ts';
import { DESK, look } from './views.ts';

test.use({ settings: { DEMO_COMMUNITY: 'true', LEGAL_CONTACT: 'legal@wildin.example' } });
// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

interface Sent {
  messages: { to: string; text: string }[];
}

/** Waits for a mail to the address whose text matches `words`. */
async function mailTo(url: string, to: string, words: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const { messages } = (await (await fetch(`${url}/api/dev/outbox`)).json()) as Sent;
      return messages.filter((message) => message.to === to).map(({ text }) => text);
    })
    .toContainEqual(expect.stringMatching(words));
}

async function fillNotice(page: Page, link: string, contact: string): Promise<void> {
  await page.goto('/take-down');
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText('Choose what it is about.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /intimate picture/ })).toBeFocused();
  await expect(page.getByText('Please tick this to go on.')).toBeVisible();
  await page.getByRole('radio', { name: /intimate picture/ }).check({ force: true });
  await page.getByLabel('Where is it?').fill(link);
  await page.getByRole('radio', { name: 'I am the person it concerns' }).check({ force: true });
  await page.getByLabel('Your full name').fill('Nora Outside');
  await page.getByLabel('Your email', { exact: true }).fill('nora at home');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Where is it?')).toHaveValue(link);
  await look(page, 'take-down-refused', { fullPage: true });
  await page.setViewportSize(DESK);
  await page.getByLabel('Your email', { exact: true }).fill(contact);
}

test('A stranger’s notice hides a post at once and a moderator can restore it', async ({ open, product }) => {
  test.setTimeout(240_000);
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile' })).page;
  await product.makeModerators(kit.handle);
  const ana = (await open(person('Ana'), { stage: 'profile' })).page;
  const { page } = await open(person('Nobody'));

  await ana.goto('/vibe');
  await openPost(ana.getByRole('list', { name: 'Posts' }).getByRole('listitem').first().getByRole('link').first());
  await expect(ana).toHaveURL(/\/post\/[0-9a-f-]{36}$/);
  await expect(ana.getByRole('article')).toBeVisible();
  const words = await ana.getByRole('article').innerText();
  const [link, contact] = [ana.url(), `nora.${process.pid}@example.org`];

  await fillNotice(page, `Here: ${link}`, contact);
  await expect(page.getByRole('link', { name: 'legal@wildin.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the notice' }).click();
  await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible();
  const receipt = (await page.getByText(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}$/).innerText()).trim();
  await look(page, 'take-down-receipt', { fullPage: true });
  await mailTo(product.url, contact, new RegExp(receipt));

  await ana.reload();
  await expect(ana.getByText('Post not found').last()).toBeVisible();

  await openDesk(desk, kit.password, '/moderation?tab=take-down');
  await expect(desk.getByRole('link', { name: 'Take-downs 1' })).toHaveAttribute('aria-current', 'page');
  const row = desk.getByRole('region', { name: 'Queue' }).getByRole('link', { name: /^Post/ });
  await expect(row).toContainText('1 take-down notice, hidden');
  await row.click();
  await expect(desk.getByRole('article')).toContainText('Nora Outside');
  await expect(desk.getByRole('article')).toContainText('somebody outside');
  await look(desk, 'take-down-desk', { fullPage: true });
  await desk.setViewportSize(DESK);
  await desk.getByRole('radio', { name: 'Show the post again' }).check({ force: true });
  await desk.getByRole('button', { name: 'Choose a rule' }).click();
  await desk.getByRole('button', { name: /What breaks no rule may stay/ }).click();
  await desk.getByLabel(/^A sentence/).fill('It is a drawing of a fern.');
  await desk.keyboard.press('Control+Enter');

  await mailTo(product.url, contact, /It stays/);
  await ana.reload();
  await expect(ana.getByRole('article')).toHaveText(words, { useInnerText: true });
  await page.getByRole('button', { name: 'See how it stands' }).click();
  await expect(page.getByText('It stays.')).toBeVisible();
});

test('The numbers say what happened by month, and so few that nobody can be told', async ({ open }) => {
  const { page } = await open(person('Nobody'));
  const decisions = { dismiss: 12, warn: null, hide: 7, restore: null, no_writing: 6, suspend: null, ban: null };
  const answers = { upheld: 5, changed: null, withdrawn: null };
  const counts = {
    reports: 31,
    notices: null,
    cases: 25,
    hidings: 6,
    decisions,
    appeals: 8,
    answers,
    medianHours: 3.5,
  };
  const months = [
    { month: '2026-11', ...counts },
    { month: '2026-10', ...counts },
  ];
  await page.route('**/api/transparency', (route) =>
    route.fulfill({ json: { countedAt: '2026-11-22T10:00:00.000Z', months } }),
  );
  await page.goto('/safety');
  await page.getByRole('link', { name: /Reports in numbers/ }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByText('3.5 hours').first()).toBeVisible();
  await expect(page.getByText('fewer than 5').first()).toBeVisible();
  await expect(page.getByText('3.5 hours').last()).toBeHidden();
  await page.getByRole('heading', { name: 'October 2026' }).click();
  await expect(page.getByText('3.5 hours').last()).toBeVisible();
  await look(page, 'transparency', { fullPage: true });
});
