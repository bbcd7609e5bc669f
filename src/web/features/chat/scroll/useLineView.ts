import { useMemo } from 'react';
import type { Room } from '#contract/chat.ts';
import type { LineView } from '#web/features/chat/lines/line.view.ts';
import { mayLink } from '#web/features/chat/names.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import { useMe } from '#web/platform/me.ts';

/** Returns the same object until a value changes, so that lines need not render again. */
export function useLineView(
  room: Room,
  { me, names, today, onJump, onUnfold }: Pick<LineView, 'me' | 'names' | 'today' | 'onJump' | 'onUnfold'>,
): LineView {
  const { name } = room;
  const [isCounted, isAi, isDemo] = [room.type === 'group', isCompanion(room), isDemoRoom(room)];
  const [isMineLinked, isOtherLinked] = [mayLink(useMe().data), mayLink(room.otherUser)];
  return useMemo(
    () => ({ me, names, today, onJump, onUnfold, name, isCounted, isAi, isDemo, isMineLinked, isOtherLinked }),
    [me, names, today, onJump, onUnfold, name, isCounted, isAi, isDemo, isMineLinked, isOtherLinked],
  );
}
