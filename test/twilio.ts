import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TwilioRequest {
  path: string;
  authorization: string | undefined;
  contentType: string | undefined;
  form: Record<string, string>;
}

interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Twilio {
  url: string;
  taken: TwilioRequest[];
  /** The responses to the next calls. Later calls succeed. 'silence' sends nothing, and 'cut' closes the connection. */
  replies: (Reply | 'silence' | 'cut')[];
  /** Called at each request that gets 'silence'. */
  onSilence: () => void;
  close: () => Promise<void>;
}

/** Starts an HTTP server on a separate port with the form API of Twilio's Messages. */
export async function startTwilio(): Promise<Twilio> {
  const taken: TwilioRequest[] = [];
  const replies: Twilio['replies'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({
        path: `${request.method} ${request.url}`,
        authorization: request.headers.authorization,
        contentType: request.headers['content-type'],
        form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      });
      const reply = replies.shift() ?? { status: 201, body: { sid: 'SM0123456789', status: 'queued' } };
      if (reply === 'silence') return twilio.onSilence();
      if (reply === 'cut') {
        request.socket.destroy();
        return;
      }
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const twilio: Twilio = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    replies,
    onSilence: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return twilio;
}
