import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { misfits } from './fit.ts';
import { directRoom, enter, meet, person, send, town, write, type Entered } from './people.ts';
import { say } from './posting.ts';
import { composer } from './steps.ts';

/** The last window is the desktop window at a zoom of 200 %. Two phone windows are checked with text of 200 %. */
const WINDOWS = [
  { width: 320, height: 640, colorScheme: 'light', texts: ['100%', '200%'] },
  { width: 375, height: 553, colorScheme: 'dark', texts: ['200%'] },
  { width: 390, height: 844, colorScheme: 'light', texts: ['100%'] },
  { width: 1440, height: 900, colorScheme: 'dark', texts: ['100%'] },
  { width: 720, height: 450, colorScheme: 'light', texts: ['100%'] },
] as const;
const NONE = { wide: [], cut: [], overlapped: [], unreachable: [], broken: [] };
/** The longest wait for the layout: the browser lays out columns again a moment after the text grows. */
const LAID_OUT = { timeout: 3000 };

/** Checks that a screen fits each window with each size of text. `whole` has the same meaning as in `misfits`. */
async function expectToFit(page: Page, name: string, whole?: number): Promise<void> {
  const softly = expect.configure({ soft: true });
  for (const { colorScheme, texts, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const text of texts) {
      await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), text);
      const where = `${name}-${size.width}-${text.slice(0, 3)}`;
      await softly.poll(() => misfits(page, whole), { message: where, ...LAID_OUT }).toEqual(NONE);
      await keepPicture(page, `sizes/${where}`);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}

test('The landing, login and sign-up pages fit every window, even with large text', async ({ page }) => {
  for (const [path, words] of [
    ['/', /Real self/],
    ['/login', /Welcome back/],
    ['/signup', /Create your account/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expectToFit(page, path.slice(1) || 'landing');
  }
});

const NOA = 'נועה בת־שבע כהן';

interface Told {
  page: Page;
  url: string;
  entered: Entered;
  zip: string;
}

/** Gives the person a group, a match with a conversation and a post, and a guest in the Quest Hall. */
async function furnish({ url, entered, zip }: Told): Promise<{ roomId: string; otherId: number }> {
  const other = await enter(url, person('wren', { name: 'וורן אביטל הלוי', zip }), 'preferences');
  const { chatRoomId: roomId } = await meet(url, entered);
  await write(url, other, { roomId, content: 'שלום! Do you talk to your houseplants?' });
  await write(url, entered, { roomId, content: 'רק לשרך. The others know what they did.' });
  const guest = await enter(url, person('dov', { name: 'דב', zip }), 'preferences');
  for (const one of [other, guest]) {
    await send(`${url}/api/users/${one.id}`, { method: 'PUT', token: one.accessToken, body: { inQuestHall: true } });
  }
  const { accessToken: token } = entered;
  await send(`${url}/api/posts`, { token: other.accessToken, body: { content: 'השרך ניצח. A fern is patient.' } });
  await send(`${url}/api/chats/groups`, {
    token,
    body: { name: 'בוקר טוב, morning people', description: 'Sunrise walks.' },
  });
  return { roomId, otherId: other.id };
}

test('The main screens fit every window with a Hebrew name and large text', async ({ open, product }) => {
  test.setTimeout(600_000);
  const zip = town();
  const who = person('noa', { name: NOA, zip, bio: 'אוהבת שרכים ושקט.' });
  const { page, entered } = await open(who, { stage: 'preferences' });
  const { roomId, otherId } = await furnish({ page, url: product.url, entered, zip });
  const main = page.getByRole('main');
  const hall = page.getByRole('region', { name: 'Quest Hall' });
  const screens: [name: string, path: string, ready: () => Promise<unknown>][] = [
    ['home', '/', () => expect(main.getByText(/^Welcome/)).toBeVisible()],
    ['quiz', '/new-quiz-test', () => expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible()],
    ['report', '/my-report', () => expect(main.getByText('Your Superpowers')).toBeVisible()],
    ['match', '/match', () => expect(hall.getByRole('list')).toBeVisible()],
    [
      'hall-bubbles',
      '/match',
      async () => {
        await hall.getByRole('button', { name: 'As bubbles' }).click();
        await expect(hall.getByRole('button', { name: /list$/ })).toBeVisible();
      },
    ],
    [
      'hall-guest',
      '/match',
      async () => {
        await hall.getByRole('button', { name: /דב/ }).first().click();
        await expect(page.getByRole('dialog').getByText(/Personality/)).toBeVisible();
      },
    ],
    ['chats', '/chat', () => expect(page.getByText('בוקר טוב, morning people')).toBeVisible()],
    ['room', `/chat/${roomId}`, () => expect(composer(page, 'וורן אביטל הלוי')).toBeVisible()],
    ['trending', '/trending', () => expect(main.getByRole('heading').first()).toBeVisible()],
    ['feed', '/peek', () => expect(main.getByText(/A fern is patient/)).toBeVisible()],
    ['composer', '/post', () => expect(page.getByRole('textbox', { name: 'Your words' })).toBeVisible()],
    ['person', `/users/${otherId}`, () => expect(main.getByRole('heading', { level: 1 })).toBeVisible()],
    ['self', '/self', () => expect(main.getByText(NOA).first()).toBeVisible()],
    ['account', '/account', () => expect(main.getByText('Account').first()).toBeVisible()],
    ['premium', '/subscription', () => expect(main.getByRole('heading').first()).toBeVisible()],
  ];
  for (const [name, path, ready] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await ready();
      await expectToFit(page, name);
      if (name === 'room') await expectRoomForTheName(page);
    });
  }
});

