import type { Invited, InviteRefusal } from '#contract/groups.ts';

const whys: Readonly<Record<InviteRefusal, (name: string) => string>> = {
  unavailable: (name) => `${name} cannot be invited.`,
  not_wanted: (name) => `${name} takes groups from people they know only.`,
  you_are_new: (name) => `On your first day you invite people you already talk with. Say hello to ${name} first.`,
  already_in: (name) => `${name} is in already.`,
  already_invited: (name) => `${name} has an invitation already.`,
  declined: (name) => `${name} said no lately. In a month you can ask again.`,
  banned: (name) => `${name} was banned. Only the owner can bring them back.`,
  full: (name) => `The group is full, so ${name} has to wait.`,
};

interface Person {
  id: number;
  displayName: string;
}

/** Returns a sentence for each person who got no invitation. */
export function refusalWords({ refused }: Pick<Invited, 'refused'>, people: readonly Person[]): string[] {
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  return refused.map(({ userId, reason }) => whys[reason](names.get(userId) ?? 'Somebody'));
}
