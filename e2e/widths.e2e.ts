import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './fixtures.ts';
import { enter, meet, person, send, town, write, type Entered } from './people.ts';
import { say } from './posting.ts';
import { groupOf } from './twos.ts';
import { DESK } from './views.ts';

const WORD = 'Wupp'.repeat(38);
const LINK = `https://example.com/${'Wupp'.repeat(38)}`;
const NICK = 'W'.repeat(12);
/** 240 marks on one letter, which a browser draws far above and below the line. */
const STACK = `Q${'\u0301'.repeat(240)}`;
const LONG = `${WORD} ${LINK} ${STACK}`;

/** The widths of windows at which every page is measured, in px: phones, both sides of 768 and 1200, and between. */
const WIDTHS = [320, 336, 360, 390, 432, 512, 640, 752, 767, 768, 784, 900, 1024, 1180, 1199, 1200, 1216, 1440, 1600];

/**
 * Returns what leaves its column: the page's width, and texts of `WORD`, `LINK` and `STACK` that are wider than an element around them which
 * neither scrolls nor cuts off, or whose stacks of marks nothing clips.
 */
const outside = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth}`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const own = text.parentElement;
    const words = text.textContent ?? '';
    if (own === null || !/Q\u0301|WuppWupp|WWWW/.test(words) || !own.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1) continue;
    const name = `${words.slice(0, 8)}… in ${own.tagName} ${own.className}`;
    for (let at: Element | null = own; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, display, clipPath } = getComputedStyle(at);
      if (overflowX !== 'visible' || clipPath !== 'none') break;
      const box = at.getBoundingClientRect();
      if (display === 'inline' || display === 'contents') continue;
      if (right > box.right + 1 || left < box.left - 1) found.push(`${name} leaves ${at.tagName} ${at.className}`);
    }
  }
  return found;
};

/** Returns the stacks of marks on the page that could draw over their neighbors. */
const unclipped = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter((one) =>
      [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /Q\u0301{20}/.test(node.textContent ?? ''),
      ),
    )
    .filter((one) => one.checkVisibility() && one.clientWidth !== 1)
    .flatMap((one) => {
      // What clips is close to the text: within the element that is one thing of a list, or a part of the page.
      for (let at: Element | null = one; at !== null; at = at.parentElement) {
        const { overflowY, contain } = getComputedStyle(at);
        if (overflowY !== 'visible' || /paint|content|strict/.test(contain)) return [];
        if (at.matches('main, section')) break;
      }
      return [`${one.tagName} ${one.className}`];
    });

async function expectToFit(page: Page, name: string): Promise<void> {
  const found = new Map<string, number[]>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await page.evaluate(outside)) found.set(one, [...(found.get(one) ?? []), width]);
  }
  const told = [...found].map(([one, at]) => `${name}, ${at[0]}–${at.at(-1)} px: ${one}`);
  await keepPicture(page, `widths-${name}`);
  expect.soft(told).toEqual([]);
  expect.soft(await page.evaluate(unclipped), `${name}, stacks of marks`).toEqual([]);
}

/** Two people who write such words everywhere. Returns the pages that show them. */
async function furnish(url: string, own: Entered, other: Entered): Promise<[name: string, path: string][]> {
  const { chatRoomId: roomId } = await meet(url, own);
  const group = await groupOf(url, own, other);
  const change = {
    name: WORD.slice(0, 24),
    description: WORD.slice(0, 100),
    rules: LONG,
    announcement: WORD.slice(0, 140),
  };
  for (const [from, room] of [
    [own, roomId],
    [other, roomId],
    [own, group],
    [other, group],
  ] as const) {
    await write(url, from, { roomId: room, content: WORD });
    await write(url, from, { roomId: room, content: LINK });
    await write(url, from, { roomId: room, content: STACK });
  }
  // The rules come last, because a member agrees to them before another line.
  await send(`${url}/api/chats/groups/${group}`, { token: own.accessToken, method: 'PUT', body: change });
  const post = await say(url, other, { content: `${STACK.slice(0, 60)} ${WORD.slice(0, 70)}` });
  await say(url, own, { content: WORD.slice(0, 140) });
  await send(`${url}/api/posts/${post}/comments`, { token: own.accessToken, body: { content: WORD } });
  await send(`${url}/api/posts/${post}/comments`, { token: other.accessToken, body: { content: STACK } });
  await send(`${url}/api/users/${other.id}/follow`, { token: own.accessToken, body: {} });
  const cloud = { name: WORD.slice(0, 24), description: WORD.slice(0, 100), type: 'share-memes', tag: '#MemeMania' };
  await send(`${url}/api/chats/chaos/create`, { token: other.accessToken, body: cloud });
  return [
    ['chats', '/chat'],
    ['room', `/chat/${roomId}`],
    ['group', `/chat/${group}`],
    ['feed', '/peek'],
    ['post', `/post/${post}`],
    ['profile', `/users/${other.id}`],
    ['self', '/self'],
    ['match', '/match'],
    ['home', '/home'],
    ['browse', '/browse'],
    ['trending', '/trending'],
    ['chaos', '/chaos'],
    ['activity', '/activity'],
  ];
}

test('Words without an end stay in their column on every main page, at any width', async ({ open, product }) => {
  const zip = town();
  const { page, entered } = await open(person('ana', { name: NICK, zip, bio: WORD }), { stage: 'preferences' });
  const bo = person('bo', {
    name: NICK,
    zip,
    bio: STACK.slice(0, 150),
    handle: `w${'w'.repeat(20)}_${Date.now() % 10_000}`,
  });
  const other = await enter(product.url, bo, 'preferences');
  await product.age();
  for (const [name, path] of await furnish(product.url, entered, other)) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToFit(page, name);
  }
});

/** Pages of the desk by where they begin: reading pages in the middle of the room beside the rail, wide pages at its left. */
const BEGINNINGS = {
  reading:
    '/chaos/create /subscription /activity /browse /meet /quiz-party /account /account/security /account/notifications /account/blocked /photo-check /account/data /profile-setup /soul-matching-setup /new-quiz-test'.split(
      ' ',
    ),
  wide: ['/home', '/match', '/trending', '/chaos'],
};

/** Returns the left edge of the words of the page's first heading; a heading for screen readers only is passed over. */
const beginning = (): number | undefined => {
  const first = [...document.querySelectorAll('main :is(h1, h2)')].find((one) => one.clientWidth > 1);
  const words = document.createRange();
  if (first) words.selectNodeContents(first);
  return first && Math.round(words.getBoundingClientRect().left);
};

test('The pages of the desk begin at two edges and keep the rail', async ({ open }) => {
  const { page } = await open(person('Eda', { zip: town() }), { stage: 'preferences', options: { viewport: DESK } });
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'wildin, home' });
  const edges: Record<string, [path: string, edge: number | undefined][]> = {};
  for (const [kind, paths] of Object.entries(BEGINNINGS)) {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(home, path).toBeInViewport();
      (edges[kind] ??= []).push([path, await page.evaluate(beginning)]);
    }
  }
  expect(edges).toEqual({
    reading: BEGINNINGS.reading.map((path) => [path, 242]),
    wide: BEGINNINGS.wide.map((path) => [path, 148]),
  });
});
