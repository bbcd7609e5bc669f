import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { quickStarters } from '#content/starters.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { HeartConfetti } from '#web/ui/HeartConfetti.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { ScoreBar, type ScoreTone } from '#web/ui/ScoreBar.tsx';
import { CopyStarters } from './CopyStarters.tsx';
import { summary } from './match.words.ts';
import { backToSearch } from './pause.ts';
import { matchReasons, portionsOf, type Portion } from './result.rules.ts';
import { SharedInterests } from './SharedInterests.tsx';
import { SkyAndPaper } from './SkyAndPaper.tsx';
import { SoulPerson, type Shown } from './SoulPerson.tsx';

const portions: Readonly<Record<Portion['key'], { label: string; tone: ScoreTone }>> = {
  personality: { label: 'Personality', tone: 'lime' },
  interests: { label: 'Interests', tone: 'coral' },
  talk: { label: 'Vibe and communication', tone: 'gold' },
};

type ResultViewProps = { match: Shown; isExample?: boolean; actions: ReactNode };

/** One match with all that is known of why: who under the sky, on paper the score taken apart, and what to say first. */
export function ResultView({ match, isExample = false, actions }: ResultViewProps) {
  const { matchData, user } = match;
  const starters = [matchData.conversationStarter, ...quickStarters].filter(Boolean).slice(0, 4);
  return (
    <>
      <SkyAndPaper
        seed={String(user.id)}
        back={backToSearch}
        middle={isExample ? <ExampleMark /> : ''}
        sky={
          <SoulPerson match={match}>
            {!isExample && (
              <Link
                href={paths.person(user.id)}
                className={cx(buttonClass({ variant: 'outline', size: 'sm' }), 'mt-4')}
              >
                Profile
              </Link>
            )}
          </SoulPerson>
        }
        actions={actions}
      >
        <div>
          <div className="flex items-center gap-4">
            <p className="display-tight tabular text-6xl leading-none">
              {matchData.compatibilityScore}
              <span className="sr-only"> of 100</span>
            </p>
            <p className="text-lg leading-snug text-ink-2">{summary(matchData)}</p>
          </div>
          <section aria-label="Compatibility" className="mt-5 border-t border-line">
            {portionsOf(matchData).map(({ key, weight, score, reason }) => (
              <ScoreBar
                key={key}
                label={`${portions[key].label} · ${weight}%`}
                value={score}
                note={reason}
                tone={portions[key].tone}
              />
            ))}
          </section>
        </div>
        <Reasons match={match} />
        <CopyStarters starters={starters} />
      </SkyAndPaper>
      <HeartConfetti seed={String(user.id)} />
    </>
  );
}

function Reasons({ match }: { match: Shown }) {
  return (
    <section aria-labelledby="match-reasons">
      <h2 id="match-reasons" className="mb-3 text-xl">
        Why you two
      </h2>
      <ul className="mb-4 flex flex-col gap-2">
        {matchReasons(match).map((reason) => (
          <li key={reason} className="flex gap-3">
            <Check size={20} className="mt-0.5 shrink-0 text-good" />
            {reason}
          </li>
        ))}
      </ul>
      <SharedInterests names={match.matchData.sharedInterests} />
    </section>
  );
}

function ExampleMark() {
  return (
    <span className="inline-flex h-6 items-center rounded-[6px] border border-dashed border-edge px-2 text-xs leading-none font-semibold">
      Example
    </span>
  );
}
