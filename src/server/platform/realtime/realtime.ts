import type { ServerEventOf } from '#contract/realtime.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Server } from '#server/platform/http/serve.ts';
import { endedSessions } from './realtime.queries.ts';

/** The interval at which an instance looks for changes whose hints were lost. */
export const SWEEP_MS = 15_000;

type Scope = ServerEventOf<'resync'>['scope'];

/** Connects the hub to the server: upgrades, ended sessions on every instance, presence, and shutdown. */
export function realtime({ app, deps }: Server): void {
  const { hub, hints, presence, sessions, timers, log } = deps;
  hub.attach(app.server);

  sessions.onRevoked((userId, ended) => hints.announce('revoked', `${userId} ${ended?.id ?? ''}`));
  hints.on('revoked', /^\d{12} (?:[0-9a-f-]{36})?$/, (value) => {
    const [userId, sessionId] = value.split(' ');
    sessions.forget(Number(userId));
    hub.closeSessions(Number(userId), sessionId === '' ? undefined : sessionId);
  });
  hints.on('excluded', /^\d{12}$/, (userId) => {
    sessions.forget(Number(userId));
    hub.exclude(Number(userId));
  });
  hints.on('resync', /^\d{12} [a-z_]+$/, (value) => {
    const [userId, scope] = value.split(' ');
    hub.sendReplayed(Number(userId), { type: 'resync', scope: scope as Scope });
  });
  hub.handle('activity', (connection, { isActive }, { userId }) => {
    connection.isActive = isActive;
    presence.setActive(userId, hub.isActive(userId));
  });
  hub.listen({
    onBeat: (userId) => presence.touch(userId),
    onPresence: (userId) => presence.touch(userId),
    onGone: (connection) => {
      connection.isActive = false;
      if (connection.identity !== undefined) {
        presence.setActive(connection.identity.userId, hub.isActive(connection.identity.userId));
      }
    },
  });

  const stopSweeping = timers.every(SWEEP_MS, () => {
    closeEnded(deps).catch((error: unknown) => log.error({ err: error }, 'session sweep'));
  });
  app.addHook('preClose', async () => {
    stopSweeping();
    await hub.close();
  });
  app.addHook('onClose', () => hints.close());
}

/** Asks all clients of a person, on any instance, to read their data of `scope` again. Call it after the commit. */
export function askToResync({ hints }: Pick<Deps, 'hints'>, userId: number, scope: Scope): void {
  hints.announce('resync', `${userId} ${scope}`);
}

/** Tells every instance that a person's age was refused, so that their sockets close. Call it after the commit. */
export function exclude({ hints }: Pick<Deps, 'hints'>, userId: number): void {
  hints.announce('excluded', String(userId));
}

/** Closes the sockets of ended sessions and of excluded people when the hint of another instance was lost. */
async function closeEnded({ db, hub }: Pick<Deps, 'db' | 'hub'>): Promise<void> {
  const open = [...hub.identities()];
  if (open.length === 0) return;
  for (const { user_id, id, is_refused } of await endedSessions(db, open)) {
    if (is_refused) hub.exclude(user_id);
    else hub.closeSessions(user_id, id);
  }
}
