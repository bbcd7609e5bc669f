import { useState } from 'react';
import { inviteToGroup, type Group } from '#contract/groups.ts';
import type { PersonCard } from '#contract/people.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { refusalWords } from '#web/features/groups/parts/invite.words.ts';
import { useFirstMembers } from './members.data.ts';
import { PeoplePicker } from '#web/features/groups/parts/PeoplePicker.tsx';

/** Invites people to a group. People who cannot be invited stay chosen, and the dialog shows the reasons. */
export function AddPeopleDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [people, setPeople] = useState<readonly PersonCard[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const members = new Set(useFirstMembers(group.roomId).members.map(({ id }) => id));
  const [invite, isInviting] = useOneAtATime(async () => {
    try {
      const body = { people: people.map(({ id }) => id) };
      const { invited, refused } = await call(inviteToGroup, { params: { roomId: group.roomId }, body });
      if (invited.length > 0)
        toast({
          title:
            invited.length === 1
              ? t('groups.invited', 'Invited.')
              : t('groups.invited-2', '{length} invited.', { length: invited.length }),
        });
      if (refused.length === 0) return onClose();
      const left = new Set(refused.map(({ userId }) => userId));
      setPeople(people.filter(({ id }) => left.has(id)));
      setFaults(refusalWords({ refused }, people));
    } catch (error) {
      setFaults([wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.'))]);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('groups.invite-people', 'Invite people')}
      description={t('groups.they-join-when-they-say', 'They join when they say yes.')}
      footer={
        <Button full disabled={people.length === 0} pending={isInviting} onClick={() => void invite()}>
          {people.length === 0
            ? t('groups.choose-somebody', 'Choose somebody')
            : t('groups.invite', 'Invite {length}', { length: people.length })}
        </Button>
      }
    >
      <PeoplePicker chosen={people} onChange={setPeople} without={members} />
      <div role="alert" className="text-sm text-coral-ink empty:hidden">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </Dialog>
  );
}
