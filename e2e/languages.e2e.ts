import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { textsBelow } from '#scripts/words/folder.ts';
import { expect, test } from './fixtures.ts';
import { foreignOn } from './foreign.ts';
import { misfits } from './fit.ts';
import { goTo } from './navigation.ts';
import { cases, decide, openDesk, report } from './desk.ts';
import { enter, meet, moderator, person, send, town, write } from './people.ts';
import { signIn } from './steps.ts';
import { look } from './views.ts';

test.describe('Somebody whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('A visitor gets Spanish from the first byte and can keep English instead', async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { 'accept-language': 'es-MX' } })).text();
    expect(html).toMatch(/<html[^>]* lang="es"/);
    expect(html).toContain('Quince preguntas te separan de tu animal.');
    const manifest = await (await page.request.get(/href="([^"]+\.webmanifest)"/.exec(html)?.[1] ?? '')).json();
    expect(manifest).toMatchObject({ lang: 'es', description: expect.stringMatching(/^Compañía/) });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Mi yo de verdad.' })).toBeVisible();
    await look(page, 'landing-spanish', { fullPage: true });
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible();
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByText('Escribe tu correo, por favor.')).toBeVisible();
    await look(page, 'signup-spanish');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Real self.' })).toBeVisible();
  });
});

const PAGES = [
  ['/', 'home', '¡Hola, Ines!'],
  ['/match', 'match', 'Match'],
  ['/peek', 'peek', 'Mira lo salvaje de hoy'],
  ['/chat', 'chat', 'Chats'],
  ['/self', 'self', 'Publicaciones'],
  ['/account', 'account', 'Cuenta'],
  ['/account/notifications', 'notifications', 'Avisos'],
  ['/trending', 'trending', 'Tendencias'],
  ['/chaos', 'chaos', 'Nubes de caos'],
  ['/subscription', 'subscription', 'Consigue Wildin Premium'],
  ['/quiz-party', 'quiz-party', 'Fiesta de cuestionarios'],
] as const;

/**
 * The path of each page that needs no id in its address. The list leaves out /logout, the legal texts and
 * the developers’ pages.
 */
const mappedIn = (text: string): string[] =>
  [...text.matchAll(/\{ path: '([^':*]+?)(?:\/:\w+\?)?', page:/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/(?:terms|privacy|safety|logout|user-switcher|test-page)$|debug|\/dev\//.test(path));
const MAP = readFileSync('src/web/map.ts', 'utf8');
const MAPPED = mappedIn(MAP);
/** The pages that a visitor is not sent away from, one that the login page stands for, and those that know Premium. */
const WALKS = {
  visitor: [...mappedIn(MAP.slice(0, MAP.indexOf('export const members'))), '/', '/chat'],
  member: [...new Set(MAPPED)],
  premium: ['/', '/match', '/soul-matching', '/meet', '/self', '/subscription'],
};

/** Words that nearly every English sentence contains, and no Spanish sentence contains. */
const ENGLISH = /\b(?:the|and|your|you|with|this|are|what|from|that|here)\b/gi;

/** Returns the page's untranslated lines: with two or more words of `ENGLISH`, because one word can be in a name. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((one) =>
      ['aria-label', 'placeholder', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    // What people wrote is not translated.
    const own = new Set(
      [...document.querySelectorAll<HTMLElement>('main [dir=auto]')].map((one) => one.innerText.trim()),
    );
    return [...document.body.innerText.split('\n').filter((line) => !own.has(line.trim())), ...named];
  });
  return [...new Set(shown)].filter(
    (line) => ((line.match(ENGLISH)?.length ?? 0) > 1 && !staysEnglish(line.trim())) || OURS.has(line.trim()),
  );
}

/** Our writing in English, as far as its Spanish differs: a line that is one of these was not asked for in Spanish. */
const OURS: ReadonlySet<string> = new Set(
  Object.entries(textsBelow('es', 'content'))
    .filter(([english, spanish]) => english !== spanish)
    .map(([english]) => english),
);

/** Returns whether a line may stay English: it is what an AI character says, who talks English. */
const staysEnglish = (line: string): boolean => CHARACTERS.includes(line);

/** What the authored AI characters say of themselves. */
const CHARACTERS = readdirSync('content/companions')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`content/companions/${name}`, 'utf8'))
  .join('\n');

/** The letters of the longest Spanish word that stays whole on a phone. */
const LONGEST = 16;

test('Every mapped page is in Spanish for visitors, members and premium members', async ({ open, product }) => {
  test.setTimeout(400_000);
  const handle = `ines_${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 8)}`;
  const [visitor, member, premium] = [
    await open(person('Vera')),
    await open({ ...person('Ines', { zip: town() }), handle }, { stage: 'preferences' }),
    await open(person('Pruna', { zip: town() }), { stage: 'preferences' }),
  ];
  await send(`${product.url}/api/dev/premium`, { token: premium.entered.accessToken, body: { premium: true } });
  await member.page.goto('/account');
  await member.page.getByLabel('Language', { exact: true }).selectOption('Español');
  await expect(member.page.getByRole('heading', { name: 'Cuenta', exact: true })).toBeVisible();
  const left: string[] = [];
  for (const [who, { page }] of Object.entries({ visitor, member, premium })) {
    if (who !== 'member') await page.addInitScript(() => localStorage.setItem('language', 'es'));
    await page.goto('/safety');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const more = who === 'visitor' ? [`/u/${handle}`] : [];
    for (const path of [...WALKS[who as keyof typeof WALKS], ...more]) {
      // Some pages have two addresses, and some look alike to a visitor. The detour makes the app open each anew.
      await goTo(page, '/terms');
      await goTo(page, path);
      await expect(page.locator('h1').first()).toBeVisible();
      const { broken } = await misfits(page, LONGEST);
      const wrong = [...(await englishOn(page)), ...(await foreignOn(page)), ...broken];
      left.push(...wrong.map((line) => `${who} ${path}: ${line}`));
      const shown = PAGES.find(([address]) => address === path);
      if (who !== 'member' || shown === undefined) continue;
      await expect(page.locator('main').first()).toContainText(shown[2]);
      await look(page, `${shown[1]}-spanish`);
    }
  }
  expect(left).toEqual([]);
});

