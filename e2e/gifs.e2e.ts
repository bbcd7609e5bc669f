import type { Page } from '@playwright/test';
import { GifServer } from '#test/gif-service.ts';
import { expect, keepPicture, test as base } from './fixtures.ts';
import { directRoom } from './people.ts';
import { add, bubbles, plus, say } from './steps.ts';
import { two, twoTalking } from './twos.ts';
import { whenStill } from './views.ts';

const test = base.extend<object, { service: GifServer; settings: Record<string, string> }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- the form that Playwright asks for
    async ({}, use) => {
      const service = await new GifServer().start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ service }, use) => use({ KLIPY_KEY: 'a key', KLIPY_URL: service.url }), { scope: 'worker' }],
});
// Runs the tests of this file in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

const choose = (page: Page) => add(page, 'Choose a GIF');
const results = (page: Page) => page.getByRole('list', { name: 'GIFs' }).getByRole('button');
const gif = (page: Page, title: string) => page.getByRole('img', { name: title });
const loaded = (page: Page, title: string) =>
  gif(page, title).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test('A GIF is found by a word and sent with one tap', async ({ open: enter, product }) => {
  const { one, other } = await two(enter);
  for (const { page } of [one, other]) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await product.age();
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  await one.page.goto(room);
  // A first message must be words.
  await expect(plus(one.page)).toHaveCount(0);
  await say(one.page, 'Bo', 'Look at this.');
  await other.page.goto(room);
  await expect(bubbles(other.page, 'Look at this.')).toHaveCount(1);

  await choose(one.page);
  await expect(results(one.page)).toHaveCount(20);
  await keepPicture(one.page, 'gif-picker');
  const search = one.page.getByRole('textbox', { name: 'Search GIFs' });
  await whenStill(one.page);
  const before = (await search.boundingBox())?.y ?? 0;
  await one.page.getByRole('button', { name: 'More GIFs' }).click();
  await expect(results(one.page)).toHaveCount(40);
  await search.fill('zebra crossing');
  await expect(one.page.getByText('No GIFs found')).toBeVisible();
  expect(Math.abs(((await search.boundingBox())?.y ?? 0) - before)).toBeLessThan(8);
  await search.fill('otter');
  const title = 'An otter pops up and waves hello.';
  await expect(results(one.page)).toHaveCount(1);
  await results(one.page).first().click();
  await expect(one.page.getByRole('dialog')).toHaveCount(0);

  for (const { page } of [one, other]) await expect.poll(() => loaded(page, title)).toBe(true);
  await keepPicture(other.page, 'gif-message');
  await other.page.getByRole('button', { name: `Pause GIF: ${title}` }).press('Enter');
  await expect(gif(other.page, title)).toHaveAttribute('src', '/gifs/hello-otter.still.svg');
  await expect(other.page.getByRole('button', { name: `Play GIF: ${title}` })).toBeFocused();
  await other.page.reload();
  await expect(gif(other.page, title)).toHaveAttribute('src', '/gifs/hello-otter.svg');

  // The menu offers GIFs only while the field is empty.
  await one.page.getByRole('textbox', { name: 'Message Bo' }).fill('So');
  await plus(one.page).click();
  await expect(one.page.getByRole('menuitem')).toHaveText([
    'Add pictures',
    'Give Bo a gift',
    'Make a plan',
    'Make a poll',
    'Send later',
  ]);
  await one.page.keyboard.press('Escape');
  await one.page.getByRole('textbox', { name: 'Message Bo' }).fill('');
  await choose(one.page);
  await expect(results(one.page).first()).toBeVisible();
  await one.page.keyboard.press('Escape');
  await expect(plus(one.page)).toBeFocused();
});

test('GIFs stand still until they are played on a device with reduced motion', async ({ open: enter, product }) => {
  const { one, room } = await twoTalking(enter, product.url);
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Still there?');
  await choose(one.page);
  await expect(results(one.page).first().getByRole('img')).toHaveAttribute('src', /\.still\.svg$/);
  await one.page.getByRole('button', { name: 'Play all GIFs' }).click();
  await expect(results(one.page).first().getByRole('img')).toHaveAttribute('src', /\.svg$/);
  await results(one.page).first().click();
  const title = 'An otter pops up and waves hello.';
  await expect(gif(one.page, title)).toHaveAttribute('src', /\.still\.svg$/);
  await one.page.getByRole('button', { name: `Play GIF: ${title}` }).click();
  await expect(gif(one.page, title)).toHaveAttribute('src', /\.svg$/);
});

test('GIFs of a service load from its host only after the member agrees', async ({ open: enter, product, service }) => {
  service.all = [{ title: 'A cat types' }, { title: 'A dog knows' }];
  const expected = /503|ERR_CONNECTION_REFUSED|WebSocket/;
  const { one, other } = await two(enter, { one: { expected }, other: { expected } });
  await product.age();
  for (const { page } of [one, other]) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const room = `/chat/${await directRoom(product.url, one.entered, other.entered)}`;
  await one.page.goto(room);
  await say(one.page, 'Bo', 'Look at this.');

  await choose(one.page);
  await one.page.getByRole('button', { name: 'KLIPY', exact: true }).click();
  await expect(one.page.getByText('These come from KLIPY itself.')).toBeVisible();
  await keepPicture(one.page, 'gif-asking');
  expect([service.asked.length, service.loaded.length]).toEqual([0, 0]);
  await one.page.getByRole('button', { name: 'Show GIFs from KLIPY' }).click();
  await expect(results(one.page)).toHaveCount(2);
  await results(one.page).first().click();
  await expect.poll(() => loaded(one.page, 'A cat types')).toBe(true);
  expect(service.loaded.every(({ referer }) => referer === undefined)).toBe(true);

  // Bo has not agreed to load GIFs from KLIPY.
  const before = service.loaded.length;
  await other.page.goto(room);
  const ask = other.page.getByRole('button', { name: 'Show GIFs from KLIPY' });
  await expect(ask).toBeVisible();
  await expect(gif(other.page, 'A cat types')).toHaveCount(0);
  await keepPicture(other.page, 'gif-unloaded');
  expect(service.loaded).toHaveLength(before);
  await ask.click();
  await expect.poll(() => loaded(other.page, 'A cat types')).toBe(true);
  await other.page.reload();
  await expect.poll(() => loaded(other.page, 'A cat types')).toBe(true);

  // While KLIPY fails, the chat still works.
  service.manner = { status: 500 };
  await choose(one.page);
  await one.page.getByRole('textbox', { name: 'Search GIFs' }).fill('something');
  await expect(one.page.getByText('Failed to search GIFs. Please try again.')).toBeVisible();
  service.manner = 'klipy';
  await one.page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(one.page)).toHaveCount(2);
  await one.page.getByRole('button', { name: 'Stop loading GIFs from KLIPY' }).click();
  await one.page.keyboard.press('Escape');
  await expect(gif(one.page, 'A cat types')).toHaveCount(0);
  await expect(one.page.getByRole('button', { name: 'Show GIFs from KLIPY' })).toBeVisible();
});
