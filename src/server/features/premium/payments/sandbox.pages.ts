import { plans, planIds } from '#contract/premium.ts';
import { sandboxPrices, type Session } from './sandbox.books.ts';
import { mishaps } from './sandbox.events.ts';
import type { Sandbox } from './sandbox.ts';

const page = (title: string, body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><title>${title}</title>
<style>body{font:18px/1.5 system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button{font:inherit;min-height:44px;padding:0 1rem;margin:.25rem .25rem .25rem 0}form{display:inline}</style>
</head><body><main><h1>${title}</h1><p>A sandbox on this machine. Nobody is charged.</p>${body}</main></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const press = (action: string, label: string): string =>
  `<form method="post" action="${escaped(action)}"><button>${label}</button></form>`;

export function payPage({ id, price, status }: Session, hasFailed: boolean): string {
  if (status === 'expired') return page('Payment', '<p>This page has expired. Nothing was charged.</p>');
  const plan = planIds.find((one) => sandboxPrices[one] === price);
  const what = plan === undefined ? price : `${plans[plan].title}, $${(plans[plan].cents / 100).toFixed(2)}`;
  const failed = hasFailed ? '<p role="alert">The card was declined. Nothing was charged.</p>' : '';
  const buttons = [
    press(`/pay/${id}/pay`, 'Pay'),
    press(`/pay/${id}/fail`, 'Fail'),
    press(`/pay/${id}/close`, 'Close'),
  ];
  return page('Payment', `<p>Wildin Premium: ${escaped(what)}</p>${failed}${buttons.join('')}`);
}

type Portal = Pick<Sandbox, 'books' | 'way'> & { customer: string; back: string };

export function portalPage({ books, way: { on }, customer, back }: Portal): string {
  const own = [...books.subscriptions.values()].filter((one) => one.customer === customer);
  const lines = own.map(({ id, status, items, cancel_at_period_end: isEnding }) => {
    const until = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10);
    return `<li>${id}: ${status}, ${isEnding ? 'ends' : 'until'} ${until}</li>`;
  });
  const to = (what: string): string =>
    `/portal/${encodeURIComponent(customer)}/${what}?back=${encodeURIComponent(back)}`;
  const buttons = [
    press(to('cancel'), 'Cancel'),
    press(to('fail'), 'Let the card fail'),
    press(to('good'), 'Let the card work'),
    press(to('refund'), 'Refund'),
    press(to('dispute'), 'Dispute'),
    press(to('month'), 'A month later'),
  ];
  const switches = mishaps.map((one) => press(to(one), `Events are ${one}: ${on.has(one) ? 'on' : 'off'}`));
  const way = URL.canParse(back) && /^https?:$/.test(new URL(back).protocol) ? back : '/';
  return page(
    'Billing',
    `<ul>${lines.join('')}</ul>${buttons.join('')}<p>${switches.join('')}</p><p><a href="${escaped(way)}">Back</a></p>`,
  );
}
