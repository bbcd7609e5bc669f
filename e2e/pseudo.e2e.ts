import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Page } from '@playwright/test';
import { withIsolates } from '#content/isolated-values.ts';
import { partOf } from '#scripts/words/folder.ts';
import { allSaid } from '#scripts/words/said.ts';
import { expect, keepPicture, test } from './fixtures.ts';
import { misfits } from './fit.ts';
import { person, town } from './people.ts';
import { turning } from './turning.ts';

/** Two languages that nobody speaks, made of English: each text in one is longer, and in the other begins at the right. */
const PSEUDO = {
  longer: { direction: 'ltr', write: longer },
  mirrored: { direction: 'rtl', write: mirrored },
} as const;

/** The narrowest phone, a usual one, and a desk. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The pages of the map that need no id in their address, without the developers' own. */
const PAGES = [...readFileSync('src/web/map.ts', 'utf8').matchAll(/\{ path: '([^':*]+?)(?:\/:\w+\?)?', page:/g)]
  .map(([, path = '']) => path)
  .filter((path) => !/^\/(?:logout|user-switcher|test-page)$|debug|\/dev\//.test(path));

/** Returns a text with accents that is about 40 % longer; `<tag/>` and `{value}` stay. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text.replaceAll(/<[^>]*>|[aeiou]/g, (found) => (found.length > 1 ? found : `${found}\u0301`));
  // In words of up to 24 letters, as German has them.
  const filler = '\u00B7x'.repeat(Math.ceil(text.length / 5)).match(/.{1,24}/g) ?? [];
  return `${accented} ${filler.join(' ')}`;
}

/** Returns a text in Hebrew letters, of the same length, so that its lines begin at the right. */
function mirrored(text: string): string {
  return text.replaceAll(/<[^>]*>|[a-z]/gi, (found) =>
    found.length > 1 ? found : String.fromCodePoint(0x05d0 + (((found.toLowerCase().codePointAt(0) ?? 97) - 97) % 27)),
  );
}

/** Returns the module of a pseudo-language, as the build writes one of a real language (scripts/words-plugin.ts). */
function moduleOf(part: string, { direction, write }: (typeof PSEUDO)[keyof typeof PSEUDO]): string {
  const said = part === 'first' ? [...allSaid().values()].map(({ id, message }) => [id, message] as const) : [];
  const writing = Object.keys(partOf('es', part))
    .filter((key) => !/^[a-z-]+\.[a-z0-9-]+$/.test(key))
    .map((english) => [english, english] as const);
  const messages = Object.fromEntries(
    [...said, ...writing].map(([key, text]) => {
      const message = compileMessageOrThrow(text, write);
      return [key, direction === 'rtl' ? withIsolates(message) : message];
    }),
  );
  const turn = direction === 'rtl' ? "document.documentElement.dir = 'rtl';" : '';
  return `export const messages = ${JSON.stringify(messages)};${turn}`;
}

async function speak(page: Page, language: (typeof PSEUDO)[keyof typeof PSEUDO]): Promise<void> {
  await page.context().route(/\/assets\/es-(\w+)-[\w-]+\.js$/, (route) => {
    const part = /es-(\w+?)-/.exec(route.request().url())?.[1] ?? 'first';
    return route.fulfill({ contentType: 'text/javascript', body: moduleOf(part, language) });
  });
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
}

for (const [name, language] of Object.entries(PSEUDO)) {
  test(`A language that is ${name} breaks no page of the map`, async ({ open }) => {
    test.setTimeout(900_000);
    const { page } = await open(person('Pia', { zip: town() }), { stage: 'preferences' });
    await speak(page, language);
    await page.goto('/safety');
    await expect(page.locator('h1').first()).toBeVisible();
    const wrong: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const { wide, cut, overlapped, unreachable } = await misfits(page);
        wrong.push(...[...wide, ...cut, ...overlapped, ...unreachable].map((one) => `${path} ${size.width}: ${one}`));
        if (name === 'mirrored') wrong.push(...(await turning(page, /\bPia\b/)).map((one) => `${path}: ${one}`));
        await keepPicture(page, `${name}-${path.replaceAll('/', '_')}-${size.width}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
