import type { ImageType } from '#contract/people.images.ts';
import type { Me } from '#contract/people.ts';
import { CropWindow } from '#web/parts/CropWindow.tsx';
import { LateMenu } from '#web/parts/LateMenu.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Camera } from '#web/ui/icons/Camera.ts';
import { ImageSquare } from '#web/ui/icons/ImageSquare.ts';
import { Trash } from '#web/ui/icons/Trash.ts';
import { User } from '#web/ui/icons/User.ts';
import type { MenuItem } from '#web/ui/Menu.tsx';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { t } from '#web/words/words.ts';
import { useImage } from './useImage.ts';

/** Changes the two pictures of one's own profile: chosen, shown as it will be, then saved or not. */
export function ProfileImages({ me }: { me: Me }) {
  const image = useImage();
  const ask = (type: ImageType) => pickPicture((file) => void image.choose(type, file));
  const items: MenuItem[] = [
    { label: t('people.change-profile-photo', 'Change profile photo'), icon: User, onSelect: () => ask('avatar') },
    { label: t('people.change-cover-image', 'Change cover image'), icon: ImageSquare, onSelect: () => ask('cover') },
  ];
  const gone = (type: ImageType) => void image.remove(type);
  if (me.profileImageUrl)
    items.push({
      label: t('people.take-the-photo-away', 'Take the photo away'),
      icon: Trash,
      onSelect: () => gone('avatar'),
    });
  if (me.coverImage)
    items.push({
      label: t('people.take-the-cover-away', 'Take the cover away'),
      icon: Trash,
      onSelect: () => gone('cover'),
    });
  return (
    <>
      <LateMenu items={items}>
        <IconButton
          icon={Camera}
          label={t('people.change-my-pictures', 'Change my pictures')}
          className="hover:bg-transparent!"
        />
      </LateMenu>
      <Choice image={image} />
    </>
  );
}

/** Opens the device's own window for choosing a picture. */
function pickPicture(take: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
  });
  input.click();
}

const titles = {
  avatar: t('people.new-profile-photo', 'New profile photo'),
  cover: t('people.new-cover-image', 'New cover image'),
} as const;

function Choice({ image: { chosen, progress, move, save, drop } }: { image: ReturnType<typeof useImage> }) {
  const isSending = progress !== null;
  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => !open && !isSending && drop()}
      title={chosen === null ? '' : titles[chosen.type]}
      description={t('people.drag-it-to-where-you', 'Drag it to where you want it.')}
      footer={
        <>
          <Button variant="quiet" disabled={isSending} onClick={drop}>
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
          className={chosen.type === 'avatar' ? 'max-w-64 rounded-full' : 'rounded-control'}
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
