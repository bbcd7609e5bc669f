import { paths } from '#web/paths.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { t } from '#web/words/words.ts';

/** Stands in for a page whose part of the product the owner of the place has switched off. */
export function SwitchedOffPage() {
  return (
    <NothingHere
      title={t('frame.switched-off', 'Switched off here')}
      note={t(
        'frame.the-people-who-run-this-place',
        'The people who run this place do without this part. The rest is open.',
      )}
      to={paths.home()}
      way={t('common.back-to-the-trail', 'Back to the trail')}
    />
  );
}
