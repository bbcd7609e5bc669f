import { useMemo, useState, type RefObject } from 'react';
import type { Room } from '#contract/chat.ts';
import { toast } from '#web/ui/toast.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { pin, react, unwrap, type Asked, type MessageActs } from './message.acts.ts';

interface Given {
  room: Room;
  runtime: ChatRuntime;
  canPin: boolean;
  scroller: RefObject<HTMLElement | null>;
}

/** Returns what can be done with the messages of a room, and the window that is open about one. */
export function useMessageActs({ room, runtime, canPin, scroller }: Given): {
  acts: MessageActs;
  asked: Asked | null;
  close: () => void;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id: roomId, canSend: canWrite } = room;
  const acts = useMemo<MessageActs>(
    () => ({
      canWrite,
      canPin,
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
      jump: (seq) => void jump(runtime, { roomId, seq, scroller }),
    }),
    [canWrite, canPin, roomId, runtime, scroller],
  );
  return { acts, asked, close: () => setAsked(null) };
}

async function jump(
  runtime: ChatRuntime,
  { roomId, seq, scroller }: { roomId: string; seq: number; scroller: RefObject<HTMLElement | null> },
): Promise<void> {
  const before = runtime.store.get(roomId).log;
  const isThere = await runtime.reach(roomId, seq).catch(() => false);
  const isFar = runtime.store.get(roomId).log !== before;
  // The page that was loaded last is drawn in the next frame.
  requestAnimationFrame(() => {
    const line = scroller.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
    if (!isThere || line === null || line === undefined) {
      toast({ title: 'That message is not here.', description: 'It may be gone, or there is no connection.' });
      return;
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line.scrollIntoView({ block: 'center', behavior: isCalm || isFar ? 'instant' : 'smooth' });
    line.animate({ backgroundColor: ['var(--color-lime)', 'transparent'] }, { duration: 1200, easing: 'ease-out' });
  });
}
