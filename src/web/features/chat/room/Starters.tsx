import { starterIn } from '#content/starter-words.ts';
import { quickStarters } from '#content/starters.ts';
import type { Room } from '#contract/chat.ts';
import { withStarter } from '#web/features/chat/composer/composing.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { draftOf, setDraft } from '#web/platform/drafts/drafts.ts';
import { spoken, t } from '#web/words/words.ts';

/** Suggests first messages in the empty room of a match. A tap puts a suggestion into the composer. */
export function Starters({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const { log, status } = useRoomState(runtime, room.id);
  if (room.matchData === null || status !== 'ready' || log.messages.length > 0 || log.pending.length > 0) return null;
  const { me } = runtime.store;
  const own = starterIn(room.matchData, spoken);
  const quick = quickStarters.map(spoken);
  const starters = own === '' ? quick : [own, ...quick];
  return (
    <section aria-label={t('chat.conversation-starters', 'Conversation starters')} className="shrink-0 pt-2">
      <h2 className="px-5 text-sm">
        {t('chat.no-messages-yet-start-the', 'No messages yet. Start the conversation!')}
      </h2>
      <ul className="strip flex snap-x scroll-px-4 gap-2 px-4 py-2 lg:flex-wrap">
        {starters.map((starter) => (
          <li key={starter} className="w-60 shrink-0 snap-start">
            <button
              type="button"
              onClick={() => setDraft(me, room.id, withStarter(draftOf(me, room.id), starter, starters))}
              className="h-full min-h-16 w-full rounded-control bg-paper-2 px-4 py-2.5 text-start text-sm transition-colors hover:bg-paper-3"
            >
              <span className="line-clamp-3">{starter}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
