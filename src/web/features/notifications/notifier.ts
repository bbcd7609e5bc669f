import type * as Notify from './notify.tsx';

/** The code for toasts and sounds. It is undefined until the first event, because the first page load leaves it out. */
let loaded: typeof Notify | undefined;

/** Announces an event as `notify` does. If the code of `notify` cannot be loaded, only the badges count the event. */
export async function announceEvent(...event: Parameters<typeof Notify.notify>): Promise<void> {
  await (await load())?.notify(...event);
}

/** Announces news of a plan. The server has already checked the person's settings. */
export async function announcePlan(...news: Parameters<typeof Notify.notifyOfPlan>): Promise<void> {
  await (await load())?.notifyOfPlan(...news);
}

async function load(): Promise<typeof Notify | undefined> {
  try {
    return (loaded ??= await import('./notify.tsx'));
  } catch {
    return undefined;
  }
}

/** Closes the toast of a room whose page, `path`, is now on the screen. */
export function seen(path: string): void {
  loaded?.seen(path);
}
