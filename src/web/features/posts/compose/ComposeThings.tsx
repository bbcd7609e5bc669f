import { useRef, useState } from 'react';
import { GifPlayer } from '#web/parts/media/GifPlayer.tsx';
import { PictureImage } from '#web/parts/media/PictureImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fetched } from '#web/ui/fetched.tsx';
import { GrowingArea } from '#web/ui/GrowingArea.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gif } from '#web/ui/icons/Gif.ts';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { X } from '#web/ui/icons/X.ts';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { t } from '#web/words/words.ts';
import type { PostDraft } from './compose.draft.ts';
import { shapeOf } from '#web/features/posts/parts/shape.ts';
import type { OnItsWay, usePostPicture } from './usePostPicture.ts';

const GifPicker = fetched(() => import('#web/parts/media/GifPicker.tsx').then((code) => code.GifPicker));

interface ThingsProps {
  draft: PostDraft;
  picture: ReturnType<typeof usePostPicture>;
  onChange: (what: Partial<PostDraft>) => void;
}

/** The picture or GIF of the post, uploaded or uploading, with a button to remove it. */
export function Things({ draft: { picture: taken, gif }, picture, onChange }: ThingsProps) {
  if (picture.onItsWay !== null)
    return <Coming {...picture.onItsWay} onStop={picture.cancel} onAgain={picture.again} />;
  if (gif !== null) {
    return (
      <div className="relative">
        <GifPlayer gif={gif} className="rounded-bubble" />
        <Out label={t('posts.take-out-the-gif', 'Take out the GIF')} onClick={() => onChange({ gif: null })} />
      </div>
    );
  }
  if (taken === null) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="relative overflow-hidden rounded-bubble bg-paper-3" style={{ aspectRatio: shapeOf(taken) }}>
        <PictureImage picture={taken} size="large" className="size-full object-cover" />
        <Out
          label={t('posts.take-out-the-picture', 'Take out the picture')}
          onClick={() => onChange({ picture: null })}
        />
      </div>
      <GrowingArea
        rows={1}
        dir="auto"
        value={taken.alt}
        // Replaces line breaks, because a description is one line for a screen reader.
        onChange={({ target }) => onChange({ picture: { ...taken, alt: target.value.replaceAll('\n', ' ') } })}
        aria-label={t('posts.description-of-your-picture', 'Description of your picture')}
        placeholder={t('posts.say-what-is-on-it', 'Say what is on it, for people who cannot see it')}
        className="block min-h-12 w-full resize-none rounded-control bg-paper-2 px-4 py-3"
      />
    </div>
  );
}

const stages: Readonly<Record<OnItsWay['stage'], string>> = {
  loading: t('posts.looking-at-your-picture', 'Looking at your picture'),
  resizing: t('posts.making-it-smaller', 'Making it smaller'),
  compressing: t('posts.making-it-lighter', 'Making it lighter'),
  sending: t('posts.sending-it', 'Sending it'),
  error: t('posts.your-picture-is-not-sent', 'Your picture is not sent yet.'),
};

type ComingProps = OnItsWay & { onStop: () => void; onAgain: () => void };

/** A picture during the upload: its progress, or the reason for a failure. A failed picture can be sent again. */
function Coming({ preview, stage, percent, problem, onStop, onAgain }: ComingProps) {
  return (
    <div className="relative">
      <img
        src={preview}
        alt=""
        className="max-h-96 min-h-24 w-full rounded-bubble bg-paper-3 object-cover opacity-60"
      />
      <ProgressLine label={t('posts.your-picture', 'Your picture')} value={percent} max={100} className="mt-2 h-1.5" />
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className={cx('text-sm', problem === undefined ? 'text-ink-2' : 'text-coral-ink')}>
          {stages[stage]}
          {problem !== undefined && <span>{` ${problem}`}</span>}
        </p>
        {problem !== undefined && (
          <Button variant="outline" size="sm" onClick={onAgain}>
            {t('common.try-again', 'Try again')}
          </Button>
        )}
      </div>
      <Out
        label={
          problem === undefined
            ? t('posts.stop-adding-the-picture', 'Stop adding the picture')
            : t('posts.take-out-the-picture', 'Take out the picture')
        }
        onClick={onStop}
      />
    </div>
  );
}

function Out({ label, onClick }: { label: string; onClick: () => void }) {
  return <IconButton icon={X} label={label} tone="soft" onClick={onClick} className="absolute! top-2 end-2 z-20" />;
}

interface AddThingsProps {
  onFile: (file: File) => void;
  onGif: (gif: NonNullable<PostDraft['gif']>) => void;
}

/** The buttons to add a picture and a GIF. */
export function AddThings({ onFile, onGif }: AddThingsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // Without this, choosing the same file again after its removal would cause no event.
          target.value = '';
        }}
      />
      <IconButton
        icon={ImageSquare}
        label={t('posts.add-a-picture', 'Add a picture')}
        onClick={() => input.current?.click()}
      />
      <IconButton icon={Gif} label={t('common.choose-a-gif', 'Choose a GIF')} onClick={() => setOpen(true)} />
      {isOpen && (
        <GifPicker
          onClose={close}
          onPick={(gif) => {
            close();
            onGif(gif);
          }}
        />
      )}
    </>
  );
}
