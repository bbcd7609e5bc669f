import { useState } from 'react';
import { prove } from '#contract/accounts.proof.ts';
import { paths } from '#web/paths.ts';
import { call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { wordsBeside } from '#web/parts/failures/problems.ts';
import { useRefusal } from '#web/features/accounts/useRefusal.ts';

/** Asks the signed-in person for the account's password. */
export function ProofByPassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('');
  const { field, error, refuse, clear } = useRefusal();
  const [send, isSending] = useOneAtATime(async () => {
    if (password === '') {
      refuse(t('parts.your-password-goes-here', 'Your password goes here.'));
      return;
    }
    try {
      await call(prove, { body: { password } });
      onDone();
    } catch (failure) {
      refuse(wordsBeside(failure, 'password'));
      field.current?.select();
    }
  });
  return (
    <Form onSubmit={() => void send()}>
      <PasswordField
        ref={field}
        label={t('parts.password', 'Password')}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          clear();
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <DoorLink to={paths.forgotPassword()}>{t('parts.forgot-password', 'Forgot password?')}</DoorLink>
        <Button type="submit" variant="lime" pending={isSending}>
          {t('common.go-on', 'Go on')}
        </Button>
      </div>
    </Form>
  );
}
