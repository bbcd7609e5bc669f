import { WebSocket } from 'ws';
import { isRunning } from '#server/doctor/mirror.ts';
import { since, well, wrong, type Check } from '#server/doctor/finding.ts';
import { notRunning } from './address.ts';

export const socket: Check = {
  id: 'socket',
  name: ({ t }) => t('doctor.socket', 'WebSocket'),
  look: async (needs, signal) => {
    if (!(await isRunning(needs, signal))) return notRunning;
    const { publicUrl } = needs.config;
    const begun = performance.now();
    const reason = await refusalOf(publicUrl, signal);
    const ms = since(begun);
    if (reason === undefined) return well(({ t }) => t('doctor.socket-well', 'answers, {ms} ms', { ms }));
    return wrong(({ t }) => ({
      title: t('doctor.socket-wrong', 'Chats are not live'),
      fact: t('doctor.socket-wrong-fact', 'A WebSocket through the public address does not come about ({reason}).', {
        reason,
      }),
      detail: t('doctor.socket-wrong-safe', 'Messages are sent all the same, and read when a page is loaded again.'),
      todo: t('doctor.socket-wrong-todo', 'Let the proxy pass on Upgrade and Connection, as in deploy/nginx.conf.'),
    }));
  },
};

/**
 * Opens a socket as a browser does and shows a token that is none. The server's refusal of it has gone through both
 * directions. Returns why nothing came back; undefined when something did.
 */
async function refusalOf(publicUrl: URL, signal: AbortSignal): Promise<string | undefined> {
  const url = new URL('/ws', publicUrl);
  url.protocol = publicUrl.protocol === 'https:' ? 'wss:' : 'ws:';
  const opened = new WebSocket(url, { origin: publicUrl.origin });
  const end = (): void => opened.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise<string | undefined>((resolve) => {
      opened.on('open', () => opened.send(JSON.stringify({ type: 'auth', token: 'doctor' })));
      opened.on('message', (data: Buffer) => resolve(data.toString().includes('"auth_error"') ? undefined : 'other'));
      opened.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)));
      opened.on('error', (error) => resolve('code' in error ? String(error.code) : error.name));
      opened.on('close', (code) => resolve(String(code)));
    });
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
