import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { signedIn } from '#contract/accounts.ts';
import type { Switchable } from '#contract/dev.ts';
import type { Route } from '#contract/route.ts';
import { cardsFor, meOf } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { recentIds } from './dev.queries.ts';

const SWITCHABLE = 12;
const CONTRACT = join(import.meta.dirname, '../../../contract');

export async function switchableUsers({ db, clock }: Deps): Promise<Switchable[]> {
  const ids = await recentIds(db, SWITCHABLE);
  const cards = await cardsFor(db, ids, { viewerId: null, now: clock.now() });
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ ...card, username: card.handle }];
  });
}

/** Returns a session of the person without a password; throws `not_found` for nobody, a companion and a suspended person. */
export async function becomeUser(
  { db, sessions, clock }: Deps,
  { userId, deviceId }: { userId: number; deviceId: string | undefined },
): Promise<z.input<typeof signedIn>> {
  const user = await meOf(db, userId, clock.now());
  if (user === undefined || user.isSeedUser || user.isSuspended) throw new AppError('not_found');
  const tokens = await sessions.open(db, userId, { deviceId, deviceName: 'User switcher' });
  return { id: userId, tokens, user };
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Returns every route that a file of the contract exports, by path. */
export async function declaredRoutes(): Promise<Pick<Route, 'method' | 'path' | 'access'>[]> {
  const files = (await readdir(CONTRACT)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(CONTRACT, file))) as Record<string, unknown>),
  );
  return modules
    .flatMap((module) => Object.values(module).filter(isRoute))
    .map(({ method, path, access }) => ({ method, path, access }))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}
