import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pair } from './people.ts';

test.use({ serviceWorkers: 'allow' });

interface Target {
  action: string;
  method: string;
  params: { title: string; text: string; files: { name: string }[] };
}

/** Shares to the installed app as the system does: submits a form to the share target of the manifest. */
async function share(page: Page, { title, text, hasPicture }: { title: string; text: string; hasPicture: boolean }) {
  await page.mouse.click(1, 1);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { share_target: Target };
  await page.evaluate(
    async ({ target: { action, method, params }, words, isPictured }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method, enctype: 'multipart/form-data' });
      for (const [name, value] of [
        [params.title, words.title],
        [params.text, words.text],
      ] as const) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      canvas.getContext('2d')?.fillRect(20, 20, 90, 120);
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/png');
      });
      const data = new DataTransfer();
      if (isPictured && blob !== null) data.items.add(new File([blob], 'heron.png', { type: 'image/png' }));
      const input = Object.assign(document.createElement('input'), { type: 'file', name: params.files[0]?.name ?? '' });
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { target: manifest.share_target, words: { title, text }, isPictured: hasPicture },
  );
}

test('Content shared to the installed app joins the draft without being posted', async ({ open: enter, product }) => {
  const [ana] = pair();
  const { page } = await enter(ana, { stage: 'profile' });
  // New members post no pictures.
  await product.age();
  await page.goto('/post');
  const words = page.getByRole('textbox', { name: 'Your words' });
  await words.fill('Look:');
  await share(page, { title: 'A heron', text: 'on one leg', hasPicture: true });
  await expect(words).toHaveValue('Look: A heron on one leg');
  await expect(page).toHaveURL(/\/post$/);
  const about = page.getByRole('textbox', { name: 'Description of your picture' });
  await about.fill('A grey heron.');
  await page.reload();
  await expect(words).toHaveValue('Look: A heron on one leg');
  await expect(about).toHaveValue('A grey heron.');
  // Sharing only text adds the text and keeps the picture.
  await share(page, { title: '', text: 'still there', hasPicture: false });
  await expect(words).toHaveValue('Look: A heron on one leg still there');
  await expect(about).toHaveValue('A grey heron.');
});

test('A share without the service worker leads to the composer', async ({ open: enter }) => {
  const [ana] = pair();
  const { page } = await enter(ana, { stage: 'profile' });
  const answer = await page.request.post('/share', { multipart: { text: 'Hello' }, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/post']);
});
