import { Egg } from '#web/ui/Egg.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import '#web/styles/hatch.css';
import { t } from '#web/words/words.ts';
import { QuizSky } from './QuizSky.tsx';

export const PIECING = t('quiz.piecing-your-wild-self-puzzle', 'Piecing your Wild Self puzzle together…');

/** Shown while the answers are submitted and the results load. */
export function QuizWaiting({
  userId,
  words = t('quiz.almost-there', 'Almost there…'),
}: {
  userId: number;
  words?: string;
}) {
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
      <div role="status">
        <PageHeading className="display-tight text-4xl">{words}</PageHeading>
      </div>
      <p className="mt-2 text-lg text-ink-2">{t('quiz.fifteen-answers-one-animal', 'Fifteen answers, one animal.')}</p>
    </QuizSky>
  );
}
