import { use, useEffect, useRef, type ReactNode } from 'react';
import { t } from '#web/words/words.ts';
import { Form } from './Form.tsx';
import { IconButton } from './IconButton.tsx';
import { ArrowLeft } from './icons/ArrowLeft.ts';
import { X } from './icons/X.ts';
import { PageHeading } from './Page.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';
import { Steps } from './Steps.tsx';
import { WayOut } from './wayOut.ts';

export type WizardProps = {
  /** The goal of the steps, which names the progress bar. */
  label: string;
  /** Counts from 1. */
  step: number;
  total: number;
  title: string;
  lede: string;
  /** Goes one step back. Without this function there is no back button. */
  onBack?: (() => void) | undefined;
  /** Leaves the wizard; what was chosen stays on the device. */
  onLeave: () => void;
  onNext: () => void;
  /** The submit button. */
  action: ReactNode;
  /** The reason why saving failed; the errors of single fields are beside the fields. */
  problem?: string | undefined;
  /** The error of a field in this step. Each new object focuses the invalid field again. */
  wrong?: object | undefined;
  /** Stands beside the question from `lg` (1200 px), and nowhere below. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Matches an invalid input, or the first input of a group with an error. */
const WRONG = '[aria-invalid="true"], fieldset[aria-describedby] input';

/** One question on a screen: back button, progress, question, fields, and the submit button at the lower edge. */
export function Wizard({ label, step, total, title, lede, onBack, onLeave, onNext, children, ...rest }: WizardProps) {
  const { action, problem, wrong, aside } = rest;
  const form = useRef<HTMLFormElement>(null);
  useStepFocus(step);
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [wrong]);
  return (
    <Form
      ref={form}
      onSubmit={onNext}
      className="pt-safe mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5 lg:max-w-[68rem]"
    >
      <div data-bar className="flex h-16 items-center gap-4 lg:max-w-[40rem]">
        {onBack && <IconButton icon={ArrowLeft} label={t('common.back', 'Back')} onClick={onBack} className="-ms-2" />}
        <Steps step={step} total={total} label={label} />
        <span aria-hidden className="tabular text-xs font-semibold text-ink-2">
          {t('ui.of-2', '{step} of {total}', { step, total })}
        </span>
        <IconButton
          icon={X}
          label={t('common.leave-for-now', 'Leave for now')}
          onClick={onLeave}
          className="-me-2.5 -ms-2"
        />
      </div>
      <div className="mt-6 md:mt-12 lg:relative">
        <div className="lg:max-w-[40rem]">
          <PageHeading>{title}</PageHeading>
          <p className="mt-2 mb-8 text-lg text-ink-2">{lede}</p>
          {children}
        </div>
        {aside && <div className="absolute top-0 end-0 hidden w-[24rem] lg:block">{aside}</div>}
      </div>
      <div className="pb-safe sticky bottom-0 mt-auto -mx-5 bg-paper px-5 pt-4 md:static md:mx-0 md:mt-8 md:max-w-sm md:px-0 md:pb-10">
        <p role="alert" className="mb-3 text-sm text-coral-ink empty:hidden">
          {problem}
        </p>
        {action}
      </div>
    </Form>
  );
}

/** Focuses the question of each new step, because to a screen reader a new step is a new page. */
function useStepFocus(step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}

/** The wizard's placeholder while its data loads. `children` are the placeholders of the fields. */
export function WizardSkeleton({ children }: { children: ReactNode }) {
  return (
    <Loading>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-3 px-5 lg:max-w-[68rem] lg:*:max-w-[40rem]">
        <div className="flex h-16 items-center gap-4">
          <Skeleton className="h-1.5 grow" />
          {use(WayOut)}
        </div>
        <Skeleton className="mt-3 h-10 w-4/5" />
        <Skeleton className="mb-5 h-6 w-3/5" />
        {children}
      </div>
    </Loading>
  );
}
