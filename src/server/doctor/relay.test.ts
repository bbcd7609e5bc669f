import { createHash, createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Finding } from '#contract/operator.health.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { findings } from './doctor.ts';

const SECRET = 'the secret that the relay knows';
const REALM = 'wildin';
const HEADER_BYTES = 20;
/** The kinds of answers to a request for an address (RFC 8656 §13), and attributes (RFC 8489 §18.3). */
const [GIVEN, REFUSED] = [0x0103, 0x0113];
const fields = { username: 0x0006, error: 0x0009, realm: 0x0014, nonce: 0x0015 };
/** The bytes of a signature with its head, which is the last attribute of a request. */
const SIGNATURE = 24;

let test: TestApp;
let relay: Socket;
/** The code with which the relay refuses good credentials; 0 for none. */
let refusal = 0;
beforeAll(async () => {
  test = await startTestApp();
  relay = createSocket('udp4').bind(0, '127.0.0.1');
  await once(relay, 'listening');
  relay.on('message', (asked, { port, address }) => relay.send(answerTo(asked), port, address));
});
afterAll(async () => {
  relay.close();
  await test.close();
});

const attribute = (type: number, value: Buffer): Buffer => {
  const whole = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  whole.writeUInt16BE(type, 0);
  whole.writeUInt16BE(value.length, 2);
  value.copy(whole, 4);
  return whole;
};

/** Answers as coturn with `use-auth-secret` does: it asks an unsigned request for a signature, and checks a signed one. */
function answerTo(asked: Buffer): Buffer {
  const code = isSigned(asked) ? refusal : 401;
  const body = Buffer.concat(
    code === 0
      ? []
      : [
          attribute(fields.error, Buffer.from([0, 0, Math.floor(code / 100), code % 100])),
          attribute(fields.realm, Buffer.from(REALM)),
          attribute(fields.nonce, Buffer.from('once')),
        ],
  );
  const head = Buffer.from(asked.subarray(0, HEADER_BYTES));
  head.writeUInt16BE(code === 0 ? GIVEN : REFUSED, 0);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

function isSigned(asked: Buffer): boolean {
  for (let at = HEADER_BYTES; at + 4 <= asked.length; at += 4 + Math.ceil(asked.readUInt16BE(at + 2) / 4) * 4) {
    if (asked.readUInt16BE(at) !== fields.username) continue;
    const name = asked.subarray(at + 4, at + 4 + asked.readUInt16BE(at + 2)).toString();
    const password = createHmac('sha1', SECRET).update(name).digest('base64');
    const key = createHash('md5').update(`${name}:${REALM}:${password}`).digest();
    const signature = createHmac('sha1', key).update(asked.subarray(0, -SIGNATURE)).digest();
    return signature.equals(asked.subarray(-20));
  }
  return false;
}

async function look(secret: string, url = `turn:127.0.0.1:${relay.address().port}`): Promise<Finding | undefined> {
  const config = { ...test.deps.config, turn: { urls: [url], secret } };
  const found = await findings({ config, database: test.database, now: () => new Date(), isServer: false });
  return found.find(({ id }) => id === 'relay');
}

it('A relay that knows our secret is well', async () => {
  expect(await look(SECRET)).toMatchObject({ level: 'green', fact: expect.stringMatching(/^relays, \d+ ms$/) });
});

it('A relay with another secret is told, with the two settings that differ', async () => {
  const found = await look('another secret');
  expect(found).toMatchObject({
    level: 'red',
    fact: 'The relay refuses our credentials.',
    todo: 'Make TURN_SECRET and static-auth-secret of the relay the same.',
  });
  expect(JSON.stringify(found)).not.toContain('another secret');
});

it('A relay that has no address left is told with its code', async () => {
  refusal = 486;
  expect(await look(SECRET)).toMatchObject({ level: 'yellow', fact: 'It answers with 486.' });
  refusal = 0;
});

it('A relay that takes no UDP is not looked at', async () => {
  expect(await look(SECRET, 'turns:127.0.0.1:5349?transport=tcp')).toMatchObject({ level: 'yellow' });
});
