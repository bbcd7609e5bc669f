import { useMemo, useState, type RefObject } from 'react';
import type { Room } from '#contract/chat.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { pin, react, unwrap, type MessageDialog, type MessageActs } from '#web/features/chat/state/message.acts.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import type { Reveal } from './useWindow.ts';

interface MessageActsOptions {
  room: Room;
  runtime: ChatRuntime;
  canPin: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Mounts a line that is far from the screen. */
  reveal: RefObject<Reveal | null>;
}

/** Returns the actions for the messages of a room, and the window about a message that is open, if any. */
export function useMessageActs({ room, runtime, canPin, scroller, reveal }: MessageActsOptions): {
  acts: MessageActs;
  asked: MessageDialog | null;
  close: () => void;
} {
  const [asked, setAsked] = useState<MessageDialog | null>(null);
  const { id: roomId, canSend: canWrite, type } = room;
  // In a group, only the owner and the admins may pin, and they may also ban.
  const canBan = canPin && type === 'group';
  const acts = useMemo<MessageActs>(
    () => ({
      canWrite,
      canPin,
      canBan,
      pin: (message, isOn) => void pin(runtime, message, isOn),
      reply: (message) => runtime.store.update(roomId, { about: { kind: 'reply', message } }),
      edit: (message) => runtime.store.update(roomId, { about: { kind: 'edit', message } }),
      react: (message, emoji, isOn) => void react(runtime, message, { emoji, isOn }),
      ask: (kind, message) => setAsked({ kind, message }),
      openGift: async (message) => {
        if (message.gift?.unwrappedAt !== undefined) return setAsked({ kind: 'gift', message });
        const unwrapped = await unwrap(runtime, message);
        if (unwrapped !== undefined) setAsked({ kind: 'unwrap', message: unwrapped });
      },
      jump: (seq) => void jump(runtime, { roomId, seq, scroller, reveal }),
    }),
    [canWrite, canPin, canBan, roomId, runtime, scroller, reveal],
  );
  return { acts, asked, close: () => setAsked(null) };
}

async function jump(
  runtime: ChatRuntime,
  { roomId, seq, scroller, reveal }: Pick<MessageActsOptions, 'scroller' | 'reveal'> & { roomId: string; seq: number },
): Promise<void> {
  const before = runtime.store.get(roomId).log;
  const isThere = await runtime.reach(roomId, seq).catch(() => false);
  const isFar = runtime.store.get(roomId).log !== before;
  // The page that was just loaded is rendered in the next frame.
  requestAnimationFrame(() => {
    const find = () => scroller.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? null;
    const isMounted = find() !== null;
    if (!isMounted) reveal.current?.(seq);
    const line = find();
    if (!isThere || line === null) {
      toast({
        title: t('chat.that-message-is-not-here', 'That message is not here.'),
        description: t('chat.it-may-be-gone-or', 'It may be gone, or there is no connection.'),
      });
      return;
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isMounted && !isFar && !isCalm) line.scrollIntoView({ block: 'center', behavior: 'smooth' });
    else center(line);
    line.animate({ backgroundColor: ['var(--color-lime)', 'transparent'] }, { duration: 1200, easing: 'ease-out' });
  });
}

/** The number of frames until the lines around a distant line are measured. */
const SETTLES = 4;

/** Brings a line to the middle of the screen and holds it there while its neighbors are mounted and measured. */
function center(line: HTMLElement, frames = SETTLES): void {
  line.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => center(line, frames - 1));
}
