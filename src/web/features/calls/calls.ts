import {
  answerCall,
  declineCall,
  getCall,
  getCallDoor,
  getCurrentCall,
  hangUp,
  resumeCall,
  startCall,
  type Call,
  type ComesAs,
} from '#contract/calls.ts';
import { archetypes } from '#content/archetypes.ts';
import type { Me, PersonCard } from '#contract/people.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { newId } from '#web/platform/newId.ts';
import { serverNow } from '#web/platform/serverTime.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import type { Over } from './line/notes.ts';
import { newer } from './merge.ts';
import { changeView, currentCall, sidesOf, type CallView, type Wish } from './state.ts';
import { Talk } from './talk.ts';

/** Who is signed in on this page, and its connection with our server. */
let me: Pick<Me, 'id' | 'mbtiType'> | undefined;
let connectionId: string | undefined;
/** All connections that this page had. A call on another one is on another device. */
const connections = new Set<string>();
let talk: Talk | undefined;
/** The room of the call that this device begins, and what it has heard of that call before our server's answer. */
let starting: { roomId: string; early: Call[] } | undefined;

/** The person's animal; undefined before the quiz. */
export const ownAnimal = () => (me?.mbtiType ? archetypes[me.mbtiType].animal : undefined);

/** Takes what the page knew before this code was there. */
export function prepareCalls(person: Pick<Me, 'id' | 'mbtiType'>, connection: string | undefined): void {
  me = person;
  if (connection !== undefined) connectedAs(connection);
}

function connectedAs(connection: string): void {
  connectionId = connection;
  connections.add(connection);
}

/** Takes an event of the socket that concerns calls. */
export async function heard(event: ServerEvent): Promise<void> {
  if (event.type === 'auth_success') {
    connectedAs(event.connectionId);
    await comeBack();
  }
  if (event.type === 'call_changed') changed(event.call);
  if (event.type === 'call_door_changed') await invalidate(getCallDoor, { roomId: event.roomId });
  if (event.type === 'call_signal' && event.callId === currentCall.get()?.call.id) talk?.take(event);
}

/**
 * Calls somebody on this device, or answers them if they were faster. Throws CallError if that is not possible now.
 */
export async function ring(wish: Wish, other: PersonCard | null): Promise<void> {
  if (ringsIn(wish.roomId)) return answer(wish.comesAs);
  try {
    await begin(wish, other);
  } catch (error) {
    if (!ringsIn(wish.roomId)) throw error;
    await answer(wish.comesAs);
  }
}

/** Returns whether somebody calls from a room, and no device of the person has answered. */
function ringsIn(roomId: string): boolean {
  const view = currentCall.get();
  return view !== null && !view.isHere && view.call.state === 'ringing' && view.call.roomId === roomId;
}

async function begin({ roomId, comesAs }: Wish, other: PersonCard | null): Promise<void> {
  const body = { clientId: newId(), comesAs, connectionId: ownConnection() };
  const early: Call[] = [];
  starting = { roomId, early };
  let media: Promise<void> | undefined;
  try {
    const { call: begun } = await call(startCall, { params: { roomId }, body });
    put(begun, { other, isHere: true });
    if (begun.state !== 'ended') media = join(begun, comesAs);
  } finally {
    starting = undefined;
    // Without them, a call that the other person answered at once would ring on here.
    for (const next of early) changed(next);
  }
  await moveIfNew(body.connectionId);
  await media;
}

/** Moves the call of this device to its connection of now, if our server knows it by another one. */
async function moveIfNew(known: string): Promise<void> {
  if (known !== connectionId && connectionId !== undefined)
    await talk?.reconnected(connectionId).catch(() => undefined);
}

/** Answers the ringing call on this device. Throws CallError if it rings no more. */
export async function answer(comesAs: ComesAs): Promise<void> {
  const view = currentCall.get();
  if (view === null) return;
  changeView({ isHere: true });
  const media = join(view.call, comesAs);
  try {
    const body = { comesAs, connectionId: ownConnection() };
    changed((await call(answerCall, { params: { id: view.call.id }, body })).call);
    await moveIfNew(body.connectionId);
  } catch (error) {
    leave();
    currentCall.set(null);
    throw error;
  }
  await media;
}

/** Says no to the ringing call, on all devices of the person. */
export async function decline(): Promise<void> {
  const view = currentCall.get();
  currentCall.set(null);
  if (view !== null) await call(declineCall, { params: { id: view.call.id } });
}

/** Ends the call at once, here before our server knows. */
export async function endCall(): Promise<void> {
  const view = currentCall.get();
  if (view === null) return;
  leave('talked');
  const { id } = view.call;
  const how = view.call.state === 'answered' ? 'talked' : 'cancelled';
  changed(endedCopy(view.call, how));
  const ended = await call(hangUp, { params: { id }, keepalive: true }).catch(() => undefined);
  if (ended !== undefined && currentCall.get()?.call.id === id) changeView({ call: ended.call });
}

