import type { Selectable } from 'kysely';
import type { AccountTable, PostTable, RoomGroupTable } from '#server/platform/database/tables.ts';
import { type Standing, isAwaiting, isHeld } from './standing.ts';

export { type Company } from './visibility.queries.ts';
export { companyOf, inCompany } from './company.ts';
export { refuseHeld } from './held.ts';
export { awaitedSince, meetsChecked } from './visibility.queries.ts';

/** The relation between a viewer and a person. */
export interface Sight {
  /** Null for a visitor. */
  viewerId: number | null;
  person: Standing;
  /** The person's row of `companion`, for a character. */
  companion: { key: string | null; owner_id: number | null } | undefined;
  /** True when the viewer or the person blocked the other. */
  isBlocked: boolean;
  /** True when the viewer follows the person. */
  isFollowing: boolean;
  /** True when enough people fit the viewer, who then meets only real people. */
  hasCommunity: boolean;
}

/** The viewer may know when the person is online. A person can hide this from everybody else. */
export function seesPresence(
  viewerId: number | null,
  person: Pick<Selectable<AccountTable>, 'id' | 'hide_online'>,
): boolean {
  return !person.hide_online || person.id === viewerId;
}

/**
 * The viewer may see the person, once the viewer knows their id or handle, or shares a room or match with them:
 * `isVisible` in SQL. People see themselves even while suspended, waiting for deletion or for the operator, or held for their age.
 */
export function maySee({ viewerId, person, companion, isBlocked }: Sight): boolean {
  if (person.id === viewerId) return true;
  if (isBlocked || person.suspended_at !== null || person.deleted_at !== null) return false;
  if (isHeld(person) || isAwaiting(person)) return false;
  if (!person.is_seed_user) return true;
  if (companion === undefined) return false;
  return companion.key !== null || (viewerId !== null && companion.owner_id === viewerId);
}

/** The viewer may find the person in matching, the hall, the directory or the public feed: `isDiscoverable` in SQL. */
export function mayFind(sight: Sight): boolean {
  const { person, viewerId, hasCommunity } = sight;
  if (!maySee(sight)) return false;
  return person.id === viewerId || (person.paused_at === null && !(hasCommunity && person.is_demo));
}

/** Whether a person's photo is checked, and whether they meet only such people. */
interface Checked {
  isChecked: boolean;
  onlyChecked: boolean;
}

/** Two people meet by a filter that both set: who asks for a checked photo meets only those who have one. */
export function mayMeet(one: Checked, other: Checked): boolean {
  return (!one.onlyChecked || other.isChecked) && (!other.onlyChecked || one.isChecked);
}

/** The viewer may read a post of the person: `isReadable` in SQL. */
export function mayRead(
  sight: Sight,
  post: Pick<Selectable<PostTable>, 'visibility' | 'deleted_at' | 'hidden_at'>,
): boolean {
  if (post.deleted_at !== null || !maySee(sight)) return false;
  if (sight.person.id === sight.viewerId) return true;
  if (post.hidden_at !== null) return false;
  return post.visibility === 'public' || (post.visibility === 'followers' && sight.isFollowing);
}

/** The post is for more people than its author. */
export function isForOthers(post: Pick<Selectable<PostTable>, 'visibility'>): boolean {
  return post.visibility !== 'private';
}

/** Anybody who sees the author may read the post: `isPublic` in SQL. */
export function isForAll(post: Pick<Selectable<PostTable>, 'visibility' | 'deleted_at' | 'hidden_at'>): boolean {
  return post.visibility === 'public' && post.deleted_at === null && post.hidden_at === null;
}

/** Returns the id of a group's picture; null if it has none or a moderator hid it: `shownPictureOf` in SQL. */
export function shownPicture(
  group: Pick<Selectable<RoomGroupTable>, 'picture_id' | 'picture_hidden_at'>,
): string | null {
  return group.picture_hidden_at === null ? group.picture_id : null;
}

/** A visitor could find the person, and the person is no character: only such people have a row of `match_profile`. */
export function canBeMatched(person: Standing): boolean {
  const visitor = { viewerId: null, companion: undefined, isBlocked: false, isFollowing: false, hasCommunity: false };
  return !person.is_seed_user && mayFind({ ...visitor, person });
}

/** The column with the time at which an author deleted a post. */
export const TAKEN_AWAY = 'deleted_at';
export type TakenAway = Pick<Selectable<PostTable>, typeof TAKEN_AWAY>;

/** Returns the change for a post that its author deletes. */
export function takenAway(at: Date): TakenAway {
  return { deleted_at: at };
}
