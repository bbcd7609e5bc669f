import { createContext } from 'react';
import type { RoomMember } from '#contract/chat.members.ts';
import { calledIn } from '#web/parts/people.data.ts';
import type { PersonCard } from '#contract/people.ts';
import { labelsOf } from '#web/parts/groups.words.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** The name of a member in a group. */
export interface Called {
  /** Their face is beside their lines. */
  person: PersonCard;
  name: string;
  handle: string;
  /** Their profile, whose "back" returns to the room. */
  href: string;
  /** Their roles, for example "Admin · Moderator"; empty without any. */
  label: string;
  /** False for the owner and for a person who is already banned. */
  canBeBanned: boolean;
  hasLeft: boolean;
  /** True when addresses in their lines become links. */
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

/** Returns whether addresses in a person's lines become links: not for a new account or an invented person. */
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
