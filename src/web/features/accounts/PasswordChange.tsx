import { useRef, useState } from 'react';
import { listPasskeys } from '#contract/accounts.passkeys.ts';
import { changePassword } from '#contract/accounts.security.ts';
import { proofOptions } from '#contract/accounts.proof.ts';
import { sessions } from '#contract/accounts.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { invalidate, useRead } from '#web/platform/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { wordsFor } from '#web/parts/problems.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';

/** Changes the password, or sets the first one of a person who signs in by phone. */
export function PasswordChange() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead(proofOptions, {}, { staleTime: 0 });
  const isFirst = data !== undefined && !data.ways.includes('password');
  const open = isFirst ? 'Set a password' : 'Change password';
  if (isOpen) return <NewPassword onClose={() => setOpen(false)} />;
  return (
    <>
      <p className="mb-3 text-ink-2">
        {isFirst
          ? 'You sign in by phone. A password is a second way in.'
          : 'A new one signs out all your other devices.'}
      </p>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {open}
      </Button>
    </>
  );
}

function NewPassword({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const has = useRead(listPasskeys, {}).data?.passkeys.length ?? 0;
  const refuse = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const [save, isSaving] = useOneAtATime(async () => {
    if (password.length < 8) {
      refuse('Password must be at least 8 characters long');
      return;
    }
    try {
      await call(changePassword, { body: { password } });
      const kept = has === 0 ? '' : ' Your passkeys still open your account.';
      toast({ title: 'Password changed', description: `Your other devices are signed out.${kept}`, tone: 'good' });
      onClose();
      await Promise.all([invalidate(sessions), invalidate(proofOptions)]);
    } catch (failure) {
      const { code, fields } = asCallError(failure);
      // The person closed the question; what they typed is still here.
      if (code === 'reauthentication_required') return;
      refuse(fields['password'] ?? wordsFor(failure, 'Something went wrong. Please try again.'));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="max-w-md"
    >
      <PasswordField
        ref={field}
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lime" pending={isSaving}>
          Save password
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
