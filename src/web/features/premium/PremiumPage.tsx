import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listMatches } from '#contract/matching.ts';
import type { PremiumState } from '#contract/premium.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { areCharactersOut } from '#web/parts/match/paywall.ts';
import { untilReset } from '#web/parts/match/matchDay.ts';
import { useNow } from '#web/platform/useNow.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { paths } from '#web/paths.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { toast } from '#web/ui/toast.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { Plans } from './Plans.tsx';
import { Promises } from './Promises.tsx';
import { Standing } from './Standing.tsx';
import { charactersOutWords } from './premium.words.ts';
import { look, usePremium } from './premium.data.ts';
import { onReturn } from './premium.return.ts';

/** The largest number of repeats of the request that asks whether the payment has arrived. */
const LOOKS = 5;
/** The pause between two of these requests. */
const PAUSE_MS = 1500;

/** The content and the price of premium, and how to cancel it. */
export function PremiumPage() {
  useTitle(t('premium.premium', 'Premium'));
  return (
    <div className="relative isolate flex grow flex-col overflow-x-clip">
      <div
        aria-hidden
        className="absolute top-0 end-0 rtl:-scale-x-100 -z-10 size-40 overflow-hidden mask-[radial-gradient(circle_at_100%_0,#000_35%,transparent_68%)] lg:size-80"
      >
        <ContourLines seed="premium" width={280} height={280} levels={14} peak={[0.86, 0.14]} className="text-gold" />
      </div>
      <div className="mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5 pt-4 pb-8 lg:max-w-[68rem]">
        <div data-bar className="-mx-2 flex min-h-11 items-center">
          <BackLink to={paths.match()} />
        </div>
        <Heading />
        {areCharactersOut() && <CharactersOut />}
        <Content />
      </div>
    </div>
  );
}

function Heading() {
  const isPremium = usePremium().data?.isPremium === true;
  return (
    <PageHeading>
      {isPremium
        ? t('premium.your-wildin-premium', 'Your Wildin Premium')
        : t('premium.unlock-wildin-premium', 'Unlock Wildin Premium')}
    </PageHeading>
  );
}

/** Says to somebody who has met the day's AI characters when more come, and that premium adds another kind. */
function CharactersOut() {
  const { data: day, dataUpdatedAt } = useRead(listMatches);
  const now = useNow().getTime();
  if (day === undefined || day.isPremium) return null;
  const serverNow = now + Date.parse(day.serverTime) - dataUpdatedAt;
  return <p className="mt-4 text-lg">{charactersOutWords(untilReset(day, serverNow))}</p>;
}

function Content() {
  const { data, isError, isFetching, refetch } = usePremium();
  const isAwaited = useReturn();
  useLookAfterPortal();
  // The page of cards and invoices can cancel too, and its news may be lost. Without a subscription nothing is asked.
  const hasSubscription = data?.subscription != null;
  useEffect(
    () => (hasSubscription ? onReturn(() => void look().catch(() => undefined)) : undefined),
    [hasSubscription],
  );
  if (data === undefined) {
    return isError ? <ErrorState onRetry={() => void refetch()} pending={isFetching} /> : <Waiting />;
  }
  if (isAwaited)
    return <Waiting label={t('premium.asking-whether-your-payment-has', 'Asking whether your payment has arrived')} />;
  return <Known state={data} />;
}

function Known({ state }: { state: PremiumState }) {
  const { subscription, isPremium, payments } = state;
  const isForSale = subscription === null && !isPremium;
  return (
    <>
      {payments === 'off' && isForSale && (
        <p className="mt-4 max-w-[40rem] rounded-control border-[1.5px] border-edge bg-paper px-4 py-3 font-medium">
          {t(
            'premium.payments-are-not-set-up',
            'Payments are not set up here, so nobody can be charged and nobody can subscribe. This is what Premium would cost and give.',
          )}
        </p>
      )}
      {payments === 'sandbox' && (
        <p className="mt-4 rounded-control border border-dashed border-edge px-4 py-3">
          {t('premium.a-sandbox-for-developers-nobody', 'A sandbox for developers: nobody is charged here.')}
        </p>
      )}
      <div className="mt-7 lg:mt-10 lg:grid lg:grid-cols-2 lg:items-start lg:gap-16">
        {subscription !== null ? (
          <Standing subscription={subscription} />
        ) : (
          isPremium && (
            <p className="mb-6 text-lg">
              {t('premium.you-have-premium-here-without', 'You have Premium here, without a payment.')}
            </p>
          )
        )}
        <Promises />
        {isForSale && <Plans payments={payments} />}
      </div>
    </>
  );
}

/**
 * After the return from the payment page, asks the server repeatedly whether the payment has arrived, because the
 * payment service may report it late. Returns true while it asks.
 */
function useReturn(): boolean {
  const isBack = new URLSearchParams(useSearch()).has('paid');
  const [isAwaited, setAwaited] = useState(isBack);
  const [, navigate] = useLocation();
  const end = useEffectEvent((has: boolean) => {
    setAwaited(false);
    navigate(paths.subscription(), { replace: true });
    if (has) toast({ title: t('premium.welcome-to-wildin-premium', 'Welcome to Wildin Premium'), tone: 'good' });
    else
      toast({
        title: t('premium.we-have-not-heard-of', 'We have not heard of your payment yet'),
        description: t('premium.it-may-take-some-minutes', 'It may take some minutes. You are not charged twice.'),
      });
  });
  useEffect(() => {
    if (!isBack) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (left: number): void => {
      // A failed request counts as "not paid yet", and the next one follows.
      void look()
        .catch(() => undefined)
        .then((state) => {
          if (timer === undefined) return undefined;
          const isHere = state?.subscription != null;
          if (isHere || left === 0) return end(isHere);
          timer = setTimeout(() => ask(left - 1), PAUSE_MS);
          return undefined;
        });
    };
    timer = setTimeout(() => ask(LOOKS), 0);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [isBack]);
  return isAwaited;
}

/** After the return from the page of cards and invoices, reads the subscription from the payment service again. */
function useLookAfterPortal(): void {
  const isBack = new URLSearchParams(useSearch()).has('portal');
  const [, navigate] = useLocation();
  const end = useEffectEvent(() => navigate(paths.subscription(), { replace: true }));
  useEffect(() => {
    if (!isBack) return;
    // If the service does not answer, the page shows what is known, and the next return asks again.
    void look().catch(() => undefined);
    end();
  }, [isBack]);
}

function Waiting({ label = t('premium.loading-the-plans', 'Loading the plans') }: { label?: string }) {
  return (
    <Loading label={label} className="mt-8 flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </Loading>
  );
}
