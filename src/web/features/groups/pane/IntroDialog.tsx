import { useState } from 'react';
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX, type Group } from '#contract/groups.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { t } from '#web/words/words.ts';
import { GroupWords, type GroupIdentity } from '#web/features/groups/parts/GroupWords.tsx';
import { acts } from '#web/features/groups/parts/group.data.ts';
import { EditDialog } from '#web/features/groups/parts/EditDialog.tsx';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { useGroupPicture } from '#web/features/groups/parts/useGroupPicture.ts';

/** A window that changes the name, the description, the picture and the look of a group. */
export function IntroDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { roomId, name, description, gradient, pictureId } = group;
  // The values at the time when the window opened. Another admin may change the group after that.
  const [begun] = useState<GroupIdentity>({ name, description, gradient });
  const kept = useFormDraft({ form: 'intro', of: roomId, base: begun, parse: fieldsLike(begun) }, () => begun);
  const words = kept.draft;
  const picture = useGroupPicture(pictureId);
  return (
    <EditDialog
      title={t('groups.name-and-look', 'Name and look')}
      lack={lackIn(words)}
      save={async () => acts.change(roomId, { ...changedIn(words, begun), ...(await picture.settle()) })}
      onClose={() => {
        kept.forget();
        onClose();
      }}
    >
      {(faults) => <GroupWords words={words} onChange={kept.change} picture={picture} faults={faults} seed={roomId} />}
    </EditDialog>
  );
}

/** Returns only the fields that the person changed, so that saving does not undo another admin's changes. */
function changedIn(words: GroupIdentity, begun: GroupIdentity): Partial<GroupIdentity> {
  return {
    ...(words.name !== begun.name && { name: words.name }),
    ...(words.description !== begun.description && { description: words.description }),
    ...(words.gradient !== begun.gradient && { gradient: words.gradient }),
  };
}

function lackIn({ name, description }: GroupIdentity): string | null {
  if (!isSeen(name)) return t('groups.give-it-a-name', 'Give it a name first.');
  if (!isSeen(description)) return t('groups.say-what-it-is-about', 'Say what it is about first.');
  const isTooLong = leftIn(name, GROUP_NAME_MAX) < 0 || leftIn(description, GROUP_DESCRIPTION_MAX) < 0;
  return isTooLong ? t('groups.that-is-too-long', 'That is too long.') : null;
}
