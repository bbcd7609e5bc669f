import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, chownSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, program, userIds } from '#test/faults/services.ts';

const NODES = [1, 2, 3] as const;
type NodeNumber = (typeof NODES)[number];
const PATIENCE_MS = 60_000;

const addressOf = (node: NodeNumber): string => `10.78.${node}.2`;
const namespaceOf = (node: NodeNumber): string => `wildin-node${node}`;
const cableOf = (node: NodeNumber): string => `wildin-v${node}`;

/** Returns what is missing for a cluster, in words; undefined if nothing is. */
export function missingForCluster(): string | undefined {
  if (process.getuid?.() !== 0) return 'it has to run as root, for its network namespaces';
  const names = ['patroni', 'etcd', 'haproxy', 'ip', 'setpriv'].filter((name) => program(name) === undefined);
  return names.length === 0
    ? undefined
    : `not installed: ${names.join(', ')} (Debian: patroni etcd-server haproxy iproute2)`;
}

function must(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

/**
 * Three machines as network namespaces, each with etcd and a PostgreSQL under Patroni, one of them a synchronous
 * standby, and HAProxy before them. `deploy/failover` has the same configuration for real machines.
 */
export class PatroniCluster {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'wildin-cluster-'));
  readonly #processes = new Map<string, ChildProcess>();

  private constructor(port: number) {
    this.url = `postgres://wildin@127.0.0.1:${port}/wildin`;
  }

  static async start(): Promise<PatroniCluster> {
    const port = await freePort();
    const cluster = new PatroniCluster(port);
    spawnSync('sysctl', ['-q', '-w', 'net.ipv4.ip_forward=1']);
    for (const node of NODES) cluster.#wire(node);
    for (const node of NODES) cluster.#startEtcd(node);
    for (const node of NODES) cluster.startNode(node);
    cluster.#startProxy(port);
    await cluster.until('a primary with a synchronous standby', async () => (await cluster.roles()).sync_standby === 1);
    await cluster.#createDatabase();
    return cluster;
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
    const args = [
      'netns',
      'exec',
      namespaceOf(node),
      'timeout',
      '8',
      'psql',
      '-h',
      '127.0.0.1',
      '-U',
      'wildin',
      '-d',
      'wildin',
      '-Atc',
      statement,
    ];
    const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
    return { did: status === 0, said: stdout + stderr };
  }

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; !(await isSo().catch(() => false)); await pause(100)) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}; ${this.#folder} has the logs.`);
    }
  }

  async remove(): Promise<void> {
    await Promise.all([...this.#processes.keys()].map((name) => this.#kill(name)));
    spawnSync('pkill', ['-9', '-f', `^/usr/lib/postgresql/.*${this.#folder}`]);
    for (const node of NODES) {
      spawnSync('ip', ['netns', 'del', namespaceOf(node)]);
      spawnSync('ip', ['link', 'del', cableOf(node)]);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #data = (node: NodeNumber): string => join(this.#folder, `node${node}`, 'data');
  #file = (node: NodeNumber, name: string): string => join(this.#folder, `node${node}`, name);

  #wire(node: NodeNumber): void {
    spawnSync('ip', ['netns', 'del', namespaceOf(node)]);
    spawnSync('ip', ['link', 'del', cableOf(node)]);
    must('ip', 'netns', 'add', namespaceOf(node));
    must('ip', 'link', 'add', cableOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(node));
    must('ip', 'addr', 'add', `10.78.${node}.1/24`, 'dev', cableOf(node));
    must('ip', 'link', 'set', cableOf(node), 'up');
    for (const words of [
      `addr add ${addressOf(node)}/24 dev eth0`,
      'link set lo up',
      'link set eth0 up',
      `route add default via 10.78.${node}.1`,
    ])
      must('ip', '-n', namespaceOf(node), ...words.split(' '));
    mkdirSync(join(this.#folder, `node${node}`));
    writeFileSync(this.#file(node, 'patroni.yml'), this.#patroniYml(node));
    const ids = userIds();
    if (ids === undefined) throw new Error('There is no user postgres.');
    for (const path of [this.#folder, join(this.#folder, `node${node}`)]) chownSync(path, ids.uid, ids.gid);
  }

  #patroniYml(node: NodeNumber): string {
    const bin = spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | tail -1'], {
      encoding: 'utf8',
    }).stdout.trim();
    return `scope: wildin
name: node${node}
restapi: { listen: '${addressOf(node)}:8008', connect_address: '${addressOf(node)}:8008' }
etcd3: { hosts: [${NODES.map((one) => `'${addressOf(one)}:2379'`).join(', ')}] }
bootstrap:
  dcs:
    ttl: 8
    loop_wait: 2
    retry_timeout: 3
    primary_start_timeout: 0
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: { wal_log_hints: 'on', max_connections: 100, shared_buffers: 32MB, synchronous_commit: 'on' }
  initdb: [{ encoding: UTF8 }, { auth-local: trust }, { auth-host: trust }, data-checksums]
  pg_hba: ['host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust', 'local all all trust']
postgresql:
  listen: '0.0.0.0:5432'
  connect_address: '${addressOf(node)}:5432'
  data_dir: ${this.#data(node)}
  bin_dir: ${bin}
  pgpass: ${this.#file(node, 'pgpass')}
  authentication: { superuser: { username: postgres }, replication: { username: postgres }, rewind: { username: postgres } }
  parameters: { unix_socket_directories: '${join(this.#folder, `node${node}`)}' }
`;
  }

  #startEtcd(node: NodeNumber): void {
    const own = `http://${addressOf(node)}`;
    const words = [
      `etcd --name node${node} --data-dir ${this.#file(node, 'etcd')} --initial-cluster-state new`,
      `--listen-peer-urls ${own}:2380 --initial-advertise-peer-urls ${own}:2380`,
      `--listen-client-urls ${own}:2379,http://127.0.0.1:2379 --advertise-client-urls ${own}:2379`,
      `--initial-cluster ${NODES.map((one) => `node${one}=http://${addressOf(one)}:2380`).join(',')}`,
      '--heartbeat-interval 100 --election-timeout 1000',
    ];
    this.#run(`etcd${node}`, node, words.join(' ').split(' '));
  }

  #startProxy(port: number): void {
    const file = join(this.#folder, 'haproxy.cfg');
    const servers = NODES.map((node) => `  server node${node} ${addressOf(node)}:5432 maxconn 100 check port 8008`);
    const lines = [
      'defaults',
      '  mode tcp',
      '  timeout connect 2s',
      '  timeout client 30m',
      '  timeout server 30m',
      '  timeout check 1s',
      'listen primary',
      `  bind 127.0.0.1:${port}`,
      '  option httpchk OPTIONS /primary',
      '  http-check expect status 200',
      '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...servers,
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    this.#processes.set('haproxy', spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' }));
  }

  async #createDatabase(): Promise<void> {
    await this.until('the first statement', async () => {
      const primary = await this.primary();
      if (primary === undefined) return false;
      const socket = join(this.#folder, `node${primary}`);
      const sql = (words: string) =>
        spawnSync('psql', ['-h', socket, '-U', 'postgres', '-d', 'postgres', '-c', words]).status === 0;
      return sql('CREATE ROLE wildin LOGIN') && sql('CREATE DATABASE wildin OWNER wildin');
    });
  }

  #run(name: string, node: NodeNumber, command: string[]): void {
    const log = openSync(this.#file(node, `${name}.log`), 'a');
    const as = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups'];
    const child = spawn('ip', ['netns', 'exec', namespaceOf(node), ...as, ...command], {
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
