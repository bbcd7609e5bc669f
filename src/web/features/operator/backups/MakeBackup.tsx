import { useState } from 'react';
import { LEAST_PASSPHRASE, type OperatorBackups } from '#contract/operator.backups.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useFaults } from '#web/ui/useFaults.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { makeOne } from './backups.data.ts';

/** Makes a backup. A passphrase seals the secrets in it. */
export function MakeBackup({ isBusy, database }: Pick<OperatorBackups, 'database'> & { isBusy: boolean }) {
  const [passphrase, setPassphrase] = useState('');
  const { faults, setFaults, touched } = useFaults();
  const [send, isSending] = useOneAtATime(async () => {
    const isShort = passphrase !== '' && passphrase.length < LEAST_PASSPHRASE;
    setFaults(
      isShort
        ? { passphrase: t('backups.too-short', 'At least {least} characters, or none.', { least: LEAST_PASSPHRASE }) }
        : {},
    );
    if (isShort) return;
    try {
      await makeOne(passphrase);
      setPassphrase('');
    } catch (error) {
      const { fields } = asCallError(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { form: wordsFor(error) });
    }
  });
  return (
    <section>
      <h2 className="text-xl">{t('backups.make-one', 'Make one')}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        {database === 'pglite'
          ? t(
              'backups.everybody-waits',
              'One file with the database, pictures and voice notes. Everybody waits while the tables are copied, a few seconds in a small place.',
            )
          : t('backups.what-is-in-it', 'One file with the database, pictures and voice notes. People notice nothing.')}
      </p>
      <Form onSubmit={() => void send()}>
        <PasswordField
          label={t('backups.passphrase', 'Passphrase for the secrets')}
          value={passphrase}
          autoComplete="new-password"
          error={faults['passphrase']}
          hint={t(
            'backups.passphrase-hint',
            'Write it down elsewhere: nobody can open the secrets without it. Empty leaves them out.',
          )}
          onChange={({ target }) => {
            setPassphrase(target.value);
            touched({ passphrase: target.value });
          }}
        />
        <Button type="submit" variant="ink" pending={isSending || isBusy}>
          {t('backups.make-it-now', 'Make it now')}
        </Button>
        <p role="alert" className="mt-2 text-sm text-coral-ink empty:hidden">
          {faults['form']}
        </p>
      </Form>
    </section>
  );
}
