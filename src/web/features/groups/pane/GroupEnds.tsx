import { useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { Group } from '#contract/groups.ts';
import { leavingWords } from '#web/parts/rooms/groups.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { openReport } from '#web/platform/report.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { t } from '#web/words/words.ts';
import { acts } from '#web/features/groups/parts/group.data.ts';

type GroupEnding = 'leave' | 'disband';

type EndsProps = { group: Group; roomType: Room['roomType']; onLeave: () => Promise<void> };

/**
 * The buttons to leave, disband and report the group. Only a room with an owner can be reported, and not by the owner.
 */
export function Ends({ group, roomType, onLeave }: EndsProps) {
  const { roomId, role, disbandedAt, pictureId } = group;
  const [asked, setAsked] = useState<GroupEnding | null>(null);
  const [run, isRunning] = useTold(async () => {
    await (asked === 'disband' ? acts.disband(roomId) : onLeave());
    setAsked(null);
  });
  return (
    <div className="flex flex-wrap gap-x-2 border-t border-line px-4 py-3">
      <EndButton onPress={() => setAsked('leave')}>{t('groups.leave-group', 'Leave group')}</EndButton>
      {role === 'owner' && disbandedAt === null && (
        <EndButton onPress={() => setAsked('disband')}>{t('groups.disband', 'Disband…')}</EndButton>
      )}
      {roomType !== 'trending' && role !== 'owner' && (
        <EndButton onPress={() => openReport({ kind: 'room', id: roomId })}>{t('common.report', 'Report')}</EndButton>
      )}
      {pictureId && (
        <EndButton onPress={() => openReport({ kind: 'group_picture', id: `${roomId}:${pictureId}` })}>
          {t('groups.report-picture', 'Report picture')}
        </EndButton>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        {...wordsOf(asked ?? 'leave', group, roomType)}
        danger
        pending={isRunning}
        onConfirm={() => void run()}
      />
    </div>
  );
}

function EndButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-control px-2 text-sm font-semibold hover:bg-paper-2"
    >
      {children}
    </button>
  );
}

function wordsOf(
  asked: GroupEnding,
  { name, role, disbandedAt }: Group,
  roomType: Room['roomType'],
): { title: string; description: string; confirm: string } {
  if (asked === 'disband') {
    return {
      title: t('groups.disband-2', 'Disband {name}?', { name }),
      description: t(
        'groups.nobody-writes-or-joins-any',
        'Nobody writes or joins any more. Everybody can read it for 7 days, then it is gone for good.',
      ),
      confirm: t('groups.disband-3', 'Disband'),
    };
  }
  const heir =
    role === 'owner' && disbandedAt === null
      ? t('groups.the-group-goes-on-with', ' The group goes on with its eldest admin.')
      : '';
  return {
    title: t('groups.leave', 'Leave {name}?', { name }),
    description: leavingWords(roomType, heir),
    confirm: t('groups.leave-2', 'Leave'),
  };
}
