import { DAY_MS } from '#contract/durations.ts';
import { LINK_DAYS } from '#contract/groups.links.ts';
import { REQUEST_DAYS } from '#contract/groups.requests.ts';
import { emptyMany } from '#server/features/chat/rooms.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteGroup, disbandedBefore, groupOf } from './groups.queries.ts';
import { DECLINED_MS } from './invitations.ts';

/** How long a disbanded group can still be read. */
const READ_MS = 7 * DAY_MS;

/** Registers how long the data of groups is kept. */
export function sayTerms({ db, retention, media }: Pick<Deps, 'db' | 'retention' | 'media'>): void {
  retention.otherwise({
    table: 'room_group',
    what: 'Groups: for their members',
    ms: READ_MS,
    after: 'after they were disbanded',
    forget: async (before, most) => {
      const ids = await disbandedBefore(db, before, most);
      for (const roomId of ids) {
        const removeFiles = await inTransaction(db, async (trx) => {
          const group = await groupOf(trx, roomId);
          await emptyMany(trx, roomId);
          await deleteGroup(trx, roomId);
          return media.end(trx, group?.picture_id ? [group.picture_id] : []);
        });
        await removeFiles();
      }
      return ids.length;
    },
  });
  retention.rows({
    table: 'group_invitation',
    what: 'Declined invitations to groups',
    ms: DECLINED_MS,
    since: 'declined_at',
    after: 'after the no',
  });
  retention.rows({
    table: 'group_request',
    what: 'Requests to join groups',
    ms: REQUEST_DAYS * DAY_MS,
    since: 'asked_at',
    after: 'after they were made',
  });
  retention.rows({
    table: 'group_link',
    what: 'Links to groups, as hashes',
    ms: LINK_DAYS * DAY_MS,
    until: 'ends_at',
    after: 'after they were made',
  });
}
