import type { Me } from '#contract/people.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { paths } from '#web/paths.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { t } from '#web/words/words.ts';

/** By what the person signs in, and the way to change it. */
export function Who({ me }: { me: Me }) {
  return (
    <div className="text-lg text-ink-2">
      <p className="wrap-anywhere">{me.email ?? me.phoneNumber}</p>
      {me.email !== null &&
        (me.emailVerified ? (
          <p className="flex min-h-11 items-center gap-1.5 text-sm font-medium text-good">
            <Check size={18} />
            {t('accounts.email-verified', 'Email verified')}
          </p>
        ) : (
          <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
            {t('accounts.your-email-is-not-verified', 'Your email is not verified yet.')}{' '}
            <DoorLink to={paths.verifyEmail()}>{t('accounts.verify-my-email', 'Verify my email')}</DoorLink>
          </p>
        ))}
      <p className="text-base">
        <bdi>@{me.handle}</bdi>
      </p>
      <p className="mt-1 text-base">
        <DoorLink to={paths.security()}>{t('accounts.password-email-and-phone', 'Password, email and phone')}</DoorLink>
      </p>
    </div>
  );
}

/** As high as `Who`: the email and whether it is verified, the Wildin ID, and a link. */
export function WhoWaiting() {
  return (
    <Loading className="flex h-36 flex-col">
      <Skeleton className="mt-1 h-5 w-3/5" />
      <Skeleton className="mt-4 h-4 w-2/5" />
      <Skeleton className="mt-4 h-5 w-2/5" />
      <Skeleton className="mt-5 h-5 w-1/2" />
    </Loading>
  );
}
