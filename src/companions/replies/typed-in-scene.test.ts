import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { backGently } from '#content/companions/honest-lines.ts';
import { companions } from '#content/companions/companions.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { storyOf } from '#companions/scenes/stories.ts';
import { hello, speak } from '#companions/speak.ts';
import { createEncoder } from '#server/platform/reading/encoder.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { moreNearLines, nearLines, otherNearLines } from '#test/near-lines.ts';
import { answerBy, goOn, turnAt } from '#test/typed-turns.ts';

const encoder = createEncoder({ log: pino({ level: 'silent' }) });
afterAll(() => encoder.stop());
const answer = (turn: Parameters<typeof answerBy>[1], line: string): ReturnType<typeof answerBy> =>
  answerBy(encoder, turn, line);

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
    expect(found.rule).toMatch(/^(?:meant-reply|decided)$/);
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
    expect(found.rule).toMatch(/^(?:answered|meant-reply|decided)$/);
    expect(found.offer?.replies).not.toEqual(turn.offered);
    expect(found.text).not.toContain(line);
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

  it('A scene plays at most one of a hundred grave lines', () => {
    const all = [...nearLines, ...moreNearLines, ...otherNearLines];
    // All scenes take three minutes, so each character plays one, and two with TEST_EVERYTHING.
    const most = process.env['TEST_EVERYTHING'] === 'true' ? 2 : 1;
    const scenesOf = (key: string, at: number) =>
      storyOf(key)
        .scenes.toSpliced(0, at % 5)
        .concat(storyOf(key).scenes.slice(0, at % 5));
    const played = companions.flatMap(({ key }, at) =>
      scenesOf(key, at)
        .slice(0, most)
        .flatMap(({ steps }) => {
          const turn = turnAt(key, steps.get('start')?.replies[0]?.text ?? '');
          const missed = all.filter((line) => speak({ ...turn, said: [line] }).rule !== 'near-grave');
          return missed.length > all.length / 100 ? [[key, turn.place?.scene, missed]] : [];
        }),
    );
    expect(played).toEqual([]);
  });
});

describe('a decision beside a question', () => {
  it.each([
    ['odessa', 'let dwayne stir', 'Let Dwayne stir it. How many people are waiting?'],
    ['jun', 'go aboard', 'I would go aboard and sit with her. What does she want?'],
    ['bea', 'i crawl in after', 'i crawl in after it. why is it dark?'],
  ])('%s at "%s" goes on for "%s"', async (key, at, line) => {
    const turn = turnAt(key, at);
    const found = await answer(turn, line);
    expect(found.rule).toBe('decided');
    expect(found.offer?.replies).not.toEqual(turn.offered);
  });

  it('Something hard beside a question moves no scene on', async () => {
    const turn = turnAt('odessa', 'let dwayne stir');
    const found = await answer(turn, 'I lost my job today and I am scared. What do we do?');
    expect(found.rule).not.toBe('decided');
  });
});

describe('words typed before the first scene', () => {
  const opening = (key: string): Parameters<typeof answerBy>[1] => {
    const persona = companions.find((one) => one.key === key) ?? expect.fail(key);
    const story = storyOf(key);
    const { text, offer } = hello({ persona, name: undefined, rng: seededRng(2) }, story);
    const before = [{ by: 'companion' as const, text }];
    return { ...quietTurn, persona, story, offered: offer?.replies, place: offer?.place, before, rng: seededRng(2) };
  };

  it.each([
    ['tsehay', 'good morning, i just got off shift. where did you last see the wool?'],
    ['bea', 'oh no. where did you last see your hair?'],
    ['bao', 'ok. i have a lap. my cat uses it mostly'],
    ['clarence', 'boots are on. what is the plan?'],
  ])('%s begins its scene for "%s"', async (key, line) => {
    const found = await answer(opening(key), line);
    expect(found.offer?.place.scene).toBe(storyOf(key).scenes[0]?.key);
  });

  it.each([
    ['wara', 'no thanks, let’s just talk'],
    ['tendai', 'are you real?'],
    ['cruz', 'long day at work today, my boss yelled at me'],
    ['desmond', 'i had a fight with my sister this morning'],
    ['bea', 'thank you. did you find your hair?'],
  ])('%s begins no scene for "%s"', async (key, line) => {
    const found = await answer(opening(key), line);
    expect(found.offer?.place.scene ?? null).toBeNull();
  });
});
