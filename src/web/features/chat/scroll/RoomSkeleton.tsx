import { use } from 'react';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';

/** Placeholders for the header, the last messages and the composer of a room, each in the place of the real one. */
export function RoomSkeleton() {
  return (
    <Loading label={t('chat.loading-the-chat', 'Loading the chat')} className="flex min-h-0 grow flex-col">
      <PageHeading hidden>{t('common.chat', 'Chat')}</PageHeading>
      <div className="pt-safe shrink-0 border-b border-line">
        <div className="flex min-h-18 items-center gap-3 pe-4 ps-2 md:ps-5">
          {use(WayOut)}
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 w-36" />
        </div>
      </div>
      <div className="flex min-h-0 grow flex-col justify-end overflow-hidden px-4 py-3">
        <BubbleSkeleton />
      </div>
      <div className="pb-safe flex shrink-0 items-end gap-3 px-4 pt-2">
        <Skeleton className="h-12 grow rounded-sheet!" />
        <Skeleton className="size-12 shrink-0 rounded-full!" />
      </div>
    </Loading>
  );
}

/** The last messages of a room, above its lower end. */
export function BubbleSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-11 w-3/5 rounded-bubble" />
      <Skeleton className="h-11 w-2/5 self-end rounded-bubble" />
      <Skeleton className="h-17 w-3/4 rounded-bubble" />
      <Skeleton className="h-11 w-1/2 self-end rounded-bubble" />
    </div>
  );
}
