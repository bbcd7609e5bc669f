import type { Joining, Part, PlaceKey } from '#contract/place.ts';
import { moment } from '#web/platform/ago.ts';
import { t } from '#web/words/words.ts';

/** The title of the page: who may come in, in one sentence. */
export function titleWords(name: string, joining: Joining): string {
  if (joining === 'closed') return t('operator.is-closed', '{name} lets nobody new in', { name });
  if (joining === 'invitation') return t('operator.is-by-invitation', '{name} is by invitation', { name });
  if (joining === 'approval') return t('operator.is-by-approval', 'You let people into {name}', { name });
  return t('operator.is-open', '{name} is open to everybody', { name });
}

export const joiningWords: Readonly<Record<Joining, { name: string; meaning: string }>> = {
  open: { name: t('operator.everybody', 'Everybody'), meaning: t('operator.everybody-18', 'Who is 18 or older.') },
  invitation: {
    name: t('operator.who-has-an-invitation', 'Who has an invitation'),
    meaning: t('operator.a-link-of-yours', 'A link of yours, or the invite page of a member.'),
  },
  approval: {
    name: t('operator.whom-you-let-in', 'Whom you let in'),
    meaning: t('operator.newcomers-wait-here', 'Newcomers wait on this page. A link of yours lets in at once.'),
  },
  closed: {
    name: t('operator.nobody-new', 'Nobody new'),
    meaning: t('operator.members-sign-in', 'Members sign in as ever.'),
  },
};

export const partWords: Readonly<Record<Part, { name: string; meaning: string }>> = {
  posts: {
    name: t('operator.posts', 'Posts'),
    meaning: t('operator.posts-about', 'Peek, comments and the challenge.'),
  },
  groups: { name: t('operator.groups', 'Groups'), meaning: t('operator.groups-about', 'Making, joining and writing.') },
  clouds: {
    name: t('operator.clouds', 'Chaos clouds'),
    meaning: t('operator.clouds-about', 'Making, joining and writing.'),
  },
  premium: {
    name: t('operator.premium', 'Premium'),
    meaning: t('operator.premium-about', 'Off, nobody can buy. Who pays can still cancel.'),
  },
  companions: {
    name: t('operator.companions', 'AI characters'),
    meaning: t('operator.companions-about', 'Meeting them and writing with them.'),
  },
  gifts: { name: t('operator.gifts', 'Gifts'), meaning: t('operator.gifts-about', 'Giving and unwrapping.') },
};

const limitNames = {
  groupMembers: t('operator.members-of-a-group', 'Members of a group'),
  mediaDaily: t('operator.uploads-of-a-member', 'Uploads of a member in a day'),
  modelDaily: t('operator.asks-of-a-member', 'Messages of a member to the language model in a day'),
};

/** The name of a setting, as its field and the log of changes call it. */
export const settingNames: Readonly<Record<PlaceKey, string>> = {
  name: t('operator.name-of-the-place', 'Name of the place'),
  contact: t('operator.contact-address', 'Contact address'),
  joining: t('operator.who-may-join', 'Who may join'),
  word: t('operator.a-word-to-everybody', 'A word to everybody'),
  ...limitNames,
  posts: partWords.posts.name,
  groups: partWords.groups.name,
  clouds: partWords.clouds.name,
  premium: partWords.premium.name,
  companions: partWords.companions.name,
  gifts: partWords.gifts.name,
};

/** Returns a value of the log in words. */
export function valueWords(key: string, value: string | null): string {
  if (value === null) return t('operator.none', 'none');
  if (value === 'true') return t('operator.on', 'on');
  if (value === 'false') return t('operator.off', 'off');
  if (key === 'joining' && value in joiningWords) return joiningWords[value as Joining].name;
  return value;
}

export const givenWords = (variable: string): string =>
  t('operator.the-environment-decides', 'The environment decides: {variable}', { variable });

export const untilWords = (until: string): string => t('operator.until', 'until {when}', { when: moment(until) });
