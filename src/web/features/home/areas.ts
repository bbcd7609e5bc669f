import { paths } from '#web/paths.ts';

/** The four areas of the home screen; `note` stands where nothing is going on yet. */
export const areas = {
  match: { title: 'Match', note: 'Find soul matches', href: paths.match() },
  peek: { title: 'Peek', note: 'Explore the community', href: paths.peek() },
  chat: { title: 'Chat', note: 'Connect with others', href: paths.chats() },
  self: { title: 'Self', note: 'Profile and growth', href: paths.self() },
} as const;
