import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { starterIn } from '#content/starter-words.ts';
import { quickStarters } from '#content/starters.ts';
import { MatchWhy } from '#web/parts/match/MatchWhy.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { spoken, t } from '#web/words/words.ts';
import { backToSearch } from '#web/features/matching/state/pause.ts';
import { Hearts } from '#web/features/matching/reveal/Hearts.tsx';
import { revealBar } from '#web/features/matching/reveal/revealBar.tsx';
import { RevealRing } from '#web/features/matching/reveal/RevealRing.tsx';
import { useReveal } from '#web/features/matching/reveal/useReveal.ts';
import { PracticeMark } from '#web/features/matching/person/PracticeMark.tsx';
import { SharedInterests } from '#web/features/matching/person/SharedInterests.tsx';
import { SkyAndPaper } from '#web/features/matching/sky/SkyAndPaper.tsx';
import { SoulPerson, type ShownMatch } from '#web/features/matching/person/SoulPerson.tsx';
import { CopyStarters } from './CopyStarters.tsx';
import { MadeUp } from './MatchActions.tsx';
import { matchReasons } from './result.rules.ts';

type ResultViewProps = {
  match: ShownMatch;
  isExample?: boolean;
  /** Whether a search has found the match just now. */
  isNew?: boolean;
  right?: ReactNode;
  actions: ReactNode;
};

/** Shows one match: the person under the sky, and on paper the parts of the score, the reasons and first messages. */
export function ResultView({ match, isExample = false, isNew = false, right, actions }: ResultViewProps) {
  const { matchData, user } = match;
  const reveal = useReveal(isNew);
  const mark = isExample ? <ExampleMark /> : match.kind === 'practice' ? <PracticeMark /> : undefined;
  const bar = revealBar(reveal, { mark, menu: right });
  const starters = [starterIn(matchData, spoken), ...quickStarters.map(spoken)].filter(Boolean).slice(0, 4);
  return (
    <SkyAndPaper
      seed={String(user.id)}
      back={backToSearch}
      right={bar.right}
      middle={bar.middle ?? ''}
      reveal={reveal}
      score={matchData.compatibilityScore}
      sky={
        <SoulPerson
          match={match}
          ring={reveal.stage !== 'rest' && <RevealRing />}
          hearts={<Hearts reveal={reveal} seed={String(user.id)} matchId={matchData.matchId} />}
        >
          {isExample ? (
            <MadeUp>
              {(tell) => (
                <Button variant="outline" size="sm" className="mt-4" onClick={tell}>
                  {t('matching.profile', 'Profile')}
                </Button>
              )}
            </MadeUp>
          ) : (
            <Link href={paths.person(user.id)} className={cx(buttonClass({ variant: 'outline', size: 'sm' }), 'mt-4')}>
              {t('matching.profile', 'Profile')}
            </Link>
          )}
        </SoulPerson>
      }
      actions={actions}
    >
      <div>
        <MatchWhy data={matchData} name={user.displayName} isSheet />
      </div>
      <Reasons match={match} />
      <CopyStarters starters={starters} />
    </SkyAndPaper>
  );
}

function Reasons({ match }: { match: ShownMatch }) {
  return (
    <section aria-labelledby="match-reasons">
      <h2 id="match-reasons" className="mb-3 text-xl">
        {t('matching.why-you-two', 'Why you two')}
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
      {t('matching.example', 'Example')}
    </span>
  );
}
