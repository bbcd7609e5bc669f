import { sql, type RawBuilder } from 'kysely';

/** A person's id: a value, or SQL that returns one. */
type Id = number | RawBuilder<unknown>;
/** Null for a visitor. */
type Viewer = Id | null;

/** `person` blocks `other`. The subquery uses one key; for an EXISTS, the planner may hash the whole table instead. */
export function isBlocking(person: Id, other: Id): RawBuilder<boolean> {
  return sql<boolean>`((SELECT true FROM block
    WHERE block.user_id = ${person} AND block.other_id = ${other} AND block.lifted_at IS NULL) IS NOT NULL)`;
}

/** Either of two people blocks the other now. */
export function isBlocked(a: Id, b: Id): RawBuilder<boolean> {
  return sql<boolean>`(${isBlocking(a, b)} OR ${isBlocking(b, a)})`;
}

/** Either of two people has ever blocked the other, even if the block was lifted. Such a pair is never matched. */
export function wasBlocked(a: Id, b: Id): RawBuilder<boolean> {
  return sql<boolean>`((SELECT true FROM block WHERE block.user_id = ${a} AND block.other_id = ${b}) IS NOT NULL
    OR (SELECT true FROM block WHERE block.user_id = ${b} AND block.other_id = ${a}) IS NOT NULL)`;
}

/** A subquery of the people who block a person or are blocked by that person now. */
export function blockedWith(person: Id): RawBuilder<number> {
  return sql<number>`(
    SELECT block.other_id FROM block WHERE block.user_id = ${person} AND block.lifted_at IS NULL
    UNION ALL
    SELECT block.user_id FROM block WHERE block.other_id = ${person} AND block.lifted_at IS NULL
  )`;
}

/** A subquery of the people who ever blocked a person or were blocked by them. A scan of everybody hashes it once. */
export function onceBlockedWith(person: Id): RawBuilder<number> {
  return sql<number>`(
    SELECT block.other_id FROM block WHERE block.user_id = ${person}
    UNION ALL
    SELECT block.user_id FROM block WHERE block.other_id = ${person}
  )`;
}

/** The first person follows the second. */
export function isFollowing(a: Id, b: Id): RawBuilder<boolean> {
  return sql<boolean>`((SELECT true FROM follow WHERE follow.user_id = ${a} AND follow.followee_id = ${b}) IS NOT NULL)`;
}

/** A subquery of the ids of the people that a person follows. */
export function packOf(person: Id): RawBuilder<number> {
  return sql<number>`(SELECT follow.followee_id FROM follow WHERE follow.user_id = ${person})`;
}

/** The account with this alias is neither suspended, nor about to be deleted, nor held for its age, nor waiting to be let in. */
export function isActive(account: string): RawBuilder<boolean> {
  const of = columnsOf(account);
  return sql<boolean>`(${of('suspended_at')} IS NULL AND ${of('deleted_at')} IS NULL
    AND NOT ${isAgeHeld(account)} AND NOT ${isAwaited(account)})`;
}

/** Until their age is confirmed, the person with this alias is hidden and may not write: `isHeld` in SQL. */
export function isAgeHeld(account: string): RawBuilder<boolean> {
  return sql<boolean>`(${columnsOf(account)('age_held_at')} IS NOT NULL)`;
}

/** The person with this alias waits until the operator lets them in: `isAwaiting` in SQL. */
export function isAwaited(account: string): RawBuilder<boolean> {
  return sql<boolean>`(${columnsOf(account)('approval_awaited_since')} IS NOT NULL)`;
}

/** The time since which the person with this alias waits for the operator; NULL if they do not. */
export function awaitedSince(account: string): RawBuilder<Date> {
  return sql<Date>`${columnsOf(account)('approval_awaited_since')}`;
}

/** The age of the person with this alias was refused: `isRefused` in SQL. */
export function isAgeRefused(account: string): RawBuilder<boolean> {
  return sql<boolean>`(${columnsOf(account)('age_refused_at')} IS NOT NULL)`;
}

/** The person may not write until their age is confirmed. */
export function awaitsAge(person: Id): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM account awaiting WHERE awaiting.id = ${person} AND ${isAgeHeld('awaiting')})`;
}

/** The person paused their account, so that nobody finds or calls them. */
export function isAway(person: Id): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM account away WHERE away.id = ${person} AND away.paused_at IS NOT NULL)`;
}

