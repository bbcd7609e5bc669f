import { starterIn } from '#content/starter-words.ts';
import { Link } from 'wouter';
import type { SoulMatch } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { helloLabel } from '#web/parts/match/hello.ts';
import { MatchWhy } from '#web/parts/match/MatchWhy.tsx';
import { paths } from '#web/paths.ts';
import { InviteRow } from './ColdRows.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { spoken, t } from '#web/words/words.ts';
import { MatchMenu } from '#web/features/matching/result/MatchMenu.tsx';
import { Hearts } from '#web/features/matching/reveal/Hearts.tsx';
import { revealBar } from '#web/features/matching/reveal/revealBar.tsx';
import { RevealRing } from '#web/features/matching/reveal/RevealRing.tsx';
import { useReveal } from '#web/features/matching/reveal/useReveal.ts';
import { SAVED } from '#web/features/matching/state/pause.ts';
import { PracticeMark } from '#web/features/matching/person/PracticeMark.tsx';
import { SharedInterests } from '#web/features/matching/person/SharedInterests.tsx';
import { SkyAndPaper } from '#web/features/matching/sky/SkyAndPaper.tsx';
import { SoulPerson } from '#web/features/matching/person/SoulPerson.tsx';
import { practiceWords, searchWords, useDecide } from '#web/features/matching/state/useDecide.ts';
import { Starter } from './Starter.tsx';

type FoundMatchProps = {
  me: Me;
  match: SoulMatch;
  /** Whether a search has found the match just now. */
  isNew?: boolean;
  /** Whether the search followed the saving of the preferences. */
  isSaved?: boolean;
  onPassed: () => void;
  onOver: () => void;
};

/**
 * Shows a match without a decision: the person under the sky, the reasons on paper, and the buttons to pass or say
 * hello.
 */
export function FoundMatch({ me, match, isNew = false, isSaved = false, onPassed, onOver }: FoundMatchProps) {
  const isPractice = match.kind === 'practice';
  const words = isPractice ? practiceWords : searchWords;
  const { isConnecting, pass, connect } = useDecide({ match, words, onPassed });
  const { matchData, chatRoomId } = match;
  const reveal = useReveal(isNew);
  const { middle, right } = revealBar(reveal, {
    looking: isSaved ? SAVED : undefined,
    mark: isPractice ? <PracticeMark /> : undefined,
    menu: <MatchMenu match={match} onOver={onOver} />,
  });
  return (
    <>
      <SkyAndPaper
        seed={String(match.user.id)}
        middle={middle}
        right={right}
        reveal={reveal}
        score={matchData.compatibilityScore}
        sky={<SoulPerson match={match} ring={reveal.stage !== 'rest' && <RevealRing />} />}
        actions={
          <>
            <Button variant="outline" size="lg" disabled={isConnecting} onClick={pass}>
              {t('matching.pass', 'Pass')}
            </Button>
            <Button variant="lime" size="lg" full className="md:max-w-72" pending={isConnecting} onClick={connect}>
              <ChatCircle size={24} filled /> {helloLabel(match)}
            </Button>
          </>
        }
      >
        <div>
          <MatchWhy data={matchData} name={match.user.displayName} isSheet />
        </div>
        <SharedInterests names={matchData.sharedInterests} />
        <Starter me={me.id} roomId={chatRoomId} text={starterIn(matchData, spoken)} heading="h2" />
        <p>
          <Link href={paths.soulResult(match.id)} className={buttonClass({ variant: 'quiet', full: true })}>
            {t('matching.see-this-match-up-close', 'See this match up close')}
          </Link>
        </p>
        {isPractice && (
          <section aria-labelledby="somebody-real">
            <h2 id="somebody-real" className="mb-3 text-xl">
              {t('matching.now-somebody-real', 'Now somebody real')}
            </h2>
            <ul className="border-b border-line">
              <InviteRow me={me} />
            </ul>
          </section>
        )}
      </SkyAndPaper>
      {isNew && <Hearts reveal={reveal} seed={String(match.user.id)} matchId={match.id} />}
    </>
  );
}
