import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';

test('Words shared to the installed app stand in the composer behind the draft, and nothing is posted', async ({
  open: enter,
}) => {
  const [ana] = pair();
  const { page } = await enter(ana, { stage: 'profile' });
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; method: string; params: { title: string; text: string } };
  };
  const { action, method, params } = manifest.share_target;
  expect(method).toBe('GET');
  await page.goto('/post');
  const words = page.getByRole('textbox', { name: 'Your words' });
  await words.fill('Look:');
  await page.goto(`${action}?${params.title}=A+heron&${params.text}=on+one+leg`);
  await expect(words).toHaveValue('Look: A heron on one leg');
  await expect(page).toHaveURL(/\/post$/);
  await page.reload();
  await expect(words).toHaveValue('Look: A heron on one leg');
});
