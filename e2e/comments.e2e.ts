import { expect, test } from './fixtures.ts';
import { send } from './people.ts';
import { say } from './posting.ts';
import { two } from './twos.ts';

test('A comment is reported from its menu together with its words', async ({ open: enter, product }) => {
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

test(
  'A member’s new comment shows above the field, even below many others',
  { tag: '@edge' },
  async ({ open: enter, product }) => {
    const { one, other } = await two(enter);
    const id = await say(product.url, one.entered, { content: 'What do you think?' });
    const { accessToken: token } = other.entered;
    for (let at = 0; at < 8; at += 1)
      await send(`${product.url}/api/posts/${id}/comments`, { token, body: { content: `Thought ${at}` } });
    const { page } = other;
    await page.goto(`/post/${id}`);
    const field = page.getByRole('textbox', { name: 'Write a comment' });
    await expect(page.getByText('Thought 7')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await field.fill('And this is my last word.');
    await field.press('Enter');
    const mine = page.getByText('And this is my last word.');
    const isUncovered = (): Promise<boolean> =>
      mine.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, top + height / 2));
      });
    await expect(page.getByRole('heading', { name: '9 comments' })).toBeVisible();
    await expect(field).toHaveValue('');
    await expect.poll(isUncovered).toBe(true);
  },
);
