import type { Room } from '#contract/chat.ts';
import { CopyInvite } from '#web/features/chat/lines/CopyInvite.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';

/** A notice at the beginning of a conversation with an AI character or a demo member. */
export function RoomNotice({ room: { otherUser, name } }: { room: Room }) {
  if (otherUser?.isSeedUser) {
    return (
      <p className="mx-auto mb-3 max-w-sm rounded-control bg-iris-soft px-4 py-3 text-center text-sm">
        <AiMark className="mr-1.5" />
        <strong className="font-semibold">{t('chat.ai-character', 'AI Character.')}</strong>{' '}
        {t('chat.is-written-not-born-good', '{name} is written, not born: good company, no heartbeat.', { name })}
      </p>
    );
  }
  if (otherUser?.isDemo) {
    return (
      <div className="mx-auto mb-3 max-w-sm rounded-control bg-paper-2 px-4 py-3 text-center text-sm text-ink-2">
        <p className="mb-2">
          <DemoMark className="mr-1.5" />{' '}
          {rich(
            t(
              'chat.demo-member-was-invented',
              '<name/> was invented so that this place is not empty, and answers by itself: ten written lines, no person behind them. A real friend writes more.',
            ),
            { name: <bdi>{name}</bdi> },
          )}
        </p>
        <CopyInvite />
      </div>
    );
  }
  return null;
}
