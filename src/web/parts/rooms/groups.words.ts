import type { RoomMember } from '#contract/chat.members.ts';
import type { Role } from '#contract/chat.notices.ts';
import type { Room } from '#contract/chat.ts';
import { t } from '#web/words/words.ts';

/** Returns the number of a group's members in words. */
export function membersWords(count: number): string {
  return t('parts.members', '{count, plural, one {# member} other {# members}}', { count });
}

/** Returns the pause that a group requires between two messages, in words. */
export function paceWords(seconds: number): string {
  if (seconds < 60) return t('parts.seconds', '{seconds} seconds', { seconds });
  const minutes = seconds / 60;
  return t('parts.minutes', '{minutes, plural, =1 {minute} other {# minutes}}', { minutes });
}

/** Returns what leaving a group of this kind does, and how to come back. `heir` is a text about the next owner. */
export function leavingWords(roomType: Room['roomType'], heir: string): string {
  if (roomType === 'trending')
    return t('parts.it-leaves-your-list-open', 'It leaves your list. The room stays open, and you can join again.');
  if (roomType === 'chaos')
    return t(
      'parts.it-leaves-your-list-cloud',
      'It leaves your list, and you find it again among the chaos clouds.{heir}',
      { heir },
    );
  return t(
    'parts.it-leaves-your-list-group',
    'It leaves your list. You come back by invitation, or by its link where it has one.{heir}',
    { heir },
  );
}

/** The question before somebody is banned from a group. */
export function banWords(name: string, hasLeft: boolean): { title: string; description: string; confirm: string } {
  const first = hasLeft
    ? t('parts.they-have-left-already-and', 'They have left already, and')
    : t('parts.they-leave-the-group-at', 'They leave the group at once and');
  return {
    title: t('parts.ban', 'Ban {name}?', { name }),
    description: t('parts.cannot-come-back-unless-the', '{first} cannot come back, unless the owner invites them.', {
      first,
    }),
    confirm: t('common.ban', 'Ban'),
  };
}

/** Returns the labels beside a member's name: owner or admin of the group, moderator of Wildin, banned. */
export function labelsOf({
  role,
  isModerator,
  isBanned,
}: Pick<RoomMember, 'role' | 'isModerator' | 'isBanned'>): string[] {
  const places: Readonly<Record<Role, readonly string[]>> = {
    owner: [t('parts.owner', 'Owner')],
    admin: [t('parts.admin', 'Admin')],
    member: [],
  };
  return [
    ...places[role],
    ...(isModerator ? [t('parts.moderator', 'Moderator')] : []),
    ...(isBanned ? [t('parts.banned', 'Banned')] : []),
  ];
}
