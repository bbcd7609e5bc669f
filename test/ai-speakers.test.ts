import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disclosures, honestly, withoutDisclosure } from '#content/wyn.ts';
import { askWyn, streamWyn, type WynEvent } from '#contract/wyn.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { call } from './app.ts';
import { CompanionScene } from './companion-scene.ts';
import type { Person } from './faults/client.ts';
import { TestSocket } from './faults/socket.ts';
import { ModelServer } from './model-server.ts';
import { maySaid, neverSaid } from './never-said.ts';

/** What a person saw while the answer formed, and the answer. */
interface SpokenAnswer {
  forming: string[];
  answer: string;
}

const scene = new CompanionScene({ LLM_DAILY_MESSAGES: '100000' });
const model = new ModelServer();
const PATIENT = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
const QUESTION = 'What did you have for dinner?';

let person: Person;
let room: string;
let companion: number;
let socket: TestSocket | undefined;

beforeAll(async () => {
  await model.start();
  await scene.open();
});
afterAll(async () => {
  await scene.close();
  await model.stop();
});
beforeEach(async () => {
  scene.server.deps.llm = createLlm({ baseUrl: model.url, apiKey: 'key', model: 'm' }, PATIENT);
  person = await scene.person({ name: 'Ada' });
});
afterEach(() => socket?.drop());

/** Asks an AI of the product, and returns what the person saw. */
const speakers: Readonly<Record<string, (question: string) => Promise<SpokenAnswer>>> = {
  Wyn: async (message) => {
    const { status, body, problem } = await call(scene.server.app, askWyn, { token: person.token, body: { message } });
    expect(status, JSON.stringify(problem)).toBe(200);
    return { forming: [], answer: body.message };
  },
  'Wyn, streamed': async (message) => {
    const response = await scene.server.app.inject({
      method: 'POST',
      url: streamWyn.path,
      payload: { message },
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.statusCode).toBe(200);
    const lines = response.body.split('\n').filter((line) => line !== '');
    const events = lines.map((line) => JSON.parse(line) as WynEvent);
    const last = events.at(-1);
    if (last?.type !== 'done') throw new Error('the stream never ended');
    let soFar = '';
    const forming = events.flatMap((event) => (event.type === 'delta' ? [(soFar += event.text)] : []));
    return { forming, answer: last.answer.message };
  },
  'A companion': async (question) => {
    if (socket === undefined || room === '') await meet();
    const before = socket?.events.length ?? 0;
    const answer = await scene.ask(person, room, question);
    await socket?.until(() => linesAfter(before).length > 0);
    const events = socket?.events.slice(before) ?? [];
    const forming = events.filter(
      (event): event is Extract<ServerEvent, { type: 'message_forming' }> => event.type === 'message_forming',
    );
    return { forming: forming.map(({ content }) => content), answer };
  },
};

async function meet(): Promise<void> {
  ({ room, companion } = await scene.meet(person));
  const address = `${scene.server.address.replace('http', 'ws')}/ws`;
  socket = await new TestSocket(address).signIn(person.token, { [room]: 1 });
}

const linesAfter = (at: number) =>
  (socket?.events.slice(at) ?? []).filter(
    (event) => event.type === 'new_message' && event.message.senderId === companion,
  );

beforeEach(() => {
  socket = undefined;
  room = '';
});

/** A text in pieces of three letters, so that words are cut. */
const inPieces = (text: string): string[] => text.match(/[^]{1,3}/gu) ?? [];

const bare = (text: string): string => withoutDisclosure(text.replace(/^Just so it’s said:[^\n]*\n\n/, '')).rest.trim();

describe.each(Object.entries(speakers))('%s', (name, hear) => {
  it.each(Object.entries(neverSaid))(
    'The speaker never delivers or shows an answer of the kind %s',
    async (_kind, bad) => {
      const seen: [string, SpokenAnswer][] = [];
      for (const [at, text] of bad.entries()) {
        // By turns: whole, cut into pieces, and behind a harmless sentence.
        // The streamed Wyn gets every answer, and the slower two get half of them.
        if (name !== 'Wyn, streamed' && at % 2 === 1) continue;
        const say = [[text], inPieces(text), ['The soup is good. ', ...inPieces(text), ' And you?']][at % 3] ?? [text];
        model.manners = [{ say }];
        seen.push([text, await hear(QUESTION)]);
      }
      const leaks = seen.filter(
        ([text, { forming, answer }]) =>
          bare(answer) === '' || [...forming, answer].some((words) => words.includes(text.trim().slice(0, 200))),
      );
      expect(leaks).toEqual([]);
      const shown = seen.flatMap(([, { forming }]) => forming.map(bare)).filter((text) => text !== '');
      expect(shown.filter((text) => !['The soup is good.', 'Hello.'].includes(text))).toEqual([]);
      expect(seen.filter(([, { answer }]) => /sorry|error|connect|oops/i.test(answer))).toEqual([]);
    },
  );

  it('The speaker delivers harmless answers that look alike', async () => {
    const changed: [string, string][] = [];
    for (const text of maySaid) {
      model.manners = [{ say: inPieces(text) }];
      const { answer } = await hear(QUESTION);
      if (bare(answer) !== text) changed.push([text, answer]);
    }
    expect(changed).toEqual([]);
  });

  it('The speaker never delivers its own instructions', async () => {
    model.manners = [{ say: ['Hello.'] }];
    await hear(QUESTION);
    const instructions = model.asked.at(-1)?.body.messages[0]?.content ?? '';
    const rules = instructions
      .split('\n')
      .filter((line) => line.startsWith('- ') && !line.startsWith('- I ') && line.split(' ').length > 9);
    expect(rules.length).toBeGreaterThan(5);
    const leaks: string[] = [];
    for (const rule of rules.slice(0, 9)) {
      model.manners = [{ say: inPieces(`Well. ${rule}`) }];
      const { forming, answer } = await hear(QUESTION);
      if ([...forming, answer].some((words) => words.includes(rule.slice(2, 40)))) leaks.push(rule);
    }
    expect(leaks).toEqual([]);
  });
});

describe('The words instead', () => {
  it('Wyn says plainly that it is an AI where a model claims to be human', async () => {
    model.manners = [{ say: ['I am a human, not an AI.'] }];
    const english = await speakers.Wyn?.('Are you human?');
    expect(english?.answer).toBe(`${disclosures.model.en.start}\n\n${honestly.en}`);
    model.manners = [{ say: ['Yes, ', 'of course. ', 'And you?'] }];
    const yes = await speakers['Wyn, streamed']?.('Are you a real person?');
    expect(yes?.answer).toContain(honestly.en);
    expect(yes?.forming).toEqual([]);
    const spanish = await speakers.Wyn?.('¿eres una persona de verdad o una máquina?');
    expect(spanish?.answer).toContain(honestly.es);
  });

  it('Wyn answers what was asked where a model talks of something else', async () => {
    model.manners = [{ say: ['Let us meet alone.'] }];
    const answer = await speakers.Wyn?.('What is Wildin?');
    expect(answer?.answer).toMatch(/Wildin/);
  });
});
