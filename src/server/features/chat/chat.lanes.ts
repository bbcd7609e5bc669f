import { availableParallelism } from 'node:os';
import { GroupCommit } from '#server/platform/database/group-commit.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import type { Server } from '#server/platform/http/serve.ts';

/**
 * The number of writing connections. Two keep a disk busy, and more would only make the batches smaller. On one or two
 * cores, which PostgreSQL may share, one connection makes larger batches and is faster.
 */
const LANES = availableParallelism() > 2 ? 2 : 1;

/** Opens the connections over which messages, reactions and edits are written; they close with the app. */
export function openCommits({ app, deps: { database, log } }: Server): GroupCommit {
  const onError = (error: unknown): void => log.error({ err: error }, 'chat');
  const commits = new GroupCommit({ lanes: openLanes(database, LANES), onError });
  app.addHook('onClose', () => commits.close());
  return commits;
}
