import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';

export function NotFoundPage() {
  useTitle('404 Page Not Found');
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-5 py-16">
      <ContourLines seed="off the map" height={844} peak={[0.5, 0.42]} widePeak={[0.5, 0.45]} className="-z-10" />
      <div className="flex max-w-sm flex-col items-start gap-4">
        <PageHeading className="text-4xl tracking-[-0.04em]">404 Page Not Found</PageHeading>
        <p className="text-lg text-ink-2">
          You have walked off the edge of the map. Nothing lives here, as far as we know.
        </p>
        <Link href={paths.home()} className={buttonClass({ variant: 'ink' })}>
          Back to the trail
        </Link>
      </div>
    </div>
  );
}
