import { useRef } from 'react';
import { PICTURES_MAX } from '#contract/chat.pictures.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { t } from '#web/words/words.ts';

/** Opens the device's own choice of pictures. */
export function PictureButton({ isFull, onFiles }: { isFull: boolean; onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same picture may be chosen again after it was taken out.
          target.value = '';
        }}
      />
      <IconButton
        icon={ImageSquare}
        label={
          isFull
            ? t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', {
                picturesMax: PICTURES_MAX,
              })
            : t('chat.add-pictures', 'Add pictures')
        }
        disabled={isFull}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
