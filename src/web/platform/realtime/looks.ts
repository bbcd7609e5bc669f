import { MAX_LOOKED_AT, type ClientEvent } from '#contract/realtime.ts';

type Hear = (userId: number, isOnline: boolean) => void;

let send: (event: ClientEvent) => unknown = () => undefined;
const hearing = new Set<Hear>();

/** Sets the connection that sends `look_at` to the server. */
export function askThrough(next: typeof send): void {
  send = next;
}

/** The people that each looker (a list or a page) watches. During a change of pages, both pages are lookers. */
const looks = new Map<object, readonly number[]>();

/**
 * Reports to the server which people are on the screen, so that the server sends their presence and its changes.
 * `looker` is any object of the caller; an empty list removes the looker.
 */
export function lookAt(looker: object, userIds: readonly number[]): void {
  if (userIds.length === 0) looks.delete(looker);
  else looks.set(looker, userIds);
  const all = new Set([...looks.values()].flat());
  send({ type: 'look_at', userIds: [...all].slice(0, MAX_LOOKED_AT) });
}

/** Passes a change of a person's presence to the listeners of `onPresence`. */
export function heardPresence(userId: number, isOnline: boolean): void {
  for (const hear of hearing) hear(userId, isOnline);
}

/** Calls `hear` on each change of presence. Returns a function that removes `hear`. */
export function onPresence(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
