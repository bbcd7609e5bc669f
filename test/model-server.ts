import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, LocalServer } from './local-server.ts';

/** A request to the OpenAI-compatible server. */
export interface ModelApiRequest {
  path: string;
  authorization: string | undefined;
  body: { model: string; stream?: boolean; max_tokens?: number; messages: { role: string; content: string }[] };
}

interface Saying {
  /** The pieces of an answer; a promise among them delays the rest of the stream. */
  say: (string | Promise<unknown>)[];
  /** The failure after the pieces of a stream. */
  ends?: 'cut' | 'stall';
}

/** A response to a call: text, an error status, or a fault such as a broken stream. */
export type ModelManner = Saying | { status: number } | 'hang' | 'stall' | 'cut' | 'garbage' | 'silence';

/** A local server that speaks the chat-completions protocol, plain and streamed. */
export class ModelServer extends LocalServer {
  readonly asked: ModelApiRequest[] = [];
  /** The responses to the next calls; the last one applies to all later calls. */
  manners: ModelManner[] = [{ say: ['Hello', ' there.'] }];
  /** The models that the server lists; undefined for a server without such a list. */
  models: string[] | undefined = undefined;
  /** The number of calls whose connection closed before the whole answer was sent. A `cut` counts too. */
  abandoned = 0;
  override get url(): string {
    return `${super.url}/v1`;
  }

  /** Resolves when this many calls were abandoned. */
  async untilAbandoned(count: number): Promise<void> {
    while (this.abandoned < count) await new Promise((resolve) => setImmediate(resolve));
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      const data = this.models?.map((id) => ({ id, object: 'model' }));
      response.writeHead(data === undefined ? 404 : 200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ object: 'list', data }));
    }
    const body = JSON.parse(String(await bodyOf(request))) as ModelApiRequest['body'];
    this.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
    const manner = (this.manners.length > 1 ? this.manners.shift() : this.manners[0]) ?? 'hang';
    response.once('close', () => {
      if (!response.writableFinished) this.abandoned += 1;
    });
    if (manner === 'hang') return;
    if (typeof manner === 'object' && 'status' in manner) {
      response.writeHead(manner.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
    } else if (body.stream === true) await this.#stream(response, manner);
    else this.#plain(response, manner);
  }

  #plain(response: ServerResponse, manner: Exclude<ModelManner, { status: number } | 'hang'>): void {
    if (manner === 'garbage') response.end('<html>proxy</html>');
    else if (manner === 'cut') response.destroy();
    else if (manner !== 'stall') {
      const content = manner === 'silence' ? '' : manner.say.filter((piece) => typeof piece === 'string').join('');
      response.setHeader('content-type', 'application/json');
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices }));
    }
  }

  async #stream(response: ServerResponse, manner: Exclude<ModelManner, { status: number } | 'hang'>): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = (delta: object, finish_reason: string | null = null): void => {
      const choices = [{ index: 0, delta, finish_reason }];
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`,
      );
    };
    if (manner === 'garbage') return void response.end('data: {"choices": [{"delta"\n\nnot even close\n\n');
    chunk({ role: 'assistant', content: '' });
    const { say, ends } = sayingOf(manner);
    for (const piece of say) {
      if (typeof piece === 'string') chunk({ content: piece });
      else await piece;
    }
    if (ends === 'stall') return;
    if (ends === 'cut') {
      // The connection is destroyed after a write, so that the reader has received the beginning.
      response.write(': wait\n\n', () => setImmediate(() => response.destroy()));
      return;
    }
    chunk({}, 'stop');
    response.end('data: [DONE]\n\n');
  }
}

function sayingOf(manner: Saying | 'stall' | 'cut' | 'silence'): Saying {
  if (typeof manner === 'object') return manner;
  return manner === 'silence' ? { say: [] } : { say: ['Once upon a time. ', 'There was'], ends: manner };
}
