import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { takenAsLines, takenLines } from '#content/companions/answer-lines.ts';
import { backGently } from '#content/companions/honest-lines.ts';
import { companions } from '#content/companions/companions.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { storyOf } from '#companions/scenes/stories.ts';
import { foundByMeaning, speak, type CompanionTurn, type SpokenAnswer } from '#companions/speak.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { moreNearLines, nearLines, otherNearLines } from '#test/near-lines.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());

/** Returns a turn at the step that offers a reply with this beginning. */
function turnAt(key: string, reply: string): Omit<CompanionTurn, 'said'> {
  const persona = companions.find((one) => one.key === key) ?? expect.fail(key);
  const story = storyOf(key);
  for (const scene of story.scenes) {
    for (const [step, { says, replies }] of scene.steps) {
      const offered = replies.map(({ text }) => text);
      if (!offered.some((text) => text.startsWith(reply))) continue;
      const place = { scene: scene.key, step, marks: [], done: [], recalled: [] };
      const before = [{ by: 'companion' as const, text: says.map(({ text }) => text).join(' ') }];
      return { ...quietTurn, persona, story, offered, place, before, rng: seededRng(1) };
    }
  }
  return expect.fail(reply);
}

async function answer(turn: Omit<CompanionTurn, 'said'>, line: string): Promise<SpokenAnswer> {
  const said = [line];
  return speak({ ...turn, said, ...(await foundByMeaning(encoder, { ...turn, said })) });
}

const goOn = (turn: Omit<CompanionTurn, 'said'>, line: string, { text, offer }: SpokenAnswer): typeof turn => ({
  ...turn,
  before: [...turn.before, { by: 'person', text: line }, { by: 'companion', text }],
  offered: offer?.replies,
  place: offer?.place ?? turn.place,
});

/** Returns what the character says to the reply with this beginning. */
function readAfter(key: string, reply: string): string {
  const steps = storyOf(key).scenes.flatMap((scene) => Array.from(scene.steps.values()));
  const found = steps.flatMap(({ replies }) => replies).find(({ text }) => text.startsWith(reply));
  return found?.answer[0]?.text ?? expect.fail(reply);
}

describe('words typed in a scene', () => {
  it.each([
    ['suyin', 'find out why', 'i would want to ask him first. maybe he lived above a crossing', 'forgot to ask why'],
    [
      'suyin',
      'find out why',
      'sorry, too long? i just meant we find a real traffic light. a big one',
      'picture of one',
    ],
    [
      'suyin',
      '“who would ever',
      'Doug, a man is dying and he asked for one thing. lend us the light',
      'Sixth and Main',
    ],
    [
      'desmond',
      'stop that horn',
      'I would stop that fellow Hollis and his horn first. My father kept bees',
      'since 1994',
    ],
    ['ligaya', 'start so softly', 'start so soft they have to lean in. thats how i talk anyway', 'born conductor'],
  ])('%s at "%s" hears a reply in a part of "%s"', async (...[key, at, line, heard]) => {
    const found = await answer(turnAt(key, at), line);
    expect(found.rule).toBe('meant-reply');
    expect(found.text).toContain(heard);
  });

  it.each([
    ['clarence', '“nobody. it’s a party', 'No no, nobody’s died! I meant the soup for her'],
    ['ligaya', 'start so softly', 'omg a WELCOME ALL sign on a step?? thats so dumb lol'],
    ['ligaya', 'start so softly', 'haha i love mrs petrov. my lola would totally do that'],
    ['bea', 'i crawl in after', 'running out of stuff to say. i go blank and talk about my cat'],
    ['tendai', 'two at a time', 'i carry the cat up and complain'],
    ['odessa', 'let dwayne stir', '240 doesn’t scare me'],
    ['odessa', 'let dwayne stir', 'i am on the night shift, so i am used to it'],
    ['desmond', 'stop that horn', 'can we turn the engine off?'],
    ['jun', 'go aboard', 'put down a bucket of feed and rattle it'],
  ])('%s at "%s" takes "%s" and goes on', async (...[key, at, line]) => {
    const turn = turnAt(key, at);
    const found = await answer(turn, line);
    expect(found.rule).toMatch(/^(?:answered|meant-reply)$/);
    expect(found.offer?.replies).not.toEqual(turn.offered);
    expect(found.text).not.toContain(line);
  });

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
    '“%s” is no goodbye in a scene',
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

  it('A line of something sad is not only noted', async () => {
    const line = 'my coworker Nadine, she cries in the break room and thinks nobody knows. she gets the twenty';
    const notes = [{ about: 'person:nadine', note: 'Your coworker is called Nadine', notedAt: new Date(0), line }];
    const { rule, text } = await answer({ ...turnAt('wara', 'a friend who'), notes }, line);
    expect(rule).toBe('honest');
    expect(
      backGently.some((one) => text.startsWith(one)),
      text,
    ).toBe(true);
  });

  it('A correction is heard again, with an apology', async () => {
    const turn = turnAt('clarence', 'wave and keep going');
    const missed = goOn(turn, 'the paint is green', await answer(turn, 'the paint is green'));
    const { rule, text } = await answer(missed, 'no i meant we wave to them and keep going');
    expect(rule).toBe('meant-reply');
    expect(text).toMatch(/^(?:Sorry|My mistake|Ah, I took you wrongly)/);
  });

  it('The scene is offered again after something grave, and a number takes nothing before', async () => {
    const turn = turnAt('clarence', 'wave and keep going');
    const grave = await answer(turn, 'my husband died four years ago');
    expect(grave).toMatchObject({ rule: 'near-grave', offer: undefined });
    const next = goOn(turn, 'my husband died four years ago', grave);
    expect((await answer(next, '1')).rule).toBe('near-grave');
    expect((await answer(next, 'let’s go on with the shovels on this hill')).offer?.replies).toEqual(turn.offered);
  });

  it('Something grave of the person’s own stays grave in a scene', () => {
    const turn = turnAt('clarence', 'wave and keep going');
    const all = [...nearLines, ...moreNearLines, ...otherNearLines];
    expect(all.filter((line) => speak({ ...turn, said: [line] }).rule !== 'near-grave')).toEqual([]);
  });

  it('In no scene does more than one of a hundred grave lines count as played', () => {
    const all = [...nearLines, ...moreNearLines, ...otherNearLines];
    const played = companions.flatMap(({ key }) =>
      storyOf(key).scenes.flatMap(({ steps }) => {
        const turn = turnAt(key, steps.get('start')?.replies[0]?.text ?? '');
        const missed = all.filter((line) => speak({ ...turn, said: [line] }).rule !== 'near-grave');
        return missed.length > all.length / 100 ? [[key, turn.place?.scene, missed]] : [];
      }),
    );
    expect(played).toEqual([]);
  });
});
