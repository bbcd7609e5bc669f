import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { takenAsLines, takenLines } from '#content/companions/answer-lines.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { answerBy, goOn, readAfter, turnAt } from '#test/typed-turns.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());
const answer = (turn: Parameters<typeof answerBy>[1], line: string): ReturnType<typeof answerBy> =>
  answerBy(encoder, turn, line);

describe('an answer of the person’s own', () => {
  it('An unsure line is taken as the nearest reply with its name', async () => {
    const turn = turnAt('odessa', 'let dwayne stir');
    const { text, offer } = await answer(turn, 'ask them what they like');
    expect(
      takenAsLines.dry.some((line) => text.startsWith(line.split('{')[0] ?? '-')),
      text,
    ).toBe(true);
    expect(turn.offered?.some((reply) => text.includes(`“${reply}”`))).toBe(true);
    expect(offer?.place.was).toEqual(turn.place);
  });

  it('“That’s not what I meant” leads back, once', async () => {
    const turn = turnAt('odessa', 'let dwayne stir');
    const line = 'ask them what they like';
    const next = goOn(turn, line, await answer(turn, line));
    const back = await answer(next, 'that’s not what i meant');
    expect(back).toMatchObject({ rule: 'taken-back', offer: { replies: turn.offered, place: turn.place } });
    const mended = await answer(next, 'no, i meant everyone tastes and says what they think');
    expect(mended.text).toContain(readAfter('odessa', 'everyone tastes'));
    const talk = goOn(next, 'lol', await answer(next, 'lol'));
    expect((await answer(talk, 'that’s not what i meant')).offer?.replies).toEqual(next.offered);
  });

  it.each(['i don’t know', 'you choose', 'no idea'])('“%s” leaves the choice to the character', async (line) => {
    const turn = turnAt('wara', 'with the handwriting');
    const { text, rule } = await answer(turn, line);
    expect(rule).toBe('agreed');
    expect(text).toContain('“with the handwriting”');
  });

  it('A bare yes or no answers a question for one', async () => {
    const turn = turnAt('amparo', 'yes. tiny');
    expect((await answer(turn, 'yes')).text).toContain(readAfter('amparo', 'yes. tiny'));
    const { text, offer } = await answer(turn, 'nope');
    expect(
      takenLines.warm.no.some((one) => text.startsWith(one)),
      text,
    ).toBe(true);
    expect(offer?.replies).not.toEqual(turn.offered);
  });

  it.each(['i won’t hold the meeting right here', 'never hold the meeting here'])(
    '“%s” does not take what it refuses',
    async (line) => {
      const found = await answer(turnAt('desmond', 'hold the meeting right'), line);
      expect(found.text).not.toContain('I nailed the agenda');
    },
  );

  it.each([
    ['desmond', 'stop that horn', 'who climbs trees around here?'],
    ['desmond', 'stop that horn', 'why are bees so loud?'],
    ['wara', 'with the handwriting', 'hm'],
    ['wara', 'with the handwriting', 'my mother is in the hospital'],
    ['bea', 'i crawl in after', 'goodbye!'],
  ])('%s at "%s" does not take "%s" as an answer', async (...[key, at, line]) => {
    expect((await answer(turnAt(key, at), line)).rule).not.toMatch(/^(?:answered|meant-reply)$/);
  });

  it.each(['what about you?', 'and you?', 'what do you think?'])(
    '%s gets the character’s own answer in the scene',
    async (line) => {
      const turn = turnAt('desmond', 'stop that horn');
      const { text, offer } = await answer(turn, line);
      expect(text).toContain('no horn until the queen is seated');
      expect(offer?.replies).toEqual(turn.offered);
    },
  );

  it('“What would you do?” gets a vote for one of the replies', async () => {
    const turn = turnAt('desmond', 'stop that horn');
    const { text, rule } = await answer(turn, 'what would you do?');
    expect(rule).toBe('its-own');
    expect(turn.offered?.some((reply) => text.includes(reply))).toBe(true);
  });

  it('An answer with a question back gets both', async () => {
    const found = await answer(
      turnAt('desmond', 'stop that horn'),
      'i would count the bees, it is calming. what about you?',
    );
    expect(found.text).toContain('no horn until the queen is seated');
    expect(found.text).toContain('Who climbs?');
  });

  it.each([
    ['desmond', 'how many hives do you have?', 'Fourteen hives'],
    ['desmond', 'who is ruthanne?', 'My wife'],
    ['desmond', 'where is the apple ladder?', 'On two pegs'],
    ['desmond', 'how old are you?', '57'],
    ['desmond', 'where do you live?', 'Harlow Gore'],
    ['tendai', 'how many steps are there?', '134 steps'],
  ])('%s answers "%s" with a fact of that kind', async (...[key, line, fact]) => {
    const turn = turnAt(key, key === 'tendai' ? 'two at a time' : 'stop that horn');
    expect((await answer(turn, line)).text).toContain(fact);
  });

  it.each([
    'where is ruthanne’s goat?',
    'when was ruthanne born?',
    'why is the binder red?',
    'how many waffles did hollis eat?',
  ])('“%s” gets no fact of another kind', async (line) => {
    const turn = turnAt('desmond', 'stop that horn');
    const found = await answer(turn, line);
    expect(found).toMatchObject({ rule: 'honest', offer: { replies: turn.offered } });
  });

  it.each(['i should go first', 'i am on the night shift', 'i’d see you at the bridge'])(
    'The words “%s” say no goodbye in a scene',
    async (line) => {
      expect((await answer(turnAt('desmond', 'stop that horn'), line)).rule).not.toBe('goodbye');
    },
  );

  it.each(['bye', 'i have to go now', 'good night!', 'ok talk later', 'i’m off to bed', 'see you tomorrow'])(
    '“%s” is a goodbye in a scene',
    async (line) => {
      expect((await answer(turnAt('desmond', 'stop that horn'), line)).rule).toBe('goodbye');
    },
  );

  it.each([
    ['desmond', 'you climb. i’ve got', 'my feet are dead'],
    ['amparo', 'the kiln. is she okay', 'the hen jumped off the roof'],
    ['amparo', 'the kiln. is she okay', 'is the hen on the roof dead?'],
  ])('%s at "%s" plays on after "%s"', async (...[key, at, line]) => {
    expect((await answer(turnAt(key, at), line)).rule).not.toBe('near-grave');
  });
});
