import type { Link } from './link.ts';
import type { ClientEvent } from '#contract/realtime.ts';

let link: Pick<Link, 'send' | 'wake'> | undefined;

/** Sets the connection through which `sendLive` sends. */
export function sendThrough(next: typeof link): void {
  link = next;
}

/** Sends an event to the server. Returns false if there is no live connection; the event is then not sent. */
export function sendLive(event: ClientEvent): boolean {
  return link?.send(event) === true;
}

/** Connects with the server at once, or checks within seconds whether it still answers. */
export function wakeLive(): void {
  link?.wake();
}
