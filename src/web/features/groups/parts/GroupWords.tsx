import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#contract/groups.ts';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { t } from '#web/words/words.ts';
import { PicturePicker } from './PicturePicker.tsx';
import { LookPicker } from './LookPicker.tsx';
import { lengthOf } from '#contract/texts.written.ts';
import type { GroupPicture } from './useGroupPicture.ts';

export interface GroupIdentity {
  name: string;
  description: string;
  gradient: number;
}

type GroupWordsProps = {
  words: GroupIdentity;
  onChange: (words: GroupIdentity) => void;
  picture: GroupPicture;
  /** The text of the problem of each field, by the name of the field. */
  faults: Readonly<Record<string, string>>;
  /** The seed of the contour lines on the square of a group without a picture. */
  seed: string;
};

/** The fields for the name, the description, the picture and the look of a group. */
export function GroupWords({ words, onChange, picture, faults, seed }: GroupWordsProps) {
  return (
    <>
      <TextField
        label={t('groups.name', 'Name')}
        hint={`${lengthOf(words.name)}/${GROUP_NAME_MAX}`}
        value={words.name}
        onChange={(event) => onChange({ ...words, name: event.target.value })}
        most={GROUP_NAME_MAX}
        error={faults['name']}
        autoComplete="off"
      />
      <CountedArea
        label={t('groups.what-is-it-about', 'What is it about?')}
        max={GROUP_DESCRIPTION_MAX}
        value={words.description}
        onChange={(description) => onChange({ ...words, description })}
        error={faults['description']}
      />
      <PicturePicker
        picture={picture}
        seed={seed}
        gradient={words.gradient}
        problem={faults['picture'] ?? faults['pictureId']}
      />
      <LookPicker value={words.gradient} onChange={(gradient) => onChange({ ...words, gradient })} seed={seed} />
    </>
  );
}
