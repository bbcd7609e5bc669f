import type { ChatTotals } from '#contract/chat.list.ts';
import { ToggleTab } from '#web/ui/Chip.tsx';
import { Badge } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import type { ListFilter } from '#web/parts/rooms/chats.find.ts';

const names: Readonly<Record<ListFilter, string>> = {
  all: t('chat.all', 'All'),
  unread: t('chat.unread', 'Unread'),
  groups: t('chat.groups', 'Groups'),
  matches: t('chat.matches', 'Matches'),
  ai: t('common.ai', 'AI'),
  requests: t('chat.requests', 'Requests'),
};
const order = ['all', 'unread', 'groups', 'matches', 'ai', 'requests'] as const satisfies readonly ListFilter[];
/** On a narrow screen the last filter is off the edge, so "requests" comes second while there are any. */
const orderWithRequests = [
  'all',
  'requests',
  'unread',
  'groups',
  'matches',
  'ai',
] as const satisfies readonly ListFilter[];

interface ChatFiltersProps {
  totals: ChatTotals;
  shown: ListFilter;
  onShow: (shown: ListFilter) => void;
}

/** The filters of the chat list, with the number of unread messages, the same as on the navigation, and of requests. */
export function ChatFilters({ totals, shown, onShow }: ChatFiltersProps) {
  const counts: Partial<Record<ListFilter, number>> = { unread: totals.unread, requests: totals.requests };
  return (
    <div
      role="group"
      aria-label={t('chat.which-chats', 'Which chats')}
      className="strip -mx-2 mb-2 flex gap-x-3 px-2 text-sm md:flex-wrap md:gap-x-2.5 md:text-[0.8125rem]"
    >
      {(totals.requests > 0 ? orderWithRequests : order).map((one) => (
        <ToggleTab key={one} on={shown === one} onToggle={() => onShow(one)}>
          {names[one]}{' '}
          <Badge count={counts[one] ?? 0} noun={one === 'requests' ? t('chat.waiting', 'waiting') : undefined} />
        </ToggleTab>
      ))}
    </div>
  );
}
