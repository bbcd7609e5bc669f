import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { helpTexts } from '#content/safety/cards.ts';
import { safetyQuestions } from '#content/safety/questions.ts';
import { demoAfterHelp, demoNear, demoNearAtAll, demoVoices, inviteIsOff } from '#content/demo-lines.ts';
import { deleteMessage } from '#contract/chat.changes.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { moreNearLines, nearLines, otherNearLines } from '#test/near-lines.ts';
import { handTimers } from '#test/faults/timers.ts';
import { removeDemo } from './demo.ts';
import { answerFrom, DEMO_LINES, scriptOf } from './voice.ts';
import { spokenIn } from '#server/platform/speaker.ts';

const time = handTimers();
let database: TestDatabase;
let server: Instance;
let person: Person;
let demo: Person;
let room: string;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database, { clock: time.clock, timers: time });
  // The sentence encoder loads in real time, and the tests' clock does not wait for it.
  await server.deps.safety.judge(['hello']);
});
afterAll(async () => {
  const closing = server.close();
  time.pass(1);
  await closing;
  await database.close();
});
beforeEach(async () => {
  await sql`INSERT INTO demo_community (seed, settled_at) VALUES (1, now())
    ON CONFLICT (only_row) DO UPDATE SET removed_at = NULL`.execute(database.db);
  [person, demo] = (await makePeople(server.deps, 2)) as [Person, Person];
  await sql`UPDATE account SET is_demo = true, mbti_type = 'ENFP', bio = 'I water the plants and they water me.'
    WHERE id = ${demo.id}`.execute(database.db);
  room = await makeRoom(database.db, person, demo);
});
afterEach(async () => {
  await sql`DELETE FROM demo_due`.execute(database.db);
});

async function say(content: string, { from = person, to = room } = {}): Promise<void> {
  const body = { clientId: randomUUID(), content };
  const answer = await call(server.app, sendMessage, { token: from.token, params: { roomId: to }, body });
  expect(answer.status).toBe(200);
}

async function log(): Promise<Message[]> {
  const params = { roomId: room };
  const { body } = await call(server.app, listMessages, { token: person.token, params, query: { limit: 300 } });
  return body.messages;
}

const answered = async (): Promise<string[]> =>
  (await log()).filter(({ senderId }) => senderId === demo.id).map(({ content }) => content);

const owed = async (): Promise<number> =>
  (await database.db.selectFrom('demo_due').select('seq').where('room_id', '=', room).execute()).length;

/** Advances the clock in small steps until no answer is due; returns the time that passed, in ms. */
async function settled(): Promise<number> {
  const start = time.clock.now().getTime();
  const look = async (): Promise<boolean> => {
    if ((await owed()) === 0) return true;
    time.pass(50);
    return false;
  };
  await vi.waitUntil(look, { interval: 2, timeout: 200_000 });
  return time.clock.now().getTime() - start;
}

async function ask(content: string): Promise<string[]> {
  const before = (await answered()).length;
  await say(content);
  await settled();
  return (await answered()).slice(before);
}

