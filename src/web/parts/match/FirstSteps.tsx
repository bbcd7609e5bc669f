import { Link } from 'wouter';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { t } from '#web/words/words.ts';
import { nextStep, type FirstStep } from './firstSteps.ts';

type FirstStepsProps = {
  steps: readonly FirstStep[];
  /** Whether a sentence explains each step. Below 1200 px, only the next step has its sentence. */
  hasNotes: boolean;
};

/** The steps to the first match, as links if they can be opened already, and the button for the next step. */
export function FirstSteps({ steps, hasNotes }: FirstStepsProps) {
  const next = nextStep(steps);
  return (
    <>
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <Row key={step.title} step={step} isNext={step === next} note={hasNotes ? step.note : undefined} />
        ))}
      </ul>
      {next && (
        <Link
          href={next.href}
          state={next.state}
          className={cx(buttonClass({ variant: 'lime', size: 'lg', full: true }), 'mt-4')}
        >
          {next.action}
        </Link>
      )}
    </>
  );
}

type RowProps = { step: FirstStep; isNext: boolean; note: string | undefined };

function Row({ step: { title, href, state, isDone, isOptional }, isNext, note }: RowProps) {
  const words = (
    <>
      <span
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px]',
          isDone ? 'border-ink bg-ink text-paper' : isNext ? 'border-ink' : 'border-dashed border-edge',
        )}
      >
        {isDone && <Check size={16} label={t('parts.done', 'Done:')} />}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="display leading-6">{title}</span>
        {isOptional && !isDone && (
          <span className="text-xs font-semibold text-ink-2">{t('parts.optional', 'Optional')}</span>
        )}
        {note && <span className={cx('basis-full text-sm text-ink-2', !isNext && 'max-lg:hidden')}>{note}</span>}
      </span>
    </>
  );
  const look = 'flex min-h-12 items-center gap-3 py-2';
  return (
    <li>
      {isDone || isNext || isOptional ? (
        <Link href={href} state={state} className={cx(look, '-mx-3 rounded-control px-3 hover:bg-paper-2')}>
          {words}
        </Link>
      ) : (
        <span className={cx(look, 'text-ink-2')}>{words}</span>
      )}
    </li>
  );
}
