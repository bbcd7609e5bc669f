import type { ClientEvent } from '#contract/realtime.ts';

let link: (event: ClientEvent) => boolean = () => false;
let wake = (): void => undefined;

/** Sets the connection through which `sendLive` sends, and what `wakeLive` does. */
export function sendThrough(next: typeof link, nextWake: typeof wake): void {
  link = next;
  wake = nextWake;
}

/** Sends an event to the server. Returns false if there is no live connection; the event is then not sent. */
export function sendLive(event: ClientEvent): boolean {
  return link(event);
}

/** Connects with the server at once, or checks within seconds whether it still answers. */
export function wakeLive(): void {
  wake();
}
