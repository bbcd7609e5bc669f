import { createContext } from 'react';
import type { RoomMember } from '#contract/chat.members.ts';
import { calledIn } from '#web/parts/people/people.data.ts';
import type { PersonCard } from '#contract/people.ts';
import { labelsOf } from '#web/parts/rooms/groups.words.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** A member of a group, as the lines of the room show them. */
export interface Called {
  /** The card whose face is beside the member's lines. */
  person: PersonCard;
  name: string;
  handle: string;
  /** The address of the member's profile, from which "back" returns to the room. */
  href: string;
  /** The member's labels, for example "Admin · Moderator"; empty if there are none. */
  label: string;
  /** False for the owner and for a person who is already banned. */
  canBeBanned: boolean;
  hasLeft: boolean;
  /** True if web addresses in the member's lines become links. */
  isLinked: boolean;
}

/** The known people of a group, by id; undefined in a room of two. */
export const NamesContext = createContext<ReadonlyMap<number, Called> | undefined>(undefined);

/** The name for a person that the reader may not see. */
export const SOMEONE = t('chat.a-wild-self', 'A Wild Self');

export function calledOf(member: RoomMember, roomId: string): Called {
  const { id, handle, role, hasLeft, isBanned } = member;
  return {
    person: member,
    name: calledIn(member),
    handle,
    href: paths.personFrom(id, roomId),
    label: labelsOf(member).join(' · '),
    canBeBanned: role !== 'owner' && !isBanned,
    hasLeft,
    isLinked: mayLink(member),
  };
}

/** Returns whether web addresses in a person's lines become links: not those of new accounts or invented people. */
export function mayLink(person: Pick<PersonCard, 'isNew' | 'isSeedUser' | 'isDemo'> | null | undefined): boolean {
  return person != null && person.isNew !== true && !person.isSeedUser && !person.isDemo;
}

/** Returns the text about the people who are typing in a group. */
export function typingWords(typists: readonly number[], names: ReadonlyMap<number, Called>): string {
  const [one, other] = typists.map((id) => names.get(id)?.name ?? SOMEONE);
  if (typists.length > 2) return t('chat.people-are-typing', '{length} people are typing…', { length: typists.length });
  return other === undefined
    ? t('chat.is-typing-2', '{one} is typing…', { one })
    : t('chat.and-are-typing', '{one} and {other} are typing…', { one, other });
}
