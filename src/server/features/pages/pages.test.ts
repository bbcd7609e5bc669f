import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { sharedReportData } from '#content/shared-report.ts';
import { updateUser } from '#contract/accounts.ts';
import { removeImage } from '#contract/people.images.ts';
import { mbtiTypes } from '#contract/people.ts';
import { clean } from './page.ts';
import { servePages } from './web.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { pictureOf } from '#test/photo.ts';
import { uploadImage } from '#test/pictures.ts';
import { createPageOf } from './pages.ts';

const ORIGIN = 'https://wildin.example';
const SECRETS = { bio: 'a bio for members only', zipCode: '94607', birthday: '05/14/1996' };

let test: OwnTestApp;
let app: FastifyInstance;
let robin: TestMember;

async function pagesOf(devTools = false): Promise<FastifyInstance> {
  const made = await test.buildAnother();
  const config = { ...test.deps.config, publicUrl: new URL(ORIGIN), devTools };
  const template = await readFile(new URL('../../../../index.html', import.meta.url), 'utf8');
  const withLanding = template.replace('<!--/landing-->', '<h1>The landing page</h1><!--/landing-->');
  const spanish = withLanding.replace('<html lang="en"', '<html lang="es"');
  const read = async (name: string) => (name === 'index.es.html' ? spanish : withLanding);
  await servePages(made, { config, pageOf: createPageOf(test.deps) }, read);
  return made;
}

beforeAll(async () => {
  test = await startTestApp();
  app = await pagesOf();
  robin = await newMember(test, { ...COMPLETE_PROFILE, bio: SECRETS.bio });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function get(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; html: string; etag: string }> {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, html: answer.body, etag: String(answer.headers['etag']) };
}

const TAGS =
  /<(?:title>([^<]*)<|meta (?:name|property)="([^"]*)" content="([^"]*)" \/>|link rel="(canonical)" href="([^"]*)")/g;

/** Returns the texts of a page's head by their names. */
async function headOf(url: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { html } = await get(url, headers);
  const found = [...html.matchAll(TAGS)];
  return Object.fromEntries(
    found.map(([, title, name, content, link, href]) => [name ?? link ?? 'title', content ?? href ?? title ?? '']),
  );
}

const GENERAL = { title: 'wildin', 'og:image': `${ORIGIN}/preview/wildin.png`, robots: 'noindex' };
const handle = (): string => robin.user.handle;
const report = (data: unknown): string => `/shared-report?data=${encodeURIComponent(JSON.stringify(data))}`;

it('A page’s language follows its address, then the chosen language, then the browser’s', async () => {
  const langOf = async (url: string, headers: Record<string, string> = {}) =>
    /<html[^>]* lang="(\w+)"/.exec((await app.inject({ url, headers })).body)?.[1];
  expect(await langOf('/')).toBe('en');
  expect(await langOf('/', { 'accept-language': 'es-AR,en;q=0.5' })).toBe('es');
  expect(await langOf('/login', { 'accept-language': 'es', cookie: 'language=en' })).toBe('en');
  expect(await langOf('/login?language=es', { cookie: 'language=en' })).toBe('es');
  expect(await langOf('/login?language=xx', { cookie: 'language=es' })).toBe('es');
  expect(await langOf('/index.html', { cookie: 'language=es' })).toBe('en');
  expect((await app.inject({ url: '/' })).headers['vary']).toContain('accept-language');
});

