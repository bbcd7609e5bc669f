import { useState } from 'react';
import { Link } from 'wouter';
import { beginningsOn, type Beginning } from '#content/beginnings.ts';
import { vibeNames } from '#content/clouds.ts';
import { cloudVibes, type CloudRecommendation, type CloudVibe } from '#contract/clouds.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { PlusCircle } from '#web/ui/icons/PlusCircle.ts';
import { MoreButton } from '#web/ui/MoreButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { Beginnings } from './Beginnings.tsx';
import { vibeIcons } from './cloud.icons.ts';
import { CloudCard } from './CloudCard.tsx';
import { BeginningPreview, CloudPreview } from './CloudPreview.tsx';
import { DeskClouds } from './DeskClouds.tsx';
import { useClouds } from './recommended.data.ts';

/** The page of groups of strangers to join (chaos clouds), by the vibe that a person wants. A desk previews one. */
export function ChaosPage() {
  useTitle(t('clouds.chaos-clouds', 'Chaos Clouds'));
  const [vibe, setVibe] = useState<CloudVibe | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const isDesk = useMedia('(width >= 1200px)');
  const { pages, clouds } = useFound(vibe);
  const offered = beginningsOn(new Date(), vibe);
  // While no cloud is open, there is nothing to choose by a vibe.
  const isBare = vibe === null && clouds?.length === 0;
  const cloud = clouds?.find(({ id }) => id === chosen);
  const beginning = cloud ? undefined : offered.find(({ tag }) => tag === chosen);
  const shown = beginning ? undefined : (cloud ?? clouds?.[0]);
  return (
    <div className="relative isolate flex grow flex-col overflow-x-clip lg:h-dvh lg:flex-row">
      <div className="relative isolate lg:w-119 lg:shrink-0 lg:overflow-y-auto lg:border-e lg:border-line lg:[&>:last-child]:pe-8 lg:[&>:last-child]:ps-14">
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 -z-10 h-28 rtl:-scale-x-100 overflow-hidden [mask-image:linear-gradient(to_right,transparent_55%,black),linear-gradient(black_60%,transparent)] [mask-composite:intersect]"
        >
          <ContourLines seed="chaos clouds" height={112} peak={[0.86, 0.3]} />
        </div>
        <Page
          title={t('clouds.chaos-clouds', 'Chaos Clouds')}
          lede={
            <span className="block text-base text-balance">
              {t(
                'clouds.what-a-cloud-is',
                'A cloud is a small group, 24 people at most, that shares a mood. Drop into one, or start yours.',
              )}
            </span>
          }
          back={<BackLink to={paths.match()} />}
          actions={
            <Link
              href={paths.chaosCreate()}
              aria-label={t('clouds.new-group', 'New Group')}
              className={iconButtonClass()}
            >
              <PlusCircle size={28} />
            </Link>
          }
        >
          {isBare ? (
            <h2 className="text-2xl">{t('clouds.start-one', 'Start one of these')}</h2>
          ) : (
            <>
              <Tiles chosen={vibe} onChoose={(next) => setVibe(next === vibe ? null : next)} />
              <h2 className="mt-8 text-2xl">
                {vibe === null
                  ? t('clouds.recommended-for-you', 'Recommended for You')
                  : t('clouds.vibes-for-you', '{value} Vibes for You', { value: spoken(vibeNames[vibe]) })}
              </h2>
            </>
          )}
          <Offers
            pages={pages}
            clouds={clouds}
            offered={offered}
            chosen={shown?.id ?? beginning?.tag ?? offered[0]?.tag ?? ''}
            onChoose={setChosen}
            isDesk={isDesk}
            vibe={vibe}
            isBare={isBare}
          />
        </Page>
      </div>
      {isDesk && clouds !== undefined && <Preview cloud={shown} beginning={beginning ?? offered[0]} />}
    </div>
  );
}

type Pages = ReturnType<typeof useClouds>;

interface OffersProps {
  pages: Pages;
  clouds: readonly CloudRecommendation[] | undefined;
  offered: readonly Beginning[];
  chosen: string;
  onChoose: (key: string) => void;
  isDesk: boolean;
  vibe: CloudVibe | null;
  isBare: boolean;
}

