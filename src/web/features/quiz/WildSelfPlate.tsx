import { archetypes, plateNumber } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { TraitBar } from '#web/ui/ScoreBar.tsx';
import { SpecimenPlate } from '#web/ui/SpecimenPlate.tsx';
import { readReport } from './text.ts';
import { traitsOf } from './traits.ts';

/** The archetype's name is what this page is about. */
const asHeading = (name: string) => <PageHeading className="display-tight text-3xl md:text-4xl">{name}</PageHeading>;

/** The archetype's plate, who that is, and where the person stands on the four axes. */
export function WildSelfPlate({ results }: { results: QuizResults }) {
  const { type, archetype } = results.mbti;
  const { animal, animalName, latinName } = archetypes[type];
  return (
    <>
      <p className="mb-3 text-center text-sm font-semibold text-ink-2">Your WildSelf Revealed</p>
      <SpecimenPlate
        plate={plateNumber(type)}
        type={type}
        name={archetype.name}
        latin={latinName}
        animal={animal}
        animalWord={animalName.toLowerCase()}
        heading={asHeading}
      />
      <p className="mt-6 text-lg">{readReport(archetype.report).intro}</p>
      <section aria-label="Where you stand" className="mt-6">
        {traitsOf(results.axes).map(({ label, strength }) => (
          <TraitBar key={label} label={label} value={strength} />
        ))}
      </section>
    </>
  );
}
