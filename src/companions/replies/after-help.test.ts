import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { spareLines } from '#content/companions/spare-lines.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { TalkLine, CompanionTurn } from './scene.ts';
import { storyOf } from '#companions/scenes.ts';
import { speak } from '#companions/speak.ts';

const [persona] = companions;
if (persona === undefined) throw new Error('There is no companion.');

const answer = (said: string, more: Partial<CompanionTurn> = {}): string =>
  speak({
    ...quietTurn,
    persona,
    said: [said],
    mayBringUp: false,
    isAfterHelp: true,
    rng: seededRng(3),
    ...more,
  }).text;
const begins = (text: string, lines: readonly string[]): boolean => lines.some((line) => text.startsWith(line));
const ends = (text: string, lines: readonly string[]): boolean => lines.some((line) => text.endsWith(line));

describe('While help was just shown', () => {
  it.each(['my aunt keeps bees behind the church', 'three buses and a ferry to get to work'])(
    '“%s” is listened to without comfort or numbers',
    (said) => {
      const text = answer(said);
      expect(ends(text, spareLines.plainly)).toBe(true);
      expect(text).not.toMatch(/988|\?/);
    },
  );

  it('Sad news gets comfort and good news gets a welcome', () => {
    expect(ends(answer('my dog died in the spring'), spareLines.afterHelp)).toBe(true);
    expect(ends(answer('i finally passed my driving test'), spareLines.gladly)).toBe(true);
    expect(ends(answer('at least the queue at the funeral was short haha'), spareLines.plainly)).toBe(true);
    expect(begins(answer('i feel so stupid'), spareLines.kinder)).toBe(true);
  });

  it('Thanks, questions about the product and about itself get their answers, plainly', () => {
    expect(begins(answer('thank you for that'), spareLines.thanks)).toBe(true);
    expect(begins(answer('are you a real person?'), spareLines.areYouReal)).toBe(true);
    expect(answer('how do i block somebody?', { fact: 'Open the chat and tap Block.' })).toBe(
      'Open the chat and tap Block.',
    );
    expect(ends(answer('what do you do all day?'), spareLines.ofMyself)).toBe(true);
    expect(answer('bye')).toContain('988');
  });

  it('A clear denial is taken at its word, and the scene is on offer again', () => {
    const turn = { ...quietTurn, persona, isAfterHelp: true, mayBringUp: false, rng: seededRng(3) };
    const story = storyOf(persona.key);
    const said = ['no no, i’m fine! it was a joke about my kids'];
    const denied = speak({ ...turn, story, said });
    expect(spareLines.helpDenied).toContain(denied.text);
    expect(denied.offer?.replies.length).toBeGreaterThan(1);
    const offered = denied.offer?.replies ?? [];
    const before: TalkLine[] = [
      { by: 'person', text: said.join(' ') },
      { by: 'companion', text: denied.text },
    ];
    expect(speak({ ...turn, story, offered, before, said: offered.slice(0, 1) }).rule).toBe('scene');
    expect(speak({ ...turn, story, said: ['the knives are in the drawer'] }).offer).toBeUndefined();
    expect(speak({ ...turn, story, said: ['i’m fine, i just want to die'] }).offer).toBeUndefined();
    expect(speak({ ...turn, story, said, isDoubtful: true }).offer).toBeUndefined();
  });

  it.each(['i’m a joke', 'my life is just a joke', 'i’m not fine', 'i am alone and fine'])(
    '“%s” denies no help',
    (said) => {
      const turn = { ...quietTurn, persona, isAfterHelp: true, mayBringUp: false, rng: seededRng(3) };
      const { rule, offer } = speak({ ...turn, story: storyOf(persona.key), said: [said] });
      expect([rule === 'help-denied', offer]).toEqual([false, undefined]);
    },
  );

  it('Only the first two doubtful lines get the help numbers', () => {
    const before: TalkLine[] = [];
    const told: string[] = [];
    for (const said of ['i take a photo of the sink at night', 'the knives are in the drawer', 'i count the stairs']) {
      const text = answer(said, { before, isDoubtful: true });
      before.push({ by: 'person', text: said }, { by: 'companion', text });
      told.push(text);
    }
    expect(told.map((text) => text.includes('988'))).toEqual([true, true, false]);
  });

  it.each([
    'everyone would be better off without me',
    'nobody would miss me',
    'there is no point in going on',
    'i don’t want to be here',
    'i wish i was never born',
  ])('Nobody hears “%s” back', (said) => {
    for (const isAfterHelp of [true, false]) {
      expect(answer(said, { isAfterHelp, isDoubtful: isAfterHelp })).not.toMatch(
        /without you|miss you|point|be here|born/i,
      );
    }
  });

  it('A doubtful line gets the numbers beside whatever answers it', () => {
    const asked = { it: 'your dog’s name', notes: [] };
    expect(answer('what’s my dog called?', { asked, isDoubtful: true })).toMatch(/988/);
    const forgot = { it: 'your ex', isAll: false, count: 1 };
    expect(answer('forget my ex', { forgot, isDoubtful: true })).toMatch(/988/);
    expect(answer('how do i block him?', { fact: 'Open the menu and block.', isDoubtful: true })).toMatch(
      /^Open the menu and block\. .*988/,
    );
    expect(answer('forget my ex', { forgot })).not.toMatch(/988/);
  });

  it('A line that only touches a product topic gets no product fact', () => {
    const fact = 'A match is over when one of you ends it.';
    expect(answer('she ghosted me after two weeks', { fact })).not.toContain(fact);
    expect(answer('is that weird?', { fact, isAfterHelp: false })).not.toContain(fact);
    expect(answer('how do i block her?', { fact, isAfterHelp: false })).toContain(fact);
  });
});
