import { paths } from '#web/paths.ts';
import { NothingHere } from '#web/parts/ways/NothingHere.tsx';
import { t } from '#web/words/words.ts';

export function NotFoundPage() {
  return (
    <NothingHere
      title={t('frame.404-page-not-found', '404 Page Not Found')}
      note={t(
        'frame.you-have-walked-off-the',
        'You have walked off the edge of the map. Our lookout has checked twice: nothing lives here.',
      )}
      to={paths.home()}
      way={t('common.back-to-the-trail', 'Back to the trail')}
    />
  );
}
