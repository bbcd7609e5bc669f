import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { directRoom, enter, person, send, town, write } from './people.ts';
import { composer } from './steps.ts';
import { DESK } from './views.ts';

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Makes the current page two window heights longer, as a long list would. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('main { padding-bottom: 200vh }');
    document.adoptedStyleSheets.push(style);
  });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const vibesDialog = (page: Page) => dialog(page, 'Choose Your Adventure Vibes');

test('A person chooses at most two vibes, which show in the top bar', async ({ open }) => {
  const { page } = await open(person('Vera'), { stage: 'profile' });
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Choose your vibes' });
  await expect(button).toContainText('😎');
  await button.click();
  const opened = vibesDialog(page);
  const trait = (name: string) => opened.getByRole('button', { name, exact: true });
  const portrait = opened.getByRole('img', { name: /^Your portrait/ });
  await expect(portrait).toBeHidden();
  await expect(trait('Embark')).toBeHidden();
  await expect(trait('Save Only')).toBeDisabled();
  await trait('Funny').click();
  await expect(portrait).toHaveAccessibleName('Your portrait: funny, Wanderer');
  await trait('Bold').click();
  await trait('Chill').click();
  await expect(trait('Funny')).toHaveAttribute('aria-pressed', 'false');
  await expect(opened.getByText('Bold and chill chosen. Funny made way.')).toBeAttached();
  const power = opened.getByRole('slider', { name: 'Power level' });
  await power.focus();
  await page.keyboard.press('End');
  await expect(power).toHaveAttribute('aria-valuetext', 'Legendary, 100');
  await expect(portrait).toHaveAccessibleName('Your portrait: bold and chill, Legendary');
  await trait('Save Only').click();
  await expect(opened).toBeHidden();
  const chosen = page.getByRole('banner').getByRole('button', { name: 'Your vibes: Bold and Chill' });
  await expect(chosen).toContainText('🔥🧊');
  await expect(chosen).toBeFocused();
  await page.reload();
  await expect(chosen).toContainText('🔥🧊');
  await chosen.click();
  await expect(trait('Chill')).toHaveAttribute('aria-pressed', 'true');
  await trait('Embark').click();
  await expect(page).toHaveURL(/\/match$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(vibesDialog(page)).toBeHidden();
});

test('A window that does not come says so, and an unsaved choice is kept', async ({ open }) => {
  const { page } = await open(person('Vera'), { stage: 'profile', expected: /ERR_FAILED|Failed to fetch/ });
  await page.route('**/assets/VibeModal*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Choose your vibes' }).click();
  await expect(page.getByText('That did not load', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.unroute('**/assets/VibeModal*');

  await page.goto('/?open=vibe');
  const opened = vibesDialog(page);
  await opened.getByRole('button', { name: 'Creative' }).click();
  await page.route('**/vibes', (route) => route.abort());
  await opened.getByRole('button', { name: 'Save Only' }).click();
  await expect(opened.getByRole('alert')).toContainText('No connection. Your vibes are not saved yet');
  await expect(opened.getByRole('button', { name: 'Creative' })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/vibes');
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your vibes: Creative' })).toContainText('🎨');

  // The same holds while the person could not be loaded.
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/self?open=vibe');
  await opened.getByRole('button', { name: 'Down' }).click();
  await opened.getByRole('button', { name: 'Save Only' }).click();
  await expect(opened.getByRole('alert')).toContainText('User not authenticated');
  await page.unroute('**/api/auth/user');
  await opened.getByRole('button', { name: 'Try again' }).click();
  await expect(opened).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeVisible();
});

test('A page’s first data is requested once while the app is loading', async ({ open }) => {
  const { page } = await open(person('Una'), { stage: 'profile' });
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (['/api/auth/user', '/api/posts'].includes(pathname + search)) reads.push(pathname);
  });
  const begun = page.waitForRequest(/\/api\/posts$/);
  await page.goto('/peek', { waitUntil: 'commit' });
  await begun;
  expect(reads.toSorted()).toEqual(['/api/auth/user', '/api/posts']);
  arrive();
  await expect(page.getByRole('tab', { name: 'The Wild', selected: true })).toBeVisible();
  await expect(page.getByRole('feed').or(page.getByText('No posts yet'))).toBeVisible();
  expect(reads).toHaveLength(2);
});

test('Back closes a window, returns to its place, and new pages begin on top', async ({ open }) => {
  const { page } = await open(person('Vera'), { stage: 'preferences' });
  await page.goto('/self');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Match' }).click();
  await expect(page.getByRole('heading', { name: 'Match', exact: true })).toBeVisible();
  await lengthen(page);
  await page.evaluate(() => window.scrollTo(0, 240));
  const title = await page.title();
  // The button is scrolled out of view. A script clicks it, because Playwright's click would scroll the page.
  const preferences = page.getByRole('button', { name: 'Soul matching preferences' });
  await preferences.evaluate((button) => (button as HTMLElement).click());
  const opened = dialog(page, 'Soul Preferences');
  await expect(opened.getByText('I Resonate Age')).toBeVisible();
  await expect(page).toHaveURL(/\/match\?open=soul$/);
  expect(await page.title()).toBe(title);
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/match$/);
  expect(await scrollOf(page)).toBe(240);
  await page.goForward();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  expect(await scrollOf(page)).toBe(240);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Self' }).click();
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Match', exact: true })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(240);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(150);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeVisible();
  await lengthen(page);
  await expect.poll(() => scrollOf(page)).toBe(150);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/self$/);
});

