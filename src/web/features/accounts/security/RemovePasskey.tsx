import { useState } from 'react';
import { listPasskeys, removePasskey, type Passkey } from '#contract/accounts.passkeys.ts';
import { proofOptions } from '#contract/accounts.proof.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

/** Asks before a passkey is removed. This dialog closes before the one that asks for proof of identity opens. */
export function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const [remove, isRemoving] = useOneAtATime(async () => {
    setOpen(false);
    try {
      await call(removePasskey, { params: { id } });
      toast({
        title: t('accounts.passkey-removed', 'Passkey removed'),
        description: t('accounts.you-can-delete-it-from', 'You can delete it from your device, too.'),
        tone: 'good',
      });
    } catch (error) {
      const { code } = asCallError(error);
      // No message is needed if the passkey is already gone, or if the person closed the dialog that asks for proof.
      if (code !== 'not_found' && code !== 'reauthentication_required') {
        tellFailure(
          error,
          t('accounts.the-passkey-is-still-there', 'The passkey is still there'),
          t('common.please-try-again', 'Please try again.'),
        );
      }
    }
    await Promise.all([invalidate(listPasskeys), invalidate(proofOptions)]);
    onClose();
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        if (!open && !isRemoving) onClose();
      }}
      title={t('accounts.remove-this-passkey', 'Remove this passkey?')}
      description={t(
        'accounts.will-no-longer-open-your',
        '“{name}” will no longer open your account. Your other ways in stay.',
        { name },
      )}
      confirm={t('accounts.remove', 'Remove')}
      danger
      onConfirm={() => void remove()}
    />
  );
}
