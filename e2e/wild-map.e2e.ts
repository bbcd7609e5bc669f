import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, keepPicture, test, type Visit } from './fixtures.ts';
import { person, send } from './people.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Wild map', exact: true });

/** Gives the person interests and vibes, which the map shows beside the result of the quiz. */
async function live(url: string, { entered }: Pick<Visit, 'entered'>): Promise<void> {
  const as = { token: entered.accessToken };
  const interests = ['vinyl', 'board-games', 'comics', 'tabletop-rpgs', 'jazz'];
  await send(`${url}/api/users/${entered.id}/interest-profile`, { ...as, body: { interests } });
  await feel(url, { entered }, ['curious', 'chill']);
}

async function feel(url: string, { entered }: Pick<Visit, 'entered'>, vibes: readonly string[]): Promise<void> {
  const asked = { method: 'PUT', token: entered.accessToken, body: { vibes, energyLevel: 60 } };
  await send(`${url}/api/users/${entered.id}/vibes`, asked);
}

test('The wild map shows its owner and a visitor what each may see', async ({ open, product }) => {
  const ada = await open(person('Ada', { type: 'ENFP' }), { stage: 'preferences' });
  await live(product.url, ada);
  const { page } = ada;
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/self');
  await expect(map(page).getByRole('list', { name: 'Core pillars' }).getByRole('listitem')).toHaveText([
    /Outward\s*Energy/,
    /Imaginative\s*Perception/,
    /Heart\s*Judgment/,
    /Open\s*Lifestyle/,
  ]);
  await expect(map(page).getByRole('list', { name: 'Current passions' }).getByRole('listitem')).toHaveText([
    /Vinyl records/,
    /Board games/,
    /Comics and graphic novels/,
    /Curious/,
    /Chill/,
  ]);
  await expect(map(page).getByText(/\d+ of 100/)).toHaveCount(4);
  // The person changes the vibe through the API, and the open map updates.
  await connected;
  await feel(product.url, ada, ['bold']);
  await expect(map(page).getByRole('list', { name: 'Current passions' })).toContainText('Bold');

  const { page: theirs } = await open(person('Bo', { type: 'ISTJ' }), { stage: 'quiz' });
  await theirs.goto(`/users/${ada.entered.id}`);
  await expect(map(theirs).getByText('Outward, through and through')).toBeVisible();
  await expect(map(theirs).getByText(/of 100/)).toHaveCount(0);
  await expect(map(theirs).getByText(/\byou\b/i)).toHaveCount(0);
  await theirs.goto('/self');
  await expect(map(theirs).getByText('Inward, through and through')).toBeVisible();
  await expect(map(theirs).getByRole('list', { name: 'Current passions' })).toHaveCount(0);

  await page.goto('/self?open=soul');
  await expect(page.getByRole('region', { name: 'On my wild map right now' })).toContainText('Vinyl records');
  await keepPicture(page, 'soul-preferences-passions');
});

test('A person who has not hatched has no map', async ({ open }) => {
  const { page } = await open(person('Cleo'), { stage: 'profile' });
  await page.goto('/self');
  await expect(page.getByText('Your plate is still blank.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wild map' })).toHaveCount(0);
});

test('The map is whole and legible on any screen, by day and night', async ({ open, product }) => {
  const visit = await open(person('Dot', { type: 'INFJ' }), { stage: 'quiz' });
  const { page } = visit;
  await live(product.url, visit);
  await page.goto('/self');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(map(page).getByRole('list', { name: 'Core pillars' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect.poll(() => overlaps(page)).toEqual([]);
    await map(page).scrollIntoViewIfNeeded();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `wild-map-${width}-${colorScheme}`, { fullPage: true });
      expect(await violations(page, '[aria-labelledby=wild-map]')).toEqual([]);
    }
  }
});

test('The desktop map is a band beside the plate, above the posts', async ({ open, product }) => {
  const options = { viewport: { width: 1440, height: 900 } };
  const eve = await open(person('Eve', { type: 'ENFP' }), { stage: 'quiz', options });
  await live(product.url, eve);
  const { page } = eve;
  await page.goto('/self');
  await expect(map(page).getByText('Energy · 90')).toBeVisible();
  const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
  const [band, name] = [await boxOf(map(page)), await boxOf(page.getByRole('heading', { name: 'Eve', level: 1 }))];
  expect(band.top).toBe(0);
  expect(band.left).toBeGreaterThan(name.right);
  expect(name.top).toBeLessThan(band.bottom);
  const posts = await boxOf(page.getByRole('region', { name: 'Posts' }));
  const words = page.getByRole('region', { name: 'The wild map in words' });
  expect(posts.top).toBeGreaterThanOrEqual(band.bottom);
  expect((await boxOf(words)).top).toBeGreaterThan(posts.top);
  await expect(words.getByText(/\d+ of 100/)).toHaveCount(4);

  const { page: theirs } = await open(person('Fay', { type: 'ISTJ' }), { stage: 'quiz', options });
  await theirs.goto(`/users/${eve.entered.id}`);
  await expect(map(theirs).getByText('Energy', { exact: true })).toBeVisible();
  await expect(theirs.getByText('Outward, through and through')).toBeVisible();
});

/** Returns a line for each two names on the map that overlap, and for each name that crosses the map's edge. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('[aria-labelledby=wild-map] ul')?.getBoundingClientRect();
    const names = [...document.querySelectorAll('[aria-labelledby=wild-map] li')];
    const boxes = names.map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }));
    const found: string[] = [];
    for (const [index, { text, box }] of boxes.entries()) {
      if (
        sheet &&
        (box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom)
      )
        found.push(`${text} over the edge`);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.box.left ||
          other.box.right <= box.left ||
          box.bottom <= other.box.top ||
          other.box.bottom <= box.top;
        if (!isApart) found.push(`${text} over ${other.text}`);
      }
    }
    return found;
  });
}
