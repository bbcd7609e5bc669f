import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { archetypes } from '#content/archetypes.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { helloLabel } from '#web/parts/match/hello.ts';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { waitingWords } from '#web/parts/match/matchDay.ts';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { spoken, t } from '#web/words/words.ts';
import { nearnessWords } from '#web/features/matching/state/match.words.ts';
import { SoulFace } from '#web/features/matching/person/SoulFace.tsx';
import { homeWords, useDecide } from '#web/features/matching/state/useDecide.ts';

type WaitingProps = { match: SoulMatch; onPassed: () => void; onUndone: () => void };

/**
 * Shows the newest match without a decision, with the page's main action: below `lg` (1200 px) as a framed plate, from
 * `lg` as a scene in the sky.
 */
export function Waiting({ match, onPassed, onUndone }: WaitingProps) {
  const { isConnecting, pass, connect } = useDecide({ match, words: homeWords, onPassed, onUndone });
  const answers = (
    <>
      <Button variant="lime" full pending={isConnecting} onClick={connect}>
        <ChatCircle size={22} filled className="@max-[18rem]:hidden" /> {helloLabel(match)}
      </Button>
      <Button variant="quiet" disabled={isConnecting} onClick={pass}>
        {t('matching.pass', 'Pass')}
      </Button>
      <SafetyMenu person={match.user} hasPass />
    </>
  );
  return (
    <section aria-label={t('matching.waiting-for-your-word', 'Waiting for your word')} className="@container min-w-0">
      <Plate match={match} answers={answers} />
      <Scene match={match} answers={answers} />
    </section>
  );
}

type ViewProps = { match: SoulMatch; /** The buttons that answer the match. */ answers: ReactNode };

function lead(match: SoulMatch): string {
  if (match.kind === 'eternal') return t('matching.your-eternal-match-waiting', 'Your Eternal Match, waiting');
  if (match.kind === 'hall') return t('matching.met-in-the-hall-waiting', 'Met in the hall, waiting');
  return waitingWords(match);
}

function Plate({ match, answers }: ViewProps) {
  const { user, age, matchData } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  const hasPhoto = Boolean(user.profileImageUrl ?? user.avatarConfig?.image);
  return (
    <div className="relative isolate overflow-hidden rounded-plate border-[1.5px] border-ink lg:hidden">
      <ContourLines
        seed={String(user.id)}
        width={390}
        height={160}
        levels={7}
        peak={[0.18, 0.3]}
        className="-z-10 rtl:-scale-x-100 [mask-image:linear-gradient(to_right,black_14%,transparent_38%)]"
      />
      <Link
        href={paths.soulResult(match.id)}
        className="flex items-center gap-4 px-4 pt-4 pb-3 @max-[18rem]:gap-3 hover:bg-paper-2/60 focus-visible:-outline-offset-4 @max-[14rem]:flex-wrap"
      >
        {archetype && !hasPhoto ? <Animal name={archetype.animal} size={60} /> : <Avatar person={user} size={60} />}
        <span className="min-w-0 grow @max-[14rem]:basis-full">
          <span className="block text-xs font-semibold text-ink-2">{lead(match)}</span>
          <h2 className="line-clamp-2 text-xl break-words">
            <NameAndAge name={user.displayName} age={age} />
          </h2>
          {archetype && (
            <span lang="la" className="latin block text-base leading-5">
              {archetype.latinName}
            </span>
          )}
          <Marks match={match} />
        </span>
        <MatchScore of={matchData} className="text-4xl" />
      </Link>
      <div className="flex items-center gap-1 pe-1.5 pb-3 ps-4 @max-[14rem]:flex-wrap @max-[14rem]:ps-1.5">
        {answers}
      </div>
    </div>
  );
}

function Scene({ match, answers }: ViewProps) {
  const { user, age, matchData, nearness } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  return (
    <div className="sky hidden items-center gap-8 bg-transparent! lg:flex">
      <SoulFace person={user} size="lg" isGold={match.kind === 'eternal'} />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold text-ink-2">{lead(match)}</p>
        <h2 className="mt-1 line-clamp-2 text-4xl break-words">
          <Link href={paths.soulResult(match.id)} className="rounded-plate hover:underline">
            <NameAndAge name={user.displayName} age={age} />
          </Link>
        </h2>
        {archetype && (
          <>
            <p className="text-ink-2">{spoken(archetype.name)}</p>
            <p lang="la" className="latin text-lg leading-6">
              {archetype.latinName}
            </p>
          </>
        )}
        <Marks match={match} />
        <p className="mt-4 flex items-center gap-5 border-t border-line pt-4">
          <MatchScore of={matchData} unit="beside" className="text-5xl" />
          {nearness && <span className="text-sm text-ink-2">{nearnessWords[nearness]}</span>}
        </p>
        <div className="mt-4 flex gap-2">{answers}</div>
      </div>
    </div>
  );
}

function Marks({ match: { user } }: { match: SoulMatch }) {
  if (!user.isDemo && !user.isSeedUser) return null;
  return <span className="mt-1 block">{user.isDemo ? <DemoMark /> : <AiMark />}</span>;
}