describe('a demo member', () => {
  it('A demo member answers a first message with written lines within seconds', async () => {
    await say('hi, who are you?');
    expect(await settled()).toBeLessThan(8000);
    const lines = await answered();
    expect(lines).toHaveLength(2);
    expect(demoVoices.Artist.hello).toContain(lines[0]);
    expect(lines[1]).toContain('I water the plants and they water me.');
  });

  it('A demo member’s second answer explains rooms and gives the invite address', async () => {
    await ask('hi');
    const [tour, plain, invite] = await ask('nice to meet you');
    expect(demoVoices.Artist.room).toContain(tour);
    expect(plain).toContain('demo member');
    expect(invite).toContain(`${server.deps.config.publicUrl.origin}/u/p_${person.id}`);
  });

  it('A demo member gives no address of an invite page that is off', async () => {
    await sql`UPDATE account SET invite_enabled = false WHERE id = ${person.id}`.execute(database.db);
    await ask('hi');
    expect((await ask('hello again')).at(-1)).toBe(inviteIsOff);
  });

  it('A demo member stops after ten lines, the last of which says so', async () => {
    for (let n = 0; n < 7; n += 1) expect(await ask(`line ${n}`)).not.toEqual([]);
    const lines = await answered();
    expect(lines).toHaveLength(DEMO_LINES);
    expect(demoVoices.Artist.last).toContain(lines.at(-1));
    expect(await ask('and now?')).toEqual([]);
    expect(await ask('hello?')).toEqual([]);
  });

  it('A demo member answers several lines together and a later line separately', async () => {
    await say('hey');
    await say('are you there');
    time.pass(100);
    await say('hello?');
    await vi.waitUntil(
      async () => {
        time.pass(50);
        return (await answered()).length === 1;
      },
      { interval: 2, timeout: 200_000 },
    );
    await say('there you are');
    await settled();
    const lines = await answered();
    expect(lines).toHaveLength(5);
    expect((await log()).map(({ senderId }) => senderId === demo.id).filter(Boolean)).toHaveLength(5);
  });

  it('A demo member answers as ever after a message was deleted', async () => {
    await say('hey');
    const params = { roomId: room, messageId: (await log())[0]?.id ?? '' };
    expect((await call(server.app, deleteMessage, { token: person.token, params })).status).toBe(200);
    await settled();
    expect(await answered()).toHaveLength(2);
  });

  it('A demo member repeats nothing after a worker died, and finishes what it began', async () => {
    await ask('hi');
    const owes = (seq: number): Promise<unknown> =>
      sql`INSERT INTO demo_due (room_id, seq, due_at) VALUES (${room}, ${seq}, ${time.clock.now()})`.execute(
        database.db,
      );
    // This is the state after a worker died between the answer and the end of its work.
    await owes(1);
    await settled();
    expect(await answered()).toHaveLength(2);
    // This is the state after a worker died between the two lines of the answer.
    const whole = await answered();
    await sql`DELETE FROM room_event WHERE room_id = ${room} AND seq = 3`.execute(database.db);
    await sql`UPDATE room SET last_seq = 2 WHERE id = ${room}`.execute(database.db);
    await owes(1);
    await settled();
    expect(await answered()).toEqual(whole);
    expect(await ask('what else?')).toHaveLength(3);
  });

  it('A crisis message gets the fixed help and no joke follows', async () => {
    await say('hi');
    time.pass(100);
    await say('i want to kill myself');
    await settled();
    expect(await answered()).toEqual([helpTexts.self_harm]);
    expect(await ask('sorry')).toEqual([]);
  });

  it('No joke follows help, though a worker died after it', async () => {
    expect(await ask('i want to kill myself')).toEqual([helpTexts.self_harm]);
    await sql`INSERT INTO demo_due (room_id, seq, due_at) VALUES (${room}, 1, ${time.clock.now()})`.execute(
      database.db,
    );
    await settled();
    expect(await answered()).toEqual([helpTexts.self_harm]);
  });

  it('A second crisis message gets its own help card', async () => {
    expect(await ask('i want to kill myself')).toEqual([helpTexts.self_harm]);
    expect(await ask('my husband beats me and locks me in')).toEqual([helpTexts.harmed]);
    expect(await ask('i want to kill myself')).toEqual([helpTexts.self_harm]);
  });

  it('A crisis split over lines gets a question and a no gets the numbers', async () => {
    await ask('i want');
    await ask('to end');
    const [asked = ''] = await ask('my life');
    expect(safetyQuestions.self_harm).toContain(asked);
    expect(await ask('no')).toEqual([demoAfterHelp[0]]);
    expect(await ask('what is brown and sticky?')).toEqual([]);
  });

  it('A question that is answered with a yes gets the card', async () => {
    for (const piece of ['i want', 'to end', 'my life']) await ask(piece);
    expect(await ask('yes')).toEqual([helpTexts.self_harm]);
  });

  it('A demo member stays silent in a blocked room and after the demo’s removal', async () => {
    await sql`INSERT INTO block VALUES (${person.id}, ${demo.id}, now())`.execute(database.db);
    await sql`INSERT INTO demo_due (room_id, seq, due_at) VALUES (${room}, 1, ${time.clock.now()})`.execute(
      database.db,
    );
    await settled();
    await sql`DELETE FROM block`.execute(database.db);
    expect(await answered()).toEqual([]);
    await say('hi');
    await removeDemo(database.db, time.clock.now());
    expect(await database.db.selectFrom('demo_due').selectAll().execute()).toEqual([]);
  });
});

