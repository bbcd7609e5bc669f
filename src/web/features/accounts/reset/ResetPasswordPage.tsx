import { useState, type ComponentProps } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useForm, useWatch } from 'react-hook-form';
import { resetPassword } from '#contract/accounts.entry.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { deviceId, endSession, sessionStatus } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import type { Check } from '#web/parts/forms/check.ts';
import { checkPassword, checkTwin } from '#web/features/accounts/sign-up/signup.checks.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { dropResetEmail, readResetEmail } from './reset.pending.ts';
import { type ResetValues, firstProblem, showRefusal } from './resetting.ts';

const whole = (values: ResetValues): ResetValues => values;

/** Resets a password by the link or the code in the mail. A code can also be typed on another device. */
export function ResetPasswordPage() {
  useTitle(t('accounts.choose-a-new-password', 'Choose a new password'));
  const token = new URLSearchParams(useSearch()).get('token');
  return (
    <DoorFrame
      title={t('accounts.choose-a-new-password', 'Choose a new password')}
      lede={t('accounts.the-old-one-stops-working', 'The old one stops working, and you are signed out everywhere.')}
      animal="elephant"
      latin="Elephas memor"
      back={paths.login()}
      isEntry
    >
      <ResetForm key={token} token={token} />
    </DoorFrame>
  );
}

function ResetForm({ token }: { token: string | null }) {
  const { register, control, handleSubmit, setError, clearErrors, setValue, formState } = useForm<ResetValues>({
    defaultValues: { email: readResetEmail(), code: '', password: '', confirm: '' },
  });
  const values = useWatch({ control, compute: whole });
  const [problem, setProblem] = useState<{ words: string; isDead: boolean }>();
  /** The number of refused codes. Each refusal focuses the code field. */
  const [refused, setRefused] = useState<number>();
  const [, navigate] = useLocation();
  const [save, isSaving] = useOneAtATime(async (input: ResetValues) => {
    setProblem(undefined);
    const missing = firstProblem(input, token === null);
    if (missing) {
      setError(missing.name, { message: missing.words }, { shouldFocus: true });
      return;
    }
    try {
      const { email, code, password } = input;
      await call(resetPassword, {
        body: token === null ? { email: email.trim(), code, deviceId: deviceId(), password } : { token, password },
      });
      dropResetEmail();
      // The server has already ended every session, so only this browser's session is left to drop. Errors are ignored.
      if (sessionStatus() === 'in') await endSession('here').catch(() => undefined);
      tellChanged();
      navigate(paths.login(), { replace: true });
    } catch (error) {
      setProblem(showRefusal(error, setError));
      if (asCallError(error).code !== 'code_wrong') return;
      setValue('code', '');
      setRefused((refused ?? 0) + 1);
    }
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="flex flex-col gap-2">
      {problem && (
        <ProblemBox words={problem.words}>
          {problem.isDead && (
            <DoorLink to={paths.forgotPassword()}>{t('accounts.ask-for-a-new-one', 'Ask for a new one')}</DoorLink>
          )}
        </ProblemBox>
      )}
      {token === null && (
        <>
          <AddressField error={errors.email?.message} {...register('email')} />
          <CodeField
            label={t('common.6-digit-code', '6-digit code')}
            value={values.code}
            onChange={(code) => {
              setValue('code', code);
              // The code field is not a registered input, so its error would block every later submit.
              clearErrors('code');
            }}
            hint={t('accounts.from-the-mail-we-sent', 'From the mail we sent.')}
            focusKey={refused}
            error={errors.code?.message}
          />
        </>
      )}
      <PasswordField
        label={t('accounts.new-password', 'New password')}
        hint={t('accounts.at-least-8-characters-a', 'At least 8 characters. A few random words are easy to remember.')}
        autoComplete="new-password"
        {...register('password')}
        {...lineOf(checkPassword(values.password), errors.password?.message)}
      />
      <PasswordField
        label={t('accounts.confirm-new-password', 'Confirm new password')}
        autoComplete="new-password"
        {...register('confirm')}
        {...lineOf(checkTwin(values.password, values.confirm), errors.confirm?.message)}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isSaving} className="mt-3">
        {t('accounts.change-my-password', 'Change my password')}
      </Button>
    </form>
  );
}

const lineOf = (check: Check, refusal: string | undefined) =>
  refusal ? { error: refusal } : check.state === 'right' ? { valid: check.words } : {};

function tellChanged(): void {
  toast({
    title: t('accounts.password-changed', 'Password changed'),
    description: t('accounts.sign-in-with-the-new', 'Sign in with the new one.'),
    tone: 'good',
  });
}

function AddressField(field: Omit<ComponentProps<typeof EmailField>, 'label'>) {
  return <EmailField label={t('accounts.email', 'Email')} autoComplete="username" {...field} />;
}