/** The person may not write at the moment `at`, because they are suspended or paused from writing. */
export function isSilenced(person: Id, at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM account silenced WHERE silenced.id = ${person}
    AND (silenced.suspended_at IS NOT NULL OR silenced.writing_paused_until > ${at}))`;
}

/** The person with this alias asked for deletion at or before a moment; NULL if they did not ask. */
export function hasLeftBefore(account: string, before: Date): RawBuilder<boolean> {
  return sql<boolean>`(${columnsOf(account)('deleted_at')} <= ${before})`;
}

/** The person with this alias lets others know when they are online: `seesPresence` in SQL, for any other viewer. */
export function showsPresence(account: string): RawBuilder<boolean> {
  return sql<boolean>`(NOT ${columnsOf(account)('hide_online')})`;
}

/** The viewer may see the person with this account alias if the viewer already knows of the person: `maySee` in SQL. */
export function isVisible(viewer: Viewer, account: string): RawBuilder<boolean> {
  const of = columnsOf(account);
  const others = sql`${isActive(account)} AND ${isOpenCharacter(viewer, account)}`;
  if (viewer === null) return sql<boolean>`(${others})`;
  return sql<boolean>`(${of('id')} = ${viewer} OR (${others} AND NOT ${isBlocked(viewer, of('id'))}))`;
}

/** The speaker may write to the hearer. A NULL hearer means a group. */
export function mayTalk(speaker: Id, hearer: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`((SELECT ${isActive('speaker')} FROM account speaker WHERE speaker.id = ${speaker}) IS TRUE
    AND (${hearer} IS NULL OR (SELECT ${isVisible(speaker, 'hearer')} FROM account hearer WHERE hearer.id = ${hearer}) IS TRUE))`;
}

/** The viewer blocks the person, and could see them if neither blocked the other. */
export function isVisibleButBlocked(viewer: Id, account: string): RawBuilder<boolean> {
  return sql<boolean>`(${isActive(account)} AND ${isOpenCharacter(viewer, account)} AND (SELECT block.lifted_at IS NULL
    FROM block WHERE block.user_id = ${viewer} AND block.other_id = ${columnsOf(account)('id')}) IS TRUE)`;
}

/** The people that a viewer may find; 'people' is for a viewer with a community, and excludes demo members. */
export type Company = 'everybody' | 'people';

/**
 * Neither the viewer nor the person with this alias meets only people with a checked photo, or the other has one: `mayMeet`
 * in SQL. This holds where people are found who do not know each other, and not where they talk already.
 */
export function meetsChecked(viewer: Id, account: string): RawBuilder<boolean> {
  const person = columnsOf(account)('id');
  const has = (who: Id | RawBuilder<unknown>, column: 'is_valid' | 'only_checked') =>
    sql<boolean>`((SELECT badge.${sql.ref(column)} FROM photo_badge badge WHERE badge.user_id = ${who}) IS TRUE)`;
  return sql<boolean>`((NOT ${has(viewer, 'only_checked')} OR ${has(person, 'is_valid')})
    AND (NOT ${has(person, 'only_checked')} OR ${has(viewer, 'is_valid')}))`;
}

/** The viewer may find the person without knowing them: `mayFind` in SQL. */
export function isDiscoverable(viewer: Viewer, account: string, company: Company = 'everybody'): RawBuilder<boolean> {
  const of = columnsOf(account);
  const own = viewer === null ? sql`` : sql`OR ${of('id')} = ${viewer}`;
  const isPerson = company === 'people' ? sql`AND NOT ${of('is_demo')}` : sql``;
  return sql<boolean>`((${of('paused_at')} IS NULL ${isPerson} ${own}) AND ${isVisible(viewer, account)})`;
}

/** The post is for everybody. The index `post_public` has the same condition, so that the planner can use the index. */
export function isPublic(post: string): RawBuilder<boolean> {
  const of = columnsOf(post);
  return sql<boolean>`(${of('visibility')} = 'public' AND ${of('deleted_at')} IS NULL AND ${of('hidden_at')} IS NULL)`;
}

/** The post is for followers or everybody. The indexes `post_pack` and `post_shared` have the same condition. */
export function isForPack(post: string): RawBuilder<boolean> {
  const of = columnsOf(post);
  return sql<boolean>`(${of('visibility')} <> 'private' AND ${of('deleted_at')} IS NULL AND ${of('hidden_at')} IS NULL)`;
}

/** The post is the person's own, and they have not deleted it. */
export function ownUndeleted(person: Id, post: string): RawBuilder<boolean> {
  const of = columnsOf(post);
  return sql<boolean>`(${of('user_id')} = ${person} AND ${of('deleted_at')} IS NULL)`;
}

/** The viewer may read the post, given the alias of its author's account: `mayRead` in SQL. */
export function isReadable(viewer: Viewer, { post, author }: { post: string; author: string }): RawBuilder<boolean> {
  const of = columnsOf(post);
  const own = viewer === null ? sql`` : sql`OR ${columnsOf(author)('id')} = ${viewer}`;
  return sql<boolean>`(${of('deleted_at')} IS NULL AND (${of('hidden_at')} IS NULL ${own})
    AND ${isMeantFor(viewer, { post, author })})`;
}

/** The viewer may see the author and belongs to the post's audience, even if the post is deleted or hidden. */
export function isMeantFor(viewer: Viewer, { post, author }: { post: string; author: string }): RawBuilder<boolean> {
  const audience = columnsOf(post)('visibility');
  const authorId = columnsOf(author)('id');
  const few =
    viewer === null
      ? sql``
      : sql`OR ${authorId} = ${viewer} OR (${audience} = 'followers' AND ${isFollowing(viewer, sql`${authorId}`)})`;
  return sql<boolean>`((${audience} = 'public' ${few}) AND ${isVisible(viewer, author)})`;
}

/** Returns how many of the posts in a row of `post_count` the viewer may read, provided they may see the author. */
export function readableOf(viewer: Viewer, counted: string): RawBuilder<number> {
  const of = columnsOf(counted);
  if (viewer === null) return sql<number>`${of('everyone')}`;
  return sql<number>`(${of('everyone')} + CASE WHEN ${of('user_id')} = ${viewer} THEN ${of('followers')} + ${of('author')}
    WHEN ${isFollowing(viewer, of('user_id'))} THEN ${of('followers')} ELSE 0 END)`;
}

/** The comment is not hidden, or the viewer is its author. */
export function isCommentShown(viewer: Viewer, comment: string): RawBuilder<boolean> {
  const of = columnsOf(comment);
  const own = viewer === null ? sql`` : sql`OR ${of('user_id')} = ${viewer}`;
  return sql<boolean>`(${of('hidden_at')} IS NULL ${own})`;
}

/** The id of a group's picture, which is NULL if a moderator hid it: `shownPicture` in SQL. */
export function shownPictureOf(group: string): RawBuilder<string | null> {
  const of = columnsOf(group);
  return sql<string | null>`CASE WHEN ${of('picture_hidden_at')} IS NULL THEN ${of('picture_id')} END`;
}

/** The account is a person, an authored companion, or a companion that the viewer composed. */
function isOpenCharacter(viewer: Viewer, account: string): RawBuilder<boolean> {
  const of = columnsOf(account);
  const own = viewer === null ? sql`` : sql`OR companion.owner_id = ${viewer}`;
  return sql<boolean>`(NOT ${of('is_seed_user')} OR (
    SELECT companion.key IS NOT NULL ${own} FROM companion WHERE companion.user_id = ${of('id')}) IS TRUE)`;
}

function columnsOf(alias: string): (column: string) => RawBuilder<unknown> {
  return (column) => sql.ref(`${alias}.${column}`);
}

/** When the person with this alias asked for deletion; null if they did not, or took it back. */
export function leftAt(account: string): RawBuilder<Date | null> {
  return sql<Date | null>`${columnsOf(account)('deleted_at')}`;
}

/** When a decision in force suspended the person with this alias, or their age was refused; null if neither. */
export function removedAt(account: string): RawBuilder<Date | null> {
  const of = columnsOf(account);
  return sql<Date | null>`least(${of('suspended_at')}, ${of('age_refused_at')})`;
}
