import { expect, keepPicture, test } from './fixtures.ts';
import { Writer } from './hostile.ts';
import { goTo } from './navigation.ts';
import { meet, person, town } from './people.ts';
import { APART } from './settings.ts';
import { turning } from './turning.ts';
import { SCREENS, writeEverywhere } from './written.ts';

// Tests on the same server could find this test's cloud and post, so the test has a separate server.
test.use({ settings: APART });

/** Each ends in signs that go to the other end of the line where it is not isolated. */
const HEBREW = {
  nick: 'עדי (לוי)!',
  name: 'עדי לוי, 3!',
  line: 'שרכים וקפה (שחור) 7!',
  seen: 'השרך ניצח, 3:0!',
  words: 'שלום, מה נשמע (3)?',
};

test('Hebrew words in every text field turn no English line', async ({ open, product }) => {
  test.setTimeout(240_000);
  const zip = town();
  const ana = await open(person('Ana', { zip, handle: 'ana_from_the_right' }), { stage: 'preferences' });
  const bo = await open(person('Bo', { zip, gender: 'men' }), { stage: 'preferences' });
  await product.age();
  const screens = await writeEverywhere(new Writer(product.url), [ana.entered, bo.entered], HEBREW);
  await meet(product.url, bo.entered);
  const wrong: string[] = [];
  for (const { page, entered } of [bo, ana]) {
    await page.goto('/account');
    for (const path of [...SCREENS, ...screens.filter((one) => entered !== bo.entered || one !== screens[1])]) {
      await goTo(page, path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      wrong.push(...(await turning(page, /[\u0590-\u05FF]/)).map((text) => `${path}: ${text}`));
      await keepPicture(page, `directions-${entered === bo.entered ? 'bo' : 'ana'}-${path.replaceAll('/', '_')}`);
    }
  }
  await bo.page.goto('/u/ana_from_the_right');
  // Until then the title is that of the link's preview, which has no such signs.
  await expect(bo.page).toHaveTitle(/ · wildin$/);
  wrong.push(...(await turning(bo.page, /[\u0590-\u05FF]/)).map((text) => `/u: ${text}`));
  expect([...new Set(wrong)]).toEqual([]);
});
