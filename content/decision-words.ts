import type { Action, AppealReader } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';

/** What a decision calls the thing it is about, to its maker. */
const things: Readonly<Record<SubjectKind, string>> = {
  person: 'your profile',
  profile_picture: 'your profile picture',
  message: 'your message',
  room: 'your room',
  group_picture: 'your picture of a group',
  post: 'your post',
  comment: 'your comment',
  companion_reply: 'the reply',
  wyn_reply: 'the answer',
  notice: 'it',
};

/** What the words of a decision depend on, on the page and in the mail alike. */
export interface Decided {
  action: Action;
  kind: SubjectKind;
  /** When it ends, in words; null where it has no end. */
  until: string | null;
  isInForce: boolean;
  decidedBy: 'person' | 'machine';
  /** A moderator has looked at what the machine did; true of what a person decided. */
  isReviewed: boolean;
}

/** The title of the letter: what was decided. It has no full stop. */
export function titleOf({ action, kind, until, isInForce, isReviewed }: Decided): string {
  const thing = `${things[kind].charAt(0).toUpperCase()}${things[kind].slice(1)}`;
  switch (action) {
    case 'dismiss':
      return 'Nothing follows';
    case 'warn':
      return 'This is a warning';
    case 'hide':
      if (!isInForce) return `${thing} was hidden`;
      return isReviewed ? `${thing} is hidden` : `${thing} is hidden for now`;
    case 'restore':
      return `${thing} is back`;
    case 'no_writing':
      return isInForce ? `You can write again on ${until}` : `You could not write until ${until}`;
    case 'suspend':
      return isInForce ? 'Your account is suspended' : 'Your account was suspended';
    case 'ban':
      return isInForce ? 'Your account is closed for good' : 'Your account was closed';
  }
}

const UNSEEN = 'Nobody sees you. You can sign in to read this, to answer, and to take or delete your data.';

/** What follows from the decision; null where nothing does any more. */
export function followsOf({ action, isInForce, isReviewed }: Decided): string | null {
  if (action === 'warn') return 'Nothing is taken away. Please keep to the rule from here on.';
  if (action === 'restore') return 'Everybody who could see it before can see it again.';
  if (action === 'dismiss' || !isInForce) return null;
  if (action === 'no_writing') return 'Until then you can read everything.';
  if (action !== 'hide') return UNSEEN;
  if (isReviewed) return 'Only you can see it.';
  return 'Only you can see it until a moderator has looked at it. Then you hear from us again.';
}

/** What it was about, in a sentence of its own. */
export const aboutOf = (kind: SubjectKind): string => `This is about ${things[kind]}.`;

/** Who decided. Nobody is named. */
export function deciderOf({ decidedBy, isReviewed }: Pick<Decided, 'decidedBy' | 'isReviewed'>): string {
  if (decidedBy === 'person') return 'A person decided this.';
  return isReviewed
    ? 'A machine decided this, and a moderator agreed.'
    : 'A machine decided this by itself. A moderator looks at it next.';
}

/** Decisions that a person can answer; the others only give something back. */
export const isAnswerable = (action: Action): boolean => action !== 'dismiss' && action !== 'restore';

/** The way to answer, in the mail; the page has a button for it. */
export const APPEAL =
  'You can ask us to look again, once and within six months: on your decisions page, in your own words.';

/** Who reads an answer to a decision, before (`next`, after the words "Answer back") and after they did. */
export const readerWords: Readonly<Record<AppealReader, { next: string; will: string; did: string }>> = {
  another: {
    next: ', and another person reads it.',
    will: 'Once for each decision. Another moderator than the first reads it.',
    did: 'Another person than the first looked at it.',
  },
  same: {
    next: '. There is only one moderator here for now, so the same person looks again.',
    will: 'Once for each decision. There is only one moderator here for now, so the same person looks again.',
    did: 'There is only one moderator here for now, so the same person looked again.',
  },
  first: {
    next: ', and a person reads it.',
    will: 'Once for each decision. A moderator reads it.',
    did: 'A moderator looked at it.',
  },
};

/** What became of an answer to a decision. */
export const appealOutcomeWords = {
  upheld: { title: 'Your answer: the decision stays', text: 'We looked again, and the decision stays.' },
  changed: {
    title: 'Your answer: the decision is milder now',
    text: 'We looked again, and something milder takes its place.',
  },
  withdrawn: {
    title: 'Your answer: the decision is withdrawn',
    text: 'We looked again, and took the decision back. It is no longer on your record.',
  },
} as const;

/** What the machine says of a thing that it hides. */
export const MACHINE_SENTENCE =
  'Members whose reports were right before have reported it. Nobody has judged it yet: a moderator does that next.';
/** What the machine says of a thing with a copy of a picture that a moderator took away. */
export const COPY_SENTENCE =
  'A picture in it looks like one that a moderator took away elsewhere. Nobody has judged this one yet: a moderator does that next.';
/** What the machine says to somebody whose picture is on a list of pictures that the law forbids. It names no list. */
export const FROZEN_SENTENCE =
  'A check of a picture found something that a moderator has to look at before you write again.';
/** What is said when a moderator finds nothing wrong with a hidden thing; what they noted is for the record alone. */
export const BACK_SENTENCE = 'A moderator has looked at it, and it may stay.';
