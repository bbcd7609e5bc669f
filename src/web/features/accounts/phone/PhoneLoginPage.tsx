import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { sendPhoneCode } from '#contract/accounts.entry.ts';
import { paths, safeNext } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { deviceId, useSessionStatus } from '#web/platform/session/session.ts';
import { workAhead, withWork } from '#web/platform/calls/work.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { CountryField } from './CountryField.tsx';
import { e164, homeCountry, movedPhone, typedPhone, type TypedPhone } from './phone.ts';
import { keepPending, readPending } from './phone.pending.ts';

/** The sign-in by phone. A person who is signed in continues to the page they wanted, or else to Match. */
export function PhoneLoginPage() {
  useTitle(t('accounts.sign-in-by-phone', 'Sign in by phone'));
  const next = safeNext(useSearch());
  if (useSessionStatus() === 'in') return <Redirect to={next ?? paths.match()} replace />;
  return (
    <DoorFrame
      title={t('accounts.what-is-your-number', 'What is your number?')}
      lede={t('accounts.we-text-you-six-digits', 'We text you six digits. They sign you in, or up if you are new.')}
      animal="bee"
      latin="Apis telephonica"
      isEntry
    >
      <PhoneForm next={next} />
    </DoorFrame>
  );
}

function PhoneForm({ next }: { next: string | null }) {
  const [phone, setPhone] = useState(firstPhone);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  useEffect(workAhead, []);
  const change = (changed: TypedPhone) => {
    setPhone(changed);
    setError(undefined);
  };
  const [send, isSending] = useOneAtATime(async () => {
    try {
      await askForCode(phone, next);
      navigate(paths.verify());
    } catch (failure) {
      setError(
        failure instanceof NoNumber
          ? failure.message
          : wordsFor(failure, t('common.that-did-not-work-please', 'That did not work. Please try again.')),
      );
      field.current?.focus();
    }
  });
  return (
    <Form onSubmit={() => void send()} className="flex flex-col gap-2">
      <CountryField value={phone.country} onChange={(country) => change(movedPhone(phone, country))} />
      <TextField
        ref={field}
        label={t('accounts.phone-number', 'Phone number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone.text}
        // Formats the number only while the person types at its end. Elsewhere, formatting would move the caret.
        onChange={({ target }) =>
          change(
            target.selectionStart === target.value.length
              ? typedPhone(phone, target.value)
              : { ...phone, text: target.value },
          )
        }
        hint={t('accounts.standard-messaging-rates-may-apply', 'Standard messaging rates may apply')}
        error={error}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isSending} className="mt-3">
        {t('accounts.continue', 'Continue')}
      </Button>
      <p className="mt-3 text-center">
        <DoorLink to={paths.login(next ?? undefined)}>{t('accounts.use-email-instead', 'Use email instead')}</DoorLink>
      </p>
    </Form>
  );
}

class NoNumber extends Error {}

/** Returns the number to which this tab has sent a code, else an empty one in the browser's country. */
function firstPhone(): TypedPhone {
  const empty: TypedPhone = { text: '', country: homeCountry(navigator.languages) };
  const waiting = readPending();
  return waiting === null ? empty : typedPhone(empty, waiting.phoneNumber);
}

/** Requests a code, unless the last code to the same number is too recent. Throws NoNumber for an invalid number. */
async function askForCode(phone: TypedPhone, next: string | null): Promise<void> {
  const phoneNumber = e164(phone);
  if (phoneNumber === null)
    throw new NoNumber(t('accounts.please-enter-a-valid-phone-number', 'Please enter a valid phone number.'));
  const waiting = readPending();
  if (waiting?.phoneNumber === phoneNumber && waiting.resendAt > Date.now()) {
    keepPending({ ...waiting, next: next ?? waiting.next });
    return;
  }
  const { country } = phone;
  const { resendAfterSeconds, request } = await withWork((work) =>
    call(sendPhoneCode, { body: { phoneNumber, country, deviceId: deviceId(), work } }),
  );
  keepPending({ phoneNumber, country, request, next, resendAt: Date.now() + resendAfterSeconds * 1000 });
}
