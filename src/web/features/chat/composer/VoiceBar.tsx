import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { longestVoice } from '#web/features/chat/state/limits.ts';
import type { Recorder } from '#web/features/chat/state/voice.recorder.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { X } from '#web/ui/icons/X.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { spanOf } from '#web/platform/spans.ts';
import { t } from '#web/words/words.ts';
import { VoicePreview } from './VoicePreview.tsx';

/** Escape drops a recording that is shorter than this. */
const BRIEF_MS = 3000;

interface VoiceBarProps {
  recorder: Recorder;
  canSend: boolean;
  onSend: (voice: MessageVoice) => void;
}

/** Replaces the field from the start of a recording until the voice note is sent or dropped. */
export function VoiceBar({ recorder, canSend, onSend }: VoiceBarProps) {
  const { state, stop, cancel, describe } = recorder;
  const [wasRecorded, setWasRecorded] = useState(false);
  if (state.step === 'recording' && !wasRecorded) setWasRecorded(true);
  useEscape(() => {
    // Escape stops a longer recording and keeps the voice note. Only a button drops a kept voice note.
    if (state.step === 'asking' || (state.step === 'recording' && state.ms < BRIEF_MS)) cancel();
    else stop();
  });
  return (
    <div role="group" aria-label={t('chat.voice-note', 'Voice note')} className="pb-safe shrink-0 px-4 pt-2">
      {state.step === 'ready' ? (
        <VoicePreview
          clip={state.clip}
          canSend={canSend}
          takesFocus={wasRecorded}
          onDrop={cancel}
          onDescribe={describe}
          isAwaited={recorder.isAwaited}
          onSend={() => recorder.sendOnceThere(onSend)}
        />
      ) : (
        <div className="flex min-h-12 items-center gap-3">
          <IconButton icon={X} label={t('chat.stop-without-keeping-it', 'Stop without keeping it')} onClick={cancel} />
          <p aria-live="polite" className="sr-only">
            {state.step === 'recording'
              ? t('chat.recording', 'Recording')
              : t('chat.waiting-for-the-microphone', 'Waiting for the microphone')}
          </p>
          {state.step === 'recording' ? (
            <Counting ms={state.ms} />
          ) : (
            <p className="grow text-ink-2">{t('chat.one-moment', 'One moment…')}</p>
          )}
          <Stop isOn={state.step === 'recording'} onStop={stop} />
        </div>
      )}
    </div>
  );
}

/** Calls `onEscape` for the Escape key wherever the focus is, unless something else has handled the key. */
function useEscape(onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function Counting({ ms }: { ms: number }) {
  return (
    <p className="tabular flex min-w-0 grow items-center gap-3">
      <span aria-hidden className="size-3 shrink-0 rounded-full bg-coral motion-safe:animate-pulse" />
      <span className="font-semibold">{spanOf(ms)}</span>
      <span className="truncate text-sm text-ink-2">
        {t('chat.left', '{span} left', { span: spanOf(longestVoice() - ms) })}
      </span>
    </p>
  );
}

function Stop({ isOn, onStop }: { isOn: boolean; onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOn) button.current?.focus();
  }, [isOn]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('chat.finish-recording', 'Finish recording')}
      disabled={!isOn}
      onClick={onStop}
      className="grid size-12 shrink-0 place-items-center rounded-full bg-ink text-paper disabled:opacity-45"
    >
      <Check size={26} />
    </button>
  );
}
