import { use } from 'react';
import { Link } from 'wouter';
import { ChatSlots } from '#web/features/chat/slots.ts';
import type { ListFilter } from '#web/parts/rooms/chats.find.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { t } from '#web/words/words.ts';

/** The width from which on the list has a pane beside it. */
export const BESIDE = '(min-width: 48rem)';

/** By filter: what an empty list says. The list of requests has its own note. */
const notes: Readonly<Record<Exclude<ListFilter, 'all' | 'requests'>, string>> = {
  unread: t('chat.you-have-read-everything', 'You have read everything.'),
  groups: t('chat.groups-you-are-in-come', 'Your groups show up here.'),
  matches: t('chat.whom-you-matched-with-comes', 'People you match with show up here.'),
  ai: t('chat.ai-characters-you-met-come', 'AI characters you meet through Match show up here.'),
};

/** Says that a list is empty: there are no chats, none of this kind, or none that match the search. */
export function NoChats({ shown, isSearch, onStart }: { shown: ListFilter; isSearch: boolean; onStart: () => void }) {
  const { Opening } = use(ChatSlots);
  const isBeside = useMedia(BESIDE);
  const title = t('chat.no-chats-found', 'No chats found');
  if (isSearch) {
    const note = t('chat.try-adjusting-your-search-or', 'try adjusting your search or start a new conversation');
    return <EmptyState title={title} note={note} />;
  }
  if (shown === 'requests') return null;
  const match = (
    <Link href={paths.match()} className={buttonClass({ variant: 'lime' })}>
      {t('chat.find-a-match', 'Find a match')}
    </Link>
  );
  if (shown !== 'all') {
    const isMet = shown === 'matches' || shown === 'ai';
    return <EmptyState title={title} note={notes[shown]} action={isMet && match} />;
  }
  return (
    <>
      <EmptyState
        title={title}
        note={t('chat.start-with-a-match', 'Start with a match, or write to somebody whose Wildin ID you know.')}
        action={
          <div className="flex flex-col gap-2">
            {match}
            <Button variant="quiet" onClick={onStart}>
              {t('chat.start-new-chat', 'Start New Chat')}
            </Button>
          </div>
        }
      />
      {/* From 768 px on, the same stands beside the list. */}
      {!isBeside && (
        <div className="px-2 pb-8">
          <Opening />
        </div>
      )}
    </>
  );
}
