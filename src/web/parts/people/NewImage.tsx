import type { ImageType } from '#contract/people.images.ts';
import { CropWindow } from '#web/parts/media/CropWindow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { t } from '#web/words/words.ts';
import { useImage } from './useImage.ts';

const titles = {
  avatar: t('people.new-profile-photo', 'New profile photo'),
  cover: t('people.new-cover-image', 'New cover image'),
} as const;

interface NewImageProps {
  type: ImageType;
  file: File;
  onClose: () => void;
}

/** A dialog in which the person crops a new picture for their profile, then saves or cancels. */
export function NewImage({ type, file, onClose }: NewImageProps) {
  const { chosen, progress, move, save } = useImage({ type, file, onEnd: onClose });
  const isSending = progress !== null;
  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => !open && onClose()}
      title={titles[type]}
      description={t('people.drag-it-to-where-you', 'Drag it to where you want it.')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel', 'Cancel')}
          </Button>
          <Button variant="lime" pending={isSending} onClick={() => void save()}>
            {t('common.save', 'Save')}
          </Button>
        </>
      }
    >
      {chosen !== null && (
        <CropWindow
          chosen={chosen}
          onMove={move}
          className={type === 'avatar' ? 'max-w-64 rounded-full' : 'rounded-control'}
        />
      )}
      {isSending && (
        <ProgressLine
          label={t('people.the-picture-is-on-its', 'The picture is on its way')}
          value={progress}
          className="mt-3"
        />
      )}
    </Dialog>
  );
}
