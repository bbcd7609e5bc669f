import { useCallback, useEffect, useRef, useState } from 'react';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { forget } from './companions.data.ts';

/** The time in which a deletion can be undone. */
const SECOND_THOUGHTS_MS = 6000;

/**
 * Deletes a note after a delay in which the person can undo the deletion. When the list closes or the page is left, all
 * waiting notes are deleted at once, so that a quick exit does not cancel a deletion.
 */
export function useForgetting(roomId: string) {
  const timers = useRef(new Map<string, number>());
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const drop = useCallback(
    async (noteId: string): Promise<void> => {
      window.clearTimeout(timers.current.get(noteId));
      if (!timers.current.delete(noteId)) return;
      try {
        await forget(roomId, noteId);
      } catch {
        toastFailure({
          title: t('companions.not-forgotten-yet', 'Not forgotten yet'),
          description: t('companions.that-note-is-still-there', 'That note is still there. Please try again.'),
        });
      } finally {
        setLeaving((before) => without(before, noteId));
      }
    },
    [roomId],
  );

  useEffect(() => {
    const waiting = timers.current;
    const dropAll = (): void => {
      for (const noteId of waiting.keys()) void drop(noteId);
    };
    window.addEventListener('pagehide', dropAll);
    return () => {
      window.removeEventListener('pagehide', dropAll);
      dropAll();
    };
  }, [drop]);

  return {
    leaving,
    start: (noteId: string): void => {
      if (timers.current.has(noteId)) return;
      timers.current.set(
        noteId,
        window.setTimeout(() => void drop(noteId), SECOND_THOUGHTS_MS),
      );
      setLeaving((before) => new Set([...before, noteId]));
    },
    keep: (noteId: string): void => {
      window.clearTimeout(timers.current.get(noteId));
      timers.current.delete(noteId);
      setLeaving((before) => without(before, noteId));
    },
  };
}

function without(ids: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...ids].filter((id) => id !== gone));
}
