import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Received {
  /** The sender in the envelope. */
  from: string;
  /** The recipients in the envelope. */
  to: string[];
  mail: Email;
}

export interface Smtp {
  url: string;
  received: Received[];
  /** SMTP reply codes with which the server refuses the next recipients. */
  refusals: number[];
  close: () => Promise<void>;
}

/** A real mail server on its own port that stores its mail. */
export async function startSmtp(): Promise<Smtp> {
  const received: Received[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusals.shift();
      done(responseCode === undefined ? null : Object.assign(new Error(`not for ${address}, sorry`), { responseCode }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void (async () => {
          const mail = await PostalMime.parse(raw);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ from, to: rcptTo.map(({ address }) => address), mail });
          done();
        })();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
