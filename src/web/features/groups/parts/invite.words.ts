import type { Invited, InviteRefusal } from '#contract/groups.ts';
import { t } from '#web/words/words.ts';

const whys: Readonly<Record<InviteRefusal, (name: string) => string>> = {
  unavailable: (name) => t('groups.cannot-be-invited', '{name} cannot be invited.', { name }),
  not_wanted: (name) =>
    t('groups.takes-groups-from-people-they', '{name} takes groups from people they know only.', { name }),
  you_are_new: (name) =>
    t(
      'groups.on-your-first-day-you',
      'On your first day you invite people you already talk with. Say hello to {name} first.',
      { name },
    ),
  already_in: (name) => t('groups.is-in-already', '{name} is in already.', { name }),
  already_invited: (name) => t('groups.has-an-invitation-already', '{name} has an invitation already.', { name }),
  declined: (name) => t('groups.said-no-lately-in-a', '{name} said no lately. In a month you can ask again.', { name }),
  banned: (name) =>
    t('groups.was-banned-only-the-owner', '{name} was banned. Only the owner can bring them back.', { name }),
  full: (name) => t('groups.the-group-is-full-so', 'The group is full, so {name} has to wait.', { name }),
};

interface InvitedPerson {
  id: number;
  displayName: string;
}

/** Returns a sentence for each person who got no invitation. */
export function refusalWords({ refused }: Pick<Invited, 'refused'>, people: readonly InvitedPerson[]): string[] {
  const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
  return refused.map(({ userId, reason }) => whys[reason](names.get(userId) ?? t('groups.somebody', 'Somebody')));
}
