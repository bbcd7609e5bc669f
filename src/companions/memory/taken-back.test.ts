import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learn } from './notes.ts';
import type { MemoryNote } from './fact.ts';
import { isReplaced } from '#companions/memory/recollection.ts';

const when = { now: new Date('2026-03-10T18:00:00.000Z'), timeZone: 'America/New_York' };
const kept = (about: string, note: string): MemoryNote => ({ about, note, notedAt: when.now, line: null });
const known: MemoryNote[] = [
  kept('name', 'You go by Pris'),
  kept('pet:dog:bruno', 'Your dog is called Bruno'),
  kept('pet:mouse:button', 'Your mouse is called Button'),
  kept('family:brother:sam', 'Your brother is called Sam'),
  kept('work', 'You work at a bakery'),
  kept('lives', 'You live in Tulsa'),
  kept('partner', 'Your wife is called Jo'),
  kept('taste:ramen', 'You love ramen'),
  kept('plan:2026-03-13:interview', 'You have an interview on Friday, March 13'),
  kept('said:people:you live with your brother', 'You live with your brother'),
];

/** Returns the notes after these lines, as a person reads them. */
function after(...said: string[]): string[] {
  const learned = learn(said, { ...when, known });
  const left = known.filter(({ about }) => !isReplaced(about, learned));
  return [...left, ...learned.facts].map(({ note }) => note);
}
const changed = (said: string): { gone: string[]; fresh: string[] } => {
  const now = after(said);
  return {
    gone: known.flatMap(({ note }) => (now.includes(note) ? [] : [note])),
    fresh: now.filter((note) => !known.some((one) => one.note === note)),
  };
};

describe('what is taken back in talk', () => {
  it.each([
    ['no, my dog is called Milo', ['Your dog is called Bruno'], ['Your dog is called Milo']],
    ['Actually my brother is called Seth', ['Your brother is called Sam'], ['Your brother is called Seth']],
    ['my dog’s name is Brunhild, not Bruno', ['Your dog is called Bruno'], ['Your dog is called Brunhild']],
    [
      'no, he’s not called Button anymore, my niece renamed him Admiral',
      ['Your mouse is called Button'],
      ['Your mouse is called Admiral'],
    ],
    ['it’s Priscilla, not Pris', ['You go by Pris'], ['You go by Priscilla']],
    ['I don’t work there any more', ['You work at a bakery'], []],
    ['I quit the bakery job', ['You work at a bakery'], []],
    ['I work at a school now', ['You work at a bakery'], ['You work at a school']],
    ['I don’t live with my brother anymore', ['You live with your brother'], []],
    ['I don’t like ramen any more', ['You love ramen'], []],
    ['the interview got cancelled', ['You have an interview on Friday, March 13'], []],
    [
      'my interview got moved to Monday',
      ['You have an interview on Friday, March 13'],
      ['You have your interview on Monday, March 16'],
    ],
    ['we gave the dog away', ['Your dog is called Bruno'], []],
    ['we had to put my dog down', ['Your dog is called Bruno'], []],
    ['my wife left me last month', ['Your wife is called Jo'], ['You went through a separation']],
    ['my wife passed away in May', ['Your wife is called Jo'], ['Your wife died']],
    ['I got laid off and dropped out', ['You work at a bakery'], ['You lost your job']],
  ])('“%s” changes the notes', (said, gone, fresh) => {
    expect(changed(said)).toEqual({ gone, fresh });
  });

  it.each([
    'no, that was yesterday',
    'I don’t know any more',
    'my dog is not hungry',
    'I can’t eat bread anymore',
    'do I still work there?',
    'he said I don’t work there any more',
    'my cousin has a dog called Milo',
    'my aunt left me a voicemail',
    'my brother broke up with his girlfriend',
    'my colleague got fired',
    'my boss was fired',
    'my brother quit his job',
    'she dropped out and he graduated',
    'my brother passed physics',
    'I lost my brother’s keys',
    'I lost my dog leash',
    'my dog passed puppy school',
    'my dog ran away from a squirrel',
    'my friend doesn’t live there any more',
    'my sister moved out of the way',
    'Wait, my dog Rex is barking',
    'Sorry, my brother Theo is calling',
    'no, my other dog is called Milo',
    'no, my dog is called Bruno',
  ])('“%s” takes nothing back', (said) => {
    expect(changed(said).gone).toEqual([]);
  });

  it('A second dog stands beside the first unless the person corrects themself', () => {
    expect(changed('my dog is called Milo')).toEqual({ gone: [], fresh: ['Your dog is called Milo'] });
  });

  it('A line never leaves two notes of one subject', () => {
    const words = constantFrom('no, ', 'actually ', '', 'wait, ');
    const tails = constantFrom(' anymore', ', not Bruno', '', ' no longer', ' is called Milo', ' got cancelled');
    assert(
      property(words, string({ unit: 'grapheme', maxLength: 60 }), tails, (lead, noise, tail) => {
        const learned = learn([`${lead}my dog ${noise}${tail}`], { ...when, known });
        expect(new Set(learned.facts.map(({ about }) => about)).size).toBe(learned.facts.length);
        const alone = learn([`${lead}my dog ${noise}${tail}`], when);
        for (const subject of alone.over) expect(subject).toMatch(/^(?:pet|family|work|lives|study|name|partner)\b/);
      }),
    );
  });
});
