import { thoseWhoHide } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ONLINE_MS } from '#server/platform/presence.ts';
import type { Whisper } from './chat.whisper.ts';
import type { Lobby } from './lobby.ts';

const CHECK_MS = 10_000;

/**
 * Announces to the members of a person's small rooms when the person comes, and when they have been gone for as long as
 * "online" lasts, unless the person hides it. A client that misses an announcement reads presence with the room. Returns the
 * function that stops it.
 */
export function followPresence(
  { db, hub, hints, clock, timers, log }: Deps,
  lobby: Lobby,
  whisper: Whisper,
): () => void {
  /** People whose last connection here closed, with the time, in that order. */
  const gone = new Map<number, number>();
  /** People whose first connection here opened in this tick. */
  let arrived: number[] = [];

  const show = (userId: number, isOnline: boolean): void => {
    whisper({ type: 'presence', userId, isOnline }, userId, () => lobby.neighborsOf(userId));
  };
  hints.on('presence', /^\d{12} [01]$/, (value) => {
    const [userId, what] = value.split(' ');
    // A person who left another instance may still be connected here.
    if (what === '1') show(Number(userId), true);
    else if (what === 'hidden' || hub.connectionsOf(Number(userId)).length === 0) show(Number(userId), false);
  });
  const announce = async (ids: number[], isOnline: boolean): Promise<void> => {
    const hidden = await thoseWhoHide(db, ids);
    for (const id of ids) if (!hidden.has(id)) hints.announce('presence', `${id} ${isOnline ? '1' : '0'}`);
  };
  const announceLater = (ids: number[], isOnline: boolean): void => {
    announce(ids, isOnline).catch((error: unknown) => log.error({ err: error }, 'presence'));
  };
  const announceArrived = (): void => {
    announceLater(arrived, true);
    arrived = [];
  };
  hub.listen({
    onPresence: (userId, isHere) => {
      const wasGone = gone.delete(userId);
      if (!isHere) gone.set(userId, clock.now().getTime());
      else if (!wasGone) {
        if (arrived.length === 0) setImmediate(announceArrived);
        arrived.push(userId);
      }
    },
  });
  return timers.every(CHECK_MS, () => {
    const now = clock.now().getTime();
    const forGood = [...gone].filter(([, since]) => now - since >= ONLINE_MS).map(([userId]) => userId);
    for (const userId of forGood) gone.delete(userId);
    if (forGood.length > 0) announceLater(forGood, false);
  });
}
