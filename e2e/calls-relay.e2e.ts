import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findOnPath } from '#scripts/on-path.ts';
import { answer, expectFlow, expectTalking, flow, ring, twoWhoMayCall } from './calls.ts';
import { expect, test } from './fixtures.ts';

const COTURN = findOnPath(['turnserver']);
/** An address of this machine that is not the loopback, which browsers leave out. */
const HERE = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
const PORT = 34_789;
const SECRET = 'a relay of the tests alone';

test.use({ settings: { TURN_URL: `turn:${HERE ?? 'localhost'}:${PORT}?transport=udp`, TURN_SECRET: SECRET } });
test.skip(COTURN === undefined || HERE === undefined, 'needs coturn and a network');

let relay: ChildProcess | undefined;
let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-coturn-'));
  const own = ['-n', '--no-cli', '--no-tls', '--no-dtls', '--log-file', 'stdout', '--pidfile', join(folder, 'pid')];
  const where = ['--listening-ip', HERE ?? '', '--relay-ip', HERE ?? '', '--listening-port', String(PORT)];
  const who = ['--realm', 'wildin', '--use-auth-secret', '--static-auth-secret', SECRET];
  relay = spawn(COTURN ?? '', [...own, ...where, ...who, '--userdb', join(folder, 'turndb')], { stdio: 'ignore' });
});

test.afterAll(async () => {
  relay?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Collects the candidates that leave a page, alone and in its descriptions. */
function candidatesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const text = payload.toString();
      if (text.includes('call_signal')) found.push(...(text.match(/candidate:\S+ \d+ [^"\\]+/g) ?? []));
    }),
  );
  return found;
}

test('A relayed call sends no candidate but those of the relay, and promises it', async ({ open, product }) => {
  const left: string[][] = [];
  const { one, other } = await twoWhoMayCall(open, product.url, {
    watch: true,
    onPage: (page) => left.push(candidatesOf(page)),
  });
  await ring(one.page, 'Bo');
  const asked = other.page.getByRole('dialog', { name: 'Ana is calling' });
  await expect(asked).toContainText('Relayed.');
  await expect(asked).not.toContainText('network address');
  await answer(other.page);
  await expectTalking(one.page, other.page);
  for (const { page } of [one, other]) {
    await expectFlow(page, { picture: true });
    await expect(page.getByText('Relayed: addresses stay private')).toBeVisible();
    expect(new Set((await flow(page)).candidates)).toEqual(new Set(['relay']));
  }
  for (const candidates of left) {
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.filter((candidate) => !candidate.includes(' typ relay'))).toEqual([]);
  }
});
