import { useState } from 'react';
import { savePreferences, type Preferences } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { useWrite } from '#web/platform/calls/query.ts';
import { askState } from '#web/parts/match/ask.ts';
import { useStepHistory } from '#web/parts/ways/useStepHistory.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { ReadyButton } from '#web/ui/ReadyButton.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { Wizard, WizardSkeleton } from '#web/ui/Wizard.tsx';
import { t } from '#web/words/words.ts';
import { SAVED, savedState } from '#web/features/matching/state/pause.ts';
import { usePreferences, wishSaved } from '#web/features/matching/state/matching.data.ts';
import { useSoulDraft, type SoulDraft, type NullablePreferences } from './soul.draft.ts';
import { searchLabel } from './search.words.ts';
import { isStepComplete, soulSteps, type SoulStep } from './soul.rules.ts';
import { SoulStepFields, soulWords } from './SoulSteps.tsx';
import { WishPlate } from './WishPlate.tsx';

export function SoulSetupPage() {
  useTitle(t('matching.soul-preferences', 'Soul preferences'));
  const me = useMe();
  const saved = usePreferences();
  const failed = [me, saved].find((read) => read.isError);
  if (failed) return <ErrorState isPage onRetry={() => void failed.refetch()} pending={failed.isFetching} />;
  if (!me.data || !saved.data) return <Waiting />;
  const { isComplete, ...wish } = saved.data;
  return <Wishes key={me.data.id} me={me.data} before={wish} isNew={!isComplete} />;
}

type WishesProps = {
  me: Me;
  before: NullablePreferences;
  /** Whether no complete preferences were saved before. */ isNew: boolean;
};

function Wishes({ me, before, isNew }: WishesProps) {
  const age = me.age ?? undefined;
  const [isShortcut, setShortcut] = useState(false);
  const { draft, change: keep, forget } = useSoulDraft(before, age);
  const { step: index, wish } = draft;
  const step = soulSteps[index] ?? 'connections';
  const isLast = index === soulSteps.length - 1;
  const save = useWrite(savePreferences, {
    onDone: (saved) => {
      forget();
      wishSaved(saved);
      sayAloud(SAVED, UPDATED);
      void steps.leaveFor(paths.soulMatching(), { state: { ...askState, ...savedState } });
    },
  });
  const change = (next: SoulDraft) => {
    keep(next);
    if (save.isError) save.reset();
  };
  const steps = useStepHistory(index, (next) => change({ step: next, wish }));
  const goOn = () => {
    if (!isStepComplete(step, wish) || save.isPending) return;
    if (isLast) {
      setShortcut(false);
      save.mutate({ body: wish }, { onError: tellUnsaved });
    } else steps.next();
  };
  /** Saves the preferences as they are, then searches. The defaults are valid, so a newcomer can do that at once. */
  const useThese = () => {
    if (save.isPending) return;
    setShortcut(true);
    save.mutate({ body: wish }, { onError: tellUnsaved });
  };
  return (
    <Wizard
      label={t('matching.soul-preferences', 'Soul preferences')}
      step={index + 1}
      total={soulSteps.length}
      {...soulWords[step]}
      onBack={index > 0 ? steps.back : undefined}
      onLeave={() => void steps.leaveFor(paths.match())}
      onNext={goOn}
      aside={<WishPlate me={me} wish={wish} />}
      problem={save.isError ? wordsOf(save.error) : undefined}
      action={
        <>
          <ReadyButton
            type="submit"
            variant="lime"
            size="lg"
            full
            pending={save.isPending && !isShortcut}
            lack={isStepComplete(step, wish) ? null : lackWords(step)}
          >
            {isLast ? t('matching.find-my-tribe', 'Find My Tribe') : t('common.next', 'Next')}
          </ReadyButton>
          {isNew && index === 0 && (
            <Button variant="outline" full pending={save.isPending && isShortcut} onClick={useThese} className="mt-2">
              {searchLabel(wish, me.stateCode)}
            </Button>
          )}
        </>
      }
    >
      <SoulStepFields
        step={step}
        age={age}
        wish={wish}
        onChange={(part: Partial<Preferences>) => change({ step: index, wish: { ...wish, ...part } })}
      />
    </Wizard>
  );
}

const lackWords = (step: SoulStep): string =>
  step === 'connections'
    ? t('matching.choose-one-of-each', 'Choose at least one of each.')
    : t('matching.choose-at-least-one', 'Choose at least one.');

const UPDATED = t(
  'matching.your-matching-preferences-have-been',
  'Your matching preferences have been updated successfully.',
);

function tellUnsaved(error: unknown): void {
  toastFailure({
    title: t('matching.error-saving-preferences', 'Error saving preferences'),
    description: wordsOf(error),
  });
}

function wordsOf(error: unknown): string {
  const { code, words } = asCallError(error);
  return (code !== 'unreachable' && words) || t('matching.failed-to-save-preferences', 'Failed to save preferences');
}

function Waiting() {
  return (
    <WizardSkeleton>
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-bubble" />
      ))}
    </WizardSkeleton>
  );
}
