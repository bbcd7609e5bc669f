import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { GifPlayer } from '#web/parts/media/GifPlayer.tsx';
import { lineAs, lineWords } from '#web/parts/rooms/lines.words.ts';
import { PictureImage } from '#web/parts/media/PictureImage.tsx';
import { VoicePlayer } from '#web/parts/media/VoicePlayer.tsx';
import { clock } from '#web/platform/ago.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

type TranscriptProps = {
  label: string;
  lines: readonly EvidenceLine[];
  /** `desk` adds times and labels the reporter's lines. `own` shows the reporter as "You". */
  view: 'own' | 'desk';
};

/** Shows the copied lines to the reporter or a moderator. A reported line has a coral edge. */
export function Transcript({ label, lines, view }: TranscriptProps) {
  return (
    <ol aria-label={label} className="overflow-hidden rounded-plate border-[1.5px] border-ink">
      {lines.map((line) => (
        <li
          key={line.key}
          className={cx(
            'flex flex-wrap gap-x-3 border-s-[5px] py-2.5 pe-4 ps-3',
            line.isSubject ? 'border-s-coral bg-paper-2' : 'border-s-transparent',
          )}
        >
          {view === 'desk' && line.at !== null && (
            <time dateTime={line.at} className="tabular w-18 shrink-0 pt-1 text-xs whitespace-nowrap text-ink-2">
              {clock(line.at)}
            </time>
          )}
          <span
            className={cx(
              'max-w-full shrink-0 font-semibold [overflow-wrap:anywhere]',
              view === 'desk' ? 'w-28' : 'min-w-14',
            )}
          >
            <bdi>{view === 'own' && line.isReporter ? t('common.you', 'You') : line.author}</bdi>
            {view === 'desk' && line.isReporter && (
              <span className="block text-xs font-medium text-ink-2">
                {t('moderation.asks-us-to-look', 'asks us to look')}
              </span>
            )}
          </span>
          <span
            {...lineAs(line.text)}
            className="min-w-[min(12rem,100%)] flex-1 whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {lineWords(line.text)}
            {line.voice && (
              <span className="mt-1 block w-72 max-w-full rounded-bubble bg-paper-3 px-3 py-1">
                <VoicePlayer
                  voice={line.voice}
                  label={t('moderation.voice-note-of', 'Voice note of {author}', { author: line.author })}
                />
                {line.voice.alt}
              </span>
            )}
            {line.gif && <GifPlayer gif={line.gif} className="mt-1 w-56 max-w-full rounded-control" />}
            {line.pictures?.map((picture) => (
              <span key={picture.id} className="relative mt-1 block size-40 overflow-hidden rounded-control bg-paper-3">
                <PictureImage picture={picture} size="medium" className="size-full object-contain" />
              </span>
            ))}
          </span>
          {line.isSubject && <span className="ms-auto text-sm text-ink-2">{t('moderation.reported', 'reported')}</span>}
        </li>
      ))}
    </ol>
  );
}
