import { Chip } from '#web/ui/Chip.tsx';
import { spoken, t } from '#web/words/words.ts';

const MOST = 6;

/** Shows the shared interests as chips. Renders nothing if there are none. */
export function SharedInterests({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - MOST;
  return (
    <ul aria-label={t('matching.interests-you-share', 'Interests you share')} className="flex flex-wrap gap-2">
      {names.slice(0, MOST).map((name) => (
        <li key={name}>
          <Chip>{spoken(name)}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Chip>{t('matching.more', '{more} more', { more })}</Chip>
        </li>
      )}
    </ul>
  );
}
