/** The sources of a member's first pages, below the root, for every part of the build that treats them separately. */
export const firstPages = {
  app: '/src/web/main.tsx',
  /** The live connection. It is loaded after the page has rendered, once the browser is idle. */
  live: '/src/web/compose/Live.tsx',
  home: '/src/web/features/home/HomePage.tsx',
  feed: '/src/web/features/posts/feed/FeedPage.tsx',
  profile: '/src/web/compose/OwnProfile.tsx',
  person: '/src/web/compose/PersonProfile.tsx',
  /** The end of the rail. Of these pages, only the feed and a member's own profile show it. */
  railEnd: '/src/web/frame/member/RailEnd.tsx',
} as const;
