import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/companions.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';

const scene = new CompanionScene();

beforeAll(scene.open);
afterAll(scene.close);

it('The companion asks after an ill relative days later, and notes that they are better', async () => {
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
