import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

interface Props {
  value: number | null;
  /** Receives null when the rating is removed. */
  onChange: (value: number | null) => void;
}

/** A rating of one to five stars. A press on the current rating removes it. */
export function Stars({ value, onChange }: Props) {
  return (
    <div role="group" aria-label={t('quiz-party.your-rating', 'Your rating')} className="-ms-2.5 flex">
      {STARS.map((star) => {
        const isFilled = value !== null && star <= value;
        return (
          <button
            key={star}
            type="button"
            aria-label={t('quiz-party.stars', '{star, plural, one {# star} other {# stars}}', { star })}
            aria-pressed={value === star}
            onClick={() => onChange(value === star ? null : star)}
            className="grid size-[48px] place-items-center rounded-full hover:bg-paper-2"
          >
            <svg
              viewBox="0 0 24 24"
              width={28}
              height={28}
              aria-hidden
              className={cx(isFilled ? 'fill-ink' : 'fill-transparent', 'stroke-ink')}
              strokeWidth={1.5}
              strokeLinejoin="round"
            >
              <path d={STAR} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}
