import type { Part } from '#contract/place.ts';

/** The part of the product to which the routes of each contract file belong. Files without routes are left out. */
export const partOfFile: Readonly<Record<string, Part>> = {
  posts: 'posts',
  'posts.comments': 'posts',
  'posts.likes': 'posts',
  'posts.translation': 'posts',
  'posts.waiting': 'posts',
  groups: 'groups',
  'groups.health': 'groups',
  'groups.links': 'groups',
  'groups.requests': 'groups',
  clouds: 'clouds',
  premium: 'premium',
  companions: 'companions',
  gifts: 'gifts',
};

/** The routes of those files that stay open while the part is switched off, each with the reason. */
export const stillOpen: Readonly<Record<string, string>> = {
  'groups.leaveGroup': 'a way out stays open, and clouds use it too',
  'premium.getPremium': 'who pays has to see what they pay',
  'premium.openPortal': 'who pays has to be able to change how',
  'premium.lookAgain': 'a payment that was begun before has to arrive',
  'premium.cancelPremium': 'who pays has to be able to stop',
  'premium.paymentWebhook': 'the payment service goes on telling what happened',
  'companions.getMemory': 'one’s own notes can be read and taken back',
  'companions.forgetNote': 'one’s own notes can be read and taken back',
  'companions.clearMemory': 'one’s own notes can be read and taken back',
};

/** The contract files whose routes belong to no part. Nothing closes the pages of the operators, which open the parts again. */
export const ofNoPart: ReadonlySet<string> = new Set(
  'accounts accounts.age accounts.email accounts.entry accounts.passkeys accounts.proof accounts.security accounts.work accounts.zones blocks calls chat chat.changes chat.drafts chat.keeping chat.list chat.members chat.notices chat.pictures chat.pins chat.plans chat.scheduled chat.search chat.settings chat.voice chat.waiting dev digest flowers follows gifs home-safe interests introductions matching matching.debug matching.lookout matching.practice media moderation moderation.decisions moderation.reports moderation.take-down moderation.transparency moderation.waiting notifications people people.directory people.images people.invites photo-check photo-check.desk place plans plans.meetings polls quest-hall quiz quiz-party quiz-party.together saved translation trending vibes wild-maps wyn wyn.rooms your-data'.split(
    ' ',
  ),
);
