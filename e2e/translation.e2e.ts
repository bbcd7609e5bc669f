import { WordsServer } from '#test/words-service.ts';
import { expect, test as base } from './fixtures.ts';
import { enter, directRoom, pair, write } from './people.ts';
import { say } from './posting.ts';
import { bubbles } from './steps.ts';
import { look } from './views.ts';

const test = base.extend<object, { machine: WordsServer }>({
  machine: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const machine = new WordsServer();
      await machine.start();
      await use(machine);
      await machine.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ machine }, use) => use({ TRANSLATE_URL: machine.url }), { scope: 'worker' }],
});

const GERMAN = 'Sprichst du mit deinen Pflanzen?';
const ENGLISH = 'Do you talk to your plants?';

test('A line and a post are translated on a tap, beside their original', async ({ open, product, machine }) => {
  const [ana, bo] = pair();
  const { page, entered } = await open(ana, { stage: 'profile', expected: /status of 503/ });
  const other = await enter(product.url, bo, 'profile');
  const roomId = await directRoom(product.url, other, entered);
  await write(product.url, other, { roomId, content: GERMAN });
  await page.goto(`/chat/${roomId}`);
  await expect(bubbles(page, GERMAN)).toBeVisible();
  machine.says = ENGLISH;

  const offer = page.getByRole('button', { name: 'Translate' });
  await expect(offer).toHaveCount(1);
  expect(machine.asked).toEqual([]);
  machine.fault = 500;
  await offer.press('Enter');
  await expect(page.getByRole('alert').getByText('The translation did not come.')).toBeVisible();
  machine.fault = undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  const words = page.getByText(ENGLISH);
  await expect(words).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Translated by a machine. It errs. Original: German.')).toBeVisible();
  await expect(bubbles(page, GERMAN)).toBeVisible();
  await look(page, 'translation');
  await page.getByRole('button', { name: 'Original only' }).click();
  await expect(words).toBeHidden();

  // A line in the reader's own language has the same in its menu.
  await write(product.url, entered, { roomId, content: 'Only to the fern.' });
  await write(product.url, other, { roomId, content: 'So do I.' });
  await expect(bubbles(page, 'So do I.')).toBeVisible();
  await expect(offer).toHaveCount(1);
  machine.says = 'So do I.';
  await bubbles(page, 'So do I.').hover();
  await page.getByRole('button', { name: 'More about this message' }).last().click();
  await page.getByRole('menuitem', { name: 'Translate' }).click();
  await expect(page.getByText('The machine found nothing to turn into English.')).toBeVisible();

  const post = await say(product.url, other, { content: GERMAN });
  machine.says = ENGLISH;
  await page.goto(`/post/${post}`);
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(page.getByText(ENGLISH)).toHaveAttribute('lang', 'en');
  await expect(page.getByText(GERMAN)).toBeVisible();
  await look(page, 'translation-post');
});
