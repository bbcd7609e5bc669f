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
 * Tells the server which people are on the screen, so that it tells who of them is here, and of their coming and going. The
 * looker is any object of the caller's own; with nobody to look at it is forgotten.
 */
export function lookAt(looker: object, userIds: readonly number[]): void {
  if (userIds.length === 0) looks.delete(looker);
  else looks.set(looker, userIds);
  const all = new Set([...looks.values()].flat());
  send({ type: 'look_at', userIds: [...all].slice(0, MAX_LOOKED_AT) });
}

/** Passes on that somebody came or went. */
export function heardPresence(userId: number, isOnline: boolean): void {
  for (const hear of hearing) hear(userId, isOnline);
}

/** Returns the function that ends it. */
export function onPresence(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
