import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, notifyAlways, person, town, write } from './people.ts';
import { liveAgain, toasts } from './steps.ts';
import { PHONE } from './views.ts';

/** Checks that a toast is inside the window, under nothing, and over no header, navigation or main button. */
async function expectClear(page: Page, words: string): Promise<void> {
  // A toast beside an open dialog has no role, so the test finds it by class.
  const toast = page.locator('.toast').filter({ hasText: words });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const covered = await toast.evaluate((own) => {
      const box = own.getBoundingClientRect();
      const isOver = (element: Element): boolean => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return width > 1 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      };
      const precious = document.querySelectorAll(
        'header, [data-bar], :is(a, button):is(.bg-lime, .bg-iris), [role=alertdialog] :is(h2, button)',
      );
      const rail = document.querySelectorAll('nav[aria-label="Main"]');
      if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) return ['the edge'];
      const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!own.contains(onTop)) return [`it lies under ${onTop?.outerHTML.slice(0, 120) ?? 'nothing'}`];
      return [...precious, ...rail].filter(isOver).map((element) => element.outerHTML.slice(0, 120));
    });
    expect(covered).toEqual([]);
  }).toPass({ timeout: 3000 });
}

/** Checks that a toast under the pointer stays when a control appears under it, and moves once the pointer has left. */
async function expectHeld(page: Page, words: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: words });
  await toast.hover();
  const before = await toast.boundingBox();
  await page.evaluate(async (box) => {
    const button = document.createElement('button');
    button.style.cssText = `position: fixed; left: ${box?.x}px; top: ${box?.y}px; width: 200px; height: 60px`;
    document.querySelector('main')?.append(button);
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, before);
  expect(await toast.boundingBox()).toEqual(before);
  await page.mouse.move(700, 5);
  await page.evaluate(() => document.querySelector('main > button')?.setAttribute('title', ''));
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('span')));
  await expect.poll(() => toast.boundingBox()).not.toEqual(before);
}

