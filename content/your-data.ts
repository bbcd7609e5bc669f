/** What is kept about a person, by kind, in words for them: what it is, how long it is kept and why. */
export const dataKinds = {
  account: {
    name: 'Your account and profile',
    what: 'Your Wildin ID, how you sign in, your name, birthday, ZIP and what you tell about yourself.',
    kept: 'Until you delete your account, and 14 days more in which you can come back. A Wildin ID you gave up stays reserved for 180 days, so that nobody can pose as you, and 3 years where the account was banned; without your account it is only a code that nobody can read. An address you changed goes after 3 days.',
  },
  devices: {
    name: 'Devices and sign-ins',
    what: 'Where you are signed in, your passkeys (their open halves only), which devices get notifications, and when you were last here.',
    kept: 'A sign-in goes 30 days after it was last used or ended, and after 90 days in any case. A passkey stays until you remove it or delete your account.',
  },
  consent: {
    name: 'What you agreed to',
    what: 'Each version of the terms and permissions you said yes or no to.',
    kept: 'Until you delete your account, because we must be able to show what you agreed to.',
  },
  quiz: {
    name: 'Quiz answers and results',
    what: 'Your answers, and the archetype they led to.',
    kept: 'Until you delete your account.',
  },
  matching: {
    name: 'What you look for, and your matches',
    what: 'Your preferences, the people you were matched with, and how many matches a day has left.',
    kept: 'Preferences and matches until you delete your account, what you used of a day for 60 days.',
  },
  people: {
    name: 'People you follow or block',
    what: 'Who they are, and since when. Nobody learns whom you block.',
    kept: 'Until you take it back or delete your account.',
  },
  chats: {
    name: 'Conversations',
    what: 'The rooms you are in, what you wrote in them and said before an edit, your reactions, gifts, your answers to plans and what you noted of the meeting, invitations to groups, and introductions you made.',
    kept: 'What you said before an edit for 30 days or until you delete the message, who came to a plan and what you noted of it for a year after it began, the rest until you delete your account. Then your lines stay with the people you wrote to, from “Deleted member”, unless you take them along, and so do the gifts you gave, without your name. A disbanded group goes after 7 days, an invitation you declined after 30 days, an introduction after 14 days.',
  },
  pictures: {
    name: 'Pictures',
    what: 'The pictures you sent.',
    kept: 'Until you delete your account or what they are in, also where you leave your lines. One that was never sent goes after a day; one that was reported stays for moderators until 190 days after the case is closed.',
  },
  companions: {
    name: 'AI companions',
    what: 'Whom you met, what you wrote to each other, and what they remember of you.',
    kept: 'Until you clear their memory or delete your account. Then all of it goes, the conversations too.',
  },
  posts: {
    name: 'Posts',
    what: 'What you posted, with its audience, your likes and comments, and what others did that you were told of.',
    kept: 'What others did for 90 days, the rest until you delete your account.',
  },
  notifications: {
    name: 'Notification settings',
    what: 'What may notify you, and when.',
    kept: 'Until you delete your account.',
  },
  premium: {
    name: 'Premium',
    what: 'What you are entitled to, and until when.',
    kept: 'Until you delete your account.',
  },
  safety: {
    name: 'Reports and decisions',
    what: 'What you reported and what became of it, and what was decided about you and why.',
    kept: 'Also after you delete your account, because a case has to stay understandable for the others in it and for an appeal. The words in it go 190 days after the case is closed, the rest after 3 years; a picture held for the authorities after 366 days. A ban stays on record while its account does. Which first messages were alike is known for 7 days.',
  },
  upkeep: {
    name: 'Notes that keep things running',
    what: 'Codes we sent you, work that waits, answers that are repeated when a connection drops, and when Wyn last said that it is an AI.',
    kept: 'Codes and answers for a day, the rest until you delete your account.',
  },
} as const satisfies Record<string, { name: string; what: string; kept: string }>;

export type DataKind = keyof typeof dataKinds;

/** What a row of each table is called: one and many, or a name alone where everybody has one. */
export const dataItems: Readonly<Record<string, readonly [one: string, many?: string]>> = {
  account: ['your profile'],
  age_check: ['what came of a check of your age'],
  block: ['person you block', 'people you block'],
  companion: ['the companion made for you'],
  companion_note: ['thing a companion remembers', 'things companions remember'],
  companion_room: ['companion you met', 'companions you met'],
  consent: ['answer to our terms', 'answers to our terms'],
  data_export: ['an export'],
  entitlement: ['entitlement', 'entitlements'],
  follow: ['person you follow', 'people you follow'],
  handle_reservation: ['earlier Wildin ID', 'earlier Wildin IDs'],
  match_preference: ['your preferences'],
  message_edit: ['text before an edit', 'texts before an edit'],
  message_reaction: ['reaction', 'reactions'],
  notification_settings: ['your settings'],
  one_time_code: ['code we sent you', 'codes we sent you'],
  passkey: ['passkey', 'passkeys'],
  post: ['post', 'posts'],
  post_comment: ['comment under a post', 'comments under posts'],
  post_like: ['post you like', 'posts you like'],
  presence: ['when you were last here'],
  push_subscription: ['device with notifications', 'devices with notifications'],
  quest_hall: ['your place in the Quest Hall'],
  quiz_answer: ['answer', 'answers'],
  quiz_session: ['run through the quiz', 'runs through the quiz'],
  quota: ['count of what you used of a day', 'counts of what you used of a day'],
  room: ['conversation', 'conversations'],
  room_event: ['line you wrote', 'lines you wrote'],
  room_member: ['setting of a conversation', 'settings of conversations'],
  session: ['sign-in', 'sign-ins'],
  soul_match: ['match', 'matches'],
  upload: ['picture', 'pictures'],
  wyn_disclosure: ['when Wyn last said that it is an AI'],
};
