import { useState } from 'react';
import { mostPictures } from '#web/features/chat/state/limits.ts';
import type { PictureTray as Tray, TrayPicture } from '#web/features/chat/state/picture.tray.ts';
import { PictureImage } from '#web/parts/media/PictureImage.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { t } from '#web/words/words.ts';
import { RetryButton } from './RetryButton.tsx';
import { TooLong } from './TooLong.tsx';

/** The pictures of the new message, above the field. Each has its progress, a description and a remove button. */
export function PictureTray({ tray }: { tray: Tray }) {
  if (tray.pictures.length === 0) return null;
  return (
    <ul aria-label={t('chat.pictures-of-your-message', 'Pictures of your message')} className="grid gap-2 px-4 pt-3">
      {tray.pictures.map((picture, at) => (
        <li key={picture.clientId} className="flex items-center gap-3">
          <span className="relative size-16 shrink-0 overflow-hidden rounded-control bg-paper-3">
            <Preview picture={picture} />
          </span>
          <div className="min-w-0 grow">
            <input
              type="text"
              dir="auto"
              value={picture.alt}
              onChange={(event) => tray.describe(picture.clientId, event.target.value)}
              aria-label={t('chat.description-of-picture', 'Description of picture {value}', { value: at + 1 })}
              placeholder={t('chat.describe-this-picture', 'Describe this picture')}
              className="block min-h-11 w-full rounded-control bg-paper-2 px-4 text-ellipsis"
            />
            <TooLong text={picture.alt} />
            <State picture={picture} onRetry={tray.retry} />
          </div>
          <IconButton
            icon={X}
            label={t('chat.take-out-picture', 'Take out picture {value}', { value: at + 1 })}
            onClick={() => tray.remove(picture.clientId)}
          />
        </li>
      ))}
      {tray.pictures.length > mostPictures() && (
        <li className="px-1 text-sm text-coral-ink">
          <span role="alert">
            {t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', {
              picturesMax: mostPictures(),
            })}
          </span>
        </li>
      )}
    </ul>
  );
}

function Preview({ picture: { preview, taken } }: { picture: TrayPicture }) {
  const fills = 'size-full object-cover';
  const [isBroken, setBroken] = useState(false);
  // The browser cannot draw the file. If the upload fails too, `State` says why.
  if (isBroken) return null;
  if (preview !== undefined) return <img src={preview} alt="" onError={() => setBroken(true)} className={fills} />;
  return taken && <PictureImage picture={{ ...taken, alt: '' }} size="small" className={fills} />;
}

type StateProps = { picture: TrayPicture; onRetry: () => void };

function State({ picture: { taken, problem, progress, canRetry }, onRetry }: StateProps) {
  if (problem !== undefined)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-2 px-1 pt-1 text-sm text-coral-ink">
        {problem}
        {canRetry && <RetryButton onRetry={onRetry} />}
      </p>
    );
  if (taken !== undefined) return null;
  return <ProgressLine label={t('chat.on-its-way', 'On its way')} value={progress} className="mt-1" />;
}
