import { Link } from 'wouter';
import type { WholeCase } from '#contract/moderation.ts';
import { categoryWords, kindWords } from '#content/report-words.ts';
import { paths } from '#web/paths.ts';
import { moment } from '#web/platform/ago.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { dayOf } from '#web/features/moderation/decision.words.ts';
import { rich } from '#web/ui/rich.tsx';
import { spoken, t } from '#web/words/words.ts';
import { stateWords } from './desk.rules.ts';
import { Evidence } from './Evidence.tsx';
import { CaseTalk } from './CaseTalk.tsx';
import { Part } from './Part.tsx';

type CaseViewProps = {
  whole: WholeCase;
  onTake: () => void;
  onOpenEvidence: (reportId: string) => void;
  isOpening: boolean;
};

/** Shows one case: the reports with the reported content, the reasons, the notes, and the history. */
export function CaseView({ whole, onTake, onOpenEvidence, isOpening }: CaseViewProps) {
  const { number, kind, evidence, reports, reasons, appeal, isMine } = whole;
  const [first] = evidence;
  const all = reports + whole.notices;
  const about = spoken(first === undefined ? kindWords[kind].name : categoryWords[first.category].title);
  return (
    <article
      aria-label={t('moderation.case', 'Case {number}', { number })}
      className="flex flex-col gap-7 px-5 pt-6 pb-10 md:px-8 lg:pt-8"
    >
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl tracking-[-0.03em]">
            {about}
            {first !== undefined && <span>{`, ${spoken(kindWords[kind].name).toLowerCase()}`}</span>}
          </h2>
          <p className="tabular text-sm text-ink-2">{t('moderation.case', 'Case {number}', { number })}</p>
        </div>
        <Who whole={whole} />
        <Button variant="outline" size="sm" className="mt-3" onClick={onTake} aria-pressed={isMine}>
          {isMine ? t('moderation.give-it-back', 'Give it back') : t('moderation.take-this-case', 'Take this case')}
          <KeyCap>T</KeyCap>
        </Button>
      </header>
      {appeal !== null && (
        <Part title={t('moderation.the-answer-back', 'The answer back')} note={dayOf(appeal.at)}>
          <blockquote
            className="border-s-[3px] border-ink ps-4 whitespace-pre-wrap [overflow-wrap:anywhere]"
            {...asWritten}
          >
            {appeal.text}
          </blockquote>
        </Part>
      )}
      <Part title={t('moderation.evidence', 'Evidence')}>
        {evidence.length === 0 && (
          <p className="text-ink-2">
            {t('moderation.nobody-reported-it-a-machines', 'Nobody reported it: a machine’s signal opened the case.')}
          </p>
        )}
        {all > evidence.length && (
          <p className="text-ink-2">
            {t('moderation.the-newest-of-reports', 'The newest {length} of {all} reports.', {
              length: evidence.length,
              all,
            })}
          </p>
        )}
        <div className="flex flex-col gap-6">
          {evidence.map((one) => (
            <Evidence
              key={one.reportId}
              evidence={one}
              isOpening={isOpening}
              onOpen={() => onOpenEvidence(one.reportId)}
            />
          ))}
        </div>
      </Part>
      <Part title={t('moderation.why-it-is-here', 'Why it is here')}>
        <ul className="text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Part>
      <CaseTalk whole={whole} />
      <Past whole={whole} />
    </article>
  );
}

function Past({ whole: { history, person } }: { whole: WholeCase }) {
  return (
    <Part
      title={
        person === null
          ? t('moderation.history-of-this-case', 'History of this case')
          : t('moderation.history-of', 'History of @{handle}', { handle: person.handle })
      }
    >
      <ol className="border-b border-line">
        {history.map(({ at, text, by }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap gap-x-4 border-t border-line py-2.5">
            <time dateTime={at} className="tabular w-full shrink-0 text-sm text-ink-2 md:w-36">
              {moment(at)}
            </time>
            <span className="min-w-[min(12rem,100%)] flex-1 [overflow-wrap:anywhere]">{text}</span>
            <bdi className="text-sm text-ink-2">{by}</bdi>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Who({ whole: { person, reports, state, summary } }: { whole: WholeCase }) {
  return (
    <p className="mt-1 text-ink-2">
      {person !== null && (
        <span>
          {rich(
            person.memberDays === 0
              ? t('moderation.about-a-member-since-today', 'About <person/>, member since today.')
              : t('moderation.about-a-member', 'About <person/>, member for {days}.', {
                  days: daysOf(person.memberDays),
                }),
            {
              person: (
                <Link
                  href={paths.person(person.id)}
                  className="relative font-semibold text-ink underline-offset-4 after:absolute after:-inset-2 after:content-[''] hover:underline"
                >
                  <bdi>@{person.handle}</bdi>
                </Link>
              ),
            },
          )}
          <span> </span>
        </span>
      )}
      <span>
        {summary || t('moderation.reports', '{reports, plural, one {# report} other {# reports}}', { reports })}.{' '}
      </span>
      {state !== 'open' && (
        <span>{t('moderation.the-case-is', 'The case is {value}.', { value: stateWords[state] })}</span>
      )}
    </p>
  );
}

function daysOf(days: number): string {
  return t('moderation.days-in-words', '{days, plural, =1 {one day} other {# days}}', { days });
}
