import { PageHeading } from '#web/ui/Page.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';

/** While the answers are put together: as long as that takes, and not longer. */
export function QuizWaiting() {
  return (
    <SkyScene seed="almost there" className="grid grow place-items-center px-6" peak={[0.5, 0.5]}>
      <div role="status" className="flex flex-col items-center gap-6 text-center">
        <span aria-hidden className="skeleton size-24 rounded-full bg-lime" />
        <PageHeading className="display-tight text-4xl">Almost there…</PageHeading>
      </div>
    </SkyScene>
  );
}