describe('the head', () => {
  it('The head says what the front page is, to people and to search engines', async () => {
    for (const path of ['/', '/welcome']) {
      const head = await headOf(path);
      expect(head).toMatchObject({
        title: 'Real self. Real connections · wildin',
        'og:title': 'Real self. Real connections · wildin',
        'og:image': `${ORIGIN}/preview/wildin.png`,
        'og:image:width': '1200',
        'twitter:card': 'summary_large_image',
        canonical: `${ORIGIN}/`,
        'og:url': `${ORIGIN}/`,
      });
      expect(head).not.toHaveProperty('robots');
    }
  });

  it.each(['/vibe', '/terms', '/privacy', '/safety', '/take-down', '/transparency', '/signup', '/login'])(
    'The head of %s is its own',
    async (path) => {
      expect(await headOf(path)).toMatchObject({
        canonical: ORIGIN + path,
        title: expect.stringMatching(/^.+ · wildin$/),
      });
    },
  );

  it.each(['/match', '/chat/0190aaaa-0000-7000-8000-000000000000', '/users/123456789012', '/nowhere', '/u', '/u/a/b'])(
    'The head of %s says nothing, and asks not to be found',
    async (path) => {
      expect((await get(path)).status).toBe(200);
      expect(await headOf(path)).toMatchObject(GENERAL);
    },
  );

  it('The head is in the reader’s language, which the address can name', async () => {
    const inSpanish = { 'accept-language': 'es-MX' };
    expect(await headOf('/terms', inSpanish)).toMatchObject({
      title: 'Términos · wildin',
      description: 'Lo que tú y wildin se prometen, en palabras que se entienden.',
      'og:image:alt': expect.stringContaining('Una nutria'),
    });
    expect((await headOf('/terms?language=en', inSpanish))['title']).toBe('Terms · wildin');
    expect((await headOf('/u/nobody_at_all?language=es'))['description']).toMatch(/^Compañía de verdad/);
    const shared = report({ archetype: archetypes.ENFP.name, mbti: 'ENFP', userId: 1 });
    const head = await headOf(shared, inSpanish);
    expect(head['title']).toMatch(/^¡Acabo de descubrir mi Yo Salvaje! /);
    expect(Object.values(head).join(' ')).not.toMatch(/\b(?:the|you|are)\b/);
    expect((await headOf(`/u/${handle()}`, inSpanish))['title']).toBe('Robin está en wildin');
  });

  it('The head mentions developer tools only where they are on', async () => {
    expect(await headOf('/')).not.toHaveProperty('wildin-dev-tools');
    const other = await pagesOf(true);
    expect((await other.inject({ url: '/' })).body).toContain('<meta name="wildin-dev-tools" content="true" />');
    await other.close();
  });
});

