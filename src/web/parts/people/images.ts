import { removeImage, type ImageType } from '#contract/people.images.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { changeMe } from '#web/platform/me.ts';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** The names of a profile's pictures, and their fields in a member's record. */
export const images = {
  avatar: { name: t('people.profile-photo', 'profile photo'), field: 'profileImageUrl' },
  cover: { name: t('people.cover-image', 'cover image'), field: 'coverImage' },
} as const;

/** Removes a picture from the person's own profile. A toast shows the outcome; a failure does not throw. */
export async function takeAway(type: ImageType): Promise<void> {
  try {
    await call(removeImage, { params: { type } });
    changeMe({ [images[type].field]: null });
    sayAloud(t('people.your-is-away', 'Your {name} is gone.', { name: images[type].name }));
  } catch (error) {
    tellUnchanged(type, error);
  }
}

/** Shows a toast that says why a picture was not changed. */
export function tellUnchanged(type: ImageType, error: unknown): void {
  const fallback = t('people.failed-to-update-please-try', 'Failed to update {name}. Please try again.', {
    name: images[type].name,
  });
  toastFailure({
    title: t('people.upload-error', 'Upload Error'),
    description: asCallError(error).fields['picture'] ?? fallback,
  });
}
