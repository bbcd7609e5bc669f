import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { addressOf } from '#server/platform/http/address.ts';
import { languageOfRequest } from '#server/platform/http/request-language.ts';
import { readIn } from '#server/platform/reader.ts';
import { etagOf, lookOf, pageWriter, type PageOf } from './page.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** A page depends on three cookies (theme, member, language), and without the last on the browser's languages. */
const VARY = 'cookie, accept-language';
/** The shell that the service worker stores, under its name from the build. */
const SHELL = '/index.html';
/** A name with a dot is a file. A name that starts with a dot is never served. */
const NAMES_A_FILE = /\.[^/]*$|\/\./;

export interface Web {
  config: Config;
  /** Returns the status and head of a page; the feature `pages` provides this function. */
  pageOf: PageOf;
}

/** Serves the web app: as built, or through Vite with live reload when `dev`. */
export async function serveWeb(
  app: FastifyInstance,
  web: Web,
  { dev }: { dev: boolean },
): Promise<{ close: () => Promise<void> }> {
  return dev ? serveDev(app, web) : serveBuilt(app, web);
}

async function serveBuilt(app: FastifyInstance, web: Web): Promise<{ close: () => Promise<void> }> {
  const built = resolve(web.config.webDir);
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`There is no built web app in ${built}: run npm run build.`);
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    wildcard: false,
    preCompressed: true,
    serveDotFiles: false,
    // HTML files are pages, which `servePages` fills in.
    globIgnore: ['**/*.html'],
    setHeaders: (reply, path) => {
      // Names below assets/ carry a hash of their content.
      const isHashed = path.startsWith(join(built, 'assets'));
      if (isHashed) asFile(reply);
      // A GIF of the product is a drawing, which may be animated by its own style and do nothing else.
      if (path.startsWith(join(built, 'gifs'))) reply.header('content-security-policy', OF_DRAWINGS);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  await servePages(app, web, (name) => readFile(join(built, name), 'utf8'));
  return { close: async () => undefined };
}

const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  // `frame-ancestors` in the policy below covers this header.
  'x-frame-options',
];
/** The policy of a drawing that is opened directly. */
const OF_DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** Headers for revalidation; a file whose name changes with its content never needs them. */
const OF_CHANGING_FILES = ['etag', 'last-modified', 'accept-ranges'];

/** Drops the headers that a file does not need. A file that is opened directly may run nothing. */
function asFile(reply: FastifyReply): void {
  for (const name of [...OF_DOCUMENTS, ...OF_CHANGING_FILES]) reply.removeHeader(name);
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
}

/**
 * Answers every GET outside of the API that names no file. The answer is the built index.html of the request's
 * language, filled in for the address. `read` returns a built file by its name.
 */
export async function servePages(
  app: FastifyInstance,
  web: Web,
  read: (name: string) => Promise<string>,
): Promise<void> {
  const english = writerFor(web, await read(SHELL.slice(1)));
  const others = Object.keys(languages).filter((language) => language !== 'en');
  const writers = new Map(
    await Promise.all(
      others.map(async (language) => [language, writerFor(web, await read(`index.${language}.html`))] as const),
    ),
  );
  onPages(app, async (request, reply) => {
    const { path, query } = addressOf(request.url);
    // The path names a missing file.
    if (NAMES_A_FILE.test(path) && path !== SHELL) return reply.header('cache-control', 'no-store').callNotFound();
    const asked = query.get('language');
    // There is one shell for all languages.
    const language = path === SHELL ? 'en' : isLanguage(asked) ? asked : languageOfRequest(request);
    return readIn(language, () => sendPage({ request, reply, web, write: writers.get(language) ?? english }));
  });
}

/** Vite's middleware serves the files. The production policy is dropped: it would block Vite's inline client. */
async function serveDev(app: FastifyInstance, web: Web): Promise<{ close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  onPages(app, async (request, reply) => {
    reply.removeHeader('content-security-policy');
    if (!NAMES_A_FILE.test(addressOf(request.url).path) && request.headers.accept?.includes('text/html') === true) {
      const template = await vite.transformIndexHtml(request.url, await readFile(join(ROOT, 'index.html'), 'utf8'));
      return sendPage({ request, reply, web, write: writerFor(web, template) });
    }
    reply.hijack();
    return vite.middlewares(request.raw, reply.raw);
  });
  return { close: () => vite.close() };
}

const writerFor = ({ config }: Web, template: string): ReturnType<typeof pageWriter> =>
  pageWriter(template, { origin: config.publicUrl.origin, hasDevTools: config.devTools });

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  web: Web;
  write: ReturnType<typeof pageWriter>;
}

async function sendPage({ request, reply, web, write }: Sending): Promise<FastifyReply> {
  const page = await web.pageOf({ ...addressOf(request.url), ip: request.ip });
  const html = write(page, lookOf(request.headers.cookie));
  const etag = etagOf(html);
  // The browser revalidates the page each time and no shared cache keeps it, because cookies decide the first paint.
  reply.header('cache-control', 'private, no-cache').header('vary', VARY).header('etag', etag);
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.status(page.status).type('text/html; charset=utf-8');
  if (page.isFront !== true || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  reply.header('content-encoding', 'br').header('vary', `${VARY}, accept-encoding`);
  return reply.send(await packed(etag, html));
}

const brotli = promisify(brotliCompress);
const MOST_PACKED = 20;
const pages = new Map<string, Promise<Buffer>>();

/** Compresses a page once with the highest effort, so that the landing page fits into the first packets. */
function packed(etag: string, html: string): Promise<Buffer> {
  const known = pages.get(etag);
  if (known !== undefined) return known;
  if (pages.size >= MOST_PACKED) pages.clear();
  const made = brotli(html);
  pages.set(etag, made);
  return made;
}

/** Registers the app's pages: every GET outside of the API. */
function onPages(app: FastifyInstance, page: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
  // The service worker handles content shared to the installed app. Without the worker, the form is dropped unread.
  const toComposer = async (_request: FastifyRequest, reply: FastifyReply) => reply.redirect('/post', 303);
  app.post('/share', { onRequest: toComposer }, toComposer);
  app.get('/*', async (request, reply) => {
    const { path } = addressOf(request.url);
    // A link to sign out shows the page that asks, because a GET must not end a session.
    if (path === '/api/logout') return reply.redirect('/logout');
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
    return page(request, reply);
  });
}
