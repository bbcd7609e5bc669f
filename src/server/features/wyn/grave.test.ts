import { afterAll, beforeAll, expect, it } from 'vitest';
import { helpTexts } from '#content/safety/cards.ts';
import { safetyQuestions } from '#content/safety/questions.ts';
import { askWyn } from '#contract/wyn.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { graveLines } from '#test/grave-lines.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const help: readonly string[] = [...Object.values(helpTexts), ...Object.values(safetyQuestions).flat()];

it.each(graveLines)('Wyn answers “%s” with a card or a question, to members and to visitors', async (message) => {
  const { token } = await newMember(test);
  for (const one of [token, undefined]) {
    const { status, body } = await call(test.app, askWyn, { token: one, body: { message } });
    expect(status).toBe(200);
    expect(help).toContain(body.message);
    expect(body).toMatchObject({ opener: null, disclosure: null });
  }
});
