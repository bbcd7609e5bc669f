import { callFor } from './present.ts';
import { endDue, endUnfit } from './sweeping.ts';
import { callById, endedAmong, type CallRow } from './calls.queries.ts';
import type { Server } from '#server/platform/http/serve.ts';

/** The interval at which an instance looks for calls whose time is over. */
const DUE_MS = 1000;
/** The interval at which it looks for calls that may not go on, and for ends whose hint was lost. */
const UNFIT_MS = 5000;

type Deps = Server['deps'];
type CallPlace = Pick<CallRow, 'room_id' | 'caller_id' | 'callee_id'>;

/** Shows calls on the devices of their people, and ends those whose time is over or that may not go on. */
export function followCalls({ app, deps }: Server): void {
  const { db, hub, hints, timers, log } = deps;
  /** The running calls that this instance has heard of. */
  const running = new Map<string, CallPlace>();
  const onError = (error: unknown): void => log.error({ err: error }, 'calls');

  const show = async (id: string): Promise<void> => {
    const row = await callById(db, id);
    if (row === undefined || row.ended_at !== null) running.delete(id);
    else running.set(id, row);
    if (row !== undefined) for (const userId of readersOf(row)) showTo(deps, row, userId);
  };
  const one = inTurn(onError);
  const endThoseUnfit = (): void => one(() => endUnfit(deps));
  const isIn = (userId: number): boolean =>
    [...running.values()].some((place) => place.caller_id === userId || place.callee_id === userId);

  hints.on('call', /^[0-9a-f-]{36}$/, (id) => void show(id).catch(onError));
  hints.on('call_door', /^\d{12} [0-9a-f-]{36}$/, (value) => {
    const [userId, roomId = ''] = value.split(' ');
    hub.sendToPerson(Number(userId), { type: 'call_door_changed', roomId });
  });
  // A block, a suspension, a pause or a refused age is announced by one of these hints.
  hints.on('room', /^[0-9a-f-]{36}$/, (roomId) => {
    if ([...running.values()].some((place) => place.room_id === roomId)) endThoseUnfit();
  });
  for (const kind of ['revoked', 'excluded', 'resync'] as const) {
    hints.on(kind, /^\d{12}(?: [0-9a-z_-]*)?$/, (value) => {
      if (isIn(Number(value.slice(0, 12)))) endThoseUnfit();
    });
  }
  hub.listen({
    onReady: (connection) => {
      const userId = connection.identity?.userId;
      for (const [id, place] of running) {
        if (place.caller_id === userId || place.callee_id === userId) show(id).catch(onError);
      }
    },
  });

  const stops = [
    timers.every(DUE_MS, () => one(() => endDue(deps))),
    timers.every(UNFIT_MS, () => {
      endThoseUnfit();
      one(async () => {
        for (const id of await endedAmong(db, [...running.keys()])) await show(id);
      });
    }),
  ];
  app.addHook('onClose', async () => {
    for (const stop of stops) stop();
    await one.idle();
  });
}

/** Returns the people who may see a call now. A quiet call does not show to the called person before they answer it. */
function readersOf(row: CallRow): number[] {
  const isHidden = row.answered_at === null && (row.is_quiet || row.ended_how === 'busy');
  return isHidden ? [row.caller_id] : [row.caller_id, row.callee_id];
}

/** Returns whether a person may see a call now. */
export function isShownTo(row: CallRow, userId: number): boolean {
  return readersOf(row).includes(userId);
}

function showTo({ hub }: Pick<Deps, 'hub'>, row: CallRow, userId: number): void {
  hub.sendToPerson(userId, { type: 'call_changed', call: callFor(row, userId) });
}

interface Turns {
  (work: () => Promise<void>): void;
  idle: () => Promise<void>;
}

/** Returns a function that runs pieces of work one after the other. */
function inTurn(onError: (error: unknown) => void): Turns {
  let last = Promise.resolve();
  const run = (work: () => Promise<void>): void => {
    last = last.then(work).catch(onError);
  };
  return Object.assign(run, { idle: () => last });
}
