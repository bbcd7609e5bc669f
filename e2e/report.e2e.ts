import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerQuiz, person } from './people.ts';
import { DESK, PHONE } from './views.ts';

/** Returns the width and height from the header of a PNG file. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('A report says everything, saves its picture, maps eight descriptors and leads on', async ({ open }) => {
  const { page } = await open(person('Rune', { type: 'INFJ' }), { stage: 'quiz' });
  await page.goto('/my-report');
  await expect(page.getByRole('heading', { level: 1, name: 'Quiet Visionary' })).toBeVisible();
  for (const name of ['Your Superpowers', 'Room for Glow-Up', 'Level Up Tips', 'Your Tribe Vibes']) {
    await expect(title(page, name)).toBeVisible();
  }
  for (const name of ['Love Language', 'Ideal Date', 'Career Vibe', 'Life Goals']) {
    await expect(title(page, name)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Share with Friends ✨' })).toBeVisible();

  await expect(page.getByRole('img', { name: /^Quiet Visionary: your plate/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('wildin-quiet-visionary.png');
  const png = await readFile(await saved.path());
  expect(sizeOf(png)).toEqual([1080, 1350]);
  // A blank picture of this size would have only a few kilobytes.
  expect(png.length).toBeGreaterThan(40_000);

  await page.evaluate(() => window.scrollTo(0, 0));
  const wayOn = page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' });
  await expect(title(page, 'Your Superpowers')).toBeVisible();
  await expect(wayOn).not.toBeInViewport();
  await title(page, 'Level Up Tips').scrollIntoViewIfNeeded();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Enter Wildin' })).toHaveCount(0);
  await page.setViewportSize(DESK);
  await title(page, 'Life Goals').scrollIntoViewIfNeeded();
  await expect(title(page, 'Quiet Visionary')).toBeInViewport();
  await page.setViewportSize(PHONE);
  // This person has no preferences yet, so the button leads to the preferences and not home.
  await wayOn.click();
  await expect(page).toHaveURL(/\/soul-matching-setup$/);

  await page.goto('/my-report');
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(title(page, 'Your Personality Map')).toBeVisible();
  await expect(page.getByText('Based on your 15 responses across 4 core pillars')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(8);
  await page.getByRole('button', { name: 'Take Quiz Again' }).click();
  await expect(title(page, 'Personality Quiz')).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('button', { name: 'Enter Wildin' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  // On a profile page, the title stays visible beside the scrolled content.
  await page.setViewportSize(DESK);
  await page.goto('/self');
  await expect(page.getByText('Only you see the numbers.')).toBeVisible();
  await page.getByText('Only you see the numbers.').scrollIntoViewIfNeeded();
  await expect(title(page, 'Rune')).toBeInViewport();
});

test('The picture is shared as a file where a browser can', async ({ open }) => {
  const { page } = await open(person('Post'), { stage: 'quiz' });
  // Chromium on Linux has no share sheet. This script replaces the sheet and records what the page shares.
  await page.addInitScript(() => {
    const posted: string[] = [];
    const sheet = {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files, ...words }: ShareData) => {
        for (const { name, type, size } of files ?? []) posted.push(`${name} ${type} ${size > 40_000}`);
        posted.push(...Object.keys(words));
      },
    };
    Object.assign(navigator, sheet);
    Object.assign(window, { posted });
  });
  await page.goto('/my-report');
  await page.getByRole('button', { name: 'Post it' }).click();
  const posted = await page.evaluate(() => (window as unknown as { posted: string[] }).posted);
  expect(posted).toEqual(['wildin-cozy-anchor.png image/png true']);
});

test('A retake keeps the earlier results', async ({ open, product }) => {
  const who = person('Turn', { type: 'ISTP' });
  const { page, entered } = await open(who, { stage: 'quiz' });
  await page.goto('/my-report');
  await expect(title(page, 'Rogue Maker')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Earlier' })).toHaveCount(0);
  await answerQuiz(product.url, { ...who, type: 'ENFJ' }, { token: entered.accessToken });
  await page.reload();
  await expect(title(page, 'People Plug')).toBeVisible();
  await page.getByRole('tab', { name: 'Earlier' }).click();
  await page.getByRole('link', { name: /^Rogue Maker/ }).click();
  await expect(title(page, 'Rogue Maker')).toBeVisible();
  await expect(page.getByText(/^This was you on/)).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(title(page, 'People Plug')).toBeVisible();
});

test('A person without a quiz sees no report, and two ways on', async ({ open }) => {
  const { page } = await open(person('None'), { stage: 'profile' });
  await page.goto('/my-report');
  await expect(page.getByText('No Report Found!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  await page.goto('/my-report?session=0191d8a0-0000-7000-8000-000000000000');
  await expect(page.getByText('No Report Found!')).toBeVisible();
  await page.getByRole('link', { name: 'Take the quiz' }).click();
  await expect(title(page, 'Personality Quiz')).toBeVisible();
});
