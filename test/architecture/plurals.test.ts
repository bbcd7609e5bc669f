import { expect, it } from 'vitest';
import { allSaid } from '#scripts/words/said.ts';

/** What is counted on screens. A number before one of these in the plural may be a 1. */
const THINGS =
  /\{(\w+)(?:, number)?\} (?:more |new )?(?:answers|attempts|characters|chats|comments|days|followers|friends|gifts|GIFs|guests|hours|interests|lines|matches|members|messages|minutes|newcomers|people|photos|pictures|posts|questions|reports|rooms|seconds|souls|things|times|votes|weeks)\b/;

/** A plural or a select, which has its own words for a 1. */
const CHOICE = /\{\w+, (?:plural|select),/;

/** The texts whose number is never 1, with the reason. */
const never: Readonly<Record<string, string>> = {
  'photo-check.leaves': 'told from five people on',
  'photo-check.leaves-many': 'a hundred',
  'chat.a-message-has-at-most': 'a limit, 4',
  'quiz-party.people-tested': 'shown from 5 people on',
  'chat.people-are-typing': 'one person has a text of their own',
  'chat.min-questions-answered': 'a quiz has several questions',
  'chat.min-questions': 'a quiz has several questions',
  'quiz-party.min-questions': 'a quiz has several questions',
  'quiz-party.questions-2': 'a quiz has several questions',
  'companions.the-last-lines-said-here': 'one line has a text of its own',
  'companions.written-lines-answer': 'no number, a name',
  'groups.at-most-characters': 'a limit',
  'groups.at-most-characters-2': 'a limit',
  'onboarding.up-to-characters': 'a limit',
  'posts.a-post-has-at-most': 'a limit',
  'posts.the-description-has-at-most': 'a limit',
  'groups.people-ask-to-join': 'one person has a text of their own',
  'groups.newcomers-have-written-and-nobody': 'one newcomer has a text of their own',
  'interests.things-you-could-talk-about': 'one thing has a text of its own',
  'matching.at-least-people': 'a multiple of five',
  'matching.people-joined-this-week': 'a multiple of five',
  'moderation.the-newest-of-reports': 'more than one page',
  'moderation.more-reports-came-in': 'one report has a text of its own',
  'moderation.days-3': 'three days or more',
  'premium.gifts-a-day': 'a limit, 10',
  'your-data.you-are-hidden-from-everybody': 'a term, 14',
  'your-data.you-will-be-signed-out': 'a term, 14',
  'operator.your-password-opens-them': 'a term, 30',
  'operator.community-days': '30 or 90',
  'operator.community-a-day-in': '30, 90 or 365',
  'operator.community-in-days': '30, 90 or 365',
  'backups.too-short': 'a limit, 12',
  'parts.times': 'a number with a decimal',
  'parts.seconds': 'the choices are 10 and more',
};

it('A text that counts has a plural, unless its number is never 1', () => {
  const bare = [...allSaid().values()].filter(({ message }) => THINGS.test(message) && !CHOICE.test(message));
  expect(bare.map(({ id }) => id).filter((id) => !(id in never))).toEqual([]);
  expect(Object.keys(never).filter((id) => !bare.some((one) => one.id === id))).toEqual([]);
});
