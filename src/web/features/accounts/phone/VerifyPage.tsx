import { useEffect, useState } from 'react';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { paths, safeNext } from '#web/paths.ts';
import { sessionStatus } from '#web/platform/session/session.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Check } from '#web/ui/icons/Check.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { CameBack } from '#web/features/accounts/door/CameBack.tsx';
import { DoorFrame } from '#web/features/accounts/door/DoorFrame.tsx';
import { homecoming, sentAround } from '#web/features/accounts/door/homecoming.ts';
import { keepPending, maskedTail, readPending, type PendingPhone } from './phone.pending.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** How long the success is shown before the page continues. */
const GO_ON_MS = 1500;

/** The page for the code of a text message. Without a pending number it redirects to the login. */
export function VerifyPage() {
  useTitle(t('accounts.verify', 'Verify'));
  const search = useSearch();
  // Read once at the start: a person who signs in with this form sees the success first and continues after it.
  const [wasIn] = useState(sessionStatus() === 'in');
  const [pending, setPending] = useState(readPending);
  const [goOnTo, setGoOnTo] = useState<string>();
  const [cameBack, setCameBack] = useState(false);
  const [, navigate] = useLocation();
  if (goOnTo !== undefined && cameBack) return <CameBack onGo={() => navigate(goOnTo, { replace: true })} />;
  if (goOnTo !== undefined) return <Verified to={goOnTo} />;
  if (wasIn && new URLSearchParams(search).get('method') === 'social') return <SignedInElsewhere />;
  if (wasIn) return <Redirect to={safeNext(search) ?? paths.match()} replace />;
  if (pending === null) return <Redirect to={paths.phoneLogin()} replace />;
  const change = (next: PendingPhone) => {
    keepPending(next);
    setPending(next);
  };
  return (
    <DoorFrame
      title={t('accounts.check-your-messages', 'Check your messages')}
      lede={rich(t('accounts.we-sent-six-digits', 'We sent six digits to <number/>.'), {
        number: <span className="whitespace-nowrap text-ink">{maskedTail(pending.phoneNumber)}</span>,
      })}
      animal="owl"
      latin="Strix attentissima"
      isEntry
      back={paths.phoneLogin(pending.next ?? undefined)}
    >
      <VerifyForm
        pending={pending}
        onChange={change}
        onDone={(entered) => {
          setCameBack(entered.cameBack);
          setGoOnTo(entered.isNew ? (sentAround(pending.next) ?? paths.quiz()) : (pending.next ?? homecoming()));
        }}
      />
    </DoorFrame>
  );
}

function Verified({ to }: { to: string }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to, { replace: true }), GO_ON_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <DoorFrame
      title={t('accounts.verified', 'Verified!')}
      lede={t('accounts.it-is-really-you', 'It is really you.')}
      animal="owl"
      latin="Strix attentissima"
      back={to}
    >
      <p role="status" className="flex items-center gap-3 text-lg">
        <span className="grid size-12 place-items-center rounded-full bg-lime text-lime-ink">
          <Check size={26} />
        </span>
        <span className="sr-only">{t('accounts.verified', 'Verified!')}</span>{' '}
        {t('accounts.taking-you-on', 'Taking you on.')}
      </p>
    </DoorFrame>
  );
}

/** The page after a sign-in by another service. The person needs no code, only a profile. */
function SignedInElsewhere() {
  return (
    <DoorFrame
      title={t('accounts.you-are-in', 'You are in')}
      lede={t('accounts.no-code-to-type-this', 'No code to type this time.')}
      animal="owl"
      latin="Strix attentissima"
    >
      <Link href={paths.profileSetup()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
        {t('accounts.complete-authentication', 'Complete Authentication')}
      </Link>
    </DoorFrame>
  );
}
