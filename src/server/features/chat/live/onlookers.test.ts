import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { MAX_LOOKED_AT } from '#contract/realtime.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, type Instance } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let server: Instance;
let ana: Person;
let ben: Person;
let eve: Person;
beforeAll(async () => {
  ({ server } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(server.deps, 3)) as [Person, Person, Person];
});
afterEach(scene.dropSockets);

const presence = (socket: TestSocket) =>
  socket.events.flatMap((event) => (event.type === 'presence' ? [[event.userId, event.isOnline]] : []));
const look = (socket: TestSocket, ...people: Person[]): void =>
  socket.say({ type: 'look_at', userIds: people.map(({ id }) => id) });
/** Waits until the socket has received at least `count` presence events. */
async function told(socket: TestSocket, count: number): Promise<void> {
  await socket.until(() => presence(socket).length >= count);
}
async function hide(person: Person, hideOnline: boolean): Promise<void> {
  const { status } = await call(server.app, updateUser, {
    token: person.token,
    params: { id: person.id },
    body: { hideOnline },
  });
  expect(status).toBe(200);
}

describe('who looks at people they share no room with', () => {
  it('An onlooker learns at once who is here, and of each who comes meanwhile', async () => {
    await scene.connect(eve);
    await server.deps.presence.flush();
    const b = await scene.connect(ben);
    look(b, ana, eve);
    await told(b, 2);
    expect(new Set(presence(b).map(String))).toEqual(new Set([`${ana.id},false`, `${eve.id},true`]));
    await scene.connect(ana);
    await told(b, 3);
    expect(presence(b).at(-1)).toEqual([ana.id, true]);
  });

  it('An onlooker hears no more of people they look at no longer', async () => {
    const b = await scene.connect(ben);
    look(b, ana);
    await told(b, 1);
    look(b, eve);
    await told(b, 2);
    await scene.connect(ana);
    await scene.connect(eve);
    await told(b, 3);
    expect(presence(b)).toEqual([
      [ana.id, false],
      [eve.id, false],
      [eve.id, true],
    ]);
    look(b);
    await hide(eve, true);
    await hide(eve, false);
    look(b, ana);
    await told(b, 4);
    expect(presence(b).at(-1)?.[0]).toBe(ana.id);
  });

  it('An onlooker sees somebody who hides their presence as away, whatever they do', async () => {
    await hide(ana, true);
    const b = await scene.connect(ben);
    await scene.connect(ana);
    await server.deps.presence.flush();
    look(b, ana);
    await told(b, 1);
    await hide(ana, false);
    await told(b, 2);
    await hide(ana, true);
    await told(b, 3);
    expect(presence(b).map(([, isOnline]) => isOnline)).toEqual([false, true, false]);
  });

  it('An onlooker hears nothing of who blocked them, before or after', async () => {
    const b = await scene.connect(ben);
    look(b, ana, eve);
    await told(b, 2);
    await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    await scene.connect(ana);
    await scene.connect(eve);
    await told(b, 3);
    look(b, ana, eve);
    await told(b, 4);
    expect(presence(b).slice(2).flat()).not.toContain(ana.id);
  });

  it('An onlooker may look at sixty at most, and at nobody before signing in', async () => {
    const b = await scene.connect(ben);
    b.say({ type: 'look_at', userIds: Array.from({ length: MAX_LOOKED_AT + 1 }, () => ana.id) });
    expect(await b.next('error')).toMatchObject({ code: 'invalid' });
    const stranger = await scene.socket().opened();
    look(stranger, ana);
    expect(await stranger.next('error')).toMatchObject({ code: 'unauthenticated' });
  });
});
