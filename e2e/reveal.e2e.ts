import type { Page } from '@playwright/test';
import { expect, keepPicture, test, type Visit } from './fixtures.ts';
import { directRoom, enter, notifyAlways, person, town, write } from './people.ts';
import { liveAgain, toasts } from './steps.ts';
import { DESK, PHONE } from './views.ts';

const MOVES = { reducedMotion: 'no-preference' } as const;

const stage = (page: Page, name: string) => page.locator(`[data-reveal=${name}]`);
const bar = (page: Page) => page.locator('main header');
const skip = (page: Page) => page.getByRole('button', { name: 'Skip', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /of 100/ });

async function search(page: Page): Promise<void> {
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
}

/** Searches with a clock that stands still, and returns when the ring of the reveal begins to close. */
async function searchOnClock({ page }: Visit): Promise<void> {
  await page.clock.install();
  await page.goto('/soul-matching');
  const find = page.getByRole('button', { name: 'Find New Match' });
  await expect(find).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await find.click();
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(stage(page, 'ring')).toBeVisible({ timeout: 100 });
  }).toPass();
}

for (const { name, viewport, colorScheme } of [
  { name: 'phone-dark', viewport: PHONE, colorScheme: 'dark' },
  { name: 'desk-light', viewport: DESK, colorScheme: 'light' },
] as const) {
  test(`A match is revealed in four moments (${name})`, async ({ open, product }) => {
    const zip = town();
    await enter(product.url, person('Linh', { zip, type: 'ENFP' }), 'preferences');
    const options = { ...MOVES, viewport, colorScheme };
    const visit = await open(person('Ada', { zip, type: 'INTP' }), { stage: 'preferences', options });
    const { page } = visit;
    await searchOnClock(visit);
    const linh = page.getByRole('heading', { level: 1, name: /^Linh, \d\d$/ });
    const number = page.locator('.reveal-number');
    const picture = async (moment: string): Promise<void> => keepPicture(page, `reveal-${moment}-${name}`);
    await expect(bar(page)).toContainText('Looking');
    await expect(linh).toBeAttached();
    await expect(page.locator('.reveal-words')).toHaveCSS('opacity', '0');
    await picture('1-ring');

    await page.clock.runFor(900);
    await expect(stage(page, 'animal')).toBeVisible();
    await expect(bar(page)).toContainText('✨ Soul match found!');
    await expect(page.locator('.reveal-words')).toHaveCSS('opacity', '0');
    await picture('2-animal');

    await page.clock.runFor(400);
    await expect(stage(page, 'name')).toBeVisible();
    await expect(page.locator('.reveal-words')).toHaveCSS('opacity', '1');
    await expect(number).toHaveCSS('opacity', '1');
    await expect(heading(page)).not.toBeInViewport();
    await expect(toasts(page)).toHaveCount(0);
    await picture('3-name');

    await page.clock.runFor(800);
    await expect(stage(page, 'sheet')).toBeVisible();
    await expect(skip(page)).toHaveCount(0);
    await picture('4-sheet');
    await page.clock.runFor(700);
    await expect(stage(page, 'rest')).toBeVisible();
    await expect(number).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(bar(page)).toContainText(/\d left/);
    if (viewport === PHONE) {
      const places = async (): Promise<number[]> => {
        const ring = await page.locator('.reveal-ring').boundingBox();
        const sheet = await page.locator('.reveal-sheet').boundingBox();
        return [Math.round((ring?.y ?? 0) + 76), Math.round(sheet?.y ?? 0)];
      };
      await expect.poll(places).toEqual([144, 366]);
    }
    await picture('5-rest');
  });
}

test('Skip leads to the last moment at once, and its hearts fall once', async ({ open, product }) => {
  const zip = town();
  await enter(product.url, person('Linh', { zip }), 'preferences');
  const visit = await open(person('Ada', { zip }), { stage: 'preferences', options: MOVES });
  const { page } = visit;
  await searchOnClock(visit);
  const box = await skip(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await skip(page).press('Enter');
  await expect(stage(page, 'rest')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-shower=hearts]')).toHaveCount(1);
  await page.clock.runFor(10_000);
  await expect(stage(page, 'rest')).toBeVisible();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Linh, / })).toBeVisible();
  await expect(page.locator('[data-scene], [data-shower]')).toHaveCount(0);
});

test('The last moment comes with one fade under reduced motion', async ({ open, product }) => {
  const zip = town();
  await enter(product.url, person('Linh', { zip }), 'preferences');
  const { page } = await open(person('Ada', { zip }), { stage: 'preferences' });
  await search(page);
  await expect(stage(page, 'rest')).toBeVisible();
  await expect(page.locator('[data-scene], [data-shower]')).toHaveCount(0);
  await expect(stage(page, 'rest')).toHaveCSS('animation-name', 'fade-in');
  await expect(heading(page)).toBeFocused();
});

test('A message that comes during a reveal shows once the sheet rests', async ({ open, product }) => {
  const zip = town();
  const friend = await open(person('Wren'), { stage: 'profile' });
  await enter(product.url, person('Linh', { zip }), 'preferences');
  const { page, entered } = await open(person('Ada', { zip }), { stage: 'preferences', options: MOVES });
  await notifyAlways(product.url, entered);
  const roomId = await directRoom(product.url, friend.entered, entered);
  await write(product.url, entered, { roomId, content: 'Hello.' });
  const isLive = liveAgain(page);
  await page.goto('/soul-matching');
  await isLive;
  await page.evaluate(() => {
    const look = (): void => {
      const toast = document.querySelector('.toast');
      const isSeen = toast !== null && getComputedStyle(toast).visibility === 'visible';
      if (isSeen && document.querySelector('[data-scene]')) document.body.dataset['covered'] = '';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await expect(page.locator('[data-scene]')).toBeVisible();
  await write(product.url, friend.entered, { roomId, content: 'Saturday. I bring soup.' });
  await expect(toasts(page)).toContainText(['Saturday. I bring soup.']);
  await expect(stage(page, 'rest')).toBeVisible();
  await expect(page.locator('[data-covered]')).toHaveCount(0);
});
