import { useState } from 'react';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { wordsBeside } from '#web/parts/failures/problems.ts';
import { useRefusal } from '#web/features/accounts/useRefusal.ts';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { CountryField } from '#web/features/accounts/phone/CountryField.tsx';
import { e164, homeCountry, movedPhone, typedPhone, type TypedPhone } from '#web/features/accounts/phone/phone.ts';
import { checkEmail } from '#web/features/accounts/sign-up/signup.checks.ts';

export type Contact =
  | { kind: 'email'; email: string; shown: string }
  | { kind: 'phone'; phone: { phoneNumber: string; country: string }; shown: string };

type ContactFieldProps = {
  kind: Contact['kind'];
  onSend: (contact: Contact) => Promise<void>;
  onClose: () => void;
};

/** The field for a new email address or phone number, with the button that sends a code to it. */
export function ContactField({ kind, onSend, onClose }: ContactFieldProps) {
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<TypedPhone>(() => ({ text: '', country: homeCountry(navigator.languages) }));
  const { field, error, refuse, clear } = useRefusal();
  const [send, isSending] = useOneAtATime(async () => {
    const typed = kind === 'email' ? typedEmail(email) : typedNumber(phone);
    if (typeof typed === 'string') {
      refuse(typed);
      return;
    }
    try {
      await onSend(typed);
    } catch (failure) {
      // The person closed the dialog that asks for proof of identity. The typed text is still in the field.
      if (asCallError(failure).code !== 'reauthentication_required')
        refuse(wordsBeside(failure, 'email', 'phoneNumber'));
    }
  });
  return (
    <Form onSubmit={() => void send()}>
      {kind === 'email' ? (
        <EmailField
          ref={field}
          label={t('accounts.new-email', 'New email')}
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            clear();
          }}
        />
      ) : (
        <>
          <CountryField value={phone.country} onChange={(country) => setPhone(movedPhone(phone, country))} />
          <TextField
            ref={field}
            label={t('accounts.new-number', 'New number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={phone.text}
            error={error}
            onChange={(event) => {
              setPhone(typedPhone(phone, event.target.value));
              clear();
            }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lime" pending={isSending}>
          {t('accounts.send-me-a-code', 'Send me a code')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common.cancel', 'Cancel')}
        </Button>
      </div>
    </Form>
  );
}

function typedEmail(text: string): Contact | string {
  const email = text.trim();
  const check = checkEmail(email);
  if (check.state === 'right') return { kind: 'email', email, shown: email };
  return check.state === 'wrong' ? check.words : t('accounts.your-new-email-goes-here', 'Your new email goes here.');
}

function typedNumber(typed: TypedPhone): Contact | string {
  const number = e164(typed);
  if (number === null) return t('accounts.please-enter-a-valid-phone', 'Please enter a valid phone number.');
  return { kind: 'phone', phone: { phoneNumber: number, country: typed.country }, shown: number };
}
