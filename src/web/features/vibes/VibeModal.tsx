import { useState, type ReactNode } from 'react';
import type { VibeKey } from '#content/vibes.ts';
import { listMatches } from '#contract/matching.ts';
import { saveVibes } from '#contract/vibes.ts';
import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { setMe, useMe } from '#web/platform/me.ts';
import { leaveModal, noteSaved, openerWords } from '#web/platform/modal.ts';
import { invalidate, useWrite } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { FullScreen } from '#web/ui/FullScreen.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { Slider } from '#web/ui/Slider.tsx';
import { t } from '#web/words/words.ts';
import { levelWords, seedOf } from './choice.ts';
import { PortraitPlate } from './PortraitPlate.tsx';
import { Traits } from './Traits.tsx';

const TITLE = t('vibes.choose-your-adventure-vibes', 'Choose Your Adventure Vibes');
/** The slider's initial position for a person without a saved power level. */
const HALF_WAY = 50;

export function VibeModal({ onClose }: { onClose: () => void }) {
  const me = useMe();
  // Stays true after the first load or failure. A later load must not unmount the chooser, which holds the choice.
  const [isReady, setReady] = useState(!me.isPending);
  if (!isReady && !me.isPending) setReady(true);
  return isReady ? <Chooser me={me} onClose={onClose} /> : <Waiting onClose={onClose} />;
}

type VibeAction = 'embark' | 'save';

type ChooserProps = { me: ReturnType<typeof useMe>; onClose: () => void };

/** The buttons stick to the lower edge; on a low screen only the first one sticks, and with large text none does. */
function Chooser({ me, onClose }: ChooserProps) {
  const [chosen, setChosen] = useState<readonly VibeKey[]>(me.data?.currentVibes ?? []);
  const [energyLevel, setEnergyLevel] = useState(me.data?.energyLevel ?? HALF_WAY);
  const { save, way, pending, problem } = useSaving({ me, onClose });
  const go = (next: VibeAction) =>
    void save(next, { vibes: [...chosen], energyLevel, avatarSeed: seedOf(chosen, energyLevel) });
  return (
    <FullScreen title={TITLE} onClose={onClose}>
      <div className={columns}>
        <PortraitPlate chosen={chosen} energyLevel={energyLevel} />
        <div className="flex flex-col gap-4 lg:justify-center lg:gap-10">
          <Traits chosen={chosen} onChange={setChosen} />
          <PowerLevel value={energyLevel} onChange={setEnergyLevel} />
          <div className="pb-safe sticky bottom-0 mt-auto flex flex-col gap-2 bg-paper pt-1 @max-[18rem]:static short:contents lg:mt-0 lg:pb-0">
            <Ways isChosen={chosen.length > 0} busy={pending ? way : null} onGo={go} onReturn={onClose}>
              {problem && <Problem words={problem} onRetry={() => way && go(way)} />}
            </Ways>
            <p className="text-center text-xs text-ink-2">
              {t('vibes.traits-reset-at-dawn-the', 'Traits reset at dawn. The portrait evolves instantly.')}
            </p>
          </div>
        </div>
      </div>
    </FullScreen>
  );
}

const columns =
  '@container grid grid-cols-1 grow content-start gap-4 px-5 pt-1 max-lg:grid-rows-[auto_1fr] lg:auto-rows-[minmax(36rem,1fr)] lg:grid-cols-2 lg:gap-12 lg:pt-6 lg:pb-12';

function PowerLevel({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <div>
      <Slider
        label={t('vibes.power-level', 'Power level')}
        value={value}
        onChange={onChange}
        text={levelWords(value)}
      />
      <p aria-hidden className="-mt-1 flex justify-between text-xs text-ink-2">
        <span>{t('vibes.novice', 'Novice')}</span>
        <span>{t('vibes.legendary', 'Legendary')}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {t('vibes.power-level-is', 'How much of it you have today. It changes your creature, and nothing else.')}
      </p>
    </div>
  );
}

type WaysProps = {
  isChosen: boolean;
  busy: VibeAction | null;
  onGo: (way: VibeAction) => void;
  onReturn: () => void;
  /** The error of the last save, if it failed. */
  children: ReactNode;
};

/** The buttons: save and go on, save and close, or close. The first appears once a vibe is chosen. */
function Ways({ isChosen, busy, onGo, onReturn, children }: WaysProps) {
  return (
    <>
      <div className="z-10 flex flex-col gap-2 empty:hidden short:sticky short:bottom-0 short:bg-paper short:pb-3 short:@max-[18rem]:static">
        {children}
        {isChosen && (
          <Button
            variant="lime"
            size="lg"
            full
            disabled={busy === 'save'}
            pending={busy === 'embark'}
            onClick={() => onGo('embark')}
          >
            {openerWords() ?? t('vibes.embark', 'Embark')}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="outline"
          className="px-2"
          disabled={!isChosen || busy === 'embark'}
          pending={busy === 'save'}
          onClick={() => onGo('save')}
        >
          {t('vibes.save-only', 'Save Only')}
        </Button>
        <Button variant="quiet" className="px-2" onClick={onReturn}>
          {t('vibes.return-to-village', 'Return to Village')}
        </Button>
      </div>
    </>
  );
}

type VibeChoice = { vibes: VibeKey[]; energyLevel: number; avatarSeed: string };

/** Saves, then leaves in the chosen way. After a failure the choice stays on screen and the person can retry. */
function useSaving({ me, onClose }: ChooserProps) {
  const [way, setWay] = useState<VibeAction | null>(null);
  const [isStranger, setStranger] = useState(false);
  const write = useWrite(saveVibes, {
    onDone: (saved) => {
      setMe(saved);
      void invalidate(listMatches);
    },
  });
  const pending = write.isPending || (isStranger && me.isFetching);
  const save = async (next: VibeAction, body: VibeChoice) => {
    if (body.vibes.length === 0 || pending) return;
    setWay(next);
    // A person who failed to load at first may load on a second try.
    const person = me.data ?? (isStranger ? (await me.refetch()).data : undefined);
    setStranger(person === undefined);
    if (person === undefined) return;
    const embark = (): void => {
      // The opener's action runs only after this button. "Save Only" does not announce the save.
      noteSaved('vibe');
      leaveModal(paths.match());
    };
    write.mutate({ params: { id: person.id }, body }, { onSuccess: next === 'embark' ? embark : onClose });
  };
  const problem = isStranger ? NOBODY : write.error && wordsOf(write.error);
  return { save, way, pending, problem };
}

const NOBODY = t('vibes.user-not-authenticated', 'User not authenticated');

function wordsOf({ code, status }: CallError): string {
  if (status === 401) return NOBODY;
  return code === 'unreachable'
    ? t('vibes.no-connection-your-vibes-are', 'No connection. Your vibes are not saved yet, and still chosen.')
    : t('vibes.that-did-not-save-your', 'That did not save. Your vibes are still chosen.');
}

function Problem({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center gap-3 rounded-control bg-coral-soft py-1 pe-1 ps-4">
      <p className="grow text-sm text-coral-ink">{words}</p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {t('common.try-again', 'Try again')}
      </Button>
    </div>
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <FullScreen title={TITLE} onClose={onClose}>
      <Loading>
        <div className={columns}>
          <Skeleton className="h-[min(21rem,37dvh)] lg:h-[44rem]" />
          <Skeleton className="h-44" />
        </div>
      </Loading>
    </FullScreen>
  );
}
