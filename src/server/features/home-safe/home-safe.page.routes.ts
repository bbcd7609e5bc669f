import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentWords, endedWords, stopWords, unknownWords } from '#content/safe-consent.ts';
import { safePageOf } from '#content/safe-page.ts';
import { isLanguage } from '#contract/languages.ts';
import { SAFE_PATH } from '#contract/home-safe.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { languageAskedBy } from '#server/platform/http/request-language.ts';
import { speakerFor, speakerOf } from '#server/platform/speaker.ts';
import { consents, endFor, sayFor, type Consent } from './consent.ts';
import { factsOf, memberName } from './facts.ts';
import { outingBySecret, type OutingRow } from './outings.queries.ts';
import { outingHtml, wordsHtml, type Frame } from './page.html.ts';
import { pageStyle, type PageStyle } from './page.style.ts';
import { hashOfSecret } from './secrets.ts';
import { stateOfPerson } from './trusted.ts';
import { personById, wayBySecret, waysOfPersons, type WayRow } from './trusted.queries.ts';

/** The limit per network address, for right and wrong secrets alike. A secret cannot be guessed in any number of tries. */
const LIMIT = { max: 120, windowSeconds: 60 };

type Found = { is: 'way'; row: WayRow } | { is: 'outing'; row: OutingRow };

/**
 * Serves the pages of trusted persons, who have no account. They need no script, and nothing but this server; they change
 * something by a POST only, so that a mail program that opens links answers nothing.
 */
export function safePages(app: FastifyInstance, deps: Deps): void {
  let style: Promise<PageStyle> | undefined;
  const styleNow = (): Promise<PageStyle> => (style ??= pageStyle(deps.config.webDir));

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.addHook('onRequest', async (request, reply) => {
      const { hash } = await styleNow();
      reply.headers(headersOf(hash));
      const { allowed, retryAfterSeconds } = await deps.limits.take('safe pages', addressKey(request.ip), LIMIT);
      if (!allowed) return reply.header('retry-after', retryAfterSeconds).status(429).send('');
      return undefined;
    });
    scope.get<{ Params: { secret: string } }>(`${SAFE_PATH}/:secret`, async (request, reply) => {
      const found = await findPage(deps, request.params.secret);
      return html(
        reply,
        await show(deps, request, { found, style: await styleNow() }),
        found === undefined ? 404 : 200,
      );
    });
    scope.post<{ Params: { secret: string } }>(`${SAFE_PATH}/:secret`, async (request, reply) => {
      const found = await findPage(deps, request.params.secret);
      const does = doesOf(request.body);
      if (found?.is === 'outing' && does === 'stop') {
        return html(reply, await askToStop(deps, request, { found: found.row, style: await styleNow() }), 200);
      }
      if (found !== undefined) await act(deps, found, does);
      else return html(reply, await show(deps, request, { found, style: await styleNow() }), 404);
      return reply.redirect(withLanguage(request), 303);
    });
  });
}

const html = (reply: FastifyReply, page: string, status: number): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(page);

function headersOf(hash: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src '${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}

function doesOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'does' in body ? String(body.does) : '';
}

/** Returns the page of a secret. Both kinds are always looked for. */
async function findPage({ db }: Pick<Deps, 'db'>, secret: string): Promise<Found | undefined> {
  const hash = hashOfSecret(secret);
  const [way, outing] = [await wayBySecret(db, hash), await outingBySecret(db, hash)];
  if (way !== undefined) return { is: 'way', row: way };
  return outing === undefined ? undefined : { is: 'outing', row: outing };
}

async function act(deps: Deps, found: Found, does: string): Promise<void> {
  if (found.is === 'way') {
    const said = consents.find((one): one is Consent => one === does);
    if (said !== undefined) await sayFor(deps, { trustedId: found.row.trusted_id, way: found.row.way }, said);
  } else if (does === 'stop-now' && found.row.trusted_id !== null) {
    await endFor(deps, found.row.trusted_id);
  }
}

interface Showing<T> {
  found: T;
  style: PageStyle;
}

const pathOf = (request: FastifyRequest): string => addressOf(request.url).path;

function withLanguage(request: FastifyRequest): string {
  const asked = addressOf(request.url).query.get('language');
  return isLanguage(asked) ? `${pathOf(request)}?language=${asked}` : pathOf(request);
}

/** Returns the frame in the language that the reader chose on the page, else their browser's, else the member's. */
function frameOf(
  deps: Deps,
  request: FastifyRequest,
  { own, style }: { own: Frame['speaker']['language']; style: PageStyle },
): Frame {
  const asked = addressOf(request.url).query.get('language');
  const language = isLanguage(asked) ? asked : (languageAskedBy(request) ?? own);
  return { speaker: speakerOf(language, deps.place.values.name), style, path: withLanguage(request) };
}

async function show(
  deps: Deps,
  request: FastifyRequest,
  { found, style }: Showing<Found | undefined>,
): Promise<string> {
  if (found === undefined) {
    const frame = frameOf(deps, request, { own: 'en', style });
    return wordsHtml({ ...frame, path: '' }, unknownWords(frame.speaker));
  }
  return found.is === 'way'
    ? showWay(deps, request, { found: found.row, style })
    : showOuting(deps, request, { found: found.row, style });
}

async function showWay(deps: Deps, request: FastifyRequest, { found, style }: Showing<WayRow>): Promise<string> {
  const person = await personById(deps.db, found.trusted_id);
  const member = await memberName(deps.db, person?.user_id ?? 0);
  const own = (await speakerFor(deps.db, person?.user_id ?? 0)).language;
  const frame = frameOf(deps, request, { own, style });
  const state = person === undefined || person.removed_at !== null ? 'removed' : found.state;
  return wordsHtml(frame, consentWords(frame.speaker, { member, trusted: person?.name ?? '', state }));
}

/**
 * A trusted person who took their yes back, or was removed, sees nothing of an outing any more. A call for help stays:
 * somebody may have made the member remove them.
 */
async function showOuting(deps: Deps, request: FastifyRequest, { found, style }: Showing<OutingRow>): Promise<string> {
  const { db, clock } = deps;
  const frame = frameOf(deps, request, { own: found.language, style });
  const id = found.trusted_id;
  const person = id === null ? undefined : await personById(db, id);
  const member = await memberName(db, found.user_id);
  const isWanted = id !== null && stateOfPerson(await waysOfPersons(db, [id])) === 'yes';
  if (person !== undefined && person.removed_at !== null && !found.is_silent) {
    const over = consentWords(frame.speaker, { member, trusted: person.name, state: 'removed' });
    return wordsHtml(frame, { ...over, buttons: [] });
  }
  if (person === undefined || !isWanted) return wordsHtml(frame, endedWords(frame.speaker, { member }));
  const facts = await factsOf(deps, found, { member, trusted: person.name });
  return outingHtml(frame, safePageOf(frame.speaker, facts, clock.now()));
}

async function askToStop(deps: Deps, request: FastifyRequest, { found, style }: Showing<OutingRow>): Promise<string> {
  const frame = frameOf(deps, request, { own: found.language, style });
  return wordsHtml(frame, stopWords(frame.speaker, { member: await memberName(deps.db, found.user_id) }));
}
