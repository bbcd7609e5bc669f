import { WAVE_TOP } from '#contract/chat.voice.ts';
import { spanOf } from '#web/platform/spans.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pause } from '#web/ui/icons/Pause.ts';
import { Play } from '#web/ui/icons/Play.ts';
import { t } from '#web/words/words.ts';
import { useVoice } from './useVoice.ts';

/** The width of a bar, and the distance from one bar to the next, in units of the SVG's `viewBox`. */
const [BAR, STEP] = [2, 4];
const SEEK_MS = 1000;

interface VoicePlayerProps {
  voice: { id?: string; ms: number; wave: readonly number[] };
  /** The recording's address on this device, until the server has the recording. */
  url?: string | undefined;
  label: string;
}

/** Plays a voice note. The pointer and the arrow keys move the playback position. */
export function VoicePlayer(props: VoicePlayerProps) {
  return <Player key={props.url ?? props.voice.id} {...props} />;
}

function Player({ voice, url, label }: VoicePlayerProps) {
  const { isPlaying, isGone, at, speed, toggle, seek, faster } = useVoice(voice, url);
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-wrap items-center justify-end gap-1">
      <IconButton
        icon={isPlaying ? Pause : Play}
        filled
        label={isPlaying ? t('parts.pause', 'Pause') : t('parts.play', 'Play')}
        onClick={toggle}
        tone="bare"
      />
      <div className="relative h-11 min-w-8 grow rounded-control focus-within:outline-2 focus-within:outline-current">
        <Wave wave={voice.wave} part={at / voice.ms} />
        <input
          type="range"
          min={0}
          max={voice.ms}
          step={SEEK_MS}
          value={at}
          onChange={({ target }) => seek(Number(target.value))}
          aria-label={t('parts.position', 'Position')}
          aria-valuetext={t('parts.of', '{span} of {span2}', { span: spanOf(at), span2: spanOf(voice.ms) })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <span className="tabular w-10 shrink-0 text-end text-xs">
        {isGone ? t('parts.gone', 'Gone') : spanOf(isPlaying || at > 0 ? at : voice.ms)}
      </span>
      <button
        type="button"
        aria-label={t('parts.speed', 'Speed {speed}×', { speed })}
        onClick={faster}
        className="tabular min-h-11 w-11 shrink-0 rounded-control text-xs font-semibold"
      >
        {speed}×
      </button>
      <span role="status" className="sr-only">
        {isGone && t('parts.this-voice-note-is-gone', 'This voice note is gone.')}
      </span>
    </div>
  );
}

function Wave({ wave, part }: { wave: readonly number[]; part: number }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${wave.length * STEP - (STEP - BAR)} ${WAVE_TOP + 1}`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 inset-y-2 h-7 w-full fill-current"
    >
      {wave.map((bar, at) => {
        const height = Math.max(BAR, bar);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar has no identity but its position
            key={at}
            x={at * STEP}
            y={(WAVE_TOP + 1 - height) / 2}
            width={BAR}
            height={height}
            opacity={at / wave.length < part ? 1 : 0.4}
          />
        );
      })}
    </svg>
  );
}
