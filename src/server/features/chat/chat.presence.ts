import { thoseWhoHide } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ONLINE_MS } from '#server/platform/presence.ts';
import { eventFrame } from '#server/platform/realtime/frames.ts';
import type { Lobby } from './lobby.ts';

const CHECK_MS = 10_000;

/**
 * Tells the other person of each direct room when somebody comes, and when they have been gone for as
 * long as "online" lasts; nothing of those who hide it. Nothing is kept: who missed it reads it with the room. Answers how to stop.
 */
export function followPresence({ db, hub, hints, clock, timers, log }: Deps, lobby: Lobby): () => void {
  /** Those whose last connection here went, in the order of going, and when. */
  const gone = new Map<number, number>();
  /** Those whose first connection here came in this tick. */
  let arrived: number[] = [];

  const show = (userId: number, isOnline: boolean): void => {
    const frame = eventFrame({ type: 'presence', userId, isOnline });
    for (const connection of lobby.companionsOf(userId)) hub.writeVolatile(connection, frame);
  };
  hints.on('presence', (value) => {
    const [userId, what] = value.split(' ');
    // Somebody who left another instance may still be here.
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
