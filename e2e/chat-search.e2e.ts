import { expect, test } from './fixtures.ts';
import { directRoom, enter, pair, person, write } from './people.ts';
import { bubbles } from './steps.ts';

/** The lines after the match: more than a read around the match and one page of newer lines have together. */
const LATER = 130;

test('A search result opens the old message and the conversation reads on from there', async ({
  open,
  product: { url },
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const lena = await enter(url, person('Lena'), 'profile');
  const roomId = await directRoom(url, entered, lena);
  await write(url, lena, { roomId, content: 'I found a rare orchid, Crème coloured' });
  const say = (n: number) => write(url, n % 2 ? lena : entered, { roomId, content: `Line ${n}.` });
  for (let n = 0; n < LATER; n += 10) await Promise.all(Array.from({ length: 10 }, (_, more) => say(n + more + 1)));
  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('creme');
  const found = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(found.getByRole('listitem')).toHaveText([/Lena.*a rare orchid, Crème coloured/]);
  await expect(found.getByText('That is all of them.')).toBeVisible();
  await found.getByRole('link').click();
  await expect(bubbles(page, 'I found a rare orchid')).toBeInViewport();
  await expect(page).toHaveURL(`/chat/${roomId}`);
  await expect(bubbles(page, `Line ${LATER}.`)).toHaveCount(0);

  // The visible text stays in place while later lines arrive below.
  const talk = page.getByRole('region', { name: 'Messages with Lena' });
  const top = () => talk.evaluate((box) => box.scrollTop);
  const before = await top();
  await write(url, lena, { roomId, content: 'Something new.' });
  await expect(page.getByRole('button', { name: /New.*1/ })).toBeVisible();
  expect(await top()).toBe(before);

  await talk.focus();
  await expect(async () => {
    await talk.press('End');
    await expect(bubbles(page, 'Something new.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('button', { name: /Latest|New/ })).toHaveCount(0);

  // No line is missing between the match and the end.
  await expect(async () => {
    await talk.press('PageUp');
    await expect(bubbles(page, 'Line 60.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await talk.press('Home');
  await expect(bubbles(page, 'I found a rare orchid')).toBeInViewport();
  await page.getByRole('button', { name: /Latest/ }).click();
  await expect(bubbles(page, 'Something new.')).toBeInViewport();

  // "Latest" wins over the Home key, even if the page still scrolls because of that key.
  for (let round = 0; round < 2; round += 1) {
    await page.reload();
    await expect(bubbles(page, 'Something new.')).toBeInViewport();
    await talk.focus();
    await talk.press('Home');
    await page.getByRole('button', { name: /Latest/ }).click();
    await expect(bubbles(page, 'Something new.')).toBeInViewport();
    await expect(page.getByRole('button', { name: /Latest|New/ })).toHaveCount(0);
  }
});

test('A search opens the remaining chats by one press, and says when it finds nothing', async ({
  open,
  product: { url },
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  for (let n = 1; n <= 7; n += 1) {
    const rosa = await enter(url, person(`Rosa${n}`), 'profile');
    await write(url, rosa, { roomId: await directRoom(url, entered, rosa), content: `A rosary pea, ${n}` });
  }
  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('rosa');
  const found = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(found.getByRole('listitem')).toHaveCount(7);
  await page.getByRole('button', { name: 'More chats by that name' }).click();
  await expect(page.getByRole('link', { name: /Rosa2/ }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Groups' }).click();
  await expect(page.getByText('No chats found')).toBeVisible();
  await expect(found.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('walrus');
  await expect(page.getByText('Nobody has said that here. Yet.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('h');
  await expect(found).toHaveCount(0);
});
