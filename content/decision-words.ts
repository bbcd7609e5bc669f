import type { Action, AppealReader } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import { checkReasonWords } from './photo-check.ts';
import type { Says } from './says.ts';

/** The facts that determine the words of a decision, on the page and in the mail. */
export interface Decided {
  action: Action;
  kind: SubjectKind;
  /** The end of the effect as text; null without an end. */
  until: string | null;
  isInForce: boolean;
  decidedBy: 'person' | 'machine';
  /** True if a person made the decision, or a moderator has reviewed the machine's decision. */
  isReviewed: boolean;
}

type Speaks = Pick<Says, 't'>;

/** Returns the title of the letter, which states the decision and has no full stop. */
export function titleOf({ action, kind, until, isInForce, isReviewed }: Decided, { t }: Speaks): string {
  const stands = isInForce ? 'yes' : 'no';
  switch (action) {
    case 'dismiss':
      return t('decisions.nothing-follows', 'Nothing follows');
    case 'warn':
      return t('decisions.a-warning', 'This is a warning');
    case 'hide':
      if (kind === 'photo_check') return checkTitle(isInForce ? 'refused' : 'was', { t });
      return hiddenTitle(kind, isInForce ? (isReviewed ? 'hidden' : 'waits') : 'was', { t });
    case 'restore':
      return kind === 'photo_check' ? checkTitle('back', { t }) : hiddenTitle(kind, 'back', { t });
    case 'no_writing':
      return t(
        'decisions.no-writing',
        '{stands, select, yes {You can write again on {until}} other {You could not write until {until}}}',
        { stands, until: until ?? '' },
      );
    case 'suspend':
      return t(
        'decisions.suspended',
        '{stands, select, yes {Your account is suspended} other {Your account was suspended}}',
        { stands },
      );
    case 'ban':
      return t(
        'decisions.closed',
        '{stands, select, yes {Your account is closed for good} other {Your account was closed}}',
        { stands },
      );
  }
}

function checkTitle(how: 'refused' | 'was' | 'back', { t }: Speaks): string {
  return t(
    'decisions.photo-check',
    '{how, select, refused {Your photo check did not pass} was {Your photo check had not passed} other {You can check your photo again}}',
    { how },
  );
}

function hiddenTitle(kind: SubjectKind, how: 'hidden' | 'waits' | 'was' | 'back', { t }: Speaks): string {
  return t(
    'decisions.hidden',
    '{kind, select, person {Your profile} profile_picture {Your profile picture} message {Your message} room {Your room} group_picture {Your picture of a group} post {Your post} comment {Your comment} companion_reply {The reply} wyn_reply {The answer} waiting {Your picture} other {It}} {how, select, hidden {is hidden} waits {is hidden for now} was {was hidden} other {is back}}',
    { kind, how },
  );
}

/** Returns the effect of the decision as text; null for `dismiss` and for an effect that has ended. */
export function followsOf({ action, kind, isInForce, isReviewed }: Decided, { t }: Speaks): string | null {
  if (action === 'warn')
    return t('decisions.warn-follows', 'Nothing is taken away. Please keep to the rule from here on.');
  if (action === 'restore' && kind === 'photo_check')
    return t('decisions.photo-check-back', 'You can try again at once. Another try needs three new pictures.');
  if (action === 'restore')
    return t('decisions.restore-follows', 'Everybody who could see it before can see it again.');
  if (action === 'dismiss' || !isInForce) return null;
  if (action === 'no_writing') return t('decisions.no-writing-follows', 'Until then you can read everything.');
  if (action !== 'hide')
    return t(
      'decisions.unseen',
      'Nobody sees you. You can sign in to read this, to answer, and to take or delete your data.',
    );
  if (kind === 'photo_check')
    return t(
      'decisions.photo-check-follows',
      'Your profile stays as it is, without the badge. The three pictures are deleted. A day later you can try again.',
    );
  if (isReviewed) return t('decisions.hide-follows', 'Only you can see it.');
  return t(
    'decisions.hide-follows-for-now',
    'Only you can see it until a moderator has looked at it. Then you hear from us again.',
  );
}

