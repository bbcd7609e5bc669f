import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { composeCompanion } from '#content/companions/made/compose.ts';
import { temperOf } from '#content/companions/theme.ts';
import { themeBy } from '#companions/scenes/themes.ts';
import { storyOf } from '#companions/scenes/stories.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { hello, speak, type CompanionTurn, type SpokenAnswer } from '#companions/speak.ts';

const told = companions;
const about = (key: string, likeness = 0.8): Partial<CompanionTurn> => ({
  heard: { reply: undefined, theme: { key, likeness } },
});
/** Returns what a turn takes over from the character's line before it. */
const after = (offer: SpokenAnswer['offer']): Partial<CompanionTurn> => ({
  place: offer?.place,
  offered: offer?.replies,
});

function answerTo(persona: CompanionTurn['persona'], said: string, more: Partial<CompanionTurn> = {}): SpokenAnswer {
  return speak({
    persona,
    story: storyOf(persona.key),
    said: [said],
    before: [],
    earlier: [],
    notes: [],
    asked: undefined,
    forgot: undefined,
    corrected: undefined,
    touched: [],
    mayBringUp: true,
    thread: undefined,
    name: undefined,
    isNameNew: false,
    near: undefined,
    meant: undefined,
    fact: undefined,
    pauseMs: 0,
    isAfterHelp: false,
    isDoubtful: false,
    now: new Date('2026-03-10T15:00:00Z'),
    timeZone: 'UTC',
    rng: seededRng(1),
    ...more,
  });
}

describe('an answer in a scene', () => {
  it.each(told)('$key plays every scene to its end', (persona) => {
    let { offer } = hello({ persona, name: 'Ana', rng: seededRng(1) }, storyOf(persona.key));
    for (let turn = 0; turn < 60 && (offer?.place.done.length ?? 0) < 5; turn += 1) {
      const next = answerTo(persona, '1', after(offer));
      expect(next.rule).toBe('scene');
      offer = next.offer;
    }
    expect(offer?.place.done).toHaveLength(5);
  });

  it.each(told)('$key offers the same replies after other words', (persona) => {
    const first = hello({ persona, name: 'Ana', rng: seededRng(1) }, storyOf(persona.key)).offer;
    const begun = answerTo(persona, '1', after(first)).offer;
    const next = answerTo(persona, 'my sister bakes bread on Sundays', after(begun));
    expect(next).toMatchObject({ rule: 'honest', offer: begun });
    const talk = answerTo(persona, 'i hate mondays', { ...after(begun), ...about('monday', 0.95) });
    expect(talk).toMatchObject({ rule: 'sure-theme', offer: begun });
  });

  it.each(told)('$key answers every reply that opens no scene', (persona) => {
    expect(answerTo(persona, 'ask me something').text).toContain('?');
    expect(answerTo(persona, 'tell me about you').rule).toBe('about-the-companion');
    expect(answerTo(persona, 'bye for now').rule).toBe('goodbye');
  });

  it('A choice is spoken of on a later day, once', () => {
    const persona = told[0] ?? expect.fail('no story');
    const mark = storyOf(persona.key).returns[0]?.mark ?? '';
    const place = { scene: null, step: 'start', marks: [mark], done: [], recalled: [] };
    const first = answerTo(persona, 'hello', { place, pauseMs: 86_400_000 });
    expect(first).toMatchObject({ rule: 'returned', offer: { place: { recalled: [mark] } } });
    expect(answerTo(persona, 'hello', { place: first.offer?.place, pauseMs: 86_400_000 }).rule).not.toBe('returned');
  });

  it('A question about a thing of its own is answered', () => {
    for (const persona of told) {
      const prop = storyOf(persona.key).props[0];
      const { text } = answerTo(persona, `what is ${prop?.names.at(-1)}?`);
      expect(text).toBe(prop?.answers.what);
    }
  });

  it('A goodbye and help offer nothing', () => {
    const persona = told[0] ?? expect.fail('no story');
    expect(answerTo(persona, 'goodbye!').offer).toBeUndefined();
    expect(answerTo(persona, '1', { isAfterHelp: true }).offer).toBeUndefined();
  });

  it('A number takes nothing after a goodbye', () => {
    const persona = told[0] ?? expect.fail('no story');
    const { offer } = answerTo(persona, 'goodbye!');
    expect(answerTo(persona, '2', after(offer)).rule).not.toBe('scene');
  });

  it('A reply is taken by its meaning, and a model of meaning hears it', () => {
    const persona = told[0] ?? expect.fail('no story');
    const { offer } = hello({ persona, name: 'Ana', rng: seededRng(1) }, storyOf(persona.key));
    const heard = { reply: offer?.replies[1], theme: undefined };
    expect(answerTo(persona, 'that one, please', { ...after(offer), heard })).toMatchObject({
      rule: 'meant-reply',
      offer: { scene: { number: 2 } },
    });
  });
});

const made = composeCompanion({ type: 'INTJ', descriptors: [], interests: ['tea'] }, seededRng(1));

describe('an answer to a theme', () => {
  it.each([...told, made])('A line of $name comes twice only after all three were read', (persona) => {
    const before: CompanionTurn['before'][number][] = [];
    const texts = [1, 2, 3].map((seed) => {
      const { text } = answerTo(persona, 'i can’t sleep', { ...about('sleep'), before, rng: seededRng(seed) });
      before.push({ by: 'person', text: 'i can’t sleep' }, { by: 'companion', text });
      return text;
    });
    expect(new Set(texts).size).toBe(3);
    expect(themeBy('sleep')?.answers[temperOf(persona.type)].toSorted()).toEqual(texts.toSorted());
  });

  it.each([...told, made])('$name answers its replies and leads on', (persona) => {
    const replies = themeBy('boredom')?.replies ?? [];
    for (const [at, { text, answer }] of replies.entries()) {
      const open = answerTo(persona, 'so bored', about('boredom'));
      expect(open.offer?.replies.slice(0, 3)).toEqual(replies.map((reply) => reply.text));
      const next = answerTo(persona, at === 0 ? '1' : text, after(open.offer));
      expect(next).toMatchObject({ rule: 'scene', text: answer[temperOf(persona.type)] });
      expect(next.offer?.replies).toContain('ask me something');
    }
  });

  it('A composed character offers themes from its first line', () => {
    const { offer } = hello({ persona: made, name: 'Ana', rng: seededRng(1) }, storyOf(made.key));
    expect(offer?.replies.slice(2)).toEqual(['ask me something', 'tell me about you']);
    for (const opener of offer?.replies.slice(0, 2) ?? []) {
      expect(answerTo(made, opener, after(offer))).toMatchObject({ rule: 'scene', offer: { place: { scene: null } } });
    }
  });

  it('Words that nothing answers get an honest line, never twice in a row', () => {
    const before: CompanionTurn['before'][number][] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      const { text, rule, offer } = answerTo(made, 'the shelf in the hall is green', { before, rng: seededRng(turn) });
      expect(rule).toBe('honest');
      expect(offer?.replies.length).toBeGreaterThanOrEqual(3);
      expect(text).not.toBe(before.at(-1)?.text);
      expect(text).not.toMatch(/hall|green|“/);
      before.push({ by: 'person', text: 'the shelf in the hall is green' }, { by: 'companion', text });
    }
  });
});
