import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { SearchResult } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { Dimmed } from '#web/parts/failures/Dimmed.tsx';
import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { useMe } from '#web/platform/me.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { useKeptWaiting, useOnceOnline } from '#web/features/matching/state/kept.ts';
import { discoveries } from '#web/features/matching/state/match.words.ts';
import { searchAgain, usePreferences, useSearch, type Visit } from '#web/features/matching/state/matching.data.ts';
import { Passed } from '#web/features/matching/sky/Passed.tsx';
import { beginVisit, isJustSaved, type Pause } from '#web/features/matching/state/pause.ts';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { keepUndecided } from '#web/features/matching/state/undecided.ts';
import { Enhance, useThinPart } from './Enhance.tsx';
import { FoundMatch } from './FoundMatch.tsx';
import { FOUND } from '#web/features/matching/reveal/revealBar.tsx';
import { NoMatch } from './NoMatch.tsx';
import { limitWords } from './nomatch.words.ts';
import { Searching } from './Searching.tsx';
import { usePractice } from './usePractice.ts';

export function SoulMatchingPage() {
  useTitle(t('matching.soul-matching', 'Soul matching'));
  const me = useMe();
  const preferences = usePreferences();
  if (preferences.data?.isComplete === false) return <Redirect to={paths.soulSetup()} replace />;
  const failed = [me, preferences].find((read) => read.isError);
  if (failed) return <Failed me={me.data} error={failed.error} onRetry={() => void failed.refetch()} />;
  return me.data && preferences.data ? (
    <Matching key={me.data.id} me={me.data} />
  ) : (
    <Searching seed="search" type={null} />
  );
}

/** The ids of the signed-in people who saw the suggestion of `Enhance` since the page loaded. */
const asked = new Set<number>();

function Matching({ me }: { me: Me }) {
  const seed = String(me.id);
  const [pause, setPause] = useState(() => beginVisit(me.id));
  const [isSaved, setSaved] = useState(isJustSaved);
  // Clears the state, because returning to this entry of the history must not start a search.
  useEffect(() => history.replaceState(null, ''), []);
  const [isAsking, setAsking] = useState(false);
  const search = useSearch(me.id, { isOn: pause === null });
  useAnnouncement(search.data, search.error);
  const thin = useThinPart(me);
  const searchNow = () => {
    setAsking(false);
    setSaved(false);
    setPause(null);
    history.replaceState(null, '');
    void searchAgain(me.id);
  };
  const again = () => {
    if (!thin || asked.has(me.id)) return searchNow();
    asked.add(me.id);
    setAsking(true);
  };
  const practice = usePractice(searchNow);
  if (practice.isRunning) return <Searching seed={seed} type={me.mbtiType} isPractice />;
  if (practice.match)
    return (
      <FoundMatch
        key={practice.match.id}
        isNew
        me={me}
        match={practice.match}
        onPassed={practice.end}
        onOver={practice.end}
      />
    );
  if (isAsking && thin) return <Enhance me={me} thin={thin} onSkip={searchNow} />;
  if (pause !== null) return <Passed seed={seed} after={pause} onAgain={again} />;
  if (search.isError) return <Refused me={me} error={search.error} onRetry={() => void search.refetch()} />;
  if (!search.data) return <Searching seed={seed} type={me.mbtiType} isSaved={isSaved} />;
  const { match, isSearched, dailyLimitReached, missing } = search.data;
  if (match) {
    const end = (after: Pause) => {
      keepUndecided(me.id, null);
      setPause(after);
    };
    return (
      <FoundMatch
        key={match.id}
        isNew={isSearched}
        isSaved={isSaved}
        me={me}
        match={match}
        onPassed={() => end('pass')}
        onOver={() => end('rest')}
      />
    );
  }
  if (!isSearched && missing.length > 0) return <Redirect to={paths.match()} replace />;
  if (!isSearched && !dailyLimitReached) return <Passed seed={seed} after="open" onAgain={searchNow} />;
  return (
    <NoMatch
      key={search.dataUpdatedAt}
      me={me}
      result={search.data}
      onAgain={again}
      onWidened={searchNow}
      practice={practice}
      isSaved={isSaved}
    />
  );
}

/** Redirects to the page where the person can add what the server misses; shows any other error. */
function Refused(props: FailedProps) {
  const code = props.error?.code;
  if (code === 'preferences_missing') return <Redirect to={paths.soulSetup()} replace />;
  if (code === 'profile_incomplete' || code === 'mbti_required') return <Redirect to={paths.match()} replace />;
  if (code === 'age_check_needed') return <Redirect to={paths.age()} replace />;
  return <Failed {...props} />;
}

interface FailedProps {
  me: Me | undefined;
  error: CallError | null;
  onRetry: () => void;
}

function Failed({ me, error, onRetry }: FailedProps) {
  const waiting = useKeptWaiting(error?.code === 'unreachable');
  useOnceOnline(() => {
    if (waiting !== undefined) onRetry();
  });
  if (me !== undefined && waiting !== undefined) {
    return (
      <Dimmed isStale className="flex grow flex-col">
        <FoundMatch me={me} match={waiting} onPassed={onRetry} onOver={onRetry} />
      </Dimmed>
    );
  }
  return (
    <SkyFrame seed="search" isWhole>
      <PageHeading hidden>{t('matching.soul-matching', 'Soul matching')}</PageHeading>
      <div className="grid grow place-items-center pb-24">
        <ErrorState
          title={t('matching.the-search-did-not-get', 'The search did not get through.')}
          safe={t('matching.it-cost-you-no-match', 'It cost you no match.')}
          onRetry={onRetry}
        />
      </div>
    </SkyFrame>
  );
}

/** Says once, for each search that finished or failed, how it ended. */
function useAnnouncement(result: Visit | undefined, error: CallError | null): void {
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    const news = error ?? result;
    if (!news || told.current === news) return;
    told.current = news;
    if (error) announceFailure(error);
    else if (result?.isSearched) announce(result);
  }, [result, error]);
}

function announceFailure({ code, words }: CallError): void {
  if (code === 'mbti_required' || code === 'profile_incomplete') toastFailure({ title: words });
  else if (code !== 'preferences_missing' && code !== 'age_check_needed') {
    const description = t('matching.unable-to-search-for-matches', 'Unable to search for matches. Please try again.');
    toastFailure({ title: t('matching.search-failed', 'Search Failed'), description });
  }
}

function announce({ match, dailyLimitReached, dailyLimit, remainingMatches }: SearchResult): void {
  if (match) sayAloud(FOUND, discoveries(remainingMatches));
  // That nobody fits is the headline of the screen itself.
  else if (dailyLimitReached) sayAloud(...limitWords({ dailyLimit }));
}
