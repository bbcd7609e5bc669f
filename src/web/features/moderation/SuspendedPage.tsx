import { useEffect } from 'react';
import { authUser } from '#contract/accounts.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { listDecisions } from '#contract/moderation.decisions.ts';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { paths } from '#web/paths.ts';
import { queryClient, useRead } from '#web/platform/calls/query.ts';
import { setExclusion } from '#web/platform/session/standing.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { DecisionList } from './DecisionList.tsx';

/** The ms between two checks whether the suspension is over. A suspended person has no socket that could report it. */
const ASK_MS = MINUTE_MS;

/** Replaces every page that a suspended person may not open. Shows the reason, the appeal, links and "sign out". */
export function SuspendedPage() {
  useTitle(t('moderation.suspended', 'Suspended'));
  const me = useRead(authUser, {}, { refetchInterval: ASK_MS });
  const isOver = me.data?.isSuspended === false;
  useRead(listDecisions, {}, { refetchInterval: ASK_MS });
  useEffect(() => {
    if (!isOver) return;
    setExclusion(null);
    // Reads again what the server refused during the suspension.
    void queryClient.invalidateQueries();
  }, [isOver]);
  return (
    <Page
      title={t('moderation.you-are-suspended', 'You are suspended')}
      lede={t(
        'moderation.nobody-sees-you-here-and',
        'Nobody sees you here, and you see nobody. You can read why, and answer back.',
      )}
    >
      <DecisionList>
        <p className="text-ink-2">
          {t(
            'moderation.the-reason-is-not-here',
            'The reason is not here. Write to the operator of this site and ask.',
          )}
        </p>
      </DecisionList>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DoorLink to={paths.yourData()}>
          {t('moderation.your-data-take-it-or', 'Your data: take it or delete it')}
        </DoorLink>
        {me.data?.premium === true && (
          <DoorLink to={paths.subscription()}>
            {t('moderation.your-subscription-end-it', 'Your subscription: end it')}
          </DoorLink>
        )}
        <SignOutButton where="here" />
        <DoorLink to={`${paths.safety()}#help`}>{t('moderation.where-to-find-help', 'Where to find help')}</DoorLink>
      </div>
    </Page>
  );
}
