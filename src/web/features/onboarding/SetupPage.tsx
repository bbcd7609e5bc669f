import { useState } from 'react';
import { authUser, updateUser } from '#contract/accounts.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { nicknameOf, setMe } from '#web/platform/me.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { Wizard, WizardSkeleton } from '#web/ui/Wizard.tsx';
import type { BirthdayFields } from '#web/parts/forms/birthday.ts';
import { useBirthdayQuestion } from '#web/parts/forms/BirthdayQuestion.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { setupSteps, useSetupDraft, type SetupDraft, type SetupStep } from './setup.draft.ts';
import { problemOf, StepFields, stepWords, type Problem } from './SetupSteps.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useStepHistory } from '#web/parts/ways/useStepHistory.ts';
import { WithMe } from '#web/parts/account/WithMe.tsx';
import { useZip } from '#web/parts/forms/ZipField.tsx';
import { t } from '#web/words/words.ts';

export function SetupPage() {
  useTitle(t('onboarding.set-up-your-profile', 'Set up your profile'));
  return (
    <WithMe isPage waiting={<Waiting />}>
      {(me) => <Setup key={me.id} me={me} />}
    </WithMe>
  );
}

function Setup({ me }: { me: Me }) {
  const { draft, change: keep, forget } = useSetupDraft(me);
  const [problem, setProblem] = useState<Problem>();
  const [failure, setFailure] = useState<string>();
  const zip = useZip(draft.zipCode);
  const { ask, question } = useBirthdayQuestion();
  const step = setupSteps[draft.step] ?? 'gender';
  const isLast = draft.step === setupSteps.length - 1;

  const change = (part: Partial<SetupDraft>) => {
    keep(part);
    setProblem(undefined);
    setFailure(undefined);
  };
  const steps = useStepHistory(draft.step, (next) => change({ step: next }));
  const [save, isSaving] = useOneAtATime(async (dates: BirthdayFields) => {
    try {
      setMe(await saveProfile(me.id, draft, dates));
      forget();
      toast({ title: t('onboarding.profile-updated', 'Profile updated!'), tone: 'good' });
      await steps.leaveFor(paths.quiz());
    } catch (error) {
      const refused = refusedStep(error);
      if (refused) {
        change({ step: setupSteps.indexOf(refused.step) });
        setProblem(refused);
      } else setFailure(wordsFor(error));
      // The account has its own pages only now, as its record says, and they tell what happened.
      if (asCallError(error).code === 'under_age') await invalidate(authUser);
      else tellUnsaved(error);
    }
  });
  const [saveNames, isNaming] = useOneAtATime(async () => {
    try {
      setMe(await call(updateUser, { params: { id: me.id }, body: namesOf(draft) }));
      steps.next();
    } catch (error) {
      const refused = refusedStep(error);
      // The save of the whole profile says any other error.
      if (refused?.step === 'displayName') setProblem(refused);
      else steps.next();
    }
  });
  const areNamesNew = draft.displayName.trim() !== nicknameOf(me) || draft.firstName.trim() !== (me.firstName ?? '');
  const goOn = () => {
    const found = problemOf(step, draft, { today: new Date(), isUnknownZip: zip.isUnknown });
    if (found) setProblem({ words: found });
    else if (isLast) ask(draft.birthday, (dates) => void save(dates));
    // The server alone knows every reason against a name, so it is asked on the step of the names.
    else if (step === 'displayName' && areNamesNew) void saveNames();
    else if (step === 'birthday') ask(draft.birthday, () => steps.next());
    else steps.next();
  };

  return (
    <Wizard
      label={t('onboarding.profile-set-up', 'Profile set-up')}
      step={draft.step + 1}
      total={setupSteps.length}
      {...stepWords[step]}
      onBack={draft.step > 0 ? steps.back : undefined}
      onLeave={() => void steps.leaveFor(paths.home())}
      onNext={goOn}
      problem={failure}
      wrong={problem}
      action={
        <Button type="submit" variant="lime" size="lg" full pending={isSaving || isNaming}>
          {isLast ? t('onboarding.save-and-find-my-animal', 'Save and find my animal') : t('common.next', 'Next')}
        </Button>
      }
    >
      <StepFields step={step} draft={draft} onChange={change} problem={problem} isGenderFixed={me.gender !== null} />
      {question}
    </Wizard>
  );
}

function tellUnsaved(error: unknown): void {
  const code = asCallError(error).code;
  if (code === 'unauthenticated') {
    toastFailure({ title: t('onboarding.no-user-data-found-please', 'No user data found. Please start over.') });
    return;
  }
  const description =
    code === 'unreachable'
      ? wordsFor(error, '')
      : t('onboarding.please-check-your-information-and', 'Please check your information and try again.');
  toastFailure({ title: t('onboarding.error-updating-profile', 'Error updating profile'), description });
}

const namesOf = ({ displayName, firstName }: SetupDraft) => ({
  displayName: displayName.trim(),
  firstName: firstName.trim(),
});

function saveProfile(id: number, draft: SetupDraft, dates: BirthdayFields): Promise<Me> {
  const { gender, zipCode } = draft;
  return call(updateUser, {
    params: { id },
    body: {
      ...namesOf(draft),
      ...(gender && { gender }),
      ...dates,
      zipCode,
      profileCompleted: true,
    },
  });
}

/**
 * Returns a step whose field the server refused, with the server's text; undefined if no field of a step was refused.
 */
function refusedStep(error: unknown): (Problem & { step: SetupStep }) | undefined {
  const { fullBirthday, birthYear, firstName, ...fields } = asCallError(error).fields;
  // One step asks for both names.
  if (firstName !== undefined) return { step: 'displayName', words: firstName, isFirstName: true };
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
