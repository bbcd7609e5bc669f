import type { HallGuest } from '#contract/quest-hall.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { person, send } from './people.ts';
import { bubbles, composer, countTaps, say, setUpProfile, signUp, takeQuiz } from './steps.ts';

test.use({ settings: { DEMO_COMMUNITY: 'true' } });
// Runs the tests of this file in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

/** The number of taps from the landing page of somebody alone. Typing does not count. */
const TAPS = { practice: 29, answer: 31 };

test('A first member’s practice run is marked, answers, counts nothing and ends in an invite', async ({ open }) => {
  test.setTimeout(120_000);
  const nell = person('Nell', { zip: '82001' });
  const { page } = await open(nell);
  const taps = await countTaps(page);
  await signUp(page, nell);
  await setUpProfile(page, nell);
  await takeQuiz(page);
  await page.getByRole('button', { name: 'Take Me to the Wildlin World 🌍' }).click();
  await page.getByRole('button', { name: 'Search now: everyone, 27 to 33, Wyoming' }).click();
  // Nobody else is here, so the practice run comes first.
  await expect(page.getByText('Nobody else here is ready', { exact: false })).toBeVisible({ timeout: 20_000 });
  const practice = page.getByRole('main').getByRole('button').first();
  await expect(practice).toHaveText('Try a practice run');
  await keepPicture(page, 'cold-start-alone');
  await practice.click();
  const found = page.getByRole('button', { name: 'Say hello' });
  await expect(found).toBeVisible();
  await keepPicture(page, 'practice-run');
  expect(await taps()).toBe(TAPS.practice);
  await expect(page.getByText('Practice run with an invented member')).toBeVisible();
  await expect(page.getByText('Demo member', { exact: true })).toBeVisible();
  await expect(page.getByText('took none of your matches', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send an invite' })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/, \d+$/, '');
  await page.getByRole('button', { name: 'Say hello' }).click();

  await expect(page.getByText('ten written lines, no person behind them', { exact: false })).toBeVisible();
  await say(page, name, 'Hello, and no offense taken.');
  await expect(bubbles(page, 'Hello, and no offense taken.')).toHaveCount(1);
  await expect(composer(page, name)).toHaveValue('');
  const signed = page.getByText('Demo member · answers by itself', { exact: true });
  await expect(signed.first()).toBeVisible();
  expect(await taps()).toBe(TAPS.answer);
  await say(page, name, 'Nice to meet you.');
  const line = page.getByRole('region', { name: `Messages with ${name}` }).getByText('/u/', { exact: false });
  await expect(line).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Copy my invite link' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'All chats' }).click();
  await expect(page.getByRole('listitem').getByText('Demo member', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name }) })
    .click();
  await expect(page).toHaveURL(/\/users\//);
  await expect(page.getByText('Demo member', { exact: true }).first()).toBeVisible();
  await page.goto('/match');
  await expect(page.getByText('0/3 met today').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(name)).toHaveCount(0);
});

/** Stores the positions of the hall's bubbles in the first frame in which all bubbles are placed. */
function watchFirstPlaces(): void {
  const look = (): void => {
    const afloat = [...document.querySelectorAll<HTMLElement>('button.hall-bubble')];
    if (afloat.length > 0 && afloat.every(({ style }) => style.transform !== '')) {
      Reflect.set(
        window,
        'firstPlaces',
        afloat.map((bubble) => bubble.getBoundingClientRect().toJSON() as unknown),
      );
    } else requestAnimationFrame(look);
  };
  look();
}

test('A full hall floats what fits a phone and lists everyone by fit', { tag: '@edge' }, async ({ open, product }) => {
  const { page, entered } = await open(person('Nell', { zip: '82001' }), {
    stage: 'preferences',
    options: { reducedMotion: 'no-preference' },
  });
  await send(`${product.url}/api/soul-matching/preferences`, {
    token: entered.accessToken,
    body: { locationRadius: 'anywhere' },
  });
  await page.addInitScript(watchFirstPlaces);
  await page.goto('/match');
  const hall = page.getByRole('region', { name: 'Quest Hall' });
  await hall.getByRole('button', { name: 'As bubbles' }).click();
  const more = hall.getByRole('button', { name: /^\+\d+ in the list$/ });
  await expect(more).toBeVisible();
  const afloat = hall.getByRole('button', { name: /\d+ of 100/ });
  await expect(afloat).not.toHaveCount(0);
  const floating = await afloat.count();
  // A quarter of this phone is 211 px high, which has room for 21.
  expect(floating).toBeLessThanOrEqual(21);
  await expect(hall.getByRole('button', { name: /^All \d+$/ })).toHaveCount(0);
  const first = await page.evaluate(() => Reflect.get(window, 'firstPlaces') as readonly { x: number; y: number }[]);
  expect(first).toHaveLength(floating);
  const gaps = first.flatMap((a, index) => first.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  // A bubble is 44 px wide, so bubbles may overlap only a little.
  expect(Math.min(...gaps)).toBeGreaterThan(30);

  await hall.getByRole('button', { name: 'Pause the hall' }).click();
  const one = afloat.first();
  const at = await one.boundingBox();
  // A bubble that still floated would have moved after this wait.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(await one.boundingBox()).toEqual(at);
  await hall.getByRole('button', { name: 'Let the hall float' }).click();
  await expect.poll(() => one.boundingBox()).not.toEqual(at);

  const hidden = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  const rows = hall.getByRole('list', { name: 'People in the hall' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await hall.getByRole('button', { name: `All ${floating + hidden}` }).click();
  await expect(rows).toHaveCount(floating + hidden);
  const guests = await send<HallGuest[]>(`${product.url}/api/quest-hall/participants`, {
    method: 'GET',
    token: entered.accessToken,
  });
  const fits = (await rows.allInnerTexts()).map(
    (text) => guests.find(({ displayName, age }) => text.startsWith(`${displayName}, ${age}`))?.compatibility ?? 0,
  );
  expect(Math.min(...fits)).toBeGreaterThan(0);
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  await expect(hall.getByText('Demo member').first()).toBeVisible();
  // Demo members are visible but not counted.
  await expect(hall.getByText(/here now/)).toHaveCount(0);
});
