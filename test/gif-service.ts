import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer } from './local-server.ts';

interface One {
  title: string;
  /** The host of the pictures; by default this server. */
  host?: string;
  /** The kind of a result. KLIPY's results can also be advertisements. */
  type?: string;
}

type GifManner = 'klipy' | 'giphy' | 'hang' | { status: number } | { text: string };

/** One white pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A local server that answers as KLIPY or GIPHY does. Serves pages of the results in `all`, and the pictures. */
export class GifServer extends LocalServer {
  manner: GifManner = 'klipy';
  all: One[] = [];
  /** The requested URLs, except those of pictures. */
  readonly asked: URL[] = [];
  readonly loaded: { path: string; referer: string | undefined }[] = [];

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', this.url);
    if (address.pathname.startsWith('/pictures/')) {
      this.loaded.push({ path: address.pathname, referer: request.headers.referer });
      response
        .writeHead(200, { 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' })
        .end(PIXEL);
      return;
    }
    this.asked.push(address);
    if (this.manner === 'hang') return;
    if (typeof this.manner === 'object') {
      if ('status' in this.manner) response.writeHead(this.manner.status).end('{}');
      else response.end(this.manner.text);
      return;
    }
    const body = this.manner === 'klipy' ? this.#klipy(address) : this.#giphy(address);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }

  #at(one: One, at: number, ending: string): string {
    return `${one.host ?? this.url}/pictures/${at}.${ending}`;
  }

  #klipy({ searchParams }: URL): unknown {
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
    const from = (page - 1) * size;
    const data = this.all.slice(from, from + size).map((one, at) => {
      const of = (ending: string) => ({ url: this.#at(one, from + at, ending), width: 320, height: 240, size: 9000 });
      const files = { gif: of('gif'), webp: of('webp'), jpg: of('jpg'), mp4: of('mp4') };
      return { id: at, slug: `one-${at}`, title: one.title, type: one.type ?? 'gif', file: { hd: files, md: files } };
    });
    const has_next = from + size < this.all.length;
    return { result: true, data: { data, current_page: page, per_page: size, has_next } };
  }

  #giphy({ searchParams }: URL): unknown {
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    const data = this.all.slice(offset, offset + limit).map((one, at) => {
      const size = { width: '356', height: '200' };
      const fixed = { ...size, url: this.#at(one, offset + at, 'gif'), webp: this.#at(one, offset + at, 'webp') };
      const still = { ...size, url: this.#at(one, offset + at, 'still.gif') };
      return {
        type: 'gif',
        id: `id${at}`,
        title: one.title,
        images: { fixed_height: fixed, fixed_height_still: still },
      };
    });
    return { data, pagination: { total_count: this.all.length, count: data.length, offset }, meta: { status: 200 } };
  }
}
