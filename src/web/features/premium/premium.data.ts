import { authUser } from '#contract/accounts.ts';
import { listMatches } from '#contract/matching.ts';
import {
  cancelPremium,
  checkoutPremium,
  getPremium,
  lookAgain,
  openPortal,
  planIds,
  type PlanId,
  type PremiumState,
} from '#contract/premium.ts';
import { dropForm, fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

export function usePremium() {
  return useRead(getPremium, {}, { staleTime: 0 });
}

const FIRST = { plan: 'quarterly' as PlanId };
const CHOICE = { form: 'premium', parse: fieldsLike<{ plan: PlanId }>(FIRST, { plan: planIds }) };

/** Returns the plan that the person has chosen and not paid, also after they came back from the payment page. */
export const usePlanChoice = () => useFormDraft(CHOICE, () => FIRST);

/** Puts the state that a call returned into the cache of reads. Then rereads the person's record and matches. */
async function take(state: PremiumState): Promise<PremiumState> {
  queryClient.setQueryData(queryKey(getPremium), state);
  if (state.subscription !== null) dropForm(CHOICE);
  await Promise.all([invalidate(authUser), invalidate(listMatches)]);
  return state;
}

/** Returns the address of the page on which a plan is paid. */
export async function paymentPage(plan: PlanId): Promise<string> {
  return (await call(checkoutPremium, { body: { plan } })).url;
}

export async function portalPage(): Promise<string> {
  return (await call(openPortal, {})).url;
}

export async function setCancelled(isCancelled: boolean): Promise<PremiumState> {
  return take(await call(cancelPremium, { body: { isCancelled } }));
}

/** Asks the payment service for the present state of the subscription. */
export async function look(): Promise<PremiumState> {
  return take(await call(lookAgain, {}));
}
