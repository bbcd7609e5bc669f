import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { plateNumber, type Archetype } from '#content/archetypes.ts';
import { previewsByType } from '#content/report-previews.ts';
import type { SharedReport } from '#content/shared-report.ts';
import { paths } from '#web/paths.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { Emoji } from '#web/ui/Emoji.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { SpecimenPlate } from '#web/ui/SpecimenPlate.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { useWords } from '#web/words/later.ts';
import { spoken, t } from '#web/words/words.ts';
import { anybody, boxes, HEADLINE } from '#web/features/quiz/friend/shared-report.words.ts';

export interface SharedProps {
  report: SharedReport;
  /** The `data` parameter of the link. The browser stores this text to remember the friend. */
  data: string;
}

interface Props {
  report: SharedReport;
  /** The comparison of the reader and their friend. */
  together?: ReactNode;
  /** The reader's next steps, below the preview. */
  end?: ReactNode;
}

/** The part of a friend's report that others may read. */
export function SharedReportView({ report, together, end }: Props) {
  useTitle(HEADLINE);
  return (
    <div className="pt-safe mx-auto w-full max-w-[30rem] grow px-5 pb-10 lg:max-w-[68rem]">
      <Link href={paths.home()} className="display-tight inline-flex h-14 items-center text-2xl">
        wildin
      </Link>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 pt-2 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:pt-8">
        <div className="lg:sticky lg:top-8">
          <PageHeading className="display-tight text-4xl text-balance md:text-5xl">{HEADLINE}</PageHeading>
          <p className="mt-3 mb-6 text-lg text-ink-2">
            {t(
              'quiz.a-friend-answered-fifteen-questions',
              'A friend answered fifteen questions, and this is who came out. They would like to know who you are.',
            )}
          </p>
          {report.archetype ? <Plate archetype={report.archetype} /> : <UnknownPlate />}
        </div>
        <div className="flex flex-col gap-8">
          {together}
          <section>
            <p className="mb-5 text-lg">
              {t(
                'quiz.everybody-has-a-wild-self',
                'Everybody has a wild self: the one who answers before their manners do. Here is your friend’s, in four sentences.',
              )}
            </p>
            <Preview report={report} />
          </section>
          {end}
        </div>
      </div>
    </div>
  );
}

function Plate({ archetype: { type, name, emoji, latinName, animal, animalName } }: { archetype: Archetype }) {
  return (
    <SpecimenPlate
      plate={plateNumber(type)}
      type={type}
      name={name}
      latin={latinName}
      animal={animal}
      animalWord={animalName.toLowerCase()}
      heading={withEmoji(emoji)}
    />
  );
}

/** The plate for a type that the product does not know. */
function UnknownPlate() {
  return (
    <figure className="relative isolate grid min-h-72 content-end overflow-hidden rounded-plate border-[1.5px] border-ink px-5 py-5">
      <ContourLines seed="unknown" height={330} peak={[0.5, 0.42]} className="-z-10" />
      <figcaption>
        <Named emoji="🌟" name={t('quiz.your-wild-self-2', 'Your Wild Self')} />
        <p lang="la" className="latin text-lg">
          {t('quiz.species-nondum-descripta', 'Species nondum descripta')}
        </p>
      </figcaption>
    </figure>
  );
}

const withEmoji = (emoji: string) => (name: string) => <Named emoji={emoji} name={name} />;

function Named({ emoji, name }: { emoji: string; name: string }) {
  return (
    <h2 className="display-tight flex flex-wrap items-center gap-x-2.5 text-[min(2.1875rem,11vw)] leading-[1.1]">
      <Emoji className="text-[0.85em]">{emoji}</Emoji>
      {name}
    </h2>
  );
}

function Preview({ report: { type } }: { report: SharedReport }) {
  const preview = type === null ? anybody : previewsByType[type];
  if (!useWords('reports')) return null;
  return (
    <dl className="grid grid-cols-1 border-t border-line lg:grid-cols-2 lg:gap-x-8">
      {boxes.map(([key, title]) => (
        <div key={key} className="border-b border-line py-4">
          <dt className="display text-lg">{title}</dt>
          <dd className="mt-1 text-ink-2">{spoken(preview[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
