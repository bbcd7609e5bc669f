import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { say } from './posting.ts';
import { bubbles, composer } from './steps.ts';
import { twoTalking } from './twos.ts';

/** Ends a composed word by a key in Safari's order: the composition's end first, then the key, marked by code 229. */
async function endWord(field: Locator, key: string): Promise<void> {
  await field.evaluate((element, name) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }));
    const told = { key: name, keyCode: 229, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', told));
  }, key);
}

test('Enter and Escape that end a composed word neither send a text nor leave it', async ({ open, product }) => {
  const { one, room } = await twoTalking(open, product.url);
  const { page } = one;
  await page.goto(room);
  const field = composer(page, 'Bo');
  await field.fill('日本');
  await endWord(field, 'Enter');
  await expect(field).toHaveValue('日本');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(bubbles(page, '日本')).toHaveCount(1);
  // The edit of a message, which Escape leaves. Only a message that has arrived can be edited.
  await expect(page.getByRole('region', { name: 'Messages with Bo' }).getByText(/Sent$/).first()).toBeVisible();
  await field.press('ArrowUp');
  const edit = page.getByRole('textbox', { name: 'Edit your message' });
  await edit.fill('日本語');
  await endWord(edit, 'Escape');
  await expect(edit).toHaveValue('日本語');
  await edit.press('Escape');
  await expect(edit).toHaveCount(0);

  const id = await say(product.url, one.entered, { content: 'What do you think?' });
  await page.goto(`/post/${id}`);
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('日本');
  await endWord(comment, 'Enter');
  await expect(comment).toHaveValue('日本');
  await comment.press('Enter');
  await expect(comment).toHaveValue('');

  // A window stays open while the key takes back a word.
  await page.goto('/?open=wyn');
  const wyn = page.getByRole('dialog').getByRole('textbox');
  await wyn.fill('日本');
  await endWord(wyn, 'Escape');
  await expect(wyn).toHaveValue('日本');
  await wyn.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('The message field has a heavy ring only where Tab led into it', async ({ open, product }) => {
  const { one, room } = await twoTalking(open, product.url);
  const { page } = one;
  await page.goto(room);
  const field = composer(page, 'Bo');
  const send = page.getByRole('button', { name: 'Send' });
  await field.click();
  await field.pressSequentially('Here?');
  await send.click();
  await expect(bubbles(page, 'Here?')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline', /solid 1px$/);
  await page.keyboard.press('Shift+Tab');
  await expect(field).not.toBeFocused();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return field.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await expect(field).toHaveCSS('outline', /solid 2px$/);
  await field.pressSequentially('Yes');
  await expect(field).toHaveCSS('outline', /solid 1px$/);
});
