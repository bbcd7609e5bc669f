import type { Role } from '#contract/chat.notices.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Invitation, Invited, InviteRefusal } from '#contract/groups.ts';
import { isMember, canHold, isAcquainted, memberIn } from '#server/features/chat/members.ts';
import { lockMany } from '#server/features/chat/rooms.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { isNewcomer, welcomes } from '#server/features/people/manners.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { groupOf } from './groups.queries.ts';
import { invitationOf, putInvitation, waitingFor } from './invitations.queries.ts';
import { letIn, placesOf } from './requests.ts';
import { declineOpen, takeOpen } from './waiting.queries.ts';
import { announceMember, isAtLeast, within, type Actor } from './within.ts';

/** The time after a declined invitation during which only the owner can invite the person again. */
export const DECLINED_MS = 30 * DAY_MS;
/** The time for which a new account may invite only people that it already talks with. */
const NEW_MS = DAY_MS;
const LISTED = 100;

interface InvitationRequest extends Actor {
  /** The inviting person's role. */
  role: Role;
  people: readonly number[];
  now: Date;
}

/** Invites people to a locked group. Announce the invitations to the invited people after the commit. */
export async function invite(deps: Pick<Deps, 'place'>, trx: Trx, wish: InvitationRequest): Promise<Invited> {
  const { roomId, userId, now } = wish;
  const people = [...new Set(wish.people)].filter((id) => id !== userId).toSorted((a, b) => a - b);
  const cards = await cardsFor(trx, people, { viewerId: userId, now });
  const isNew = await isNewcomer(trx, userId, new Date(now.getTime() - NEW_MS));
  const isFull = !(await canHold(trx, roomId, placesOf(deps.place, await groupOf(trx, roomId))));
  const answer: Invited = { invited: [], refused: [] };
  for (const id of people) {
    const card = cards.get(id);
    const isPerson = card !== undefined && !card.isSeedUser && !card.isDemo;
    const reason = isPerson ? await refusalOf(trx, { ...wish, id, isNew, isFull }) : 'unavailable';
    if (reason !== undefined) {
      answer.refused.push({ userId: id, reason });
      continue;
    }
    await putInvitation(trx, { roomId, userId: id, by: userId, now });
    answer.invited.push(id);
  }
  return answer;
}

interface Question extends InvitationRequest {
  id: number;
  isNew: boolean;
  isFull: boolean;
}

async function refusalOf(trx: Trx, question: Question): Promise<InviteRefusal | undefined> {
  const { roomId, userId, role, id, now, isNew, isFull } = question;
  const place = await memberIn(trx, roomId, id);
  if (isMember(place)) return 'already_in';
  if (place !== undefined && place.banned_at !== null && role !== 'owner') return 'banned';
  const earlier = await invitationOf(trx, { roomId, userId: id });
  if (earlier !== undefined && earlier.declined_at === null) return 'already_invited';
  const isResting = earlier?.declined_at && now.getTime() - earlier.declined_at.getTime() < DECLINED_MS;
  if (isResting && role !== 'owner') return 'declined';
  if (!(await isAcquainted(trx, userId, id))) {
    if (!(await welcomes(trx, { userId: id, senderId: userId }))) return 'not_wanted';
    if (isNew) return 'you_are_new';
  }
  return isFull ? 'full' : undefined;
}

/** Invites people to a group as one of its members. */
export async function inviteTo(deps: Deps, actor: Actor, people: readonly number[]): Promise<Invited> {
  await refuseHeld(deps.db, actor.userId);
  const answer = await within(deps, actor, (trx, { own, group, now }) => {
    if (group.who_may_add === 'admins' && !isAtLeast(own.role, 'admin')) throw new AppError('forbidden');
    return invite(deps, trx, { ...actor, role: own.role, people, now });
  });
  for (const id of answer.invited) askToResync(deps, id, 'chats');
  return answer;
}

/** Returns a person's open invitations. */
export async function invitationsFor({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<Invitation[]> {
  const rows = await waitingFor(db, userId, LISTED);
  const view = { viewerId: userId, now: clock.now() };
  const cards = await cardsFor(
    db,
    rows.map((row) => row.invited_by),
    view,
  );
  return rows.map((row) => ({
    roomId: row.room_id,
    name: row.name,
    description: row.description,
    gradient: row.gradient,
    pictureId: row.picture_id,
    memberCount: row.member_count,
    invitedBy: cards.get(row.invited_by) ?? null,
    invitedAt: row.invited_at.toISOString(),
  }));
}

/** Accepts or declines an invitation; throws `not_found` without an open one, and `group_full` if the group is full. */
export async function answerInvitation(deps: Deps, actor: Actor, answer: 'accept' | 'decline'): Promise<void> {
  const { db, clock } = deps;
  const { roomId, userId } = actor;
  const now = clock.now();
  if (answer === 'accept') await refuseHeld(db, userId);
  await inTransaction(db, async (trx) => {
    const room = await lockMany(trx, roomId);
    if (room === undefined || room.closed_at !== null) throw new AppError('not_found');
    const isWaiting = await (answer === 'accept'
      ? takeOpen(trx, 'invitation', actor)
      : declineOpen(trx, 'invitation', { ...actor, now }));
    if (!isWaiting) throw new AppError('not_found');
    if (answer === 'decline') return;
    // A ban deletes earlier invitations, so only the owner can have invited a banned person. Accepting lifts the ban.
    await letIn(deps, trx, { roomId, userId, now });
  });
  if (answer === 'accept') announceMember(deps, actor);
  else askToResync(deps, userId, 'chats');
}
