import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';

/** The place of the filters while the chats load. */
export function FiltersWaiting() {
  return (
    <div aria-hidden className="mb-2 flex h-11 items-center gap-6 px-1">
      <Skeleton className="h-5 w-7" />
      <Skeleton className="h-5 w-14" />
      <Skeleton className="h-5 w-14" />
      <Skeleton className="h-5 w-16" />
    </div>
  );
}

/** Rows of the height of a `ChatRow`, while the chats load. */
export function ChatsWaiting() {
  return (
    <Loading label={t('chat.loading-chats', 'Loading chats')} className="flex flex-col gap-0.5">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => (
        <div key={name} className="flex min-h-18 items-center gap-3 px-3 py-2.5">
          <Skeleton className="size-12.5 shrink-0 rounded-full!" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
