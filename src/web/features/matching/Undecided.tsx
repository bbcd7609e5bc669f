import { useState } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { KindMark } from './KindMark.tsx';
import { nearnessWords, summary } from './match.words.ts';
import { SharedInterests } from './SharedInterests.tsx';
import { SoulFace } from './SoulFace.tsx';
import { Starter } from './Starter.tsx';
import { homeWords, useDecide } from './useDecide.ts';
import { WhyThisMatch } from './WhyThisMatch.tsx';

type UndecidedProps = { me: number; match: SoulMatch; onPassed: () => void };

/** The newest match one has not answered: who, how well, and the two ways on. */
export function Undecided({ me, match, onPassed }: UndecidedProps) {
  const { doing, pass, connect } = useDecide({ match, words: homeWords, onPassed });
  const { user, matchData, chatRoomId } = match;
  return (
    <section aria-label="Waiting for your word">
      <SkyScene seed={String(user.id)} height={460} peak={[0.2, 0.16]} stars={50} className="rounded-sheet">
        <div className="flex flex-col gap-5 p-5 md:p-6">
          <Who match={match} />
          <div className="flex items-center gap-4">
            <p className="display-tight tabular text-5xl leading-none">
              {matchData.compatibilityScore}
              <span className="sr-only"> of 100</span>
            </p>
            <p className="leading-snug text-ink-2">{summary(matchData)}</p>
          </div>
          <SharedInterests names={matchData.sharedInterests} />
          <Starter me={me} roomId={chatRoomId} text={matchData.conversationStarter} heading="h3" />
          <div className="flex gap-3">
            <Button
              variant="outline"
              size="lg"
              pending={doing === 'pass'}
              disabled={doing === 'connect'}
              onClick={pass}
            >
              Pass
            </Button>
            <Button
              variant="lime"
              size="lg"
              full
              pending={doing === 'connect'}
              disabled={doing === 'pass'}
              onClick={connect}
            >
              Connect
            </Button>
          </div>
          <Why match={match} />
        </div>
      </SkyScene>
    </section>
  );
}

function Who({ match }: { match: SoulMatch }) {
  const { user, age, kind, nearness, isFoundByMe } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  return (
    <div className="flex items-center gap-4">
      <SoulFace person={user} size="md" isGold={kind === 'eternal'} />
      <div className="min-w-0 grow">
        {kind === 'daily' ? (
          <p className="text-sm font-semibold text-ink-2">{isFoundByMe ? 'Found for you' : 'Found you'}</p>
        ) : (
          <KindMark kind={kind} />
        )}
        <h3 className="text-2xl break-words">
          <Link href={paths.soulResult(match.id)} className="line-clamp-2 rounded-plate hover:underline">
            {user.displayName}
            {age !== null && `, ${age}`}
          </Link>
        </h3>
        {archetype && <p className="latin text-lg leading-6">{archetype.latinName}</p>}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          {[archetype?.name, nearness && nearnessWords[nearness]].filter(Boolean).join(' · ')}
          {user.isDemo && <DemoMark />}
          {user.isSeedUser && <AiMark />}
        </p>
      </div>
    </div>
  );
}

function Why({ match }: { match: SoulMatch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" className="-my-2" onClick={() => setOpen(true)}>
        Why this match
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={`You and ${match.user.displayName}`}>
        <WhyThisMatch data={match.matchData} />
      </Sheet>
    </>
  );
}
