import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { person, send } from './people.ts';
import { composer, say } from './steps.ts';

const offered = (page: Page) => page.getByRole('list', { name: 'Answers to choose from' }).getByRole('button');

/** Takes the first reply that is offered, and waits for the answer and the next replies. */
async function tap(page: Page, name: string): Promise<string> {
  const theirs = page.getByRole('paragraph').filter({ hasText: `${name}: ` });
  const before = await theirs.count();
  const words = await offered(page).first().innerText();
  await offered(page).first().click();
  await expect(page.getByRole('paragraph').filter({ hasText: words }).last()).toBeVisible();
  // An answer has a bubble for each paragraph.
  await expect.poll(() => theirs.count()).toBeGreaterThan(before);
  await expect(offered(page).first()).toBeEnabled();
  return theirs.last().innerText();
}

test('A person taps through a character’s first scene and goes on after a reload', async ({ open, product }) => {
  const { page, entered } = await open(person('Iris'), { stage: 'preferences' });
  const met = await send<{ chatroom_id: string; companion: { displayName: string } }>(
    `${product.url}/api/soul-matching/ai-bot`,
    { token: entered.accessToken, body: {} },
  );
  const name = met.companion.displayName;
  await page.goto(`/chat/${met.chatroom_id}`);
  await expect(composer(page, name)).toBeVisible();
  await expect(offered(page)).toHaveCount(3);
  await keepPicture(page, 'scene-offered');

  await tap(page, name);
  await expect(page.getByText('Scene 1 of 5')).toBeVisible();
  await tap(page, name);
  await keepPicture(page, 'scene-played');
  expect(await violations(page, 'main')).toEqual([]);

  const replies = await offered(page).allInnerTexts();
  await page.reload();
  await expect(page.getByText('Scene 1 of 5')).toBeVisible();
  await expect(offered(page)).toHaveText(replies);
  await composer(page, name).fill('Let me think');
  await expect(offered(page)).toHaveCount(0);
  await composer(page, name).fill('');
  // Words of one's own are answered, and the scene waits.
  const spoken = page.getByRole('paragraph').filter({ hasText: `${name}: ` });
  const before = await spoken.count();
  await say(page, name, 'I can’t sleep');
  await expect(spoken).toHaveCount(before + 1);
  await expect(offered(page)).toHaveText(replies);
  await keepPicture(page, 'scene-beside');
  // A scene has at most ten turns, and its end offers the next ones.
  for (let turn = 0; turn < 10 && !(await offered(page).allInnerTexts()).includes('ask me something'); turn += 1)
    await tap(page, name);
  await expect(offered(page).filter({ hasText: 'ask me something' })).toBeVisible();
  await keepPicture(page, 'scene-ended');
});
