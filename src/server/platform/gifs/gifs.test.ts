import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gifs as loops } from '#content/gifs.ts';
import { GIFS_A_PAGE } from '#contract/gifs.ts';
import { GifServer } from '#test/gif-service.ts';
import { createGifs, type Gifs } from './gifs.ts';
import { createGiphy } from './giphy.ts';
import { gifHosts } from './hosts.ts';
import { createKlipy } from './klipy.ts';
import type { GifService } from './source.ts';

let server: GifServer;
let services: Record<'klipy' | 'giphy', GifService>;
let now = 0;
const clock = { now: () => new Date(now) };
const connected = (source: 'klipy' | 'giphy'): Gifs =>
  createGifs({ gifs: { source, key: 'a key', url: server.url }, authSecret: 'x'.repeat(32) }, { clock });
beforeAll(async () => {
  server = await new GifServer().start();
  const settings = { key: 'a/key', url: server.url };
  services = { klipy: createKlipy(settings, 300), giphy: createGiphy(settings, 300) };
});
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
  server.manner = 'klipy';
  server.all = [];
});

describe('our own loops', () => {
  const own = createGifs({ gifs: undefined, authSecret: 'x'.repeat(32) }, { clock });
  const titles = async (words: string) =>
    (await own.search({ words, source: undefined, cursor: undefined })).data.map(({ title }) => title);

  it('The 48 built-in loops each have a moving file, a still and a title', () => {
    expect(loops).toHaveLength(48);
    expect(new Set(loops.map(({ id }) => id)).size).toBe(48);
    const folder = join(import.meta.dirname, '../../../../public/gifs');
    expect(readdirSync(folder).toSorted()).toEqual(
      loops.flatMap(({ id }) => [`${id}.svg`, `${id}.still.svg`]).toSorted(),
    );
    for (const { id, title, width, height } of loops) {
      for (const end of ['svg', 'still.svg']) {
        const text = readFileSync(join(folder, `${id}.${end}`), 'utf8');
        expect(text).toContain(`viewBox="0 0 ${width} ${height}"`);
        expect(text).toContain(`<title>${title}</title>`);
        expect(text.includes('animation')).toBe(end === 'svg');
        expect(text).not.toMatch(/<script|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
      }
    }
  });

  it('An empty search pages through all built-in loops exactly once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.search({ words: '', source: undefined, cursor });
      seen.push(...page.data.map(({ id }) => id));
      expect(page.data.length).toBeLessThanOrEqual(GIFS_A_PAGE);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(48);
    expect(new Set(seen).size).toBe(48);
  });

  it('A search finds built-in loops by word beginnings regardless of case and accents', async () => {
    expect(await titles('OTT hello')).toEqual(['An otter pops up and waves hello.']);
    expect(await titles('goodbye')).toEqual(['A duck waddles out of the picture.']);
    expect(await titles('cóffee')).toEqual(['Coffee first. Then words.']);
    expect(await titles('nowhere')).toEqual([]);
    expect(await titles('otter moon')).toEqual([]);
    expect(await titles('tter')).toEqual([]);
  });

  it('A search finds built-in loops by the words of every language', async () => {
    expect(await titles('Café')).toEqual(['Coffee first. Then words.']);
    expect(await titles('nutria HOLA')).toEqual(['An otter pops up and waves hello.']);
    expect(await titles('otter hola')).toEqual(['An otter pops up and waves hello.']);
  });

  it('A built-in loop is found only by the id from its search result', async () => {
    const [first] = (await own.search({ words: 'otter', source: 'wildin', cursor: undefined })).data;
    expect(await own.of(first?.id ?? '')).toMatchObject({ source: 'wildin', url: '/gifs/hello-otter.svg' });
    expect(await own.of('hello-otter')).toBeUndefined();
    expect(await own.of('wildin.nobody')).toBeUndefined();
    expect(own.sources).toEqual(['wildin']);
    await expect(own.search({ words: '', source: 'klipy', cursor: undefined })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe.each(['klipy', 'giphy'] as const)('%s', (source) => {
  beforeEach(() => {
    server.manner = source;
  });

  it('The GIF service receives only the search words, the page and the key', async () => {
    server.all = Array.from({ length: 30 }, (_, at) => ({ title: `Number ${at}` }));
    const first = await services[source].search('cats & dogs', undefined);
    expect(first.gifs.map(({ title }) => title)).toEqual(server.all.slice(0, 20).map(({ title }) => title));
    const second = await services[source].search('cats & dogs', first.next ?? '');
    expect(second.gifs.map(({ title }) => title)).toEqual(server.all.slice(20).map(({ title }) => title));
    expect(second.next).toBeNull();
    const [asked] = server.asked;
    const given = Object.fromEntries(asked?.searchParams ?? []);
    if (source === 'klipy') {
      expect(asked?.pathname).toBe('/api/v1/a%2Fkey/gifs/search');
      expect(given).toEqual({
        q: 'cats & dogs',
        page: '1',
        per_page: '20',
        content_filter: 'high',
        format_filter: 'gif,webp,jpg',
      });
    } else {
      expect(asked?.pathname).toBe('/v1/gifs/search');
      expect(given).toEqual({ api_key: 'a/key', q: 'cats & dogs', offset: '0', limit: '20', rating: 'pg-13' });
    }
  });

  it('The service shows what is popular without words', async () => {
    server.all = [{ title: 'A wave' }];
    expect((await services[source].search('', undefined)).gifs).toMatchObject([{ source, title: 'A wave' }]);
    expect(server.asked[0]?.pathname).toMatch(/\/gifs\/trending$/);
  });

  it('The GIF service’s results are limited to GIFs on its own hosts', async () => {
    const domain = `${source}.com`;
    const hosts = [
      `https://media.${domain}`,
      `http://media.${domain}`,
      `https://media.${domain}.evil.example`,
      `https://evil${domain}`,
      `https://media.${domain}:8443`,
      `https://me@media.${domain}`,
      'http://169.254.169.254',
      'javascript:alert(1)//',
    ];
    server.all = hosts.map((host) => ({ title: host, host }));
    if (source === 'klipy') server.all.push({ title: 'Buy this', type: 'ad' });
    const { gifs } = await services[source].search('', undefined);
    expect(gifs.map(({ title }) => title)).toEqual([`https://media.${domain}`]);
  });

  it('GIF titles are stripped of hidden characters and empty ones get a default', async () => {
    server.all = [{ title: '' }, { title: 'a\u202Eb\0c' }];
    const { gifs } = await services[source].search('', undefined);
    expect(gifs.map(({ title }) => title)).toEqual(['A GIF without a title', 'abc']);
  });

  it.each([{ status: 500 }, { status: 302 }, { text: '<html>' }, { text: '{"data":7}' }, 'hang'] as const)(
    'A failed service answer (%o) returns an error and spares the built-in loops',
    async (manner) => {
      const gifs = createGifs(
        { gifs: { source, key: 'a key', url: server.url }, authSecret: 'x'.repeat(32) },
        { clock, timeoutMs: 300 },
      );
      server.manner = manner;
      await expect(gifs.search({ words: 'x', source, cursor: undefined })).rejects.toMatchObject({
        code: 'gifs_unanswered',
      });
      expect((await gifs.search({ words: '', source: 'wildin', cursor: undefined })).data).toHaveLength(20);
      server.manner = source;
      server.all = [{ title: 'There again' }];
      expect((await gifs.search({ words: 'x', source, cursor: undefined })).data).toHaveLength(1);
    },
  );

  it('The service is not asked the same twice within five minutes', async () => {
    server.all = [{ title: 'A wave' }];
    const gifs = connected(source);
    const ask = (words: string) => gifs.search({ words, source: undefined, cursor: undefined });
    for (const words of ['Wave', ' wave ', 'wave']) await ask(words);
    expect(server.asked).toHaveLength(1);
    await ask('other');
    now += 5 * 60_000;
    await ask('wave');
    expect(server.asked).toHaveLength(3);
  });

  it('A GIF’s id and address resolve to that GIF and altered ones do not', async () => {
    server.all = [{ title: 'A wave' }];
    const gifs = connected(source);
    expect(gifs.sources).toEqual(['wildin', source]);
    const { data } = await gifs.search({ words: 'wave', source: undefined, cursor: undefined });
    const [{ id, title, images } = { id: '', title: '', images: undefined }] = data;
    expect(await gifs.of(id)).toEqual({
      source,
      title,
      ...images?.fixed_height,
      still: images?.fixed_height_still?.url,
    });
    expect(gifs.at(images?.fixed_height.url ?? '')).toEqual(await gifs.of(id));
    expect(gifs.at('https://media.klipy.com/of-my-own.gif')).toBeUndefined();
    const altered = id.at(-9) === 'A' ? 'B' : 'A';
    expect(await gifs.of(`${id.slice(0, -9)}${altered}${id.slice(-8)}`)).toBeUndefined();
    const other = createGifs(
      { gifs: { source, key: 'a key', url: server.url }, authSecret: 'y'.repeat(32) },
      { clock },
    );
    expect(await other.of(id)).toBeUndefined();
  });
});

it('The page may load GIFs only from the connected service’s hosts', () => {
  expect(gifHosts({ gifs: undefined })).toEqual([]);
  expect(gifHosts({ gifs: { source: 'klipy', key: 'k', url: 'https://api.klipy.com' } })).toEqual([
    'https://*.klipy.com',
  ]);
  expect(gifHosts({ gifs: { source: 'giphy', key: 'k', url: 'http://127.0.0.1:9' } })).toEqual([
    'https://*.giphy.com',
    'http://127.0.0.1:9',
  ]);
});
