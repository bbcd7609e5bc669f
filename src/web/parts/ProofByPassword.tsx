import { useRef, useState } from 'react';
import { prove } from '#contract/accounts.proof.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { DoorLink } from './DoorLink.tsx';
import { wordsFor } from './problems.ts';

/** The password, asked for again. */
export function ProofByPassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [send, isSending] = useOneAtATime(async () => {
    if (password === '') {
      setError(t('parts.your-password-goes-here', 'Your password goes here.'));
      field.current?.focus();
      return;
    }
    try {
      await call(prove, { body: { password } });
      onDone();
    } catch (failure) {
      const { password: beside } = asCallError(failure).fields;
      setError(
        beside ??
          wordsFor(failure, t('common.something-went-wrong-please-try', 'Something went wrong. Please try again.')),
      );
      field.current?.focus();
      field.current?.select();
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form around the page that asked must not hear of this one.
        event.stopPropagation();
        void send();
      }}
    >
      <PasswordField
        ref={field}
        label={t('parts.password', 'Password')}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <DoorLink to={paths.forgotPassword()}>{t('parts.forgot-password', 'Forgot password?')}</DoorLink>
        <Button type="submit" variant="lime" pending={isSending}>
          {t('common.go-on', 'Go on')}
        </Button>
      </div>
    </form>
  );
}
