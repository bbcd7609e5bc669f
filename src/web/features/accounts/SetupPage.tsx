import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { setMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { Steps } from '#web/ui/Steps.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { birthdayFields } from './birthday.ts';
import { codeOf, fieldsOf, wordsFor } from './problems.ts';
import { dropDraft, keepDraft, openDraft, setupSteps, type Draft, type SetupStep } from './setup.draft.ts';
import { problemOf, StepFields, stepWords } from './SetupSteps.tsx';
import { useOnce } from './useOnce.ts';
import { WithMe } from './WithMe.tsx';
import { useZip } from './ZipField.tsx';

export function SetupPage() {
  useTitle('Set up your profile');
  return <WithMe waiting={<Waiting />}>{(me) => <Wizard key={me.id} me={me} />}</WithMe>;
}

function Wizard({ me }: { me: Me }) {
  const [draft, setDraft] = useState(() => openDraft(me));
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const zip = useZip(draft.zipCode);
  const step = setupSteps[draft.step] ?? 'gender';
  const isLast = draft.step === setupSteps.length - 1;

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblem(undefined);
    keepDraft(me.id, next);
  };
  const [save, isSaving] = useOnce(async () => {
    try {
      setMe(await saveProfile(me.id, draft));
      dropDraft(me.id);
      toast({ title: 'Profile updated!', tone: 'good' });
      navigate(paths.quiz());
    } catch (error) {
      const refused = refusedStep(error);
      if (refused) {
        change({ step: setupSteps.indexOf(refused.step) });
        setProblem(refused.words);
      }
      const description =
        codeOf(error) === 'unreachable' ? wordsFor(error, '') : 'Please check your information and try again.';
      toast({ title: 'Error updating profile', description, tone: 'bad' });
    }
  });
  const goOn = () => {
    const found = problemOf(step, draft, { today: new Date(), isUnknownZip: zip.isUnknown });
    if (found) setProblem(found);
    else if (isLast) void save(undefined);
    else change({ step: draft.step + 1 });
  };

  return (
    <WizardFrame
      step={draft.step}
      onBack={draft.step > 0 ? () => change({ step: draft.step - 1 }) : undefined}
      onNext={goOn}
      next={
        <Button type="submit" variant="lime" size="lg" full pending={isSaving}>
          {isLast ? 'Save and find my animal' : 'Next'}
        </Button>
      }
    >
      <StepFields step={step} draft={draft} onChange={change} problem={problem} isGenderFixed={me.gender !== null} />
    </WizardFrame>
  );
}

type FrameProps = {
  step: number;
  onBack: (() => void) | undefined;
  onNext: () => void;
  next: ReactNode;
  children: ReactNode;
};

/** Back, how far, the question, the fields, and the way on at the thumb. */
function WizardFrame({ step, onBack, onNext, next, children }: FrameProps) {
  const words = stepWords[setupSteps[step] ?? 'gender'];
  useStepFocus(step);
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
        <Steps step={step + 1} total={setupSteps.length} label="Profile set-up" />
        <span aria-hidden className="tabular text-xs font-semibold text-ink-2">
          {step + 1} of {setupSteps.length}
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
function useStepFocus(step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
}

function saveProfile(id: number, { displayName, gender, birthday, zipCode }: Draft): Promise<Me> {
  return call(updateUser, {
    params: { id },
    body: {
      displayName: displayName.trim(),
      ...(gender && { gender }),
      ...birthdayFields(birthday),
      zipCode,
      profileCompleted: true,
    },
  });
}

/** The first step that the server refused, with its words. */
function refusedStep(error: unknown): { step: SetupStep; words: string } | undefined {
  const { fullBirthday, birthYear, ...fields } = fieldsOf(error);
  const birthday = fields['birthday'] ?? fullBirthday ?? birthYear;
  const words = { ...fields, ...(birthday !== undefined && { birthday }) } as Partial<Record<SetupStep, string>>;
  const step = setupSteps.find((name) => words[name] !== undefined);
  return step && { step, words: words[step] ?? '' };
}

function Waiting() {
  return (
    <Loading>
      <div className="mx-auto flex w-full max-w-[42.5rem] flex-col gap-3 px-5">
        <Skeleton className="mt-7 h-1.5 w-full" />
        <Skeleton className="mt-12 h-10 w-4/5" />
        <Skeleton className="mb-5 h-6 w-3/5" />
        <Skeleton className="h-36 w-full rounded-bubble" />
        <Skeleton className="h-36 w-full rounded-bubble" />
      </div>
    </Loading>
  );
}
