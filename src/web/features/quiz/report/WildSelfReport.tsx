import type { ReactNode } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { DeepSections, QuizResults } from '#contract/quiz.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlanetMark } from '#web/ui/PlanetMark.tsx';
import { cx } from '#web/ui/cx.ts';
import { Section } from '#web/ui/Page.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { t } from '#web/words/words.ts';
import { ShareButton } from '#web/features/quiz/friend/ShareButton.tsx';
import { readReport } from '#web/features/quiz/state/text.ts';
import { AxisLines } from './AxisLines.tsx';
import { FriendCompatibility } from './FriendCompatibility.tsx';
import { ReportPicture } from './ReportPicture.tsx';
import { TribeVibes } from './TribeVibes.tsx';
import { WildSelfPlate } from './WildSelfPlate.tsx';

/** Each pair has a section's title in the report's text, which is English in every language, and the heading that is read. */
const superpowers = ['Strengths', t('quiz.your-superpowers', 'Your Superpowers')] as const;
const titles = [
  ['Weaknesses', t('quiz.room-for-glow-up', 'Room for Glow-Up')],
  ['Social Suggestions', t('quiz.level-up-tips', 'Level Up Tips')],
] as const;

const ABOVE_TABS = 'bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))]';

const deepTitles = [
  ['loveLanguage', t('quiz.love-language', 'Love Language')],
  ['idealDate', t('quiz.ideal-date', 'Ideal Date')],
  ['careerVibe', t('quiz.career-vibe', 'Career Vibe')],
  ['lifeGoals', t('quiz.life-goals', 'Life Goals')],
] as const satisfies readonly (readonly [keyof DeepSections, string])[];

interface Props {
  results: QuizResults;
  /** Runs on a press of the last button. */
  onEnter: () => void;
  /** Whether the page has the tab bar below 1200 px. If so, the last button sticks above the bar. */
  hasTabs: boolean;
  /** A question below the plate. */
  question?: ReactNode;
  /** The content before the last button. */
  children?: ReactNode;
}

/**
 * The whole report, for its owner. From 1200 px on, the plate stays at the left. Below that width, the last button
 * sticks to the lower edge from the second section on, so that a person can continue without reading to the end.
 */
export function WildSelfReport({ results, onEnter, hasTabs, question, children }: Props) {
  const { type, archetype } = results.mbti;
  const { sections } = readReport(archetype.report);
  return (
    <div className="lg:grid lg:grid-cols-[24rem_minmax(0,37rem)] lg:items-start lg:justify-between">
      <div className="lg:sticky lg:top-6">
        <WildSelfPlate results={results} />
        <ShareButton type={type} userId={results.userId} variant="outline" size="lg" full className="mt-6" />
        {question}
      </div>
      <div>
        <AxisLines axes={results.axes} />
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <PlanetMark planet={archetypes[type].personalityPlanet} />
          <span>
            {t(
              'quiz.your-planet',
              'Your planet. The sixteen animals live on five; it is a color beside your name and changes no match.',
            )}
          </span>
        </p>
        <FriendCompatibility mine={type} userId={results.userId} />
        <Section title={superpowers[1]}>
          <p>{sections[superpowers[0]]}</p>
        </Section>
        <div>
          <p className="mt-8 text-sm text-ink-2">{t('quiz.the-rest-folded', 'Tap a title to read it.')}</p>
          <div className="mt-2 border-b border-line">
            {titles.map(([key, title]) => (
              <Fold key={key} title={title}>
                <p>{sections[key]}</p>
              </Fold>
            ))}
            <Fold title={t('quiz.your-tribe-vibes', 'Your Tribe Vibes')}>
              <TribeVibes type={type} results={results.results}>
                <p>{sections['Friendship Potentials']}</p>
              </TribeVibes>
            </Fold>
            {deepTitles.map(([key, title]) => (
              <Fold key={key} title={title}>
                <p>{archetype.deep[key]}</p>
              </Fold>
            ))}
          </div>
          <Section title={t('quiz.a-picture-to-keep', 'A picture to keep')}>
            <ReportPicture key={results.session.id} results={results} />
          </Section>
          {children}
          <div
            className={cx('sticky mt-10 bg-paper py-3 lg:static lg:py-0', hasTabs ? ABOVE_TABS : 'pb-safe bottom-0')}
          >
            <Button variant="lime" size="lg" full onClick={onEnter}>
              {t('quiz.take-me-to-the-wildlin', 'Take Me to the Wildlin World 🌍')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
