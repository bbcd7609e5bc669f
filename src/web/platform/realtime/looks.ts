import { MAX_LOOKED_AT, type ClientEvent } from '#contract/realtime.ts';

type Hear = (userId: number, isOnline: boolean) => void;

let send: (event: ClientEvent) => unknown = () => undefined;
const hearing = new Set<Hear>();

/** Sets the connection over which the server is asked. */
export function askThrough(next: typeof send): void {
  send = next;
}

/** The people that each looker watches. While one page replaces another, both are lookers. */
const looks = new Map<object, readonly number[]>();

/**
 * Reports to the server which people are on the screen, so that it sends their presence and its changes. The
 * looker is any object of the caller; it is dropped when its list is empty.
 */
export function lookAt(looker: object, userIds: readonly number[]): void {
  if (userIds.length === 0) looks.delete(looker);
  else looks.set(looker, userIds);
  const all = new Set([...looks.values()].flat());
  send({ type: 'look_at', userIds: [...all].slice(0, MAX_LOOKED_AT) });
}

/** Passes on a change of a person's presence. */
export function heardPresence(userId: number, isOnline: boolean): void {
  for (const hear of hearing) hear(userId, isOnline);
}

/** Returns the function that ends it. */
export function onPresence(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
