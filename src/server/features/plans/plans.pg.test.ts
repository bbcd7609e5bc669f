import { afterAll, beforeAll, expect, it } from 'vitest';
import { listMessages, type Message } from '#contract/chat.ts';
import { answerPlan, cancelPlan } from '#contract/plans.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { startInstance, type Instance } from '#test/faults/instance.ts';
import { makeGroup, makeSettled } from '#test/group-scene.ts';
import { plan } from '#test/plan-scene.ts';

let database: TestDatabase;
let servers: [Instance, Instance];
beforeAll(async () => {
  database = await openTestDatabase();
  servers = [await startInstance(database), await startInstance(database)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.close();
});

const read = async (
  at: Instance,
  { token }: Person,
  { chatRoomId: roomId, id }: Message,
): Promise<Message | undefined> => {
  const { body } = await call(at.app, listMessages, { token, params: { roomId }, query: {} });
  return body.messages.find((message) => message.id === id);
};

it('Answers taken before a plan’s cancellation count and later ones are refused', async () => {
  const [one, other] = servers;
  for (let round = 0; round < 8; round += 1) {
    const people = (await makeSettled(one, 6)) as [Person, ...Person[]];
    const [ana, ...others] = people;
    const roomId = await makeGroup(one, people);
    const made = (await plan(one, ana, { roomId })).body.message;
    const params = { roomId, messageId: made.id };
    const answers = others.map(({ token }, at) =>
      call((at % 2 === 0 ? one : other).app, answerPlan, { token, params, body: { answer: 'going' } }),
    );
    const [ended, ...said] = await Promise.all([call(other.app, cancelPlan, { token: ana.token, params }), ...answers]);
    expect(ended.status).toBe(200);
    const taken = said.filter(({ status }) => status === 200).length;
    expect(said.filter(({ status, problem }) => status !== 200 && problem.code !== 'plan_closed')).toEqual([]);
    for (const at of servers) {
      expect((await read(at, ana, made))?.plan).toMatchObject({ isCancelled: true, answers: { going: 1 + taken } });
    }
  }
});

it('Two answers of one person on two servers at once are one', async () => {
  const people = (await makeSettled(servers[0], 2)) as [Person, Person];
  const [ana, ben] = people;
  const roomId = await makeGroup(servers[0], people);
  const made = (await plan(servers[0], ana, { roomId })).body.message;
  const params = { roomId, messageId: made.id };
  const both = servers.map(({ app }) =>
    call(app, answerPlan, { token: ben.token, params, body: { answer: 'maybe' as const } }),
  );
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(servers[1], ben, made)).toMatchObject({
    changedSeq: made.seq + 1,
    plan: { answers: { going: 1, maybe: 1 }, myAnswer: 'maybe' },
  });
});
