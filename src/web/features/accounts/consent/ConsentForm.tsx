import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { handle } from '#contract/accounts.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { typedHandle, useHandleCheck } from '#web/parts/forms/HandleField.tsx';
import { spoken, t } from '#web/words/words.ts';
import { keepPending, type PendingPhone } from '#web/features/accounts/phone/phone.pending.ts';
import { NO_CHOICES, requiredWords } from './consent.words.ts';
import { OptionalBoxes, RequiredBoxes } from './ConsentBoxes.tsx';

/** Asks a new person for the consents. The code that they have already entered then creates the account. */
export function ConsentForm({ pending }: { pending: PendingPhone }) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [choices, setChoices] = useState(pending.choices ?? NO_CHOICES);
  const [username, setUsername] = useState(pending.username ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const check = useHandleCheck(username, '');
  const isAccepted = requiredWords.every(({ name }) => accepted.has(name));
  const goOn = () => {
    const wanted = username === '' ? undefined : username;
    const refused = wanted === undefined ? undefined : handle.safeParse(wanted).error?.issues[0]?.message;
    if (refused ?? check.error) {
      setError(refused && spoken(refused));
      field.current?.focus();
      return;
    }
    const { username: _, ...rest } = pending;
    keepPending({ ...rest, choices, ...(wanted !== undefined && { username: wanted }) });
    navigate(paths.verify());
  };
  return (
    <Form
      onSubmit={() => {
        if (isAccepted) goOn();
      }}
    >
      <RequiredBoxes
        isTicked={(name) => accepted.has(name)}
        onChange={(name, on) =>
          setAccepted(new Set(on ? [...accepted, name] : [...accepted].filter((other) => other !== name)))
        }
      />
      <OptionalBoxes choices={choices} onChange={setChoices} />
      <div className="mt-6 border-t border-line pt-5">
        <TextField
          ref={field}
          label={t('accounts.your-wildin-id-if-you', 'Your Wildin ID, if you have one in mind')}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          value={username}
          onChange={(event) => {
            setUsername(typedHandle(event.target.value));
            setError(undefined);
          }}
          error={error ?? check.error}
          valid={check.valid}
          hint={
            username === '' ? t('accounts.leave-it-blank-and-we', 'Leave it blank and we make one up.') : check.hint
          }
        />
      </div>
      <Button type="submit" variant="lime" size="lg" full disabled={!isAccepted} className="mt-3">
        {isAccepted
          ? t('accounts.continue', 'Continue')
          : t('accounts.accept-required-terms-to-continue', 'Accept Required Terms to Continue')}
      </Button>
    </Form>
  );
}
