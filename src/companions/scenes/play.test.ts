import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStory } from '#content/companions/story.ts';
import { graveLines } from '#test/grave-lines.ts';
import { invitation, NOWHERE, play, recalled, repliesAt, stay, type Place } from './play.ts';
import { denies, isOffered, taken } from './taking.ts';

const story = parseStory(`
@ boat, the boat
what: It floats, mostly.
< brave | You were brave on that boat. Still?
= boat | The leaking boat | Water is coming in. Help me? | get in the boat
: start
Bail or sing?
- bail > end
Good arms.
- sing, loudly > end +brave
The fish left.
: end
?brave They still hum it.
We are ashore.
! dare | Sing one line to somebody.
= letter | The letter | Read this to me? | read the letter
: start
It is damp. Read it?
- yes > end
?brave A singer reads!
Slowly, please.
- you read > end
My eyes are paint.
: end
It was for you.
! question | What did you once write and not send?
`);

/** Plays replies from the first; returns the lines and the place after them. */
function played(choices: readonly number[], from: Place = NOWHERE): { lines: string[]; place: Place } {
  const lines: string[] = [];
  let place = from;
  for (const choice of choices) {
    const next = play(story, place, repliesAt(story, place)[choice] ?? '');
    if (next === undefined) break;
    lines.push(next.text);
    ({ place } = next);
  }
  return { lines, place };
}

describe('play', () => {
  it('A reply is answered before the next step', () => {
    const { lines } = played([0, 0]);
    expect(lines).toEqual(['Bail or sing?', 'Good arms.\n\nWe are ashore.\n\nSing one line to somebody.']);
  });

  it('A choice is remembered in the same scene and in a later one', () => {
    const { lines, place } = played([0, 1, 0, 0]);
    expect(lines[1]).toContain('They still hum it.');
    expect(lines[3]).toContain('A singer reads!');
    expect(place.done).toEqual(['boat', 'letter']);
  });

  it('The scenes that were not played are offered', () => {
    expect(repliesAt(story, NOWHERE)).toEqual(['get in the boat', 'read the letter', 'ask me something']);
    expect(repliesAt(story, played([0, 0]).place)).toEqual(['read the letter', 'ask me something', 'bye for now']);
    expect(invitation(story, played([0, 0, 0, 0]).place)).toBeUndefined();
  });

  it('A line names its scene and its number', () => {
    const { place } = played([0]);
    expect(stay(story, place)).toMatchObject({
      scene: { title: 'The leaking boat', number: 1, of: 2 },
      replies: ['bail', 'sing, loudly'],
    });
  });

  it('A choice is spoken of once on a later day', () => {
    const { place } = played([0, 1]);
    const first = recalled(story, place);
    expect(first?.text).toBe('You were brave on that boat. Still?');
    expect(recalled(story, first?.place ?? place)).toBeUndefined();
    expect(recalled(story, played([0, 0]).place)).toBeUndefined();
  });

  it('Two to four replies are offered wherever replies lead', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 12 }), (choices) => {
        const { length } = repliesAt(story, played(choices).place);
        expect(length).toBeGreaterThanOrEqual(2);
        expect(length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('taken', () => {
  it.each([
    ['Sing, loudly!', 'sing, loudly'],
    ['BAIL', 'bail'],
    ['2', 'sing, loudly'],
    ['the second one', 'sing, loudly'],
    ['5', undefined],
    ['the third', undefined],
    ['no idea', undefined],
    ['', undefined],
  ])('The words %j take the reply %j', (said, reply) => {
    expect(taken(['bail', 'sing, loudly'], said)).toBe(reply);
  });

  it('A number takes nothing where nothing is offered', () => {
    expect(taken([], '2')).toBeUndefined();
  });
});

describe('words of an offered reply', () => {
  const offered = ['i have two arms. where do i push?', 'i don’t jump. you go'];

  it.each(['i have two arms. where do i push?', 'I have two arms, where do I push', 'ok two arms. where do i push?'])(
    '“%s” is the character’s own',
    (text) => expect(isOffered(offered, text)).toBe(true),
  );

  it.each([
    'i push and i want to die',
    'i have two arms. where do i cut?',
    'i jump. you go',
    'where do i',
    'i',
    ...graveLines,
  ])('“%s” is the person’s', (text) => expect(isOffered(offered, text)).toBe(false));

  it('Only a refusal of its own words denies a reply', () => {
    expect(denies('i wont climb', 'i climb. talk me up')).toBe(true);
    expect(denies('i dont really climb', 'i climb. talk me up')).toBe(true);
    expect(denies('no rush, i climb', 'i climb. talk me up')).toBe(false);
    expect(denies('i dont climb', 'i don’t climb')).toBe(false);
  });
});