test('A window that a link opened closes to the page beneath it', async ({ open }) => {
  const { page } = await open(person('Vera'), { stage: 'profile' });
  await page.goto('/match?open=soul');
  const opened = dialog(page, 'Soul Preferences');
  await expect(opened.getByText('Ready to Find Your Tribe?')).toBeVisible();
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(/\/match$/);
  await page.goto('/match?open=soul');
  await opened.getByRole('button', { name: 'Set Up My Soul Preferences' }).click();
  await expect(page).toHaveURL(/\/soul-matching-setup$/);
});

test('The dashboard’s logout link asks before it ends the session', async ({ open, product }) => {
  const { page, entered } = await open(person('Vera'), { stage: 'profile' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  await page.goto('/api/logout');
  await expect(page).toHaveURL(/\/logout$/);
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible();
  await send(`${product.url}/api/auth/user`, { method: 'GET', token: entered.accessToken });
  await page.goto('/');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'JOIN NOW' }).first()).toBeVisible();
});

test('A tab tapped before the page is idle opens and counts messages live, to 99', async ({ open, product }) => {
  const { page, entered } = await open(person('Vera'), { stage: 'preferences' });
  const wren = await enter(product.url, person('Wren'), 'preferences');
  const chatRoomId = await directRoom(product.url, entered, wren);
  // Simulates a page that is never idle: each idle callback runs only at its timeout.
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, { timeout = 0 } = {}) =>
      window.setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  });
  await page.goto('/', { waitUntil: 'commit' });
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Chat/ });
  await tab.click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('heading', { name: 'Chats' })).toBeVisible();
  const say = (times: number) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        write(product.url, wren, { roomId: chatRoomId, content: `Have you seen number ${index}?` }),
      ),
    );
  await say(1);
  await expect(tab).toHaveAccessibleName('Chat 1 unread');
  await say(2);
  await expect(tab).toHaveAccessibleName('Chat 3 unread');
  await say(97);
  await expect(tab).toHaveAccessibleName('Chat 99+ unread');
});

test('A short window shows the way on, and text twice as large hides nothing', async ({ open, product }) => {
  const { page, entered } = await open(person('Lupe'), { stage: 'profile' });
  const wren = await enter(product.url, person('Wren'), 'profile');
  const room = await directRoom(product.url, entered, wren);
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/new-quiz-test');
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeInViewport({ ratio: 1 });

  await page.goto(`/chat/${room}`);
  await expect(composer(page, 'Wren')).toBeFocused();
  await enlarge();
  await expect.poll(async () => (await composer(page, 'Wren').boundingBox())?.width).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Skip to the message field' }).focus();
  await page.keyboard.press('Enter');
  await expect(composer(page, 'Wren')).toBeFocused();

  await page.goto('/?open=vibe');
  await expect(vibesDialog(page).getByRole('button', { name: 'Curious' })).toBeVisible();
  await enlarge();
  await expect(page.getByRole('button', { name: 'Return to Village' })).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('The heading of a match stays whole at double text size', async ({ open }) => {
  const zip = town();
  await open(person('Rosa', { zip }), { stage: 'preferences' });
  const { page } = await open(person('Lupe', { zip }), { stage: 'preferences' });
  // The other main pages are measured in e2e/sizes.e2e.ts.
  const expectWhole = async (on: Page): Promise<void> => {
    await on.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const heading = on.getByRole('main').getByRole('heading').first();
    await expect(heading).toBeVisible();
    const broken = await heading.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const pieces: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()];
          if (boxes.length !== 1 || boxes.some(({ right }) => right > innerWidth)) pieces.push(word);
        }
      }
      return pieces;
    });
    expect(broken, on.url()).toEqual([]);
    const tooWide = await on.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, on.url()).toBeLessThanOrEqual(0);
  };
  await page.goto('/soul-matching');
  await page.getByRole('button', { name: 'Find New Match' }).click();
  await expect(page.getByRole('button', { name: 'Say hello' })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('link', { name: 'See this match up close' }).click();
  await expect(page.getByRole('heading', { name: 'Why you two' })).toBeVisible();
  await expectWhole(page);
});

test('The search, the invite page and the desktop matching home are dark while they load', async ({ open }) => {
  const nyx = person('Nyx', { handle: `nyx_${process.pid}` });
  const { page } = await open(nyx, { stage: 'preferences', options: { viewport: DESK } });
  const gate = Promise.withResolvers<void>();
  const held = (pattern: RegExp) =>
    page.route(pattern, async (route) => {
      await gate.promise;
      await route.continue();
    });
  await held(/SoulMatchingPage/);
  await page.goto('/soul-matching');
  await expect(page.getByRole('main').locator('.sky[aria-busy]')).toBeVisible();
  await held(/assets\/MatchHome/);
  await page.goto('/match');
  await expect(page.getByRole('main').locator('[aria-busy] .sky')).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('region', { name: 'Quest Hall' })).toBeVisible();

  const visitor = await open(person('Vis'));
  const answer = Promise.withResolvers<void>();
  await visitor.page.route(/\/api\/(?:users\/)?invites?\//, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await visitor.page.goto(`/u/${nyx.handle}`);
  await expect(visitor.page.getByText('Loading profile...')).toBeAttached();
  await expect(visitor.page.locator('.sky[aria-busy]')).toBeVisible();
  answer.resolve();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
});
