import { useState } from 'react';
import { Link } from 'wouter';
import { vibeNames } from '#content/clouds.ts';
import { cloudVibes, type CloudVibe } from '#contract/clouds.ts';
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
import { useTitle } from '#web/ui/useTitle.ts';
import { spoken, t } from '#web/words/words.ts';
import { Beginnings } from './Beginnings.tsx';
import { vibeIcons } from './cloud.icons.ts';
import { CloudCard } from './CloudCard.tsx';
import { useClouds } from './clouds.data.ts';

/** The page of groups of strangers to join (chaos clouds), by the vibe that a person wants. */
export function ChaosPage() {
  useTitle(t('clouds.chaos-clouds', 'Chaos Clouds'));
  const [vibe, setVibe] = useState<CloudVibe | null>(null);
  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden
        className="absolute inset-x-0 top-0 -z-10 h-64 overflow-hidden [mask-image:linear-gradient(black_40%,transparent)]"
      >
        <ContourLines seed="chaos clouds" height={256} peak={[0.82, 0.12]} />
      </div>
      <Page
        title={t('clouds.chaos-clouds', 'Chaos Clouds')}
        lede={t('clouds.small-groups-for-a-mood', 'Small groups for a mood.')}
        width="columns"
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
        <Tiles chosen={vibe} onChoose={(next) => setVibe(next === vibe ? null : next)} />
        <h2 className="mt-8 text-2xl">
          {vibe === null
            ? t('clouds.recommended-for-you', 'Recommended for You')
            : t('clouds.vibes-for-you', '{value} Vibes for You', { value: spoken(vibeNames[vibe]) })}
        </h2>
        <Recommendations key={vibe ?? 'all'} vibe={vibe} />
      </Page>
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
              'flex min-h-24 min-w-fit grow flex-col justify-between gap-2 rounded-bubble p-3.5 text-left font-semibold transition-colors duration-150',
              at < 2 ? 'basis-2/5' : 'basis-[28%] px-2.5 text-[0.9375rem]',
              'lg:basis-0 lg:px-3.5 lg:text-base',
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

function Recommendations({ vibe }: { vibe: CloudVibe | null }) {
  const pages = useClouds(vibe);
  if (pages.data === undefined) {
    return pages.isError ? (
      <ErrorState
        title={t('clouds.failed-to-fetch-recommendations', 'Failed to fetch recommendations')}
        onRetry={() => void pages.refetch()}
        pending={pages.isFetching}
      />
    ) : (
      <Waiting />
    );
  }
  // A cloud that moved down between the reads of two pages is in both, so the second copy is dropped.
  const found = [
    ...new Map(pages.data.pages.flatMap((page) => page.recommendations).map((one) => [one.id, one])).values(),
  ];
  if (found.length === 0) {
    return <Beginnings vibe={vibe} />;
  }
  return (
    <>
      <ul className="-mx-5 divide-y divide-line lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-x-14 lg:divide-y-0">
        {found.map((cloud, at) => (
          <li key={cloud.id} className="border-line px-5 py-5 lg:border-b lg:px-0 lg:py-7">
            <CloudCard cloud={cloud} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} full className="mt-2">
        {t('clouds.load-more-discoveries', 'Load More Discoveries')}
      </MoreButton>
    </>
  );
}

function Waiting() {
  return (
    <Loading
      label={t('clouds.looking-for-clouds', 'Looking for clouds')}
      className="divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-14 lg:divide-y-0"
    >
      {['a', 'b', 'c'].map((name) => (
        <div key={name} className="flex gap-3 py-5 lg:py-7">
          <Skeleton className="size-12" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-4 h-12 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
