import compress from '@fastify/compress';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { refusedIn } from '#server/platform/speaker.ts';
import type { Problem } from '#contract/errors.ts';
import { accounts } from '#server/features/accounts/accounts.routes.ts';
import { digest } from '#server/features/digest/digest.routes.ts';
import { blocks } from '#server/features/blocks/blocks.routes.ts';
import { calls } from '#server/features/calls/calls.routes.ts';
import { chat } from '#server/features/chat/chat.routes.ts';
import { clouds } from '#server/features/clouds/clouds.routes.ts';
import { companions } from '#server/features/companions/companions.routes.ts';
import { operatorHealth } from '#server/features/operator/health/health.routes.ts';
import { demo } from '#server/features/demo/demo.routes.ts';
import { dev } from '#server/features/dev/dev.routes.ts';
import { gifs } from '#server/platform/gifs/gifs.routes.ts';
import { flowers } from '#server/features/flowers/flowers.routes.ts';
import { follows } from '#server/features/follows/follows.routes.ts';
import { gifts } from '#server/features/gifts/gifts.routes.ts';
import { groups } from '#server/features/groups/groups.routes.ts';
import { homeSafe } from './features/home-safe/home-safe.routes.ts';
import { introductions } from '#server/features/introductions/introductions.routes.ts';
import { interests } from '#server/features/interests/interests.routes.ts';
import { matching } from '#server/features/matching/matching.routes.ts';
import { moderationDesk, photoCheckDesk, waitingForALook } from '#server/features/moderation/moderation.desk.routes.ts';
import { moderationInTheOpen } from '#server/features/moderation/moderation.public.routes.ts';
import { moderationReports } from '#server/features/moderation/moderation.reports.routes.ts';
import { notifications } from '#server/features/notifications/notifications.routes.ts';
import { operatorCommunity } from './features/operator/community/community.routes.ts';
import { operator } from '#server/features/operator/operator.routes.ts';
import { operatorBackups } from '#server/features/operator/backups/backups.routes.ts';
import { photoCheck } from './features/photo-check/photo-check.routes.ts';
import { plans } from '#server/features/plans/plans.routes.ts';
import { premium } from '#server/features/premium/premium.routes.ts';
import { people } from '#server/features/people/people.routes.ts';
import { posts } from '#server/features/posts/posts.routes.ts';
import { questHall } from './features/quest-hall/quest-hall.routes.ts';
import { quiz } from '#server/features/quiz/quiz.routes.ts';
import { polls } from './features/polls/polls.routes.ts';
import { quizParty } from './features/quiz-party/quiz-party.routes.ts';
import { saved } from '#server/features/saved/saved.routes.ts';
import { translation } from '#server/features/translation/translation.routes.ts';
import { trending } from '#server/features/trending/trending.routes.ts';
import { vibes } from '#server/features/vibes/vibes.routes.ts';
import { wildMaps } from './features/wild-maps/wild-maps.routes.ts';
import { wyn } from '#server/features/wyn/wyn.routes.ts';
import { yourData } from './features/your-data/your-data.routes.ts';
import { mirror } from '#server/doctor/doctor.ts';
import type { Config } from './config.ts';
import { addressOf } from './platform/http/address.ts';
import type { Deps } from './platform/deps.ts';
import { languageOfRequest } from './platform/http/request-language.ts';
import { readIn } from './platform/reader.ts';
import { isAway } from './platform/away.ts';
import { AppError, isOfClosedPage } from './platform/errors.ts';
import { idempotency } from './platform/http/idempotency.ts';
import { media } from './platform/media/media.routes.ts';
import { operations } from './platform/operations/operations.ts';
import { placeSettings } from './platform/place/place.routes.ts';
import { pictures } from './platform/pictures/pictures.terms.ts';
import { proofOfWork } from './platform/http/proof-of-work.routes.ts';
import { realtime } from './platform/realtime/realtime.ts';
import { retention } from './platform/background/retention.terms.ts';
import { securityHeaders } from './platform/operations/security-headers.ts';
import type { Server } from './platform/http/serve.ts';

/** Every feature, each of which registers its own routes. */
const features: ((server: Server) => void)[] = [
  operations,
  mirror,
  retention,
  idempotency,
  proofOfWork,
  placeSettings,
  pictures,
  media,
  realtime,
  accounts,
  people,
  premium,
  vibes,
  quiz,
  polls,
  quizParty,
  wildMaps,
  interests,
  matching,
  questHall,
  chat,
  groups,
  clouds,
  trending,
  gifs,
  gifts,
  plans,
  calls,
  homeSafe,
  photoCheck,
  introductions,
  blocks,
  flowers,
  follows,
  companions,
  demo,
  wyn,
  notifications,
  digest,
  posts,
  saved,
  translation,
  moderationReports,
  moderationDesk,
  waitingForALook,
  photoCheckDesk,
  moderationInTheOpen,
  operator,
  operatorHealth,
  operatorBackups,
  operatorCommunity,
  yourData,
  dev,
];

