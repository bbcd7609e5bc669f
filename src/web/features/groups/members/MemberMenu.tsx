import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { RoomMember } from '#contract/chat.members.ts';
import { calledIn } from '#web/parts/people/people.data.ts';
import type { Role } from '#contract/chat.notices.ts';
import type { MuteLength } from '#contract/chat.settings.ts';
import { banWords } from '#web/parts/rooms/groups.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { openReport } from '#web/platform/report.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Flag } from '#web/ui/icons/Flag.ts';
import { PawPrint } from '#web/ui/icons/PawPrint.ts';
import { Plus } from '#web/ui/icons/Plus.ts';
import { Prohibit } from '#web/ui/icons/Prohibit.ts';
import { SpeakerHigh } from '#web/ui/icons/SpeakerHigh.ts';
import { SpeakerSlash } from '#web/ui/icons/SpeakerSlash.ts';
import { UsersThree } from '#web/ui/icons/UsersThree.ts';
import { X } from '#web/ui/icons/X.ts';
import { Menu, type MenuItem } from '#web/ui/Menu.tsx';
import { t } from '#web/words/words.ts';
import { deedsOn, type MemberDeed } from './member.words.ts';
import { deeds } from './members.data.ts';

type MemberMenuProps = {
  roomId: string;
  member: RoomMember;
  /** The viewer's role. */
  own: Role;
  isOver: boolean;
  /** The button that opens the menu. */
  children: ReactElement;
};

const mutes: readonly { label: string; length: MuteLength }[] = [
  { label: t('groups.mute-for-1-hour', 'Mute for 1 hour'), length: '1h' },
  { label: t('groups.mute-for-8-hours', 'Mute for 8 hours'), length: '8h' },
  { label: t('groups.mute-for-1-week', 'Mute for 1 week'), length: '1week' },
  { label: t('groups.mute-for-good', 'Mute for good'), length: 'forever' },
];

const looks = {
  unmute: { label: t('groups.let-them-write-again', 'Let them write again'), icon: SpeakerHigh },
  makeAdmin: { label: t('groups.make-admin', 'Make admin'), icon: UsersThree },
  unmakeAdmin: { label: t('groups.take-the-admins-place', 'Take the admin’s place'), icon: UsersThree },
  handOver: { label: t('groups.hand-the-group-over', 'Hand the group over'), icon: UsersThree },
  remove: { label: t('groups.remove', 'Remove'), icon: X, danger: true },
  inviteAgain: { label: t('groups.invite-again', 'Invite again'), icon: Plus },
  ban: { label: t('common.ban', 'Ban'), icon: Prohibit, danger: true },
} as const satisfies Partial<Record<MemberDeed, unknown>>;

type MemberConfirmation = 'remove' | 'ban' | 'handOver';

/**
 * A member's menu: the profile, the actions that the viewer's role allows, and a report. Removing, banning and handing
 * over need a confirmation.
 */
export function MemberMenu({ roomId, member, own, isOver, children }: MemberMenuProps) {
  const { id } = member;
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<MemberConfirmation | null>(null);
  const [run, isRunning] = useTold(async (what: () => Promise<void>) => {
    await what();
    setAsked(null);
  });
  const itemsOf: Readonly<Record<MemberDeed, () => MenuItem[]>> = {
    mute: () =>
      mutes.map(({ label, length }) => ({
        label,
        icon: SpeakerSlash,
        onSelect: () => void run(() => deeds.mute(roomId, id, length)),
      })),
    unmute: () => [{ ...looks.unmute, onSelect: () => void run(() => deeds.mute(roomId, id, null)) }],
    makeAdmin: () => [{ ...looks.makeAdmin, onSelect: () => void run(() => deeds.setRole(roomId, id, 'admin')) }],
    unmakeAdmin: () => [{ ...looks.unmakeAdmin, onSelect: () => void run(() => deeds.setRole(roomId, id, 'member')) }],
    handOver: () => [{ ...looks.handOver, onSelect: () => setAsked('handOver') }],
    remove: () => [{ ...looks.remove, onSelect: () => setAsked('remove') }],
    inviteAgain: () => [{ ...looks.inviteAgain, onSelect: () => void run(() => deeds.invite(roomId, member)) }],
    ban: () => [{ ...looks.ban, onSelect: () => setAsked('ban') }],
  };
  const offered = isOver ? [] : deedsOn(own, member).flatMap((deed) => itemsOf[deed]());
  const confirm: Readonly<Record<MemberConfirmation, () => Promise<void>>> = {
    handOver: () => deeds.setRole(roomId, id, 'owner'),
    remove: () => deeds.remove(roomId, id, false),
    ban: () => deeds.remove(roomId, id, true),
  };
  return (
    <>
      <Menu
        items={[
          {
            label: t('common.view-profile', 'View profile'),
            icon: PawPrint,
            movesFocus: true,
            onSelect: () => navigate(paths.personFrom(id, roomId)),
          },
          ...(offered.length > 0 ? (['line'] as const) : []),
          ...offered,
          'line',
          {
            label: t('common.report', 'Report'),
            icon: Flag,
            danger: true,
            movesFocus: true,
            onSelect: () => openReport({ kind: 'person', id: String(id) }),
          },
        ]}
      >
        {children}
      </Menu>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        {...wordsOf(asked ?? 'remove', member)}
        danger={asked !== 'handOver'}
        pending={isRunning}
        onConfirm={() => asked && void run(confirm[asked])}
      />
    </>
  );
}

function wordsOf(
  asked: MemberConfirmation,
  member: RoomMember,
): { title: string; description: string; confirm: string } {
  const name = calledIn(member);
  if (asked === 'handOver') {
    return {
      title: t('groups.hand-the-group-over-to', 'Hand the group over to {name}?', { name }),
      description: t(
        'groups.the-group-is-theirs-then',
        'The group is theirs then, and you stay as an admin. Only they can give it back.',
      ),
      confirm: t('groups.hand-over', 'Hand over'),
    };
  }
  if (asked === 'ban') {
    return banWords(name, member.hasLeft);
  }
  return {
    title: t('groups.remove-2', 'Remove {name}?', { name }),
    description: t(
      'groups.they-leave-the-group-at',
      'They leave the group at once, and the line in the room says so. They can be invited again.',
    ),
    confirm: t('groups.remove', 'Remove'),
  };
}
