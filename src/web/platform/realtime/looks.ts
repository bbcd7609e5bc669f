import type { ClientEvent } from '#contract/realtime.ts';

type Hear = (userId: number, isOnline: boolean) => void;

let send: (event: ClientEvent) => unknown = () => undefined;
const hearing = new Set<Hear>();

/** Sets the connection over which the server is asked. */
export function askThrough(next: typeof send): void {
  send = next;
}

/** Tells the server which people are on the screen, so that it tells of their coming and going. */
export function lookAt(userIds: number[]): void {
  send({ type: 'look_at', userIds });
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
