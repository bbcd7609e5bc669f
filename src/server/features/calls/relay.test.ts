import { createHmac } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RELAY_MS } from '#contract/calls.ts';
import { TurnClient } from '#server/platform/relay/turn-client.ts';
import { relayFor } from './relay.ts';

const SECRET = 'a secret of the relay of this test';
const PORT = 34_780 + (process.pid % 1000);
const [mine, theirs] = [100_000_000_001, 100_000_000_002];
const call = { id: '5f1f6a4e-6d0c-4f0b-9d3e-3f0c9a1d2b10', is_relayed: true };
const config = { turn: { urls: [`turn:127.0.0.1:${PORT}`], secret: SECRET }, stunUrls: [] };

const credentials = ({ now = new Date(), userId = mine } = {}): { username: string; credential: string } => {
  const [server] = relayFor(config, { call, userId, now }).iceServers;
  return { username: server?.username ?? '', credential: server?.credential ?? '' };
};

it('Credentials name their end, and the secret signs the name', () => {
  const now = new Date('2026-03-10T18:00:00Z');
  const { username, credential } = credentials({ now });
  expect(username.split(':')[0]).toBe(String((now.getTime() + RELAY_MS) / 1000));
  expect(credential).toBe(createHmac('sha1', SECRET).update(username).digest('base64'));
  expect(username).not.toContain(String(mine));
  expect(credentials({ now, userId: theirs }).username).not.toBe(username);
});

it('A server without a relay names its servers of addresses alone', () => {
  const given = { turn: undefined, stunUrls: ['stun:stun.example.com'] };
  expect(relayFor(given, { call, userId: mine, now: new Date() })).toEqual({
    iceServers: [{ urls: ['stun:stun.example.com'] }],
    iceTransportPolicy: 'all',
    expiresAt: null,
  });
});

const hasCoturn = spawnSync('turnserver', ['--version']).error === undefined;

describe.skipIf(!hasCoturn)('coturn, set up as docs/production.md says (skipped where there is no turnserver)', () => {
  let folder: string;
  let coturn: ChildProcess;
  const clients: TurnClient[] = [];
  const client = (given: { username: string; credential: string }): TurnClient => {
    const made = new TurnClient({ host: '127.0.0.1', port: PORT, ...given });
    clients.push(made);
    return made;
  };

  const isUp = async (): Promise<boolean> => {
    const probe = new TurnClient({ host: '127.0.0.1', port: PORT, ...credentials(), signal: AbortSignal.timeout(500) });
    const answers = await probe.allocate().then(
      () => true,
      () => false,
    );
    probe.drop();
    return answers;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wildin-coturn-'));
    const only = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${PORT}`];
    const quiet = ['--no-cli', '--no-tls', '--no-dtls', `--log-file=${join(folder, 'log')}`, '--simple-log'];
    const files = [`--userdb=${join(folder, 'db')}`, `--pidfile=${join(folder, 'pid')}`];
    const ours = ['--use-auth-secret', `--static-auth-secret=${SECRET}`, '--realm=wildin', '--user-quota=4'];
    const peers = ['--denied-peer-ip=0.0.0.0-255.255.255.255', '--allowed-peer-ip=127.0.0.1', '--allow-loopback-peers'];
    coturn = spawn('turnserver', ['-n', ...only, ...quiet, ...files, ...ours, ...peers], { stdio: 'ignore' });
    await vi.waitUntil(isUp, { timeout: 20_000, interval: 50 });
  });
  afterAll(async () => {
    for (const one of clients) one.drop();
    coturn.kill();
    await rm(folder, { recursive: true });
  });

  it('The relay accepts fresh credentials', async () => {
    expect(await client(credentials({ userId: theirs })).allocate()).toBeUndefined();
  });

  it('The relay refuses credentials that are over, and those with a later end', async () => {
    const past = new Date(Date.now() - RELAY_MS - 1000);
    expect(await client(credentials({ now: past })).allocate()).toBe(401);
    const { username, credential } = credentials();
    const later = `${Number(username.split(':')[0]) + 3600}:${username.split(':')[1]}`;
    expect(await client({ username: later, credential }).allocate()).toBe(401);
  });

  it('The relay relays to itself, where the other side is, and nowhere else', async () => {
    const one = client(credentials({ userId: theirs }));
    expect(await one.allocate()).toBeUndefined();
    expect(await one.permit('127.0.0.1')).toBeUndefined();
    for (const host of ['10.0.0.1', '192.168.1.1', '169.254.169.254', '203.0.113.9']) {
      expect(await one.permit(host), host).toBe(403);
    }
  });

  it('The relay gives reused credentials four addresses and no more', async () => {
    const given = credentials({ userId: 100_000_000_003 });
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await client(given).allocate());
    expect(answers).toEqual([undefined, undefined, undefined, undefined, 486, 486]);
  });
});
