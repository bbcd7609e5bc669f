import { useCallback, useMemo, useState } from 'react';
import type { Message, Room } from '#contract/chat.ts';
import { chatLimits } from '#web/features/chat/state/limits.ts';
import { foldComings, type Coming } from '#web/features/chat/lines/comings.ts';

const none: ReadonlySet<string> = new Set();

/** Returns the lines of a room. In a large room, runs of joins and leaves are folded until the person opens them. */
export function useComings({ memberCount }: Room, messages: readonly Message[]) {
  const [opened, setOpened] = useState(none);
  const isLarge = memberCount > (chatLimits().smallRoom ?? Infinity);
  const folding = useMemo(
    () => (isLarge ? foldComings(messages, opened) : { lines: messages, comings: new Map<string, Coming>() }),
    [isLarge, messages, opened],
  );
  const onUnfold = useCallback(({ ids }: Coming) => setOpened((before) => new Set([...before, ...ids])), []);
  return { ...folding, onUnfold };
}
