import { authUser } from '#contract/accounts.ts';
import { isHeldBack } from '#contract/notifications.quiet-hours.ts';
import type { Me } from '#contract/people.ts';
import { prepareCalls } from '#web/features/calls/calls.ts';
import { CallHost } from '#web/features/calls/screen/CallHost.tsx';
import { currentSettings } from '#web/features/notifications/settings.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

export { heard } from '#web/features/calls/calls.ts';

const meNow = (): Me | undefined => queryClient.getQueryData<Me>(queryKey(authUser));

/** Tells the calls who is signed in, and the page's connection with the server. */
export function prepare(connectionId: string | undefined): void {
  const me = meNow();
  if (me !== undefined) prepareCalls(me, connectionId);
}

/** The call over any page, with the quiet hours of the person's notifications. */
export function CallsOver() {
  return <CallHost mayRing={mayRing} />;
}

/** A call rings as a message does: not in quiet hours, and not while the sounds of the app are off. */
function mayRing(): boolean {
  const settings = currentSettings();
  const zone = meNow()?.timeZone;
  if (zone === undefined) return settings.inAppSounds;
  return settings.inAppSounds && !isHeldBack('normal', settings, { timeZone: zone, now: new Date() });
}
