import type { RoomMember } from '#contract/chat.members.ts';
import { calledIn } from '#web/parts/people/people.data.ts';
import type { Group } from '#contract/groups.ts';
import { labelsOf } from '#web/parts/rooms/groups.words.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { MemberMenu } from './MemberMenu.tsx';

type MemberRowProps = { group: Group; member: RoomMember; me: number | undefined };

/** Shows a member with their labels. Every row but the viewer's own has a menu of actions. */
export function MemberRow({ group, member, me }: MemberRowProps) {
  const name = calledIn(member);
  const isMe = member.id === me;
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span className={member.isSilenced ? 'opacity-50 grayscale' : undefined}>
        <Avatar person={member} size={36} presence={!member.hasLeft} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex items-center gap-1.5">
          <span className="min-w-0 truncate font-medium">
            <bdi>{name}</bdi>
            {isMe && <span>{`, ${t('groups.you', 'you')}`}</span>}
          </span>
          <PersonMark of={member} className="shrink-0" />
          {member.isSilenced && (
            <span
              role="img"
              aria-label={t('groups.muted-in-this-group', 'Muted in this group')}
              className="shrink-0 text-ink-2"
            >
              <SpeakerSlash size={16} />
            </span>
          )}
        </span>
        {name !== member.displayName && (
          <span className="block truncate text-xs text-ink-2">
            <bdi>{member.displayName}</bdi>
          </span>
        )}
      </span>
      <span className="shrink-0 text-xs font-medium text-ink-2">{labelsOf(member).join(' · ')}</span>
      {!isMe && (
        <MemberMenu roomId={group.roomId} member={member} own={group.role} isOver={group.disbandedAt !== null}>
          <IconButton icon={DotsThree} label={t('groups.more-about', 'More about {name}', { name })} />
        </MemberMenu>
      )}
    </li>
  );
}
