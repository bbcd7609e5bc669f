import * as contract from '#contract/notifications.ts';
import { unreadFor } from '#server/features/chat/chat.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/serve.ts';
import { Courier } from './courier.ts';
import { sendToDevices, settingsFor, subscribe } from './notifications.ts';
import { deleteSubscription, deleteSubscriptionsOfEnded, saveSettings } from './notifications.queries.ts';

const TEST = {
  type: 'test',
  title: 'It works',
  body: 'This is how Wildin will reach you.',
  url: '/account/notifications',
  tag: 'test',
  roomId: null,
  isSilent: false,
} as const;

export function notifications(server: Server): void {
  const { app, deps } = server;
  const { db, clock, push, sessions, log } = deps;
  const done = { ok: true } as const;

  serve(server, contract.getNotificationSettings, ({ caller }) => settingsFor(db, caller.userId));
  serve(server, contract.putNotificationSettings, async ({ caller, body }) => {
    await saveSettings(db, { userId: caller.userId, settings: body, now: clock.now() });
    return body;
  });

  serve(server, contract.pushKey, async () => {
    if (push.publicKey === undefined) throw new AppError('unavailable');
    return { publicKey: push.publicKey };
  });
  serve(server, contract.subscribePush, async ({ caller, body }) => {
    await subscribe(deps, caller, body);
    return done;
  });
  serve(server, contract.unsubscribePush, async ({ caller, params }) => {
    if (!(await deleteSubscription(db, { userId: caller.userId, ...params }))) throw new AppError('not_found');
    return done;
  });
  serve(server, contract.testPush, async ({ caller }) => {
    const { userId } = caller;
    const payload = { ...TEST, unreadCount: await unreadFor(db, userId) };
    const deliveries = [...(await sendToDevices(deps, { userId, payload, priority: 'high', topic: 'test' })).values()];
    return { delivered: deliveries.filter(({ outcome }) => outcome === 'delivered').length };
  });

  sessions.onRevoked((userId, sessionId) => {
    // Should this fail, the sender still finds the session ended.
    deleteSubscriptionsOfEnded(db, userId, sessionId).catch((error: unknown) => {
      log.error({ err: error }, 'push subscriptions of an ended session');
    });
  });
  const courier = new Courier(deps);
  app.addHook('onClose', () => courier.stop());
}
