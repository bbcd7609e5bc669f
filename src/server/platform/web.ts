import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = join(ROOT, 'dist/web');

/** Serves the web app: as built, or through Vite with live reload when `dev`. */
export async function serveWeb(
  app: FastifyInstance,
  { dev }: { dev: boolean },
): Promise<{ close: () => Promise<void> }> {
  return dev ? serveDev(app) : serveBuilt(app);
}

async function serveBuilt(app: FastifyInstance): Promise<{ close: () => Promise<void> }> {
  if (!existsSync(join(BUILT, 'index.html')))
    throw new Error(`There is no built web app in ${BUILT}: run npm run build.`);
  await app.register(fastifyStatic, {
    root: BUILT,
    index: false,
    wildcard: false,
    preCompressed: true,
    serveDotFiles: false,
    setHeaders: (reply, path) => {
      // Names below assets/ carry a hash of their content.
      const isHashed = path.startsWith(join(BUILT, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = await readFile(join(BUILT, 'index.html'), 'utf8');
  servePages(app, async (request, reply) => {
    // A name with a dot is a file's, and that file is not there; one that begins with a dot is nobody's business.
    if (/\.[^/]*$|\/\./.test(request.url.split('?', 1)[0] ?? '')) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  return { close: async () => undefined };
}

/** Vite's own middleware answers what the API does not; its inline client needs a laxer policy than production has. */
async function serveDev(app: FastifyInstance): Promise<{ close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  servePages(app, async (request, reply) => {
    reply.hijack();
    reply.raw.removeHeader('content-security-policy');
    vite.middlewares(request.raw, reply.raw);
  });
  return { close: () => vite.close() };
}

/** The app's pages are every GET that is not the API's and names no file. */
function servePages(
  app: FastifyInstance,
  page: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/api' || pathname.startsWith('/api/')) return reply.callNotFound();
    return page(request, reply);
  });
}
