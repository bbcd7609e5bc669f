import type { Message } from '#contract/chat.ts';
import type { GroupCommit } from '#server/platform/database/group-commit.ts';
import type { Statement } from '#server/platform/database/lanes.ts';
import type { MessageDraft, Written } from '#server/platform/seams/rooms.ts';
import { valuesOf, writtenOf, type BatchRow } from './chat.batch.ts';
import { lockRooms, writeMessages } from './chat.statements.ts';
import { tellSteps, type Writing } from './chat.within.ts';

/** `done` gets the verdict once, after the commit or failure. After 'internal' the message may exist or not; retry. */
export type Write = (draft: MessageDraft, done: (written: Written) => void) => void;

interface QueuedMessage {
  draft: MessageDraft;
  done: (written: Written) => void;
}

/** Returns the function that writes messages in batches across rooms. */
export function openWriter(commits: GroupCommit, writing: Writing): Write {
  const { clock, newId, steps } = writing;
  let statement: Statement | undefined;
  const add = commits.open<QueuedMessage>({
    // A repeated message goes into the next batch, where it is found to be a duplicate.
    keyOf: ({ draft: { roomId, senderId, clientId } }) => `${roomId}${senderId}${clientId}`,
    prepare: (waiting) => {
      // The statement is composed at the first batch, because all steps are registered by then.
      statement ??= writeMessages(steps);
      const drafts = waiting.map(({ draft }) => draft);
      const batch = { drafts, ids: drafts.map(() => newId()), now: clock.now() };
      return {
        steps: [
          { statement: lockRooms, values: [[...new Set(drafts.map(({ roomId }) => roomId))]] },
          { statement, values: valuesOf(batch) },
        ],
        tell: ([, rows = []]) => {
          const [row] = rows as BatchRow[];
          tell(waiting, writtenOf(row, batch), writing.onCommitted);
          tellSteps(steps, row);
        },
      };
    },
    fail: ({ done }, verdict) => done({ verdict }),
  });
  return (draft, done) => add(draft.roomId, { draft, done });
}

function tell(
  waiting: readonly QueuedMessage[],
  results: readonly Written[],
  onCommitted: Writing['onCommitted'],
): void {
  const committed: Message[] = [];
  for (const [index, written] of results.entries()) {
    waiting[index]?.done(written);
    if (written.verdict === 'new') committed.push(written.message);
  }
  onCommitted(committed);
}