/** Returns a sentence that names the subject of the decision. */
export function aboutOf(kind: SubjectKind, { t }: Speaks): string {
  return t(
    'decisions.about',
    'This is about {kind, select, person {your profile} profile_picture {your profile picture} message {your message} room {your room} group_picture {your picture of a group} post {your post} comment {your comment} companion_reply {the reply} wyn_reply {the answer} call {a call with you} photo_check {your photo check} waiting {a picture of yours, before others saw it} other {it}}.',
    { kind },
  );
}

/** Says whether a person or the machine decided, without a name. */
export function deciderOf({ decidedBy, isReviewed }: Pick<Decided, 'decidedBy' | 'isReviewed'>, { t }: Speaks): string {
  if (decidedBy === 'person') return t('decisions.by-a-person', 'A person decided this.');
  return isReviewed
    ? t('decisions.by-a-machine-reviewed', 'A machine decided this, and a moderator agreed.')
    : t('decisions.by-a-machine', 'A machine decided this by itself. A moderator looks at it next.');
}

/** Returns whether a person can appeal against a decision; `dismiss` and `restore` take nothing away. */
export const isAnswerable = (action: Action): boolean => action !== 'dismiss' && action !== 'restore';

/** Explains how to appeal. Only the mail has this text; the page has a button for an appeal. */
export const appealWords = ({ t }: Speaks): string =>
  t(
    'decisions.appeal',
    'You can ask us to look again, once and within six months: on your decisions page, in your own words.',
  );

/** Says who reads an appeal. `next` follows the words "Answer back"; `will` is before the reading, `did` after it. */
export function readerWords(reader: AppealReader, { t }: Speaks): { next: string; will: string; did: string } {
  switch (reader) {
    case 'another':
      return {
        next: t('decisions.another-next', ', and another person reads it.'),
        will: t('decisions.another-will', 'Once for each decision. Another moderator than the first reads it.'),
        did: t('decisions.another-did', 'Another person than the first looked at it.'),
      };
    case 'same':
      return {
        next: t('decisions.same-next', '. There is only one moderator here for now, so the same person looks again.'),
        will: t(
          'decisions.same-will',
          'Once for each decision. There is only one moderator here for now, so the same person looks again.',
        ),
        did: t('decisions.same-did', 'There is only one moderator here for now, so the same person looked again.'),
      };
    case 'first':
      return {
        next: t('decisions.first-next', ', and a person reads it.'),
        will: t('decisions.first-will', 'Once for each decision. A moderator reads it.'),
        did: t('decisions.first-did', 'A moderator looked at it.'),
      };
  }
}

/** Returns the outcome of an appeal as text. */
export function appealOutcomeWords(
  outcome: 'upheld' | 'changed' | 'withdrawn',
  { t }: Speaks,
): { title: string; text: string } {
  switch (outcome) {
    case 'upheld':
      return {
        title: t('decisions.upheld-title', 'Your answer: the decision stays'),
        text: t('decisions.upheld', 'We looked again, and the decision stays.'),
      };
    case 'changed':
      return {
        title: t('decisions.changed-title', 'Your answer: the decision is milder now'),
        text: t('decisions.changed', 'We looked again, and something milder takes its place.'),
      };
    case 'withdrawn':
      return {
        title: t('decisions.withdrawn-title', 'Your answer: the decision is withdrawn'),
        text: t('decisions.withdrawn', 'We looked again, and took the decision back. It is no longer on your record.'),
      };
  }
}

/** The machine's reason for hiding a reported thing. */
export const MACHINE_SENTENCE =
  'Members whose reports were right before have reported it. Nobody has judged it yet: a moderator does that next.';
/** The machine's reason for hiding a copy of a picture that a moderator removed. */
export const COPY_SENTENCE =
  'A picture in it looks like one that a moderator took away elsewhere. Nobody has judged this one yet: a moderator does that next.';
/** The machine's notice to a person whose picture is on a list of illegal pictures. The notice mentions no list. */
export const FROZEN_SENTENCE =
  'A check of a picture found something that a moderator has to look at before you write again.';
/** The notice to the author when a moderator clears a hidden thing. The moderator's own note is only for the record. */
export const BACK_SENTENCE = 'A moderator has looked at it, and it may stay.';
/** The fixed sentences, which are translated. A moderator's own sentence stays as written. */
export const writtenSentences = [
  MACHINE_SENTENCE,
  COPY_SENTENCE,
  FROZEN_SENTENCE,
  BACK_SENTENCE,
  ...Object.values(checkReasonWords).map(({ sentence }) => sentence),
];
