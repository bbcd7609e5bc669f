import { expect, test } from './fixtures.ts';
import { person, send, town } from './people.ts';
import { bubbles } from './steps.ts';
import { look } from './views.ts';

interface Met {
  companion: { displayName: string };
}

test('A person chooses one of three characters, and pays only by the button', async ({ open, product }) => {
  const { page, entered } = await open(person('Ana', { zip: town() }), { stage: 'quiz' });
  const meetings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ai-bot')) meetings.push(request.url());
  });
  await page.goto('/match');
  await page.getByRole('link', { name: /^AI Match/ }).click();
  await expect(page.getByRole('heading', { name: 'Who is it today?' })).toBeVisible();
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(3);
  await expect(choices.first()).toBeChecked();
  await look(page, 'meet-three');
  // The arrow keys choose, as in every group of radio buttons.
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  const button = page.getByRole('button', { name: /^Meet / });
  const name = (await button.innerText()).replace('Meet ', '');
  const order = await page.getByRole('group', { name: 'Who is it today?' }).locator('label .display').allInnerTexts();
  expect(order[1]).toMatch(new RegExp(`^${name}`));
  await page.reload();
  await expect(page.locator('label .display')).toHaveText(order);
  expect(meetings).toEqual([]);
  await page.locator('label').nth(1).click();
  await page.getByRole('button', { name: `Meet ${name}` }).click();
  await expect(page).toHaveURL(/\/chat\/./);
  await expect(bubbles(page, 'AI').first()).toBeVisible();
  expect(meetings).toHaveLength(1);

  await page.goto('/meet');
  await expect(page.locator('label .display')).toHaveText([order[0] ?? '', order[2] ?? '']);
  await expect(page.getByText('2 left today.', { exact: false })).toBeVisible();
  for (const rest of [order[0], order[2]]) {
    const { companion } = await send<Met>(`${product.url}/api/soul-matching/ai-bot`, {
      token: entered.accessToken,
      body: {},
    });
    expect(companion.displayName).toBe(rest);
  }
  await page.goto('/meet');
  await expect(page.getByText('All of today’s are met.')).toBeVisible();
  await expect(page.getByText('The next ones come at your midnight', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await look(page, 'meet-none-left');
});

test('The sky after a search in vain names a room’s question and the first character', async ({ open }) => {
  const { page } = await open(person('Bo', { zip: town() }), { stage: 'preferences' });
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await expect(page.getByText('This search cost you nothing', { exact: false })).toBeVisible();
  const meet = page.getByRole('button', { name: /^Meet / });
  await expect(meet).toBeVisible();
  const room = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Join Conversation/ }) });
  await expect(room).toContainText('Today the house asks:');
  await look(page, 'cold-start-character', { fullPage: true });
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Meet/ }) });
  const name = await row.getByRole('heading').locator('bdi').innerText();
  await meet.click();
  await expect(page).toHaveURL(/\/chat\/./);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('The quiz comes before the choice of a character', async ({ open }) => {
  const { page } = await open(person('Cy', { zip: town() }), { stage: 'profile', expected: /status of 409/ });
  await page.goto('/meet');
  await expect(page.getByRole('link', { name: 'Take the quiz' })).toHaveAttribute('href', '/new-quiz-test');
});