const screens = [
  { name: 'a small phone', viewport: { width: 320, height: 568 } },
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of screens) {
  test(`A toast on ${name} covers neither a header nor a primary action`, async ({ open, product }) => {
    const zip = town();
    const other = await open(person('Wren', { zip }), { stage: 'preferences' });
    const who = person('Ada', { zip });
    const { page, entered } = await open(who, { stage: 'profile', options: { viewport } });

    await notifyAlways(product.url, entered);
    await page.goto('/profile-setup');
    for (let step = 1; step <= 3; step += 1) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Save and find my animal' }).click();
    await expectClear(page, 'Profile updated!');
    await page.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(page.getByRole('main').getByText('Your Wild Self is revealing itself.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);

    await page.goto('/self');
    const roomId = await directRoom(product.url, other.entered, entered);
    const isLive = liveAgain(page);
    await page.goto('/match');
    await expect(page.getByRole('region', { name: 'Today’s matches' })).toBeVisible();
    await isLive;
    await write(product.url, other.entered, { roomId, content: 'Saturday. I bring soup.' });
    await expectClear(page, 'Saturday. I bring soup.');
    if (name === 'a desk') await expectHeld(page, 'Saturday. I bring soup.');
    await page.goto('/chat');
    await expect(page.getByRole('link', { name: /Wren/ })).toBeVisible();
    await write(product.url, other.entered, { roomId, content: 'And bread.' });
    await expect(page.getByRole('link', { name: /Wren/ }).getByText('And bread.')).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
  });
}

test('A standing toast makes way for a window and avoids links, fields and buttons', async ({ open, product }) => {
  const other = await open(person('Wren'), { stage: 'profile' });
  const { page, entered } = await open(person('Ada'), { stage: 'profile', options: { viewport: PHONE } });
  await notifyAlways(product.url, entered);
  const roomId = await directRoom(product.url, other.entered, entered);
  await write(product.url, entered, { roomId, content: 'Hello.' });
  const isLive = liveAgain(page);
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await isLive;
  await write(product.url, other.entered, { roomId, content: 'Saturday. I bring soup.' });
  await expectClear(page, 'Saturday. I bring soup.');
  const toast = toasts(page).filter({ hasText: 'Saturday.' });
  const covered = await toast.evaluate((own) => {
    const box = own.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(h1, h2, a, button, input)')]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 1 && top < box.bottom && box.top < bottom;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(covered).toEqual([]);

  const isLiveAgain = liveAgain(page);
  await page.goto(`/users/${other.entered.id}`);
  const more = page.getByRole('button', { name: 'More about Wren' });
  await expect(more).toBeVisible();
  await isLiveAgain;
  await write(product.url, other.entered, { roomId, content: 'And bread.' });
  await expect(toasts(page).filter({ hasText: 'And bread.' })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClear(page, 'And bread.');
});

const COPIES = { permissions: ['clipboard-write'] };

test('A toast expires under a resting pointer and waits for a moving one', async ({ open }) => {
  const { entered: wren } = await open(person('Wren'), { stage: 'profile' });
  const { page } = await open(person('Ada'), { stage: 'profile', options: COPIES });
  await page.clock.install();
  await page.goto(`/users/${wren.id}`);
  const share = page.getByRole('button', { name: 'Share Wren’s profile' });
  const toast = toasts(page).filter({ hasText: 'Link copied!' });
  const away = () => page.mouse.move(5, 700);
  const expectToGo = async (): Promise<void> => {
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  };
  const shareByKey = async (): Promise<void> => {
    await share.press('Enter');
    await expect(toast).toBeVisible();
  };
  await away();
  await shareByKey();
  const place = await toast.boundingBox();
  if (place === null) throw new Error('The toast has no place.');
  await expectToGo();
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await test.step('a pointer that rests where the toast comes', async () => {
    await page.mouse.move(middle.x, middle.y);
    await shareByKey();
    await expectToGo();
  });
  await test.step('a pointer that moves on it, and away', async () => {
    await shareByKey();
    await page.mouse.move(middle.x + 4, middle.y);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await away();
    await expectToGo();
  });
  await test.step('one that comes after another was closed by its button', async () => {
    await shareByKey();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await away();
    await shareByKey();
    await expectToGo();
  });
});

test('A toast over readable content leaves with the next touch once read', async ({ open }) => {
  const { entered: wren } = await open(person('Wren', { type: 'INFJ', bio: TALKATIVE }), { stage: 'quiz' });
  const options = { ...COPIES, viewport: { width: 390, height: 480 } };
  const { page } = await open(person('Ada', { type: 'ENFP' }), { stage: 'quiz', options });
  await page.clock.install();
  await page.goto(`/users/${wren.id}`);
  const toast = toasts(page);
  const share = page.getByRole('button', { name: 'Share Wren’s profile' });
  await expect(share).toBeVisible();
  // On the tabs the pointer is over no toast, which would hold it.
  await page.mouse.move(195, 470);
  // Every place of the window has text under it, whatever of the page has come.
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.style.cssText = 'position: fixed; inset: 0; pointer-events: none';
    document.querySelector('main')?.append(text);
  });
  // From here on the test advances the clock, so that a slow machine does not matter.
  const hold = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const expectSoon = (shown: Locator) =>
    expect(async () => {
      await page.clock.runFor(50);
      await expect(shown).toBeVisible({ timeout: 100 });
    }).toPass();
  await hold();
  await share.press('Enter');
  await expectSoon(toast);
  const scroll = async (by: number): Promise<void> => {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  };
  await scroll(100);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3500);
  await expect(toast).toBeVisible();
  await scroll(100);
  await expect(toast).toHaveCount(0);

  await page.clock.resume();
  await page.getByRole('button', { name: 'More about Wren' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Block' });
  await expect(sure).toBeVisible();
  await hold();
  await sure.click();
  const undo = toast.getByRole('button', { name: 'Undo' });
  await expectSoon(undo);
  await page.clock.runFor(3500);
  await page.mouse.click(5, 240);
  await expect(undo).toBeVisible();
});

const TALKATIVE = 'Repairs clocks, keeps three tortoises, and will talk about either until the last bus has gone home.';
