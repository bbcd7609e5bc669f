import type { ImageType } from '#contract/people.images.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { images, takeAway } from '#web/parts/people/images.ts';

/** Asks whether to remove a picture from the person's profile. */
export function TakeAway({ type, onClose }: { type: ImageType; onClose: () => void }) {
  const [take, isRunning] = useOneAtATime(async () => {
    await takeAway(type);
    onClose();
  });
  const { name } = images[type];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('people.take-your-away', 'Take your {name} away?', { name })}
      description={t('people.it-is-deleted-at-once', 'It is deleted at once. You can add another any time.')}
      confirm={t('people.take-it-away', 'Take it away')}
      danger
      pending={isRunning}
      onConfirm={() => void take()}
    />
  );
}
