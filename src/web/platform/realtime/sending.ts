import type { ClientEvent } from '#contract/realtime.ts';

let link: (event: ClientEvent) => boolean = () => false;

/** Sets the connection through which `sendLive` sends. */
export function sendThrough(next: typeof link): void {
  link = next;
}

/** Sends an event to the server. Returns false if there is no live connection; the event is then not sent. */
export function sendLive(event: ClientEvent): boolean {
  return link(event);
}
