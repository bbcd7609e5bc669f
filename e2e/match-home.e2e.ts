import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goTo } from './navigation.ts';
import { meet, person, town } from './people.ts';
import { bubbles, composer, say } from './steps.ts';
import { DESK, look, PHONE } from './views.ts';

/** The maximum height of the hall on a phone before the person joins, in pixels. */
const HALL_MOST = 240;

async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the screen.');
  return box;
}

test('The matching home lists waiting matches first, then the search and the hall', async ({ open, product }) => {
  const zip = town();
  await open(person('Soraya', { zip }), { stage: 'preferences' });
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences' });
  await meet(product.url, entered);
  await page.goto('/match');
  const waiting = page.getByRole('region', { name: 'Waiting for your word' });
  const search = page.getByRole('link', { name: 'Find New Match' });
  const hall = page.getByRole('region', { name: 'Quest Hall' });
  await expect(hall.getByRole('button', { name: 'Join Quest' })).toBeVisible();
  const [first, second, third] = [await boxOf(waiting), await boxOf(search), await boxOf(hall)];
  expect(first.y + first.height).toBeLessThan(second.y);
  expect(second.y + second.height).toBeLessThan(third.y);
  expect(third.height).toBeLessThanOrEqual(HALL_MOST);
  expect(second.y + second.height).toBeLessThan(PHONE.height);

  // Neither has named interests, so the number says that it rests on little.
  await expect(waiting.getByText('early', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(waiting.getByText('fit', { exact: true }).filter({ visible: true })).toHaveCount(1);
  // The answer to the match is the one action in lime.
  await expect(page.getByRole('main').locator('.bg-lime').filter({ visible: true })).toHaveText('Say hello');

  // Soraya has the first slot of the day. The link of the slot and the link of her picture lead to the same page.
  const slot = page.getByRole('main').getByRole('link', { name: /Soraya/ });
  const result = await slot.first().getAttribute('href');
  expect(result).toMatch(/soul-match-result/);
  for (const link of await slot.all()) expect(await link.getAttribute('href')).toBe(result);
  expect(await slot.count()).toBeGreaterThan(1);

  // A waiting person can be reported and blocked on both pages (/match and /) and at both screen sizes.
  for (const [path, size] of [
    ['/match', PHONE],
    ['/match', DESK],
    ['/', PHONE],
    ['/', DESK],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    await page.getByRole('button', { name: 'More about Soraya' }).filter({ visible: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Block' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('A first line beside the chats opens the room of the waiting match', async ({ open, product }) => {
  const zip = town();
  await open(person('Soraya', { zip }), { stage: 'preferences' });
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences', options: { viewport: DESK } });
  const { chatRoomId: room } = await meet(product.url, entered);
  await page.goto('/chat');
  const pane = page.getByRole('region', { name: /^Soraya/ });
  await expect(pane.getByText('Waiting for your hello')).toBeVisible();
  await look(page, 'chats-waiting-match');
  await page.setViewportSize(DESK);
  await pane.getByRole('button', { name: 'What are you weirdly good at?' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${room}`));
  await expect(composer(page, 'Soraya')).toHaveValue('What are you weirdly good at?');
});

test('A member without chats finds a room, a character and an invitation there', async ({ open }) => {
  const { page } = await open(person('Ada', { zip: town() }), { stage: 'preferences' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/chat');
    await expect(page.getByText('No chats found')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Join Conversation/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Meet / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send an invite' })).toBeVisible();
  }
  await look(page, 'chats-none', { fullPage: true });
});

test('A Hebrew name reads right to left beside an age and English words', async ({ open, product }) => {
  const zip = town();
  const name = 'רות לוי';
  await open({ ...person('Ruth', { zip }), name }, { stage: 'preferences' });
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences' });
  await meet(product.url, entered);
  await page.goto('/');
  const heading = page.getByRole('complementary', { name: 'Waiting for you' }).getByRole('heading');
  await expect(heading).toHaveText(new RegExp(`^${name}, \\d\\d$`));
  // Without bidirectional isolation, the comma and the age would be to the left of the name.
  const sides = await heading.evaluate((element) => {
    const at = (words: string): number => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const from = (node.textContent ?? '').search(new RegExp(words, 'u'));
        if (from === -1) continue;
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, from + 1);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    };
    return { first: at('ר'), last: at('י'), age: at('\\d') };
  });
  expect(sides.age).toBeGreaterThan(sides.first);
  expect(sides.first).toBeGreaterThan(sides.last);
});

test('Hearts fall once for a match, and not again when its page is opened again', async ({ open, product }) => {
  const zip = town();
  await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  const { page, entered } = await open(person('Ana', { zip }), {
    stage: 'preferences',
    options: { reducedMotion: 'no-preference' },
  });
  const { id } = await meet(product.url, entered);
  const hearts = page.locator('[data-shower=hearts]');
  await page.goto(`/soul-match-result?id=${id}`);
  await expect(hearts).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Why you two' })).toBeVisible();
  await expect(hearts).toHaveCount(0);
});

test('A match leaves the waiting list once the member writes in their room', async ({ open, product }) => {
  const zip = town();
  const other = await open(person('Soraya', { zip }), { stage: 'preferences' });
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences' });
  const { chatRoomId: room } = await meet(product.url, entered);
  await other.page.goto('/match');
  const waiting = other.page.getByRole('link', { name: /waits for your hello/ });
  await expect(waiting).toBeVisible();
  // The room opens without a reload, so the page still has the matches that it read before.
  await goTo(other.page, `/chat/${room}`);
  await say(other.page, 'Ada', 'Is the lake warm yet?');
  await other.page.goBack();
  await expect(other.page.getByRole('link', { name: 'Find New Match' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const row = other.page.getByRole('region', { name: 'Your matches' }).getByRole('listitem');
  await expect(row.getByText('early', { exact: true })).toBeVisible();
  await page.goto(`/chat/${room}`);
  await expect(bubbles(page, 'Is the lake warm yet?')).toBeVisible();
});