describe('an invite', () => {
  const suspend = (at: Date | null): Promise<unknown> =>
    sql`UPDATE account SET suspended_at = ${at} WHERE id = ${robin.id}`.execute(test.deps.db);

  it('An invite names its owner, and nothing else of theirs', async () => {
    const { status, html } = await get(`/u/${handle().toUpperCase()}`);
    expect(status).toBe(200);
    expect(await headOf(`/u/${handle()}`)).toMatchObject({
      title: 'Robin is on wildin',
      robots: 'noindex',
      'og:type': 'profile',
    });
    const { email, birthday, city, county, age, gender } = robin.user;
    for (const secret of [SECRETS.bio, '94607', email, birthday, city, county, String(age), gender, String(robin.id)]) {
      expect(html).not.toContain(String(secret));
    }
  });

  it('An invite preview shows the inviter’s photo until it is removed or hidden', async () => {
    const general = {
      'og:image': GENERAL['og:image'],
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    };
    expect(await headOf(`/u/${handle()}`)).toMatchObject(general);
    const { imageUrl } = (await uploadImage(test, robin, { bytes: await pictureOf(3), as: 'avatar' })).body;
    const head = await headOf(`/u/${handle()}`);
    expect(head).toMatchObject({ 'og:image': ORIGIN + imageUrl, 'twitter:card': 'summary' });
    expect(head).not.toHaveProperty('og:image:width');
    expect((await test.app.inject({ url: imageUrl })).headers['content-type']).toBe('image/webp');
    await suspend(test.clock.now());
    expect((await headOf(`/u/${handle()}`))['og:image']).toBe(GENERAL['og:image']);
    await suspend(null);
    await call(test.app, removeImage, { token: robin.token, params: { type: 'avatar' } });
    expect(await headOf(`/u/${handle()}`)).toMatchObject(general);
  });

  it('An invite preview shows the inviter’s animal until they take it off', async () => {
    const preview = async (): Promise<unknown> => (await headOf(`/u/${handle()}`))['og:image'];
    await sql`UPDATE account SET mbti_type = 'ENFP' WHERE id = ${robin.id}`.execute(test.deps.db);
    expect(await preview()).toBe(`${ORIGIN}/preview/enfp.png`);
    const body = { inviteShowsAnimal: false };
    await call(test.app, updateUser, { token: robin.token, params: { id: robin.id }, body });
    expect(await preview()).toBe(GENERAL['og:image']);
  });

  it('An invite page is missing when disabled, suspended or unknown', async () => {
    const off = { status: 404, head: GENERAL };
    const look = async (path: string): Promise<unknown> => ({
      status: (await get(path)).status,
      head: Object.fromEntries(Object.entries(await headOf(path)).filter(([name]) => name in GENERAL)),
    });
    expect(await look('/u/nobody_at_all')).toEqual(off);
    await sql`UPDATE account SET invite_enabled = false WHERE id = ${robin.id}`.execute(test.deps.db);
    expect(await look(`/u/${handle()}`)).toEqual(off);
    await sql`UPDATE account SET invite_enabled = true WHERE id = ${robin.id}`.execute(test.deps.db);
    await suspend(test.clock.now());
    expect(await look(`/u/${handle()}`)).toEqual(off);
    await suspend(null);
    expect((await get(`/u/${handle()}`)).status).toBe(200);
  });
});

