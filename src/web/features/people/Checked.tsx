import { CheckedMark } from '#web/ui/CheckedMark.tsx';
import { t } from '#web/words/words.ts';

/** The badge, and what it does not mean. */
export function Checked({ month }: { month: string }) {
  return (
    <div className="mt-3">
      <CheckedMark month={month} />
      <p className="mt-2 text-sm text-ink-2">
        {t(
          'people.what-checked-means',
          'A moderator compared this picture with three live ones. It says the face is real. It says nothing about manners.',
        )}
      </p>
    </div>
  );
}
