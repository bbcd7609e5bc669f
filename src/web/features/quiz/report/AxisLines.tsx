import type { Axes } from '#contract/quiz.ts';
import { TraitBar } from '#web/ui/ScoreBar.tsx';
import { t } from '#web/words/words.ts';
import { traitsOf } from './traits.ts';

/** The person's position on the four axes, with names for both ends and a remark on an axis near its middle. */
export function AxisLines({ axes }: { axes: Axes }) {
  return (
    <section aria-label={t('quiz.where-you-stand', 'Where you stand')} className="mt-6 lg:mt-0">
      {traitsOf(axes).map(({ name, ...trait }) => (
        <TraitBar key={name} title={name} {...trait} />
      ))}
      <p className="mt-2 text-sm text-ink-2">
        {t('quiz.50-is-the-middle-and', '50 is the middle, and nobody is only one end.')}
      </p>
    </section>
  );
}
