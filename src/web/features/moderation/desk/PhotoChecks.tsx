import { useMemo, useState } from 'react';
import { checkReasonWords } from '#content/photo-check.ts';
import { poseOf } from '#content/photo-poses.ts';
import { checkReasons } from '#contract/photo-check.ts';
import type { OpenedCheck, WaitingCheck } from '#contract/photo-check.desk.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { PoseDrawing } from '#web/parts/photo-check/PoseDrawing.tsx';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Eye } from '#web/ui/icons/Eye.ts';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { spoken, t } from '#web/words/words.ts';
import { pass, refuse, useChecks, useOpened } from './checks.data.ts';
import { KeyList } from './KeyList.tsx';
import { useDeskKeys } from './useDeskKeys.ts';

/** Photo checks, one at a time, the oldest first: the three live pictures beside those of the profile. */
export function PhotoChecks() {
  const read = useChecks();
  const [at, setAt] = useState(0);
  const [hasKeys, setKeys] = useState(false);
  const checks = read.data?.checks ?? [];
  const place = Math.min(at, checks.length - 1);
  const check = checks[place];
  const handlers = useMemo(() => {
    const next = () => setAt((now) => Math.min(now + 1, checks.length - 1));
    const before = () => setAt((now) => Math.max(now - 1, 0));
    return { J: next, K: before, ARROWRIGHT: next, ARROWLEFT: before, '?': () => setKeys(true) };
  }, [checks.length]);
  useDeskKeys(handlers);
  return (
    <section
      aria-labelledby="photo-checks"
      className="min-w-0 px-5 pt-3 pb-6 md:pt-6 lg:col-span-2 lg:overflow-y-auto lg:px-8 lg:pt-8"
    >
      <div className="-ms-2 md:hidden">
        <BackLink to={paths.moderation()} label={t('moderation.all-cases', 'All cases')} />
        <PageHeading hidden>{t('moderation.photo-checks', 'Photo checks')}</PageHeading>
      </div>
      <h2 id="photo-checks" className="text-2xl tracking-[-0.03em]">
        {t('moderation.photo-checks', 'Photo checks')}
      </h2>
      {read.isPending && (
        <Loading>
          <Skeleton className="mt-6 h-80" />
        </Loading>
      )}
      {read.isError && (
        <ErrorState
          title={t('moderation.the-checks-did-not-load', 'The photo checks did not load.')}
          onRetry={() => void read.refetch()}
          pending={read.isFetching}
        />
      )}
      {read.data !== undefined && check === undefined && (
        <EmptyState title={t('moderation.no-check-waits', 'No photo check waits. Look at a hill.')} />
      )}
      {check !== undefined && (
        <>
          <p className="mt-1 text-ink-2">
            {t(
              'moderation.check-of',
              '{place} of {waiting}, by age. Same face, same poses, live: yes. Looks are nobody’s business.',
              { place: place + 1, waiting: read.data?.waiting ?? 0 },
            )}
          </p>
          <OneCheck key={check.id} check={check} />
        </>
      )}
      <KeyList open={hasKeys} onOpenChange={setKeys} />
    </section>
  );
}