describe('a shared report', () => {
  it.each(mbtiTypes)('A shared report of %s shows its plate', async (mbti) => {
    const { name } = archetypes[mbti];
    expect(await headOf(report({ archetype: name, mbti, userId: 1 }))).toMatchObject({
      title: expect.stringContaining(name),
      'og:image': `${ORIGIN}/preview/${mbti.toLowerCase()}.png`,
      robots: 'noindex',
    });
    expect(existsSync(new URL(`../../../../public/preview/${mbti.toLowerCase()}.png`, import.meta.url))).toBe(true);
  });

  it('A shared report is known by the link of the share button', async () => {
    const data = sharedReportData({ type: 'ENFP', userId: 123_456_789_012 });
    expect(await headOf(`/shared-report?data=${encodeURIComponent(data)}`)).toMatchObject({
      'og:image': `${ORIGIN}/preview/enfp.png`,
    });
    // A link that is encoded twice is not valid.
    expect(await headOf(`/shared-report?data=${encodeURIComponent(encodeURIComponent(data))}`)).toMatchObject(GENERAL);
  });

  it.each([
    undefined,
    'no object',
    [{ mbti: 'ENFP', archetype: 'Hype Connector' }],
    { mbti: 'ENFP', archetype: 'Hype Connector', html: '<b>' },
    { mbti: 'ENFP', archetype: 'Hype Connector'.padEnd(100_000) },
    { mbti: 'ENFP' },
    { mbti: 'ENFP', archetype: 'Task Boss' },
    { mbti: 'XXXX', archetype: 'Hype Connector' },
    { mbti: ['ENFP'], archetype: 'Hype Connector' },
    { mbti: '__proto__', archetype: 'Hype Connector' },
    { mbti: 'constructor', archetype: 'Object' },
  ])('A shared report of %j says only the general', async (data) => {
    expect(await headOf(report(data))).toMatchObject(GENERAL);
    expect(await headOf('/shared-report?data=%7B%')).toMatchObject(GENERAL);
  });

  it('A shared report echoes nothing of what its link says', async () => {
    const words = fc.string({ unit: 'binary', minLength: 8 });
    await fc.assert(
      fc.asyncProperty(words, words, async (archetype, mbti) => {
        expect(await headOf(report({ archetype, mbti }))).toMatchObject(GENERAL);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a post', () => {
  const write = async (content: string, visibility = 'public'): Promise<string> => {
    const id = test.deps.newId();
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
      VALUES (${id}, ${robin.id}, ${content}, ${visibility}, ${test.clock.now()})`.execute(test.deps.db);
    return id;
  };

  it('A post that is public says who wrote it and how it begins', async () => {
    const id = await write('Fern news: it is a boy.');
    expect(await headOf(`/post/${id}`)).toMatchObject({
      title: 'Robin on wildin',
      description: 'Fern news: it is a boy.',
      'og:type': 'article',
      robots: 'noindex',
    });
  });

  it('A post that is not public says nothing', async () => {
    for (const visibility of ['followers', 'private']) {
      const id = await write('For few', visibility);
      expect((await get(`/post/${id}`)).html).not.toContain('For few');
      expect(await headOf(`/post/${id}`)).toMatchObject(GENERAL);
    }
    expect(await headOf("/post/x'; DROP TABLE post")).toMatchObject(GENERAL);
  });

  it('A post cannot break out of the head, whatever it says', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '')),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        "' onload='x",
        '</title><script>x',
        '<!--/head-->',
        '\u202Egnirts',
        '&quot;>',
        '\u2028</meta>',
      ),
    );
    const plain = await headOf(`/post/${await write('plain')}`);
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (one, other) => {
        const named = await call(test.app, updateUser, {
          token: robin.token,
          params: { id: robin.id },
          body: { displayName: `A${one}`.slice(0, 30) },
        });
        expect([200, 400]).toContain(named.status);
        const head = await headOf(`/post/${await write(`${one.toWellFormed()}${other.toWellFormed()}x`)}`);
        expect(Object.keys(head)).toEqual(Object.keys(plain));
        expect(head).toMatchObject({ robots: 'noindex', 'og:image': plain['og:image'] });
        expect(Object.values(head).join('')).not.toMatch(/[<>"\u202A-\u202E\u2066-\u2069]|\p{Cc}/u);
      }),
      { numRuns: 40 },
    );
  });

  it('A post keeps whole words and marks, and drops what reorders or breaks them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = clean(text);
        expect(cleaned).not.toMatch(/[<>"'\u202A-\u202E\u2066-\u2069\u2028\u2029]|\p{Cc}|\p{Cs}/u);
        expect(cleaned).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
    expect(clean(' “Größe” 🐝\n& <b> \uD83D ')).toBe('“Größe” 🐝 &amp; &lt;b&gt; \uFFFD');
  });
});

describe('what the cookies say', () => {
  const LANDING = '<h1>The landing page</h1>';

  it('Cookies decide the first page’s shell and theme', async () => {
    const visitor = (await get('/')).html;
    expect(visitor).toContain('<html data-shell="landing" lang="en"');
    expect(visitor).toContain(LANDING);
    const member = (await get('/', { cookie: 'a=b; member=1; theme=dark' })).html;
    expect(member).toContain('<html data-theme="dark" lang="en"');
    expect(member).not.toContain(LANDING);
    expect((await get('/signup')).html).not.toContain(LANDING);
    expect((await get('/', { cookie: 'theme="><script>; member=2' })).html).toBe(visitor);
  });

  it('Cookies change nothing of what the service worker keeps', async () => {
    const shell = await get('/index.html', { cookie: 'member=1; theme=dark' });
    expect(shell).toEqual(await get('/index.html'));
    expect(shell.html).toContain('<html lang="en"');
    expect(shell.html).toContain(LANDING);
    expect(shell.html).toContain('shell-field');
  });

  it('A page is kept by this browser only, which asks again', async () => {
    const answer = await app.inject({ url: '/' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
    });
    const { etag } = await get('/');
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/', { 'if-none-match': etag, cookie: 'theme=light' })).status).toBe(200);
  });
});
