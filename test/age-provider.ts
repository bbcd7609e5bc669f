import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckState } from '#server/features/accounts/age/provider.ts';
import { bodyOf, LocalServer } from './local-server.ts';

interface AgeApiRequest {
  path: string;
  authorization: string | undefined;
  body: string;
}

/** A real HTTP server with the API of a provider of age checks, and a page on which a person answers. */
export class AgeProviderServer extends LocalServer {
  readonly asked: AgeApiRequest[] = [];
  /** The states of the started checks by their ids, oldest first. */
  readonly checks = new Map<string, { state: CheckState; returnTo: string }>();
  /** If set, every call of the API gets this status, this body, or (`hang`) no answer. */
  manner: number | { text: string } | 'hang' | undefined;
  /** Sets the state of the newest check. */
  say(state: CheckState): void {
    const [last] = [...this.checks.values()].toReversed();
    if (last === undefined) throw new Error('no check began');
    last.state = state;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = String(await bodyOf(request));
    const { method = '', url = '' } = request;
    const [, part, id = '', state] = url.split('/');
    if (part === 'page') return this.#page(response, id, state as CheckState | undefined);
    this.asked.push({ path: `${method} ${url}`, authorization: request.headers.authorization, body });
    if (this.manner === 'hang') return;
    if (typeof this.manner === 'number') return void response.writeHead(this.manner, { location: '/' }).end('{}');
    if (this.manner !== undefined) return void response.end(this.manner.text);
    if (method === 'POST') {
      const made = `check-${this.checks.size + 1}`;
      const { returnTo } = JSON.parse(body) as { returnTo: string };
      this.checks.set(made, { state: 'open', returnTo });
      return void response.end(JSON.stringify({ id: made, address: `${this.url}/page/${made}` }));
    }
    const check = this.checks.get(id);
    if (check === undefined) return void response.writeHead(404).end('{}');
    response.end(JSON.stringify({ state: check.state }));
  }

  /** Shows the question, or stores the answer and redirects the person back. */
  #page(response: ServerResponse, id: string, state: CheckState | undefined): void {
    const check = this.checks.get(id);
    if (check === undefined) return void response.writeHead(404).end();
    if (state !== undefined) {
      check.state = state;
      return void response.writeHead(302, { location: check.returnTo }).end();
    }
    const link = (to: CheckState): string => `<p><a href="/page/${id}/${to}">${to}</a></p>`;
    response
      .setHeader('content-type', 'text/html')
      .end(`<h1>How old are you?</h1>${link('adult')}${link('not_adult')}${link('failed')}`);
  }
}
