import type { Page } from '@playwright/test';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { write } from './people.ts';
import { bubbles, composer, say } from './steps.ts';
import { twoTalking } from './twos.ts';

test.use({ serviceWorkers: 'allow' });

/** Chooses an entry of a message's menu, by keyboard, which does not depend on the position of the pointer. */
async function more(page: Page, text: string, action: string): Promise<void> {
  const line = page.getByRole('listitem').filter({ hasText: text }).first();
  await line.getByRole('button', { name: 'More about this message' }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Edit your message' });

test('A sent message’s changes reach the other person at once', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url);
  await one.page.goto(room);
  await other.page.goto(room);

  await test.step('a reply carries its quote', async () => {
    await say(one.page, 'Bo', 'Are you near the lake?');
    await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(1);
    await more(other.page, 'Are you near the lake?', 'Reply');
    await expect(composer(other.page, 'Ana')).toBeFocused();
    await expect(other.page.getByText('Reply to Ana')).toBeVisible();
    await composer(other.page, 'Ana').fill('Under');
    await other.page.reload();
    await expect(other.page.getByText('Reply to Ana')).toBeVisible();
    await expect(composer(other.page, 'Ana')).toHaveValue('Under');
    await say(other.page, 'Ana', 'Under the bridge.');
    await expect(other.page.getByText('Reply to Ana')).toHaveCount(0);
    const reply = one.page.getByRole('listitem').filter({ hasText: 'Under the bridge.' });
    await expect(reply.getByRole('button', { name: /In answer to You ?: Are you near the lake/ })).toBeVisible();
    await reply.getByRole('button', { name: /In answer to/ }).click();
    await other.page.reload();
    await expect(bubbles(other.page, 'Under the bridge.')).toHaveCount(1);
    await expect(other.page.getByText('Reply to Ana')).toHaveCount(0);
  });

  await test.step('a reaction shows on both screens, and one’s own is taken back by a tap', async () => {
    await more(one.page, 'Under the bridge.', 'React with 😂');
    const chip = (page: Page) => page.getByRole('button', { name: '😂 from one' });
    await expect(chip(one.page)).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(other.page)).toHaveAttribute('aria-pressed', 'false');
    await more(other.page, 'Under the bridge.', 'All reactions');
    const search = other.page.getByRole('textbox', { name: 'Search' });
    const top = async (): Promise<number | undefined> => (await search.boundingBox())?.y;
    const before = await top();
    await search.fill('steaming bowl');
    await expect(other.page.getByRole('button', { name: 'rocket' })).toHaveCount(0);
    expect(await top()).toBe(before);
    await other.page.getByRole('button', { name: 'steaming bowl' }).click();
    await expect(one.page.getByRole('button', { name: '🍜 from one' })).toBeVisible();
    await more(one.page, 'Under the bridge.', 'Who reacted');
    await expect(one.page.getByRole('dialog').getByRole('listitem')).toHaveText([/Ana/, /Bo/]);
    await one.page.keyboard.press('Escape');
    await chip(one.page).click();
    await expect(chip(other.page)).toHaveCount(0);
  });

  await test.step('the arrow up edits the last own message, and Escape keeps what was being written', async () => {
    await composer(one.page, 'Bo').press('ArrowUp');
    await expect(editor(one.page)).toHaveValue('Are you near the lake?');
    await editor(one.page).press('Escape');
    await expect(composer(one.page, 'Bo')).toBeFocused();
    await composer(one.page, 'Bo').press('ArrowUp');
    await editor(one.page).fill('Are you near the river?');
    await editor(one.page).press('Enter');
    await expect(bubbles(other.page, 'Are you near the river?')).toHaveCount(1);
    await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(0);
    await expect(other.page.getByText('edited')).toBeVisible();
    await expect(other.page.getByRole('button', { name: /In answer to Ana ?: Are you near the river/ })).toBeVisible();
  });

  await test.step('a pin stands above the room of both, leads to its message, and goes with it', async () => {
    await more(other.page, 'Are you near the river?', 'Pin');
    const strip = (page: Page) => page.getByRole('region', { name: 'Pinned messages' });
    await expect(strip(one.page)).toContainText('Are you near the river?');
    await more(one.page, 'Under the bridge.', 'Pin');
    await expect(strip(other.page)).toContainText('Pinned, 2 of 2');
    await strip(other.page)
      .getByRole('button', { name: /Under the bridge/ })
      .click();
    await expect(strip(other.page)).toContainText('Pinned, 1 of 2');
    await strip(one.page).getByRole('button', { name: 'All pinned messages' }).click();
    await one.page.getByRole('button', { name: 'Unpin: Under the bridge.' }).click();
    await expect(one.page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await one.page.keyboard.press('Escape');
    await other.page.reload();
    await expect(strip(other.page)).toContainText('Pinned');
    await expect(strip(other.page)).not.toContainText('Under the bridge.');
  });

  await test.step('a deletion asks first, and leaves a mark in place of the words and the quote', async () => {
    await more(one.page, 'Are you near the river?', 'Delete for everyone');
    await one.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(bubbles(other.page, 'This message was deleted.')).toHaveCount(1);
    for (const { page } of [one, other]) await expect(page.getByText('Are you near the river?')).toHaveCount(0);
    await expect(other.page.getByRole('region', { name: 'Pinned messages' })).toHaveCount(0);
    await other.page.reload();
    await expect(bubbles(other.page, 'This message was deleted.')).toHaveCount(1);
    await expect(bubbles(other.page, 'Under the bridge.')).toHaveCount(1);
  });
});

test('A reply written without a connection waits with its quote', async ({ open, product }) => {
  const { one, other, room } = await twoTalking(open, product.url, { one: { expected: NO_NETWORK } });
  await other.page.goto(room);
  await say(other.page, 'Ana', 'Where are you?');
  await one.page.goto(room);
  await expect(bubbles(one.page, 'Where are you?')).toHaveCount(1);
  await one.page.context().setOffline(true);
  await more(one.page, 'Where are you?', 'Reply');
  await say(one.page, 'Bo', 'On the train.');
  const waiting = one.page.getByRole('listitem').filter({ hasText: 'On the train.' });
  await expect(waiting).toContainText('Where are you?');
  await one.page.context().setOffline(false);
  const arrived = other.page.getByRole('listitem').filter({ hasText: 'On the train.' });
  await expect(arrived.getByRole('button', { name: /In answer to You/ })).toBeVisible({ timeout: 20_000 });
});

test('A reaction costs a slow line one read of the list, which is answered', async ({ open, product: { url } }) => {
  const { one, other, roomId, room } = await twoTalking(open, url);
  await write(url, one.entered, { roomId, content: 'Are you near the lake?' });
  await other.page.goto(room);
  await one.page.goto(room);
  await expect(bubbles(other.page, 'Are you near the lake?')).toHaveCount(1);
  await expect(one.page.getByText(/Read$/)).toBeVisible();
  const isList = (address: string): boolean => new URL(address).pathname === '/api/chats';
  let reads = 0;
  await one.page.route(
    (address) => isList(address.href),
    async (route) => {
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 2000));
      // The page may have aborted the request, which then cannot continue.
      await route.continue().catch(() => undefined);
    },
  );
  const answered = one.page.waitForEvent('requestfinished', (request) => isList(request.url()));
  await more(other.page, 'Are you near the lake?', 'React with 😂');
  await expect(one.page.getByRole('button', { name: '😂 from one' })).toBeVisible();
  await answered;
  // A second request would start half a second later. Only this wait shows that no second request is sent.
  await one.page.waitForTimeout(1000);
  expect(reads).toBe(1);
});
