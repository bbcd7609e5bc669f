import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { SearchResult } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/call.ts';
import { useMe } from '#web/platform/me.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { Enhance, useThinPart } from './Enhance.tsx';
import { clearKey } from './errand.key.ts';
import { FoundMatch } from './FoundMatch.tsx';
import { discoveries } from './match.words.ts';
import { searchAgain, usePreferences, useSearch } from './matching.data.ts';
import { NoMatch } from './NoMatch.tsx';
import { Passed } from './Passed.tsx';
import { pauseAt } from './pause.ts';
import { Searching } from './Searching.tsx';
import { SkyFrame } from './SkyFrame.tsx';

export function SoulMatchingPage() {
  useTitle('Soul matching');
  const me = useMe();
  const preferences = usePreferences();
  if (preferences.data?.isComplete === false) return <Redirect to={paths.soulSetup()} replace />;
  const failed = [me, preferences].find((read) => read.isError);
  if (failed) return <Failed onRetry={() => void failed.refetch()} />;
  return me.data && preferences.data ? (
    <Matching key={me.data.id} me={me.data} />
  ) : (
    <Searching seed="search" type={null} />
  );
}

/** Who was asked in this visit whether they would not rather tell more of themselves. */
const asked = new Set<number>();

function Matching({ me }: { me: Me }) {
  const seed = String(me.id);
  const [pause, setPause] = useState(() => pauseAt(me.id));
  const [isAsking, setAsking] = useState(false);
  const search = useSearch(me.id, { isOn: pause === null });
  useAnnouncement(search.data, search.error);
  const thin = useThinPart(me);
  const searchNow = () => {
    setAsking(false);
    setPause(null);
    history.replaceState(null, '');
    void searchAgain(me.id);
  };
  const again = () => {
    if (!thin || asked.has(me.id)) return searchNow();
    asked.add(me.id);
    setAsking(true);
  };
  if (isAsking && thin) return <Enhance me={me} thin={thin} onSkip={searchNow} />;
  if (pause !== null) return <Passed seed={seed} after={pause} onAgain={again} />;
  if (search.isError) return <Refused code={search.error.code} onRetry={() => void search.refetch()} />;
  if (!search.data) return <Searching seed={seed} type={me.mbtiType} />;
  const { match } = search.data;
  if (match) {
    const pass = () => {
      clearKey('search', me.id);
      setPause('pass');
    };
    return <FoundMatch me={me.id} match={match} onPassed={pass} />;
  }
  return <NoMatch key={search.dataUpdatedAt} me={me.id} result={search.data} onAgain={again} onWidened={searchNow} />;
}

/** What is missing is said on the home screen, each thing one tap away. */
function Refused({ code, onRetry }: { code: CallError['code']; onRetry: () => void }) {
  if (code === 'preferences_missing') return <Redirect to={paths.soulSetup()} replace />;
  if (code === 'profile_incomplete' || code === 'mbti_required') return <Redirect to={paths.match()} replace />;
  return <Failed onRetry={onRetry} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <SkyFrame seed="search" isWhole>
      <PageHeading hidden>Soul matching</PageHeading>
      <div className="grid grow place-items-center pb-24">
        <ErrorState title="The search did not get through." safe="It cost you no match." onRetry={onRetry} />
      </div>
    </SkyFrame>
  );
}

/** One toast for each search that ended. */
function useAnnouncement(result: SearchResult | undefined, error: CallError | null): void {
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    const news = error ?? result;
    if (!news || told.current === news) return;
    told.current = news;
    if (error) announceFailure(error);
    else if (result) announce(result);
  }, [result, error]);
}

function announceFailure({ code, words }: CallError): void {
  if (code === 'mbti_required' || code === 'profile_incomplete') toast({ title: words, tone: 'bad' });
  else if (code !== 'preferences_missing') {
    const description = 'Unable to search for matches. Please try again.';
    toast({ title: 'Search Failed', description, tone: 'bad' });
  }
}

function announce({ match, dailyLimitReached, dailyLimit, remainingMatches }: SearchResult): void {
  if (match) toast({ title: '✨ Soul match found!', description: discoveries(remainingMatches), tone: 'good' });
  else if (dailyLimitReached) {
    toast({
      title: 'Daily limit reached! 🌙',
      description: `You've used all ${dailyLimit} daily matches. Come back tomorrow for fresh connections!`,
    });
  } else {
    toast({
      title: 'No new matches today 🔍',
      description: `No fresh connections found (${remainingMatches} attempts left)`,
    });
  }
}
