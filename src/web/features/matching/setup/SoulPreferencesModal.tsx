import { getPhotoCheck } from '#contract/photo-check.ts';
import { getWildMap } from '#contract/wild-maps.ts';
import { paths } from '#web/paths.ts';
import { leaveModal } from '#web/platform/modal.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { SealCheck } from '#web/ui/icons/SealCheck.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { spoken, t } from '#web/words/words.ts';
import { usePreferences } from '#web/features/matching/state/matching.data.ts';
import { stepAt } from '#web/features/matching/state/wish.step.ts';
import type { NullablePreferences } from './soul.draft.ts';
import { soulSteps } from './soul.rules.ts';
import { cardsOf } from './wish.cards.ts';

/** Shows a summary of the person's matching preferences. A button leads to the set-up, where they can be changed. */
export function SoulPreferencesModal({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = usePreferences();
  const { data: me } = useMe();
  const toSetup = () => leaveModal(paths.soulSetup());
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('matching.soul-preferences-2', 'Soul Preferences')}
      footer={
        data && (
          <Button variant="lime" size="lg" full onClick={toSetup}>
            {data.isComplete
              ? t('matching.edit-my-soul-setup', 'Edit My Soul Setup')
              : t('matching.set-up-my-soul-preferences', 'Set Up My Soul Preferences')}
          </Button>
        )
      }
    >
      {data?.isComplete && (
        <>
          <Cards saved={data} age={me?.age ?? undefined} />
          <OnlyChecked />
          <OwnPassions />
        </>
      )}
      {data?.isComplete === false && <NothingYet />}
      {!data && isError && (
        <ErrorState
          title={t('matching.your-preferences-did-not-load', 'Your preferences did not load.')}
          safe={t('matching.they-are-saved-and-matching', 'They are saved, and matching still uses them.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Waiting />}
    </Sheet>
  );
}

/** The answers as cards, on a wide screen as one list. Each opens the step of the set-up on which it is chosen. */
function Cards({ saved, age }: { saved: NullablePreferences; age: number | undefined }) {
  return (
    <ul className="grid twos gap-3 lg:block lg:divide-y lg:divide-line">
      {cardsOf(saved, age).map(({ title, step, words, note }) => (
        <li key={title}>
          <button
            type="button"
            onClick={() => leaveModal(paths.soulSetup(), stepAt(soulSteps.indexOf(step)))}
            className="flex size-full min-h-[min(7.5rem,32vw)] flex-col justify-between rounded-bubble bg-paper-2 p-3 text-start hover:bg-paper-3 min-[360px]:p-4 lg:min-h-11 lg:flex-row lg:items-baseline lg:gap-4 lg:rounded-none lg:bg-transparent lg:px-2 lg:py-2.5 lg:hover:bg-paper-2"
          >
            <span className="pb-3 text-sm text-ink-2 lg:shrink-0 lg:pb-0">{title}</span>
            <span className="min-w-0 lg:text-end">
              <span className="display block text-base min-[360px]:text-lg min-[360px]:leading-6">{words}</span>
              {note && <span className="mt-0.5 block text-sm text-ink-2">{note}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The one filter that has a page of its own, because it needs a checked photo. */
function OnlyChecked() {
  const { data } = useRead(getPhotoCheck);
  return (
    <button
      type="button"
      onClick={() => leaveModal(paths.photoCheck())}
      className="mt-3 flex min-h-11 w-full items-center gap-2 text-start text-sm font-semibold underline lg:px-2"
    >
      <SealCheck size={18} filled={data?.onlyChecked === true} className="shrink-0" />
      {data?.onlyChecked === true
        ? t('matching.only-checked-on', 'Only photo-checked people: on')
        : t('matching.only-checked-off', 'Meet only photo-checked people')}
    </button>
  );
}

/** The current passions on the person's wild map; renders nothing if there are none. */
function OwnPassions() {
  const { data: me } = useMe();
  const hasMap = me !== undefined && me.personalityPlanet !== null;
  const { data: map } = useRead(getWildMap, { params: { userId: me?.id ?? 0 } }, { enabled: hasMap, staleTime: 0 });
  const passions = map?.dynamicLayers.active_pursuits.current_passions ?? [];
  if (passions.length === 0) return null;
  return (
    <section aria-labelledby="own-passions" className="mt-6">
      <h3 id="own-passions" className="text-lg">
        {t('matching.on-my-wild-map-right', 'On my wild map right now')}
      </h3>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {passions.map(({ id, name }) => (
          <li key={id}>
            <Chip>{spoken(name)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingYet() {
  return (
    <div className="flex flex-col items-center gap-3 px-2 py-8 text-center">
      <Animal name="wolf" size={132} />
      <h3 className="text-2xl">{t('matching.ready-to-find-your-tribe', 'Ready to Find Your Tribe?')}</h3>
      <p className="text-ink-2">
        {t(
          'matching.four-short-questions-whose-age',
          'Four short questions: who, what ages, how far, and how you like to talk.',
        )}
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid grid-cols-2 gap-3">
        {['age', 'radius', 'genders', 'intent', 'depth', 'style'].map((card) => (
          <Skeleton key={card} className="h-30 rounded-bubble" />
        ))}
      </div>
    </Loading>
  );
}
