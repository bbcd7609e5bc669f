import type { Deps } from '#server/platform/deps.ts';

/** How often an instance checks who has a role. The commands that change roles cannot reach the sockets. */
export const ROLES_MS = 15_000;

/**
 * Makes the clients of a person reload their account when the person gets or loses a role. `holders` returns the ids of
 * those who have it. Returns a function that stops this.
 */
export function watchRole(
  { hub, timers, log }: Pick<Deps, 'hub' | 'timers' | 'log'>,
  holders: () => Promise<readonly number[]>,
): () => void {
  let known: ReadonlySet<number> | undefined;
  const look = async (): Promise<void> => {
    const now = new Set(await holders());
    const before = known ?? now;
    known = now;
    const changed = [...[...now].filter((id) => !before.has(id)), ...[...before].filter((id) => !now.has(id))];
    for (const id of changed) hub.sendReplayed(id, { type: 'resync', scope: 'me' });
  };
  return timers.every(ROLES_MS, () => {
    look().catch((error: unknown) => log.error({ err: error }, 'roles'));
  });
}
