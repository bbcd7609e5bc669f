import { useRef } from 'react';
import { CropWindow } from '#web/parts/media/CropWindow.tsx';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ProgressLine } from '#web/ui/ProgressLine.tsx';
import { t } from '#web/words/words.ts';
import type { GroupPicture } from './useGroupPicture.ts';

type PicturePickerProps = {
  picture: GroupPicture;
  /** The seed of the drawn square that shows a group without a picture. */
  seed: string;
  gradient: number;
  problem: string | undefined;
};

/** Chooses a group's picture and the visible square of it. */
export function PicturePicker({ picture, seed, gradient, problem }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const { kept, chosen, progress } = picture;
  const hasOne = chosen !== null || kept !== null;
  const fault = picture.problem ?? problem;
  return (
    <fieldset>
      <legend className="pb-2 text-sm font-semibold">{t('groups.picture', 'Picture')}</legend>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) picture.choose(file);
          // Lets the person choose the same file again after its removal.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {chosen === null && <GroupFace seed={seed} gradient={gradient} pictureId={kept} size={64} />}
        {chosen !== null && <CropWindow chosen={chosen} onMove={picture.move} className="max-w-56 rounded-control" />}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" disabled={progress !== null} onClick={() => input.current?.click()}>
            {hasOne ? t('groups.another-picture', 'Another picture') : t('groups.choose-a-picture', 'Choose a picture')}
          </Button>
          {hasOne && (
            <Button size="sm" variant="quiet" disabled={progress !== null} onClick={picture.remove}>
              {chosen === null ? t('groups.take-it-away', 'Take it away') : t('groups.not-this-one', 'Not this one')}
            </Button>
          )}
        </div>
      </div>
      {progress !== null && (
        <ProgressLine
          label={t('groups.the-picture-is-on-its', 'The picture is on its way')}
          value={progress}
          className="mt-2"
        />
      )}
      <p role="alert" className="pt-1 text-sm text-coral-ink empty:hidden">
        {fault}
      </p>
    </fieldset>
  );
}
