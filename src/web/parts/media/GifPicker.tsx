import { useState } from 'react';
import { GIF_SOURCES, type GifSource } from '#contract/gifs.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pause } from '#web/ui/icons/Pause.ts';
import { Play } from '#web/ui/icons/Play.ts';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { altOf, outsideGifs, showWords, useMayLoad } from './gif-sources.ts';
import { useGifs, type ChosenGif } from './useGifs.ts';

type GifPickerProps = { onClose: () => void; onPick: (gif: ChosenGif) => void };

const firstSource = (): GifSource =>
  outsideGifs.klipy.isOn() ? 'klipy' : outsideGifs.giphy.isOn() ? 'giphy' : 'wildin';

/** The window to choose a GIF. It starts with a service whose GIFs this device may load, else with our own GIFs. */
export function GifPicker({ onClose, onPick }: GifPickerProps) {
  const [text, setText] = useState('');
  const [chosen, setSource] = useState<GifSource>(firstSource);
  const isReduced = useReducedMotion();
  const [isPlaying, setPlaying] = useState(!isReduced);
  const own = useGifs('', 'wildin');
  const source = own.sources.length === 0 || own.sources.includes(chosen) ? chosen : 'wildin';
  const mayLoad = useMayLoad(source);
  const gifs = useGifs(text, mayLoad ? source : undefined);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('common.choose-a-gif', 'Choose a GIF')}
      description={t('parts.powered-by', 'Powered by {value}', { value: GIF_SOURCES[source] })}
      keepsHeight
    >
      <div className="flex items-start gap-2">
        <div className="grow">
          <TextField
            label={t('parts.search-gifs', 'Search GIFs')}
            value={text}
            most={60}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t('parts.pause-all-gifs', 'Pause all GIFs') : t('parts.play-all-gifs', 'Play all GIFs')}
          onClick={() => setPlaying(!isPlaying)}
          className="mt-8"
        />
      </div>
      {own.sources.length > 1 && <Sources sources={own.sources} value={source} onChange={setSource} />}
      {mayLoad ? (
        <Results gifs={gifs} isPlaying={isPlaying} onPick={onPick} />
      ) : (
        source !== 'wildin' && <Asking source={source} />
      )}
      {mayLoad && source !== 'wildin' && (
        <button
          type="button"
          className="mt-4 min-h-11 text-sm text-ink-2 underline"
          onClick={() => outsideGifs[source].set(false)}
        >
          {t('parts.stop-loading-gifs-from', 'Stop loading GIFs from {value}', { value: GIF_SOURCES[source] })}
        </button>
      )}
    </Sheet>
  );
}

interface SourcesProps {
  sources: readonly GifSource[];
  value: GifSource;
  onChange: (source: GifSource) => void;
}

function Sources({ sources, value, onChange }: SourcesProps) {
  return (
    <div
      role="group"
      aria-label={t('parts.where-they-come-from', 'Where they come from')}
      className="flex gap-3.5 pt-3"
    >
      {sources.map((source) => (
        <button
          key={source}
          type="button"
          aria-pressed={source === value}
          onClick={() => onChange(source)}
          className={cx(
            'display min-h-11 border-b-[3px]',
            source === value ? 'border-lime text-ink' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {GIF_SOURCES[source]}
        </button>
      ))}
    </div>
  );
}

/** Asks for consent before the first picture of another service is loaded. */
function Asking({ source }: { source: Exclude<GifSource, 'wildin'> }) {
  const name = GIF_SOURCES[source];
  return (
    <EmptyState
      title={t('parts.these-come-from-itself', 'These come from {name} itself.', { name })}
      note={t(
        'parts.your-device-then-loads-pictures',
        'Your device then loads pictures from {name}, which sees its address. What you search for reaches {name} without your name.',
        { name },
      )}
      action={<Button onClick={() => outsideGifs[source].set(true)}>{showWords(source)}</Button>}
    />
  );
}

interface ResultsProps {
  gifs: ReturnType<typeof useGifs>;
  isPlaying: boolean;
  onPick: (gif: ChosenGif) => void;
}

function Results({ gifs, isPlaying, onPick }: ResultsProps) {
  const { found, isReading, hasFailed, hasMore, words, readMore, retry } = gifs;
  if (found.length === 0 && isReading) return <Waiting />;
  if (found.length === 0 && hasFailed) {
    const title =
      words === ''
        ? t('parts.failed-to-load-gifs-please', 'Failed to load GIFs. Please try again.')
        : t('parts.failed-to-search-gifs-please', 'Failed to search GIFs. Please try again.');
    return <ErrorState title={title} again={t('parts.try-again', 'Try Again')} onRetry={retry} />;
  }
  if (found.length === 0)
    return (
      <EmptyState
        title={t('parts.no-gifs-found', 'No GIFs found')}
        note={t('parts.another-word-may-have-one', 'Another word may have one.')}
      />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {t('parts.gifs', '{length, plural, one {# GIF} other {# GIFs}}', { length: found.length })}
        {hasMore && <span>{t('parts.and-more', ', and more')}</span>}
      </p>
      <ul aria-label={t('parts.gifs-2', 'GIFs')} className="grid grid-cols-2 gap-2 pt-4 md:grid-cols-3">
        {found.map((gif) => (
          <li key={gif.id}>
            <button
              type="button"
              onClick={() => onPick(gif)}
              className="block aspect-[4/3] w-full overflow-hidden rounded-control bg-paper-3"
            >
              <Still gif={gif} isPlaying={isPlaying} />
            </button>
          </li>
        ))}
      </ul>
      {(hasMore || hasFailed) && (
        <div className="flex flex-col items-center gap-2 pt-4">
          {hasFailed && (
            <p role="alert">{t('parts.failed-to-load-gifs-please', 'Failed to load GIFs. Please try again.')}</p>
          )}
          <Button variant="outline" pending={isReading} onClick={hasFailed ? retry : readMore}>
            {hasFailed ? t('parts.try-again', 'Try Again') : t('parts.more-gifs', 'More GIFs')}
          </Button>
        </div>
      )}
    </>
  );
}

function Still({ gif, isPlaying }: { gif: ChosenGif; isPlaying: boolean }) {
  const address = isPlaying ? gif.url : gif.still;
  if (address === null) return <span className="m-2 line-clamp-3 text-sm">{altOf(gif)}</span>;
  return (
    <img
      src={address}
      alt={altOf(gif)}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-full object-cover"
    />
  );
}

function Waiting() {
  return (
    <Loading className="grid grid-cols-2 gap-2 pt-4 md:grid-cols-3">
      {Array.from({ length: 6 }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- six alike
        <Skeleton key={at} className="aspect-[4/3]" />
      ))}
    </Loading>
  );
}
