import type { ChatTotals } from '#contract/chat.list.ts';
import { ToggleTab } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { EnvelopeSimple } from '#web/ui/icons/EnvelopeSimple.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { t } from '#web/words/words.ts';
import type { ListFilter } from '#web/parts/rooms/chats.find.ts';

type KindFilter = Exclude<ListFilter, 'requests'>;
const names: Readonly<Record<KindFilter, string>> = {
  all: t('chat.all', 'All'),
  unread: t('chat.unread', 'Unread'),
  groups: t('chat.groups', 'Groups'),
  matches: t('chat.matches', 'Matches'),
  ai: t('common.ai', 'AI'),
};
const order = ['all', 'unread', 'groups', 'matches', 'ai'] as const satisfies readonly KindFilter[];

interface ChatFiltersProps {
  totals: ChatTotals;
  shown: ListFilter;
  onShow: (shown: ListFilter) => void;
}

/** The filters of the chat list in one row, with the number of unread messages, the same as on the navigation. */
export function ChatFilters({ totals, shown, onShow }: ChatFiltersProps) {
  return (
    <div
      role="group"
      aria-label={t('chat.which-chats', 'Which chats')}
      className="strip -mx-2 mb-2 flex gap-x-3 px-2 text-sm max-[22rem]:gap-x-1.5 max-[22rem]:text-[0.8125rem] md:gap-x-2.5 md:text-[0.8125rem]"
    >
      {order.map((one) => (
        <ToggleTab key={one} on={shown === one} onToggle={() => onShow(one)}>
          {names[one]} <Badge count={one === 'unread' ? totals.unread : 0} />
        </ToggleTab>
      ))}
    </div>
  );
}

/** The way to the first messages of strangers, above the chats while there are any, and back. */
export function RequestsRow({ count, shown, onShow }: Omit<ChatFiltersProps, 'totals'> & { count: number }) {
  const isOn = shown === 'requests';
  if (count === 0 || (!isOn && shown !== 'all')) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onShow(isOn ? 'all' : 'requests')}
      className={cx(
        'mb-0.5 flex min-h-14 w-full items-center gap-3 rounded-bubble px-3 py-2 text-start transition-colors',
        isOn ? 'bg-paper-3' : 'hover:bg-paper-2',
      )}
    >
      <span className="grid size-12.5 shrink-0 place-items-center rounded-full border-[1.5px] border-dashed border-edge">
        <EnvelopeSimple size={24} />
      </span>
      <span className="grow font-semibold">{t('chat.requests', 'Requests')}</span>{' '}
      <Badge count={count} noun={t('chat.waiting', 'waiting')} className="pointer-coarse:me-8" />
    </button>
  );
}
