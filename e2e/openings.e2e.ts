import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';

const LOOKED_AT = 'Your first week: a picture is looked at before others see it.';

test('A new member reads what happens to pictures and links, before choosing one', async ({ open, product }) => {
  const { page } = await open(pair()[0], { stage: 'profile' });
  await page.goto('/post');
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect(page.getByText(LOOKED_AT)).toBeVisible();
  await page.getByRole('radio', { name: /^Private/ }).check();
  await expect(page.getByText(LOOKED_AT)).toBeHidden();
  const words = page.getByRole('textbox', { name: 'Your words' });
  await words.fill('See www.example.com');
  await expect(page.getByRole('status').filter({ hasText: 'Links open for you on' })).toBeVisible();
  await words.fill('See you');
  await expect(page.getByText('Links open for you on')).toBeHidden();

  await product.age();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect(page.getByText(LOOKED_AT)).toBeHidden();
});
