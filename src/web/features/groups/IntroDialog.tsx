import { useState } from 'react';
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, type Group } from '#contract/groups.ts';
import { t } from '#web/words/words.ts';
import { GroupWords, type Words } from './GroupWords.tsx';
import { acts } from './group.data.ts';
import { EditDialog } from './EditDialog.tsx';
import { lengthOf } from './texts.ts';
import { useGroupPicture } from './useGroupPicture.ts';

/** Changes how a group introduces itself. */
export function IntroDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { roomId, name, description, gradient, pictureId } = group;
  const [words, setWords] = useState<Words>({ name, description, gradient });
  const picture = useGroupPicture(pictureId);
  return (
    <EditDialog
      title={t('groups.name-and-look', 'Name and look')}
      isReady={fits(words.name, GROUP_NAME_MAX) && fits(words.description, GROUP_DESCRIPTION_MAX)}
      save={async () => acts.change(roomId, { ...words, ...(await picture.settle()) })}
      onClose={onClose}
    >
      {(faults) => <GroupWords words={words} onChange={setWords} picture={picture} faults={faults} seed={roomId} />}
    </EditDialog>
  );
}

function fits(text: string, max: number): boolean {
  const length = lengthOf(text);
  return length > 0 && length <= max;
}
