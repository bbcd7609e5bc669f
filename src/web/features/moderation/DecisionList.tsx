import { useState } from 'react';
import { listDecisions, type Decision } from '#contract/moderation.decisions.ts';
import { appealOutcomeWords, isAnswerable, readerWords } from '#content/decision-words.ts';
import { kindWords } from '#content/report-words.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { rich } from '#web/ui/rich.tsx';
import { says } from '#web/words/says.ts';
import { spoken, t } from '#web/words/words.ts';
import { AppealForm } from './AppealForm.tsx';
import { dayOf } from './decision.words.ts';
import { LetterText } from './LetterText.tsx';

/**
 * Lists the letters about decisions to the person, each with the appeal and its answer; `children` if there are none.
 */
export function DecisionList({ children }: { children: React.ReactNode }) {
  const read = useRead(listDecisions);
  if (read.isPending) return <Waiting />;
  if (read.isError) return <ErrorState onRetry={() => void read.refetch()} pending={read.isFetching} />;
  const { decisions } = read.data;
  if (decisions.length === 0) return children;
  return (
    <ul className="flex flex-col gap-6">
      {decisions.map((decision) => (
        <li key={decision.id}>
          <OneDecision decision={decision} />
        </li>
      ))}
    </ul>
  );
}

function OneDecision({ decision }: { decision: Decision }) {
  const { kind, excerpt, decidedAt, appeal } = decision;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <article className="rounded-plate border-[1.5px] border-ink p-5">
      <LetterText letter={decision} as="h2">
        {appeal === null && !isAnswering && isAnswerable(decision.action) && (
          <span>
            <button
              type="button"
              onClick={() => setAnswering(true)}
              className="relative underline underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3 after:content-['']"
            >
              {t('moderation.answer-back', 'Answer back')}
            </button>
            {readerWords(decision.reader, says).next}
          </span>
        )}
      </LetterText>
      <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
        {rich(t('moderation.decided-about', '<day/>, about {what}', { what: spoken(kindWords[kind].a) }), {
          day: <time dateTime={decidedAt}>{dayOf(decidedAt)}</time>,
        })}
        {excerpt !== null && (
          <span>
            :{' '}
            <q {...asWritten} className="[overflow-wrap:anywhere]">
              {excerpt}
            </q>
          </span>
        )}
      </p>
      {isAnswering && appeal === null && <AppealForm decision={decision} onClose={() => setAnswering(false)} />}
      {appeal !== null && <Appeal appeal={appeal} reader={decision.reader} />}
    </article>
  );
}

type AppealProps = { appeal: NonNullable<Decision['appeal']>; reader: Decision['reader'] };

function Appeal({ appeal, reader }: AppealProps) {
  const { text, at, outcome, answer, answeredAt } = appeal;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <blockquote className="border-s-[3px] border-line ps-4">
        <p {...asWritten} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
        <footer className="mt-1 text-sm text-ink-2">{t('moderation.you', 'You, {day}', { day: dayOf(at) })}</footer>
      </blockquote>
      {outcome === null || answer === null ? (
        <p role="status" className="text-ink-2">
          {t('moderation.it-is-being-read-you', 'It is being read. You find the answer here.')}
        </p>
      ) : (
        <blockquote className="border-s-[3px] border-ink ps-4">
          <p className="font-semibold">{appealOutcomeWords(outcome, says).text}</p>
          <p {...asWritten} className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {answer}
          </p>
          {answeredAt !== null && (
            <footer className="mt-1 text-sm text-ink-2">
              {t('moderation.a-moderator', 'A moderator, {day}. {did}', {
                day: dayOf(answeredAt),
                did: readerWords(reader, says).did,
              })}
            </footer>
          )}
        </blockquote>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton className="h-44 rounded-plate" />
    </Loading>
  );
}
