import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { nerves, nervesAbout, planLines, takenUpGently, takenUpLines } from '#content/companions/taken-up-lines.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import { NOWHERE, storyOf } from '#companions/scenes.ts';
import { hello, speak, type CompanionTurn } from '#companions/speak.ts';
import { plansIn, subjectIn } from '#companions/hearing/subject.ts';

const [persona] = companions;
if (persona === undefined) throw new Error('Nobody is authored.');

const turn = (text: string, given: Partial<CompanionTurn> = {}): CompanionTurn => ({
  persona,
  story: storyOf(persona.key),
  said: [text],
  before: [],
  earlier: [],
  name: undefined,
  near: undefined,
  meant: undefined,
  fact: undefined,
  notes: [],
  isNameNew: false,
  asked: undefined,
  corrected: undefined,
  forgot: undefined,
  touched: [],
  thread: undefined,
  mayBringUp: false,
  pauseMs: 0,
  isAfterHelp: false,
  isDoubtful: false,
  place: NOWHERE,
  now: new Date('2026-03-10T18:00:00Z'),
  timeZone: 'America/Chicago',
  rng: seededRng(1),
  ...given,
});

describe('the subject of a line', () => {
  it.each([
    ['i will make her pancakes', 'the pancakes'],
    ['my sister visits, i am a bit nervous', 'your sister'],
    ['the kitchen is a mess though', 'the kitchen'],
    ['I painted the fence green', 'the fence'],
    ['my boss bought a new oven', 'your boss'],
    ['we sold all of it before noon', undefined],
    ['my ass is big', undefined],
    ['ok i will start', undefined],
  ])('“%s” speaks of %s', (line, subject) => {
    expect(subjectIn([line])).toBe(subject);
  });

  it('A plan is a plan without a subject', () => {
    expect(plansIn(['ok i will start'])).toBe(true);
    expect(plansIn(['the will was read'])).toBe(false);
  });
});

describe('an answer without a rule', () => {
  const partsOf = (lines: readonly string[], subject = ''): string[] =>
    lines.map((line) => line.replaceAll('{it}', subject).split(/(?<=[.!?])\s/)[0] ?? '');

  it('Nerves before a visit get no condolence', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { text, rule } = speak(turn('my sister visits, i am a bit nervous', { rng: seededRng(seed) }));
      expect(rule).toBe('nerves');
      expect(partsOf([...nervesAbout, ...nerves], 'your sister').some((part) => text.startsWith(part))).toBe(true);
      expect(text).not.toMatch(/sorry|heavy|loss|grie/i);
    }
  });

  it('Nerves name their own subject among several lines', () => {
    const said = ['my sister visits, i am a bit nervous', 'the kitchen is a mess though'];
    expect(speak(turn('', { said })).text).toContain('your sister');
  });

  it.each(['i had a long day at the bakery', 'i am a little scared of the dentist'])('“%s” is not grave', (line) => {
    expect(recognise([line]).signs).not.toContain('hardTimes');
  });

  it.each(['i am a bit nervous, my grandma died', 'such a long day, i cried', 'i feel so alone'])('“%s” is', (line) => {
    expect(recognise([line]).signs).toContain('hardTimes');
  });

  it('A line that nothing answers hears of its own subject', () => {
    const { text, rule } = speak(turn('i will make her pancakes'));
    const all = [...takenUpLines.warm, ...takenUpLines.dry, ...takenUpGently];
    expect(rule).toBe('honest');
    expect(partsOf(all, 'the pancakes').some((part) => text.toLowerCase().startsWith(part.toLowerCase()))).toBe(true);
  });

  it('A plan without a subject is taken as a plan', () => {
    const { text } = speak(turn('ok i will start'));
    expect(partsOf(planLines).some((part) => text.startsWith(part))).toBe(true);
  });

  it('Replies two typed lines old give way to a fresh one', () => {
    const first = hello({ persona, name: undefined, rng: seededRng(1) }, storyOf(persona.key)).offer;
    let place = { ...(first?.place ?? NOWHERE), theme: 'pets' as string | undefined };
    const one = speak(turn('i painted the fence green', { place }));
    expect(one.offer?.place.theme).toBe('pets');
    place = { ...place, ...one.offer?.place };
    const two = speak(turn('i painted the fence green', { place }));
    expect(two.offer?.place.theme).toBeUndefined();
    expect(two.offer?.replies[0]).not.toBe(first?.replies[0]);
    expect(two.offer?.replies).toContain(first?.replies[0]);
  });
});
