import multipart from '@fastify/multipart';
import sharp from 'sharp';
import { openPicture, openVoice, pictureAddresses, uploadPicture, uploadVoice, voiceAddress } from '#contract/media.ts';
import { AppError } from '#server/platform/errors.ts';
import { enter, serve, type Server } from '#server/platform/serve.ts';
import { WAITING_MS } from './media.ts';
import { FORM_LIMITS } from './receive.ts';

/** What may be read from bytes that members send. Nothing of the other readers, some of which run programs, is reached. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/** A file opened by itself may do nothing, whatever a browser takes it for. */
const ALONE = {
  'cache-control': 'private, max-age=3600, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
export const AS_PICTURE = {
  ...ALONE,
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
};

/** Registers routes that take a form with a file. Every other route goes on refusing forms. */
export function onForms({ app, deps }: Server, register: (forms: Server) => void): void {
  void app.register(async (forms) => {
    await forms.register(multipart, { limits: FORM_LIMITS });
    register({ app: forms, deps });
  });
}

export function media({ app, deps }: Server): void {
  // Every picture is another one: a cache would only grow. With one thread memory comes back after each.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });

  onForms({ app, deps }, (forms) => {
    serve(forms, uploadPicture, ({ caller, query, request }) =>
      deps.media.take(request, { userId: caller.userId, clientId: query.clientId }),
    );
    serve(forms, uploadVoice, ({ caller, query, request }) =>
      deps.media.takeVoice(request, { userId: caller.userId, clientId: query.clientId }),
    );
  });

  serve({ app, deps }, pictureAddresses, async ({ caller, body }) => ({
    pictures: await deps.media.addressesFor(caller, body.ids),
  }));

  app.get(openPicture.path, { compress: false }, async (request, reply) => {
    const { params, query } = await enter(deps, openPicture, request);
    const looker = await deps.media.addresses.open(params.id, query.pass);
    if (!(await deps.sessions.isAlive(looker))) throw new AppError('not_found');
    return reply.headers(AS_PICTURE).send(await deps.media.open(looker, params.id, params.width));
  });

  serve({ app, deps }, voiceAddress, ({ caller, params }) => deps.media.voiceAddressFor(caller, params.id));

  app.get(openVoice.path, { compress: false }, async (request, reply) => {
    const { params, query } = await enter(deps, openVoice, request);
    const listener = await deps.media.addresses.open(params.id, query.pass);
    if (!(await deps.sessions.isAlive(listener))) throw new AppError('not_found');
    const { type, file } = await deps.media.openVoice(listener, params.id);
    return reply.headers({ ...ALONE, 'content-type': type, 'content-disposition': 'inline' }).send(file);
  });

  deps.retention.otherwise({
    table: 'upload',
    what: 'Pictures and voice notes that were never sent, with their files',
    ms: WAITING_MS,
    after: 'after they came',
    forget: (before, most) => deps.media.forgetWaiting(before, most),
  });
}
