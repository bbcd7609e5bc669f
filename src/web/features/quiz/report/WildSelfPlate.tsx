import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { SpecimenPlate } from '#web/ui/SpecimenPlate.tsx';
import { spoken, t } from '#web/words/words.ts';
import { readReport } from '#web/features/quiz/state/text.ts';

/** Renders the archetype's name as the heading of the page. */
const asHeading = (name: string) => (
  <PageHeading className="display-tight text-[min(2.1875rem,11vw)] leading-[1.09] md:text-4xl">{name}</PageHeading>
);

/** The archetype's plate and its description. */
export function WildSelfPlate({ results }: { results: QuizResults }) {
  const { type, archetype } = results.mbti;
  const { animal, animalName, latinName, vibe } = archetypes[type];
  return (
    <>
      <p className="mb-3 text-center text-sm font-semibold text-ink-2">
        {t('quiz.your-wildself-revealed', 'Your WildSelf Revealed')}
      </p>
      <div data-reads>
        <SpecimenPlate
          plate={plateNumber(type)}
          type={type}
          name={archetype.name}
          latin={latinName}
          animal={animal}
          animalWord={animalName.toLowerCase()}
          heading={asHeading}
        />
        <p className="display mt-6 text-xl text-balance">{spoken(vibe)}</p>
      </div>
      <p className="mt-3 text-lg">{readReport(archetype.report).intro}</p>
    </>
  );
}
