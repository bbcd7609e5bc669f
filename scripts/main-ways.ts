/**
 * The files in e2e/ that `npm test` runs: the main ways through the product, and each page of the map once. Their tests
 * with the tag `@edge`, of faults and of long lists, are left to CI.
 */
export const MAIN_WAYS = [
  'clouds',
  'comments',
  'companions',
  'demo',
  'desk',
  'digest',
  'drafts',
  'first-hour',
  'first-match',
  'group-picture',
  'home',
  'introductions',
  'passkeys',
  'plans',
  'posts',
  'premium',
  'quest-hall',
  'quiz-party',
  'requests',
  'routes',
  'take-down',
  'trending',
  'wyn',
  'your-data',
] as const;
