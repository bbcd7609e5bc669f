import { useEffect, useRef } from 'react';
import { altLeft } from '#web/features/chat/state/limits.ts';
import type { Clip } from '#web/features/chat/state/voice.recorder.ts';
import { VoicePlayer } from '#web/parts/media/VoicePlayer.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { t } from '#web/words/words.ts';
import { RetryButton } from './RetryButton.tsx';
import { TooLong } from './TooLong.tsx';

interface VoicePreviewProps {
  clip: Clip;
  canSend: boolean;
  /** True if the clip was recorded here, not restored. The send button then takes the focus if nothing else has it. */
  takesFocus: boolean;
  onDrop: () => void;
  onDescribe: (alt: string) => void;
  /** True while a press of the send button waits for the upload. */
  isAwaited: boolean;
  onSend: () => void;
}

/** Plays the recording before it is sent, and has a field for its transcript. */
export function VoicePreview({ clip, canSend, takesFocus, isAwaited, onDrop, onDescribe, onSend }: VoicePreviewProps) {
  const { taken, problem, canRetry, progress, wave, ms, preview, alt } = clip;
  const send = useRef<HTMLButtonElement>(null);
  // A recording that was refused cannot be sent. One that a lost connection stopped is uploaded again by the press.
  const isReady = canSend && (problem === undefined || canRetry) && altLeft(alt) >= 0;
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isReady && takesFocus && isFree) send.current?.focus();
  }, [isReady, takesFocus]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSend();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <div className="flex items-center gap-[8px]">
        <IconButton icon={Trash} label={t('chat.drop-this-voice-note', 'Drop this voice note')} onClick={onDrop} />
        <div className="min-w-0 grow rounded-sheet bg-paper-2 px-2">
          <VoicePlayer
            voice={{ ...taken, ms: taken?.ms ?? ms, wave }}
            url={preview}
            label={t('chat.your-voice-note', 'Your voice note')}
          />
        </div>
        <button
          ref={send}
          type="submit"
          aria-label={t('chat.send-voice-note', 'Send voice note')}
          aria-busy={isAwaited}
          disabled={!isReady}
          className="grid size-[48px] shrink-0 place-items-center rounded-full bg-lime text-lime-ink hover:bg-lime-press disabled:opacity-45"
        >
          {isAwaited ? <Spinner /> : <ArrowUp size={26} />}
        </button>
      </div>
      <input
        type="text"
        dir="auto"
        value={alt}
        onChange={({ target }) => onDescribe(target.value)}
        aria-label={t('chat.what-your-voice-note-says', 'What your voice note says, in words')}
        placeholder={t('chat.in-words-for-who-cannot', 'The same in words, for anyone who can’t listen (optional)')}
        className="block min-h-11 w-full rounded-control bg-paper-2 px-4 text-ellipsis"
      />
      <TooLong text={alt} />
      {problem !== undefined ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-2 px-1 text-sm text-coral-ink">
          {problem}
          {canRetry && <RetryButton onRetry={clip.job.run} />}
        </p>
      ) : (
        taken === undefined && <ProgressLine label={t('chat.on-its-way', 'On its way')} value={progress} />
      )}
    </form>
  );
}
