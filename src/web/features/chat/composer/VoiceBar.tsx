import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { altLeft, longestVoice } from '#web/features/chat/state/limits.ts';
import type { Clip, Recorder } from '#web/features/chat/state/voice.recorder.ts';
import { VoicePlayer } from '#web/parts/VoicePlayer.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { X } from '#web/ui/icons/X.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { spanOf } from '#web/platform/spans.ts';
import { t } from '#web/words/words.ts';
import { RetryButton } from './RetryButton.tsx';
import { TooLong } from './TooLong.tsx';

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
        <Preview
          clip={state.clip}
          canSend={canSend}
          takesFocus={wasRecorded}
          onDrop={cancel}
          onDescribe={describe}
          onSend={(voice) => {
            onSend(voice);
            cancel();
          }}
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

interface PreviewProps {
  clip: Clip;
  canSend: boolean;
  /** True if the clip was recorded here, not restored. The send button then takes the focus if nothing else has it. */
  takesFocus: boolean;
  onDrop: () => void;
  onDescribe: (alt: string) => void;
  onSend: (voice: MessageVoice) => void;
}

/** Plays the recording before it is sent, and has a field for its transcript. */
function Preview({ clip, canSend, takesFocus, onDrop, onDescribe, onSend }: PreviewProps) {
  const { taken, problem, retry, progress, wave, ms, url, alt } = clip;
  const send = useRef<HTMLButtonElement>(null);
  const isReady = canSend && taken !== undefined && altLeft(alt) >= 0;
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isReady && takesFocus && isFree) send.current?.focus();
  }, [isReady, takesFocus]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSend({ ...taken, wave, alt: alt.trim() });
      }}
      className="grid gap-2"
    >
      <div className="flex items-center gap-3">
        <IconButton icon={Trash} label={t('chat.drop-this-voice-note', 'Drop this voice note')} onClick={onDrop} />
        <div className="min-w-0 grow rounded-sheet bg-paper-2 px-2">
          <VoicePlayer
            voice={{ ...taken, ms: taken?.ms ?? ms, wave }}
            url={url}
            label={t('chat.your-voice-note', 'Your voice note')}
          />
        </div>
        <button
          ref={send}
          type="submit"
          aria-label={t('chat.send-voice-note', 'Send voice note')}
          disabled={!isReady}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-lime text-lime-ink hover:bg-lime-press disabled:opacity-45"
        >
          <ArrowUp size={26} />
        </button>
      </div>
      <input
        type="text"
        dir="auto"
        value={alt}
        onChange={({ target }) => onDescribe(target.value)}
        aria-label={t('chat.what-your-voice-note-says', 'What your voice note says, in words')}
        placeholder={t('chat.in-words-for-who-cannot', 'In words, for who cannot listen (optional)')}
        className="block min-h-11 w-full rounded-control bg-paper-2 px-4 text-ellipsis"
      />
      <TooLong text={alt} />
      {problem !== undefined ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 px-1 text-sm text-coral-ink">
          {problem}
          {retry && <RetryButton onRetry={retry} />}
        </p>
      ) : (
        taken === undefined && <ProgressLine label={t('chat.on-its-way', 'On its way')} value={progress} />
      )}
    </form>
  );
}
