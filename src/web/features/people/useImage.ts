import { useEffect, useRef, useState } from 'react';
import { PICTURE_BYTES } from '#contract/media.ts';
import { removeImage, type ImageType } from '#contract/people.images.ts';
import { changed, partOf, wholeOf, type Crop, type Size } from '#web/parts/crop.ts';
import { asCallError, call } from '#web/platform/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { cutFrom, FACE_SIDE, sendImage } from '#web/platform/pictures.ts';
import { toast } from '#web/ui/toast.ts';
import { oneDecimal } from '#web/ui/shortCount.ts';
import { t } from '#web/words/words.ts';

/** What a picture of a profile is called, its shape, and its largest width in pixels. */
export const images = {
  avatar: { name: t('people.profile-photo', 'profile photo'), aspect: 1, most: FACE_SIDE, field: 'profileImageUrl' },
  cover: { name: t('people.cover-image', 'cover image'), aspect: 2, most: 1600, field: 'coverImage' },
} as const;

interface Chosen {
  type: ImageType;
  file: File;
  /** An address of the file on this device. */
  preview: string;
  size: Size;
  crop: Crop;
  /** Of the upload: a second try is the same picture. */
  clientId: string;
}

/** A picture of one's own profile while it is being chosen: the file, its part, then saved or dropped. */
export function useImage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  useEffect(() => () => URL.revokeObjectURL(chosen?.preview ?? ''), [chosen?.preview]);
  const choose = async (type: ImageType, file: File): Promise<void> => {
    const fault = await faultOf(file);
    if (fault !== null) {
      toast({ ...fault, tone: 'bad' });
      return;
    }
    const bitmap = await createImageBitmap(file);
    const size = { width: bitmap.width, height: bitmap.height };
    bitmap.close();
    const crop = wholeOf(size, images[type].aspect);
    setChosen({ type, file, preview: URL.createObjectURL(file), size, crop, clientId: newId() });
  };
  const save = async (): Promise<void> => {
    if (chosen === null) return;
    const { type, file, size, crop, clientId } = chosen;
    setProgress(0);
    try {
      const cut = await cutFrom(file, partOf(size, crop), images[type].most);
      const url = await sendImage(cut, type, { clientId, signal: stop.current.signal, onProgress: setProgress });
      changeMe({ [images[type].field]: url });
      toast({
        title: t('people.success', 'Success'),
        description: t('people.your-is-new', 'Your {name} is new.', { name: images[type].name }),
        tone: 'good',
      });
      setChosen(null);
    } catch (error) {
      tellFailure(type, error);
    } finally {
      setProgress(null);
    }
  };
  const remove = async (type: ImageType): Promise<void> => {
    try {
      await call(removeImage, { params: { type } });
      changeMe({ [images[type].field]: null });
    } catch (error) {
      tellFailure(type, error);
    }
  };
  return {
    chosen,
    progress,
    choose,
    save,
    remove,
    // Another part of it is another picture.
    move: (change: Partial<Crop>) =>
      setChosen((one) => one && { ...one, crop: changed(one.size, one.crop, change), clientId: newId() }),
    drop: () => setChosen(null),
  };
}

/** Says why a file is none that can be used; null for one that can. */
async function faultOf(file: File): Promise<{ title: string; description: string } | null> {
  const wrong = {
    title: t('people.invalid-file-type', 'Invalid file type'),
    description: t('people.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
  };
  if (!file.type.startsWith('image/')) return wrong;
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
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  bitmap?.close();
  return bitmap === undefined ? wrong : null;
}

function tellFailure(type: ImageType, error: unknown): void {
  const fallback = t('people.failed-to-update-please-try', 'Failed to update {name}. Please try again.', {
    name: images[type].name,
  });
  toast({
    title: t('people.upload-error', 'Upload Error'),
    description: asCallError(error).fields['picture'] ?? fallback,
    tone: 'bad',
  });
}
