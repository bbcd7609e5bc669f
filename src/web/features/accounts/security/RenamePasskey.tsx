import { useState } from 'react';
import { listPasskeys, PASSKEY_NAME_MAX, renamePasskey, type Passkey } from '#contract/accounts.passkeys.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { wordsBeside } from '#web/parts/failures/problems.ts';
import { useRefusal } from '#web/features/accounts/useRefusal.ts';
import { t } from '#web/words/words.ts';

export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [typed, setTyped] = useState(name);
  const { field, error, refuse, clear } = useRefusal();
  const [save, isSaving] = useOneAtATime(async () => {
    try {
      await call(renamePasskey, { params: { id }, body: { name: typed } });
      await invalidate(listPasskeys);
      onClose();
    } catch (failure) {
      refuse(wordsBeside(failure, 'name'));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('accounts.rename-this-passkey', 'Rename this passkey')}
    >
      <Form onSubmit={() => void save()}>
        <TextField
          ref={field}
          label={t('accounts.name', 'Name')}
          hint={t('accounts.by-what-you-know-it', 'A name you will recognize, like “My blue key”.')}
          most={PASSKEY_NAME_MAX}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            clear();
          }}
        />
        <div className="flex flex-wrap justify-end gap-3 pb-2">
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel', 'Cancel')}
          </Button>
          <Button type="submit" variant="lime" pending={isSaving}>
            {t('accounts.save-name', 'Save name')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
