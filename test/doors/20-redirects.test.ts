import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createAgeProvider } from '#server/features/accounts/age/provider.ts';
import { createGiphy } from '#server/platform/gifs/giphy.ts';
import { createKlipy } from '#server/platform/gifs/klipy.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { s3Store } from '#server/platform/files/s3.ts';
import type { Store } from '#server/platform/files/store.ts';
import { createOutbox } from '#server/platform/delivery/outbox.ts';
import { createPayments } from '#server/features/premium/payments/payments.ts';
import type { Print } from '#server/platform/pictures/decode.ts';
import { pictureServices } from '#server/platform/pictures/services.ts';
import { createPush } from '#server/features/notifications/push/push.ts';
import { createSms } from '#server/platform/delivery/sms.ts';
import { systemTimers } from '#server/platform/background/timers.ts';
import { createLog } from '#server/platform/log.ts';
import { newUuid, systemClock } from '#server/platform/clock.ts';

let service: Server;
let elsewhere: Server;
let reached: string[];
let redirected: number;
let status: number;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()));

beforeEach(async () => {
  reached = [];
  redirected = 0;
  elsewhere = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      reached.push(body);
      response.setHeader('content-type', 'application/json');
      const choices = [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }];
      response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices }));
    });
  });
  await listen(elsewhere);
  service = createServer((request, response) => {
    request.resume().on('end', () => {
      // The server calls PhotoDNA only after the hasher has answered.
      if (request.url === '/hasher-that-answers') {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ hash: Buffer.from('a hash').toString('base64') }));
        return;
      }
      redirected += 1;
      response.writeHead(status, { location: `http://127.0.0.1:${portOf(elsewhere)}/${request.url ?? ''}` });
      response.end();
    });
  });
  await listen(service);
});
afterEach(async () => {
  for (const server of [service, elsewhere]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const settings = (): Record<string, string> => {
  const base = `http://127.0.0.1:${portOf(service)}`;
  const keys = webPush.generateVAPIDKeys();
  return {
    LLM_BASE_URL: `${base}/v1`,
    LLM_MODEL: 'tiny',
    TWILIO_BASE_URL: base,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_FROM: '+12025550100',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    PUSH_HOSTS: `127.0.0.1:${portOf(service)}`,
  };
};

const ask = { instructions: 'Be brief.', secret: '', messages: [{ role: 'user' as const, content: 'a secret' }] };
const TIMES = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };

const bucket = (): Store =>
  s3Store({
    endpoint: `http://127.0.0.1:${portOf(service)}`,
    bucket: 'pictures',
    region: 'eu',
    keyId: 'AKID',
    secret: 'a secret',
  });

const stripeSettings = (): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ANNUAL: 'price_1',
  STRIPE_PRICE_QUARTERLY: 'price_2',
  STRIPE_PRICE_MONTHLY: 'price_3',
  STRIPE_URL: `http://127.0.0.1:${portOf(service)}`,
});

const gifs = () => ({ key: 'a secret', url: `http://127.0.0.1:${portOf(service)}` });
const print = { hash: new Uint8Array(32), quality: 100 } as unknown as Print;
/** Asks a picture list for matches of `print`. The settings `env` name exactly one list. */
async function matchesOf(env: Record<string, string>): Promise<unknown> {
  const [list] = pictureServices(readConfig(env), 50_000);
  return list?.matches(print, new Uint8Array(Buffer.from('a secret')));
}
const photoDna = (hasher: string): Record<string, string> => {
  const base = `http://127.0.0.1:${portOf(service)}`;
  return { PHOTODNA_KEY: 'key', PHOTODNA_URL: `${base}/match`, PHOTODNA_HASHER_URL: `${base}/${hasher}` };
};
const ageProvider = () => createAgeProvider({ url: `http://127.0.0.1:${portOf(service)}`, key: 'a secret' }, 50_000);

/** The calls that this server makes to addresses from its settings, by service. */
const services: Record<string, () => Promise<unknown>> = {
  'the language model': async () => createLlm(readConfig(settings()).llm, TIMES)?.generate(ask),
  'the language model, streaming': async () => createLlm(readConfig(settings()).llm, TIMES)?.stream(ask).next(),
  Twilio: async () => {
    const log = createLog('silent');
    const outbox = createOutbox({ isLocal: true, clock: systemClock, newId: newUuid, log });
    const sms = createSms({ twilio: readConfig(settings()).twilio, outbox, timers: systemTimers });
    await sms.send({ to: '+12025550143', text: 'a secret' });
  },
  'a bucket, when a file is put': async () => bucket().put('ab-small.webp', Buffer.from('a secret')),
  'a bucket, when a file is read': async () => bucket().get('ab-small.webp'),
  'a push service': async () => {
    const push = createPush(readConfig(settings()));
    const keys = { p256dh: webPush.generateVAPIDKeys().publicKey, auth: Buffer.alloc(16).toString('base64url') };
    const target = { endpoint: `http://127.0.0.1:${portOf(service)}/push`, ...keys };
    const payload = { title: 'a secret' } as unknown as Parameters<typeof push.send>[1];
    const { outcome } = await push.send(target, payload, { priority: 'high', topic: 'room' });
    if (outcome !== 'delivered') throw new Error(outcome);
  },
  KLIPY: async () => createKlipy(gifs(), 50_000).search('otter', undefined),
  GIPHY: async () => createGiphy(gifs(), 50_000).search('otter', undefined),
  HMA: async () => matchesOf({ HMA_URL: `http://127.0.0.1:${portOf(service)}`, HMA_TOKEN: 'a secret' }),
  'the hasher of PhotoDNA': async () => matchesOf(photoDna('hasher')),
  PhotoDNA: async () => matchesOf(photoDna('hasher-that-answers')),
  'the age provider, when a check begins': async () => ageProvider()?.start(new URL('https://wildin.example/back')),
  'the age provider, when it is asked': async () => ageProvider()?.stateOf('a check'),
  Stripe: async () =>
    createPayments(readConfig(stripeSettings()))?.makeCustomer({ userId: 7, email: 'a-secret@example.com' }),
};

describe.each([301, 302, 303, 307, 308])('a redirect with %s', (code) => {
  it.each(Object.keys(services))('A redirect from %s is a failure, and nothing goes where it points', async (name) => {
    status = code;
    await expect(services[name]?.()).rejects.toThrow();
    expect(reached).toEqual([]);
    expect(redirected).toBeGreaterThan(0);
  });
});
