import { calledIn } from '#web/parts/people/people.data.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import type { Mentions } from './useMentions.ts';

/** The list of people that a typed "@" could mean. The focus stays in the field below the list. */
export function MentionList({ mentions: { offered, active, listId, choose } }: { mentions: Mentions }) {
  if (offered.length === 0) return null;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('chat.people-to-mention', 'People to mention')}
      className="border-t border-line px-3 py-1"
    >
      {offered.map((member, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
        <div
          key={member.id}
          id={`${listId}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(member)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2',
            at === active && 'bg-paper-2',
          )}
        >
          <Avatar person={member} size={28} />
          <bdi className="min-w-0 truncate font-semibold">{calledIn(member)}</bdi>
          <span className="min-w-0 truncate text-sm text-ink-2">
            <bdi>@{member.handle}</bdi>
          </span>
        </div>
      ))}
    </div>
  );
}
