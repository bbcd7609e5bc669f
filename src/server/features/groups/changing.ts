import type { z } from 'zod';
import type { Notice } from '#contract/chat.notices.ts';
import type { changeGroup as changeRoute } from '#contract/groups.ts';
import { note, setRoom } from '#server/features/chat/rooms.ts';
import { takeDesk } from '#server/features/chat/messages.ts';
import { type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { updateGroup, type GroupRow } from './groups.queries.ts';
import { attachPicture, claimPicture } from './picture.ts';
import { require, within, type Actor, type LockedGroup } from './within.ts';

type Changes = z.output<typeof changeRoute.body>;

/** Makes the given changes. Each changed value gets a line of the log; description and gradient share a line. */
export async function changeGroup(deps: Deps, actor: Actor, wanted: Changes): Promise<void> {
  const { newId } = deps;
  const { roomId, userId: by } = actor;
  const removeFiles = await within(deps, actor, async (trx, held) => {
    require(held.own, 'admin');
    if (speaks(wanted)) await takeDesk(trx, { ...actor, now: held.now });
    const isPictured = isNew(wanted.pictureId, held.group.picture_id);
    if (isPictured && wanted.pictureId) await claimPicture(deps, trx, { ...actor, id: wanted.pictureId });
    await updateGroup(trx, roomId, rowChanges(wanted, by, held));
    await setPace(trx, { ...held, roomId }, wanted);
    const { room, group, now } = held;
    const say = (kind: GroupNoticeKind, text?: string): Promise<void> =>
      note(trx, { roomId, by, now, newId, notice: { kind, userIds: [], ...(text !== undefined && { text }) } });
    if (isNew(wanted.name, group.name)) await say('renamed', wanted.name);
    if (isNew(wanted.description, group.description) || isNew(wanted.gradient, group.gradient)) await say('described');
    if (isPictured) await say(wanted.pictureId === null ? 'unpictured' : 'pictured');
    if (isNew(wanted.rules, group.rules)) await say('rules');
    if (isNew(wanted.announcement, group.announcement)) {
      await (wanted.announcement === '' ? say('unannounced') : say('announced', wanted.announcement));
    }
    if (isNew(wanted.whoMayAdd, group.who_may_add)) await say('may_add', wanted.whoMayAdd);
    if (isNew(wanted.asksFirst, group.asks_first)) await say('asks_first', String(wanted.asksFirst));
    if (isNew(wanted.slowSeconds, room.slow_seconds)) await say('slowed', String(wanted.slowSeconds ?? 0));
    return deps.media.end(trx, isPictured && group.picture_id !== null ? [group.picture_id] : []);
  });
  if (wanted.pictureId) await attachPicture(deps, actor);
  await removeFiles();
}

type GroupNoticeKind = Extract<
  Notice['kind'],
  | 'renamed'
  | 'described'
  | 'pictured'
  | 'unpictured'
  | 'rules'
  | 'announced'
  | 'unannounced'
  | 'may_add'
  | 'asks_first'
  | 'slowed'
>;

/** Returns whether the changes show the person's words or picture to all members, which needs the right to write. */
function speaks({ name, description, rules, announcement, pictureId }: Changes): boolean {
  return [name, description, rules, announcement, pictureId].some(Boolean);
}

/** Returns whether a value is given and differs from the present one. */
function isNew<T>(wanted: T | undefined, known: T): boolean {
  return wanted !== undefined && wanted !== known;
}

function rowChanges(wanted: Changes, by: number, { group, now }: LockedGroup): Partial<GroupRow> {
  const { name, description, gradient, pictureId, rules, announcement, whoMayAdd, asksFirst } = wanted;
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(gradient !== undefined && { gradient }),
    ...(isNew(pictureId, group.picture_id) && { picture_id: pictureId ?? null, picture_hidden_at: null }),
    ...(rules !== undefined && { rules }),
    ...(whoMayAdd !== undefined && { who_may_add: whoMayAdd }),
    ...(asksFirst !== undefined && { asks_first: asksFirst }),
    ...(isNew(announcement, group.announcement) &&
      (announcement === ''
        ? { announcement: '', announced_by: null, announced_at: null }
        : { announcement: announcement ?? '', announced_by: by, announced_at: now })),
  };
}

/** Updates the columns of the room that the message writer reads: whether there are rules, and the slow mode. */
async function setPace(
  trx: Trx,
  { roomId, room }: LockedGroup & { roomId: string },
  { rules, slowSeconds }: Changes,
): Promise<void> {
  await setRoom(trx, roomId, {
    has_rules: rules === undefined ? room.has_rules : rules !== '',
    slow_seconds: slowSeconds === undefined ? room.slow_seconds : slowSeconds,
  });
}