/** The open clouds, and below them the beginnings. */
function Offers({ pages, clouds, offered, chosen, onChoose, isDesk, vibe, isBare }: OffersProps) {
  if (clouds === undefined)
    return pages.isError ? (
      <ErrorState
        title={t('clouds.failed-to-fetch-recommendations', 'Failed to fetch recommendations')}
        onRetry={() => void pages.refetch()}
        pending={pages.isFetching}
      />
    ) : (
      <Waiting />
    );
  return (
    <>
      {clouds.length === 0 && vibe !== null && <NoneOfThis />}
      {isDesk ? (
        <DeskClouds clouds={clouds} offered={offered} isBare={isBare} chosen={chosen} onChoose={onChoose}>
          <More pages={pages} />
        </DeskClouds>
      ) : (
        <>
          <ul className="-mx-5 divide-y divide-line md:mx-0">
            {clouds.map((one, at) => (
              <li key={one.id} className="px-5 py-5 md:px-0">
                <CloudCard cloud={one} isFirst={at === 0} />
              </li>
            ))}
          </ul>
          <More pages={pages} />
          <Beginnings offered={offered} isMore={clouds.length > 0} isBare={isBare} />
        </>
      )}
    </>
  );
}

/** Reads the clouds of a vibe. `clouds` is undefined before the first page is read. */
function useFound(vibe: CloudVibe | null): { pages: Pages; clouds: CloudRecommendation[] | undefined } {
  const pages = useClouds(vibe);
  // A cloud that moved down between the reads of two pages is in both, so the second copy is dropped.
  const found = pages.data?.pages.flatMap((page) => page.recommendations).map((one) => [one.id, one] as const);
  return { pages, clouds: found && [...new Map(found).values()] };
}

function Preview({ cloud, beginning }: { cloud: CloudRecommendation | undefined; beginning: Beginning | undefined }) {
  if (cloud) return <CloudPreview cloud={cloud} />;
  return beginning ? <BeginningPreview beginning={beginning} /> : null;
}

function More({ pages }: { pages: Pages }) {
  return (
    <MoreButton pages={pages} full className="mt-2">
      {t('clouds.load-more-discoveries', 'Load More Discoveries')}
    </MoreButton>
  );
}

function NoneOfThis() {
  return (
    <div className="mt-3 mb-5">
      <p className="display text-lg">{t('clouds.no-recommendations-found', 'No recommendations found')}</p>
      <p className="text-ink-2">{t('clouds.try-selecting-a-different-vibe', 'Try selecting a different vibe!')}</p>
    </div>
  );
}

/** Two tiles above three, or as many as fit with large text. A second tap on the chosen tile clears the choice. */
function Tiles({ chosen, onChoose }: { chosen: CloudVibe | null; onChoose: (vibe: CloudVibe) => void }) {
  return (
    <div
      role="group"
      aria-label={t('clouds.your-vibe-right-now', 'Your vibe right now')}
      className="flex flex-wrap gap-3"
    >
      {cloudVibes.map((vibe, at) => {
        const Glyph = vibeIcons[vibe];
        const isOn = vibe === chosen;
        return (
          <button
            key={vibe}
            type="button"
            aria-pressed={isOn}
            onClick={() => onChoose(vibe)}
            className={cx(
              'flex min-h-22 min-w-fit grow flex-col justify-between gap-2 rounded-bubble p-3.5 text-start font-semibold transition-colors duration-150',
              at < 2 ? 'basis-2/5' : 'basis-[28%] px-2.5 text-[0.9375rem]',
              isOn ? 'bg-ink text-paper' : 'bg-paper-2 hover:bg-paper-3',
            )}
          >
            <Glyph size={28} filled={isOn} />
            {spoken(vibeNames[vibe])}
          </button>
        );
      })}
    </div>
  );
}

function Waiting() {
  return (
    <Loading
      label={t('clouds.looking-for-clouds', 'Looking for clouds')}
      className="divide-y divide-line lg:divide-y-0"
    >
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className="flex gap-3 py-5 lg:py-3">
          <Skeleton className="size-12" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-4 h-12 w-full lg:hidden" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
