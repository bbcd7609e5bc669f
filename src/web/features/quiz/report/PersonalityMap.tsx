import type { DescriptorResult } from '#contract/quiz.ts';
import { spoken, t } from '#web/words/words.ts';
import { byPercent } from './traits.ts';

/** The number of descriptors that are shown. */
const SHOWN = 8;

/** The first eight results, which the server sorts by their support in the answers. */
export function PersonalityMap({ results }: { results: readonly DescriptorResult[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t('quiz.your-personality-map', 'Your Personality Map')}</h2>
      <p className="mt-1 text-ink-2">
        {t('quiz.based-on-your-15-responses', 'Based on your 15 responses across 4 core pillars')}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {t(
          'quiz.each-percentage-is-how-much',
          'Each percentage is how much of what you answered about a trait points its way.',
        )}
      </p>
      <ol className="mt-3 grid grid-cols-1 md:grid-cols-2 md:gap-x-8">
        {byPercent(results.slice(0, SHOWN)).map(({ descriptor, count, percentage }) => (
          <li key={descriptor.id} className="flex flex-col border-t border-line py-4">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-lg">{descriptor.name}</h3>
              <span className="display tabular text-lg">{t('quiz.percent', '{percentage}%', { percentage })}</span>
            </div>
            <p className="mt-1 mb-3 text-sm text-ink-2">{descriptor.description}</p>
            <div aria-hidden className="mt-auto h-1.5 overflow-hidden rounded-full bg-paper-3">
              <div
                className="h-full origin-left rtl:origin-right rounded-full bg-ink"
                style={{ transform: `scaleX(${percentage / 100})` }}
              />
            </div>
            <p className="mt-2 text-xs text-ink-2">
              {t('quiz.responses', '{count, plural, one {# response} other {# responses}}', { count })} ·{' '}
              {descriptor.pillar === '' ? t('quiz.personality-core', 'Personality Core') : spoken(descriptor.pillar)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
