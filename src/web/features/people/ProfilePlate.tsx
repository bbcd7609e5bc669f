import type { ReactNode } from 'react';
import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { Member } from '#contract/people.ts';
import { ContourDisc } from '#web/ui/ContourDisc.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { AiMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { cx } from '#web/ui/cx.ts';
import { spoken, t } from '#web/words/words.ts';

type ProfilePlateProps = {
  person: Member;
  /** The controls in the upper corners. */
  left?: ReactNode;
  right?: ReactNode;
  /** The link at the foot. */
  report?: ReactNode;
  /** The foot for a person without an archetype, whose plate has a dashed frame. */
  otherwise?: ReactNode;
};

/** A person as a plate of the field guide: their picture on their own contours or their cover, then their names. */
export function ProfilePlate({ person, left, right, report, otherwise }: ProfilePlateProps) {
  const { id, displayName, coverImage, mbtiType, isSeedUser } = person;
  const archetype = mbtiType && archetypes[mbtiType];
  // A light cover would hide the icons, so they have a background.
  const corner = coverImage ? 'rounded-full bg-paper/70' : undefined;
  return (
    <div
      className={cx(
        'relative isolate mt-3 overflow-hidden rounded-plate border-[1.5px] lg:mt-6',
        isSeedUser ? 'border-iris' : archetype ? 'border-ink' : 'border-dashed border-edge',
      )}
    >
      <div className="relative grid h-54 place-items-center">
        {coverImage ? (
          <img src={coverImage} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
        ) : (
          <>
            <ContourLines seed={String(id)} height={216} levels={6} peak={[0.5, 0.5]} className="-z-10" />
            <span aria-hidden className="absolute inset-x-0 bottom-0 -z-10 h-14 bg-linear-to-t from-paper" />
          </>
        )}
        <ContourDisc person={person} presence={false} edge={200} />
      </div>
      <div className="absolute inset-x-1 top-1 flex justify-between">
        <div className={corner}>{left}</div>
        <div className={corner}>{right}</div>
      </div>
      <div className={cx('px-[min(1.25rem,5vw)] pb-3', coverImage && 'pt-3')}>
        <PageHeading className="text-[min(2.1875rem,8.2vw)] leading-[1.0857] tracking-[-0.035em]">
          <bdi>{displayName}</bdi>
          {isSeedUser && <AiMark className="ms-2" />}
        </PageHeading>
        {archetype ? (
          <>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="display text-lg leading-6">{spoken(archetype.name)}</span>
              <span lang="la" className="latin">
                {archetype.latinName}
              </span>
            </p>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-xs font-semibold text-ink-2">
              <span className="py-2">
                {t('ui.plate-of-16', 'Plate {plate} of 16', { plate: plateNumber(archetype.type) })} · {archetype.type}
              </span>
              <span className="text-ink">{report}</span>
            </div>
          </>
        ) : (
          otherwise
        )}
      </div>
    </div>
  );
}
