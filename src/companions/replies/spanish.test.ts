import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { readers, type Reader } from '#content/companions/readers.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { languageIn } from '#companions/hearing/recognise.ts';
import type { TalkLine, CompanionTurn } from './scene.ts';
import { speak } from '#companions/speak.ts';

const [persona] = companions;
if (persona === undefined) throw new Error('There is no companion.');
const quiet = {
  ...quietTurn,
  persona,
} satisfies Partial<CompanionTurn>;

/** Says the lines one after another, and returns the companion's answer to each. */
function played(lines: readonly string[], more: Partial<CompanionTurn> = {}): string[] {
  const rng = seededRng(3);
  const before: TalkLine[] = [];
  return lines.map((line) => {
    const text = speak({ ...quiet, ...more, rng, said: [line], before: [...before] }).text;
    before.push({ by: 'person', text: line }, { by: 'companion', text });
    return text;
  });
}

describe('Spanish with a companion that knows none', () => {
  it('Spanish lines get an admission first and a translated word next', () => {
    const [first = '', second = '', , fourth = ''] = played([
      'hola, ¿cómo estás?',
      'mi hermano trabaja en una panadería',
      'hoy llueve otra vez en la ciudad',
      'el perro no quiere salir a la calle',
    ]);
    expect(first).toMatch(/Spanish/);
    expect(second).toContain('“panadería” (bakery)');
    expect(fourth).toMatch(/English/);
  });

  it('Every later line is named by its own clause, and no excuse comes twice', () => {
    const replies = played([
      'hola, ¿cómo estás?',
      'soy marta, trabajo de camarera en un bar',
      'ayer se rompió la nevera, tiramos todo el helado',
      'mi jefe dice que es culpa nuestra',
      'qué harías vos en mi lugar?',
      'nadie sabe arreglarla todavía',
    ]);
    expect(replies[1]).toMatch(/trabajo de camarera en un bar/i);
    expect(replies[2]).toMatch(/tiramos todo el helado|se rompió la nevera/i);
    expect(replies[4]).toMatch(/qué harías vos en mi lugar/i);
    expect(replies[5]).toMatch(/nadie sabe arreglarla todavía/i);
    expect(new Set(replies).size).toBe(replies.length);
  });
});

it.each(['No sé, no me acuerdo bien', 'No me siento bien hermano', 'No me entiende nadie'])(
  '“%s” is Spanish, though its words of Spanish alone are few',
  (line) => expect(languageIn(line)).toBe('es'),
);

describe('English that looks like Spanish', () => {
  it.each(['No husband, no Joop. Only me and herring', 'no coffee, no me, simple as that'])(
    '“%s” gets no excuse for a language',
    (line) => {
      expect(played([line])[0]).not.toMatch(/spanish|español/i);
    },
  );
});

const everyReader = Object.keys(readers) as Reader[];

describe('Another language where a language model is set', () => {
  const talks = [
    ['es', ['hola, ¿cómo estás?', 'hoy llueve otra vez en la ciudad']],
    ['fr', ['bonjour, je suis très fatigué aujourd’hui', 'mon chien dort avec moi']],
    ['other', ['ich bin heute sehr müde', 'wir gehen heute nicht mehr spazieren']],
  ] as const;

  it.each(talks)('Only the first reply to “%s” says who reads that language', (language, lines) => {
    for (const reader of everyReader) {
      for (const isAfterHelp of [false, true]) {
        const [first = '', second = ''] = played(lines, { reader, isAfterHelp });
        const offers = readers[reader][language];
        expect(offers.filter((offer) => first.endsWith(offer))).toHaveLength(1);
        expect(offers.some((offer) => second.includes(offer))).toBe(false);
      }
    }
  });

  it('A companion without a model offers no reader for other languages', () => {
    const offers = Object.values(readers).flatMap((languages) => Object.values(languages).flat());
    for (const [, lines] of talks) {
      for (const reply of played(lines)) expect(offers.filter((offer) => reply.includes(offer))).toEqual([]);
    }
  });
});
