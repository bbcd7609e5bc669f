import type { Room } from '#contract/chat.ts';
import { CopyInvite } from '#web/features/chat/lines/CopyInvite.tsx';
import { DemoMark } from '#web/ui/Marks.tsx';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { CharacterNotice } from './CharacterNotice.tsx';

/** A notice at the beginning of a conversation with an AI character or a demo member. */
export function RoomNotice({ room: { otherUser, name } }: { room: Room }) {
  if (otherUser?.isSeedUser) return <CharacterNotice companion={otherUser} name={name} />;
  if (otherUser?.isDemo) {
    return (
      <div className="mx-auto mb-3 max-w-sm rounded-control bg-paper-2 px-4 py-3 text-center text-sm text-ink-2">
        <p className="mb-2">
          <DemoMark className="me-1.5" />{' '}
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