describe('beside something grave', () => {
  const all = [...nearLines, ...moreNearLines, ...otherNearLines];
  const helps: readonly string[] = [...Object.values(helpTexts), ...Object.values(safetyQuestions).flat()];
  const near = [...Object.values(demoNear).flat(), ...demoNearAtAll, ...demoAfterHelp];
  const plain = new Set([...near, ...helps].flatMap((text) => [text, spokenIn('es')(text)]));

  it.each(['INTJ', 'INFJ', 'ESTP', 'ISFJ', 'ENFP'].map((type, at) => [type, at] as const))(
    'A demo member of the type %s does not joke',
    async (type, at) => {
      const witty: string[] = [];
      // Twelve lines for each type, in twelve rooms.
      for (const said of all.filter((_, number) => number % Math.ceil(all.length / 12) === at)) {
        [person, demo] = (await makePeople(server.deps, 2)) as [Person, Person];
        await sql`UPDATE account SET is_demo = true, mbti_type = ${type} WHERE id = ${demo.id}`.execute(database.db);
        room = await makeRoom(database.db, person, demo);
        const lines = await ask(said);
        if (lines.length !== 1 || !plain.has(lines[0] ?? '')) witty.push(`${said} → ${lines.join(' ')}`);
      }
      expect(witty).toEqual([]);
    },
  );

  it('The script goes on where it was and says the plain line once', async () => {
    await ask('hi');
    const [first] = await ask('my grandmother died on Tuesday');
    expect(demoNear.Artist).toContain(first);
    const [second] = await ask('the funeral is tomorrow at ten');
    expect(demoNearAtAll).toContain(second);
    const [tour, plainly] = await ask('what can this room do?');
    expect(demoVoices.Artist.room).toContain(tour);
    expect(plainly).toContain('demo member');
  });

  it('A Spanish line gets a Spanish one', async () => {
    expect(await ask('mi tío guarda un arma en la cocina')).toEqual(demoNear.Artist.map(spokenIn('es')));
  });
});

describe('two people', () => {
  it('Two people in a room owe each other nothing', async () => {
    const [other] = (await makePeople(server.deps, 1)) as [Person];
    await say('hi', { to: await makeRoom(database.db, person, other) });
    expect(await database.db.selectFrom('demo_due').selectAll().execute()).toEqual([]);
  });
});

describe('the lines', () => {
  const types = ['INTJ', 'INFJ', 'ESTP', 'ISFJ', 'ENFP'] as const;
  const scripts = types.flatMap((type) =>
    Array.from({ length: 12 }, (_, n) =>
      scriptOf({ demoId: 1000 + n, type, bio: `bio ${n}`, link: 'https://x/u/me', spoken: spokenIn('en') }),
    ),
  );

  it('Each demo script has ten complete lines and gives the address once', () => {
    for (const script of scripts) {
      expect(script).toHaveLength(DEMO_LINES);
      expect(script.join(' ')).not.toMatch(/[{}]|undefined/);
      expect(script.filter((line) => line.includes('https://x/u/me'))).toHaveLength(1);
      expect(script.slice(0, 5).join(' ')).toMatch(/demo member/);
    }
  });

  it('The lines of two demo members are hardly ever the same', () => {
    expect(new Set(scripts.map((script) => script.join('\n'))).size).toBe(scripts.length);
    expect(new Set(scripts.map(([hello]) => hello)).size).toBeGreaterThan(10);
  });

  it('A demo answer continues where it was interrupted and ends with the script', () => {
    const script = scripts[0] ?? [];
    expect(answerFrom(script, 0)).toEqual(script.slice(0, 2));
    expect(answerFrom(script, 1)).toEqual(script.slice(1, 2));
    expect(answerFrom(script, 2)).toEqual(script.slice(2, 5));
    expect(answerFrom(script, 9)).toEqual(script.slice(9));
    expect(answerFrom(script, 10)).toEqual([]);
  });
});

it('A demo member speaks the reader’s language, line by line', () => {
  const speaker = { demoId: 1003, type: 'ENFP', bio: null, link: null };
  const [english, inSpanish] = (['en', 'es'] as const).map((language) =>
    scriptOf({ ...speaker, spoken: spokenIn(language) }),
  );
  expect(inSpanish).toHaveLength(english?.length ?? 0);
  expect(inSpanish?.filter((line) => english?.includes(line))).toEqual([]);
});
