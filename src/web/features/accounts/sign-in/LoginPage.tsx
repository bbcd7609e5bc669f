import { useState } from 'react';
import { useForm, type UseFormSetError } from 'react-hook-form';
import { Redirect, useSearch } from 'wouter';
import { login } from '#contract/accounts.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { paths, safeNext } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { setMe } from '#web/platform/me.ts';
import { beginSession, deviceId, useSessionStatus } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { CameBack } from '#web/features/accounts/door/CameBack.tsx';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { homecoming } from '#web/features/accounts/door/homecoming.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { PasskeyEntry, type Entered } from './PasskeyEntry.tsx';

type Values = { handleOrEmail: string; password: string };

/** The login page. It sends a person who is signed in to the page they wanted, or else to the default page. */
export function LoginPage() {
  useTitle(t('accounts.sign-in', 'Sign in'));
  const next = safeNext(useSearch());
  // Read only once: the default page depends on a stored link, which the page of a friend's report deletes.
  const [home] = useState(homecoming);
  const [cameBack, setCameBack] = useState(false);
  const isIn = useSessionStatus() === 'in';
  if (isIn && cameBack) return <CameBack onGo={() => setCameBack(false)} />;
  if (isIn) return <Redirect to={next ?? home} replace />;
  return (
    <DoorFrame
      title={t('accounts.welcome-back', 'Welcome back')}
      lede={t('accounts.the-pack-kept-your-spot', 'The pack kept your spot warm.')}
      animal="wolf"
      latin="Lupus hospitalis"
      isEntry
    >
      <LoginForm next={next} onBack={() => setCameBack(true)} />
    </DoorFrame>
  );
}

function LoginForm({ next, onBack }: { next: string | null; onBack: () => void }) {
  const onEntered = ({ tokens, user, cameBack }: Entered) => {
    if (cameBack) onBack();
    setMe(user);
    beginSession(tokens);
  };
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { handleOrEmail: '', password: '' },
    reValidateMode: 'onChange',
  });
  const [enter, isEntering] = useOneAtATime(async ({ handleOrEmail, password }: Values) => {
    try {
      const body = { handleOrEmail: handleOrEmail.trim().replace(/^@/, ''), password, deviceId: deviceId() };
      onEntered(await call(login, { body }));
    } catch (error) {
      tellWhy(error, setError);
    }
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(enter)(event)} className="flex flex-col gap-2">
      <TextField
        label={t('accounts.email-or-wildin-id', 'Email or Wildin ID')}
        // `webauthn` lets browsers offer passkeys among the user names that they have stored.
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.handleOrEmail?.message}
        {...register('handleOrEmail', {
          required: t('accounts.your-email-or-your-wildin', 'Your email or your Wildin ID goes here.'),
        })}
      />
      <PasswordField
        label={t('accounts.password', 'Password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('accounts.your-password-goes-here', 'Your password goes here.') })}
      />
      <p className="-mt-3 text-sm">
        <DoorLink to={paths.forgotPassword()}>{t('accounts.forgot-password', 'Forgot password?')}</DoorLink>
      </p>
      <Button type="submit" variant="lime" size="lg" full pending={isEntering} className="mt-1">
        {t('accounts.sign-in-2', 'Sign In')}
      </Button>
      <PasskeyEntry onEntered={onEntered} />
      <div className="mt-3 flex flex-col items-center text-ink-2">
        <DoorLink to={paths.phoneLogin(next ?? undefined)}>
          {t('accounts.use-your-phone-instead', 'Use your phone instead')}
        </DoorLink>
        <p>
          {t('accounts.new-here', 'New here?')}{' '}
          <DoorLink to={paths.signup(next ?? undefined)}>{t('accounts.create-account', 'Create Account')}</DoorLink>
        </p>
      </div>
    </form>
  );
}

function tellWhy(error: unknown, setError: UseFormSetError<Values>): void {
  const code = asCallError(error).code;
  if (code === 'invalid_credentials') {
    setError(
      'password',
      { message: t('accounts.the-eye-on-the-right', 'The eye on the right shows what you typed.') },
      { shouldFocus: true },
    );
    toastFailure({
      title: t('accounts.passwords-not-matching-up', "Password's not matching up 👀"),
      description: t('accounts.try-again', 'Try again?'),
    });
  } else if (code === 'account_not_found') {
    setError(
      'handleOrEmail',
      { message: t('accounts.nobody-here-goes-by-that', 'Nobody here goes by that.') },
      { shouldFocus: true },
    );
    toastFailure({
      title: t('accounts.looks-like-youre-new-here', "Looks like you're new here ✨"),
      description: t('accounts.tap-create-account-to-join', 'Tap Create Account to join.'),
    });
  } else {
    tellFailure(
      error,
      code === 'unreachable' ? t('accounts.login-error', 'Login error') : t('accounts.login-failed', 'Login failed'),
      t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.'),
    );
  }
}
