import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalServer } from './local-server.ts';

/** A request to the service. */
interface PictureApiRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The answer to the calls of a path; 'hang' sends none. */
type PictureManner = { json: unknown } | { status: number } | { redirect: string } | 'hang' | 'garbage' | 'endless';

/** A local server that replaces a list of known pictures (HMA, PhotoDNA) or another checking service. */
export class PictureServer extends LocalServer {
  readonly asked: PictureApiRequest[] = [];
  readonly manners = new Map<string, PictureManner>();
  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    this.asked.push({ method, path: url, headers, body });
    const manner = this.manners.get(url.split('?')[0] ?? '') ?? { status: 404 };
    if (manner === 'hang') return;
    if (manner === 'garbage') response.end('<html>proxy</html>');
    else if (manner === 'endless') response.end(`"${'x'.repeat(1_100_000)}"`);
    else if ('status' in manner) response.writeHead(manner.status).end('{}');
    else if ('redirect' in manner) response.writeHead(302, { location: manner.redirect }).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(manner.json));
  }
}