function OneCheck({ check: { id, person } }: { check: WaitingCheck }) {
  const { opened, open: openIt } = useOpened();
  const [isRefusing, setRefusing] = useState(false);
  const [open, isOpening] = useTold(() => openIt(id));
  const [yes, isPassing] = useTold(() => pass(id), t('moderation.nothing-was-decided', 'Nothing was decided.'));
  const [no, isEnding] = useTold(
    async (at: number) => {
      const reason = checkReasons[at];
      if (reason !== undefined) await refuse(id, reason);
    },
    t('moderation.nothing-was-decided', 'Nothing was decided.'),
  );
  const isClosed = opened === null;
  const handlers = useMemo(
    () => ({
      O: () => void (isClosed && open()),
      Y: () => void (!isClosed && yes()),
      N: () => setRefusing(!isClosed),
      ...Object.fromEntries(
        checkReasons.map((_, at) => [String(at + 1), () => void (!isClosed && isRefusing && no(at))]),
      ),
    }),
    [isClosed, isRefusing, open, yes, no],
  );
  useDeskKeys(handlers);
  return (
    <div className="mt-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">
          <bdi>@{person.handle}</bdi>
        </span>{' '}
        <span className="text-ink-2">
          {t(
            'moderation.days-here',
            '{days, plural, =0 {Here since today} one {Here for a day} other {Here for # days}}',
            { days: person.memberDays },
          )}
        </span>
      </p>
      {isClosed ? <Unopened isOpening={isOpening} onOpen={() => void open()} /> : <Compared opened={opened} />}
      {!isClosed && opened.redrawn >= MANY_DRAWN && <Redrawn count={opened.redrawn} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={isClosed} pending={isPassing} onClick={() => void yes()}>
          {t('moderation.same-person', 'Yes, the same person')} <KeyCap>Y</KeyCap>
        </Button>
        <Button
          variant="outline"
          disabled={isClosed}
          aria-expanded={isRefusing}
          onClick={() => setRefusing(!isRefusing)}
        >
          {t('moderation.refuse-check', 'No')} <KeyCap>N</KeyCap>
        </Button>
      </div>
      {isRefusing && !isClosed && <Reasons isEnding={isEnding} onChoose={(at) => void no(at)} />}
    </div>
  );
}

function Unopened({ isOpening, onOpen }: { isOpening: boolean; onOpen: () => void }) {
  return (
    <div className="mt-4 grid min-h-60 place-items-center rounded-bubble bg-paper-2 p-5 text-center">
      <div>
        <Button variant="outline" className="bg-paper" pending={isOpening} onClick={onOpen}>
          <Eye size={20} /> {t('moderation.open-it', 'Open it')} <KeyCap>O</KeyCap>
        </Button>
        <p className="mt-3 text-sm text-ink-2">
          {t('moderation.opening-a-check', 'Opening is written down, and the person reads when it was.')}
        </p>
      </div>
    </div>
  );
}

/** The reasons of a refusal by number; the person reads the sentence. */
function Reasons({ isEnding, onChoose }: { isEnding: boolean; onChoose: (at: number) => void }) {
  return (
    <ul aria-label={t('moderation.why-not', 'Why not')} className="mt-3 max-w-2xl border-b border-line">
      {checkReasons.map((reason, at) => (
        <li key={reason} className="border-t border-line">
          <button
            type="button"
            disabled={isEnding}
            onClick={() => onChoose(at)}
            className="flex min-h-13 w-full items-center gap-3 py-2 text-start hover:bg-paper-2 disabled:opacity-45"
          >
            <KeyCap>{String(at + 1)}</KeyCap>
            <span>
              <span className="block font-semibold">{spoken(checkReasonWords[reason].short)}</span>
              <span className="block text-sm text-ink-2">{spoken(checkReasonWords[reason].sentence)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** From here on, the desk says how many other poses somebody asked for. Fewer are everyday: not everybody can do each. */
const MANY_DRAWN = 6;

function Redrawn({ count }: { count: number }) {
  return (
    <p className="mt-4 max-w-2xl border-s-[3px] border-ink ps-4 text-sm">
      {t(
        'moderation.poses-redrawn',
        '{count} other poses were drawn before these. That can be a body that does not bend like that, or somebody who waited for the poses of pictures they had.',
        { count },
      )}
    </p>
  );
}

/** Two panes: the live pictures in order, each with its pose; then the profile's. */
function Compared({ opened: { steps, profile } }: { opened: OpenedCheck }) {
  return (
    <div className="mt-4 grid gap-6 min-[1400px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ol className="grid grid-cols-3 gap-2">
        {steps.map(({ pose, picture }, at) => (
          <li key={pose} className="min-w-0">
            <img
              src={`data:image/webp;base64,${picture}`}
              alt={t('moderation.live-picture', 'Live picture {step}', { step: at + 1 })}
              className="aspect-[350/432] w-full rounded-plate bg-paper-3 object-cover"
            />
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <PoseDrawing pose={pose} className="h-auto w-full max-w-14" />
              <span className="min-w-0 basis-20 text-sm leading-4">{spoken(poseOf(pose)?.title ?? '')}</span>
            </div>
          </li>
        ))}
      </ol>
      <div className="grid auto-rows-min grid-cols-2 gap-2">
        {profile.map((src, at) => (
          <img
            key={src}
            src={src}
            alt={
              at === 0
                ? t('moderation.main-picture', 'Main picture of the profile')
                : t('moderation.cover-picture', 'Cover of the profile')
            }
            className="aspect-[350/432] w-full rounded-plate bg-paper-3 object-cover first:col-span-2 first:max-h-[46dvh] first:object-contain"
          />
        ))}
      </div>
    </div>
  );
}
