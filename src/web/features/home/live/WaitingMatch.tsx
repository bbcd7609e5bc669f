import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { Link, useLocation } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { helloLabel, helloWords, sayHello } from '#web/parts/match/hello.ts';
import { waitingWords } from '#web/parts/match/matchDay.ts';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { SafetyMenu } from '#web/parts/people/SafetyMenu.tsx';
import { paths } from '#web/paths.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

/**
 * Shows the match that waits for a decision: below `lg` (1200 px) in a band of sky, from `lg` in a full-height column.
 */
export function WaitingMatch({ match }: { match: SoulMatch }) {
  const { user, age, matchData } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  const seed = String(user.id);
  return (
    <SkyScene seed={seed} lines={false} stars={50} className="@container lg:sticky lg:top-0 lg:h-dvh">
      <ContourLines seed={seed} height={224} peak={[0.18, 0.36]} className="-z-10 lg:hidden" />
      <ContourLines
        seed={seed}
        width={464}
        height={900}
        levels={16}
        peak={[0.5, 0.333]}
        className="-z-10 hidden lg:block"
      />
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center @max-[16rem]:grid-cols-1 gap-x-5 gap-y-5 px-5 pt-5 pb-6 lg:flex lg:h-full lg:flex-col lg:items-stretch lg:gap-0 lg:overflow-y-auto lg:px-12 lg:pt-9 lg:pb-16">
        <div className="lg:contents">
          <div className="grid aspect-square w-full @max-[16rem]:w-26 place-items-center overflow-hidden rounded-full border-2 border-lime bg-lime/12 text-lime lg:absolute lg:top-1/3 lg:left-1/2 lg:size-[min(14rem,26dvh)] lg:-translate-1/2">
            <Face match={match} />
          </div>
        </div>
        <div className="min-w-0 pr-7 lg:mt-auto lg:pr-0">
          <p className="text-xs font-semibold text-ink-2 lg:text-sm">{waitingWords(match)}</p>
          <h2 className="mt-0.5 line-clamp-2 text-2xl leading-tight break-words lg:text-5xl">
            <Link href={paths.soulResult(match.id)} className="rounded-plate hover:underline">
              <NameAndAge name={user.displayName} age={age} />
            </Link>
          </h2>
          {archetype && (
            <p className="leading-5 lg:mt-1 lg:flex lg:flex-wrap lg:gap-x-2 lg:text-lg">
              <span className="block text-ink-2">{archetype.name}</span>
              <span className="latin block text-lg leading-6">{archetype.latinName}</span>
            </p>
          )}
          {user.isDemo && <DemoMark className="mt-1" />}
          {user.isSeedUser && <AiMark className="mt-1" />}
        </div>
        <MatchScore
          of={matchData}
          className="text-center text-5xl lg:mt-6 lg:border-t lg:border-line lg:pt-6 lg:text-left lg:text-6xl"
        />
        <Hello match={match} />
        <Link
          href={paths.soulResult(match.id)}
          className="display hidden min-h-11 items-center justify-center rounded-control hover:underline lg:mt-2 lg:flex"
        >
          {t('common.why-this-match', 'Why this match')}
        </Link>
      </div>
      <div className="absolute top-1 right-1 lg:top-4 lg:right-4">
        <SafetyMenu person={user} />
      </div>
    </SkyScene>
  );
}

function Face({ match: { user } }: { match: SoulMatch }) {
  const hasPhoto = Boolean(user.profileImageUrl ?? user.avatarConfig?.image);
  if (user.mbtiType && !hasPhoto) return <Animal name={archetypes[user.mbtiType].animal} className="size-[62%]" />;
  return <Avatar person={user} size="fill" />;
}

function Hello({ match }: { match: SoulMatch }) {
  const [, navigate] = useLocation();
  const [say, isPending] = useOneAtATime(async () => {
    if (await sayHello({ match, words: helloWords, open: navigate }))
      void queryClient.invalidateQueries({ queryKey: ['api', 'soul-matching'] });
  });
  return (
    <Button variant="lime" size="md" full pending={isPending} onClick={() => void say()} className="lg:mt-5">
      <ChatCircle size={22} filled /> {helloLabel(match)}
    </Button>
  );
}
