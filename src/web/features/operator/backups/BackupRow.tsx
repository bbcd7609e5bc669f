import { useState } from 'react';
import type { OperatorBackup } from '#contract/operator.backups.ts';
import { WordButton } from '#web/features/operator/people/WordButton.tsx';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { moment } from '#web/platform/ago.ts';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { deleteOne, download, tryOne } from './backups.data.ts';
import { heldWords, reasonWords, sizeWords, trialWords } from './backups.words.ts';

interface BackupRowProps {
  backup: OperatorBackup;
  /** The number of migrations of this version. */
  schema: number;
  /** Whether another backup is made or tried now. */
  isBusy: boolean;
}

/** One backup: when, how large, what it holds, whether it was tried, and what can be done with it. */
export function BackupRow({ backup, schema, isBusy }: BackupRowProps) {
  const { name, madeAt, bytes, head, trial } = backup;
  const [isAsked, setAsked] = useState(false);
  const [tryIt] = useTold(() => tryOne(name));
  const [take] = useTold(() => download(name));
  const [remove, isRemoving] = useTold(async () => deleteOne(name).finally(() => setAsked(false)));
  const when = moment(madeAt);
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="text-lg font-bold">
          <time dateTime={madeAt}>{when}</time>
        </strong>
        <span className="text-sm text-ink-2">{reasonWords(backup)}</span>
        <span className="tabular ms-auto font-semibold">{sizeWords(bytes)}</span>
      </p>
      <p className="text-sm text-ink-2">{heldWords(backup, schema).join(' · ')}</p>
      <p
        className={cx(
          'text-sm',
          trial?.failure != null ? 'text-coral-ink' : trial === null ? 'text-ink-2' : 'text-ink',
        )}
      >
        {trialWords(backup)}
        {trial?.sha256 != null && <span className="text-ink-2"> · {trial.sha256.slice(0, 12)}</span>}
      </p>
      {trial?.failure != null && (
        <p lang="en" className="text-sm text-ink-2">
          {trial.failure}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 *:text-start">
        {head !== null && !isBusy && (
          <WordButton
            label={t('backups.try-that-of', 'Try it, the backup of {when}', { when })}
            onClick={() => void tryIt()}
          >
            {t('backups.try-it', 'Try it')}
          </WordButton>
        )}
        <WordButton
          label={t('backups.download-that-of', 'Download the backup of {when}', { when })}
          onClick={() => void take()}
        >
          {t('backups.download', 'Download')}
        </WordButton>
        <WordButton
          label={t('backups.delete-that-of', 'Delete the backup of {when}', { when })}
          onClick={() => setAsked(true)}
        >
          {t('backups.delete', 'Delete')}
        </WordButton>
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('backups.delete-question', 'Delete the backup of {when}?', { when })}
        description={t('backups.delete-note', 'It is gone for good. The community stays as it is.')}
        confirm={t('backups.delete-it', 'Delete it')}
        danger
        pending={isRemoving}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
