import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { storyOf } from '#companions/scenes/stories.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { hello, speak, type CompanionTurn, type SpokenAnswer } from '#companions/speak.ts';

const told = companions.filter(({ key }) => storyOf(key) !== undefined);

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
      const next = answerTo(persona, offer?.replies[0] ?? '', { place: offer?.place });
      expect(next.rule).toBe('scene');
      offer = next.offer;
    }
    expect(offer?.place.done).toHaveLength(5);
  });

  it.each(told)('$key offers the same replies after other words', (persona) => {
    const begun = answerTo(persona, '1').offer;
    const next = answerTo(persona, 'my sister bakes bread on Sundays', { place: begun?.place });
    expect(next.offer).toEqual(begun);
  });

  it.each(told)('$key answers every reply that opens no scene', (persona) => {
    expect(answerTo(persona, 'ask me something').text).toContain('?');
    expect(answerTo(persona, 'tell me about you').rule).toBe('about-the-companion');
    expect(answerTo(persona, 'bye for now').rule).toBe('goodbye');
  });

  it('A choice is spoken of on a later day, once', () => {
    const persona = told[0] ?? expect.fail('no story');
    const mark = storyOf(persona.key)?.returns[0]?.mark ?? '';
    const place = { scene: null, step: 'start', marks: [mark], done: [], recalled: [] };
    const first = answerTo(persona, 'hello', { place, pauseMs: 86_400_000 });
    expect(first).toMatchObject({ rule: 'returned', offer: { place: { recalled: [mark] } } });
    expect(answerTo(persona, 'hello', { place: first.offer?.place, pauseMs: 86_400_000 }).rule).not.toBe('returned');
  });

  it('A question about a thing of its own is answered', () => {
    for (const persona of told) {
      const prop = storyOf(persona.key)?.props[0];
      const { text } = answerTo(persona, `what is ${prop?.names.at(-1)}?`);
      expect(text).toBe(prop?.answers.what);
    }
  });

  it('A goodbye and help offer nothing', () => {
    const persona = told[0] ?? expect.fail('no story');
    expect(answerTo(persona, 'goodbye!').offer).toBeUndefined();
    expect(answerTo(persona, '1', { isAfterHelp: true }).offer).toBeUndefined();
  });
});
