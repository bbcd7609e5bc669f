import type { Page } from '@playwright/test';
import { archetypes } from '#content/archetypes.ts';
import { mbtiTypes } from '#contract/people.ts';
import { violations } from './axe.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, meet, person, send, town } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const CHAPTERS = [
  'Real self. Real connections',
  'First, meet your animal.',
  'Then somebody who fits.',
  'Somebody has to go first.',
  'A wingman with a brain.',
  'What you can count on',
  'Come as you are.',
];

/** Lays out the whole page. Otherwise the browser lays out a section only when the section is near the window. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('.landing section { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
  });
}

/** Returns the layout shifts recorded so far. */
function shifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

/** Moves the pointer over the page, which makes the page load the app. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 310);
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
}

test('The landing page says it all without a script', async ({ open }) => {
  const { page } = await open(person('Nell'), { options: { javaScriptEnabled: false } });
  await page.goto('/');
  await expect(page).toHaveTitle('Real self. Real connections · wildin');
  // The chapters are laid out some frames after the first picture (src/web/styles/landing.css).
  await expect
    .poll(async () =>
      (await page.getByRole('heading').allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim()),
    )
    .toEqual(CHAPTERS);
  const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(
    new Set([
      '/login',
      '/signup',
      '/vibe',
      '/terms',
      '/privacy',
      '/safety',
      '/take-down',
      '/transparency',
      '?language=es',
      '?open=wyn',
    ]),
  );
  const next = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(next).toHaveText([
    '15 questions, four minutes',
    'one animal of sixteen',
    'people who fit you, with the reasons',
  ]);
  await expect(page.getByText('Free, 18+')).toBeVisible();
  await expect(page.getByText('An example. Marisol is made up; the arithmetic is not.')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 553 });
  await expect(page.getByRole('link', { name: 'JOIN NOW' }).first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'JOIN NOW' }).first().click();
  await expect(page).toHaveURL('/signup');
});

test('The landing page and the app do not change each other’s look', async ({ open }) => {
  const { page } = await open(person('Nell'));
  const sheets = page.locator('link[rel="stylesheet"]');
  const join = page.getByRole('link', { name: 'JOIN NOW' }).first();
  const looks = () =>
    join.evaluate((link) => JSON.stringify([getComputedStyle(link).font, link.getBoundingClientRect()]));
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await expect(sheets).toHaveCount(1);
  const before = await looks();
  await touch(page);
  await expect(sheets).toHaveCount(2);
  expect(await looks()).toBe(before);

  await page.getByRole('link', { name: 'Already wildin?' }).first().click();
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  const color = () => signIn.evaluate((button) => getComputedStyle(button).backgroundColor);
  const colored = await color();
  await page.reload();
  await expect(sheets).toHaveCount(1);
  expect(await color()).toBe(colored);
  // The link loads the landing page into an app that started without it.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(looks).toBe(before);
});

test('The app takes the landing page over without touching it', async ({ open }) => {
  const { page } = await open(person('Nell'));
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => Object.assign(heading, { mark: 'the same' }));
  // Loading fonts may move elements by a pixel; loading the app must move nothing.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await shifts(page);
  expect(before.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  await touch(page);
  expect(await title.evaluate((heading) => (heading as HTMLElement & { mark?: string }).mark)).toBe('the same');
  expect(await shifts(page)).toEqual(before);

  // The page's links open pages within the app, and "back" returns without a reload.
  await page.evaluate(() => Object.assign(window, { mark: 'not loaded again' }));
  await page.getByRole('link', { name: 'JOIN NOW' }).first().click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Come as you are.' })).toHaveCount(0);
  await page.goBack();
  await expect(title).toBeVisible();
  expect(await title.evaluate((heading) => (heading as HTMLElement & { mark?: string }).mark)).toBe('the same');
  expect(await page.evaluate(() => (window as unknown as { mark?: string }).mark)).toBe('not loaded again');
});

test('A person who enters by another page still reaches the landing page', async ({ open }) => {
  const { page } = await open(person('Nell'));
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Real self/);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('A member who opens the welcome page gets their home page', async ({ open }) => {
  const { page } = await open(person('Nell'), { stage: 'profile' });
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { name: 'Welcome, Nell!' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Come as you are.' })).toHaveCount(0);
  expect(await toldBy(page)).toEqual(['member=1', 'language=en']);
});

/** Returns the cookies, which the browser sends to the server with each request. */
async function toldBy(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
}

test('A member is greeted before the app has loaded, and forgotten when they leave', async ({ open, product }) => {
  const zip = town();
  await enter(product.url, person('Omar', { zip }), 'preferences');
  const { page, entered } = await open(person('Nell', { zip }), {
    stage: 'preferences',
    options: { serviceWorkers: 'block' },
    expected: /ERR_FAILED|^error: /,
  });
  // Who has not said hello yet is welcomed, not welcomed back.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Nell!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('name'))).toBeNull();
  const { id: matchId } = await meet(product.url, entered);
  const hello = { matchId, action: 'like' };
  await send(`${product.url}/api/soul-matching/swipe`, { token: entered.accessToken, body: hello });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('name'))).toBe('Nell');
  await page.route(/\/(?:react|main)-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nell!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Match' })).toHaveCount(0);

  await page.unrouteAll();
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('name'))).toBeNull();
  // The language belongs to the browser, not to the person, so it stays after the sign-out.
  await expect.poll(() => toldBy(page)).toEqual(['language=en']);
});

test('The landing page is accessible by day and night, and fits the smallest phone', async ({ open }) => {
  const { page } = await open(person('Nell'), { options: { reducedMotion: 'reduce' } });
  await page.goto('/');
  await touch(page);
  await layOutAll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await keepPicture(page, `landing-whole-phone-${colorScheme}`, { fullPage: true });
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const small = await page.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => link.textContent !== 'Skip to the content')
      .map((link) => [link.textContent, link.clientHeight] as const)
      .filter(([, height]) => height < 44),
  );
  expect(small).toEqual([]);
});

test('Every file named in the heads and the manifest exists', async ({ request, product }) => {
  const linked = (type: (typeof mbtiTypes)[number]): string =>
    `/shared-report?data=${encodeURIComponent(JSON.stringify({ archetype: archetypes[type].name, mbti: type }))}`;
  const images = new Set<string>();
  for (const path of ['/', ...mbtiTypes.map(linked)]) {
    const html = await (await request.get(path)).text();
    images.add(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? path);
  }
  expect(images.size).toBe(17);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) images.add(product.url + src);
  images.add(`${product.url}/icons/apple-touch-icon.png`);
  for (const image of images) {
    expect(image.startsWith(product.url)).toBe(true);
    const answer = await request.get(image);
    expect([image, answer.status()]).toEqual([image, 200]);
    const body = await answer.body();
    expect(body.length).toBeLessThan(80_000);
    if (image.includes('/preview/')) expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('The animal does not cover the landing page’s words at double text size', async ({ open }) => {
  const { page } = await open(person('Nell'));
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [768, 900, 1024, 1180, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => {
      const otter = document.querySelector('.landing-otter')?.getBoundingClientRect();
      if (otter === undefined) throw new Error('There is no animal.');
      const words = [...document.querySelectorAll('.landing-words, .landing-words *')];
      const isOver = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < otter.right && otter.left < right && top < otter.bottom && otter.top < bottom;
      };
      return words.filter(isOver).map(({ outerHTML }) => outerHTML.slice(0, 80));
    });
    expect(over, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
