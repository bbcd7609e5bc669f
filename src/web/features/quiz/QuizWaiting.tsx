import { Egg } from '#web/ui/Egg.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { QuizSky } from './QuizSky.tsx';
import '#web/styles/hatch.css';

/** While the answers are put together: as long as that takes, and not longer. */
export function QuizWaiting({ userId }: { userId: number }) {
  return (
    <QuizSky
      userId={userId}
      picture={
        <span aria-hidden data-stage="waiting" className="hatch">
          <span className="hatch-halo" />
          <span className="hatch-egg text-lime">
            <Egg />
          </span>
        </span>
      }
    >
      <PageHeading className="display-tight text-4xl">
        <span role="status">Almost there…</span>
      </PageHeading>
      <p className="mt-2 text-lg text-ink-2">Fifteen answers, one animal.</p>
    </QuizSky>
  );
}
