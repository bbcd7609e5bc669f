import { useState } from 'react';
import { Link } from 'wouter';
import { planIds, plans, type PlanId, type PremiumState } from '#contract/premium.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { rich } from '#web/ui/rich.tsx';
import { t } from '#web/words/words.ts';
import { paymentPage, usePlanChoice } from './premium.data.ts';
import { chargeWords, monthlyWords, priceOf, planWords } from './premium.words.ts';

const links = {
  terms: (words: string) => (
    <Link href={paths.terms()} className="underline">
      {words}
    </Link>
  ),
  privacy: (words: string) => (
    <Link href={paths.privacy()} className="underline">
      {words}
    </Link>
  ),
};

/**
 * The three plans. The person chooses one, then pays. Without a payment service, they are a list of prices: the page
 * says so above, nothing can be chosen, and nothing here recommends a plan or speaks of a renewal.
 */
export function Plans({ payments }: Pick<PremiumState, 'payments'>) {
  return <div className="mt-8 lg:mt-0">{payments === 'off' ? <Prices /> : <Choice />}</div>;
}

function Prices() {
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="pb-2 text-xl">
        {t('premium.plans', 'Plans')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {planIds.map((id) => (
          <li key={id} className="flex py-3.5">
            <PlanFacts id={id} />
          </li>
        ))}
      </ul>
      <Terms />
    </section>
  );
}

function Terms({ charge }: { charge?: string }) {
  return (
    <p className="pt-4 text-sm text-ink-2">
      {charge && <span>{charge} </span>}
      {rich(
        t(
          'premium.cancel-anytime-in-two-taps',
          'Cancel anytime, in two taps. Safety is never paid. <terms>Terms</terms> and <privacy>Privacy</privacy>.',
        ),
        links,
      )}
    </p>
  );
}

function Choice() {
  const { draft, change } = usePlanChoice();
  const { plan } = draft;
  const [problem, setProblem] = useState<string>();
  const [pay, isOpening] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      window.location.assign(await paymentPage(plan));
    } catch (error) {
      setProblem(
        wordsFor(
          error,
          t('premium.that-did-not-work-nothing', 'That did not work. Nothing was charged. Please try again.'),
        ),
      );
    }
  });
  return (
    <>
      <fieldset className="-mx-1 flex flex-col gap-1">
        <legend className="px-1 pb-2 text-xl display">{t('premium.plans', 'Plans')}</legend>
        {planIds.map((id) => (
          <PlanRow key={id} id={id} isChosen={id === plan} onChoose={() => change({ plan: id })} />
        ))}
      </fieldset>
      <div className="mt-6 border-t border-line">
        <Terms charge={chargeWords(plan)} />
        <Button variant="lime" full className="mt-4" pending={isOpening} onClick={() => void pay()}>
          {t('premium.continue-to-payment', 'Continue to Payment')}
        </Button>
        {problem !== undefined && (
          <p role="alert" className="mt-3 text-coral-ink">
            {problem}
          </p>
        )}
      </div>
    </>
  );
}

type PlanRowProps = { id: PlanId; isChosen: boolean; onChoose: () => void };

function PlanRow({ id, isChosen, onChoose }: PlanRowProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer flex-wrap items-center gap-x-4 rounded-bubble border-[2.5px] px-4 py-3 has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink',
        isChosen ? 'border-gold' : 'border-transparent',
      )}
    >
      <input type="radio" name="plan" checked={isChosen} onChange={onChoose} className="absolute size-px opacity-0" />
      <span
        aria-hidden
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full border-[1.5px]',
          isChosen ? 'border-ink bg-ink' : 'border-edge',
        )}
      >
        {isChosen && <span className="size-3 rounded-full bg-paper" />}
      </span>
      <PlanFacts id={id} isSold />
    </label>
  );
}

function PlanFacts({ id, isSold = false }: { id: PlanId; isSold?: boolean }) {
  const { isPopular } = plans[id];
  const { title, savings } = planWords[id];
  return (
    <span className="flex min-w-0 grow basis-36 flex-wrap items-baseline justify-between gap-x-4">
      <span className="grow basis-24">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="display text-xl">{title}</span>
          {isPopular && isSold && (
            <span className="text-sm font-semibold whitespace-nowrap">{t('premium.most-popular', 'Most Popular')}</span>
          )}
        </span>
        <span className="block text-ink-2">{savings}</span>
      </span>
      <span className="tabular ms-auto text-end">
        <span className="display block text-xl">{priceOf(id)}</span>
        <span className="block text-ink-2">{monthlyWords(id)}</span>
      </span>
    </span>
  );
}
