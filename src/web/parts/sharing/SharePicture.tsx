import { useEffect, useState } from 'react';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { PICTURE } from './plate.layout.ts';

interface Picture {
  file: File;
  url: string;
}

interface SharePictureProps {
  /** Draws the picture. When this function changes, the picture is drawn again. */
  draw: () => Promise<File>;
  /** The content of the picture, as text. */
  alt: string;
  /** What the picture reveals about the person. */
  note: string;
  /** A text that says that nothing is lost. It is shown if the picture cannot be drawn. */
  safe: string;
}

/** A plate as a picture to save or post. The device draws it, and sends it only when the person shares it. */
export function SharePicture(props: SharePictureProps) {
  const [attempt, setAttempt] = useState(0);
  return <Drawn key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />;
}

function Drawn({ draw, alt, note, safe, onRetry }: SharePictureProps & { onRetry: () => void }) {
  const { picture, hasFailed } = usePicture(draw);
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t('parts.your-picture-could-not-be', 'Your picture could not be drawn just now. {safe}', { safe })}</p>
        <Button variant="outline" onClick={onRetry}>
          {t('common.try-again', 'Try again')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>{note}</p>
      <div className="mx-auto mt-4 aspect-[4/5] w-full max-w-[22rem] bg-paper-2">
        {picture && (
          <img
            src={picture.url}
            width={PICTURE.width}
            height={PICTURE.height}
            alt={alt}
            className="block size-full border border-line"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a
          {...(picture ? { href: picture.url, download: picture.file.name } : { 'aria-disabled': true, role: 'link' })}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('parts.save-picture', 'Save picture')}
        </a>
        {picture && canPost(picture.file) && (
          <Button variant="outline" onClick={() => void post(picture.file)}>
            {t('parts.post-it', 'Post it')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Draws the picture in advance, because a browser opens the share sheet only during a press. */
function usePicture(draw: () => Promise<File>): { picture: Picture | null; hasFailed: boolean } {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    const show = async (): Promise<void> => {
      const file = await draw();
      if (isGone) return;
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    };
    show().catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [draw]);
  return { picture, hasFailed };
}

/** Returns whether the browser can share this file. */
function canPost(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

async function post(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the share sheet is a decision, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toastFailure({
      title: t('common.oops', 'Oops!'),
      description: t(
        'parts.the-picture-could-not-be',
        'The picture could not be posted from here. Save it, and post it by hand.',
      ),
    });
  }
}
