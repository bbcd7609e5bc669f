import { isRunning, reflect } from '#server/doctor/mirror.ts';
import { unseen, wait, well, wrong, type Check } from '#server/doctor/finding.ts';
import { notRunning } from './address.ts';

/** An address for documents (RFC 5737), which nobody calls from. */
const INVENTED = '192.0.2.77';

export const proxyHeaders: Check = {
  id: 'proxy-headers',
  name: ({ t }) => t('doctor.headers', 'Proxy headers'),
  look: async (needs, signal) => {
    if (!(await isRunning(needs, signal))) return notRunning;
    const { trustProxy, publicUrl } = needs.config;
    const plain = await reflect(needs, signal);
    const lying = await reflect(needs, signal, { 'x-forwarded-for': INVENTED });
    if (!('seen' in plain) || !('seen' in lying)) {
      return unseen(({ t }) => t('doctor.unseen-address', 'It needs the public address, which does not lead here.'));
    }
    const { hops, protocol } = plain.seen;
    if (lying.seen.address === INVENTED) {
      return wrong(({ t }) => ({
        title: t('doctor.headers-believed', 'Anybody can invent their address'),
        fact: t(
          'doctor.headers-believed-fact',
          'A made-up X-Forwarded-For was believed, so limits by address do not hold.',
        ),
        todo: t(
          'doctor.headers-believed-todo',
          'TRUST_PROXY is {trustProxy}, and {hops, plural, =0 {no proxy stands} one {one proxy stands} other {# proxies stand}} in front: set it to {hops}.',
          { trustProxy, hops },
        ),
      }));
    }
    if (hops > trustProxy) {
      return wrong(({ t }) => ({
        title: t('doctor.headers-unread', 'Everybody shares the limits of one address'),
        fact: t(
          'doctor.headers-unread-fact',
          '{hops, plural, one {One proxy stands} other {# proxies stand}} in front, and TRUST_PROXY is {trustProxy}.',
          { hops, trustProxy },
        ),
        todo: t('doctor.headers-unread-todo', 'Set TRUST_PROXY={hops} and start again.', { hops }),
      }));
    }
    if (publicUrl.protocol === 'https:' && protocol !== null && protocol !== 'https') {
      return wait(({ t }) => ({
        title: t('doctor.headers-protocol', 'The proxy hides that the line is encrypted'),
        fact: t('doctor.headers-protocol-fact', 'X-Forwarded-Proto says {protocol}.', { protocol }),
        todo: t(
          'doctor.headers-protocol-todo',
          'Let the proxy set X-Forwarded-Proto to the scheme that it was called by.',
        ),
      }));
    }
    return well(({ t }) =>
      t('doctor.headers-well', '{hops, plural, =0 {right, no proxy} one {right, one proxy} other {right, # proxies}}', {
        hops,
      }),
    );
  },
};
