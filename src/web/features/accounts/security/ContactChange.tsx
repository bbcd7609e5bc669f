import { useState } from 'react';
import * as contract from '#contract/accounts.security.ts';
import { useCode } from '#web/features/accounts/codes/useCode.ts';
import { call } from '#web/platform/calls/call.ts';
import { setMe } from '#web/platform/me.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { Button } from '#web/ui/Button.tsx';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { CodeForm } from '#web/features/accounts/codes/CodeForm.tsx';
import { ResendButton } from '#web/features/accounts/codes/ResendButton.tsx';
import { useResend } from '#web/features/accounts/codes/useResend.ts';
import { ContactField, type Contact } from './ContactField.tsx';

export type ContactKind = 'email' | 'phone';
type SentCode = { contact: Contact; resendAt: number };

const words = {
  email: {
    none: t('accounts.no-address-yet', 'No address yet.'),
    change: t('accounts.change-email', 'Change email'),
    add: t('accounts.add-an-email', 'Add an email'),
    done: t('accounts.email-changed', 'Email changed'),
  },
  phone: {
    none: t('accounts.no-number-yet', 'No number yet.'),
    change: t('accounts.change-number', 'Change number'),
    add: t('accounts.add-a-number', 'Add a number'),
    done: t('accounts.number-changed', 'Number changed'),
  },
} as const;

/** Shows the account's email address or phone number, and changes it once a code has proven the new one. */
export function ContactChange({ kind, now }: { kind: ContactKind; now: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<SentCode>();
  const close = () => {
    setOpen(false);
    setSent(undefined);
  };
  const send = async (contact: Contact) => {
    const { resendAfterSeconds } =
      contact.kind === 'email'
        ? await call(contract.sendNewEmailCode, { body: { email: contact.email } })
        : await call(contract.sendNewPhoneCode, { body: contact.phone });
    setSent({ contact, resendAt: Date.now() + resendAfterSeconds * 1000 });
  };
  return (
    <>
      <p className="mb-3 break-words text-ink-2">{now ?? words[kind].none}</p>
      {!isOpen && (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {now === null ? words[kind].add : words[kind].change}
        </Button>
      )}
      {isOpen && (
        <div className="max-w-md">
          {/* The field stays mounted while the code is awaited, so that "Use another" still shows the typed text. */}
          <div hidden={sent !== undefined}>
            <ContactField kind={kind} onSend={send} onClose={close} />
          </div>
          {sent && (
            <NewCode
              sent={sent}
              onAgain={() => send(sent.contact)}
              onOther={() => setSent(undefined)}
              onDone={() => {
                close();
                sayAloud(words[kind].done);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

type NewCodeProps = { sent: SentCode; onAgain: () => Promise<void>; onOther: () => void; onDone: () => void };

function NewCode({ sent: { contact, resendAt }, onAgain, onOther, onDone }: NewCodeProps) {
  const resend = useResend({ at: resendAt, what: 'code', send: onAgain });
  const digits = useCode(useIsPast(resend.until), async (code) => {
    setMe(
      contact.kind === 'email'
        ? await call(contract.changeEmail, { body: { email: contact.email, code } })
        : await call(contract.changePhone, { body: { ...contact.phone, code } }),
    );
    onDone();
  });
  return (
    <>
      <p className="mb-4">
        {rich(t('accounts.six-digits-on-their-way', 'Six digits are on their way to <to/>.'), {
          to: <b className="font-semibold break-words">{contact.shown}</b>,
        })}
      </p>
      <CodeForm {...digits} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ResendButton at={resend.until} onPress={() => void resend.again()} pending={resend.isSending} />
        <Button variant="quiet" size="sm" onClick={onOther}>
          {t('accounts.use-another', 'Use another')}
        </Button>
      </div>
    </>
  );
}
