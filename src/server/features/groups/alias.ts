import { joinedSkeletonOf } from '#content/skeleton.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { namesBorne } from './groups.queries.ts';
import type { Actor } from './within.ts';

/** Throws for an alias that looks like the name, the alias or the Wildin ID of another member. Lock the room first. */
export async function refuseBorne(trx: Trx, actor: Actor, alias: string): Promise<void> {
  const read = joinedSkeletonOf(alias);
  const names = await namesBorne(trx, actor);
  if (names.every((name) => joinedSkeletonOf(name) !== read)) return;
  throw new AppError('invalid', { fields: { alias: 'Somebody here goes by that name. Please choose another.' } });
}
