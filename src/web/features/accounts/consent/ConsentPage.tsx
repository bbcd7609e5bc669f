import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { getConsent, putConsent, type Consent } from '#contract/accounts.entry.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { canKeep } from '#web/platform/session/keeping.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { readPending } from '#web/features/accounts/phone/phone.pending.ts';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { locale, t } from '#web/words/words.ts';
import { optionalWords, type Choices } from './consent.words.ts';
import { OptionalBoxes, RequiredBoxes } from './ConsentBoxes.tsx';
import { ConsentForm } from './ConsentForm.tsx';

/**
 * The consents. A new person gives them before the account exists. A member sees them all and changes the optional
 * ones.
 */
export function ConsentPage() {
  useTitle(t('accounts.privacy-and-permissions', 'Privacy and Permissions'));
  const isIn = useSessionStatus() === 'in';
  const [pending] = useState(readPending);
  if (isIn) return <OwnConsent />;
  if (pending?.code === undefined) return <NoSignupData />;
  return (
    <DoorFrame
      title={t('accounts.privacy-and-permissions', 'Privacy and Permissions')}
      lede={t(
        'accounts.your-number-is-confirmed-three',
        'Your number is confirmed. Three things need your yes before you have an account.',
      )}
      animal="turtle"
      latin="Testudo prudens"
      back={paths.phoneLogin(pending.next ?? undefined)}
      isEntry
    >
      <ConsentForm pending={pending} />
    </DoorFrame>
  );
}

function NoSignupData() {
  useEffect(() => {
    // The page of the sign-up says what is the matter.
    if (!canKeep()) return;
    toastFailure({
      title: t('accounts.error', 'Error'),
      description: t('accounts.signup-data-not-found-please', 'Signup data not found. Please try signing up again.'),
    });
  }, []);
  return <Redirect to={paths.signup()} replace />;
}

function OwnConsent() {
  const consent = useRead(getConsent);
  return (
    <DoorFrame
      title={t('accounts.privacy-and-permissions', 'Privacy and Permissions')}
      lede={t('accounts.what-you-agreed-to-and', 'What you agreed to, and what you may change whenever you like.')}
      animal="turtle"
      latin="Testudo prudens"
      back={paths.account()}
    >
      {consent.data && <OwnForm key={consent.dataUpdatedAt} consent={consent.data} />}
      {consent.isError && <ErrorState onRetry={() => void consent.refetch()} pending={consent.isFetching} />}
      {consent.isPending && <Waiting />}
    </DoorFrame>
  );
}

function OwnForm({ consent }: { consent: Consent }) {
  const { location, notifications, camera, contacts } = consent;
  const saved: Choices = { location, notifications, camera, contacts };
  const [choices, setChoices] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const isChanged = optionalWords.some(({ name }) => choices[name] !== saved[name]);
  const [save, isSaving] = useOneAtATime(async () => {
    try {
      queryClient.setQueryData(queryKey(getConsent), await call(putConsent, { body: choices }));
      toast({ title: t('accounts.your-choices-are-saved', 'Your choices are saved'), tone: 'good' });
      navigate(paths.account());
    } catch (error) {
      setProblem(
        wordsFor(error, t('accounts.your-choices-were-not-saved', 'Your choices were not saved. Please try again.')),
      );
    }
  });
  const date = new Date(consent.grantedAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <Form
      onSubmit={() => {
        if (isChanged) void save();
      }}
    >
      <RequiredBoxes isTicked={(name) => consent[name]} />
      <p className="mt-1 text-sm text-ink-2">
        {t('accounts.accepted-on-they-can-only', 'Accepted on {date}. They can only be taken back by leaving Wildin.', {
          date,
        })}
      </p>
      <OptionalBoxes choices={choices} onChange={setChoices} />
      <div className="mt-5">
        {problem && <ProblemBox words={problem} />}
        <Button type="submit" variant="lime" size="lg" full disabled={!isChanged} pending={isSaving}>
          {t('accounts.save-my-choices', 'Save my choices')}
        </Button>
      </div>
    </Form>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="flex flex-col gap-5">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    </Loading>
  );
}
