import { useCallback, useEffect, useRef, useState } from 'react';
import { closeCall, endCall, serverIs } from '#web/features/calls/calls.ts';
import { currentCall, phaseOf, type CallView } from '#web/features/calls/state.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import { t } from '#web/words/words.ts';
import { CallBar } from './CallBar.tsx';
import { CallStars } from './CallSky.tsx';
import { CallScreen, type CallScreenProps } from './CallScreen.tsx';
import { CallWindow } from './CallWindow.tsx';
import { spokenWords } from './call.words.ts';
import { EndedScreen } from './EndedScreen.tsx';
import { RingingScreen } from './RingingScreen.tsx';
import { useAwake, useHeldPicture } from './useAwake.ts';
import { useCallKeys } from './useCallKeys.ts';
import { useRingSound } from './useRingSound.ts';
import { useSound } from './useSound.ts';
import { useVoices } from './useVoices.ts';

type CallHostProps = {
  /** Returns whether a ring may be heard now; quiet hours are silent. */
  mayRing: () => boolean;
};

/** The call on this device, over any page; nothing while there is none. */
export function CallHost({ mayRing }: CallHostProps) {
  const view = currentCall.use();
  if (view === null) return null;
  return <Shown key={view.call.id} view={view} mayRing={mayRing} />;
}

function Shown({ view, mayRing }: CallHostProps & { view: CallView }) {
  const phase = phaseOf(view);
  const { call, streams, isHere, isSmall } = view;
  const wasHere = useRef(isHere);
  const speaker = useSound(streams?.sound);
  const voices = useVoices(view);
  const [isAsking, setAsking] = useState(false);
  const isRunning = isHere && phase !== 'ended';
  const isWide = useMedia('(min-width: 1200px)');
  const isLive = useIsLive();
  useEffect(() => serverIs(isLive), [isLive]);
  useAwake(isRunning);
  useHeldPicture(isRunning);
  useRingSound(phase, call.id, mayRing);
  const ask = useCallback(() => setAsking(true), []);
  useCallKeys(isRunning);
  useEffect(() => {
    if (isHere) wasHere.current = true;
    // A ring that ended without an answer says no more: the room's log has the line.
    if (phase === 'elsewhere') {
      toast({ title: t('calls.answered-elsewhere', 'Answered on another device') });
      closeCall();
    } else if (phase === 'ended' && !wasHere.current) closeCall();
  }, [phase, isHere]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice that is spoken now has no captions */}
      <audio ref={speaker} autoPlay />
      {/* A modal window hides everything outside it from screen readers but what is named live. */}
      <p role="status" aria-live="polite" className="sr-only">
        {spokenWords(view, phase)}
      </p>
      {isSmall && isRunning ? (
        <CallBar view={view} phase={phase} areTheySpeaking={voices.areTheySpeaking} />
      ) : (
        phase !== 'elsewhere' && (
          <CallWindow isBeside={isWide && isHere} onEscape={phase === 'ended' ? closeCall : isRunning ? ask : nothing}>
            <ScreenOf phase={phase} view={view} voices={voices} speaker={speaker} />
          </CallWindow>
        )
      )}
      <ConfirmDialog
        open={isAsking && isRunning}
        onOpenChange={setAsking}
        title={t('calls.hang-up-question', 'Hang up?')}
        description={t('calls.hang-up-what', 'The call ends for both of you.')}
        confirm={t('calls.hang-up', 'Hang up')}
        cancel={t('calls.stay', 'Stay')}
        danger
        onConfirm={() => {
          setAsking(false);
          void endCall();
        }}
      />
    </>
  );
}

function ScreenOf(props: CallScreenProps) {
  const { phase } = props;
  if (phase === 'ringing')
    return (
      <>
        <CallStars seed={props.view.call.id} />
        <RingingScreen view={props.view} />
      </>
    );
  if (phase === 'ended') return <EndedScreen view={props.view} />;
  return <CallScreen {...props} />;
}

const nothing = (): void => undefined;
