import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { declinePushedCall, RING_MS } from '#contract/calls.ts';
import { call } from '#test/app.ts';
import { CallScene } from '#test/call-scene.ts';
import { PushScene } from '#test/push-scene.ts';

const push = new PushScene();
let scene: CallScene;
beforeAll(async () => {
  await push.open();
  scene = new CallScene(push.server);
});
beforeEach(async () => {
  await push.begin();
  await push.set(push.ben, { quietHoursEnabled: false });
  for (const from of [push.ana, push.ben]) await push.say('Hello', { from });
  await push.allIsTold();
  await scene.consent(push.ana, push.roomId, 'ask');
  await scene.consent(push.ben, push.roomId, 'yes');
  push.service.clear();
});
afterAll(push.close);

const start = async (): Promise<string> => (await scene.start(push.ana, push.roomId)).body.call.id;
/** Runs the worker until the pushes of calls are gone. */
const told = async (): Promise<void> => {
  const due = () => push.database.db.selectFrom('call_push').selectAll().execute();
  await expect
    .poll(async () => {
      if ((await due()).some(({ claimed_until: until }) => until === null)) push.time.pass(1000);
      return due();
    })
    .toEqual([]);
};

it('A ringing call is pushed with two buttons until it is answered', async () => {
  const id = await start();
  await told();
  const [delivered] = push.service.delivered.slice(-1);
  expect(delivered).toMatchObject({
    urgency: 'high',
    ttl: RING_MS / 1000,
    topic: id.replaceAll('-', ''),
    payload: {
      type: 'call',
      callId: id,
      tag: `call-${id}`,
      url: `/chat/${push.roomId}?call=${id}`,
      title: `p_${push.ana.id}`,
      actions: [{ action: 'answer' }, { action: 'decline' }],
      isSilent: false,
    },
  });
  await scene.answer(push.ben, id);
  await told();
  expect(push.service.of(push.phone).at(-1)).toMatchObject({
    type: 'call_over',
    callId: id,
    tag: `call-${id}`,
    body: 'Answered on another device.',
    isSilent: true,
    isSettled: true,
  });
  await scene.hangUp(push.ben, id);
  await told();
  expect(push.service.of(push.phone).filter(({ type }) => type.startsWith('call'))).toHaveLength(2);
});

it('The notification’s key says no without a session, for this call and person alone', async () => {
  const id = await start();
  await told();
  const { declineKey = '', body } = push.service.of(push.phone).at(-1) ?? {};
  expect(body).toContain('network address');
  const decline = (callId: string, key: string) =>
    call(push.server.app, declinePushedCall, { params: { id: callId }, body: { key } });
  expect((await decline(id, 'x'.repeat(43))).status).toBe(404);
  expect((await decline(crypto.randomUUID(), declineKey)).status).toBe(404);
  expect((await scene.read(push.ana, id)).body.call.state).toBe('ringing');
  expect((await decline(id, declineKey)).status).toBe(200);
  expect((await scene.read(push.ana, id)).body.call.ended?.how).toBe('missed');
  await told();
  expect(push.service.of(push.phone).at(-1)).toMatchObject({ type: 'call_over', isSettled: true });
  const next = await start();
  expect((await decline(next, declineKey)).status).toBe(404);
  await told();
  await scene.answer(push.ben, next);
  const later = push.service.of(push.phone).find(({ callId, type }) => callId === next && type === 'call')?.declineKey;
  expect((await decline(next, later ?? '')).status).toBe(200);
  expect((await scene.read(push.ana, next)).body.call.state).toBe('answered');
});

it('A missed call takes the notification away and says so', async () => {
  const id = await start();
  await told();
  await scene.hangUp(push.ana, id);
  await told();
  expect(push.service.of(push.phone).at(-1)).toMatchObject({
    type: 'call_over',
    body: 'You missed a call.',
    isSettled: false,
  });
});

it.each([
  ['in quiet hours', { quietHoursEnabled: true, quietHoursStart: '00:00', quietHoursEnd: '23:59' }],
  ['without notifications of chats', { quietHoursEnabled: false, dmNotifications: false }],
])('A call to a person %s pushes nothing', async (_when, settings) => {
  await push.set(push.ben, settings);
  const id = await start();
  push.time.pass(3000);
  await scene.hangUp(push.ana, id);
  push.time.pass(3000);
  expect(await push.database.db.selectFrom('call_push').selectAll().execute()).toEqual([]);
  expect(push.service.of(push.phone).filter(({ type }) => type.startsWith('call'))).toEqual([]);
});
