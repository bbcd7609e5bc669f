import { useEffect } from 'react';
import { getAgeCheck } from '#contract/accounts.age.ts';
import { authUser } from '#contract/accounts.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { paths } from '#web/paths.ts';
import { queryClient, useRead } from '#web/platform/calls/query.ts';
import { setExclusion } from '#web/platform/session/standing.ts';
import { Page } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { AgeStanding } from './AgePage.tsx';
import { ageWords } from './age.words.ts';

/** The ms between two looks whether the refusal is cleared. A refused person has no socket that could tell. */
const ASK_MS = MINUTE_MS;

/**
 * Replaces every page that a person whose age was refused may not open. Shows what stands and until when, what clears
 * it, help, and the ways to take and to delete their data.
 */
export function RefusedPage() {
  const me = useRead(authUser, {}, { refetchInterval: ASK_MS });
  const check = useRead(getAgeCheck, {}, { staleTime: 0, refetchInterval: ASK_MS });
  const words = check.data && ageWords(check.data);
  const title = words?.title ?? t('accounts.your-age', 'Your age');
  useTitle(title);
  const isOver = me.data?.isAgeRefused === false;
  useEffect(() => {
    if (!isOver) return;
    setExclusion(null);
    // Reads again what the server refused meanwhile.
    void queryClient.invalidateQueries();
  }, [isOver]);
  return (
    <Page title={title} lede={words?.lede}>
      <AgeStanding check={check} />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DoorLink to={paths.yourData()}>
          {t('accounts.your-data-take-it-or', 'Your data: take it or delete it')}
        </DoorLink>
        {me.data?.premium === true && (
          <DoorLink to={paths.subscription()}>
            {t('accounts.your-subscription-end-it', 'Your subscription: end it')}
          </DoorLink>
        )}
        <DoorLink to={paths.security()}>{t('accounts.your-sign-in', 'Your sign-in and devices')}</DoorLink>
        <SignOutButton where="here" />
        <DoorLink to={`${paths.safety()}#help`}>{t('accounts.where-to-find-help', 'Where to find help')}</DoorLink>
      </div>
    </Page>
  );
}
