import * as contract from '#contract/calls.ts';
import { DAY_MS } from '#contract/durations.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { AppError } from '#server/platform/errors.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { actOn } from './acting.ts';
import { callMetrics } from './calls.metrics.ts';
import { callById, seatedCallOf, type CallRow } from './calls.queries.ts';
import { sideOf, type CallAct } from './calls.rules.ts';
import { doorFor, setConsent } from './door.ts';
import { followCalls, isShownTo } from './live.ts';
import { callFor } from './present.ts';
import { startCallPush } from './push.ts';
import { declinePushed } from './push.answer.ts';
import { relayFor } from './relay.ts';
import { followSignals } from './signalling.ts';
import { startCall } from './starting.ts';

export function calls(server: Server): void {
  const { app, deps } = server;
  const { db, clock, retention } = deps;

  serve(server, contract.getCallDoor, ({ caller, params }) => doorFor(deps, { ...params, userId: caller.userId }));
  serve(server, contract.setCallConsent, ({ caller, params, body }) =>
    setConsent(deps, { ...params, userId: caller.userId }, body.answer),
  );
  serve(server, contract.startCall, async ({ caller: { userId }, params, body }) => ({
    call: callFor(await startCall(deps, { ...params, userId }, body), userId),
  }));

  const act = async ({ userId }: { userId: number }, id: string, wanted: CallAct) => ({
    call: callFor(await actOn(deps, { id, userId }, wanted), userId),
  });
  serve(server, contract.answerCall, ({ caller, params: { id }, body }) =>
    act(caller, id, { does: 'answer', comesAs: body.comesAs, connection: body.connectionId }),
  );
  serve(server, contract.declineCall, ({ caller, params: { id } }) => act(caller, id, { does: 'decline' }));
  serve(server, contract.declinePushedCall, ({ params: { id }, body }) => declinePushed(deps, id, body.key));
  serve(server, contract.hangUp, ({ caller, params: { id } }) => act(caller, id, { does: 'hang_up' }));
  serve(server, contract.resumeCall, ({ caller, params: { id }, body }) =>
    act(caller, id, { does: 'resume', connection: body.connectionId }),
  );
  serve(server, contract.changeComesAs, ({ caller, params: { id }, body }) =>
    act(caller, id, { does: 'change', comesAs: body.comesAs }),
  );
  serve(server, contract.agreeToCall, ({ caller, params: { id }, body }) =>
    act(caller, id, { does: 'agree', agrees: body.agrees }),
  );

  const ownCall = async (id: string, userId: number): Promise<CallRow> => {
    const row = await callById(db, id);
    if (row === undefined || sideOf(row, userId) === undefined || !isShownTo(row, userId)) {
      throw new AppError('not_found');
    }
    return row;
  };
  const withOther = async (row: CallRow, userId: number) => {
    const otherId = row.caller_id === userId ? row.callee_id : row.caller_id;
    const cards = await cardsFor(db, [otherId], { viewerId: userId, now: clock.now() });
    return { call: callFor(row, userId), other: cards.get(otherId) ?? null };
  };
  serve(server, contract.getRelay, async ({ caller: { userId }, params: { id } }) => {
    const call = await ownCall(id, userId);
    if (call.ended_at !== null) throw new AppError('call_over');
    return relayFor(deps.config, { call, userId, now: clock.now() });
  });
  serve(server, contract.getCurrentCall, async ({ caller: { userId } }) => {
    const row = await seatedCallOf(db, userId);
    return row === undefined ? { call: null, other: null } : withOther(row, userId);
  });
  serve(server, contract.getCall, async ({ caller: { userId }, params: { id } }) =>
    withOther(await ownCall(id, userId), userId),
  );

  retention.rows({
    table: 'call',
    what: 'Who called whom, when, how long and what became of it',
    ms: contract.CALLS_KEPT_MS,
    after: 'after it began',
    since: 'started_at',
  });
  retention.rows({
    table: 'call_push',
    what: 'Pushes about calls that could not be sent',
    ms: DAY_MS,
    after: 'after they were due',
    since: 'due_at',
  });
  callMetrics(deps);
  followSignals(deps);
  followCalls(server);
  const worker = startCallPush(deps);
  app.addHook('onClose', () => worker.stop());
}
