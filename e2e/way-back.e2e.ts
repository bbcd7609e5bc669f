import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { person } from './people.ts';
import { twoTalking } from './twos.ts';

type Device = { goBackOnce: () => void };

/** Adds `goBackOnce`, a phone's back gesture: it closes the newest CloseWatcher, or goes back if there is none. */
async function withWayBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watchers: EventTarget[] = [];
    const Watcher = class extends EventTarget {
      constructor() {
        super();
        watchers.push(this);
      }
      destroy(): void {
        if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
      }
    };
    const goBackOnce = (): void => {
      // Like the browser's own watcher, this one is destroyed before it fires "close".
      const watcher = watchers.pop();
      if (watcher === undefined) history.back();
      else watcher.dispatchEvent(new Event('close'));
    };
    Object.assign(window, { CloseWatcher: Watcher, goBackOnce });
  });
}

const goBackOnce = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as Device).goBackOnce());

test('A device’s back action closes what lies over a chat and stays there', async ({ open, product }) => {
  const { one, room } = await twoTalking(open, product.url);
  await withWayBack(one.page);
  await one.page.goto(room);
  await one.page.getByRole('button', { name: 'Give Bo a gift' }).click();
  const picker = one.page.getByRole('dialog', { name: 'A gift for Bo' });
  await expect(picker.getByRole('radio')).toHaveCount(48);
  await goBackOnce(one.page);
  await expect(picker).toHaveCount(0);
  await expect(one.page).toHaveURL(room);
  await expect(one.page.getByRole('button', { name: 'Give Bo a gift' })).toBeFocused();
});

test('Repeated back actions ask about unsaved words and lose nothing', async ({ open }) => {
  const { page } = await open(person('Quinn'), { stage: 'profile' });
  await withWayBack(page);
  await page.goto('/account');
  await page.goto('/self');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await sheet.getByLabel('Bio').fill('Half a thought');
  for (let round = 0; round < 3; round += 1) {
    await goBackOnce(page);
    await expect(question).toBeVisible();
    await goBackOnce(page);
    await expect(question).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/self$/);
  await expect(sheet.getByLabel('Bio')).toHaveValue('Half a thought');
  await goBackOnce(page);
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(sheet).toHaveCount(0);
  await goBackOnce(page);
  await expect(page).toHaveURL(/\/account$/);
});

test('One Escape closes only the toast over a window', async ({ open }) => {
  const { page } = await open(person('Quinn'), { stage: 'profile', expected: /500/ });
  await page.goto('/self');
  expect(await page.evaluate(() => 'CloseWatcher' in window)).toBe(true);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Profile' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await sheet.getByLabel('Bio').fill('Half a thought');
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await sheet.getByRole('button', { name: 'Save' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Update Failed' });
  await expect(toast).toBeVisible();
  await sheet.getByLabel('Bio').focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
});
