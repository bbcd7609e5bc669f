import type { Config } from '#server/config.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lastMark, putMark } from './mark.queries.ts';
import { deriveKey } from './seal.ts';

type Marked = Pick<Config, 'authSecret' | 'vapid'>;

/** Returns a mark that servers with the same secrets share, and that tells nothing of them. */
const markOf = ({ authSecret = '', vapid }: Marked): Buffer => deriveKey(authSecret, `mark ${vapid?.publicKey ?? ''}`);

/** Leaves the mark of this server's secrets in the database. */
export const leaveMark = (db: Db, config: Marked): Promise<void> => putMark(db, markOf(config));

/** Returns whether the server that started last has the same secrets. */
export async function isOurMark(db: Db, config: Marked): Promise<boolean> {
  const mark = await lastMark(db);
  return mark === null || markOf(config).equals(mark);
}
