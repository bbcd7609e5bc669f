import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

export function NotFoundPage() {
  useTitle(t('frame.page-not-found', '404 Page Not Found'));
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-5 py-10 md:px-12">
      <ContourLines seed="off the map" height={844} peak={[0.72, 0.24]} widePeak={[0.7, 0.45]} className="-z-10" />
      <div className="flex w-full max-w-sm flex-col gap-8 md:max-w-3xl md:flex-row-reverse md:items-center md:justify-between">
        <Animal name="meerkat" size={240} className="size-[min(13rem,30dvh)] self-end md:size-72 md:self-center" />
        <div className="flex flex-col items-start gap-4 md:max-w-sm">
          <PageHeading className="text-4xl tracking-[-0.04em] md:text-5xl">
            {t('frame.404-page-not-found', '404 Page Not Found')}
          </PageHeading>
          <p className="text-lg text-ink-2">
            {t(
              'frame.you-have-walked-off-the',
              'You have walked off the edge of the map. Our lookout has checked twice: nothing lives here.',
            )}
          </p>
          <Link href={paths.home()} className={buttonClass({ variant: 'lime', size: 'lg' })}>
            {t('common.back-to-the-trail', 'Back to the trail')}
          </Link>
        </div>
      </div>
    </div>
  );
}
