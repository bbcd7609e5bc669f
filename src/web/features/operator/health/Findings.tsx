import type { Health } from '#contract/operator.health.ts';
import { clock } from '#web/platform/ago.ts';
import { cx } from '#web/ui/cx.ts';
import { ArrowElbowDownRight } from '#web/ui/icons/ArrowElbowDownRight.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Warning } from '#web/ui/icons/Warning.ts';
import { XCircle } from '#web/ui/icons/XCircle.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { FindingActions } from './FindingActions.tsx';
import { duration } from './health.words.ts';

type One = Health['findings'][number];

/** What needs the owner, the worst first. */
export function Findings({ findings, now }: { findings: readonly One[]; now: Date }) {
  const bad = findings.filter(({ level }) => level !== 'green').toSorted((one) => (one.level === 'red' ? -1 : 1));
  if (bad.length === 0) return null;
  return (
    <ul className="mt-4 border-b border-ink">
      {bad.map((one) => (
        <Bad key={one.id} finding={one} now={now} />
      ))}
    </ul>
  );
}

function Bad({ finding, now }: { finding: One; now: Date }) {
  const { id, level, title, fact, detail, todo, since } = finding;
  const isRed = level === 'red';
  return (
    <li
      className={cx(
        'relative border-t border-line py-3.5 ps-12',
        isRed && 'before:absolute before:inset-y-0 before:start-0 before:w-[3px] before:bg-coral',
      )}
    >
      <span className="absolute top-4 start-4">
        {isRed ? (
          <XCircle size={20} filled label={t('health.red', 'Needs you')} className="text-coral-ink" />
        ) : (
          <Warning size={20} filled label={t('health.yellow', 'Can wait')} className="text-gold-ink" />
        )}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{title}</h2>
        {since !== null && <span className="text-sm text-ink-2">{sinceWords(since, now)}</span>}
      </div>
      <p className="mt-0.5 text-[0.9375rem] break-words whitespace-pre-line text-ink-2">
        {fact} {detail}
      </p>
      {todo !== undefined && (
        <p className="mt-1.5 flex gap-2 text-[0.9375rem]">
          <ArrowElbowDownRight size={16} className="mt-1 shrink-0 text-ink-2" />
          <span className="min-w-0 break-words">{todo}</span>
        </p>
      )}
      <FindingActions id={id} />
    </li>
  );
}

function sinceWords(since: string, now: Date): string {
  const ms = now.getTime() - new Date(since).getTime();
  const how = duration(Math.max(0, ms));
  const isToday = new Date(since).toDateString() === now.toDateString();
  if (!isToday) return t('health.for', 'for {duration}', { duration: how });
  return t('health.since', 'since {time}, {duration}', { time: clock(since), duration: how });
}

/** What is well, a row of one fact each. */
export function Well({ findings }: { findings: readonly One[] }) {
  const well = findings.filter(({ level }) => level === 'green');
  return (
    <section className="mt-4">
      <div className="flex items-baseline justify-between">
        <h2 className="text-base">{t('health.well', 'Well')}</h2>
        <span className="text-sm text-ink-3">
          {t('health.of', '{well} of {all}', { well: well.length, all: findings.length })}
        </span>
      </div>
      <ul className="mt-1.5 grid gap-x-7 md:grid-cols-2">
        {well.map(({ id, title, fact }) => (
          <li key={id} className="flex min-h-[30px] items-center gap-2 border-t border-line py-1 text-sm">
            <Check size={15} className="shrink-0 text-good" />
            <span className="font-semibold">{title}</span>
            {id === 'models' && <AiMark />}
            <span className="ms-auto text-end text-ink-2">{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
