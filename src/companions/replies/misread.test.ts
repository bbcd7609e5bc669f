import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { notRead } from '#content/companions/not-read.ts';
import { spanishLines } from '#content/companions/spanish-words.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { withApostrophes } from '#companions/words/apostrophes.ts';
import { echoOf } from '#companions/words/echo.ts';
import type { Meant } from '#companions/hearing/kinds.ts';
import { languageIn, recognise } from '#companions/hearing/recognise.ts';
import type { TalkLine, CompanionTurn } from './scene.ts';
import { speak } from '#companions/speak.ts';
import { sureKindOf } from './sure-kind.ts';
import { toneOf } from '#companions/hearing/tone.ts';

const [persona] = companions;
if (persona === undefined) throw new Error('There is no companion.');
const answer = (said: string, more: Partial<CompanionTurn> = {}): string =>
  speak({
    ...quietTurn,
    persona,
    said: [said],
    rng: seededRng(5),
    ...more,
  }).text;
const meant = (kind: string, tones: Record<string, number> = { neutral: 0.9 }): Meant => ({
  kind,
  share: 0.9,
  least: 0.5,
  tones,
});
const kindOf = (
  said: string,
  kind: string,
  before: TalkLine[] = [{ by: 'companion', text: 'Hello.' }],
): string | undefined =>
  sureKindOf({
    meant: meant(kind),
    before,
    reading: recognise([said]),
  });

describe('a kind that only its meaning tells', () => {
  it.each([
    ['goodbye', 'Well I shall think on it. My late wife Jean would have laughed her head off'],
    ['goodbye', 'im thinking to go back to school, nursing maybe'],
    ['what', 'What do you figure it said?'],
    ['back', 'ok noted, so my day was long and strange'],
    ['greeting', 'i’m studying italian too'],
    ['greeting', 'my brother lives in leeds'],
    ['greeting', 'we sell lamps'],
  ])('The kind %s is rejected for “%s”', (kind, said) => {
    expect(kindOf(said, kind)).toBeUndefined();
  });

  it.each([
    ['goodbye', 'right, the boarding call, i better run'],
    ['goodbye', 'my eyes are closing, sleep well'],
    ['goodbye', 'that was nice, until tomorrow then'],
    ['what', 'huh? what do you mean'],
    ['back', 'i’m back, the bread is in'],
    ['greeting', 'i’m new here'],
    ['greeting', 'we just matched, i think'],
    ['greeting', 'Otieno here, i drive a bus'],
    ['greeting', 'knock knock'],
  ])('The kind %s is accepted for “%s”', (kind, said) => {
    expect(kindOf(said, kind)).toBe(kind);
  });

  it.each(['i’m studying italian too', 'my brother bakes bread'])(
    'The statement “%s” in a running chat gets no greeting',
    (said) => {
      const before: TalkLine[] = [
        { by: 'person', text: 'i have a cat' },
        { by: 'companion', text: 'So you have a cat.' },
      ];
      for (let seed = 1; seed < 9; seed += 1) {
        const text = answer(said, { before, meant: meant('greeting'), rng: seededRng(seed) });
        expect(text).not.toMatch(/^(?:hello|hi|hey|good to see|there you are)\b/i);
      }
    },
  );

  it('“Good day for fishing” wishes nobody a good day', () => {
    expect(recognise(['good day for fishing']).signs).not.toContain('greeting');
    expect(recognise(['good day to you']).signs).toContain('greeting');
  });

  it('Advice in the quiet after help is in nobody’s voice', () => {
    const text = answer('what should i do about my mum?', { isAfterHelp: true, meant: meant('advice') });
    expect(persona.lines.advice.filter((line) => text.includes(line))).toEqual([]);
  });
});

describe('what is given back', () => {
  it.each([
    ['Sat right at the front it did', 'you sat right at the front it did'],
    ['Saw a fox on the drive home', 'you saw a fox on the drive home'],
    ['Got the last loaf', 'you got the last loaf'],
    ['I GOT ITTTT', 'you got it'],
  ])('“%s” is given back as “%s”', (said, mirror) => {
    expect(echoOf(said).mirror).toBe(mirror);
  });

  it.each([
    ['maybe ill let it rest', "maybe I'll let it rest"],
    ['i said id fix it', "i said i'd fix it"],
    ['the id is on the desk, and ill people wait', 'the id is on the desk, and ill people wait'],
    ['she was ill', 'she was ill'],
  ])('“%s” is read as “%s”', (said, read) => {
    expect(withApostrophes(said).toLowerCase()).toBe(read.toLowerCase());
  });
});