test('A full day of matches and chats fits every window, even with large text', async ({ open, product }) => {
  test.setTimeout(600_000);
  const zip = town();
  const { page, entered } = await open(person('Nova', { zip }), { stage: 'preferences' });
  await product.fillTown(entered.id, 8);
  await product.makePremium(entered.id);
  for (let found = 0; found < 5; found += 1) await meet(product.url, entered);
  const writer = await enter(product.url, person('Elisabeth', { zip }), 'preferences');
  await write(product.url, writer, {
    roomId: await directRoom(product.url, writer, entered),
    content: 'Yesterday afternoon was wonderful.',
  });
  const main = page.getByRole('main');
  for (const [name, path, words] of [
    ['home-full', '/', /4 waiting|5 waiting/],
    ['match-full', '/match', 'Your matches'],
    ['chats-full', '/chat', /^Neighbour/],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(main.getByText(words).first()).toBeVisible();
    await expectToFit(page, name);
  }
});

/** Checks that the buttons beside a name leave it enough width in the smallest window, also with large text. */
async function expectRoomForTheName(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of ['100%', '200%']) {
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), text);
    const name = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => (await name.boundingBox())?.width, { message: text }).toBeGreaterThan(90);
  }
}

test('Onboarding steps and dialogs fit every window, even with large text', async ({ open }) => {
  test.setTimeout(600_000);
  const fresh = (await open(person('Ada'), { stage: 'account' })).page;
  const asked = (await open(person('Bo'), { stage: 'profile' })).page;
  const ready = (await open(person('Cy'), { stage: 'preferences' })).page;
  const dialog = ready.getByRole('dialog');
  const screens: [name: string, page: Page, path: string, ready: () => Promise<unknown>][] = [
    ['boost', fresh, '/signup-profile-boost', () => expect(fresh.getByText('The quiz')).toBeVisible()],
    ['gender', fresh, '/profile-setup', () => expect(fresh.getByRole('radio').first()).toBeAttached()],
    ['question', asked, '/new-quiz-test', () => asked.getByRole('button', { name: 'Start Quiz' }).click()],
    ['search', ready, '/soul-matching', () => expect(ready.getByText(/may be looking/)).toBeVisible()],
    ['meet', ready, '/meet', () => expect(ready.getByRole('radio')).toHaveCount(3)],
    ['genders', ready, '/soul-matching-setup', () => nextTo(ready, 'Who do you hope to meet?', 0)],
    ['ages', ready, '', () => nextTo(ready, 'What ages suit you?', 1)],
    ['ways', ready, '', () => nextTo(ready, 'How do you reach out?', 2)],
    ['preferences', ready, '/match?open=soul', () => expect(dialog.getByText('I Resonate Age')).toBeVisible()],
    ['wyn', ready, '/match?open=wyn', () => expect(dialog.getByText('Your AI wingman with a brain')).toBeVisible()],
  ];
  for (const [name, page, path, show] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (path !== '') await page.goto(path);
      await show();
      await expectToFit(page, name);
    });
  }
});

async function nextTo(page: Page, question: string, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
}

/** The length of the longest word in the names and texts of the next test. */
const LONG_WORD = 13;

test('The people, post, quiz party and console screens break no long word', async ({ open, product }) => {
  test.setTimeout(600_000);
  const zip = town();
  const who = person('Bartholomew', { zip, bio: 'Uncomfortable in conversations about skateboarding.' });
  const { page, entered } = await open(who, { stage: 'preferences' });
  const named = person('Maximiliane', { zip, type: 'ISFP', bio: 'Photographs of extraordinary refrigerators.' });
  const other = await enter(product.url, named, 'preferences');
  const post = await say(product.url, other, {
    content: 'Understanding my grandmother’s refrigerator, unfortunately.',
  });
  await say(product.url, entered, { content: 'Uncomfortable, but alive.', visibility: 'followers' });
  const main = page.getByRole('main');
  const people = main.getByRole('list', { name: 'People' });
  const screens: [name: string, path: string, ready: () => Promise<unknown>][] = [
    ['browse', '/browse?q=Maximiliane', () => expect(people.getByText('Maximiliane')).toBeVisible()],
    ['browse-nobody', '/browse?q=zzzzzz', () => expect(main.getByText('Nobody fits all of that.')).toBeVisible()],
    ['feed-long', '/peek', () => expect(main.getByText(/Understanding my/)).toBeVisible()],
    ['pack-long', '/peek?tab=pack', () => expect(main.getByText(/Uncomfortable, but/)).toBeVisible()],
    ['post-long', `/post/${post}`, () => expect(main.getByText(/Understanding my/)).toBeVisible()],
    ['challenge', '/challenge', () => expect(main.getByRole('heading', { level: 1 })).toBeVisible()],
    ['person-long', `/users/${other.id}`, () => expect(main.getByText(/Understanding my/)).toBeVisible()],
    ['self-long', '/self', () => expect(main.getByText(/Uncomfortable, but/)).toBeVisible()],
    [
      'edit-profile',
      '/self',
      async () => {
        await page.getByRole('button', { name: 'Edit Profile' }).click();
        await expect(page.getByRole('dialog').getByLabel('Bio')).toBeVisible();
      },
    ],
    ['party', '/quiz-party', () => expect(main.getByRole('article')).toHaveCount(5)],
    ['party-quiz', '/quiz-party/love', () => expect(main.getByRole('button', { name: /^Start/ })).toBeVisible()],
    ['party-question', '', () => main.getByRole('button', { name: /^Start/ }).click()],
    ['console', '/soul-matching-debug', () => expect(main.getByText('ZIP code')).toBeVisible()],
  ];
  for (const [name, path, ready] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      if (path !== '') await page.goto(path);
      await ready();
      await expectToFit(page, name, LONG_WORD);
    });
  }
});
