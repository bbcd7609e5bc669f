import { Link } from 'wouter';
import { formerRoom } from '#contract/chat.members.ts';
import { LaterStrip } from '#web/features/chat/later/LaterStrip.tsx';
import { useChatRuntime, useRoomState } from '#web/features/chat/state/chat.session.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import type { Gone } from '#web/features/chat/state/room.gone.ts';
import { KeptText } from '#web/parts/rooms/KeptText.tsx';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { goneTitle, goneWords } from './gone.words.ts';

interface GoneRoomProps {
  roomId: string;
  gone: Gone;
  /** The name of the group that was on the screen before, if any. */
  name: string | null;
}

/** Replaces a room that the person is not in: says how they came to be out of it, and keeps what they had typed. */
export function GoneRoom({ roomId, gone, name }: GoneRoomProps) {
  useTitle(t('common.chat', 'Chat'));
  const runtime = useChatRuntime();
  const isMalformed = !/^[0-9a-f-]{36}$/i.test(roomId);
  // Only the server knows more than the page does. A stranger learns nothing from it.
  const told = useRead(
    formerRoom,
    { params: { roomId } },
    { enabled: gone === 'unknown' && !isMalformed, staleTime: 0 },
  );
  const how = told.data?.how ?? gone;
  const wasIn = how !== 'unknown' || name !== null;
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('common.chat', 'Chat')}</PageHeading>
      <div role="status">
        <EmptyState
          title={
            wasIn
              ? goneTitle(name ?? told.data?.name ?? null)
              : t('chat.this-chat-is-not-here', 'This chat is not here.')
          }
          note={
            wasIn
              ? goneWords(how)
              : t('chat.it-may-have-ended-or', 'It may have ended, or the link lost a letter on the way.')
          }
          action={
            <Link href={paths.chats()} className={buttonClass({ variant: 'outline' })}>
              {t('chat.all-chats', 'All chats')}
            </Link>
          }
        />
      </div>
      {runtime !== null && <Typed runtime={runtime} roomId={roomId} />}
      {runtime !== null && <LaterStrip roomId={roomId} me={runtime.store.me} />}
    </div>
  );
}

/** Shows the draft of a room and the messages that never left it. */
function Typed({ runtime, roomId }: { runtime: ChatRuntime; roomId: string }) {
  const { log } = useRoomState(runtime, roomId);
  const unsent = log.pending.filter(({ voice, gif }) => (voice ?? gif) === undefined).map(({ content }) => content);
  return (
    <div className="w-full px-5 pb-6">
      <KeptText me={runtime.store.me} roomId={roomId} unsent={unsent} />
    </div>
  );
}

/** Replaces the composer of a room of two that is closed. It does not say by whom. */
export function ClosedRoom({ runtime, roomId }: { runtime: ChatRuntime; roomId: string }) {
  return (
    <div className="pb-safe border-t border-line px-5 pt-4 text-center">
      <p role="status" className="text-ink-2">
        {t('chat.this-chat-is-closed-what', 'This chat is closed. What was said stays readable.')}
      </p>
      <KeptText me={runtime.store.me} roomId={roomId} />
      <Link href={paths.chats()} className={buttonClass({ variant: 'quiet' })}>
        {t('chat.all-chats', 'All chats')}
      </Link>
    </div>
  );
}
