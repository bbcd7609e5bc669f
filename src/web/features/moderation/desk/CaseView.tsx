import { Link } from 'wouter';
import type { WholeCase } from '#contract/moderation.ts';
import { categoryWords, kindWords } from '#content/report-words.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { dayOf } from '#web/features/moderation/decision.words.ts';
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

/** One case: what was reported, why it is here, what was said about it, and its history. */
export function CaseView({ whole, onTake, onOpenEvidence, isOpening }: CaseViewProps) {
  const { number, kind, evidence, reports, reasons, appeal, history, person, isMine } = whole;
  const [first] = evidence;
  const all = reports + whole.notices;
  const about = first === undefined ? kindWords[kind].name : categoryWords[first.category].title;
  return (
    <article aria-label={`Case ${number}`} className="flex flex-col gap-7 px-5 pt-6 pb-10 md:px-8 lg:pt-8">
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl tracking-[-0.03em]">
            {about}
            {first !== undefined && `, ${kindWords[kind].name.toLowerCase()}`}
          </h2>
          <p className="tabular text-sm text-ink-2">Case {number}</p>
        </div>
        <Who whole={whole} />
        <Button variant="outline" size="sm" className="mt-3" onClick={onTake} aria-pressed={isMine}>
          {isMine ? 'Give it back' : 'Take this case'}
          <KeyCap>T</KeyCap>
        </Button>
      </header>
      {appeal !== null && (
        <Part title="The answer back" note={dayOf(appeal.at)}>
          <blockquote
            className="border-l-[3px] border-ink pl-4 whitespace-pre-wrap [overflow-wrap:anywhere]"
            dir="auto"
          >
            {appeal.text}
          </blockquote>
        </Part>
      )}
      <Part title="Evidence">
        {evidence.length === 0 && <p className="text-ink-2">Nobody reported it: a machine’s signal opened the case.</p>}
        {all > evidence.length && (
          <p className="text-ink-2">
            The newest {evidence.length} of {all} reports.
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
      <Part title="Why it is here">
        <ul className="text-ink-2">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Part>
      <CaseTalk whole={whole} />
      <Part title={person === null ? 'History of this case' : `History of @${person.handle}`}>
        <ol className="border-b border-line">
          {history.map(({ at, text, by }) => (
            <li key={`${at} ${text}`} className="flex flex-wrap gap-x-4 border-t border-line py-2.5">
              <time dateTime={at} className="tabular w-full shrink-0 text-sm text-ink-2 md:w-36">
                {moment.format(new Date(at))}
              </time>
              <span className="min-w-[min(12rem,100%)] flex-1 [overflow-wrap:anywhere]">{text}</span>
              <span className="text-sm text-ink-2">{by}</span>
            </li>
          ))}
        </ol>
      </Part>
    </article>
  );
}

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function Who({ whole: { person, reports, state, summary } }: { whole: WholeCase }) {
  return (
    <p className="mt-1 text-ink-2">
      {person !== null && (
        <>
          About{' '}
          <Link
            href={paths.person(person.id)}
            className="relative font-semibold text-ink underline-offset-4 after:absolute after:-inset-2 after:content-[''] hover:underline"
          >
            @{person.handle}
          </Link>
          , {person.memberDays === 0 ? 'member since today' : `member for ${daysOf(person.memberDays)}`}.{' '}
        </>
      )}
      {summary || `${reports} reports`}. {state !== 'open' && `The case is ${stateWords[state]}.`}
    </p>
  );
}

function daysOf(days: number): string {
  return days === 1 ? 'one day' : `${days} days`;
}
