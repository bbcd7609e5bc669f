import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';
import { toasts } from './steps.ts';

test('A new member reads from which day pictures and links open, before choosing one', async ({ open, product }) => {
  const { page } = await open(pair()[0], { stage: 'profile' });
  await page.goto('/post');
  const picture = page.getByRole('button', { name: /^Pictures open for you on \w+day, / });
  await picture.click();
  await expect(toasts(page)).toContainText('Pictures open for you on');
  const words = page.getByRole('textbox', { name: 'Your words' });
  await words.fill('See www.example.com');
  await expect(page.getByRole('status').filter({ hasText: 'Links open for you on' })).toBeVisible();
  await words.fill('See you');
  await expect(page.getByText('Links open for you on')).toBeHidden();

  await product.age();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
});
