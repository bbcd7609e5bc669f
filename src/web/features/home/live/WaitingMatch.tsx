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
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { SkyBand, SkyNote, skyTitle } from './SkyBand.tsx';

/** Shows the match that waits for a decision. `note` replaces the line that says what it waits for. */
export function WaitingMatch({ match, note }: { match: SoulMatch; note?: string | undefined }) {
  const { user, age, matchData } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  return (
    <SkyBand
      seed={String(user.id)}
      face={<Face match={match} />}
      words={
        <>
          <SkyNote>{note ?? waitingWords(match)}</SkyNote>
          <h2 className={skyTitle}>
            <Link href={paths.soulResult(match.id)} className="rounded-plate hover:underline">
              <NameAndAge name={user.displayName} age={age} />
            </Link>
          </h2>
          {archetype && (
            <p className="clears w-fit leading-5 lg:mt-1 lg:flex lg:flex-wrap lg:gap-x-2 lg:text-lg">
              <span className="block text-ink-2">{spoken(archetype.name)}</span>
              <span lang="la" className="latin block text-lg leading-6">
                {archetype.latinName}
              </span>
            </p>
          )}
          {user.isDemo && <DemoMark className="mt-1" />}
          {user.isSeedUser && <AiMark className="mt-1" />}
        </>
      }
      foot={
        <>
          <span className="flex justify-center lg:mt-6 lg:justify-start lg:border-t lg:border-line lg:pt-6">
            <MatchScore of={matchData} unit="beside" className="text-5xl lg:text-6xl" />
          </span>
          <Hello match={match} />
          <Link
            href={paths.soulResult(match.id)}
            className="display hidden min-h-11 items-center justify-center rounded-control hover:underline lg:mt-2 lg:flex"
          >
            {t('common.why-this-match', 'Why this match')}
          </Link>
        </>
      }
    >
      <div className="absolute top-1 end-1 lg:top-4 lg:end-4">
        <SafetyMenu person={user} />
      </div>
    </SkyBand>
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
