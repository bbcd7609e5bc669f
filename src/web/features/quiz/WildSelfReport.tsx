import type { DeepSections, QuizResults } from '#contract/quiz.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Page.tsx';
import { FriendCompatibility } from './FriendCompatibility.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { ShareButton } from './ShareButton.tsx';
import { readReport } from './text.ts';
import { TribeVibes } from './TribeVibes.tsx';
import { WildSelfPlate } from './WildSelfPlate.tsx';

/** The report's own titles, and what the person reads over them. */
const titles = [
  ['Strengths', 'Your Superpowers'],
  ['Weaknesses', 'Room for Glow-Up'],
  ['Social Suggestions', 'Level Up Tips'],
] as const;

const deepTitles = [
  ['loveLanguage', 'Love Language'],
  ['idealDate', 'Ideal Date'],
  ['careerVibe', 'Career Vibe'],
  ['lifeGoals', 'Life Goals'],
] as const satisfies readonly (readonly [keyof DeepSections, string])[];

interface Props {
  results: QuizResults;
  /** Where the last button leads. */
  onEnter: () => void;
}

/** The whole report, as its owner reads it. */
export function WildSelfReport({ results, onEnter }: Props) {
  const { type, archetype } = results.mbti;
  const { sections } = readReport(archetype.report);
  return (
    <>
      <WildSelfPlate results={results} />
      <FriendCompatibility mine={type} userId={results.userId} />
      <ShareButton type={type} userId={results.userId} size="lg" full className="mt-6" />
      {titles.map(([key, title]) => (
        <Section key={key} title={title}>
          <p>{sections[key]}</p>
        </Section>
      ))}
      <Section title="Your Tribe Vibes">
        <TribeVibes type={type} results={results.results}>
          <p>{sections['Friendship Potentials']}</p>
        </TribeVibes>
      </Section>
      {deepTitles.map(([key, title]) => (
        <Section key={key} title={title}>
          <p>{archetype.deep[key]}</p>
        </Section>
      ))}
      <Section title="A picture to keep">
        <ReportPicture key={results.session.id} results={results} />
      </Section>
      <Button variant="lime" size="lg" full className="mt-10" onClick={onEnter}>
        Take Me to the Wildlin World 🌍
      </Button>
    </>
  );
}
