import multipart from '@fastify/multipart';
import sharp from 'sharp';
import { openPicture, pictureAddresses, uploadPicture } from '#contract/media.ts';
import { AppError } from '#server/platform/errors.ts';
import { enter, serve, type Server } from '#server/platform/serve.ts';
import { WAITING_MS } from './media.ts';
import { FORM_LIMITS } from './receive.ts';

/** What may be read from bytes that members send. Nothing of the other readers, some of which run programs, is reached. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/** A picture opened by itself may do nothing, whatever a browser takes it for. */
const AS_PICTURE = {
  'cache-control': 'private, max-age=3600, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
};

export function media({ app, deps }: Server): void {
  // Every picture is another one: a cache would only grow. With one thread memory comes back after each.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });

  void app.register(async (forms) => {
    // Here alone: every other route goes on refusing forms.
    await forms.register(multipart, { limits: FORM_LIMITS });
    serve({ app: forms, deps }, uploadPicture, ({ caller, query, request }) =>
      deps.media.take(request, { userId: caller.userId, clientId: query.clientId }),
    );
  });

  serve({ app, deps }, pictureAddresses, async ({ caller, body }) => ({
    pictures: await deps.media.addressesFor(caller, body.ids),
  }));

  app.get(openPicture.path, { compress: false }, async (request, reply) => {
    const { params, query } = await enter(deps, openPicture, request);
    const looker = await deps.media.addresses.open(params.id, query.pass);
    if (!(await deps.sessions.isAlive(looker))) throw new AppError('not_found');
    return reply.headers(AS_PICTURE).send(await deps.media.open(looker.userId, params.id, params.width));
  });

  deps.retention.otherwise({
    table: 'upload',
    what: 'Pictures that were never sent, with their files',
    ms: WAITING_MS,
    after: 'after they came',
    forget: (before, most) => deps.media.forgetWaiting(before, most),
  });
}
