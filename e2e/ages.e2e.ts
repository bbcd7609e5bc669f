import { AgeProviderServer } from '#test/age-provider.ts';
import { expect, NO_NETWORK, test } from './fixtures.ts';
import { person, send, type Entered } from './people.ts';
import { look } from './views.ts';

const provider = await new AgeProviderServer().start();
test.use({
  settings: {
    AGE_RULES: 'US-TX=provider, US-UT=operator, US-NV=provider@2099-01-01',
    AGE_PROVIDER_URL: provider.url,
    AGE_PROVIDER_KEY: 'a key for ages',
  },
});
// Runs the tests of this file in one worker, so that they share one age provider.
test.describe.configure({ mode: 'default' });
test.afterAll(() => provider.stop());

const sees = async (url: string, { accessToken }: Entered, { id }: Entered): Promise<boolean> => {
  const response = await fetch(`${url}/api/users/${id}`, { headers: { authorization: `Bearer ${accessToken}` } });
  return response.ok;
};

test('A member in an age-check state stays hidden until a check confirms they are adult', async ({ open, product }) => {
  const { page, entered: tess } = await open(person('Tess', { zip: '73301' }), { stage: 'preferences' });
  const { entered: other } = await open(person('Otto', { zip: '10001' }), { stage: 'profile' });
  expect(await sees(product.url, other, tess)).toBe(false);
  await page.goto('/');
  await expect(page.getByText('Nobody sees you: your age has to be confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirm my age' }).first().click();
  await expect(page.getByRole('heading', { name: 'Confirm your age' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm my age' }).click();

  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await page.getByRole('link', { name: 'failed' }).click();
  await expect(page.getByRole('alert')).toContainText('The check could not tell');
  await expect(page).toHaveURL(/\/account\/age$/);
  expect(await sees(product.url, other, tess)).toBe(false);

  await page.getByRole('button', { name: 'Confirm my age' }).click();
  await page.getByRole('link', { name: 'adult', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your age is confirmed' })).toBeVisible();
  expect(await sees(product.url, other, tess)).toBe(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByText('your age has to be confirmed')).toBeHidden();
});

test('An interrupted age check still tells a minor its result and whom to contact', async ({ open }) => {
  const { page } = await open(person('Yuri', { zip: '73301' }), { stage: 'profile' });
  await page.goto('/account/age');
  await page.getByRole('button', { name: 'Confirm my age' }).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await page.goto('/account/age');
  await expect(page.getByRole('heading', { name: 'Your check is under way' })).toBeVisible();
  await page.getByRole('button', { name: 'Look for the answer' }).click();
  await expect(page.getByText('There is no answer yet.')).toBeVisible();
  provider.say('not_adult');
  await page.getByRole('button', { name: 'Look for the answer' }).click();
  await expect(page.getByRole('heading', { name: 'The check says that you are under 18' })).toBeVisible();
  await expect(page.getByText('Write to the operator of this site')).toBeVisible();
  await expect(page.getByRole('button', { name: /check|confirm/i })).toHaveCount(0);
});

test('The age page says when the operator checks by hand and when a rule begins', async ({ open, product }) => {
  const { page, entered } = await open(person('Uma', { zip: '84101' }), { stage: 'profile' });
  await page.goto('/account/age');
  await expect(page.getByText('The people who run this site do this by hand.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my age' })).toHaveCount(0);
  const address = `${product.url}/api/users/${entered.id}`;
  await send(address, { method: 'PUT', token: entered.accessToken, body: { zipCode: '89101' } });
  await page.goto('/');
  await expect(page.getByText('From January 1, your age has to be confirmed where you live.')).toBeVisible();
  await page.getByRole('link', { name: 'How that goes' }).click();
  await expect(page.getByText('From January 1, 2099,')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my age' })).toBeVisible();
});

test('A mistyped year is questioned and a refused one leaves only the account’s own pages', async ({ open }) => {
  const { page } = await open(person('Zoe'), { stage: 'account', expected: NO_NETWORK });
  await page.goto('/profile-setup');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('radio', { name: 'Woman', exact: true }).check();
  await next.click();
  await page.getByLabel('Nickname').fill('Zoe');
  await next.click();
  await page.getByLabel('Birthday').pressSequentially('05142015');
  await next.click();
  const question = page
    .getByRole('alertdialog', { name: 'Born 2015?' })
    .or(page.getByRole('dialog', { name: 'Born 2015?' }));
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Birthday')).toHaveValue('05/14/2015');
  await next.click();
  await look(page, 'born-question');
  await question.getByRole('button', { name: 'Yes, 2015' }).click();
  await page.getByLabel('ZIP code').fill('94607');
  await expect(page.getByText(/Oakland/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and find my animal' }).click();

  await expect(page.getByRole('heading', { name: 'Your birthday was refused' })).toBeVisible();
  await expect(page.getByText(/You can give another birthday here from .+ on\./)).toBeVisible();
  await look(page, 'refused');
  for (const closed of ['/peek', '/match']) {
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'Your birthday was refused' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Your data: take it or delete it' }).click();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
});
