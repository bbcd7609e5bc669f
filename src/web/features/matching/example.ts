import type { Shown } from './SoulPerson.tsx';

/** What the page of one match shows where no match is named: somebody we made up, and say so. */
export const example: Shown = {
  user: {
    id: 100_000_000_000,
    handle: 'juniper_vale',
    displayName: 'Juniper Vale',
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
    personalityMatch: 92,
    interestMatch: 80,
    isPersonalityOnly: false,
    parts: [
      { key: 'personality', score: 92, reason: 'One of you opens doors, the other remembers who is still outside' },
      { key: 'interests', score: 80, reason: 'Tide pools, bread baking, board games' },
      { key: 'vibes', score: 85, reason: 'Both curious, both at half past midnight' },
      { key: 'communication', score: 90, reason: 'Both rather text, and both want it deep' },
    ],
    sharedInterests: ['Tide pools', 'Bread baking', 'Board games'],
    conversationStarter: 'We both put down tide pools. What is the best thing that ever looked back at you?',
  },
};
