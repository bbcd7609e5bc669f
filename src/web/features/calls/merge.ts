import type { Call } from '#contract/calls.ts';

const order: readonly Call['state'][] = ['ringing', 'answered', 'ended'];

/**
 * Returns the newer of two copies of a call. Answers of routes and events of the socket may overtake each other, but a
 * call only goes on, and an agreement stays. A line that broke here stays a broken one, even though this device then told
 * our server to end the call.
 */
export function newer(known: Call, next: Call): Call {
  if (order.indexOf(next.state) < order.indexOf(known.state)) return known;
  const side = (a: Call['caller'], b: Call['caller']): Call['caller'] => ({
    ...b,
    hasAgreed: a.hasAgreed || b.hasAgreed,
  });
  const isBroken = known.ended?.how === 'lost' && next.ended?.how === 'talked';
  const ended = isBroken && next.ended !== null ? { ...next.ended, how: 'lost' as const } : next.ended;
  return { ...next, ended, caller: side(known.caller, next.caller), callee: side(known.callee, next.callee) };
}
