import { useState } from 'react';
import { roomMembers } from '#contract/chat.members.ts';
import type { Room } from '#contract/chat.ts';
import { groupHealth } from '#contract/groups.health.ts';
import { getGroupLink } from '#contract/groups.links.ts';
import type { Group } from '#contract/groups.ts';
import { GroupFace } from '#web/parts/rooms/GroupFace.tsx';
import { useGroup } from '#web/parts/rooms/groups.data.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { HealthPart } from './HealthPart.tsx';
import { LinkPart } from './LinkPart.tsx';
import { MembersPart } from '#web/features/groups/members/MembersPart.tsx';
import { RulesPart, SettingsPart } from './SettingsPart.tsx';
import { Ends } from './GroupEnds.tsx';

type GroupPaneProps = {
  room: Room;
  /** Leaves the group and closes the page of the room. Throws a CallError on failure. */
  onLeave: () => Promise<void>;
  /** Closes the group's page if it covers the conversation. */
  onClose: () => void;
};

/** The group's page as the third column of a wide screen. */
export function GroupPane({ room, onLeave, onClose }: GroupPaneProps) {
  const { data: group } = useGroup(room);
  return (
    <div data-group-pane tabIndex={-1} className="min-h-full outline-none">
      <header className="relative isolate overflow-hidden px-6 pt-6 pb-5">
        <ContourLines seed={room.id} width={320} height={130} peak={[0.85, 0.2]} className="-z-10 opacity-70" />
        {group?.pictureId && (
          <p className="pb-3">
            <GroupFace seed={room.id} gradient={group.gradient} pictureId={group.pictureId} size={88} />
          </p>
        )}
        <h2 className="text-2xl break-words">
          <bdi>{room.name}</bdi>
        </h2>
        <p {...asWritten} className="mt-1 min-h-[1.5em] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {group?.description}
        </p>
      </header>
      <Body room={room} onLeave={onLeave} onClose={onClose} />
    </div>
  );
}

/** The group's page as a sheet over the conversation, for screens without a third column. */
export function GroupSheet({ room, onLeave, onClose }: GroupPaneProps) {
  const { data: group } = useGroup(room);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{room.name}</bdi>}
      description={group?.description}
    >
      <div className="-mx-5 -my-5">
        <Body room={room} onLeave={onLeave} onClose={onClose} />
      </div>
    </Sheet>
  );
}

function Body({ room, onLeave, onClose }: GroupPaneProps) {
  const { data: group, isError, isFetching, refetch } = useGroup(room);
  const isWhole = useWhole(group);
  if (group === undefined || !isWhole) {
    if (isError && group === undefined) {
      return (
        <ErrorState
          title={t('groups.the-group-did-not-load', 'The group did not load.')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      );
    }
    return (
      <Loading label={t('groups.loading-the-group', 'Loading the group')}>
        <div className="px-6">
          <RowSkeleton rows={4} />
        </div>
      </Loading>
    );
  }
  return (
    <>
      <MembersPart group={group} />
      {group.role === 'owner' && group.disbandedAt === null && <HealthPart group={group} onClose={onClose} />}
      <RulesPart group={group} />
      {group.role !== 'member' && group.disbandedAt === null && <LinkPart group={group} />}
      {group.disbandedAt === null && <SettingsPart group={group} />}
      <Ends group={group} roomType={room.roomType} onLeave={onLeave} />
    </>
  );
}

/**
 * Returns true once each part has loaded or its first attempt has failed, and stays true. Parts that appear one after
 * another would move the rows below them, and a press that begins on one row and ends on another has no effect.
 */
function useWhole(group: Group | undefined): boolean {
  const [isWhole, setWhole] = useState(false);
  const input = { params: { roomId: group?.roomId ?? '' } };
  const isOpen = group !== undefined && group.disbandedAt === null;
  const reads = [
    useRead(roomMembers, input, { enabled: group !== undefined }),
    useRead(groupHealth, input, { enabled: isOpen && group.role === 'owner' }),
    useRead(getGroupLink, input, { enabled: isOpen && group.role !== 'member' }),
  ];
  const isReading = reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (!isWhole && group !== undefined && !isReading) setWhole(true);
  return isWhole;
}
