import { useState } from 'react';
import type { PersonCard } from '#contract/people.ts';
import { calledIn } from '#web/parts/groups.words.ts';
import { useMemberPages } from '#web/parts/members.data.ts';
import { useSettled } from '#web/parts/useSettled.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';

/** The wait after the last key before the server is asked. */
const DEBOUNCE_MS = 300;

interface GiftReceiversProps {
  roomId: string;
  me: number;
  onPick: (person: Pick<PersonCard, 'id' | 'displayName'>) => void;
  onClose: () => void;
}

/** The members of a room of many, a page at a time, of whom one gets the gift. */
export function GiftReceivers({ roomId, me, onPick, onClose }: GiftReceiversProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), DEBOUNCE_MS);
  const pages = useMemberPages(roomId, search);
  const others = pages.data?.pages.flatMap(({ members }) => members.filter(({ id }) => id !== me));
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('chat.who-is-it-for', 'Who is it for?')}
      description={t(
        'chat.everybody-here-sees-that-there',
        'Everybody here sees that there is a gift; what is in it, once it is unwrapped.',
      )}
    >
      <TextField
        label={t('chat.search-members', 'Search members')}
        value={text}
        maxLength={60}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {pages.isPending && (
        <Loading label={t('chat.loading-members', 'Loading members')}>
          <RowSkeleton rows={6} />
        </Loading>
      )}
      {pages.isError && (
        <ErrorState
          title={t('chat.the-members-did-not-load', 'The members did not load.')}
          onRetry={() => void pages.refetch()}
          pending={pages.isFetching}
        />
      )}
      <ul className="-mx-2 pt-2">
        {others?.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              onClick={() => onPick({ id: person.id, displayName: calledIn(person) })}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-paper-2"
            >
              <Avatar person={person} size={40} />
              <bdi className="min-w-0 truncate font-semibold">{calledIn(person)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {others?.length === 0 && !pages.hasNextPage && (
        <p role="status" className="py-3 text-ink-2">
          {search === ''
            ? t('chat.nobody-else-is-here-yet', 'Nobody else is here yet.')
            : t('chat.nobody-here-by-that-name', 'Nobody here by that name.')}
        </p>
      )}
      {pages.hasNextPage && (
        <Button variant="quiet" full pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('chat.show-more-members', 'Show more members')}
        </Button>
      )}
    </Sheet>
  );
}
