import { expect, test } from './fixtures.ts';
import { say } from './posting.ts';
import { two } from './twos.ts';

test('A comment is reported from its menu with its words; one that was sent after all leaves no question behind', async ({
  open: enter,
  product,
}) => {
  const { one, other } = await two(enter);
  const id = await say(product.url, one.entered, { content: 'What do you think?' });
  const { page } = other;
  await page.goto(`/post/${id}`);
  const field = page.getByRole('textbox', { name: 'Write a comment' });
  const harsh = 'You are a faggot';
  await field.fill(harsh);
  await field.press('Enter');
  const question = page.getByText('These words could hurt. Send again if you mean them.');
  await expect(question).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(question).toHaveCount(0);

  await one.page.goto(`/post/${id}`);
  const comment = one.page.getByRole('region', { name: 'Comments' }).getByRole('listitem').filter({ hasText: harsh });
  await comment.getByRole('button', { name: /^More about/ }).click();
  await one.page.getByRole('menuitem', { name: 'Report' }).click();
  const sheet = one.page.getByRole('dialog', { name: 'Report this comment' });
  await expect(sheet.getByRole('list', { name: 'What will be sent' })).toContainText(harsh);
  await sheet.getByRole('radio', { name: 'Hate' }).check();
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(one.page.getByText('Report sent. Thank you.', { exact: true })).toBeVisible();
});
