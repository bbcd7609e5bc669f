import { useLocation } from 'wouter';
import type { Room } from '#contract/chat.ts';
import { answer } from '#web/features/chat/state/list.data.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { openReport } from '#web/platform/report.ts';
import { Button } from '#web/ui/Button.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

/** Replaces the composer while a request is open. The receiver can answer it, and the sender sees that it waits. */
export function RequestBar({ room }: { room: Room }) {
  const { otherUser } = room;
  const [, go] = useLocation();
  const [decide, isDeciding] = useTold(async (what: 'accept' | 'delete') => {
    await answer(room.id, what);
    if (what === 'delete') go(paths.chats(), { replace: true });
  });
  if (room.request === 'sent') {
    return (
      <p className="pb-safe border-t border-line px-5 pt-4 text-center text-ink-2">
        {rich(t('chat.request-waits', 'Your message is waiting. When <name/> accepts, you can write on.'), {
          name: <bdi>{room.name}</bdi>,
        })}
      </p>
    );
  }
  return (
    <section aria-label={t('chat.request', 'Request')} className="pb-safe border-t border-line px-5 pt-4">
      <p className="mb-3 text-center text-ink-2">
        {rich(
          t('chat.request-asks', '<name/> would like to write to you, and does not see whether you have read this.'),
          { name: <bdi>{room.name}</bdi> },
        )}
      </p>
      <div className="mx-auto flex max-w-md gap-3 pb-3">
        <Button variant="lime" className="grow" pending={isDeciding} onClick={() => decide('accept')}>
          {t('chat.accept', 'Accept')}
        </Button>
        <Button variant="outline" className="grow" disabled={isDeciding} onClick={() => decide('delete')}>
          {t('chat.delete', 'Delete')}
        </Button>
      </div>
      {otherUser !== null && (
        <p className="pb-2 text-center">
          <Button variant="quiet" onClick={() => openReport({ kind: 'person', id: String(otherUser.id) })}>
            {t('chat.block-and-report', 'Block and report')}
          </Button>
        </p>
      )}
    </section>
  );
}
