import type { ReactNode } from 'react';
import type { DeepSections, QuizResults } from '#contract/quiz.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/Page.tsx';
import { AxisLines } from './AxisLines.tsx';
import { FriendCompatibility } from './FriendCompatibility.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { ShareButton } from './ShareButton.tsx';
import { readReport } from './text.ts';
import { TribeVibes } from './TribeVibes.tsx';
import { WildSelfPlate } from './WildSelfPlate.tsx';

/** The titles of the report's sections, and the headings that the person reads. */
const superpowers = ['Strengths', 'Your Superpowers'] as const;
const titles = [
  ['Weaknesses', 'Room for Glow-Up'],
  ['Social Suggestions', 'Level Up Tips'],
] as const;

const ABOVE_TABS = 'bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))]';

const deepTitles = [
  ['loveLanguage', 'Love Language'],
  ['idealDate', 'Ideal Date'],
  ['careerVibe', 'Career Vibe'],
  ['lifeGoals', 'Life Goals'],
] as const satisfies readonly (readonly [keyof DeepSections, string])[];

interface Props {
  results: QuizResults;
  /** Runs on a press of the last button. */
  onEnter: () => void;
  /** Whether the tabs of a phone lie below the last button. */
  hasTabs: boolean;
  /** Stands before the last button. */
  children?: ReactNode;
}

/**
 * The whole report, for its owner. On a wide screen the plate stays at the left. The last button is at the lower edge of
 * a phone from the second section on, so that nobody has to read to the end to go on.
 */
export function WildSelfReport({ results, onEnter, hasTabs, children }: Props) {
  const { type, archetype } = results.mbti;
  const { sections } = readReport(archetype.report);
  return (
    <div className="lg:grid lg:grid-cols-[24rem_minmax(0,40rem)] lg:items-start lg:justify-between">
      <div className="lg:sticky lg:top-6">
        <WildSelfPlate results={results} />
        <ShareButton type={type} userId={results.userId} variant="outline" size="lg" full className="mt-6" />
      </div>
      <div>
        <AxisLines axes={results.axes} />
        <FriendCompatibility mine={type} userId={results.userId} />
        <Section title={superpowers[1]}>
          <p>{sections[superpowers[0]]}</p>
        </Section>
        <div>
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
          {children}
          <div
            className={cx('sticky mt-10 bg-paper py-3 lg:static lg:py-0', hasTabs ? ABOVE_TABS : 'pb-safe bottom-0')}
          >
            <Button variant="lime" size="lg" full onClick={onEnter}>
              Take Me to the Wildlin World 🌍
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
