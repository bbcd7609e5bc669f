import { memberByHandle } from '#server/features/people/people.ts';
import { recordAction } from '#server/features/operator/log/log.ts';
import type { NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { watchRole } from '#server/platform/realtime/roles.ts';
import { allOperators, deleteOperator, insertOperator } from './operators.queries.ts';

/** A command of `npm run operator` that cannot be done; the message says why. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

const USAGE = `Usage:
  npm run operator -- add HANDLE
  npm run operator -- remove HANDLE
  npm run operator -- list`;

interface Needs {
  db: Db;
  now: Date;
  newId: NewId;
}

/**
 * Gives or takes the role of an operator, or lists the operators. Returns the text to print. This is only a command on
 * the server, so a stolen session cannot make an operator.
 */
export async function changeOperators(needs: Needs, [command, name, ...more]: string[]): Promise<string> {
  if (command === 'list' && name === undefined) return listed(needs.db);
  if (name === undefined || more.length > 0) throw new OperatorError(USAGE);
  const handle = name.replace(/^@/, '').toLowerCase();
  if (command === 'add') return added(needs, handle);
  if (command === 'remove') return removed(needs, handle);
  throw new OperatorError(USAGE);
}

async function listed(db: Db): Promise<string> {
  const all = await allOperators(db);
  if (all.length === 0) return 'There are no operators yet. `npm run operator -- add HANDLE` makes one.';
  return all.map(({ handle, added_at: since }) => `@${handle}, since ${since.toISOString().slice(0, 10)}`).join('\n');
}

async function added({ db, now, newId }: Needs, handle: string): Promise<string> {
  const member = await memberByHandle(db, handle, { viewerId: null, now });
  if (member === undefined) {
    throw new OperatorError(
      `There is no @${handle}, or they are suspended, leaving or waiting for a check of their age. Nothing was changed.`,
    );
  }
  if (member.isSeedUser || member.isDemo) {
    throw new OperatorError(`@${handle} is no person, so they cannot be an operator. Nothing was changed.`);
  }
  const isNew = await inTransaction(db, async (trx) => {
    const made = await insertOperator(trx, member.id, now);
    if (made)
      await recordAction(trx, { id: newId(), now, operatorId: null, action: 'operator_added', aboutId: member.id });
    return made;
  });
  return isNew ? `@${handle} is an operator now. Their pages are at /operator.` : `@${handle} is an operator already.`;
}

async function removed({ db, now, newId }: Needs, handle: string): Promise<string> {
  const one = (await allOperators(db)).find((row) => row.handle === handle);
  if (one === undefined) throw new OperatorError(`@${handle} is not an operator. Nothing was changed.`);
  await inTransaction(db, async (trx) => {
    await deleteOperator(trx, one.user_id);
    await recordAction(trx, { id: newId(), now, operatorId: null, action: 'operator_removed', aboutId: one.user_id });
  });
  return `@${handle} is no longer an operator.`;
}

/** Makes the clients of a person reload their account when they become an operator, or cease to be one. */
export function watchOperators(deps: Deps): () => void {
  return watchRole(deps, async () => (await allOperators(deps.db)).map(({ user_id: id }) => id));
}
