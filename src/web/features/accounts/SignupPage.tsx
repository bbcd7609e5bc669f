import { useForm, useWatch, type UseFormSetError } from 'react-hook-form';
import { Redirect, useLocation } from 'wouter';
import { register as registerRoute } from '#contract/accounts.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { friendsLink } from '#web/platform/friend.ts';
import { setMe } from '#web/platform/me.ts';
import { beginSession, deviceId, useSessionStatus } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { LegalLink } from './ConsentBoxes.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { codeOf, fieldsOf, wordsFor } from './problems.ts';
import { checkEmail, checkPassword, checkTwin, type Check } from './signup.checks.ts';
import { useOnce } from './useOnce.ts';
import { useSettled } from './useSettled.ts';
import { hereZone } from './zone.ts';

type Values = { email: string; password: string; confirm: string; terms: boolean };
/** All of the form, as what it is: complete from the start. */
const whole = (values: Values): Values => values;
const BLANK: Values = { email: '', password: '', confirm: '', terms: false };
/** A field is called wrong when its typing rests this long, and right at once. */
const REST_MS = 500;

export function SignupPage() {
  useTitle('Create your account');
  const status = useSessionStatus();
  if (status === 'in') return <Redirect to={paths.home()} replace />;
  return (
    <DoorFrame
      title="Create your account"
      lede="One minute. Then we find out what kind of animal you are."
      animal="fox"
      latin="Vulpes curiosissima"
    >
      <SignupForm />
    </DoorFrame>
  );
}

function SignupForm() {
  const { register, handleSubmit, control, setError, formState } = useForm<Values>({
    defaultValues: BLANK,
    mode: 'onChange',
  });
  const [, navigate] = useLocation();
  const values = useWatch({ control, compute: whole });
  const checks = {
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirm: checkTwin(values.password, values.confirm),
  };
  const isComplete = values.terms && Object.values(checks).every((check) => check.state === 'right');
  const [join, isJoining] = useOnce(async (input: Values) => {
    try {
      const { tokens, user } = await createAccount(input);
      setMe(user);
      beginSession(tokens);
      // Whoever came through a friend's report wants to know who they are, first of all.
      navigate(friendsLink() === null ? paths.boost() : paths.quiz(), { replace: true });
    } catch (error) {
      tellWhy(error, setError);
    }
  });
  const show = useVerdict(`${values.email}\n${values.password}\n${values.confirm}`);
  const lineOf = (name: 'email' | 'password' | 'confirm') =>
    show(checks[name], { isTouched: formState.touchedFields[name] === true, refusal: formState.errors[name]?.message });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(join)(event)} className="flex flex-col gap-2">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email')}
        {...lineOf('email')}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters. A few odd words are easy to keep."
        autoComplete="new-password"
        {...register('password')}
        {...lineOf('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...register('confirm')}
        {...lineOf('confirm')}
      />
      <Checkbox
        label={
          <>
            I am 18 or older, I accept the <LegalLink to={paths.terms()}>terms of service</LegalLink>, and wildin may
            process my data to match me with people, as the <LegalLink to={paths.privacy()}>privacy page</LegalLink>{' '}
            tells.
          </>
        }
        {...register('terms')}
      />
      <Button type="submit" variant="lime" size="lg" full disabled={!isComplete} pending={isJoining} className="mt-3">
        Create Account
      </Button>
      <div className="mt-3 flex flex-col items-center text-ink-2">
        <DoorLink to={paths.phoneLogin()}>Use your phone instead</DoorLink>
        <p>
          Already wildin? <DoorLink to={paths.login()}>Sign In</DoorLink>
        </p>
      </div>
    </form>
  );
}

/** Turns a check into the line under its field, holding back blame while `typing` still changes. */
function useVerdict(typing: string) {
  const isResting = useSettled(typing, REST_MS) === typing;
  return (check: Check, field: { isTouched: boolean; refusal: string | undefined }) => {
    if (field.refusal) return { error: field.refusal };
    if (check.state === 'right') return { valid: check.words };
    return check.state === 'wrong' && (isResting || field.isTouched) ? { error: check.words } : {};
  };
}

function createAccount({ email, password }: Values) {
  return call(registerRoute, {
    body: {
      email: email.trim(),
      password,
      contactMethod: 'email',
      signupMethod: 'email',
      isPasswordless: false,
      deviceId: deviceId(),
      timeZone: hereZone(),
      consentData: { dataProcessing: true, termsOfService: true, ageVerification: true },
    },
  });
}

function tellWhy(error: unknown, setError: UseFormSetError<Values>): void {
  const words = wordsFor(error, 'Something went wrong. Please try again.');
  if (codeOf(error) === 'email_taken' || words.includes('email already exists')) {
    setError('email', { message: 'There is an account with this address already.' }, { shouldFocus: true });
    toast({
      title: "Oops, that email's taken! 😅",
      description: "Sign in if it's yours, or use another one to create a new account.",
      tone: 'bad',
    });
    return;
  }
  const fields = fieldsOf(error);
  const wrong = (['email', 'password'] as const).filter((name) => fields[name] !== undefined);
  for (const name of wrong) setError(name, { message: fields[name] ?? '' }, { shouldFocus: name === wrong[0] });
  if (codeOf(error) === 'password_common') setError('password', { message: words }, { shouldFocus: true });
  toast({ title: 'Registration failed', description: words, tone: 'bad' });
}
