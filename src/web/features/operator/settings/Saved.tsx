import { t } from '#web/words/words.ts';

/** The state of a setting, beside its field. */
export function Saved({ isSaved, isSaving, isChanged }: { isSaved: boolean; isSaving: boolean; isChanged?: boolean }) {
  return (
    <span role="status" className="text-sm text-ink-2">
      {isSaving
        ? t('operator.saving', 'Saving')
        : isSaved
          ? t('operator.saved', 'Saved')
          : isChanged === true
            ? t('operator.not-saved-yet', 'Not saved yet')
            : ''}
    </span>
  );
}
