import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { backGently, backLines } from '#content/companions/honest-lines.ts';
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
    ['clarence', '“nobody. it’s a party', 'No no, nobody’s died! I meant the soup for her', 'What’s your answer?'],
    ['ligaya', 'start so softly', 'omg a WELCOME ALL sign on a step?? thats so dumb lol', 'How do we hush a street?'],
    ['ligaya', 'start so softly', 'haha i love mrs petrov. my lola would totally do that', 'How do we hush a street?'],
    ['bea', 'i crawl in after', 'running out of stuff to say. i go blank and talk about my cat', 'in a crisis?'],
    ['bea', 'i crawl in after', 'silence isn’t death. what are you wearing tonight?', 'in a crisis?'],
  ])('%s at "%s" comes back from "%s"', async (...[key, at, line, asked]) => {
    const turn = turnAt(key, at);
    const found = await answer(turn, line);
    expect(found).toMatchObject({ rule: 'honest', offer: { replies: turn.offered } });
    expect(found.text).toContain(asked);
  });

  it('A second line that nothing answers gets a short way back', async () => {
    const turn = turnAt('suyin', 'find out why');
    const next = goOn(turn, 'my tomatoes are ripe', await answer(turn, 'my tomatoes are ripe'));
    const { text } = await answer(next, 'the shelf in our hall is green now');
    expect(
      backLines.warm.told.some((line) => text === `${line} What’s first?`),
      text,
    ).toBe(true);
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
});
