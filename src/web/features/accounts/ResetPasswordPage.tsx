import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useForm, useWatch, type UseFormSetError } from 'react-hook-form';
import { CODE_LENGTH, resetPassword } from '#contract/codes.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/call.ts';
import { endSession, sessionStatus } from '#web/platform/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { DoorLink } from './DoorLink.tsx';
import { ProblemBox } from './ProblemBox.tsx';
import { codeOf, fieldsOf, wordsFor } from './problems.ts';
import { dropResetEmail, readResetEmail } from './reset.pending.ts';
import { checkEmail, checkPassword, checkTwin, type Check } from './signup.checks.ts';
import { useOnce } from './useOnce.ts';

type Values = { email: string; code: string; password: string; confirm: string };
const whole = (values: Values): Values => values;

/** By the link of the mail, or by its code, which some prefer to type on another device. */
export function ResetPasswordPage() {
  useTitle('Choose a new password');
  const token = new URLSearchParams(useSearch()).get('token');
  return (
    <DoorFrame
      title="Choose a new password"
      lede="The old one stops working, and you are signed out everywhere."
      animal="elephant"
      latin="Elephas memor"
      back={paths.login()}
    >
      <ResetForm key={token} token={token} />
    </DoorFrame>
  );
}

function ResetForm({ token }: { token: string | null }) {
  const { register, control, handleSubmit, setError, clearErrors, setValue, formState } = useForm<Values>({
    defaultValues: { email: readResetEmail(), code: '', password: '', confirm: '' },
  });
  const values = useWatch({ control, compute: whole });
  const [problem, setProblem] = useState<{ words: string; isDead: boolean }>();
  /** How often the code was refused; the field then wants it anew. */
  const [refused, setRefused] = useState<number>();
  const [, navigate] = useLocation();
  const [save, isSaving] = useOnce(async (input: Values) => {
    setProblem(undefined);
    const missing = firstProblem(input, token === null);
    if (missing) {
      setError(missing.name, { message: missing.words }, { shouldFocus: true });
      return;
    }
    try {
      const { email, code, password } = input;
      await call(resetPassword, {
        body: token === null ? { email: email.trim(), code, password } : { token, password },
      });
      dropResetEmail();
      // The server has ended it; this browser forgets it too.
      if (sessionStatus() === 'in') await endSession('here').catch(() => undefined);
      toast({ title: 'Password changed', description: 'Sign in with the new one.', tone: 'good' });
      navigate(paths.login(), { replace: true });
    } catch (error) {
      setProblem(refuse(error, setError));
      if (codeOf(error) !== 'code_wrong') return;
      setValue('code', '');
      setRefused((refused ?? 0) + 1);
    }
  });
  const { errors } = formState;
  const lineOf = (check: Check, refusal: string | undefined) =>
    refusal ? { error: refusal } : check.state === 'right' ? { valid: check.words } : {};
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="flex flex-col gap-2">
      {problem && (
        <ProblemBox words={problem.words}>
          {problem.isDead && <DoorLink to={paths.forgotPassword()}>Ask for a new one</DoorLink>}
        </ProblemBox>
      )}
      {token === null && (
        <>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.email?.message}
            {...register('email')}
          />
          <CodeField
            label="6-digit code"
            value={values.code}
            onChange={(code) => {
              setValue('code', code);
              // Its error is not an input's of the form, and would keep the form from ever being sent again.
              clearErrors('code');
            }}
            hint="From the mail we sent."
            focusKey={refused}
            error={errors.code?.message}
          />
        </>
      )}
      <PasswordField
        label="New password"
        hint="At least 8 characters. A few odd words are easy to keep."
        autoComplete="new-password"
        {...register('password')}
        {...lineOf(checkPassword(values.password), errors.password?.message)}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...register('confirm')}
        {...lineOf(checkTwin(values.password, values.confirm), errors.confirm?.message)}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isSaving} className="mt-3">
        Change my password
      </Button>
    </form>
  );
}

const whenEmpty: Values = {
  email: 'Your email goes here.',
  code: 'Please enter all 6 digits.',
  password: 'Your new password goes here.',
  confirm: 'Once more, so that no typo locks you out.',
};

/** The first field that cannot be sent as it is, in the order of the page. */
function firstProblem(
  { email, code, password, confirm }: Values,
  isByCode: boolean,
): { name: keyof Values; words: string } | undefined {
  const checks: Partial<Record<keyof Values, Check>> = {
    ...(isByCode && {
      email: checkEmail(email),
      code: code.length === CODE_LENGTH ? { state: 'right', words: '' } : { state: 'empty' },
    }),
    password: checkPassword(password),
    confirm: checkTwin(password, confirm),
  };
  const name = (['email', 'code', 'password', 'confirm'] as const).find(
    (field) => checks[field] !== undefined && checks[field].state !== 'right',
  );
  const check = name && checks[name];
  return name && { name, words: check?.state === 'wrong' ? check.words : whenEmpty[name] };
}

/** Puts what can be mended beside its field; returns what cannot. A dead link or code is replaced, not mended. */
function refuse(error: unknown, setError: UseFormSetError<Values>): { words: string; isDead: boolean } | undefined {
  const code = codeOf(error);
  const isDead = code === 'link_dead' || code === 'code_dead';
  const words = wordsFor(error, 'Something went wrong. Please try again.');
  const fields = fieldsOf(error);
  const name = (['email', 'code', 'password'] as const).find((field) => fields[field] !== undefined);
  if (isDead || name === undefined) return { words, isDead };
  setError(name, { message: fields[name] ?? words }, { shouldFocus: true });
  return undefined;
}
