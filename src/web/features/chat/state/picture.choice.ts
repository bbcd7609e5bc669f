import { isPicture } from '#web/platform/media/picture-kinds.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { mostPictures } from './limits.ts';

/** Returns the images for which there is space; shows a toast if other files or too many images were chosen. */
export function accepted(files: readonly File[], places: number): File[] {
  const images = files.filter(isPicture);
  if (images.length < files.length) {
    toastFailure({
      title: t('chat.invalid-file-type', 'Invalid file type'),
      description: t('chat.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
    });
  } else if (images.length > places) {
    toastFailure({
      title: t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', {
        picturesMax: mostPictures(),
      }),
      description: t('chat.the-others-were-left-out', 'The others were left out.'),
    });
  }
  return images.slice(0, places);
}
