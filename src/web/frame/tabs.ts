import type { Part } from '#contract/place.ts';
import { Binoculars } from '#web/ui/icons/Binoculars.ts';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { Compass } from '#web/ui/icons/Compass.ts';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { PlusCircle } from '#web/ui/icons/PlusCircle.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

export type Tab = { name: string; href: string; icon: Icon; under: readonly string[] };

/** The five areas for members; `under` lists the first path segments of each area. A person’s page is in no area. */
export const tabs: readonly Tab[] = [
  {
    name: t('common.match', 'Match'),
    href: paths.match(),
    icon: Binoculars,
    under: ['match', 'soul-matching', 'soul-matching-setup', 'soul-match-result', 'trending', 'chaos'],
  },
  { name: t('common.peek', 'Peek'), href: paths.peek(), icon: Compass, under: ['peek', 'browse', 'challenge'] },
  { name: t('frame.post', 'Post'), href: paths.post(), icon: PlusCircle, under: ['post'] },
  { name: t('common.chat', 'Chat'), href: paths.chats(), icon: ChatCircle, under: ['chat'] },
  { name: t('common.self', 'Self'), href: paths.self(), icon: PawPrint, under: ['self', 'account', 'my-report'] },
];

/** Returns the areas that are open here. Without posts, Peek leads to the directory of members. */
export function tabsOpen(off: readonly Part[]): readonly Tab[] {
  if (!off.includes('posts')) return tabs;
  const peek: Tab = { ...tabs[1], href: paths.browse() } as Tab;
  return tabs.flatMap((tab) => (tab.href === paths.post() ? [] : tab.href === paths.peek() ? peek : tab));
}

export function tabOf(location: string): Tab | undefined {
  const [, first = '', second] = location.split('/');
  // The page of a single post belongs to Peek. Only the composer belongs to Post.
  const area = first === 'post' && second ? 'peek' : first;
  return tabs.find((tab) => tab.under.includes(area));
}
