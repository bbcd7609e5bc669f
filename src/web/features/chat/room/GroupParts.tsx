import { Suspense, use, useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { ChatSlots } from '#web/features/chat/slots.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useChatRuntime } from '#web/features/chat/state/chat.session.ts';
import { leaveRoom } from '#web/features/chat/state/list.data.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { Who } from './Who.tsx';

/** A group's name in the header. It opens the group's page, or focuses the page if the third column shows it. */
export function GroupName({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const { GroupSheet } = use(ChatSlots);
  const [isOpen, setOpen] = useState(false);
  const onLeave = useLeave(room);
  const show = (): void => {
    const pane = document.querySelector<HTMLElement>('[data-group-pane]');
    if (pane !== null && pane.offsetParent !== null) pane.focus();
    else setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={show}
        title={t('chat.about-this-group', 'About this group')}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-control text-start"
      >
        <Who room={room} runtime={runtime} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GroupSheet room={room} onLeave={onLeave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The group's page in the third column. */
export function GroupContext({ room }: { room: Room }) {
  const { GroupPane } = use(ChatSlots);
  const onLeave = useLeave(room);
  return (
    <Suspense fallback={null}>
      <GroupPane room={room} onLeave={onLeave} onClose={nothing} />
    </Suspense>
  );
}

const nothing = (): void => undefined;

/** Returns the function that leaves a group and then goes to the list of chats. */
function useLeave(room: Room): () => Promise<void> {
  const runtime = useChatRuntime();
  const [, go] = useLocation();
  return async () => {
    if (runtime !== null) await leaveRoom(runtime, room, () => go(paths.chats(), { replace: true }));
  };
}
