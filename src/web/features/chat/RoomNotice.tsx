import type { Room } from '#contract/chat.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';

/** At the beginning of a conversation: that the other side is not what one might take it for. */
export function RoomNotice({ room: { otherUser, name } }: { room: Room }) {
  if (otherUser?.isSeedUser) {
    return (
      <p className="mx-auto mb-3 max-w-sm rounded-control bg-iris-soft px-4 py-3 text-center text-sm">
        <AiMark className="mr-1.5" />
        <strong className="font-semibold">AI Character.</strong> {name} is written, not born: good company, no
        heartbeat.
      </p>
    );
  }
  if (otherUser?.isDemo) {
    return (
      <p className="mx-auto mb-3 max-w-sm rounded-control bg-paper-2 px-4 py-3 text-center text-sm text-ink-2">
        <DemoMark className="mr-1.5" /> {name} was invented so that this place is not empty. Demo members don't write
        back.
      </p>
    );
  }
  return null;
}
