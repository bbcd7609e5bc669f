import { useState } from 'react';
import { listReactions } from '#contract/chat.changes.ts';
import type { Message } from '#contract/chat.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { PersonMark } from '#web/ui/Marks.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';

type WhoReactedProps = { message: Message; open: boolean; onClose: () => void };

/** The people who reacted to a message, in the order of their reactions, page by page. */
export function WhoReacted({ message, open, onClose }: WhoReactedProps) {
  const [pages, setPages] = useState<readonly number[]>([0]);
  return (
    <Sheet open={open} onOpenChange={onClose} title={t('chat.reactions', 'Reactions')}>
      <ul>
        {pages.map((after, at) => (
          <Page
            key={after}
            message={message}
            after={after}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </ul>
    </Sheet>
  );
}

interface PageProps {
  message: Message;
  after: number;
  /** Shows the next page; undefined on every page but the last. */
  onMore: ((next: number) => void) | undefined;
}

function Page({ message: { chatRoomId: roomId, id: messageId }, after, onMore }: PageProps) {
  const { data, error, refetch } = useRead(listReactions, { params: { roomId, messageId }, query: { after } });
  if (error !== null)
    return (
      <ErrorState title={t('chat.the-list-did-not-load', 'The list did not load.')} onRetry={() => void refetch()} />
    );
  if (data === undefined) {
    return (
      <Loading label={t('chat.loading', 'Loading')}>
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  }
  return (
    <>
      {data.reactions.map(({ emoji, person }) => (
        <li key={`${person.id}${emoji}`} className="flex min-h-14 items-center gap-3">
          <Avatar person={person} size={40} />
          <bdi className="min-w-0 truncate font-semibold">{person.displayName}</bdi>
          <PersonMark of={person} className="shrink-0" />
          <Emoji className="ms-auto text-2xl">{emoji}</Emoji>
          <span className="sr-only">{emoji}</span>
        </li>
      ))}
      {data.next !== null && onMore !== undefined && (
        <li className="pt-3">
          <Button variant="outline" onClick={() => onMore(data.next ?? 0)}>
            {t('chat.show-more', 'Show more')}
          </Button>
        </li>
      )}
    </>
  );
}
