import { MINUTE_MS } from '#contract/durations.ts';
import { relayCredentials } from '#server/platform/relay/relay-credentials.ts';
import { TurnClient } from '#server/platform/relay/turn-client.ts';
import { notSetUp, since, unseen, wait, well, wrong, type Check } from '#server/doctor/finding.ts';

const STANDARD_PORT = 3478;
const UNAUTHORIZED = 401;

/** Looks whether the relay of calls answers and knows our secret. */
export const relay: Check = {
  id: 'relay',
  name: ({ t }) => t('doctor.relay', 'Relay for calls'),
  failure: 'yellow',
  look: async ({ config: { turn }, now }, signal) => {
    if (turn === undefined) return notSetUp;
    const [, host = '', port] =
      /^turn:(?:\/\/)?([^:?]+)(?::(\d+))?(?:\?transport=udp)?$/.exec(udpAddress(turn.urls)) ?? [];
    if (host === '') {
      return unseen(({ t }) =>
        t('doctor.relay-no-udp', 'TURN_URL has no address for UDP, and only that is looked at.'),
      );
    }
    const given = relayCredentials(turn.secret, { name: 'doctor', until: new Date(now().getTime() + MINUTE_MS) });
    const client = new TurnClient({ host, port: Number(port ?? STANDARD_PORT), ...given, signal });
    const begun = performance.now();
    try {
      const refusal = await client.allocate();
      const ms = since(begun);
      if (refusal === undefined) return well(({ t }) => t('doctor.relay-well', 'relays, {ms} ms', { ms }));
      if (refusal === UNAUTHORIZED) {
        return wrong(({ t }) => ({
          title: t('doctor.relay-secret', 'Calls find no way'),
          fact: t('doctor.relay-secret-fact', 'The relay refuses our credentials.'),
          todo: t('doctor.relay-secret-todo', 'Make TURN_SECRET and static-auth-secret of the relay the same.'),
        }));
      }
      return wait(({ t }) => ({
        title: t('doctor.relay-refuses', 'The relay gives no address'),
        fact: t('doctor.relay-refuses-fact', 'It answers with {refusal}.', { refusal }),
      }));
    } finally {
      client.drop();
    }
  },
};

/** Returns the first address of the relay that takes UDP; an empty text without one. */
function udpAddress(urls: readonly string[]): string {
  return urls.find((url) => url.startsWith('turn:') && !url.includes('transport=tcp')) ?? '';
}
