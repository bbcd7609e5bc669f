import type { Message } from '#contract/chat.ts';
import { announceRoom } from '#server/features/chat/log/announce.ts';
import { lockRooms } from '#server/features/chat/log/chat.statements.ts';
import type { Clock, NewId } from '#server/platform/clock.ts';
import type { GroupCommit } from '#server/platform/database/group-commit.ts';
import {
  changedOf,
  keysOf,
  valuesOf,
  type ReadRow,
  type ChangeVerdict,
  type VerdictRow,
  type WishedChange,
} from './changes.batch.ts';
import type { Changing } from './changes.ts';
import { changeMessages, readMessages } from './changes.statements.ts';

/**
 * Makes a reaction or an edit and announces it. Resolves after the commit with the message as the member then reads it;
 * `isNew` says whether the message changed. Throws the errors of sending, and the errors of changes, such as
 * `edit_closed`.
 */
export type MessageChanger = (wish: WishedChange) => Promise<{ message: Message; isNew: boolean }>;

interface Settled {
  verdict: ChangeVerdict;
  row?: ReadRow | undefined;
}

interface QueuedChange {
  wish: WishedChange;
  done: (settled: Settled) => void;
}

/** Returns a function that makes reactions and edits in batches, because members make these changes most often. */
export function openChanger(
  commits: GroupCommit,
  deps: { clock: Clock; newId: NewId } & Pick<Changing, 'hints'>,
): MessageChanger {
  const add = commits.open<QueuedChange>({
    // Changes of one message never share a batch, because each change is checked against the result of the one before.
    keyOf: ({ wish: { roomId, messageId } }) => `${roomId}${messageId}`,
    prepare: (waiting) => {
      const wishes = waiting.map(({ wish }) => wish);
      const batch = { wishes, ids: wishes.map(() => deps.newId()), now: deps.clock.now() };
      return {
        steps: [
          { statement: lockRooms, values: [[...new Set(wishes.map(({ roomId }) => roomId))]] },
          { statement: changeMessages, values: valuesOf(batch) },
          { statement: readMessages, values: keysOf(wishes) },
        ],
        tell: ([, verdicts = [], messages = []]) => {
          const rows = new Map((messages as ReadRow[]).map((row) => [row.n, row]));
          const changed = new Set<string>();
          for (const { n, verdict } of verdicts as VerdictRow[]) {
            const one = waiting[n - 1];
            one?.done({ verdict, row: rows.get(n) });
            if (one !== undefined && verdict === 'new') changed.add(one.wish.roomId);
          }
          for (const roomId of changed) announceRoom(deps, roomId);
        },
      };
    },
    fail: ({ done }, verdict) => done({ verdict }),
  });
  return async (wish) => {
    const { verdict, row } = await new Promise<Settled>((done) => add(wish.roomId, { wish, done }));
    return changedOf(verdict, row, wish);
  };
}
