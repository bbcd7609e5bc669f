import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the service. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The answer to the calls of a path: JSON, a status, a redirect, or none. */
type Manner = { json: unknown } | { status: number } | { redirect: string } | 'hang' | 'garbage' | 'endless';

/** A local server in the place of a list of known pictures (HMA, PhotoDNA) or of another checking service. */
export class PictureServer {
  readonly asked: Asked[] = [];
  readonly manners = new Map<string, Manner>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    this.asked.push({ method, path: url, headers, body: Buffer.concat(chunks) });
    const manner = this.manners.get(url.split('?')[0] ?? '') ?? { status: 404 };
    if (manner === 'hang') return;
    if (manner === 'garbage') response.end('<html>proxy</html>');
    else if (manner === 'endless') response.end(`"${'x'.repeat(1_100_000)}"`);
    else if ('status' in manner) response.writeHead(manner.status).end('{}');
    else if ('redirect' in manner) response.writeHead(302, { location: manner.redirect }).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(manner.json));
  }
}