describe('a question', () => {
  it('A question of which nothing is written gets no story at random', () => {
    for (let seed = 1; seed < 15; seed += 1) {
      const near = new Map<string, number>();
      const text = answer('whats the dumbest way anyone could try to break you', { near, rng: seededRng(seed) });
      expect(persona.lines.aboutYou.filter((line) => text.includes(line))).toEqual([]);
      const before: TalkLine[] = [{ by: 'companion', text: 'And you?' }];
      const short = answer('yes', { before, near, rng: seededRng(seed) });
      expect(persona.lines.aboutYou.filter((line) => short.includes(line))).toEqual([]);
    }
    expect(persona.lines.aboutYou.some((line) => answer('tell me about yourself').includes(line))).toBe(true);
  });
});

describe('the hour and the tone', () => {
  it('Nobody says good night by day, unless they were told it', () => {
    for (const one of companions) {
      for (let seed = 1; seed < 6; seed += 1) {
        expect(answer('bye, talk later', { persona: one, rng: seededRng(seed) })).not.toMatch(
          /good ?night|sleep well/i,
        );
      }
    }
  });

  it.each([
    ['Best passenger I had all week, no backchat', 'hurt', 'calm'],
    ['Then Doreen came for her stamps', 'anger', 'calm'],
    ['she laughed at me in front of everybody', 'hurt', 'hurt'],
    ['my boss yelled at me again', 'anger', 'anger'],
  ])('The companion takes sides only if “%s” tells of a wrong', (said, tone, met) => {
    expect(toneOf(meant('talk', { [tone]: 0.7 }), said)).toBe(met);
    expect(toneOf(meant('talk', { [tone]: 0.85 }), said)).toBe(tone);
  });
});

describe('another language', () => {
  const spanish: TalkLine[] = [
    { by: 'person', text: 'hola, estoy muy cansada hoy' },
    { by: 'companion', text: 'That’s Spanish.' },
  ];

  it.each(['hablamos mañana si Dios quiere', 'adiós, cuídate', 'buenas noches, me voy a dormir', 'hasta luego'])(
    'The goodbye “%s” is never argued with',
    (said) => {
      const text = answer(said, { before: spanish });
      expect(spanishLines.goodbye.some((line) => text === line)).toBe(true);
    },
  );

  it('Thanks and a hello are met as that', () => {
    expect(spanishLines.thanks).toContain(answer('mi hermana no vino, pero gracias', { before: spanish }));
    expect(spanishLines.hello).toContain(answer('hola, buenas', { before: spanish }));
  });

  it.each(['me voy a la playa mañana con mi hermana', '¿nos vemos en el parque?', 'mi jefe no me dio las vacaciones'])(
    'The line “%s” is not taken as a goodbye',
    (said) => expect(recognise([said]).isGoodbye).toBe(false),
  );

  it.each([
    'ich bin heute sehr müde und habe keine Lust',
    'hoje eu estou muito cansada, obrigada',
    'oggi sono molto stanca, grazie',
    'kumusta ka, pagod ako ngayon kasi ang init',
    '今日はとても疲れました',
    'сегодня я очень устала',
  ])('“%s” is said not to be read', (said) => {
    expect(languageIn(said)).toBe('other');
    expect(notRead.other).toContain(answer(said));
    expect(notRead.other.some((line) => answer(said, { isAfterHelp: true }).includes(line))).toBe(true);
  });

  it.each([
    'the ferry is late, non?',
    'my bro wir sind',
    'we had pasta con panna at my place',
    'ok noted. so yun, my day was long',
  ])('“%s” is read as English', (said) => expect(languageIn(said)).toBe('en'));
});

describe('a line that came out wrong', () => {
  it('A question about the person’s own fault gets no judgment', () => {
    const text = answer('do you think it was my fault?', { meant: meant('opinion', { anger: 0.9 }) });
    expect(text).not.toContain('my fault');
  });

  it('A request for the companion’s picture gets no help on sending pictures', () => {
    expect(answer('send me a picture of you', { fact: 'Four pictures.' })).not.toContain('Four pictures.');
    expect(answer('how do I send a picture?', { fact: 'Four pictures.' })).toContain('Four pictures.');
  });

  it('The words before a fact never come twice in a room', () => {
    const told: TalkLine[] = [];
    const leads: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const text = answer('how many matches do I get?', { before: told, fact: `Fact ${at}.`, rng: seededRng(at) });
      told.push({ by: 'person', text: 'how many matches do I get?' }, { by: 'companion', text });
      const lead = text.replace(`Fact ${at}.`, '').trim();
      if (lead !== '') leads.push(lead);
    }
    expect(new Set(leads).size).toBe(leads.length);
  });
});
