import { t } from '#web/words/words.ts';
import type { ShownMatch } from './SoulPerson.tsx';

/** The made-up match that the page of a match shows, labeled as an example, if its address has no id of a match. */
export const example: ShownMatch = {
  user: {
    id: 100_000_000_000,
    handle: 'juniper_vale',
    displayName: t('matching.juniper-vale', 'Juniper Vale'),
    profileImageUrl: null,
    avatarConfig: null,
    mbtiType: 'ENFJ',
    isSeedUser: false,
    isDemo: false,
  },
  age: 29,
  city: null,
  stateCode: null,
  nearness: 'same_county',
  kind: 'daily',
  matchData: {
    matchId: '00000000-0000-7000-8000-000000000000',
    compatibilityScore: 87,
    range: { low: 87, high: 87, open: [] },
    personalityMatch: 92,
    interestMatch: 80,
    isPersonalityOnly: false,
    parts: [
      {
        key: 'personality',
        known: true,
        units: 46_000,
        reason: t(
          'matching.one-of-you-opens-doors',
          'One of you opens doors, the other remembers who is still outside',
        ),
      },
      {
        key: 'interests',
        known: true,
        units: 24_000,
        reason: t('matching.tide-pools-bread-baking-board', 'Tide pools, bread baking, board games'),
      },
      {
        key: 'vibes',
        known: true,
        units: 8500,
        reason: t('matching.both-curious-both-at-half', 'Both curious, both at half past midnight'),
      },
      {
        key: 'communication',
        known: true,
        units: 9000,
        reason: t('matching.both-rather-text-and-both', 'Both rather text, and both want it deep'),
      },
    ],
    sharedInterests: [
      t('matching.tide-pools', 'Tide pools'),
      t('matching.bread-baking', 'Bread baking'),
      t('matching.board-games', 'Board games'),
    ],
    conversationStarter: t(
      'matching.we-both-put-down-tide',
      'We both put down tide pools. What is the best thing that ever looked back at you?',
    ),
  },
};
