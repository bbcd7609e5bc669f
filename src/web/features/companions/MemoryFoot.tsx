import { t } from '#web/words/words.ts';
import { useMemory } from './companions.data.ts';

/** Says how many things an AI character remembers of the person, and opens them; nothing while it remembers none. */
export function MemoryFoot({ roomId, name, onOpen }: { roomId: string; name: string; onOpen: () => void }) {
  const { data } = useMemory(roomId);
  if (data === undefined || data.notes.length === 0) return null;
  return (
    <p className="flex shrink-0 items-baseline justify-between gap-3 px-6 pb-2 text-sm text-ink-2">
      {t(
        'companions.remembers-things-about-you',
        '{count, plural, one {{name} remembers one thing about you} other {{name} remembers {count} things about you}}',
        { count: data.notes.length, name },
      )}
      <button
        type="button"
        onClick={onOpen}
        className="min-h-11 shrink-0 font-semibold whitespace-nowrap text-ink underline underline-offset-4"
      >
        {t('companions.see-them', 'See them')}
      </button>
    </p>
  );
}
