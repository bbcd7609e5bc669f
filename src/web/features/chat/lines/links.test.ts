import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksIn } from './links.ts';
import { hasLink } from '#content/first-words.ts';

const hrefs = (content: string): string[] => linksIn(content).flatMap(({ href }) => href ?? []);
const shown = (content: string): string =>
  linksIn(content)
    .map((part) => part.shown ?? part.text)
    .join('');

const host = fc.domain();
const path = fc.stringMatching(/^(?:\/[a-z0-9_-]{1,8}){0,3}$/);
const address = fc.tuple(fc.constantFrom('http://', 'https://', 'HTTPS://'), host, path).map((parts) => parts.join(''));
const around = fc.constantFrom('', '.', ',', '!', '?', '…', ')', ').', '"', '’', ' ', '\n', '»', '],', '**');

describe('The links of a text', () => {
  it('Every link shown counts as a link under the rules for new members', () => {
    const noise = fc.oneof(
      address,
      fc.constantFrom('℡', '①', 'ª', '_', '看', '.', '/', 'http://', 'https://a.org', '\u0301'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 6 }), (pieces) => {
        const content = pieces.join('');
        expect(hrefs(content).length === 0 || hasLink(content)).toBe(true);
      }),
      { numRuns: 500, examples: [[['℡', 'https://a.org']]] },
    );
  });

  it('A text of many beginnings of addresses costs little time', () => {
    const started = performance.now();
    linksIn('https://a.org/(('.repeat(250));
    linksIn(`https://a.org/${'.)'.repeat(2000)}`);
    linksIn(`https://a.org/${'😀'.repeat(2000)}x`);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('An address is found whole, without the signs of the sentence around it', () => {
    fc.assert(
      fc.property(address, around, (url, end) => {
        const link = linksIn(`See ${url}${end}`).find(({ href }) => href !== undefined);
        expect(link?.text).toBe(url.replace(/_+$/, ''));
      }),
    );
  });

  it('Every link leads to http or https and has no username before its host', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      address,
      fc.constantFrom(
        'javascript:alert(1)',
        'https://',
        'data:text/html,x',
        '@',
        '//',
        'https://a@b.org',
        '\u202E',
        '(',
      ),
    );
    fc.assert(
      fc.property(fc.array(noise, { maxLength: 8 }), (pieces) => {
        const content = pieces.join('');
        const parts = linksIn(content);
        expect(parts.map(({ text }) => text).join('')).toBe(content);
        for (const { at, text, href } of parts) {
          expect(content.slice(at, at + text.length)).toBe(text);
          if (href === undefined) continue;
          const { protocol, username, password } = new URL(href);
          expect([protocol.replace('s', ''), username, password]).toEqual(['http:', '', '']);
        }
      }),
    );
  });

  it.each([
    ['(see https://a.org/b).', 'https://a.org/b'],
    ['https://en.wikipedia.org/wiki/Otter_(animal), she said', 'https://en.wikipedia.org/wiki/Otter_(animal)'],
    ['[https://a.org/x?y=1&z=2#top]', 'https://a.org/x?y=1&z=2#top'],
    ['"https://a.org/b"', 'https://a.org/b'],
    ['*https://a.org/b*', 'https://a.org/b'],
    ['HTTP://A.org', 'http://a.org/'],
    ['https://a.org:8443/x', 'https://a.org:8443/x'],
    ['two: https://a.org https://b.org', 'https://a.org/', 'https://b.org/'],
    ["https://en.wikipedia.org/wiki/Devil's_advocate is", "https://en.wikipedia.org/wiki/Devil's_advocate"],
    ['https://a.org/Devil’s_advocate', 'https://a.org/Devil%E2%80%99s_advocate'],
    ["https://a.org/?q=it's&ok=1", 'https://a.org/?q=it%27s&ok=1'],
    ["'https://a.org/b', she said", 'https://a.org/b'],
    ['“https://a.org/b”', 'https://a.org/b'],
    ['«https://a.org/b»', 'https://a.org/b'],
    ['‘https://a.org/b’', 'https://a.org/b'],
    ['https://example.com/docs。次の文', 'https://example.com/docs'],
    ['https://example.com。次の文', 'https://example.com/'],
    ['（https://example.com/baz）です', 'https://example.com/baz'],
    ['「https://a.org/b」', 'https://a.org/b'],
    ['看https://a.org', undefined],
    ['https://a.org/x，然后', 'https://a.org/x'],
    ['https://a.org/b、c', 'https://a.org/b'],
    ['https://a.org/b！', 'https://a.org/b'],
    ['https://a.org/b؟ نعم', 'https://a.org/b'],
    ['https://a.org/b। फिर', 'https://a.org/b'],
    ['https://a.org/b። ', 'https://a.org/b'],
    ['https://ja.wikipedia.org/wiki/日本語', 'https://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC%E8%AA%9E'],
    ['https://münchen.de/x', 'https://xn--mnchen-3ya.de/x'],
    ['https://a.org/b😀', 'https://a.org/b'],
    ['https://a.org/b❤️👍🏽!', 'https://a.org/b'],
    ['https://a.org👩‍💻', 'https://a.org/'],
    ['https://a.org/b🇫🇷', 'https://a.org/b'],
    ['https://i❤.ws/x', 'https://xn--i-7iq.ws/x'],
    ['[words](https://a.org/b)', 'https://a.org/b'],
    ['[https://a.org](https://b.org)', 'https://a.org/', 'https://b.org/'],
    ['(https://a.org/b),(https://b.org)', 'https://a.org/b', 'https://b.org/'],
    ['https://a.org/b,https://b.org/c', 'https://a.org/b', 'https://b.org/c'],
    ['https://web.archive.org/web/2020/https://a.org/', 'https://web.archive.org/web/2020/https://a.org/'],
    ['<https://a.org/b>', 'https://a.org/b'],
    ['`https://a.org/b`', 'https://a.org/b'],
    ['**https://a.org/b**', 'https://a.org/b'],
    ['_https://a.org/b_', undefined],
    ['{https://a.org/b}', 'https://a.org/b'],
    ['https://a.org/{z}/{x}?y=[1]#top', 'https://a.org/%7Bz%7D/%7Bx%7D?y=[1]#top'],
    ['|https://a.org/b|', 'https://a.org/b'],
    ['https://a.org/a(b)c', 'https://a.org/a(b)c'],
    [
      'https://a.org/@user/~x/%E2%82%AC;v=1?a=b+c,d&e=f%20g#x=1.',
      'https://a.org/@user/~x/%E2%82%AC;v=1?a=b+c,d&e=f%20g#x=1',
    ],
    ['https://1.2.3.4:80/x?', 'https://1.2.3.4:80/x'],
    ['https://a.org/b...', 'https://a.org/b'],
    ['https://a.org/b…', 'https://a.org/b'],
    ['https://a.org/b – c', 'https://a.org/b'],
    ["https://a.org's page", 'https://a.org/'],
    ['https://a.org’s page', 'https://a.org/'],
    ['https://a.org(the page)', 'https://a.org/'],
    ['https://a.org!x', 'https://a.org/'],
    ['https://a.org;x', 'https://a.org/'],
    ['https://a.org—next', 'https://a.org/'],
    ['https://a.org:8080(x)', 'https://a.org:8080/'],
    ['https://a.org/b— she said', 'https://a.org/b'],
    ['https://a.org/Bose–Einstein', 'https://a.org/Bose%E2%80%93Einstein'],
    ['https://a-b.org/c-d', 'https://a-b.org/c-d'],
    ['❝https://a.org/b❞', 'https://a.org/b'],
    ['＂https://a.org/b＂', 'https://a.org/b'],
    ['＜https://a.org/b＞', 'https://a.org/b'],
    ['https://paral·lel.cat/x', 'https://xn--parallel-koa.cat/x'],
  ])('A link in %s covers the address that a reader sees', (content, ...links) => {
    expect(hrefs(content)).toEqual(links.filter((one) => one !== undefined));
  });

  it.each([
    'https://.a.org',
    'https://a..org',
    "https://bank.example'@evil.example",
    'javascript:alert(1)',
    'xhttps://a.org',
    'https://',
    'https://localhost',
    'https://bank.example@evil.example/login',
    'ftp://a.org',
    'www.a.org',
    'https://...',
    'https://evil。com/x',
    'https://[::1]/x',
    'data:text/html,<b>https</b>',
  ])('The text %s is not shown as a link', (content) => {
    expect(hrefs(content)).toEqual([]);
  });

  it('An address ends where an invisible sign or a turn of the direction begins', () => {
    expect(hrefs('https://a.org/\u202Egro.b')).toEqual(['https://a.org/']);
    expect(hrefs('https://bank.example\\@evil.example')).toEqual(['https://bank.example/']);
  });

  it.each([
    ['https://münchen.de/x', 'https://münchen.de/x'],
    ['https://пример.рф', 'https://пример.рф'],
    ['https:///a.org/b', 'https:///a.org/b'],
    ['https://a_b.org', 'https://a_b.org'],
    ['https://1.2.3', 'https://1.2.0.3'],
    ['https://0x7f.1', 'https://127.0.0.1'],
    ['https://2130706433/x', 'https://127.0.0.1/x'],
    ['https://ɡoogle.com', 'https://xn--oogle-qmc.com'],
    ['https://łódź.pl', 'https://łódź.pl'],
    ['https://аpple.com/login', 'https://xn--pple-43d.com/login'],
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
    ['https://bank.example⁄login.evil.org', 'https://bank.xn--examplelogin-xk0g.evil.org'],
  ])('%s shows the host that a browser asks for, where the written one may deceive', (content, expected) => {
    expect(shown(content)).toBe(expected);
  });
});
