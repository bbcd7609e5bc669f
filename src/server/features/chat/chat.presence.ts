import type { Deps } from '#server/platform/deps.ts';
import { ONLINE_MS } from '#server/platform/presence.ts';
import { eventFrame } from '#server/platform/realtime/frames.ts';
import type { Lobby } from './lobby.ts';

const CHECK_MS = 10_000;

/**
 * Tells the other person of each direct room when somebody comes, and when they have been gone for as
 * long as "online" lasts. Nothing is kept: who missed it reads it with the room. Answers how to stop.
 */
export function followPresence({ hub, hints, clock, timers }: Deps, lobby: Lobby): () => void {
  /** Those whose last connection here went, in the order of going, and when. */
  const gone = new Map<number, number>();

  const show = (userId: number, isOnline: boolean): void => {
    const frame = eventFrame({ type: 'presence', userId, isOnline });
    for (const connection of lobby.companionsOf(userId)) hub.writeVolatile(connection, frame);
  };
  hints.on('presence', (value) => {
    const [userId, isOnline] = value.split(' ');
    // Somebody who left another instance may still be here.
    if (isOnline === '1') show(Number(userId), true);
    else if (hub.connectionsOf(Number(userId)).length === 0) show(Number(userId), false);
  });
  hub.listen({
    onPresence: (userId, isHere) => {
      const wasGone = gone.delete(userId);
      if (!isHere) gone.set(userId, clock.now().getTime());
      else if (!wasGone) hints.announce('presence', `${userId} 1`);
    },
  });
  return timers.every(CHECK_MS, () => {
    const now = clock.now().getTime();
    for (const [userId, since] of gone) {
      if (now - since < ONLINE_MS) break;
      gone.delete(userId);
      hints.announce('presence', `${userId} 0`);
    }
  });
}
