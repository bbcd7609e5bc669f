import { assureByHand } from '#server/features/accounts/accounts.ts';
import { memberByHandle } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { watchRole } from '#server/platform/realtime/roles.ts';
import { allModerators, deleteModerator, insertModerator } from './moderators.queries.ts';

/** A command of `npm run moderator` that cannot be done; the message says why. */
export class ModeratorError extends Error {
  override readonly name = 'ModeratorError';
}

const USAGE = `Usage:
  npm run moderator -- add HANDLE
  npm run moderator -- remove HANDLE
  npm run moderator -- list
  npm run moderator -- assure HANDLE    (you have seen that they are 18 or older)`;

/**
 * Gives or takes the role of a moderator, lists the moderators, or records that somebody is an adult. Returns the text
 * to print. This is only a command on the server, so a stolen session cannot make a moderator or an adult.
 */
export async function changeModerators(db: Db, [command, name, ...more]: string[], now: Date): Promise<string> {
  if (command === 'list' && name === undefined) return listed(db);
  if (name === undefined || more.length > 0) throw new ModeratorError(USAGE);
  const handle = name.replace(/^@/, '').toLowerCase();
  if (command === 'add') return added(db, handle, now);
  if (command === 'remove') return removed(db, handle);
  if (command === 'assure') return assured(db, handle, now);
  throw new ModeratorError(USAGE);
}

async function listed(db: Db): Promise<string> {
  const all = await allModerators(db);
  if (all.length === 0) return 'There are no moderators yet. `npm run moderator -- add HANDLE` makes one.';
  return all.map(({ handle, added_at: since }) => `@${handle}, since ${since.toISOString().slice(0, 10)}`).join('\n');
}

async function added(db: Db, handle: string, now: Date): Promise<string> {
  const member = await memberByHandle(db, handle, { viewerId: null, now });
  if (member === undefined) {
    throw new ModeratorError(
      `There is no @${handle}, or they are suspended, leaving or waiting for a check of their age. Nothing was changed.`,
    );
  }
  if (member.isSeedUser || member.isDemo) {
    throw new ModeratorError(`@${handle} is no person, so they cannot be a moderator. Nothing was changed.`);
  }
  const isNew = await insertModerator(db, member.id, now);
  return isNew ? `@${handle} is a moderator now. Their desk is at /moderation.` : `@${handle} is a moderator already.`;
}

async function assured(db: Db, handle: string, now: Date): Promise<string> {
  if (!(await assureByHand(db, handle, now))) {
    throw new ModeratorError(`There is no person who goes by @${handle}. Nothing was changed.`);
  }
  return `@${handle} is an adult, as the operator knows since today. Nothing else was written down.`;
}

async function removed(db: Db, handle: string): Promise<string> {
  const one = (await allModerators(db)).find((row) => row.handle === handle);
  if (one === undefined) throw new ModeratorError(`@${handle} is not a moderator. Nothing was changed.`);
  await deleteModerator(db, one.user_id);
  return `@${handle} is no longer a moderator.`;
}

/** Makes the clients of a person reload their account when they become a moderator, or cease to be one. */
export function watchModerators(deps: Deps): () => void {
  return watchRole(deps, async () => (await allModerators(deps.db)).map(({ user_id: id }) => id));
}
