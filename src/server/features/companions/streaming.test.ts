import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerEventOf } from '#contract/realtime.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { ModelServer } from '#test/model-server.ts';

type Forming = ServerEventOf<'message_forming'>;

const scene = new CompanionScene();
const model = new ModelServer();
/** Time limits in milliseconds that are long enough for a busy machine. */
const PATIENT = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
const HURRIED = { ...PATIENT, betweenTokens: 300 };
const SENTENCES = ['The kettle is on. ', 'Tell me about', ' the garden. ', 'I have time.'];
const WHOLE = 'The kettle is on. Tell me about the garden. I have time.';

let person: Person;
let room: string;
let companion: number;
let socket: TestSocket;

beforeAll(async () => {
  await model.start();
  await scene.open();
});
afterAll(async () => {
  await scene.close();
  await model.stop();
});
beforeEach(async () => {
  wait(PATIENT);
  person = await scene.person();
  ({ room, companion } = await scene.meet(person));
  socket = await connect();
});
afterEach(() => socket.drop());

function wait(times: typeof PATIENT): void {
  scene.server.deps.llm = createLlm({ baseUrl: model.url, apiKey: 'key', model: 'm' }, times);
}

const connect = (): Promise<TestSocket> =>
  new TestSocket(`${scene.server.address.replace('http', 'ws')}/ws`).signIn(person.token, { [room]: 1 });

const forming = (from = socket): Forming[] => from.events.filter((event) => event.type === 'message_forming');
const shown = (): string[] => forming().map(({ content }) => content);
const lines = () =>
  socket.events.filter((event) => event.type === 'new_message').filter(({ message }) => message.senderId === companion);
const answers = async (): Promise<string[]> =>
  (await scene.log(person, room))
    .filter(({ senderId, seq }) => senderId === companion && seq > 1)
    .map(({ content }) => content);

async function ask(content: string): Promise<string> {
  const words = await scene.ask(person, room, content);
  await socket.until(() => lines().length > 0);
  return words;
}

/** Returns a promise with the functions that settle it, which the test calls later. */
function gate() {
  return Promise.withResolvers<void>();
}

describe('an answer that a model is writing', () => {
  it('An answer appears sentence by sentence, and becomes one line with the same id', async () => {
    model.manners = [{ say: SENTENCES }];
    expect(await ask('How is your evening?')).toBe(WHOLE);
    expect(shown()).toEqual(['The kettle is on.', 'The kettle is on. Tell me about the garden.']);
    expect(lines()).toHaveLength(1);
    expect(new Set(forming().map(({ clientId }) => clientId))).toEqual(new Set([lines()[0]?.clientId]));
    expect(socket.events.findLastIndex(({ type }) => type === 'message_forming')).toBeLessThan(
      socket.events.findIndex((event) => event.type === 'new_message' && event.message.senderId === companion),
    );
    expect(await answers()).toEqual([WHOLE]);
  });

  it('A sentence is shown while the model still writes and before it is logged', async () => {
    const held = gate();
    model.manners = [{ say: ['The kettle is on. ', 'And', held.promise, ' so am I.'] }];
    await scene.say(person, room, 'How is your evening?');
    await socket.until(() => shown().length > 0);
    expect(shown()).toEqual(['The kettle is on.']);
    expect(await answers()).toEqual([]);
    held.resolve();
    await scene.settled(room);
    expect(await answers()).toEqual(['The kettle is on. And so am I.']);
  });

  it('A client without a socket still gets the whole answer', async () => {
    socket.drop();
    const elsewhere = await new TestSocket(`${scene.server.address.replace('http', 'ws')}/ws`).signIn(person.token, {});
    model.manners = [{ say: SENTENCES }];
    expect(await scene.ask(person, room, 'How is your evening?')).toBe(WHOLE);
    expect(forming(elsewhere)).toEqual([]);
    elsewhere.drop();
  });

  it('A dangerous answer is withdrawn and replaced with written lines', async () => {
    model.manners = [{ say: ['That sounds hard. ', 'You should kill yourself tonight. ', 'Sleep well. ', 'Bye.'] }];
    const words = await ask('My day was long');
    expect(words).not.toMatch(/kill|That sounds hard|Sleep well/);
    expect(shown()).toEqual(['That sounds hard.', '']);
    expect(JSON.stringify(socket.events)).not.toContain('kill');
  });

  it('A claim to be a person never appears', async () => {
    model.manners = [{ say: ['Good question. ', 'I am a real human woman. ', 'Ask me anything. ', 'Do.'] }];
    expect(await ask('Are you there?')).not.toContain('human woman');
    expect(shown().join(' ')).not.toContain('human woman');
    expect(shown().at(-1)).toBe('');
  });

  it('An interrupted answer keeps its shown sentences and costs no budget', async () => {
    model.manners = [{ say: ['The kettle is on. ', 'Tell me about'], ends: 'cut' }];
    expect(await ask('How is your evening?')).toBe('The kettle is on.');
    expect(shown()).toEqual(['The kettle is on.']);
    const used = scene.database.db.selectFrom('quota').select('used').where('user_id', '=', person.id);
    expect(await used.where('kind', '=', 'model').execute()).toEqual([{ used: 0 }]);
  });

  it('An answer that stalls ends with its last whole sentence', async () => {
    wait(HURRIED);
    model.manners = [{ say: ['The kettle is on. ', 'Tell me about'], ends: 'stall' }];
    expect(await ask('How is your evening?')).toBe('The kettle is on.');
  });

  it.each([
    ['nothing but a stage direction', ['*waves* ', '*smiles*']],
    ['nothing at all', ['   ', '\n']],
  ])('A model that says %s shows nothing, and written lines answer', async (_what, say) => {
    model.manners = [{ say }];
    expect(await ask('How is your evening?')).not.toMatch(/waves|smiles|^\s*$/);
    expect(shown()).toEqual([]);
  });

  it('An answer in progress finishes although another line arrives', async () => {
    const held = gate();
    model.manners = [{ say: ['The kettle is on. ', 'And', held.promise, ' so am I.'] }, { say: ['Two it is.'] }];
    await scene.say(person, room, 'How is your evening?');
    await socket.until(() => shown().length > 0);
    await scene.say(person, room, 'A second line');
    held.resolve();
    await scene.settled(room);
    expect(await answers()).toEqual(['The kettle is on. And so am I.', 'Two it is.']);
  });

  it('A model is left alone as soon as it says what may not be shown', async () => {
    const gone = model.abandoned;
    model.manners = [{ say: ['You should kill yourself tonight. ', 'Sleep', new Promise(() => undefined)] }];
    await ask('My day was long');
    await model.untilAbandoned(gone + 1);
    expect(shown()).toEqual([]);
  });

  it('A forming line goes to nobody who is not in the room', async () => {
    const other = await scene.person();
    const theirs = await new TestSocket(`${scene.server.address.replace('http', 'ws')}/ws`).signIn(other.token);
    theirs.say({ type: 'join_room', chatRoomId: room });
    await theirs.next('room_error');
    model.manners = [{ say: SENTENCES }];
    socket.say({ type: 'chat_message', chatRoomId: room, clientId: randomUUID(), content: 'How is your evening?' });
    await socket.next('message_ack');
    await scene.settled(room);
    await socket.until(() => lines().length > 0);
    expect(forming().length).toBeGreaterThan(0);
    expect(forming(theirs)).toEqual([]);
    theirs.drop();
  });
});
