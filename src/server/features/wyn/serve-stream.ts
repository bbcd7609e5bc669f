import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Access, Route } from '#contract/route.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import { enter, type Call, type Server } from '#server/platform/http/serve.ts';

/** The interval of blank lines that keep proxies from closing a slow response. */
const HEARTBEAT_MS = 10_000;

/**
 * Connects a declared route with a streamed response to its handler, with the checks of `serve`. Each event is sent as
 * a line of JSON in the form of its schema. Before the first event a fault is an ordinary response with its status;
 * after it, a fault ends the stream. `signal` aborts when the client has disconnected.
 */
export function serveStream<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  A extends Access,
>(
  { app, deps }: Server,
  route: Route<P, Q, B, R, A>,
  handler: (call: Call<P, Q, B, A>, signal: AbortSignal) => AsyncGenerator<z.input<R>, void>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    // Compression would buffer the events and delay them.
    compress: false,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await enter(deps, route, request);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const events = handler(call, gone.signal);
      const first = await events.next();
      const lines = linesOf(beating(first, events, deps.timers), route.response);
      void reply.header('content-type', 'application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no');
      return reply.send(Readable.from(lines, { objectMode: false, highWaterMark: 1 }));
    },
  });
}

async function* linesOf<R extends z.ZodType>(
  events: AsyncGenerator<z.input<R> | typeof BEAT, void>,
  schema: R,
): AsyncGenerator<string, void> {
  for await (const event of events) yield event === BEAT ? '\n' : `${JSON.stringify(schema.parse(event))}\n`;
}

const BEAT = Symbol('beat');

/** Yields the events, and BEAT whenever the next event takes long. */
async function* beating<E>(
  first: IteratorResult<E, void>,
  events: AsyncGenerator<E, void>,
  timers: Timers,
): AsyncGenerator<E | typeof BEAT, void> {
  try {
    let next = Promise.resolve(first);
    for (;;) {
      const result = await orBeat(next, timers);
      if (result === BEAT) {
        yield BEAT;
        continue;
      }
      if (result.done === true) return;
      yield result.value;
      next = events.next();
    }
  } finally {
    await events.return();
  }
}

async function orBeat<T>(next: Promise<T>, timers: Timers): Promise<T | typeof BEAT> {
  let cancel = (): void => undefined;
  const beat = new Promise<typeof BEAT>((resolve) => {
    cancel = timers.after(HEARTBEAT_MS, () => resolve(BEAT));
  });
  try {
    return await Promise.race([next, beat]);
  } finally {
    cancel();
  }
}
