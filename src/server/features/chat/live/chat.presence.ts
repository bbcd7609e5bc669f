import { cardsFor } from '#server/features/people/people.ts';
import { thoseWhoHide } from '#server/features/people/manners.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { eventFrame } from '#server/platform/realtime/frames.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import type { Whisper } from './chat.whisper.ts';
import type { Lobby } from './lobby.ts';
import { Onlookers } from './onlookers.ts';

const CHECK_MS = 10_000;

/**
 * Announces when a person comes online, and when they have had no connection for `ONLINE_MS`. Nothing is announced of
 * people who hide their presence. Members of the person's small rooms and clients that show the person get the event. A
 * client that misses it reads presence with the room or by `look_at`. Returns the function that stops the check.
 */
export function followPresence(deps: Deps, lobby: Lobby, whisper: Whisper): () => void {
  const { db, hub, hints, clock, timers, log } = deps;
  const onlookers = new Onlookers();
  followLooks(deps, onlookers);
  /** People whose last connection here closed, with the time at which it closed, in order of time. */
  const gone = new Map<number, number>();
  /** People whose first connection here opened in this tick, without those who were in `gone`. */
  let arrived: number[] = [];

  const show = (userId: number, isOnline: boolean): void => {
    const to = (): Set<Connection> => new Set([...lobby.neighborsOf(userId), ...onlookers.of(userId)]);
    whisper({ type: 'presence', userId, isOnline }, userId, to);
  };
  hints.on('presence', /^\d{12} (?:[01]|hidden)$/, (value) => {
    const [userId, what] = value.split(' ');
    // A person who disconnected from another instance may still be connected here.
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

/** Stores which people a connection's screen shows, and sends the connection the presence of all these people. */
function followLooks({ db, hub, clock, log }: Deps, onlookers: Onlookers): void {
  /** Connections for which presence is being read; the value is true if the screen has changed since the read began. */
  const reading = new Map<Connection, boolean>();
  const tell = async (connection: Connection, viewerId: number): Promise<void> => {
    reading.set(connection, false);
    const cards = await cardsFor(db, [...onlookers.seenBy(connection)], { viewerId, now: clock.now() });
    for (const { id: userId, isOnline } of cards.values()) {
      hub.writeVolatile(connection, eventFrame({ type: 'presence', userId, isOnline }));
    }
    if (reading.get(connection) === true) await tell(connection, viewerId);
  };
  hub.handle('look_at', (connection, { userIds }, { userId }) => {
    onlookers.look(
      connection,
      [...new Set(userIds)].filter((id) => id !== userId),
    );
    if (reading.has(connection)) return void reading.set(connection, true);
    if (userIds.length === 0) return;
    tell(connection, userId)
      .catch((error: unknown) => log.error({ err: error }, 'look_at'))
      .finally(() => reading.delete(connection));
  });
  hub.listen({ onGone: (connection) => onlookers.look(connection, []) });
}
