import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { questionIn } from './question.ts';
import type { TalkLine, CompanionTurn } from '#companions/replies/scene.ts';
import { speak } from '#companions/speak.ts';

const [persona] = companions;
if (persona === undefined) throw new Error('There is no companion.');
const quiet = {
  ...quietTurn,
  persona,
  near: new Map<string, number>(),
} satisfies Partial<CompanionTurn>;

const answerTo = (line: string, more: Partial<CompanionTurn> = {}): string =>
  speak({ ...quiet, rng: seededRng(7), before: [], said: [line], ...more }).text;

describe('What a line asks', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['so tell me, what hat would you wear to a race?', 'What hat would you wear to a race?', 'supposing'],
    ['ok serious question, do you collect anything?', 'Do you collect anything?', 'own'],
    ['have you ever slept in a tent?', 'Have you ever slept in a tent?', 'ever'],
    ['would you let me knit you a scarf?', 'Would you let me knit you a scarf?', 'invited'],
    ['why does nobody warn you about toddlers?', 'Why does nobody warn you about toddlers?', 'why'],
    ['who writes your lines, a committee?', 'Who writes your lines, a committee?', 'making'],
    ['how do i tell my aunt i hate her lamp?', 'How do I tell my aunt I hate her lamp?', 'saying'],
    ['the cake fell, should we serve it anyway?', 'Should we serve it anyway?', 'should'],
    ['what time does the sun set over there, do you know?', 'What time does the sun set over there?', 'when'],
    ['was it rude to leave before the speeches?', 'Was it rude to leave before the speeches?', 'judged'],
    ['do you learn anything from me?', 'Do you learn anything from me?', 'learning'],
    ['how do i take down the photo of my boat?', 'How do I take down the photo of my boat?', 'product'],
  ];
  it.each(cases)('The question in “%s” is “%s”, of the form %s', (line, text, form) => {
    expect(questionIn(line)).toMatchObject({ text, form });
  });

  it('A statement before a question is kept with it', () => {
    expect(questionIn('there is a raffle at work, you want in?')).toMatchObject({
      text: 'You want in?',
      form: 'invited',
      told: 'there is a raffle at work',
    });
  });

  it('A plain statement yields no question', () => {
    expect(questionIn('my aunt bought a lamp')).toBeUndefined();
  });
});

describe('What it answers to a question', () => {
  it.each([
    'what hat would you wear to a race?',
    'do you collect anything that rusts?',
    'why does nobody warn you about toddlers?',
    'how do i tell my aunt that i hate her lamp?',
    'what should a person bring to a launch of a boat?',
  ])('The words of “%s” are in the answer', (line) => {
    expect(answerTo(line)).toContain(`“${line.charAt(0).toUpperCase()}${line.slice(1).replaceAll(/\bi\b/gu, 'I')}”`);
  });

  it('A one-word question gets an answer of its own', () => {
    expect(answerTo('who?')).toMatch(/story/);
    expect(answerTo('really?')).toMatch(/really/i);
    expect(answerTo('you?')).toMatch(/^Me, /);
  });

  it('Asked whether it remembers, it tells what was told', () => {
    const before: TalkLine[] = [{ by: 'person', text: 'i planted a quince tree behind the shed' }];
    expect(answerTo('the quince has leaves, do you remember i told you?', { before })).toContain('quince tree behind');
  });

  it('A bitter remark about an unmatch gets no help text', () => {
    const fact = 'Unmatching is in the menu.';
    expect(answerTo('great, he unmatched me and now i talk to you', { fact })).not.toContain(fact);
    expect(answerTo('how do i unmatch somebody?', { fact })).toContain(fact);
  });

  it('A rating, a wish and a chatbot remark each get a fitting answer', () => {
    expect(answerTo('oh great, one of the chatbots')).toMatch(/AI|argue|argument|Guilty|program/);
    expect(answerTo('three out of ten')).toMatch(/^Three out of ten/);
    expect(answerTo('i hope you’ll say so when you don’t know')).toMatch(/say so/);
  });

  it('A grieving line gets an answer without a joke', () => {
    const line = 'my late husband would have liked this';
    const meant = { kind: 'talk', share: 1, least: 0, tones: { grief: 0.5, tender: 0.3 } };
    const own = new Set<string>(persona.lines.listening);
    for (let seed = 1; seed < 12; seed += 1) {
      const reply = answerTo(line, { meant, rng: seededRng(seed) });
      expect([...own].filter((joke) => reply.includes(joke))).toEqual([]);
    }
  });

  it('Good news with a sting in it is not cheered', () => {
    const meant = { kind: 'talk', share: 1, least: 0, tones: { hurt: 0.5, joy: 0.3 } };
    const reply = answerTo('my son graduates tomorrow and i am going to miss it', { meant });
    expect(reply).toMatch(/your son graduates tomorrow/i);
    expect(reply).not.toContain('!');
  });
});
