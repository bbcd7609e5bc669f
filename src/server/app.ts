import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { Problem } from '#contract/errors.ts';
import { accounts } from '#server/features/accounts/accounts.routes.ts';
import { chat } from '#server/features/chat/chat.routes.ts';
import { companions } from '#server/features/companions/companions.routes.ts';
import { dev } from '#server/features/dev/dev.routes.ts';
import { interests } from '#server/features/interests/interests.routes.ts';
import { matching } from '#server/features/matching/matching.routes.ts';
import { notifications } from '#server/features/notifications/notifications.routes.ts';
import { people } from '#server/features/people/people.routes.ts';
import { posts } from '#server/features/posts/posts.routes.ts';
import { questHall } from '#server/features/questhall/questhall.routes.ts';
import { quiz } from '#server/features/quiz/quiz.routes.ts';
import { vibes } from '#server/features/vibes/vibes.routes.ts';
import { wildMaps } from '#server/features/wildmaps/wildmaps.routes.ts';
import { wyn } from '#server/features/wyn/wyn.routes.ts';
import { contentSecurityPolicy } from './platform/csp.ts';
import type { Deps } from './platform/deps.ts';
import { AppError } from './platform/errors.ts';
import { operations } from './platform/operations.ts';
import { realtime } from './platform/realtime/realtime.ts';
import type { Server } from './platform/serve.ts';

/** The server's table of contents: every feature, each registering its own routes. */
const features: ((server: Server) => void)[] = [
  operations,
  realtime,
  accounts,
  people,
  vibes,
  quiz,
  wildMaps,
  interests,
  matching,
  questHall,
  chat,
  companions,
  wyn,
  notifications,
  posts,
  dev,
];

const BODY_LIMIT = 256 * 1024;
/** In bytes. A link that somebody filled with 100 kB still gets the page that says what is wrong with it. */
const HEADER_LIMIT = 128 * 1024;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => deps.newId(),
    bodyLimit: BODY_LIMIT,
    http: { maxHeaderSize: HEADER_LIMIT },
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustProxy,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // An address that cannot be decoded is refused before any hook runs, so it brings its own headers.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      void reply.status(400).send(toBody(new AppError('invalid'), request.id));
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(deps.config),
    hsts: deps.config.publicUrl.protocol === 'https:',
  });
  await app.register(compress, { threshold: 1024 });
  acceptEmptyJson(app);
  observe(app, deps);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toAppError(error);
    if (problem.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return reply.status(problem.status).send(toBody(problem, request.id));
  });
  app.setNotFoundHandler((request, reply) => reply.status(404).send(toBody(new AppError('not_found'), request.id)));
  for (const feature of features) feature({ app, deps });
  // What a request enqueues needs its queue before the first request.
  app.addHook('onReady', () => deps.jobs.prepare());
  app.addHook('onClose', () => deps.jobs.stop());
  return app;
}

/** A POST without a body is common and fine, even when the client names a JSON type. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

function observe(app: FastifyInstance, { metrics, log }: Deps): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    log.debug({ ...labels, requestId: request.id, ms: Math.round(reply.elapsedTime) }, 'request');
  });
}

function toBody(problem: AppError, requestId: string): Problem {
  return {
    message: problem.message,
    code: problem.code,
    requestId,
    ...(problem.fields !== undefined && { fields: problem.fields }),
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.retryAfterSeconds }),
  };
}

/** Ours as it is; Fastify's own refusals by their status; anything else is `internal`, with no inner text. */
function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('too_large');
  if (error.statusCode === 415) return new AppError('unsupported_media');
  if (error.statusCode === 400)
    return new AppError(
      error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError ? 'bad_json' : 'invalid',
    );
  if (error.statusCode === 404) return new AppError('not_found');
  return new AppError('internal', { cause: error });
}
