import { DAY_MS } from '#contract/durations.ts';
import * as contract from '#contract/notifications.ts';
import type { Speaker } from '#content/speaker.ts';
import { speakerFor } from '#server/platform/speaker.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { noteMessages } from './due.statements.ts';
import { sendToDevices, settingsFor, subscribe } from './notifications.ts';
import { startPushWorker } from './push-worker.ts';
import { deleteSubscription, deleteSubscriptionsOfEnded, saveSettings } from './notifications.queries.ts';

const TEST = {
  type: 'test',
  url: '/account/notifications',
  tag: 'test',
  roomId: null,
  isSilent: false,
} as const;

export function notifications(server: Server): void {
  const { app, deps } = server;
  const { db, clock, push, sessions, rooms, log } = deps;
  const done = { ok: true } as const;

  deps.retention.rows({
    table: 'push_due',
    what: 'Notifications that could not be sent',
    ms: DAY_MS,
    after: 'after they were due',
    since: 'due_at',
  });
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
    const { t }: Speaker = await speakerFor(db, userId);
    const title = t('push.test-title', 'It works');
    const body = t('push.test', 'This is how Wildin will reach you.');
    const payload = { ...TEST, title, body, unreadCount: await rooms.keeper.countUnread(userId) };
    const deliveries = [...(await sendToDevices(deps, { userId, payload, priority: 'high', topic: 'test' })).values()];
    return { delivered: deliveries.filter(({ outcome }) => outcome === 'delivered').length };
  });

  sessions.onRevoked((userId, ended) => {
    // If this fails, `sendToDevices` still leaves out devices whose session has ended.
    deleteSubscriptionsOfEnded(db, userId, ended?.deviceId).catch((error: unknown) => {
      log.error({ err: error }, 'push subscriptions of an ended session');
    });
  });
  rooms.register({ step: noteMessages });
  const worker = startPushWorker(deps);
  app.addHook('onClose', () => worker.stop());
}
