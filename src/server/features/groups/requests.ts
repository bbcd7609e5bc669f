import { REQUESTS_LISTED } from '#contract/groups.requests.ts';
import type { PersonCard } from '#contract/people.ts';
import { isMember, admit, canHold, leadersOf, memberIn, setMember } from '#server/features/chat/members.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { groupOf, type GroupRow } from './groups.queries.ts';
import { askersOf, deleteRequest } from './requests.queries.ts';
import { declineOpen, takeOpen } from './waiting.queries.ts';
import { announceMember, require, within, type Actor } from './within.ts';

/** Returns the people who ask to join; throws `not_found` for a non-member, `forbidden` for a member below admin. */
export async function requestsFor({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<PersonCard[]> {
  const { roomId, userId: viewerId } = actor;
  const own = await memberIn(db, roomId, viewerId);
  if (!isMember(own)) throw new AppError('not_found');
  require(own, 'admin');
  const ids = (await askersOf(db, { roomId, viewerId })).slice(0, REQUESTS_LISTED);
  const cards = await cardsFor(db, ids, { viewerId, now: clock.now() });
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Accepts or declines a request to join. */
export async function answerRequest(
  deps: Deps,
  { otherId, ...actor }: Actor & { otherId: number },
  answer: 'accept' | 'decline',
): Promise<void> {
  const { roomId, userId: viewerId } = actor;
  const asker = { roomId, userId: otherId };
  await within(deps, actor, async (trx, { own, now }) => {
    require(own, 'admin');
    // A request from a person who is hidden from the actor counts as no request.
    if (!(await askersOf(trx, { roomId, viewerId })).includes(otherId)) throw new AppError('not_found');
    if (answer === 'decline') {
      await declineOpen(trx, 'request', { ...asker, now });
      return;
    }
    await takeOpen(trx, 'request', asker);
    await letIn(deps, trx, { ...asker, now });
  });
  if (answer === 'accept') announceMember(deps, asker);
  await tellLeaders(deps, roomId);
}

/** Returns how many members a group may have. */
export function placesOf(place: Deps['place'], group: Pick<GroupRow, 'max_members'> | undefined): number {
  return group?.max_members ?? place.values.groupMembers;
}

/** Makes a person a member of a locked group, and lifts a ban. Throws `group_full` when the group is full. */
export async function letIn(
  { place, newId }: Pick<Deps, 'place' | 'newId'>,
  trx: Trx,
  { roomId, userId, now, sight = 0 }: Actor & { now: Date; sight?: number },
): Promise<void> {
  const group = await groupOf(trx, roomId);
  if (!(await canHold(trx, roomId, placesOf(place, group)))) throw new AppError('group_full');
  await takeOpen(trx, 'invitation', { roomId, userId });
  await deleteRequest(trx, { roomId, userId });
  await admit(trx, { roomId, userId, by: userId, now, newId, sight });
  await setMember(trx, { roomId, userId }, { banned_at: null });
}

/** Makes the devices of the owner and the admins reload the requests. Call it after the commit. */
export async function tellLeaders(deps: Pick<Deps, 'hints'> & { db: Db }, roomId: string): Promise<void> {
  for (const id of await leadersOf(deps.db, roomId)) askToResync(deps, id, 'chats');
}
