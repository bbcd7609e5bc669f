import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksIn } from './links.ts';

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
  it('An address is found whole, without the signs of the sentence around it', () => {
    fc.assert(
      fc.property(address, around, (url, end) => {
        const link = linksIn(`See ${url}${end}`).find(({ href }) => href !== undefined);
        expect(link?.text).toBe(url.replace(/_+$/, ''));
      }),
    );
  });

  it('Whatever the text, its parts make it up, and a link leads to http or https, with no name before its host', () => {
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
  ])('In %s the address is what a reader takes for it', (content, ...links) => {
    expect(hrefs(content)).toEqual(links);
  });

  it.each([
    'javascript:alert(1)',
    'xhttps://a.org',
    'https://',
    'https://localhost',
    'https://bank.example@evil.example/login',
    'ftp://a.org',
    'www.a.org',
    'https://...',
    'data:text/html,<b>https</b>',
  ])('%s is no link', (content) => {
    expect(hrefs(content)).toEqual([]);
  });

  it('An address ends where an invisible sign or a turn of the direction begins', () => {
    expect(hrefs('https://a.org/\u202Egro.b')).toEqual(['https://a.org/']);
    expect(hrefs('https://bank.example\\@evil.example')).toEqual(['https://bank.example/']);
  });

  it.each([
    ['https://münchen.de/x', 'https://münchen.de/x'],
    ['https://пример.рф', 'https://пример.рф'],
    ['https://аpple.com/login', 'https://xn--pple-43d.com/login'],
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
    ['https://bank.example⁄login.evil.org', 'https://bank.xn--examplelogin-xk0g.evil.org'],
    ['https://evil。com/x', 'https://evil.com/x'],
  ])('%s shows the host that a browser asks for, where the written one may deceive', (content, expected) => {
    expect(shown(content)).toBe(expected);
  });
});
