import { describe, expect, it } from 'vitest';
import { interestsById } from './interests.ts';
import { isHateful, refusalOf } from './moderation.ts';
import { seededRng } from './seeded-rng.ts';

describe('what may stand', () => {
  it('Moderation allows every interest of our own', () => {
    expect([...interestsById.values()].filter(({ name }) => refusalOf(name) !== undefined)).toEqual([]);
  });

  it.each([
    'Scunthorpe United',
    'Cocktails',
    'Shuttlecocks',
    'Peacocks',
    'Essex history',
    'Middlesex novels',
    'Analysis',
    'Psychoanalysis',
    'Grape growing',
    'Rapeseed fields',
    'Therapists in fiction',
    'Moby-Dick',
    'Philip K. Dick novels',
    'Maine coon cats',
    'Blue tits',
    'Great tits and other birds',
    'Blue-footed boobies',
    'Sex education',
    'Same-sex ballroom',
    'Sextants',
    'Titanic',
    'Titration',
    'Snickers',
    'Sniggering',
    'Arsenal',
    'Assassin’s Creed',
    'Classic cars',
    'Bass fishing',
    'Documentaries',
    'Cucumbers',
    'Magna cum laude',
    'Pussy willows',
    'Spices',
    'Aspic',
    'Auspicious days',
    'Raccoons',
    'Cocoon spotting',
    'Japan',
    'Japanese tea',
    'Hancock',
    'Popcorn',
    'Peckham',
    'Penistone',
    'Clitheroe walks',
    'Lightwater Valley',
    'Fagottino',
    'Dickens',
    'Dickinson',
    'Flags',
    'Kinkajous',
    'Nudibranchs',
    'Fire retardant paint',
    'Ford Escort rallying',
    'Queer cinema',
    'Gay choirs',
    'Lesbian fiction',
    'Trans joy',
    '1914-1918',
    'Films 1999 2001',
    '1980s and 1990s pop',
    '24 Hours of Le Mans 2025',
    'Formula 1',
    'Blink-182',
    '80s',
    'Warhammer 40,000',
    'Commodore 64',
    'R2-D2',
    'M.A.S.H.',
    'E.T.',
    'U.S. history',
    'St. Louis',
    'Node.js',
    'Web 2.0',
    'Call Me Maybe',
    'Signal processing',
    'Telegram history',
    'Snap peas',
    'Discordianism',
    'Tag @ the park',
    'C++',
    'C#',
    'Beyoncé',
    'Pokémon',
    'Чай',
    '日本の電車',
    'موسيقى',
    'Wasps!',
    'Cumbia',
    'Cumin',
    'Circumference',
    'Naked mole rats',
    'The Kinks',
    'Kinky Boots',
    'Nude figure drawing',
    'Tit for tat',
    'I sing. Me too',
    'Super Bowl XXX',
    'Cock-a-leekie',
    'Rape survivors’ advocacy',
    'Naïve art',
    'Сом и чай',
    'P.S. letters',
    'Dr. Who',
  ])('Moderation allows %s', (text) => {
    expect(refusalOf(text)).toBeUndefined();
  });
});

describe('what may not', () => {
  const slur = ['n', 'i', 'g', 'g', 'e', 'r'].join('');
  it.each([
    slur,
    slur.toUpperCase(),
    'n1gg3r',
    'n i g g e r',
    'n.i.g.g.e.r',
    'nigggger',
    `n\u200Big\u2060ger`,
    'ni\u00ADgger',
    'nіggеr',
    'ｎｉｇｇｅｒ',
    'nïggër',
    `all ${slur}s`,
    'f4gg0t',
    'retards',
    'sieg heil',
    'WHITE  POWER',
    'tr@nny',
    'k1ke',
    `Hello\n${slur}\nhello`,
    `sieg\nheil`,
  ])('Moderation refuses %s as hurtful', (text) => {
    expect([refusalOf(text), isHateful(text)]).toEqual(['hate', true]);
  });

  it('The message check finds hateful words exactly as the name check does', () => {
    const rng = seededRng(5);
    const pick = <T>(some: readonly T[]): T => some[Math.floor(rng() * some.length)] as T;
    const words = [
      slur,
      'coon',
      'maine coons',
      'retard',
      'sieg heil',
      'xxx',
      'super bowl',
      'snigger',
      'walk',
      'river',
      'a',
    ];
    const ways: readonly ((word: string) => string)[] = [
      (word) => word,
      (word) => `${word}s`,
      (word) => [...word].join(' '),
      (word) => word.replaceAll(/./g, '$&$&$&'),
      (word) => word.replaceAll('i', '1'),
      (word) => word.toUpperCase(),
      (word) => `re${word}`,
    ];
    const hurtful = Array.from({ length: 4000 }, () => {
      const text = Array.from({ length: 1 + Math.floor(rng() * 4) }, () => pick(ways)(pick(words)));
      const joined = text.join(pick([' ', ', ', '. ', '\n', ' – ']));
      expect(isHateful(joined), joined).toBe(refusalOf(joined) === 'hate');
      return isHateful(joined);
    });
    expect(hurtful.filter(Boolean).length).toBeGreaterThan(500);
    expect(hurtful.filter((one) => !one).length).toBeGreaterThan(500);
  });

  it.each([
    'Fucking',
    'motherfuckers',
    'fuuuuuck',
    'f*ck',
    'f u c k',
    'F.U.C.K.',
    'p0rn',
    'Pornography',
    'p\u200Dorn',
    'рorn',
    'Sex',
    's3x',
    'Dicks',
    'c0ck',
    'Nudes',
    'n00ds and nudes',
    'NSFW art',
    'Hook-ups',
    'Sugar daddies',
    '𝓼𝓮𝔁',
    'sexxx sex',
    'D1ck pics',
    'Netflix and chill',
  ])('Moderation refuses %s as sexual', (text) => {
    expect(refusalOf(text)).toBe('sexual');
  });

  it.each([
    'http://a.example',
    'https://example.com',
    'www.example.com',
    'example.com',
    'example . com',
    'example(dot)com',
    'example dot com',
    'bit.ly/abc',
    'discord.gg/abc',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'example。com',
    'exam\u200Bple.com',
  ])('Moderation refuses %s as a link', (text) => {
    expect(refusalOf(text)).toBe('link');
  });

  it.each([
    '510 555 0199',
    '(510) 555-0199',
    '+1.510.555.0199',
    '5105550199',
    '５１０５５５０１９９',
    '٥١٠٥٥٥٠١٩٩',
    '555-0199',
    'five one zero five five five zero',
    'robin@mail',
    'robin at gmail',
    '@robin',
    'me: @robin_b',
    'robin_b',
    'robin#1234',
    'ig: robin',
    'snap me',
    'add me on snap',
    'insta robin99',
    'WhatsApp',
    'text me',
  ])('Moderation refuses %s as a way to find a person', (text) => {
    expect(refusalOf(text)).toBe('contact');
  });

  it.each(['', '   ', '!!!', '\u200B\u200B', '🦆', 'Z\u0300\u0301\u0302\u0303algo'])(
    'Moderation refuses %j as unreadable',
    (text) => {
      expect(refusalOf(text)).toBe('unreadable');
    },
  );
});
