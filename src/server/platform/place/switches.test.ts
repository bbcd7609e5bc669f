import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { sendMessage } from '#contract/chat.ts';
import { getPlace, parts, type Part } from '#contract/place.ts';
import type { Route } from '#contract/route.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type OwnTestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, proveSelf, type TestMember } from '#test/factories.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { makeGroup, makeSettled } from '#test/group-scene.ts';
import { ofNoPart, partOfFile, stillOpen } from '#test/parts.ts';
import { declaredRoutes, type NamedRoute } from '#test/routes.ts';

const routes = await declaredRoutes();
const fileOf = ({ name }: NamedRoute): string => name.slice(0, name.lastIndexOf('.'));

let test: OwnTestApp;
let member: TestMember;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100000' });
  member = await newMember(test, COMPLETE_PROFILE);
  await proveSelf(test, member);
});
afterAll(() => test.close());
afterEach(async () => {
  for (const part of parts) await turn(part, true);
});

async function turn(part: Part, isOn: boolean): Promise<void> {
  const { db, place } = test.deps;
  await inTransaction(db, (trx) => place.write(trx, part, isOn));
  await place.announce();
}

describe('the parts of the contract', () => {
  it('Every route belongs to the part of its file, or stays open for a reason', () => {
    for (const one of routes) {
      const file = fileOf(one);
      const isOfNone = ofNoPart.has(file) || file.split('.')[0] === 'operator';
      expect(isOfNone || file in partOfFile, `${file} is neither of a part nor of none`).toBe(true);
      const expected = one.name in stillOpen ? undefined : partOfFile[file];
      expect([one.name, one.route.part]).toEqual([one.name, expected]);
    }
  });

  it('Every exception names a route that there is', () => {
    const names = new Set(routes.map(({ name }) => name));
    expect(Object.keys(stillOpen).filter((name) => !names.has(name))).toEqual([]);
    expect(new Set(routes.flatMap(({ route }) => route.part ?? []))).toEqual(new Set(parts));
  });

  it.each(parts)('A switch closes the routes of %s, and those alone, with one code', async (part) => {
    const params = { id: '0191d8a0-0000-7000-8000-000000000000', userId: 999_999_999_999, otherId: 999_999_999_999 };
    const ask = (route: Route) =>
      call(test.app, route, { token: member.token, params, ...(route.method !== 'GET' && { body: {} }) });
    await turn(part, false);
    for (const { route } of routes.filter((one) => one.route.part === part)) {
      const { status, problem } = await ask(route);
      expect([route.path, status, problem.code]).toEqual([route.path, 403, 'switched_off']);
    }
    const others = routes.filter(({ route }) => route.part !== undefined && route.part !== part);
    for (const { route } of others)
      expect([route.path, (await ask(route)).problem?.code]).not.toContain('switched_off');
    await turn(part, true);
    for (const { route } of routes.filter((one) => one.route.part === part))
      expect([route.path, (await ask(route)).problem?.code]).not.toContain('switched_off');
  });
});

describe('rooms of a part that is off', () => {
  it('A group takes no line by HTTP or socket while groups are off', async () => {
    const people = await makeSettled(test, 2);
    const roomId = await makeGroup(test, people);
    const [owner] = people;
    if (owner === undefined) throw new Error('nobody');
    const { token } = owner;
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = `ws://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/ws`;
    const socket = await new TestSocket(address).signIn(token);
    const clientId = '0191d8a0-0000-7000-8000-0000000000aa';
    const line = { token, params: { roomId }, body: { content: 'Hello all', clientId } };
    await turn('groups', false);
    expect(await socket.next('resync')).toMatchObject({ scope: 'place' });
    expect((await call(test.app, sendMessage, line)).problem.code).toBe('switched_off');
    socket.say({ type: 'chat_message', chatRoomId: roomId, content: 'Hello all', clientId });
    expect(await socket.next('message_nack')).toMatchObject({ clientId, code: 'switched_off', retryable: false });
    expect((await call(test.app, getPlace)).body.off).toEqual(['groups']);
    await turn('groups', true);
    expect((await call(test.app, sendMessage, line)).status).toBe(200);
  });
});
