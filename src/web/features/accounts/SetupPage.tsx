import { useState } from 'react';
import { useLocation } from 'wouter';
import { updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { setMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { Wizard, WizardSkeleton } from '#web/ui/Wizard.tsx';
import { birthdayFields } from './birthday.ts';
import { codeOf, fieldsOf, wordsFor } from './problems.ts';
import { dropDraft, keepDraft, openDraft, setupSteps, type Draft, type SetupStep } from './setup.draft.ts';
import { problemOf, StepFields, stepWords } from './SetupSteps.tsx';
import { useOnce } from './useOnce.ts';
import { WithMe } from './WithMe.tsx';
import { useZip } from './ZipField.tsx';

export function SetupPage() {
  useTitle('Set up your profile');
  return <WithMe waiting={<Waiting />}>{(me) => <Setup key={me.id} me={me} />}</WithMe>;
}

function Setup({ me }: { me: Me }) {
  const [draft, setDraft] = useState(() => openDraft(me));
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [, navigate] = useLocation();
  const zip = useZip(draft.zipCode);
  const step = setupSteps[draft.step] ?? 'gender';
  const isLast = draft.step === setupSteps.length - 1;

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setProblem(undefined);
    setFailure(undefined);
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
      } else setFailure(wordsFor(error, 'Something went wrong. Please try again.'));
      tellFailure(error);
    }
  });
  const goOn = () => {
    const found = problemOf(step, draft, { today: new Date(), isUnknownZip: zip.isUnknown });
    if (found) setProblem(found);
    else if (isLast) void save(undefined);
    else change({ step: draft.step + 1 });
  };

  return (
    <Wizard
      label="Profile set-up"
      step={draft.step + 1}
      total={setupSteps.length}
      {...stepWords[step]}
      onBack={draft.step > 0 ? () => change({ step: draft.step - 1 }) : undefined}
      onNext={goOn}
      problem={failure}
      isWrong={problem !== undefined}
      action={
        <Button type="submit" variant="lime" size="lg" full pending={isSaving}>
          {isLast ? 'Save and find my animal' : 'Next'}
        </Button>
      }
    >
      <StepFields step={step} draft={draft} onChange={change} problem={problem} isGenderFixed={me.gender !== null} />
    </Wizard>
  );
}

function tellFailure(error: unknown): void {
  const code = codeOf(error);
  if (code === 'unauthenticated') {
    toast({ title: 'No user data found. Please start over.', tone: 'bad' });
    return;
  }
  const description = code === 'unreachable' ? wordsFor(error, '') : 'Please check your information and try again.';
  toast({ title: 'Error updating profile', description, tone: 'bad' });
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
    <WizardSkeleton>
      <Skeleton className="h-36 w-full rounded-bubble" />
      <Skeleton className="h-36 w-full rounded-bubble" />
    </WizardSkeleton>
  );
}
