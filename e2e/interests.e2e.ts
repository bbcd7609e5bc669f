import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { person, send } from './people.ts';
import { look, PHONE } from './views.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Cards' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your own interest' });
const chosen = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');
const save = (page: Page) => button(page, 'Continue to Matching');

const isAt = (page: Page, card: number) => expect(progress(page)).toHaveAttribute('aria-valuetext', `${card} of 17`);
const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

/** Drags the top card by `by` pixels, to the right or, if negative, to the left. Keeps the mouse button pressed. */
async function hold(page: Page, by: number): Promise<void> {
  const box = await page.getByRole('group', { name: /./ }).first().boundingBox();
  if (box === null) throw new Error('The card has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y + 6);
  await page.mouse.move(x + by, y + 10);
}

async function draw(page: Page, by: number): Promise<void> {
  await hold(page, by);
  await page.mouse.up();
}

/** Drags the top card by touch. */
async function touch(page: Page, by: number): Promise<void> {
  const box = await page.getByRole('group', { name: /./ }).first().boundingBox();
  if (box === null) throw new Error('The card has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await at('touchStart', [{ x, y }]);
  for (const part of [0.25, 0.5, 0.75, 1]) await at('touchMove', [{ x: x + by * part, y: y + 4 }]);
  await at('touchEnd', []);
}

test('Cards are drawn past 80 px, fly for 600 ms, and come back with undo', async ({ open }) => {
  const options = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;
  const { page } = await open(person('Ines'), { stage: 'profile', options });
  await page.goto('/interest-quiz');
  await expect(page.getByRole('group', { name: 'Music' })).toBeVisible();
  await draw(page, 80);
  await isAt(page, 1);
  await draw(page, -60);
  await isAt(page, 1);
  await hold(page, -130);
  await keepPicture(page, 'interests-drawn');
  await page.mouse.up();
  await isAt(page, 2);
  const flights = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
  expect(flights).toContain(600);
  await keepPicture(page, 'interests-flying');
  await expect(page.getByRole('status').filter({ hasText: /^Not me: Music\. Next: Food and drink\. / })).toBeAttached();
  await button(page, 'Undo').click();
  await isAt(page, 1);
  await expect(page.getByRole('group', { name: 'Music' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('.fixed\\!').length)).toBe(0);
  await draw(page, 120);
  await expect(heading(page, 'Music')).toBeFocused();
  await button(page, 'Jazz and blues').click();
  await button(page, 'Keep this one').click();
  await isAt(page, 2);
  await touch(page, 40);
  await isAt(page, 2);
  await touch(page, -140);
  await isAt(page, 3);
  await touch(page, 140);
  await expect(heading(page, 'Outdoors')).toBeFocused();
});

test('The keyboard alone leads from the first interest card to matching', async ({ open }) => {
  const { page } = await open(person('Ines'), { stage: 'quiz', options: { viewport: PHONE } });
  await page.goto('/signup-profile-boost');
  await page.getByRole('link', { name: /^Your interests/ }).press('Enter');
  await isAt(page, 1);
  await look(page, 'interests-card');
  await press(page, 'ArrowRight');
  await expect(heading(page, 'Music')).toBeFocused();
  await press(page, 'Tab', 2);
  await press(page, 'Space');
  await expect(button(page, 'Small live shows')).toHaveAttribute('aria-pressed', 'true');
  await look(page, 'interests-refine');
  await heading(page, 'Music').focus();
  await press(page, 'Enter');
  await isAt(page, 2);
  await press(page, 'ArrowRight');
  await expect(heading(page, 'Food and drink')).toBeFocused();
  await press(page, 'Enter');
  await press(page, 'ArrowLeft', 2);
  await isAt(page, 5);
  await press(page, 'Backspace');
  await press(page, 'z');
  await isAt(page, 3);
  // A reload returns to the same card, and undo still works.
  await page.reload();
  await isAt(page, 3);
  await press(page, 'ArrowLeft', 14);
  await isAt(page, 17);
  await press(page, 'ArrowRight');
  await expect(heading(page, 'What did we forget?')).toBeFocused();
  await press(page, 'Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('p0rn');
  await press(page, 'Enter');
  await expect(page.getByText('Keep it friendly here: nothing sexual, please.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'interests-own');
  await field(page).fill('Duck herding');
  await press(page, 'Enter');
  await page.keyboard.type('board games');
  await press(page, 'Enter');
  await expect(page.getByText('Board games is on our list already')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Own words used' })).toHaveAttribute('aria-valuenow', '1');
  await button(page, 'Done').press('Enter');
  await expect(heading(page, 'Your Vibe Check')).toBeFocused();
  await expect(chosen(page, 'Music')).toHaveText(['Small live shows']);
  await expect(chosen(page, 'Food and drink')).toHaveText(['Good food']);
  await expect(chosen(page, 'Games')).toHaveText(['Board games']);
  await expect(chosen(page, 'In your own words')).toHaveText(['Duck herding']);
  await look(page, 'interests-summary');
  await button(page, 'Remove Small live shows').press('Enter');
  await expect(button(page, 'Remove Good food')).toBeFocused();
  await press(page, 'z');
  await expect(chosen(page, 'Music')).toHaveText(['Small live shows']);
  await save(page).press('Enter');
  await expect(page).toHaveURL(/\/match$/);
  await page.goto('/signup-profile-boost');
  await expect(page.getByRole('link', { name: /^Done: Your interests/ })).toBeVisible();
});

test('A save without any interest is refused and loses nothing chosen before', async ({ open, product }) => {
  const expected = /ERR_FAILED|Failed to fetch/;
  const { page, entered } = await open(person('Ines'), { stage: 'profile', expected });
  await page.goto('/self');
  await page.getByRole('link', { name: 'Pick my interests' }).click();
  await isAt(page, 1);
  await press(page, 'ArrowLeft', 17);
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No interests selected: Please select at least one interest before continuing.',
  );
  await button(page, 'Games').click();
  await button(page, 'Chess').click();
  await button(page, 'Keep this one').click();
  await button(page, 'Something we forgot').click();
  await field(page).fill('Moss');
  await button(page, 'Done').click();
  await page.route('**/interest-profile', (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to save your interests. Please try again.');
  await expect(chosen(page, 'Games')).toHaveText(['Chess']);
  await page.unroute('**/interest-profile');
  await page.reload();
  await expect(chosen(page, 'In your own words')).toHaveText(['Moss']);
  await save(page).click();
  await expect(page).toHaveURL(/\/match$/);
  await page.goto('/self');
  await expect(chosen(page, 'Interests')).toHaveText(['Chess', 'Moss']);
  // This page does not overwrite a choice that another device saves.
  const body = { interests: ['chess', 'tea'], custom: [] };
  await send(`${product.url}/api/users/${entered.id}/interest-profile`, { token: entered.accessToken, body });
  await page.getByRole('link', { name: 'Change my interests' }).click();
  await expect(heading(page, 'Your Vibe Check')).toBeVisible();
  await expect(chosen(page, 'Food and drink')).toHaveText(['Tea']);
});