/** Closes the screen of a call that is over. */
export function closeCall(): void {
  leave();
  currentCall.set(null);
}

/** The part in the call on this device; undefined while there is none. */
export const ownTalk = (): Talk | undefined => talk;

/** Says whether our server can be reached. A call survives that it cannot, for a while. */
export function serverIs(isLive: boolean): void {
  if (!isLive) talk?.serverIsGone();
}

function changed(next: Call): void {
  if (starting?.roomId === next.roomId) {
    starting.early.push(next);
    return;
  }
  const view = currentCall.get();
  if (view !== null && view.call.id === next.id) {
    const known = newer(view.call, next);
    changeView({ call: known });
    if (known.state === 'ended') leave();
    else talk?.heard(known);
    const mine = sidesOf(known, view.me).mine.connectionId;
    if (view.isHere && known.state !== 'ended' && mine !== null && !connections.has(mine)) moveAway();
    return;
  }
  const isBusyHere = view !== null && view.call.state !== 'ended';
  if (next.state !== 'ringing' || isBusyHere || next.callee.userId !== me?.id) return;
  put(next, { other: null, isHere: false });
  void readOther(next.id);
}

/** Shows a call that is new on this device. */
function put(begun: Call, { other, isHere }: Pick<CallView, 'other' | 'isHere'>): void {
  if (me === undefined) return;
  currentCall.set({
    call: begun,
    other,
    me: me.id,
    isHere,
    line: 'opening',
    quality: 'good',
    own: null,
    streams: null,
    theirs: null,
    isServerLost: false,
    isSmall: false,
  });
}

async function readOther(id: string): Promise<void> {
  const { other } = await call(getCall, { params: { id } }).catch(() => ({ other: null }));
  if (currentCall.get()?.call.id === id) changeView({ other });
}

async function join(begun: Call, comesAs: ComesAs, isAgain = false): Promise<void> {
  leave();
  if (me === undefined) return;
  writeText(kept.call, begun.id);
  const mine = new Talk({
    call: begun,
    me: me.id,
    animal: ownAnimal() ?? 'fox',
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onCall: changed,
    onLost: () => {
      const view = currentCall.get();
      leave('lost');
      if (view !== null) changed(endedCopy(view.call, 'lost'));
    },
    onOver: (over) => {
      const view = currentCall.get();
      leave();
      if (view === null) return;
      changed(endedCopy(view.call, over));
      void call(hangUp, { params: { id: view.call.id } }).catch(() => undefined);
    },
  });
  talk = mine;
  mine.heard(begun, isAgain);
  await mine.begin(comesAs);
}

function leave(over?: Over): void {
  talk?.close(over);
  talk = undefined;
  writeText(kept.call, null);
}

/** Another device of the person took the call over. */
function moveAway(): void {
  leave();
  changeView({ isHere: false, own: null, streams: null });
}

/** Comes back after the connection with our server was new: into the call of this tab, or to one that rings. */
async function comeBack(): Promise<void> {
  const view = currentCall.get();
  if (talk !== undefined && view !== null) {
    await talk.reconnected(ownConnection()).catch(() => readAgain(view.call.id));
    return;
  }
  if (view !== null && view.call.state !== 'ended') return readAgain(view.call.id);
  const { call: running, other } = await call(getCurrentCall).catch(() => ({ call: null, other: null }));
  if (running === null || me === undefined) {
    writeText(kept.call, null);
    return;
  }
  if (running.id === readText(kept.call)) {
    const body = { connectionId: ownConnection() };
    const moved = await call(resumeCall, { params: { id: running.id }, body }).catch(() => undefined);
    if (moved === undefined) return;
    put(moved.call, { other, isHere: true });
    await join(moved.call, sidesOf(running, me.id).mine.comesAs ?? 'voice', true);
  } else if (running.state === 'ringing' && running.callee.userId === me.id) put(running, { other, isHere: false });
}

async function readAgain(id: string): Promise<void> {
  const { call: now } = await call(getCall, { params: { id } }).catch(() => ({ call: null }));
  if (now !== null) changed(now);
}

function ownConnection(): string {
  // Without a live socket, the call has no connection of this device yet, and moves to it as soon as there is one.
  const own = connectionId ?? '00000000-0000-4000-8000-000000000000';
  connections.add(own);
  return own;
}

/** The call as our server will most likely say that it ended. */
function endedCopy(from: Call, how: NonNullable<Call['ended']>['how']): Call {
  const at = new Date(serverNow());
  const since = from.answeredAt === null ? at.getTime() : Date.parse(from.answeredAt);
  const seconds = Math.max(0, Math.round((at.getTime() - since) / 1000));
  return { ...from, state: 'ended', ended: { how, seconds, at: at.toISOString() } };
}
