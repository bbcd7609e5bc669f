import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpTexts } from '#content/safety/cards.ts';
import { safetyQuestions } from '#content/safety/questions.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import { graveLines } from '#test/grave-lines.ts';

const scene = new CompanionScene();
beforeAll(() => scene.open());
afterAll(() => scene.close());

const help: readonly string[] = [...Object.values(helpTexts), ...Object.values(safetyQuestions).flat()];

it.each(graveLines)('A companion answers “%s” with a card or a question and nothing beside it', async (words) => {
  const person = await scene.person();
  const { room, companion } = await scene.meet(person);
  expect(help).toContain(await scene.ask(person, room, words));
  const answers = (await scene.log(person, room)).filter(({ senderId }) => senderId === companion);
  // The first is the hello it met them with.
  expect(answers).toHaveLength(2);
});
