import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoFirstNames, demoLastNames } from './demo.ts';
import { reachInName, reachOf } from './reach.ts';

const LINKS = [
  'evil.com/free',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE/x',
  'www.evil.example',
  'evil.com go',
  'evil.ru',
  'evil.shop/free',
  'see evil.de now',
  'e\u200Bvil.c\u200Bom',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil․com',
  'evil.cоm',
  'evil۔com',
  'evil܂com',
  'evilꓸcom',
  'evil‧com',
  'evil٠com',
  'hxxp://evil.example',
  'hxxps evil',
  'evil.xn--p1ai',
  'bit.ly/3abc',
  't.me/evil',
  '192.168.1.20',
];
const WAYS = [
  'ana@example.org',
  'ana at gmail',
  'call 510 555 01 99',
  '+1 (510) 555-0199',
  'five one zero five five five oh one',
  '٥١٠٥٥٥٠١٩٩',
  'insta: ana.k',
  'telegram @ana',
  'whatsapp me',
  '$anacash',
  'my snap',
  'evil[.]com',
  'evil {dot} net',
  'evil <punto> com',
  'evil punto com',
  'ana [at] gmail',
  'ana arroba gmail',
  '510.555.0199',
  '+1.510.555.0199',
  'cinco uno cero cinco cinco cinco cero uno',
  '5️⃣1️⃣0️⃣5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣',
  '五一零五五五零一九九',
];

describe('what leads out of the product', () => {
  it.each(LINKS)('"%s" is a link, in a text and in a name', (text) => {
    expect([reachOf(text), reachInName(text)]).toEqual(['link', 'link']);
  });
  it.each(WAYS)('"%s" is a way to be reached, in a text and in a name', (text) => {
    expect(reachOf(text)).toBeDefined();
    expect(reachInName(text)).toBeDefined();
  });
  it.each([
    'evil . ru',
    'evil[.]de',
    'evil (dot) shop',
    'evil.to',
    'ana.evil.to',
    'evil punto com (punto) es',
    '@evil',
    'Evil.In',
    'evil dot shop',
    'evil dot es now',
    'evil d0t com',
    'evil -dot- com',
    'evil_dot_com',
    'evildotcom',
    'evil puntocom',
    'evil.c0m',
    'e v i l . c o m',
    'h t t p evil',
    'evil·com',
    'evil • com',
    'ana (at) mail',
    'ana @ gmail',
    '@ evil',
    'by @evil',
  ])('"%s" leads out of a name', (name) => {
    expect(reachInName(name)).toBeDefined();
  });
  it.each([
    'Keeps bees and a straight face.',
    'Thanks @ana and @ben_k, see you at 5.30',
    'On 2026-11-28, or 28.11.2026, or 11/28/2026 at 19:30:00',
    '1,000,000 reasons. 10, 20, 30',
    '1,000,000.50 or 1.000.000,50',
    'The dot com years, y punto. Y punto final',
    'Look at (at last) what I got',
    'I love it.So do I.It is late.',
    'e.g. this, i.e. that, 3.14, v1.2.3',
    'Born 1990 - 1995',
    'tea_and_honey',
    'Mañana te veo.La plaza',
    'Я люблю чай. Да.',
    'كتب 2026',
  ])('"%s" leads nowhere', (text) => {
    expect(reachOf(text)).toBeUndefined();
  });
  it.each([
    'J.R.R. Tolkien',
    'St. Li',
    'Dr.No',
    'Mary-Ann O’Hara',
    'Ana_K',
    'Kit 2000',
    'Agent 007',
    'Renée de la Cruz',
    'Anna-María',
    'B. B. King',
    'Owls & Co',
    'Tea at 5',
    'Tea @ Noon',
    '王小明',
    'Robin 🦉',
    'D. De Witt',
    'Dorothy Dot Cole',
    'Polka Dot Club',
    'Un Punto de Encuentro',
    'Gal·la',
    'Ana•Li',
    'Marcel·la Com',
  ])('"%s" is a name', (name) => {
    expect(reachInName(name)).toBeUndefined();
  });
  it('No demo member has a name that leads somewhere', () => {
    const names = [...Object.values(demoFirstNames).flat(), ...demoLastNames];
    expect(names.filter((name) => reachInName(name) !== undefined)).toEqual([]);
  });
  it('Invisible marks and capitals hide no link', () => {
    const mark = fc.constantFrom('', '\u200B', '\u2060', '\u00AD', '\uFE0F', '\u200E');
    fc.assert(
      fc.property(fc.array(mark, { minLength: 8, maxLength: 8 }), fc.boolean(), (marks, isLoud) => {
        const written = [...'evil.com'].map((sign, at) => sign + (marks[at] ?? '')).join('');
        expect(reachInName(isLoud ? written.toUpperCase() : written)).toBe('link');
      }),
    );
  });
});
