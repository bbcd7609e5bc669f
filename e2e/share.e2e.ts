import { sharedReportData } from '#content/shared-report.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { answerQuiz, enter, person } from './people.ts';
import { aloud, fillSignUp, signIn, tokenOf } from './steps.ts';
import { look } from './views.ts';

const HEADLINE = 'I Just Discovered My WildSelf!';
const MISSING = 'No report data found in the link';
const INVALID = 'Invalid report link';

const linkOf = (data: string): string => `/shared-report?data=${encodeURIComponent(data)}`;

test('A friend opens the link, signs up, takes the quiz, and the two are compared', async ({ open, product }) => {
  const robin = person('Robin', { type: 'ENFP' });
  const options = { permissions: ['clipboard-read', 'clipboard-write'] };
  const { page: hers, entered } = await open(robin, { stage: 'quiz', options });
  await hers.goto('/my-report');
  await hers.getByRole('button', { name: 'Share with Friends ✨' }).click();
  await expect(aloud(hers)).toContainText('🔗 Link copied!');
  await expect(hers.getByRole('button', { name: 'Link Copied! ✅' })).toBeVisible();
  const link = await hers.evaluate(() => navigator.clipboard.readText());
  for (const secret of [robin.name, robin.email, robin.zip]) expect(decodeURIComponent(link)).not.toContain(secret);

  const sol = person('Sol');
  const { page } = await open(sol);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hype Connector' })).toBeVisible();
  await expect(page.getByText('You make people feel like the best part of the day.')).toBeVisible();
  // The first load contains neither the data layer nor the schemas, and of each report only four sentences.
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.some((name) => name.includes('/assets/SharedReportPage-'))).toBe(true);
  expect(scripts.filter((name) => /\/assets\/(?:data|schemas|member|archetype-reports)-/.test(name))).toEqual([]);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(/\/preview\/enfp\.png$/);
  expect((await page.request.get(new URL(picture ?? '').pathname)).status()).toBe(200);
  await look(page, 'shared-report', { fullPage: true });

  await page.getByRole('link', { name: 'Discover My WildSelf' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'JOIN NOW' }).first().click();
  await fillSignUp(page, sol);
  await expect(page).toHaveURL('/new-quiz-test');
  await answerQuiz(product.url, sol, { token: await tokenOf(page) });
  await page.goto('/my-report');
  const together = page.getByRole('region', { name: 'You and Robin' });
  await expect(together.getByText('of 100')).toBeVisible();
  await together.scrollIntoViewIfNeeded();
  await keepPicture(page, 'friend-compatibility');
  await together.getByRole('link', { name: 'See Robin’s profile' }).click();
  await expect(page).toHaveURL(`/users/${entered.id}`);
  // A dismissed card stays dismissed after a reload.
  await page.goBack();
  await together.getByRole('button', { name: 'Put this away' }).click();
  await expect(together).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(together).toHaveCount(0);
});

test('A member who opens a friend’s report link sees the two compared', async ({ open, product: { url } }) => {
  const robin = await enter(url, person('Robin', { type: 'ENFP' }), 'quiz');
  const link = linkOf(sharedReportData({ type: 'ENFP', userId: robin.id }));
  const ivo = person('Ivo', { type: 'INTJ' });
  const { page, entered } = await open(ivo, { stage: 'quiz' });
  await page.goto(link);
  const together = page.getByRole('region', { name: 'You and Robin' });
  await expect(together).toContainText('the otter is the one person who can make the eagle giggle');
  await expect(together).toContainText('INTJ with ENFP');
  await look(page, 'shared-report-member', { fullPage: true });

  await test.step('Their own link is theirs', async () => {
    await page.goto(linkOf(sharedReportData({ type: 'INTJ', userId: entered.id })));
    await expect(page.getByRole('heading', { name: 'This one is yours.' })).toBeVisible();
  });

  await test.step('A signed-out person comes back to the link through the front door', async () => {
    const { page: late } = await open(ivo);
    await late.goto(link);
    await late.getByRole('link', { name: "I'm Already a Member" }).click();
    await expect(late).toHaveURL('/');
    await late.getByRole('link', { name: 'Already wildin?' }).first().click();
    await signIn(late, ivo);
    await expect(late.getByRole('region', { name: 'You and Robin' })).toBeVisible();
  });

  await test.step('A person who may not be seen has no name here', async () => {
    await page.goto(linkOf(sharedReportData({ type: 'ENFP', userId: 999_999_999_999 })));
    await expect(page.getByRole('region', { name: 'You and your friend' })).toBeVisible();
    await expect(page.getByRole('link', { name: /profile/ })).toHaveCount(0);
  });
});

test('A link that cannot be copied can be selected by hand', async ({ open }) => {
  const { page } = await open(person('Robin'), { stage: 'quiz' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/my-report');
  await page.getByRole('button', { name: 'Share with Friends ✨' }).click();
  await expect(page.getByText("Couldn't copy link. Try again?", { exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your link, to copy by hand' });
  await expect(field).toHaveValue(/\/shared-report\?data=/);
  await field.focus();
  expect(
    await field.evaluate((input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)),
  ).toBe((await field.inputValue()).length);
  await field.scrollIntoViewIfNeeded();
  await keepPicture(page, 'share-by-hand');

  const { page: phone } = await open(person('Wren'), { stage: 'quiz', options: { hasTouch: true, isMobile: true } });
  await phone.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  await phone.goto('/my-report');
  await phone.getByRole('button', { name: 'Share with Friends ✨' }).tap();
  await expect
    .poll(() => phone.evaluate(() => JSON.stringify((window as unknown as { shared: unknown }).shared)))
    .toContain('/shared-report?data=');
});

test('No text in a link is interpreted', async ({ open }) => {
  const { page } = await open(person('Nobody'));
  // A test beside the contents reads many more (content/shared-report.test.ts).
  const invalid = [
    '<script>alert(1)</script>',
    '{"__proto__":{"archetype":"Hype Connector","mbti":"ENFP"}}',
    JSON.stringify({ archetype: '<img src=x onerror=alert(1)>', mbti: 'ENFP' }),
  ];
  const alone = (says: string) => expect(page.getByRole('heading', { level: 1, name: says })).toBeAttached();
  for (const data of invalid) {
    await page.goto(linkOf(data));
    await alone(INVALID);
    expect(await page.evaluate(() => 'archetype' in {})).toBe(false);
  }
  for (const query of ['', '?data=%20']) {
    await page.goto(`/shared-report${query}`);
    await alone(MISSING);
  }
  await page.goto('/shared-report?data=%E0%A4%A');
  await alone(INVALID);
  await look(page, 'shared-report-invalid', { fullPage: true });
  await page.getByRole('link', { name: 'Go to wildin' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(linkOf(JSON.stringify({ archetype: 'Grand Wizard', mbti: 'XXXX', userId: 'me' })));
  await expect(page.getByRole('heading', { name: 'Your Wild Self' })).toBeVisible();
  await expect(page.getByText('Wizard')).toHaveCount(0);
  await keepPicture(page, 'shared-report-unknown', { fullPage: true });
});
