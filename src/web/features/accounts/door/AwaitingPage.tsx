import { useEffect } from 'react';
import { authUser } from '#contract/accounts.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { SignOutButton } from '#web/parts/account/SignOutButton.tsx';
import { paths } from '#web/paths.ts';
import { queryClient, useRead } from '#web/platform/calls/query.ts';
import { usePlace } from '#web/platform/place.ts';
import { setExclusion } from '#web/platform/session/standing.ts';
import { Page } from '#web/ui/Page.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';

/** The ms between two looks whether the operator has decided. A waiting person has no socket that could tell. */
const ASK_MS = 20_000;

/** Replaces every page that a newcomer may not open until the operator lets them in. */
export function AwaitingPage() {
  const me = useRead(authUser, {}, { staleTime: 0, refetchInterval: ASK_MS });
  const { name } = usePlace();
  const title = t('accounts.almost-in', 'Almost in');
  useTitle(title);
  const isOver = me.data?.isAwaitingApproval === false;
  useEffect(() => {
    if (!isOver) return;
    setExclusion(null);
    // Reads again what the server refused meanwhile.
    void queryClient.invalidateQueries();
  }, [isOver]);
  const reach = me.data?.email ?? me.data?.phoneNumber;
  return (
    <Page
      title={title}
      lede={t(
        'accounts.a-person-lets-everybody-in',
        'At {name}, a person lets everybody in one by one. You are in the line.',
        { name },
      )}
    >
      {reach != null && <p>{t('accounts.the-answer-comes-to', 'The answer comes to {reach}.', { reach })}</p>}
      <p className="mt-2">
        {t('accounts.until-then-nobody-sees-you', 'Until then nobody sees you, and you see nobody.')}
      </p>
      {me.data?.email != null && !me.data.emailVerified && (
        <p className="mt-4">
          <DoorLink to={paths.verifyEmail()}>
            {t('accounts.confirm-your-address-meanwhile', 'Confirm your address meanwhile')}
          </DoorLink>
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DoorLink to={paths.yourData()}>
          {t('accounts.your-data-take-it-or', 'Your data: take it or delete it')}
        </DoorLink>
        <DoorLink to={paths.security()}>{t('accounts.your-sign-in', 'Your sign-in and devices')}</DoorLink>
        <SignOutButton where="here" />
      </div>
    </Page>
  );
}
