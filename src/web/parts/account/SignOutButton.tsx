import { useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { useSignOut } from './signOut.ts';

const words = {
  here: {
    action: t('parts.sign-out', 'Sign out'),
    question: t('parts.are-you-sure-you-want', 'Are you sure you want to sign out of your account?'),
  },
  everywhere: {
    action: t('parts.sign-out-everywhere', 'Sign out everywhere'),
    question: t(
      'parts.are-you-sure-you-want-to',
      'Are you sure you want to sign out of your account on every device, this one included?',
    ),
  },
} as const;

/** Asks for a confirmation, then signs out: on this device, or everywhere. */
export function SignOutButton({ where, variant = 'outline' }: { where: keyof typeof words; variant?: ButtonVariant }) {
  const [isAsking, setAsking] = useState(false);
  const [signOut, isLeaving] = useSignOut();
  const { action, question } = words[where];
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('parts.sign-out-question', '{action}?', { action })}
        description={question}
        confirm={action}
        pending={isLeaving}
        onConfirm={() => void signOut(where)}
      />
    </>
  );
}
