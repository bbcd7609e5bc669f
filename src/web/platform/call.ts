import type { z } from 'zod';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Access, Route } from '#contract/route.ts';
import { getAccessToken, refreshAccessToken } from './session.ts';

/** An answer that is not OK. Its message is the status, a colon, a space and the body. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** 'unreachable' when no answer came at all (status 0). */
  readonly code: ErrorCode | 'unreachable';
  /** The server's words for a person. */
  readonly words: string;
  /** What was wrong, by input path, to show beside the field. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: string, problem: Partial<Problem>) {
    super(`${status}: ${body}`);
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'unreachable' : 'internal');
    this.words = problem.message ?? '';
    this.fields = problem.fields ?? {};
    this.retryAfterSeconds = problem.retryAfterSeconds;
  }
}

/** What a call of this route may be given. Keys whose schema takes nothing may be left out. */
export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: the same key makes a repeated write one write. */
  idempotencyKey?: string;
}

/**
 * Calls a declared route. A 401 with a token stored is answered by one refresh and one more try.
 * Throws CallError for every answer that is not OK, and when no answer comes.
 */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, input: Input<P, Q, B> = {}): Promise<z.output<R>> {
  const response = await answerOf(route, input);
  return (await response.json()) as z.output<R>;
}

/**
 * Calls a declared route that streams, by the same rules, and yields its events as they come. Throws CallError also
 * when the line breaks in the middle; what has been yielded then stands.
 */
export async function* callStream<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, input: Input<P, Q, B> = {}): AsyncGenerator<z.output<R>, void> {
  const response = await answerOf(route, input);
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch((error: unknown) => {
        throw isAbort(error) ? error : unreachable();
      });
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      // An empty line is the server's heartbeat.
      for (const line of lines) if (line !== '') yield JSON.parse(line) as z.output<R>;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The OK answer of a call, after one refresh where it is needed. */
async function answerOf(route: Route, input: Input<z.ZodType, z.ZodType, z.ZodType>): Promise<Response> {
  const token = getAccessToken();
  let response = await attempt(route, input, token);
  if (response.status === 401 && token !== null) {
    const fresh = await refreshAccessToken().catch(() => {
      throw unreachable();
    });
    if (fresh !== null) response = await attempt(route, input, fresh);
  }
  if (response.ok) return response;
  const text = await response.text();
  throw new CallError(response.status, text || response.statusText, readProblem(text));
}

const unreachable = (): CallError => new CallError(0, 'Failed to fetch', {});
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The path of a route with its parameters and query filled in. */
export function urlOf(route: Route, params: unknown, query: unknown): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, string | number | boolean | undefined>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

async function attempt(
  route: Route,
  input: Input<z.ZodType, z.ZodType, z.ZodType>,
  token: string | null,
): Promise<Response> {
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  try {
    return await fetch(urlOf(route, input.params, input.query), {
      method: route.method,
      credentials: 'include',
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal !== undefined && { signal: input.signal }),
    });
  } catch (error) {
    throw isAbort(error) ? error : unreachable();
  }
}

function readProblem(text: string): Partial<Problem> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
