import { archetypes } from '#content/archetypes.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { spoken, t } from '#web/words/words.ts';
import { tribeOf, type Fit } from './tribe.ts';
import { byPercent } from './traits.ts';

interface Props {
  type: MbtiType;
  results: readonly DescriptorResult[];
  children: React.ReactNode;
}

/** How this type gets along with others: a text, the easiest types and the hardest one, and kindred descriptors. */
export function TribeVibes({ type, results, children }: Props) {
  const { fits, kindred, isChaos } = tribeOf(type, results);
  return (
    <>
      {children}
      <h3 className="mt-6 text-lg">{t('quiz.animals-to-look-out-for', 'Animals to look out for')}</h3>
      <ul className="mt-1">
        {fits.map((fit) => (
          <ArchetypeRow key={fit.type} {...fit} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        {t(
          'quiz.out-of-100-from-our',
          'Out of 100, from our table of all 16 with all 16. It is a good guess and never a verdict.',
        )}
      </p>
      <h3 className="mt-6 text-lg">{t('quiz.kindred-spirits', 'Kindred spirits')}</h3>
      <p className="mt-1 text-ink-2">
        {t(
          'quiz.what-comes-next-in-your',
          'What comes next in your own answers. Whoever shares one may be easy company.',
        )}
      </p>
      <ul className="mt-1">
        {byPercent(kindred).map(({ descriptor, percentage }) => (
          <Kindred key={descriptor.id} name={descriptor.name} note={descriptor.description} percentage={percentage} />
        ))}
        {isChaos && (
          <Kindred
            name={t('quiz.chaos-energy', 'Chaos Energy')}
            note={t('quiz.might-be-too-much', 'Might be too much')}
          />
        )}
      </ul>
    </>
  );
}

function ArchetypeRow({ type, score, isHardest }: Fit) {
  const { animal, animalName, name, vibe } = archetypes[type];
  return (
    <li className="flex items-center gap-[min(1rem,3vw)] border-b border-line py-3">
      <Animal name={animal} size={44} label={spoken(animalName)} className="shrink-0" />
      <div className="min-w-0 grow">
        <p className="display text-[min(1.0625rem,6.5vw)]">{spoken(name)}</p>
        <p className="text-[min(0.9375rem,6vw)] text-ink-2">
          {isHardest ? t('quiz.takes-patience-and-may-be', 'Takes patience, and may be worth it') : spoken(vibe)}
        </p>
      </div>
      <p className="display tabular text-lg">
        {score}
        <span className="sr-only"> {t('common.of-100', 'of 100')}</span>
      </p>
    </li>
  );
}

function Kindred({ name, note, percentage }: { name: string; note: string; percentage?: number }) {
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="display">{name}</p>
        {percentage !== undefined && (
          <p className="display tabular text-lg">{t('quiz.percent', '{percentage}%', { percentage })}</p>
        )}
      </div>
      <p className="text-sm text-ink-2">{note}</p>
    </li>
  );
}
