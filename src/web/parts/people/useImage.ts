import { useEffect, useEffectEvent, useState } from 'react';
import { PICTURE_BYTES } from '#contract/media.ts';
import type { ImageType } from '#contract/people.images.ts';
import { changed, partOf, wholeOf, type Crop, type Size } from '#web/parts/media/crop.ts';
import { useSending } from '#web/parts/media/useSending.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { isPicture } from '#web/platform/media/picture-kinds.ts';
import { cutFrom, FACE_SIDE, sendImage, sizeOf } from '#web/platform/media/pictures.ts';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { oneDecimal } from '#web/ui/shortCount.ts';
import { t } from '#web/words/words.ts';
import { images, tellUnchanged } from './images.ts';

/** The width of each profile picture divided by its height, and its largest width in pixels. */
const shapes = {
  avatar: { aspect: 1, most: FACE_SIDE },
  cover: { aspect: 2, most: 1600 },
} as const;

interface Chosen {
  /** The object URL of the file. */
  preview: string;
  size: Size;
  crop: Crop;
  /** The id of the upload: a retry uses the same id, so the server keeps one picture. */
  clientId: string;
}

interface NewOne {
  type: ImageType;
  file: File;
  /** Runs after the picture is saved, or if the file cannot be used. */
  onEnd: () => void;
}

/** Crops and saves a new picture for the person's own profile. Unmounting cancels the upload. */
export function useImage({ type, file, onEnd }: NewOne) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { progress, send, isCancelled } = useSending();
  const end = useEffectEvent(onEnd);
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen?.preview]);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const read = await readPicture(file);
      if (isOver) return;
      if ('title' in read) {
        toastFailure(read);
        end();
        return;
      }
      const crop = wholeOf(read, shapes[type].aspect);
      setChosen({ preview: URL.createObjectURL(file), size: read, crop, clientId: newId() });
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [type, file]);
  const save = async (): Promise<void> => {
    if (chosen === null) return;
    const { size, crop, clientId } = chosen;
    try {
      const url = await send(async (upload) => {
        const cut = await cutFrom(file, partOf(size, crop), shapes[type].most);
        return sendImage(cut, type, { ...upload, clientId });
      });
      changeMe({ [images[type].field]: url });
      sayAloud(
        t('people.success', 'Success'),
        t('people.your-is-new', 'Your {name} is new.', { name: images[type].name }),
      );
      onEnd();
    } catch (error) {
      if (!isCancelled()) tellUnchanged(type, error);
    }
  };
  return {
    chosen,
    progress,
    save,
    // Another crop is another picture, so the upload gets a new id.
    move: (change: Partial<Crop>) =>
      setChosen((one) => one && { ...one, crop: changed(one.size, one.crop, change), clientId: newId() }),
  };
}

/** Returns the size of a picture, or the reason why the file cannot be used. */
async function readPicture(file: File): Promise<Size | { title: string; description: string }> {
  const wrong = {
    title: t('people.invalid-file-type', 'Invalid file type'),
    description: t('people.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
  };
  if (!isPicture(file)) return wrong;
  if (file.size > PICTURE_BYTES) {
    const size = t('people.mb', '{value}MB', { value: oneDecimal(file.size / 1024 / 1024) });
    return {
      title: t('people.file-too-large', 'File too large'),
      description: t(
        'people.this-one-has-please-select',
        'This one has {size}. Please select an image smaller than 25MB.',
        { size },
      ),
    };
  }
  return sizeOf(file).catch((error: unknown) => ({
    ...wrong,
    description: asCallError(error).fields['picture'] ?? wrong.description,
  }));
}
