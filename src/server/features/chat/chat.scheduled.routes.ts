import * as contract from '#contract/chat.scheduled.ts';
import { DAY_MS } from '#contract/durations.ts';
import { cancel, change, listFor, schedule, theirNine } from '#server/features/chat/scheduled/scheduled.ts';
import { sendNow, startSending } from '#server/features/chat/scheduled/sending.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { mustBeIn, spendMessage } from './chat.ts';

/** Serves the messages that members send later. */
export function scheduledMessages(server: Server): void {
  const { app, deps } = server;

  serve(server, contract.listScheduled, async ({ caller }) => ({ lines: await listFor(deps, caller.userId) }));

  serve(server, contract.scheduleTimes, async ({ caller: { userId }, params: { roomId } }) => {
    await mustBeIn(deps.db, userId, roomId);
    return { theirNine: (await theirNine(deps, { roomId, userId }))?.toISOString() ?? null };
  });

  serve(server, contract.scheduleMessage, async ({ caller: { userId }, params, body: { clientId, ...written } }) => ({
    line: await schedule(deps, { ...params, userId, id: clientId }, written),
  }));

  serve(server, contract.changeScheduled, async ({ caller: { userId }, params, body }) => ({
    line: await change(deps, { ...params, userId }, body),
  }));

  serve(server, contract.sendScheduled, async ({ caller: { userId }, params, body }) => {
    const retryAfterSeconds = await spendMessage(deps, userId);
    if (retryAfterSeconds !== undefined) throw new AppError('rate_limited', { retryAfterSeconds });
    return { message: await sendNow(deps, { ...params, userId }, body?.sendAnyway === true) };
  });

  serve(server, contract.cancelScheduled, async ({ caller: { userId }, params }) => {
    await cancel(deps, { ...params, userId });
    return { ok: true as const };
  });

  const what = 'Messages for later that could not be sent';
  const ms = contract.UNSENT_DAYS * DAY_MS;
  deps.retention.rows({ table: 'scheduled_line', what, ms, after: 'after their time', since: 'send_at' });
  app.addHook('onClose', startSending(deps));
}
