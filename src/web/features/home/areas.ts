import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** The four areas of the home screen. An area without news shows `note`. */
export const areas = {
  match: {
    title: t('common.match', 'Match'),
    note: t('home.find-soul-matches', 'Find soul matches'),
    href: paths.match(),
  },
  peek: {
    title: t('common.peek', 'Peek'),
    note: t('home.explore-the-community', 'Explore the community'),
    href: paths.peek(),
  },
  chat: {
    title: t('common.chat', 'Chat'),
    note: t('home.connect-with-others', 'Connect with others'),
    href: paths.chats(),
  },
  self: {
    title: t('common.self', 'Self'),
    note: t('home.profile-and-growth', 'Profile and growth'),
    href: paths.self(),
  },
} as const;
