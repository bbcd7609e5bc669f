import { expect, test } from './fixtures.ts';
import { expectNothingMade, NAME } from './hostile.ts';
import { openOperator } from './operator.ts';
import { moderator, person, type Person } from './people.ts';
import { DESK, look } from './views.ts';

const TOLD = `We move to a new house tonight. ${NAME}`;

const named = (name: string): Person & { handle: string } => ({ ...moderator(name), email: person(name).email });

// A server of its own: others could not join a place that is by invitation.
test.use({ settings: { LEAST_FREE_MB: '1' } });

test('The owner changes the place, and members and visitors see it at once', async ({ open, product, browser }) => {
  test.setTimeout(300_000);
  const [ada, ben] = [named('Ada'), named('Ben')];
  const { page } = await open(ada, { stage: 'profile', expected: /400|403|404|409/ });
  const { page: his } = await open(ben, { stage: 'profile', expected: /403/ });
  await product.makeOperators(ada.handle);
  await page.setViewportSize(DESK);
  await openOperator(page, ada.password, '/operator/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Wildin is open to everybody' })).toBeVisible();
  await look(page, 'operator-settings-empty', { fullPage: true });

  await test.step('words that were not saved stay in the tab', async () => {
    await page.getByLabel('Name of the place').fill('Otter Bay');
    await page.reload();
    await expect(page.getByLabel('Name of the place')).toHaveValue('Otter Bay');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });

  await test.step('a new name is saved and stands in the list of changes', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Otter Bay is open to everybody' })).toBeVisible();
    await expect(page.getByText('Name of the place: Wildin → Otter Bay')).toBeVisible();
    await expect(page).toHaveTitle('Settings · Otter Bay');
  });

  await test.step('an address that is none is refused beside its field', async () => {
    await page.getByLabel('Contact address').fill('nobody');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please enter an email address.')).toBeVisible();
  });

  await test.step('a word reaches a member at once, who puts it away for good', async () => {
    await his.goto('/home');
    await page.getByLabel('What every page says').fill(TOLD);
    await page.getByRole('button', { name: 'Say it' }).click();
    const told = his.getByText(TOLD);
    await expect(told).toBeVisible();
    await expectNothingMade(his, 'the word to everybody');
    await his.getByRole('button', { name: 'Put it away' }).click();
    await expect(told).toBeHidden();
    await his.reload();
    await expect(his.getByRole('link', { name: 'Post', exact: true }).first()).toBeVisible();
    await expect(told).toBeHidden();
  });

  await test.step('a part that is off leaves the navigation at once, and its page says so', async () => {
    await page.getByRole('switch', { name: 'Posts' }).click();
    await expect(page.getByText('Posts: on → off')).toBeVisible();
    await expect(his.getByRole('link', { name: 'Post', exact: true })).toHaveCount(0);
    await his.goto('/peek');
    await expect(his.getByRole('heading', { name: 'Switched off here' })).toBeVisible();
    await page.getByRole('switch', { name: 'Posts' }).click();
    await expect(page.getByText('Posts: off → on')).toBeVisible();
  });

  await test.step('a visitor needs the link that the owner makes', async () => {
    await page.getByText('Who has an invitation').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Otter Bay is by invitation' })).toBeVisible();
    await page.getByLabel('For whom (you alone see this)').fill(`The choir ${NAME}`);
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByText(/\/signup\?invitation=/).textContent();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${product.url}/signup`);
    await expect(visitor.getByRole('heading', { name: 'By invitation' })).toBeVisible();
    await visitor.goto(`${product.url}${new URL(address ?? '').pathname}${new URL(address ?? '').search}`);
    await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await visitor.context().close();
  });

  await expectNothingMade(page, 'settings');
  await look(page, 'operator-settings', { fullPage: true });
});
