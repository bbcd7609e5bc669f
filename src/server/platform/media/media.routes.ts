import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import {
  copyPicture,
  copyVoice,
  openPicture,
  openVoice,
  pictureAddresses,
  uploadPicture,
  uploadVoice,
  voiceAddress,
} from '#contract/media.ts';
import { AppError } from '#server/platform/errors.ts';
import { enter, serve, type Server } from '#server/platform/http/serve.ts';
import { WAITING_MS } from './media.ts';
import { FORM_LIMITS } from './receive.ts';

/** The file formats that sharp may read. All its other readers, some of which run programs, are blocked. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/** A file that is opened directly may run nothing, whatever type a browser assumes. */
const ALONE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };
const PICTURE = { ...ALONE, 'content-type': 'image/webp', 'content-disposition': 'inline; filename="picture.webp"' };
/** The headers of a profile's picture. A new picture has a new address, so browsers may cache a picture for an hour. */
export const AS_PICTURE = { ...PICTURE, 'cache-control': 'private, max-age=3600, immutable' };

interface Guarded {
  /** The ETag of the bytes, which never change. */
  tag: string;
  file: Buffer;
  headers: Record<string, string>;
}

/** Sends a file whose address has a pass. A browser may cache the file, but asks the server again before each use. */
function sendGuarded(request: FastifyRequest, reply: FastifyReply, { tag, file, headers }: Guarded): FastifyReply {
  const etag = `"${tag}"`;
  void reply.headers({ ...headers, 'cache-control': 'private, no-cache', etag });
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(file);
}

/** Registers routes that accept a form with a file. All other routes still refuse forms. */
export function onForms({ app, deps }: Server, register: (forms: Server) => void): void {
  void app.register(async (forms) => {
    await forms.register(multipart, { limits: FORM_LIMITS });
    register({ app: forms, deps });
  });
}

export function media({ app, deps }: Server): void {
  // Every picture is different, so a cache would only grow. With one thread, memory is released after each picture.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });

  onForms({ app, deps }, (forms) => {
    serve(forms, uploadPicture, ({ caller, query, request }) =>
      deps.media.take(request, { userId: caller.userId, clientId: query.clientId }),
    );
    serve(forms, uploadVoice, ({ caller, query, request }) =>
      deps.media.voices.take(request, { userId: caller.userId, clientId: query.clientId }),
    );
  });

  serve({ app, deps }, pictureAddresses, async ({ caller, body }) => ({
    pictures: await deps.media.addressesFor(caller, body.ids),
  }));

  serve({ app, deps }, copyPicture, ({ caller, params, body }) =>
    deps.media.copy(caller, { id: params.id, clientId: body.clientId }),
  );

  app.get(openPicture.path, { compress: false }, async (request, reply) => {
    const { params, query } = await enter(deps, openPicture, request);
    const looker = await deps.media.addresses.open(params.id, query.pass);
    if (!(await deps.sessions.isAlive(looker))) throw new AppError('not_found');
    const file = await deps.media.open(looker, params.id, params.width);
    return sendGuarded(request, reply, { tag: `${params.id}-${params.width}`, file, headers: PICTURE });
  });

  serve({ app, deps }, copyVoice, ({ caller, params, body }) =>
    deps.media.voices.copy(caller, { id: params.id, clientId: body.clientId }),
  );

  serve({ app, deps }, voiceAddress, ({ caller, params }) => deps.media.voices.addressFor(caller, params.id));

  app.get(openVoice.path, { compress: false }, async (request, reply) => {
    const { params, query } = await enter(deps, openVoice, request);
    const listener = await deps.media.addresses.open(params.id, query.pass);
    if (!(await deps.sessions.isAlive(listener))) throw new AppError('not_found');
    const { type, file } = await deps.media.voices.open(listener, params.id);
    const headers = { ...ALONE, 'content-type': type, 'content-disposition': 'inline' };
    return sendGuarded(request, reply, { tag: params.id, file, headers });
  });

  deps.retention.otherwise({
    table: 'upload',
    what: 'Pictures and voice notes that were never sent, with their files',
    ms: WAITING_MS,
    after: 'after they came',
    forget: (before, most) => deps.media.forgetWaiting(before, most),
  });
}
