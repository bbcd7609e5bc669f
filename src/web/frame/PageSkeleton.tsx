import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';

/** While a page's code or the sign-in state is on its way; nothing of it is seen for 200 ms. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className="mx-auto flex max-w-[42.5rem] flex-col gap-5 px-5 pt-8">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-4 h-28 w-full rounded-bubble" />
        <Skeleton className="h-28 w-full rounded-bubble" />
      </div>
    </Loading>
  );
}
