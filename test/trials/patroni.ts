import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, chownSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, userIds } from '#test/faults/services.ts';
import { filled } from './filled.ts';

const NODES = [1, 2, 3] as const;
type NodeNumber = (typeof NODES)[number];
const PATIENCE_MS = 240_000;
/** Processes are killed here, not machines, so that the disk proves nothing and would only be slow. */
const IN_MEMORY = '/dev/shm';
const AS_POSTGRES = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups'];

const addressOf = (node: NodeNumber): string => `10.78.${node}.2`;
/** The end of a node's cable at the proxy. */
const proxyOf = (node: NodeNumber): string => `10.78.${node}.1`;
const nameOf = (node: NodeNumber): string => `node${node}`;
const namespaceOf = (node: NodeNumber): string => `wildin-node${node}`;
const cableOf = (node: NodeNumber): string => `wildin-v${node}`;

const NAMES = Object.fromEntries(
  NODES.flatMap((node) => [
    [`name${node}`, nameOf(node)],
    [`address${node}`, addressOf(node)],
  ]),
);

function must(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

/**
 * Three machines as network namespaces, each with etcd and a PostgreSQL under Patroni, one of them a synchronous
 * standby, and HAProxy before them, by the files of `deploy/failover`.
 */
export class PatroniCluster {
  readonly url: string;
  readonly #password = randomUUID();
  readonly #folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'wildin-cluster-'));
  /** Set to false when all was well; else the logs stay. */
  keepsLogs = true;
  readonly #processes = new Map<string, ChildProcess>();

  private constructor(port: number) {
    this.url = `postgres://wildin:${this.#password}@127.0.0.1:${port}/wildin`;
  }

  static async start(): Promise<PatroniCluster> {
    const port = await freePort();
    const cluster = new PatroniCluster(port);
    spawnSync('sysctl', ['-q', '-w', 'net.ipv4.ip_forward=1']);
    try {
      for (const node of NODES) cluster.#wire(node);
      for (const node of NODES) cluster.#startEtcd(node);
      for (const node of NODES) cluster.startNode(node);
      cluster.#startProxy(port);
      await cluster.until(
        'a primary with a synchronous standby',
        async () => (await cluster.roles()).sync_standby === 1,
      );
      await cluster.#createDatabase();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  /** Returns the node that is the primary, as Patroni says. */
  async primary(): Promise<NodeNumber | undefined> {
    for (const node of NODES) if ((await this.#stateOf(node))?.role === 'master') return node;
    return undefined;
  }

  /** Counts the nodes by their role. */
  async roles(): Promise<{ primary: number; sync_standby: number; replica: number }> {
    const states = await Promise.all(NODES.map((node) => this.#stateOf(node)));
    const isSync = (state: NodeState): boolean => state.role === 'replica' && state.sync_standby === true;
    const running = states.filter((state) => state?.state === 'running').filter((state) => state !== undefined);
    return {
      primary: running.filter(({ role }) => role === 'master').length,
      sync_standby: running.filter(isSync).length,
      replica: running.filter((state) => state.role === 'replica' && !isSync(state)).length,
    };
  }

  /** Kills a node's PostgreSQL and Patroni, as a power failure would. Its etcd goes on, so that a quorum stays. */
  async killNode(node: NodeNumber): Promise<void> {
    await this.#kill(`patroni${node}`);
    spawnSync('pkill', ['-9', '-f', `^/usr/lib/postgresql/.*${this.#data(node)}`]);
    await this.until('the node to be dead', async () => (await this.#stateOf(node)) === undefined);
  }

  startNode(node: NodeNumber): void {
    this.#run(`patroni${node}`, node, ['patroni', this.#file(node, 'patroni.yml')]);
  }

  /** Cuts a node off from all others and from the clients, or connects it again. */
  cut(node: NodeNumber, isCut: boolean): void {
    must('ip', 'link', 'set', cableOf(node), isCut ? 'down' : 'up');
  }

  /** Runs a statement on a node itself, past everything before it. Returns what psql says, and whether it succeeded. */
  onNode(node: NodeNumber, statement: string): { did: boolean; said: string } {
    const ask = ['psql', '-h', addressOf(node), '-U', 'wildin', '-d', 'wildin', '-Atc', statement];
    const { status, stdout, stderr } = spawnSync('ip', ['netns', 'exec', namespaceOf(node), 'timeout', '8', ...ask], {
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: this.#password },
    });
    return { did: status === 0, said: stdout + stderr };
  }

  /** Returns what somebody who is none of the machines gets of etcd, and of Patroni for an order. */
  async strangers(): Promise<{ etcd: number | string; order: number | string }> {
    const ask = async (port: number, path: string, method = 'GET'): Promise<number | string> => {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`http://${addressOf(1)}:${port}${path}`, { method, signal }).catch(() => undefined);
      return answer?.status ?? 'nothing';
    };
    return { etcd: await ask(2379, '/version'), order: await ask(8008, '/restart', 'POST') };
  }

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !(await isSo().catch(() => false)); await pause(100)) {
      if (Date.now() < end) continue;
      throw new Error(`Waited in vain for ${what}.`);
    }
  }

  async remove(): Promise<void> {
    await Promise.all([...this.#processes.keys()].map((name) => this.#kill(name)));
    spawnSync('pkill', ['-9', '-f', `^/usr/lib/postgresql/.*${this.#folder}`]);
    for (const node of NODES) {
      spawnSync('ip', ['netns', 'del', namespaceOf(node)]);
      spawnSync('ip', ['link', 'del', cableOf(node)]);
    }
    if (this.keepsLogs) process.stdout.write(`${this.#folder} has the logs.\n`);
    else rmSync(this.#folder, { recursive: true, force: true });
  }

  #data = (node: NodeNumber): string => join(this.#folder, `node${node}`, 'data');
  #file = (node: NodeNumber, name: string): string => join(this.#folder, `node${node}`, name);

  #wire(node: NodeNumber): void {
    spawnSync('ip', ['netns', 'del', namespaceOf(node)]);
    spawnSync('ip', ['link', 'del', cableOf(node)]);
    must('ip', 'netns', 'add', namespaceOf(node));
    must('ip', 'link', 'add', cableOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(node));
    must('ip', 'addr', 'add', `${proxyOf(node)}/24`, 'dev', cableOf(node));
    must('ip', 'link', 'set', cableOf(node), 'up');
    for (const words of [
      `addr add ${addressOf(node)}/24 dev eth0`,
      'link set lo up',
      'link set eth0 up',
      `route add default via ${proxyOf(node)}`,
    ])
      must('ip', '-n', namespaceOf(node), ...words.split(' '));
    mkdirSync(join(this.#folder, `node${node}`));
    const ids = userIds();
    if (ids === undefined) throw new Error('There is no user postgres.');
    for (const path of [this.#folder, join(this.#folder, `node${node}`)]) chownSync(path, ids.uid, ids.gid);
    this.#fill(node, 'patroni.yml');
    must('ip', 'netns', 'exec', namespaceOf(node), 'nft', '-f', this.#fill(node, 'nftables.conf'));
  }

  /** Writes one of a node's files as `deploy/failover` has it. */
  #fill(node: NodeNumber, file: string): string {
    const written = this.#file(node, file);
    const folder = join(this.#folder, `node${node}`);
    const values = {
      ...NAMES,
      name: nameOf(node),
      address: addressOf(node),
      folder,
      etcd_folder: join(folder, 'etcd'),
      network: '10.78.0.0/16',
      bin: spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | tail -1'], { encoding: 'utf8' }).stdout.trim(),
      shared_buffers: '32MB',
      superuser_password: this.#password,
      replication_password: this.#password,
      api_password: this.#password,
      servers: NODES.map(proxyOf).join(', '),
    };
    writeFileSync(written, filled(file, values));
    return written;
  }

  #startEtcd(node: NodeNumber): void {
    this.#run(`etcd${node}`, node, ['etcd', '--config-file', this.#fill(node, 'etcd.yml')]);
  }

  #startProxy(port: number): void {
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, filled('haproxy.cfg', { ...NAMES, port }));
    this.#processes.set('haproxy', spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' }));
  }

  async #createDatabase(): Promise<void> {
    await this.until('the first statement', async () => {
      const primary = await this.primary();
      if (primary === undefined) return false;
      const socket = join(this.#folder, `node${primary}`);
      const sql = (words: string) =>
        spawnSync('setpriv', [...AS_POSTGRES, 'psql', '-h', socket, '-d', 'postgres', '-c', words]).status === 0;
      return sql(`CREATE ROLE wildin LOGIN PASSWORD '${this.#password}'`) && sql('CREATE DATABASE wildin OWNER wildin');
    });
  }

  #run(name: string, node: NodeNumber, command: string[]): void {
    const log = openSync(this.#file(node, `${name}.log`), 'a');
    const child = spawn('ip', ['netns', 'exec', namespaceOf(node), 'setpriv', ...AS_POSTGRES, ...command], {
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    this.#processes.set(name, child);
  }

  async #kill(name: string): Promise<void> {
    const child = this.#processes.get(name);
    this.#processes.delete(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async #stateOf(node: NodeNumber): Promise<NodeState | undefined> {
    try {
      const answer = await fetch(`http://${addressOf(node)}:8008/patroni`, { signal: AbortSignal.timeout(1000) });
      return (await answer.json()) as NodeState;
    } catch {
      return undefined;
    }
  }
}

interface NodeState {
  role: string;
  state: string;
  sync_standby?: boolean;
}
