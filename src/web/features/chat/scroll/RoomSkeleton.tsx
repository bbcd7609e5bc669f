import { use } from 'react';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';

/** Placeholders for the header and the bubbles of a room. */
export function RoomSkeleton() {
  return (
    <Loading label={t('chat.loading-the-chat', 'Loading the chat')}>
      <PageHeading hidden>{t('common.chat', 'Chat')}</PageHeading>
      <div className="flex h-18 items-center gap-3 border-b border-line px-5">
        {use(WayOut)}
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-5 w-36" />
      </div>
      <BubbleSkeleton />
    </Loading>
  );
}

export function BubbleSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-5 py-6">
      <Skeleton className="h-11 w-3/5 rounded-bubble" />
      <Skeleton className="h-11 w-2/5 self-end rounded-bubble" />
      <Skeleton className="h-17 w-3/4 rounded-bubble" />
      <Skeleton className="h-11 w-1/2 self-end rounded-bubble" />
    </div>
  );
}
