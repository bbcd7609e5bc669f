import type { z } from 'zod';
import type { signedIn } from '#contract/accounts.ts';
import type { Switchable } from '#contract/dev.ts';
import { cardsFor, meOf } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { recentIds } from './dev.queries.ts';

const SWITCHABLE = 12;

export async function switchableUsers({ db, clock }: Deps): Promise<Switchable[]> {
  const ids = await recentIds(db, SWITCHABLE);
  const cards = await cardsFor(db, ids, { viewerId: null, now: clock.now() });
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ ...card, username: card.handle }];
  });
}

/** Opens a person's session without their password; throws `not_found` for companions, suspended and unknown people. */
export async function becomeUser(
  { db, sessions, clock }: Deps,
  { userId, deviceId }: { userId: number; deviceId: string | undefined },
): Promise<z.input<typeof signedIn>> {
  const user = await meOf(db, userId, clock.now());
  if (user === undefined || user.isSeedUser || user.isSuspended) throw new AppError('not_found');
  const tokens = await sessions.open(db, userId, { deviceId, deviceName: 'User switcher' });
  return { id: userId, tokens, user };
}
