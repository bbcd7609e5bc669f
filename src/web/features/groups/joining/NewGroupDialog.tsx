import { useLocation } from 'wouter';
import { createGroup, GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#contract/groups.ts';
import { listChats } from '#contract/chat.list.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useFaults } from '#web/ui/useFaults.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { refusalWords } from '#web/features/groups/parts/invite.words.ts';
import { useGroupDraft } from '#web/features/groups/parts/group.draft.ts';
import { GroupWords, type GroupIdentity } from '#web/features/groups/parts/GroupWords.tsx';
import { PeoplePicker } from '#web/features/groups/parts/PeoplePicker.tsx';
import { useGroupPicture } from '#web/features/groups/parts/useGroupPicture.ts';

const FORM = 'new-group';

/** Creates a group. Invited people are members only after they accept. */
export function NewGroupDialog({ onClose }: { onClose: () => void }) {
  const { draft, change, forget } = useGroupDraft();
  const { people, ...words } = draft;
  const picture = useGroupPicture(null);
  const { faults, setFaults, touched } = useFaults();
  const [, navigate] = useLocation();
  const [make, isMaking] = useOneAtATime(async () => {
    const missing = missingIn(words);
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    try {
      const body = { ...words, ...(await picture.settle()), people: people.map(({ id }) => id) };
      const { id, refused } = await call(createGroup, { body });
      forget();
      void invalidate(listChats);
      onClose();
      navigate(paths.chat(id));
      const refusals = refusalWords({ refused }, people);
      if (refusals.length > 0)
        toast({
          title: t('groups.not-everybody-was-invited', 'Not everybody was invited.'),
          description: refusals.join(' '),
        });
    } catch (error) {
      const { fields } = asCallError(error);
      setFaults({
        ...fields,
        form: wordsFor(
          error,
          t('groups.that-did-not-work-everything', 'That did not work. Everything you wrote is still here.'),
        ),
      });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groups.new-group', 'New group')}
      description={t(
        'groups.a-small-place-of-your',
        'A small place of your own. Invited people join when they say yes.',
      )}
      footer={
        <Button type="submit" form={FORM} variant="lime" full pending={isMaking}>
          {people.length === 0
            ? t('groups.make-the-group', 'Make the group')
            : t('groups.make-it-and-invite', 'Make it and invite {length}', { length: people.length })}
        </Button>
      }
    >
      <Form id={FORM} onSubmit={() => void make()} className="flex flex-col gap-4">
        <GroupWords
          words={words}
          onChange={(part) => {
            change(part);
            touched(part);
          }}
          picture={picture}
          faults={faults}
          seed="a new group"
        />
        <PeoplePicker chosen={people} onChange={(chosen) => change({ people: chosen })} />
        <p role="alert" className="text-sm text-coral-ink empty:hidden">
          {faults['form']}
        </p>
      </Form>
    </Dialog>
  );
}

function missingIn({ name, description }: GroupIdentity): Record<string, string> {
  return {
    ...(!isSeen(name) && { name: t('groups.a-group-needs-a-name', 'A group needs a name.') }),
    ...(leftIn(name, GROUP_NAME_MAX) < 0 && {
      name: t('groups.at-most-characters', 'At most {groupNameMax} characters.', { groupNameMax: GROUP_NAME_MAX }),
    }),
    ...(!isSeen(description) && {
      description: t('groups.say-in-a-line-what', 'Say in a line what it is about.'),
    }),
    ...(leftIn(description, GROUP_DESCRIPTION_MAX) < 0 && {
      description: t('groups.at-most-characters-2', 'At most {groupDescriptionMax} characters.', {
        groupDescriptionMax: GROUP_DESCRIPTION_MAX,
      }),
    }),
  };
}
