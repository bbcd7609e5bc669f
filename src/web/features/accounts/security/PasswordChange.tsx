import { useState } from 'react';
import { listPasskeys } from '#contract/accounts.passkeys.ts';
import { changePassword } from '#contract/accounts.security.ts';
import { proofOptions } from '#contract/accounts.proof.ts';
import { sessions } from '#contract/accounts.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { wordsBeside } from '#web/parts/failures/problems.ts';
import { useRefusal } from '#web/features/accounts/useRefusal.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

/** Changes the password, or sets the first password of a person who signs in by phone. */
export function PasswordChange() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(proofOptions, {}, { staleTime: 0 });
  const isFirst = data !== undefined && !data.ways.includes('password');
  const open = isFirst
    ? t('accounts.set-a-password', 'Set a password')
    : t('accounts.change-password', 'Change password');
  if (isOpen) return <NewPassword onClose={() => setOpen(false)} />;
  return (
    <>
      <p className="mb-3 text-ink-2">
        {isFirst
          ? t('accounts.you-sign-in-by-phone', 'You sign in by phone. A password is a second way in.')
          : t('accounts.a-new-one-signs-out', 'A new one signs out all your other devices.')}
      </p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {open}
      </Button>
    </>
  );
}

function NewPassword({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { field, error, refuse, clear } = useRefusal();
  const has = useRead(listPasskeys, {}).data?.passkeys.length ?? 0;
  const [save, isSaving] = useOneAtATime(async () => {
    if (password.length < 8) {
      refuse(t('accounts.password-must-be-at-least', 'Password must be at least 8 characters long'));
      return;
    }
    try {
      await call(changePassword, { body: { password } });
      const kept =
        has === 0 ? '' : t('accounts.your-passkeys-still-open-your', ' Your passkeys still open your account.');
      toast({
        title: t('accounts.password-changed', 'Password changed'),
        description: t('accounts.your-other-devices-are-signed', 'Your other devices are signed out.{kept}', { kept }),
        tone: 'good',
      });
      onClose();
      await Promise.all([invalidate(sessions), invalidate(proofOptions)]);
    } catch (failure) {
      // The person closed the dialog that asks for proof of identity. The typed text is still in the field.
      if (asCallError(failure).code !== 'reauthentication_required') refuse(wordsBeside(failure, 'password'));
    }
  });
  return (
    <Form onSubmit={() => void save()} className="max-w-md">
      <PasswordField
        ref={field}
        label={t('accounts.new-password', 'New password')}
        autoComplete="new-password"
        hint={t('accounts.at-least-8-characters', 'At least 8 characters.')}
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          clear();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lime" pending={isSaving}>
          {t('accounts.save-password', 'Save password')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common.cancel', 'Cancel')}
        </Button>
      </div>
    </Form>
  );
}
