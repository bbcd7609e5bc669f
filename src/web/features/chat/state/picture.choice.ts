import { isPicture } from '#web/platform/media/picture-kinds.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { mostPictures } from './limits.ts';

/** Returns the images for which there is space; shows a toast if other files or too many images were chosen. */
export function accepted(files: readonly File[], places: number): File[] {
  const images = files.filter(isPicture);
  if (images.length < files.length) {
    toast({
      title: t('chat.invalid-file-type', 'Invalid file type'),
      description: t('chat.please-select-an-image-file', 'Please select an image file (JPEG, PNG, WebP, etc.)'),
      tone: 'bad',
    });
  } else if (images.length > places) {
    toast({
      title: t('chat.a-message-has-at-most', 'A message has at most {picturesMax} pictures', {
        picturesMax: mostPictures(),
      }),
      description: t('chat.the-others-were-left-out', 'The others were left out.'),
      tone: 'bad',
    });
  }
  return images.slice(0, places);
}
