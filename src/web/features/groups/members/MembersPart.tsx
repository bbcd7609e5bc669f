import { useState } from 'react';
import type { RoomMember } from '#contract/chat.members.ts';
import { calledIn } from '#web/parts/people/people.data.ts';
import type { Group } from '#contract/groups.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { t } from '#web/words/words.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { MemberRow } from './MemberRow.tsx';
import { MembersSheet } from './MembersSheet.tsx';
import { useFirstMembers } from './members.data.ts';
import { Part, PartAction } from '#web/features/groups/parts/Part.tsx';

/** The largest number of pictures before the button "More". */
const SHOWN = 17;

/**
 * Shows the owner, admins and viewer as rows, and the first other members as pictures. A button opens the full list.
 */
export function MembersPart({ group }: { group: Group }) {
  const { roomId, role, whoMayAdd, maxMembers, disbandedAt } = group;
  const [open, setOpen] = useState<'all' | 'add' | null>(null);
  const me = useMe().data?.id;
  const { members, total: memberCount = group.memberCount } = useFirstMembers(roomId);
  const leaders = members.filter((member) => member.role !== 'member' || member.id === me);
  const others = members.filter((member) => !leaders.includes(member)).slice(0, SHOWN);
  const hasMore = memberCount > leaders.length + others.length;
  const mayAdd = disbandedAt === null && (role !== 'member' || whoMayAdd === 'everyone');
  return (
    <Part
      title={t('groups.members', 'Members')}
      note={t('groups.of', '{memberCount, number} of {maxMembers, number}', { memberCount, maxMembers })}
      action={mayAdd && <PartAction onPress={() => setOpen('add')}>{t('groups.invite-2', 'Invite')}</PartAction>}
    >
      <ul>
        {leaders.map((member) => (
          <MemberRow key={member.id} group={group} member={member} me={me} />
        ))}
      </ul>
      <ul className="grid grid-cols-6 gap-2 pt-2">
        {others.map((member) => (
          <li key={member.id}>
            <MemberPicture group={group} member={member} />
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => setOpen('all')}
            aria-label={hasMore ? t('groups.more-members', 'More members') : t('groups.all-members', 'All members')}
            className="grid size-11 place-items-center rounded-full border border-edge text-xs font-semibold hover:bg-paper-2"
          >
            {hasMore ? t('groups.more', 'More') : t('groups.all', 'All')}
          </button>
        </li>
      </ul>
      {open === 'all' && <MembersSheet group={group} onClose={() => setOpen(null)} />}
      {open === 'add' && <AddPeopleDialog group={group} onClose={() => setOpen(null)} />}
    </Part>
  );
}

function MemberPicture({ group, member }: { group: Group; member: RoomMember }) {
  const name = calledIn(member);
  return (
    <MemberMenu roomId={group.roomId} member={member} own={group.role} isOver={group.disbandedAt !== null}>
      <button
        type="button"
        aria-label={member.isSilenced ? t('groups.muted', '{name}, muted', { name }) : name}
        title={name}
        className="relative grid size-11 place-items-center rounded-full"
      >
        <span className={member.isSilenced ? 'opacity-50 grayscale' : undefined}>
          <Avatar person={member} size={40} />
        </span>
        {member.isSilenced && <SpeakerSlash size={16} className="absolute end-0 bottom-0" />}
      </button>
    </MemberMenu>
  );
}
