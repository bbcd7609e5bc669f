import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { savePreferences, type Preferences } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { CallError } from '#web/platform/call.ts';
import { useMe } from '#web/platform/me.ts';
import { useWrite } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Steps } from '#web/ui/Steps.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { usePreferences, wishSaved } from './matching.data.ts';
import { dropDraft, keepDraft, openDraft, type Draft } from './soul.draft.ts';
import { isStepComplete, soulSteps } from './soul.rules.ts';
import { SoulStepFields, soulWords } from './SoulSteps.tsx';

/** Where nobody's own age is known, the presets stand around this one. */
const REFERENCE_AGE = 23;

export function SoulSetupPage() {
  useTitle('Soul preferences');
  const me = useMe();
  const saved = usePreferences();
  const failed = [me, saved].find((read) => read.isError);
  if (failed) return <ErrorState onRetry={() => void failed.refetch()} pending={failed.isFetching} />;
  if (!me.data || !saved.data) return <Waiting />;
  const { isComplete: _, ...wish } = saved.data;
  const { id, age } = me.data;
  return <Wizard key={id} userId={id} age={age ?? REFERENCE_AGE} first={() => openDraft(id, wish)} />;
}

function Wizard({ userId, age, first }: { userId: number; age: number; first: () => Draft }) {
  const [{ step: index, wish }, setDraft] = useState(first);
  const [, navigate] = useLocation();
  const step = soulSteps[index] ?? 'age';
  const isLast = index === soulSteps.length - 1;
  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(userId, next);
  };
  const save = useWrite(savePreferences, {
    onDone: (saved) => {
      dropDraft(userId);
      wishSaved(saved);
      toast({
        title: '✨ Soul Preferences Saved!',
        description: 'Your matching preferences have been updated successfully.',
        tone: 'good',
      });
      navigate(paths.match());
    },
  });
  const goOn = () => {
    if (!isStepComplete(step, wish) || save.isPending) return;
    if (isLast) save.mutate({ body: wish }, { onError: tellFailure });
    else change({ step: index + 1, wish });
  };
  return (
    <WizardFrame
      index={index}
      onBack={index > 0 ? () => change({ step: index - 1, wish }) : undefined}
      onNext={goOn}
      next={
        <Button
          type="submit"
          variant="lime"
          size="lg"
          full
          pending={save.isPending}
          disabled={!isStepComplete(step, wish)}
        >
          {isLast ? 'Find My Tribe' : 'Next'}
        </Button>
      }
    >
      <SoulStepFields
        step={step}
        age={age}
        wish={wish}
        onChange={(part: Partial<Preferences>) => change({ step: index, wish: { ...wish, ...part } })}
      />
    </WizardFrame>
  );
}

function tellFailure(error: unknown): void {
  const words = error instanceof CallError && error.code !== 'unreachable' ? error.words : '';
  toast({ title: 'Error saving preferences', description: words || 'Failed to save preferences', tone: 'bad' });
}

type FrameProps = {
  index: number;
  onBack: (() => void) | undefined;
  onNext: () => void;
  next: ReactNode;
  children: ReactNode;
};

/** Back, how far, the question, the fields, and the way on at the thumb. */
function WizardFrame({ index, onBack, onNext, next, children }: FrameProps) {
  const words = soulWords[soulSteps[index] ?? 'age'];
  useStepFocus(index);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
      className="pt-safe mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5"
    >
      <div className="flex h-16 items-center gap-4">
        {onBack && <IconButton icon={ArrowLeft} label="Back" onClick={onBack} className="-ml-2" />}
        <Steps step={index + 1} total={soulSteps.length} label="Soul preferences" />
        <span aria-hidden className="tabular text-xs font-semibold text-ink-2">
          {index + 1} of {soulSteps.length}
        </span>
      </div>
      <div className="mt-6 md:mt-12">
        <PageHeading>{words.title}</PageHeading>
        <p className="mt-2 mb-8 text-lg text-ink-2">{words.lede}</p>
        {children}
      </div>
      <div className="pb-safe sticky bottom-0 mt-auto -mx-5 bg-paper px-5 pt-4 md:static md:mx-0 md:mt-8 md:max-w-sm md:px-0 md:pb-10">
        {next}
      </div>
    </form>
  );
}

/** A new step is a new page to whoever cannot see it: its question takes the focus. */
function useStepFocus(index: number): void {
  const before = useRef(index);
  useEffect(() => {
    if (before.current === index) return;
    before.current = index;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [index]);
}

function Waiting() {
  return (
    <Loading>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-3 px-5">
        <Skeleton className="mt-7 h-1.5 w-full" />
        <Skeleton className="mt-12 h-10 w-4/5" />
        <Skeleton className="mb-5 h-6 w-3/5" />
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} className="h-20 w-full rounded-bubble" />
        ))}
      </div>
    </Loading>
  );
}
