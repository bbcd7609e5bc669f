/**
 * Tries deploy/Caddyfile and deploy/nginx.conf in front of the built product, on ports of this machine: somebody signs
 * up, uploads a picture, is refused one that is too large, holds a socket for SECONDS (200), and cannot invent the
 * address that they call from. Needs Debian's packages caddy, nginx and openssl.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { PICTURE_BYTES } from '#contract/media.ts';
import { PASSWORD, CONSENT } from '#test/factories.ts';
import { BUNDLE, freePort, killProcesses, ready, startProcess } from '#test/process.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const SECONDS = Number(process.env['SECONDS'] ?? 200);
const folder = await mkdtemp(join(tmpdir(), 'wildin-proxies-'));
const children: ChildProcess[] = [];

function check(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
  if (!isSo) process.exitCode = 1;
}

async function startCaddy(port: number, upstream: string): Promise<void> {
  const file = join(folder, 'Caddyfile');
  const given = await readFile(join(DEPLOY, 'Caddyfile'), 'utf8');
  await writeFile(file, `{\n\tadmin off\n}\n${given}`);
  const env = { ...process.env, HOME: folder, WILDIN_SITE: `http://localhost:${port}`, WILDIN_UPSTREAM: upstream };
  children.push(spawn('caddy', ['run', '--config', file], { env, stdio: ['ignore', 'ignore', 'ignore'] }));
}

async function startNginx(port: number, upstream: string): Promise<void> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const asked = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  spawnSync('openssl', asked.split(' '));
  const given = await readFile(join(DEPLOY, 'nginx.conf'), 'utf8');
  const here = given
    .replaceAll(/^ *listen .*(?:80|443 ssl http2);\n/gm, '')
    .replaceAll('wildin.example;', 'localhost;')
    .replace(/ssl_certificate .*/, `listen 127.0.0.1:${port} ssl;\n    ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    .replace('return 301', `listen 127.0.0.1:${port + 1};\n    return 301`)
    .replace('127.0.0.1:3000', upstream);
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  await writeFile(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${temporary}\n${here}}`,
  );
  children.push(spawn('nginx', ['-c', file], { stdio: 'inherit' }));
}

/** Opens a socket and signs in; resolves with it once the server has accepted. */
async function openSocket(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const event = JSON.parse(data.toString()) as { type: string; timestamp?: number };
      if (event.type === 'ping') socket.send(JSON.stringify({ type: 'pong', timestamp: event.timestamp }));
      if (event.type === 'auth_success') resolve();
    });
  });
  return socket;
}

/** Returns how many of 25 sockets at once the server takes from one address, which claims to be many. */
async function socketsFrom(url: string, localAddress: string): Promise<number> {
  const opened = await Promise.all(
    Array.from({ length: 25 }, (_, index) => {
      const headers = { 'x-forwarded-for': `198.51.100.${index}`, forwarded: `for=198.51.100.${index}` };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers, localAddress });
      return new Promise<WebSocket | undefined>((resolve) => {
        socket.once('open', () => resolve(socket));
        socket.once('error', () => resolve(undefined));
      });
    }),
  );
  for (const socket of opened) socket?.terminate();
  return opened.filter((socket) => socket !== undefined).length;
}

async function tryProxy(name: string, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const body = JSON.stringify({ email: `${name}@example.com`, password: PASSWORD, consentData: CONSENT });
  const json = { 'content-type': 'application/json' };
  const signedUp = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body });
  check(`${name}: somebody signs up (${signedUp.status})`, signedUp.ok);
  const { accessToken } = ((await signedUp.json()) as { tokens: { accessToken: string } }).tokens;
  const socket = await openSocket(url, accessToken);
  const since = performance.now();

  const upload = async (bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
    const form = new FormData();
    form.set('picture', new Blob([bytes], { type: 'image/png' }), 'picture.png');
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await fetch(`${url}/api/media?clientId=${randomUUID()}`, { method: 'POST', headers, body: form });
    return answer.status;
  };
  const size = { width: 2800, height: 2800, channels: 3 } as const;
  const noise = crypto.getRandomValues.bind(crypto);
  const raw = Buffer.alloc(size.width * size.height * 3);
  for (let at = 0; at < raw.length; at += 65_536) noise(raw.subarray(at, at + 65_536));
  const large = new Uint8Array(await sharp(raw, { raw: size }).png({ compressionLevel: 0 }).toBuffer());
  const status = await upload(large);
  check(`${name}: a picture of ${(large.length / 2 ** 20).toFixed(0)} MB arrives (${status})`, status === 200);
  const refused = await upload(new Uint8Array(PICTURE_BYTES + 2 * 2 ** 20)).catch(() => 0);
  check(`${name}: a larger one than the product takes is refused (${refused})`, refused === 413);

  const [first, second] = [await socketsFrom(url, '127.0.0.1'), await socketsFrom(url, '127.0.0.2')];
  check(`${name}: who invents addresses has the sockets of one (${first} of 25)`, first < 25 && first > 0);
  check(`${name}: another address has its own (${second} of 25)`, second >= first && second < 25);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, SECONDS * 1000 - (performance.now() - since))));
  check(`${name}: a socket is open after ${SECONDS} s`, socket.readyState === WebSocket.OPEN);
  socket.terminate();
}

try {
  const [caddy, nginx] = [await freePort(), await freePort()];
  const env = { DATA_DIR: folder, TRUST_PROXY: '1', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const behindCaddy = await startProcess(
    { ...env, DATA_DIR: join(folder, 'caddy'), PUBLIC_URL: `http://localhost:${caddy}` },
    BUNDLE,
  );
  const behindNginx = await startProcess(
    { ...env, DATA_DIR: join(folder, 'nginx'), PUBLIC_URL: `https://localhost:${nginx}` },
    BUNDLE,
  );
  await Promise.all([ready(behindCaddy), ready(behindNginx)]);
  await startCaddy(caddy, new URL(behindCaddy.url.replace('localhost', '127.0.0.1')).host);
  await startNginx(nginx, new URL(behindNginx.url.replace('localhost', '127.0.0.1')).host);
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  await Promise.all([tryProxy('caddy', `http://localhost:${caddy}`), tryProxy('nginx', `https://localhost:${nginx}`)]);
  const moved = await new Promise<string | undefined>((resolve) => {
    get(`http://127.0.0.1:${nginx + 1}/peek`, { headers: { host: 'localhost' } }, ({ headers }) =>
      resolve(headers.location),
    );
  });
  check(`nginx: http leads to https (${moved})`, moved === 'https://localhost/peek');
} finally {
  for (const child of children) child.kill('SIGTERM');
  killProcesses();
  await rm(folder, { recursive: true, force: true });
}
