import { describe, expect, it } from 'vitest';
import { interestsById } from '#content/interests.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { anotherThing } from '#content/wyn-lines.ts';
import type { ChatLine } from './asking.ts';
import { suggest } from './suggest.ts';

const birding = [interestsById.get('birding') ?? []].flat();
const them = (text: string): ChatLine => ({ isMine: false, text });
const me = (text: string): ChatLine => ({ isMine: true, text });

function suggested(lines: ChatLine[], { shared = birding, seed = 3 } = {}) {
  const { stand, lines: found } = suggest({ lines, shared, rng: seededRng(seed) });
  return { stand, texts: found.map(({ text }) => text), all: found.map(({ text }) => text).join(' | '), found };
}

describe('what to say next', () => {
  it.each([
    ['My roommate painted the kitchen orange', /your roommate|the kitchen|orange/, 'told'],
    ['I finally fixed the carburetor on the old truck', /carburetor|truck/, 'glad'],
    ['My grandmother died last week', /your grandmother/, 'heavy'],
    ['I got the job!', /you got the job/i, 'glad'],
    ['What do you think of pottery?', /pottery/i, 'asked'],
    ['Goodnight, talk tomorrow', /Take care|Until next time|Go well/, 'leaving'],
  ])('A suggestion after “%s” takes up the other person’s words', (line, expected, stand) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { all, stand: found, texts } = suggested([me('How are you?'), them(line)], { seed });
      expect(found).toBe(stand);
      expect(all).toMatch(expected);
      expect(texts).toHaveLength(3);
      expect(new Set(texts).size).toBe(3);
      expect(all).not.toMatch(/[{}]|undefined/);
    }
  });

  it('A suggested answer to a question is only a beginning', () => {
    const { texts } = suggested([them('What do you think of pottery?')]);
    expect(texts.filter((text) => text.includes('…')).length).toBe(3);
  });

  it('An earlier line is taken up when the latest ones say nothing', () => {
    const { all } = suggested([them('My roommate painted the kitchen'), me('Really?'), them('yes')]);
    expect(all).toMatch(/your roommate|the kitchen/);
  });

  it('A shared interest comes up when the person wrote last', () => {
    const { stand, all, found } = suggested([them('I adopted a greyhound'), me('Oh, which one?')]);
    expect(stand).toBe('waiting');
    expect(all).toContain(anotherThing);
    expect(found.map(({ from }) => from)).toContainEqual(['shared_interests']);
  });

  it('An empty chat begins with a shared interest where there is one', () => {
    expect(suggested([]).all).toMatch(/bird/i);
    expect(suggested([]).all).not.toContain(anotherThing);
    expect(suggested([], { shared: [] }).texts.length).toBeGreaterThan(1);
  });

  it('Sorrow, goodbyes and questions bring no new subject', () => {
    for (const line of ['My grandmother died last week', 'Goodnight, talk tomorrow', 'What do you think of pottery?']) {
      expect(suggested([them(line)]).all).not.toContain(anotherThing);
    }
  });

  it.each(['Ich trinke gern Tee mit meiner Schwester', 'asdfghjkl', '😀'])(
    'An unreadable line such as “%s” is not repeated in suggestions',
    (line) => {
      const { stand, all } = suggested([them(line)]);
      expect(stand).toBe('unread');
      expect(all).not.toMatch(/Tee|Schwester|asdf|😀/);
    },
  );

  it('A line already said in the chat is not suggested again', () => {
    const lines = [me('So'), them('I finally fixed the carburetor')];
    const before = suggested(lines);
    const after = suggested([...before.texts.map(me), ...lines]);
    for (const text of before.texts) expect(after.texts).not.toContain(text);
    for (const { text, from } of before.found) expect(text.includes('carburetor')).toBe(from.includes('their_lines'));
  });

  it('An opener sent long ago never returns, even with small changes', () => {
    const first = suggested([], { seed: 3 });
    const edited = first.texts.map((text) => `${text.toLowerCase().replace('?', '')} :)`);
    const { lines } = suggest({ lines: [], shared: birding, sent: edited, rng: seededRng(3) });
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expect(first.texts).not.toContain(text);
  });

  it('Insults of theirs are not given back', () => {
    expect(suggested([them('you are a stupid bitch')]).all).not.toMatch(/bitch|stupid/);
  });
});
