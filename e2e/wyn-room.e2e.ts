import { expect, keepPicture } from './fixtures.ts';
import { withModel } from './model.ts';
import { enter, meet, person, town, write } from './people.ts';
import { look } from './views.ts';
import { composer } from './steps.ts';

withModel(
  'Wyn says what could come next in a chat, only where the person allows it, and no model hears of it',
  async ({ open, product, model }) => {
    const zip = town();
    const { page, entered } = await open(person('Ada', { type: 'ENFP', zip }), { stage: 'preferences' });
    const marisol = await enter(product.url, person('Marisol', { type: 'INFJ', zip }), 'preferences');
    const { chatRoomId: roomId } = await meet(product.url, entered);
    await write(product.url, marisol, { roomId, content: 'I finally fixed the carburetor on the old truck' });
    await page.goto(`/chat/${roomId}`);
    await expect(composer(page, 'Marisol')).toBeVisible();

    const more = page.getByRole('button', { name: 'More about this chat' });
    await more.click();
    const allowed = page.getByRole('menuitemcheckbox', { name: 'Wyn may read this chat' });
    await expect(allowed).not.toBeChecked();
    await expect(allowed).toBeEnabled();
    await keepPicture(page, 'wyn-room-menu');
    await page.getByRole('menuitem', { name: 'What do I say now?' }).click();
    const sheet = page.getByRole('dialog', { name: 'What do I say now?' });
    const suggestions = sheet.getByRole('list', { name: 'Suggestions' }).getByRole('button');
    await expect(sheet.getByText('no language model sees them', { exact: false })).toBeVisible();
    await expect(suggestions).toHaveCount(0);
    await sheet.getByRole('switch', { name: 'Wyn may read this chat' }).click();
    await expect(suggestions).toHaveCount(3);
    await expect(suggestions.first()).toContainText(/carburetor|truck/);
    await expect(suggestions.first()).toContainText('From: what Marisol said');
    await look(page, 'wyn-room-suggestions');
    await sheet.getByRole('button', { name: 'Others' }).click();
    await expect(suggestions).toHaveCount(3);
    const words = (await suggestions.first().locator('span').first().innerText()).trim();
    await suggestions.first().click();
    await expect(sheet).toHaveCount(0);
    await expect(composer(page, 'Marisol')).toHaveValue(words);
    // Companions of other tests use the same model, so the check is for words of this test only.
    expect(JSON.stringify(model.asked)).not.toMatch(/carburetor|truck/);

    await page.reload();
    await more.click();
    await expect(allowed).toBeChecked();
    await allowed.click();
    await expect(page.getByText('Wyn no longer reads this chat.', { exact: true })).toBeVisible();
    await more.click();
    await expect(allowed).not.toBeChecked();
  },
);
