import type { MessageScene } from '#contract/chat.replies.ts';
import type { Room } from '#contract/chat.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/** Shows which of its scenes an AI character plays, while it plays one. */
export function SceneLine({ room, runtime }: { room: Room; runtime: ChatRuntime }) {
  const { log } = useRoomState(runtime, room.id);
  const last = log.messages.findLast(({ senderId, notice }) => senderId !== log.me && notice === undefined);
  return last?.scene === undefined ? null : <Place scene={last.scene} seed={room.id} />;
}

function Place({ scene: { number, of, title }, seed }: { scene: MessageScene; seed: string }) {
  return (
    <div className="relative isolate flex min-h-11 shrink-0 items-center gap-3 overflow-hidden border-b border-line px-5 py-2">
      <span aria-hidden className="flex shrink-0 items-center gap-1.5">
        {Array.from({ length: of }, (_, at) => (
          <span
            key={at}
            className={cx(
              'h-1.5 rounded-full',
              at + 1 === number ? 'w-4' : 'w-1.5',
              at < number ? 'bg-ink' : 'bg-line',
            )}
          />
        ))}
      </span>
      <p className="min-w-0 truncate text-sm">
        <strong className="font-semibold">{t('chat.scene-of', 'Scene {number} of {of}', { number, of })}</strong>
        <span> · </span>
        <bdi lang="en">{title}</bdi>
      </p>
      <span
        aria-hidden
        className="absolute inset-y-0 end-0 rtl:-scale-x-100 -z-10 w-32 text-iris opacity-40 [mask-image:linear-gradient(to_left,black,transparent)] max-[22rem]:hidden"
      >
        <ContourLines
          seed={`${seed} ${number}`}
          width={128}
          height={46}
          levels={6}
          peak={[0.75, 0.5]}
          className="text-current"
        />
      </span>
    </div>
  );
}
