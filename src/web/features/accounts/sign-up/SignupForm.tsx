import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useSearch } from 'wouter';
import type { Joining } from '#contract/place.ts';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { paths, safeNext } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { legalLinks } from '#web/features/accounts/consent/ConsentBoxes.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import type { Check } from '#web/parts/forms/check.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { checkEmail, checkPassword, checkTwin } from './signup.checks.ts';
import { type SignupValues } from './signup.ts';

/** Gives the watched values their full type, because the form has a default for every value. */
const whole = (values: SignupValues): SignupValues => values;
/** A field that was never left shows its error after this pause in typing. A valid entry shows at once. */
const REST_MS = 500;

export const formWords = (joining: Joining, place: string) =>
  ({
    title: t('accounts.create-your-account', 'Create your account'),
    lede:
      joining === 'approval'
        ? t(
            'accounts.one-minute-then-a-person',
            'One minute. Then a person of {place} lets you in, and you get a mail.',
            {
              place,
            },
          )
        : t('accounts.one-minute-then-we-find', 'One minute. Then we find out what kind of animal you are.'),
    animal: 'fox',
    latin: 'Vulpes curiosissima',
  }) as const;

export const mailWords = (email: string) =>
  ({
    title: t('accounts.check-your-mail', 'Check your mail'),
    lede: rich(
      t(
        'accounts.sign-up-mail-on-its-way',
        'Something is on its way to <address/>. Six digits from it, and you are in.',
      ),
      { address: <b className="font-semibold break-words text-ink">{email}</b> },
    ),
    animal: 'owl',
    latin: 'Strix epistolaris',
  }) as const;

type SignupFormProps = {
  form: UseFormReturn<SignupValues>;
  onJoin: (values: SignupValues) => Promise<void>;
  isJoining: boolean;
};

export function SignupForm({ form, onJoin, isJoining }: SignupFormProps) {
  const next = safeNext(useSearch());
  const { register, handleSubmit, control, formState } = form;
  const values = useWatch({ control, compute: whole });
  const checks = {
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirm: checkTwin(values.password, values.confirm),
  };
  const show = useVerdict(`${values.email}\n${values.password}\n${values.confirm}`);
  const lineOf = (name: 'email' | 'password' | 'confirm') =>
    show(checks[name], { isTouched: formState.touchedFields[name] === true, refusal: formState.errors[name]?.message });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onJoin)(event)} className="flex flex-col gap-2">
      <EmailField
        label={t('accounts.email', 'Email')}
        {...register('email', {
          validate: (email) =>
            must(checkEmail(email), t('accounts.please-enter-your-email-address', 'Please enter your email address.')),
        })}
        {...lineOf('email')}
      />
      <PasswordField
        label={t('accounts.password', 'Password')}
        hint={t('accounts.at-least-8-characters-a', 'At least 8 characters. A few random words are easy to remember.')}
        autoComplete="new-password"
        {...register('password', {
          validate: (password) =>
            must(checkPassword(password), t('accounts.please-choose-a-password', 'Please choose a password.')),
        })}
        {...lineOf('password')}
      />
      <PasswordField
        label={t('accounts.confirm-password', 'Confirm password')}
        autoComplete="new-password"
        {...register('confirm', {
          validate: (confirm, { password }) =>
            must(checkTwin(password, confirm), t('accounts.please-type-it-once-more', 'Please type it once more.')),
        })}
        {...lineOf('confirm')}
      />
      <Checkbox
        label={rich(
          t(
            'accounts.adult-and-agreed',
            'I am 18 or older, I accept the <terms>terms of service</terms>, and wildin may process my data to match me with people, as the <privacy>privacy page</privacy> explains.',
          ),
          legalLinks,
        )}
        {...register('terms', {
          validate: (isTicked) => isTicked || t('accounts.please-tick-this-to-go', 'Please tick this to go on.'),
        })}
        error={formState.errors.terms?.message}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isJoining} className="mt-3">
        {t('accounts.create-account', 'Create Account')}
      </Button>
      <div className="mt-3 flex flex-col items-center text-ink-2">
        <DoorLink to={paths.phoneLogin(next ?? undefined)}>
          {t('accounts.use-your-phone-instead', 'Use your phone instead')}
        </DoorLink>
        <p>
          {t('common.already-wildin', 'Already wildin?')}{' '}
          <DoorLink to={paths.login(next ?? undefined)}>{t('accounts.sign-in-2', 'Sign In')}</DoorLink>
        </p>
      </div>
    </form>
  );
}

/** Returns true for a valid field, `whenEmpty` for an empty field, and the error text for a wrong field. */
function must(check: Check, whenEmpty: string): true | string {
  if (check.state === 'empty') return whenEmpty;
  return check.state === 'right' || check.words;
}

/** Returns a function that turns a check into the line below its field. `typing` is the text of all fields. */
function useVerdict(typing: string) {
  const isResting = useSettled(typing, REST_MS) === typing;
  return (check: Check, field: { isTouched: boolean; refusal: string | undefined }) => {
    if (field.refusal) return { error: field.refusal };
    if (check.state === 'right') return { valid: check.words };
    return check.state === 'wrong' && (isResting || field.isTouched) ? { error: check.words } : {};
  };
}
