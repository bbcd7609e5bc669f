import type * as Notify from './notify.tsx';

/** Undefined until the first event: what shows and sounds is not part of the first load. */
let loaded: typeof Notify | undefined;

/** Announces an event as `notify` does. Where it cannot be fetched, the event only counts in the badges. */
export async function announceEvent(...event: Parameters<typeof Notify.notify>): Promise<void> {
  try {
    loaded ??= await import('./notify.tsx');
  } catch {
    return;
  }
  await loaded.notify(...event);
}

/** Closes the toast of a room that is now on the screen. */
export function seen(path: string): void {
  loaded?.seen(path);
}
