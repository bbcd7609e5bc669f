/** The sources of a member's first pages, below the root, for everything in the build that treats these pages apart. */
export const firstPages = {
  app: '/src/web/main.tsx',
  /** The live connection comes when a page is there, and waits for an idle moment. */
  live: '/src/web/compose/Live.tsx',
  home: '/src/web/features/home/HomePage.tsx',
  feed: '/src/web/features/posts/feed/FeedPage.tsx',
  profile: '/src/web/compose/OwnProfile.tsx',
  person: '/src/web/compose/PersonProfile.tsx',
  /** Each of them shows the end of the rail. */
  railEnd: '/src/web/frame/member/RailEnd.tsx',
} as const;
