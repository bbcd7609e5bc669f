import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/companions.ts';
import { DAY_MS } from '#contract/durations.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { companions } from '#content/companions/companions.ts';
import { speak } from '#server/features/companions/replies/speak.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import { quietTurn } from '#test/companion-turn.ts';
import { recoveriesIn } from './illness.ts';

const scene = new CompanionScene();

beforeAll(scene.open);
afterAll(scene.close);

describe('somebody of theirs who is ill', () => {
  it('The companion asks after them days later, and notes that they are better', async () => {
    const person = await scene.person();
    const { room } = await scene.meet(person);
    const notes = async (): Promise<string[]> => {
      const { body } = await call(scene.server.app, contract.getMemory, {
        token: person.token,
        params: { roomId: room },
      });
      return body.notes.map(({ text }) => text);
    };
    await scene.ask(person, room, 'my mom is in the hospital since yesterday');
    expect(await notes()).toEqual(['Your mom was in the hospital']);
    await scene.later(person, 7 * 24);
    await scene.ask(person, room, 'Hi, I am back');
    expect((await scene.log(person, room)).at(-1)?.content).toContain('How is your mom now?');
    await scene.ask(person, room, 'she is home again, thank god');
    expect(await notes()).toEqual(['Your mom was in the hospital, and is better now']);
  });

  it('A person who returns after days is asked about an open illness', () => {
    const [persona] = companions;
    if (persona === undefined) throw new Error('No companion.');
    const note = { about: 'ill:mom', note: 'Your mom was in the hospital', line: null };
    const told = { ...note, notedAt: new Date(quietTurn.now.getTime() - 3 * DAY_MS) };
    const meant = { kind: 'back', share: 0.9, least: 0.5, tones: { neutral: 0.9 } };
    const turn = { ...quietTurn, persona, said: ['I am back'], meant, notes: [told], rng: seededRng(3) };
    expect(speak({ ...turn, pauseMs: 3 * DAY_MS })).toContain('How is your mom now?');
    expect(speak({ ...turn, pauseMs: 60_000 })).not.toContain('mom');
  });

  it.each([
    ['she is home again', ['ill:mom']],
    ['my mom is doing better', ['ill:mom']],
    ['mom is not better yet', []],
    ['I am back home', []],
    ['my dog is feeling better', []],
  ])('“%s” ends %j', (text, ended) => {
    const ill = (who: string) => ({ about: `ill:${who}`, note: '', notedAt: quietTurn.now, line: null });
    expect(recoveriesIn(text, [ill('mom')]).map(({ about }) => about)).toEqual(ended);
  });
});
