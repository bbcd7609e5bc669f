import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, notifyAlways, pair, person, send, write } from './people.ts';
import { liveAgain, toasts } from './steps.ts';

/** Returns the path data of the first visible drawing in an element. */
async function drawingIn(place: Locator): Promise<string[]> {
  const svg = place.locator('svg').filter({ visible: true }).first();
  await expect(svg).toBeVisible();
  await expect(svg.locator('path').first()).toBeAttached();
  return linesOf(svg);
}

function linesOf(svg: Locator): Promise<string[]> {
  return svg.evaluate((drawing) => [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''));
}

/** Returns the distance (px) between the left edge of the window and the beginning of a text. */
function leftOf(place: Locator, letters: string): Promise<number> {
  return place.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const from = (node.textContent ?? '').indexOf(wanted);
      if (from === -1) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`Nothing says ${wanted}.`);
  }, letters);
}

test('A Hebrew message’s toast reads right to left and shows the author’s animal', async ({
  open,
  product: { url },
}) => {
  const [ana] = pair();
  const { page, entered } = await open(ana, { stage: 'profile' });
  const ruth = await enter(url, { ...person('Ruth', { type: 'ENFP' }), name: 'רות לוי' }, 'quiz');
  await notifyAlways(url, entered);
  const roomId = await directRoom(url, entered, ruth);
  await write(url, entered, { roomId, content: 'Shalom.' });
  const isLive = liveAgain(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await isLive;
  await write(url, ruth, { roomId, content: 'אתמול.' });
  await expect(toasts(page)).toContainText('אתמול.');
  await write(url, ruth, { roomId, content: 'בוקר טוב, Ana.' });
  const toast = toasts(page).filter({ hasText: '2 new' });
  await expect(toast).toContainText('בוקר טוב, Ana.');
  const [first, count] = [await leftOf(toast, 'ר'), await leftOf(toast, '2 new')];
  expect(count).toBeGreaterThan(first);
  // The sentence reads from right to left, so its end is to the left of its first word.
  expect(await leftOf(toast, 'Ana.')).toBeLessThan(await leftOf(toast, 'בוקר'));
  const announced = await drawingIn(toast);
  await page.goto('/chat');
  expect(announced).toEqual(await drawingIn(page.getByRole('link', { name: /רות/ })));
});

test('Home draws a group as the list of chats does', async ({ open, product: { url } }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'preferences' });
  const other = await enter(url, bo, 'quiz');
  await write(url, entered, { roomId: await directRoom(url, entered, other), content: 'Hello.' });
  const as = { token: entered.accessToken };
  const body = { name: 'Early birds', description: 'Up before the sun.', people: [other.id] };
  const { id } = await send<{ id: string }>(`${url}/api/chats/groups`, { ...as, body });
  await write(url, entered, { roomId: id, content: 'Six in the morning.' });
  await page.goto('/chat');
  const listed = await drawingIn(page.getByRole('link', { name: /Early birds/ }));
  await page.goto('/');
  const chat = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Chat/ });
  await expect(chat).toContainText('Six in the morning.');
  const drawings = await Promise.all((await chat.locator('svg').all()).map((svg) => linesOf(svg)));
  expect(drawings).toContainEqual(listed);
});

test('A companion is marked where its lines are found, forwarded to and read aloud', async ({
  open,
  product: { url },
}) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'preferences' });
  const { chatroom_id: roomId, companion } = await send<{ chatroom_id: string; companion: { displayName: string } }>(
    `${url}/api/soul-matching/ai-bot`,
    { token: entered.accessToken, body: {} },
  );
  const name = companion.displayName;
  const other = await enter(url, bo, 'profile');
  const near = await directRoom(url, entered, other);
  await write(url, other, { roomId: near, content: 'The heron came back.' });
  await page.goto(`/chat/${roomId}`);
  await page.getByRole('textbox', { name: `Message ${name}` }).fill('Do herons come back?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'New messages' })).toContainText(`${name} (AI): `, { timeout: 30_000 });

  await page.goto('/chat');
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('heron');
  const found = page.getByRole('region', { name: 'Messages', exact: true });
  const row = found.getByRole('listitem').filter({ hasText: /You: Do herons come back\?/ });
  await expect(row.getByText('AI', { exact: true })).toBeVisible();

  await page.goto(`/chat/${near}`);
  const line = page.getByRole('listitem').filter({ hasText: 'The heron came back.' });
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Forward' }).click();
  const sheet = page.getByRole('dialog', { name: 'Forward' });
  await expect(sheet.getByRole('button', { name: `${name} AI` })).toBeVisible();
});
