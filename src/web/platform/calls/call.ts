import type { z } from 'zod';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Access, Route } from '#contract/route.ts';
import { takeEarly } from './early.ts';
import { underKey } from './idempotency.ts';
import { canKeep, NotKept } from '#web/platform/session/keeping.ts';
import { askForProof } from '#web/platform/session/proof.ts';
import { refreshAccessToken } from '#web/platform/session/session.ts';
import { setExclusion } from '#web/platform/session/standing.ts';
import { getAccessToken } from '#web/platform/session/tokens.ts';

/** The error of a call: its response is not OK, or there is none (status 0). The message is "status: body". */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** 'unreachable' when no response came at all (status 0). */
  readonly code: ErrorCode | 'unreachable';
  /** The server's text for the person; empty if the server sent none. */
  readonly words: string;
  /** The problem of each refused field. The keys are the paths of the fields in the input. */
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

/** Returns a call's error. Any other error is a fault of our own and becomes `internal`, without words for a person. */
export function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError(500, String(error), {});
}

/** The input of a route's call. A part that the route does not take is left out. */
export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
  signal?: AbortSignal;
  /** If true, the call completes even if the person leaves the page. A browser allows 64 KiB of bodies at a time. */
  keepalive?: boolean;
}

/**
 * Calls a declared route. After a 401 with a stored token it refreshes the token once and tries again. If the server
 * asks for a new proof of identity, it waits for the proof and tries again. Throws CallError if the final response is
 * not OK or no response comes. An aborted call throws its AbortError. A route of the entry throws NotKept, without a
 * request, in a browser that could not keep the session.
 */
export async function call<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(route: Route<P, Q, B, R, A>, input: Input<P, Q, B> = {}): Promise<z.output<R>> {
  const read = async (key?: string): Promise<z.output<R>> =>
    (await (await answerOf(route, input, key)).json()) as z.output<R>;
  if (route.idempotent !== true) return read();
  const write = `${route.method} ${urlOf(route, input.params, input.query)} ${JSON.stringify(input.body) ?? ''}`;
  return underKey(write, read, isFinal);
}

/**
 * Calls a declared route that streams, by the rules of `call`, and yields its events as they come. Throws CallError
 * also when the connection breaks in the middle; the events yielded so far remain valid.
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

/** Returns whether a failure is final. After any other failure the call may be repeated under the same key. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 401 && error.code !== 'rate_limited' && error.code !== 'still_working';
}

/** Returns the OK response of a call, after one refresh and one proof by the person if needed. */
async function answerOf(route: Route, input: Input<z.ZodType, z.ZodType, z.ZodType>, key?: string): Promise<Response> {
  if (route.entry === true && !canKeep()) throw new NotKept();
  const token = getAccessToken();
  let response = await attempt(route, input, { token, key });
  if (response.status === 401 && token !== null) {
    const fresh = await refreshAccessToken().catch(() => {
      throw unreachable();
    });
    if (fresh !== null) response = await attempt(route, input, { token: fresh, key });
  }
  if (response.status === 403 && (await isProofMissing(response)) && (await askForProof(input.signal)))
    response = await attempt(route, input, { token: getAccessToken(), key });
  if (response.ok) return response;
  const text = await response.text();
  const failure = new CallError(response.status, text || response.statusText, readProblem(text));
  if (failure.code === 'account_suspended') setExclusion('suspended');
  if (failure.code === 'age_refused') setExclusion('refused');
  if (failure.code === 'approval_awaited') setExclusion('awaiting');
  throw failure;
}

/** Returns whether the server asks for a proof. Reads a clone, so that the caller can still read the body. */
async function isProofMissing(response: Response): Promise<boolean> {
  return readProblem(await response.clone().text()).code === 'reauthentication_required';
}

const unreachable = (): CallError => new CallError(0, 'Failed to fetch', {});
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Returns a route's path with its parameters and query filled in. */
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
  { token, key }: { token: string | null; key: string | undefined },
): Promise<Response> {
  const address = urlOf(route, input.params, input.query);
  const early = route.method === 'GET' ? takeEarly(address, token) : undefined;
  const headers = new Headers();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (key !== undefined) headers.set('idempotency-key', key);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  try {
    if (early !== undefined) return await early;
    return await fetch(address, {
      method: route.method,
      credentials: 'include',
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.signal !== undefined && { signal: input.signal }),
      keepalive: input.keepalive === true,
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
