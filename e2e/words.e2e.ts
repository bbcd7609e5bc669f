import { expect, test } from './fixtures.ts';
import { meet, person, town } from './people.ts';
import { bubbles, composer } from './steps.ts';
import { look } from './views.ts';

const WORDS = 'race war now';

test('A message with hurtful words is questioned once and can be edited or sent', async ({ open, product }) => {
  test.setTimeout(120_000);
  const zip = town();
  const ana = await open(person('Ana', { zip }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  const { chatRoomId: roomId } = await meet(product.url, ana.entered);
  await bo.page.setViewportSize({ width: 390, height: 844 });
  await bo.page.goto(`/chat/${roomId}`);
  await ana.page.goto(`/chat/${roomId}`);
  const field = composer(bo.page, 'Ana');
  await field.fill(WORDS);
  await field.press('Enter');
  const question = bo.page.getByRole('status').filter({ hasText: 'Send this?' });
  await expect(question).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('and more');
  await look(bo.page, 'words-asked');

  // The unsent message stays on the device after a reload.
  await bo.page.reload();
  await expect(question).toBeVisible();
  await expect(field).toHaveValue('and more');
  await field.press('Shift+Tab');
  await expect(bo.page.getByRole('button', { name: 'Send it' })).toBeFocused();
  await bo.page.getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue(`${WORDS}\nand more`);
  await expect(field).toBeFocused();
  await expect(question).toBeHidden();

  await field.fill(WORDS);
  await field.press('Enter');
  await bo.page.getByRole('button', { name: 'Send it' }).click();
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(bubbles(bo.page, 'and more')).toBeHidden();

  // Only the receiver of the message sees this question. A setting switches it off.
  const asked = ana.page.getByRole('group', { name: 'Did this bother you?' });
  await ana.page.goto('/account');
  const asking = ana.page.getByRole('switch', { name: 'Ask me about hurtful words' });
  await asking.uncheck();
  await ana.page.goto(`/chat/${roomId}`);
  await expect(bubbles(ana.page, WORDS)).toBeVisible();
  await expect(asked).toBeHidden();
  await ana.page.goto('/account');
  await asking.check();
  await ana.page.goto(`/chat/${roomId}`);
  // The answer Yes opens the report. The answer No ends the question in this room.
  await expect(asked).toBeVisible();
  await expect(bo.page.getByText('Did this bother you?')).toBeHidden();
  await look(ana.page, 'words-bothered');
  await asked.getByRole('button', { name: 'Yes' }).click();
  await expect(ana.page.getByRole('dialog', { name: 'Report this message' })).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await field.fill(WORDS);
  await field.press('Enter');
  await bo.page.getByRole('button', { name: 'Send it' }).click();
  await asked.getByRole('button', { name: 'No, do not ask here' }).click();
  await expect(asked).toBeHidden();
  await ana.page.reload();
  await expect(bubbles(ana.page, WORDS).last()).toBeVisible();
  await expect(asked).toBeHidden();
});
