import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Gif } from '#web/ui/icons/Gif.ts';
import type { ChosenGif } from '#web/parts/useGifs.ts';
import { t } from '#web/words/words.ts';

/** Fetched when somebody looks for one. */
const GifPicker = lazy(async () => ({ default: (await import('#web/parts/GifPicker.tsx')).GifPicker }));

/** Sends the GIF that is chosen, at once. */
export function GifButton({ isOffered, onSend }: { isOffered: boolean; onSend: (gif: ChosenGif) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      {isOffered && (
        <IconButton icon={Gif} label={t('common.choose-a-gif', 'Choose a GIF')} onClick={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <GifPicker
            onClose={close}
            onPick={(gif) => {
              close();
              onSend(gif);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
