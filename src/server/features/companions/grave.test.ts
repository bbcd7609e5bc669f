import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helpTexts } from '#content/safety/cards.ts';
import { caseOfQuestion, safetyQuestions } from '#content/safety/questions.ts';
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
  // The first line is the companion's hello.
  expect(answers).toHaveLength(2);
});

describe('A question of the product beside what may be grave', () => {
  it('A companion answers it beneath the safety question, and a yes still gets the card', async () => {
    const person = await scene.person();
    const { room } = await scene.meet(person);
    const words = 'how do I report somebody? he scares me';
    const answer = await scene.ask(person, room, words);
    const fact = (await scene.server.deps.facts.find([words]))?.answer ?? 'no fact';
    expect(safetyQuestions.harmed.map((question) => `${question}\n\n${fact}`)).toContain(answer);
    expect(caseOfQuestion(answer)).toBe('harmed');
    expect(await scene.ask(person, room, 'yes')).toBe(helpTexts.harmed);
  });

  it('The card of a sure case stands alone', async () => {
    const person = await scene.person();
    const { room } = await scene.meet(person);
    expect(await scene.ask(person, room, 'How do I block him? he threatens me')).toBe(helpTexts.harmed);
  });
});