test('A match, a room and a decision are read in Spanish', async ({ open, product }) => {
  test.setTimeout(240_000);
  const zip = town();
  const kit = moderator('Kit');
  const desk = (await open(kit, { stage: 'profile', expected: /ERR_CONNECTION|WebSocket/ })).page;
  await product.makeModerators(kit.handle);
  const { page, entered: ines } = await open(person('Ines', { zip, handle: 'ines_reads' }), { stage: 'preferences' });
  const bo = await enter(product.url, person('Bo', { zip }), 'preferences');
  const { id: matchId, chatRoomId: roomId } = await meet(product.url, ines);
  const content = 'come on its just me';
  await write(product.url, ines, { roomId, content });
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  const left: string[] = [];
  const read = async (path: string, words: string | RegExp): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    const wrong = [...(await englishOn(page)), ...(await foreignOn(page))];
    left.push(...wrong.map((line) => `${path}: ${line}`).filter((line) => !line.includes(content)));
  };
  await read(`/soul-match-result?match=${matchId}`, /^Bo, \d\d$/);
  await expect(page.getByText(/[A-Z]{4} con [A-Z]{4}/).first()).toBeVisible();
  await look(page, 'match-spanish', { fullPage: true });
  await read(`/chat/${roomId}`, content);
  await report(product.url, bo, { subject: { kind: 'message', id: `${roomId}:1` }, category: 'harassment' });
  await openDesk(desk, kit.password);
  await cases(desk).first().click();
  await decide(desk, { action: 'Hide the message', rule: /When somebody says stop/, sentence: 'Basta dijo basta.' });
  await expect(async () => {
    await page.goto('/account/decisions');
    await expect(page.getByText('Tu mensaje ya no se ve.')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await read('/account/decisions', 'Regla 3.2');
  await look(page, 'decision-spanish');
  expect(left).toEqual([]);
});

test('A Spanish reader reads the quiz, the report, the interests and Wyn in Spanish', async ({ open }) => {
  test.setTimeout(240_000);
  const { page } = await open(person('Noa', { zip: town() }), { stage: 'preferences' });
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.goto('/my-report');
  await expect(page.locator('main h1').first()).toBeVisible();
  // Every section has its text.
  const sections = await page.locator('main :is(h2 + p, details p)').allTextContents();
  expect(sections.filter((text) => text.length > 40).length).toBeGreaterThanOrEqual(7);
  await page.goto('/interest-quiz');
  await expect(page.getByText('Música').first()).toBeVisible();
  await look(page, 'interests-spanish');
  await page.goto('/match?open=wyn');
  const wyn = page.getByRole('dialog');
  await expect(wyn.getByText('Tu cómplice de IA con cerebro')).toBeVisible();
  await expect(wyn.getByText(/^Hola, .*Soy Wyn/)).toBeVisible();
  await expect(wyn.getByPlaceholder('Pregúntale algo cósmico')).toBeVisible();
  await expect(wyn.getByRole('button', { name: '¿Quién espera mi respuesta?' })).toBeVisible();
  await look(page, 'wyn-spanish');
});

test('A Spanish reader types a birthday with the day first and sees it in words', async ({ open, product }) => {
  const { page, entered } = await open(person('Alba', { zip: town() }), {
    stage: 'profile',
    options: { locale: 'es-US' },
  });
  await page.goto('/profile-setup');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await next.click();
  const birthday = page.getByLabel('Fecha de nacimiento');
  await expect(birthday).toHaveValue('14/05/1996');
  await expect(page.getByText('14 de mayo de 1996')).toBeVisible();
  await look(page, 'birthday-spanish');
  await birthday.fill('');
  await expect(birthday).toHaveAttribute('placeholder', 'DD/MM/AAAA');
  await birthday.pressSequentially('31021996');
  await expect(birthday).toHaveValue('31/02/1996');
  await expect(page.getByText('Ese día no está en ningún calendario.')).toBeVisible();
  await expect(page.getByText('DD/MM/AAAA')).toBeVisible();
  await look(page, 'birthday-refused-spanish');
  await birthday.fill('');
  await birthday.pressSequentially('05041996');
  await expect(page.getByText('5 de abril de 1996')).toBeVisible();
  await page.reload();
  await expect(birthday).toHaveValue('05/04/1996');
  await next.click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.waitForURL(/quiz/);
  const me = await send(`${product.url}/api/auth/user`, { method: 'GET', token: entered.accessToken });
  expect(me).toMatchObject({ birthday: '04/05/1996' });
  await page.goto('/self');
  await page.getByRole('button', { name: 'Editar perfil' }).click();
  await expect(birthday).toHaveValue('05/04/1996');
});

test('A chosen language follows the account to its next device', async ({ open, browser, product }) => {
  const lia = person('Lia', { zip: town() });
  const { page } = await open(lia, { stage: 'preferences', expected: /ERR_FAILED/ });
  // The choice does not wait for the person's record.
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/account');
  await page.getByLabel('Language', { exact: true }).selectOption('Español');
  await expect(page.getByRole('heading', { name: 'Cuenta', exact: true })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: product.url, locale: 'en-US' })).newPage();
  await other.goto('/login');
  await signIn(other, lia);
  // The device said English until the account was known.
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await other.context().close();
});
