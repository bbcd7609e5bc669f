import { expect, test } from './fixtures.ts';
import { openOperator, proof, unlockWith } from './operator.ts';
import { enter, moderator, person, type Person } from './people.ts';
import { DESK, look } from './views.ts';

const named = (name: string): Person & { handle: string } => ({ ...moderator(name), email: person(name).email });

test('The owner unlocks the pages, finds one member for a reason, and locks them again', async ({ open, product }) => {
  test.setTimeout(240_000);
  const [ada, ben] = [named('Ada'), named('Ben')];
  const { page } = await open(ada, { stage: 'profile', expected: /400|403|404/ });
  await enter(product.url, ben, 'profile');
  await product.makeOperators(ada.handle);
  await product.unconfirm(ben.handle);
  await page.setViewportSize(DESK);

  await test.step('a wrong password opens nothing', async () => {
    await page.goto('/operator/people');
    await expect(page.getByRole('heading', { name: 'These pages are locked' })).toBeVisible();
    await look(page, 'operator-locked');
    await unlockWith(page, 'not the password');
    await expect(proof(page).getByText('That is not your password.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'These pages are locked' })).toBeVisible();
  });

  await test.step('the right one opens the page, which shows nobody', async () => {
    await unlockWith(page, ada.password);
    await expect(page.getByRole('heading', { name: 'One person at a time' })).toBeVisible();
    await expect(page.getByText('locks in')).toBeVisible();
    await expect(page.getByText('30 min')).toBeVisible();
    await look(page, 'operator-people-empty');
  });

  await test.step('a look needs a reason', async () => {
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Say why in ten characters or more.')).toBeVisible();
    await page.getByLabel('Wildin ID or mail address').fill('nobody_here_at_all');
    await page.getByLabel('Why do you look?').fill('He wrote that no code arrives.');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText('Nobody goes by that here.')).toBeVisible();
    await page.getByLabel('Wildin ID or mail address').fill(ben.handle);
    await page.getByRole('button', { name: 'Look up' }).click();
  });

  const account = page.getByRole('region', { name: `Account of @${ben.handle}` });
  const log = page.getByRole('region', { name: 'Log' });
  await test.step('a deed asks once, and the log has it', async () => {
    await expect(account.getByText('not confirmed')).toBeVisible();
    await expect(log.getByText(`Looked up @${ben.handle}`)).toBeVisible();
    await expect(log.getByText('“He wrote that no code arrives.”').first()).toBeVisible();
    await account.getByRole('button', { name: 'Confirm by hand' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText(`Confirm ${ben.email} by hand?`);
    await question.getByRole('button', { name: 'Confirm it' }).click();
    await expect(account.getByText(`${ben.email}, confirmed`)).toBeVisible();
    await account.getByRole('button', { name: 'Give 3 months' }).click();
    await question.getByRole('button', { name: 'Give Premium' }).click();
    await expect(account.getByText(/^Given by an operator, not paid, until/)).toBeVisible();
    await expect(log.getByText(`Gave @${ben.handle} 3 months of Premium`)).toBeVisible();
    await look(page, 'operator-people', { fullPage: true });
    await account.getByRole('button', { name: 'End session on Unknown device' }).click();
    await expect(question).toContainText('They get a mail about it, and the log keeps it.');
    await look(page, 'operator-people-asked');
    await page.keyboard.press('Escape');
    await expect(account.getByText('last seen just now')).toBeVisible();
  });

  await test.step('a lock shows nothing any more, and asks again', async () => {
    await page.getByRole('button', { name: /^Lock now/ }).click();
    await expect(page.getByRole('heading', { name: 'These pages are locked' })).toBeVisible();
    await expect(page.getByText(ben.handle)).toBeHidden();
    await unlockWith(page, ada.password);
    await expect(page.getByRole('heading', { name: 'One person at a time' })).toBeVisible();
    await expect(account).toBeHidden();
  });
});

test('The owner’s pages lead to each other, and do not exist for other members', async ({ open, product }) => {
  test.setTimeout(120_000);
  const [ada, kim] = [named('Ada'), person('Kim')];
  const owner = await open(ada, { stage: 'profile', expected: /403/ });
  const other = await open(kim, { stage: 'profile', expected: /404/ });
  await product.makeOperators(ada.handle);
  await owner.page.goto('/account');
  await owner.page.getByRole('link', { name: 'This place, for its owner' }).click();
  await openOperator(owner.page, ada.password);
  const rail = owner.page.getByRole('navigation', { name: 'Pages for operators' });
  for (const name of ['Community', 'Settings', 'People', 'Backups', 'Health']) {
    await rail.getByRole('link', { name }).click();
    await expect(rail.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(owner.page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await owner.page.goto('/operator/elsewhere');
  await expect(owner.page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  for (const path of ['/operator', '/operator/people']) {
    await other.page.goto(path);
    await expect(other.page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(other.page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await other.page.goto('/account');
  await expect(other.page.getByRole('link', { name: 'Blocked people' })).toBeVisible();
  await expect(other.page.getByRole('link', { name: 'This place, for its owner' })).toBeHidden();
});
