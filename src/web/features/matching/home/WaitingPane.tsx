import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import { starterIn } from '#content/starter-words.ts';
import { quickStarters } from '#content/starters.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { helloLabel } from '#web/parts/match/hello.ts';
import { waitingWords } from '#web/parts/match/matchDay.ts';
import { MatchScore } from '#web/parts/match/MatchScore.tsx';
import { MatchWords } from '#web/parts/match/MatchTotal.tsx';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { paths } from '#web/paths.ts';
import { addToDraft } from '#web/platform/drafts/draft.adding.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Animal } from '#web/ui/Animal.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { PersonMark } from '#web/ui/Marks.tsx';
import { homeWords, useDecide } from '#web/features/matching/state/useDecide.ts';
import { spoken, t } from '#web/words/words.ts';

/** The number of first messages to choose from. */
const STARTERS = 3;

/** The match that waits, beside the chats, with first messages to choose from: a tap opens the room with one of them. */
export function WaitingPane({ match }: { match: SoulMatch }) {
  const { isConnecting, connect } = useDecide({ match, words: homeWords });
  const me = useMe().data?.id;
  const { user, age, matchData } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  const own = starterIn(matchData, spoken);
  const quick = quickStarters.map(spoken);
  const starters = (own === '' ? quick : [own, ...quick]).slice(0, STARTERS);
  const begin = (starter: string): void => {
    if (me === undefined || isConnecting) return;
    addToDraft(me, match.chatRoomId, starter);
    connect();
  };
  return (
    <section aria-labelledby="waiting-pane">
      <div className="relative isolate flex flex-wrap items-center gap-x-7 gap-y-4 overflow-hidden rounded-plate border-[1.5px] border-ink p-6">
        <ContourLines
          seed={String(user.id)}
          width={560}
          height={190}
          levels={9}
          peak={[0.16, 0.5]}
          className="-z-10 rtl:-scale-x-100 [mask-image:linear-gradient(to_right,black_18%,transparent_36%)]"
        />
        <Face user={user} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-sm font-semibold text-ink-2">{waitingWords(match)}</p>
          <h2 id="waiting-pane" className="mt-0.5 text-3xl break-words">
            <Link href={paths.soulResult(match.id)} className="rounded-plate hover:underline">
              <NameAndAge name={user.displayName} age={age} />
            </Link>{' '}
            <PersonMark of={user} />
          </h2>
          {archetype && (
            <p className="flex flex-wrap gap-x-2 text-ink-2">
              <span>{spoken(archetype.name)}</span>
              <span lang="la" className="latin text-lg leading-6">
                {archetype.latinName}
              </span>
            </p>
          )}
        </div>
        <MatchScore of={{ compatibilityScore: matchData.compatibilityScore }} className="text-5xl" />
      </div>
      <div className="mt-4">
        <MatchWords data={matchData} name={user.displayName} size="lg" />
      </div>
      {!match.isTalking && (
        <>
          <h3 className="mt-5 text-lg">{t('matching.a-first-line-ready', 'A first line, ready to change')}</h3>
          <ul className="mt-3 flex flex-col items-end gap-2">
            {starters.map((starter) => (
              <li key={starter} className="max-w-[85%]">
                <button
                  type="button"
                  disabled={isConnecting}
                  onClick={() => begin(starter)}
                  className="min-h-11 rounded-bubble rounded-ee-[4px] border-2 border-ink bg-paper px-4 py-2 text-start font-medium [overflow-wrap:anywhere] transition-colors hover:bg-paper-2"
                >
                  {starter}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="lime" size="lg" full pending={isConnecting} onClick={connect} className="mt-6">
        <ChatCircle size={22} filled /> {helloLabel(match)}
      </Button>
    </section>
  );
}

function Face({ user }: Pick<SoulMatch, 'user'>) {
  const hasPhoto = Boolean(user.profileImageUrl ?? user.avatarConfig?.image);
  if (user.mbtiType && !hasPhoto) return <Animal name={archetypes[user.mbtiType].animal} size={112} />;
  return <Avatar person={user} size={112} />;
}
