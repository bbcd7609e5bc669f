import { Link } from 'wouter';
import { Animal } from '#web/ui/Animal.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';

export type NothingHereProps = {
  title: string;
  note: string;
  /** The address of the link. */
  to: string;
  /** The label of the link. */
  way: string;
};

/** The page for an address without content, or with content that the reader may not see. */
export function NothingHere({ title, note, to, way }: NothingHereProps) {
  useTitle(title);
  return (
    <div className="relative isolate grid grow place-items-center overflow-hidden px-5 py-10 md:px-12">
      <ContourLines seed="off the map" height={844} peak={[0.72, 0.24]} widePeak={[0.7, 0.45]} className="-z-10" />
      <div className="flex w-full max-w-sm flex-col gap-8 md:max-w-3xl md:flex-row-reverse md:items-center md:justify-between">
        <Animal name="meerkat" size={240} className="size-[min(13rem,30dvh)] self-end md:size-72 md:self-center" />
        <div className="flex flex-col items-start gap-4 md:max-w-sm">
          <PageHeading className="text-4xl tracking-[-0.04em] md:text-5xl">{title}</PageHeading>
          <p className="text-lg text-pretty text-ink-2">{note}</p>
          <Link href={to} className={buttonClass({ variant: 'lime', size: 'lg' })}>
            {way}
          </Link>
        </div>
      </div>
    </div>
  );
}
