import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/moderation.ts';
import { appealDecision } from '#contract/moderation.decisions.ts';
import { call } from '#test/app.ts';
import { DeskScene } from '#test/desk-scene.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { personSubject } from '#test/report-scene.ts';

const scene = new DeskScene();
let address: string;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  await scene.open();
  await scene.test.app.listen({ port: 0, host: '127.0.0.1' });
  address = `ws://127.0.0.1:${(scene.test.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(async () => {
  for (const socket of sockets) socket.drop();
  await scene.close();
});

async function connect({ token }: { token: string }): Promise<TestSocket> {
  const socket = new TestSocket(address);
  sockets.push(socket);
  return socket.signIn(token);
}

/** Returns the hints to reload that a person's clients got, once all events sent until now have arrived. */
async function heard(socket: TestSocket): Promise<string[]> {
  const timestamp = socket.events.length;
  socket.say({ type: 'ping', timestamp });
  await socket.until(() => socket.events.some((event) => event.type === 'pong' && event.timestamp === timestamp));
  const scopes = socket.events.splice(0).flatMap((event) => (event.type === 'resync' ? [event.scope] : []));
  return [...new Set(scopes)];
}

it('Each step of a report notifies only the people it concerns', async () => {
  const [mod, other] = [await scene.moderator(), await scene.moderator()];
  const [ana, ben, eve] = [await scene.member(), await scene.member(), await scene.member()];
  const [atDesk, reporter, person, stranger] = [
    await connect(mod),
    await connect(ana),
    await connect(ben),
    await connect(eve),
  ];
  const all = [atDesk, reporter, person, stranger];
  const heardByAll = async (): Promise<string[][]> => Promise.all(all.map(heard));
  const id = await scene.reported(ana, personSubject(ben));
  expect(await heardByAll()).toEqual([['cases'], ['reports'], [], []]);
  await scene.decide(mod, id, { action: 'no_writing', days: 1 });
  expect(await heardByAll()).toEqual([['cases'], ['reports'], ['me', 'decisions'], []]);
  const [told] = await scene.decisions(ben.token);
  const params = { id: told?.id ?? '' };
  await call(scene.test.app, appealDecision, { token: ben.token, params, body: { text: 'Not me' } });
  expect(await heardByAll()).toEqual([['cases'], [], ['decisions'], []]);
  const body = { version: await scene.caseVersion(id), outcome: 'withdrawn', answer: 'You are right.' };
  await call(scene.test.app, contract.answerAppeal, { token: other.token, params: { id }, body });
  expect(await heardByAll()).toEqual([['cases'], ['reports'], ['me', 'decisions'], []]);
});

it('A moderator who is reported hears nothing of it, and the others do', async () => {
  const [mod, other, ana] = [await scene.moderator(), await scene.moderator(), await scene.member()];
  const [reported, atDesk] = [await connect(mod), await connect(other)];
  const id = await scene.reported(ana, personSubject(mod));
  expect([await heard(reported), await heard(atDesk)]).toEqual([[], ['cases']]);
  const wish = { token: other.token, params: { id }, body: { isMine: true } };
  expect((await call(scene.test.app, contract.takeCase, wish)).status).toBe(200);
  expect([await heard(reported), await heard(atDesk)]).toEqual([[], ['cases']]);
});