const BODY_LIMIT = 256 * 1024;
/** The seconds within which a client has to send the header of a request. */
const HEADER_SECONDS = 10;
/** The interval in seconds of the check for late headers and bodies. */
const CHECK_SECONDS = 2;
/** The seconds after which a standby has usually taken over. */
const RETRY_SECONDS = 5;
/** The largest head of a request, in bytes: a link of 100 kB must still reach the page that explains the error. */
const HEADER_LIMIT = 128 * 1024;

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: countingFrom(deps.newId()),
    // Most requests log nothing, so they share one logger, and each line names its request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    // Fastify has no limit by default, so a client could send the body byte by byte forever.
    requestTimeout: deps.config.requestSeconds * 1000,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: Math.min(HEADER_SECONDS, deps.config.requestSeconds) * 1000,
      connectionsCheckingInterval: Math.min(CHECK_SECONDS, deps.config.requestSeconds) * 1000,
    },
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustProxy,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // An address that cannot be decoded is refused before any hook runs, so the headers are set here.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
      void reply.status(400).send(toBody(new AppError('invalid'), request));
    },
  });
  await protect(app, deps.config);
  await app.register(compress, { threshold: 1024 });
  acceptEmptyJson(app);
  observe(app, deps);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toAppError(error);
    if (problem.status >= 500 && !isOfClosedPage(error, reply.raw)) {
      log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed');
    }
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
    return reply.status(problem.status).send(toBody(problem, request));
  });
  app.addHook('preHandler', (request, _reply, done) => readIn(languageOfRequest(request), done));
  app.setNotFoundHandler((request, reply) => reply.status(404).send(toBody(new AppError('not_found'), request)));
  for (const feature of features) feature({ app, deps });
  // Requests enqueue jobs, so the queues must exist before the first request.
  app.addHook('onReady', () => deps.jobs.prepare());
  app.addHook('onClose', () => deps.jobs.stop());
  app.addHook('onClose', () => deps.reading.stop());
  app.addHook('onClose', () => deps.safety.stop());
  return app;
}

/** Accepts a POST without a body, even with a JSON content type. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}

/** Returns a function that makes request ids: the id of the process, and a number within it. */
function countingFrom(process: string): () => string {
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}

/** Sets the headers that protect every response, and keeps the API out of caches. */
async function protect(app: FastifyInstance, config: Config): Promise<void> {
  const ofPages = await securityHeaders(config);
  const ofApi = { ...ofPages, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfApi(request) ? ofApi : ofPages);
    done();
  });
}

/**
 * Returns whether a request is for the API. It checks the route first, so that another spelling of an address
 * (`/%61pi/…`) gets the same headers.
 */
function isOfApi(request: FastifyRequest): boolean {
  const route = request.routeOptions.url;
  if (route === undefined || route.startsWith('/api/')) return true;
  const { path } = addressOf(request.url);
  return path === '/api' || path.startsWith('/api/');
}

function observe(app: FastifyInstance, { metrics, pulse, log }: Deps): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const labels = { method: request.method, route, status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    pulse.asked(route.startsWith('/api/') ? `${request.method} ${route}` : undefined, reply.elapsedTime);
    if (log.isLevelEnabled('debug')) {
      log.debug({ ...labels, requestId: request.id, ms: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
}

/** Returns the body of a refusal, in the language of the request. */
function toBody(problem: AppError, request: FastifyRequest): Problem {
  const language = languageOfRequest(request);
  const fields = Object.entries(problem.fields ?? {}).map(([name, words]) => [name, refusedIn(language, words)]);
  return {
    message: refusedIn(language, problem.message),
    code: problem.code,
    requestId: request.id,
    ...(problem.fields !== undefined && { fields: Object.fromEntries(fields) }),
    ...(problem.retryAfterSeconds !== undefined && { retryAfterSeconds: problem.retryAfterSeconds }),
  };
}

/** Keeps an AppError, maps Fastify's refusals by status, and turns anything else into `internal` without inner text. */
function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return new AppError('too_large');
  if (error.statusCode === 415) return new AppError('unsupported_media');
  if (error.statusCode === 400)
    return new AppError(
      error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError ? 'bad_json' : 'invalid',
    );
  if (error.statusCode === 404) return new AppError('not_found');
  return isAway(error)
    ? new AppError('away', { cause: error, retryAfterSeconds: RETRY_SECONDS })
    : new AppError('internal', { cause: error });
}
