import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, onServer } from '#test/own-database.ts';
import { freePort, serverPrograms, userIds } from '#test/faults/services.ts';

const NAME = 'wildin';
/** Few large parts rather than many small ones, as docs/scaling.md advises. */
const SHARDS = 12;
const SETTINGS = [
  "shared_preload_libraries = 'citus'",
  "listen_addresses = '127.0.0.1'",
  "citus.node_conninfo = 'sslmode=disable'",
  `citus.shard_count = ${SHARDS}`,
  'max_connections = 200',
  'max_prepared_transactions = 200',
  'shared_buffers = 64MB',
  // Parts move by logical replication.
  'wal_level = logical',
];

/** Returns what a Citus cluster lacks here; undefined if it can run. */
export function missingForCitus(): string | undefined {
  const bin = serverPrograms();
  if (bin === undefined) return 'PostgreSQL is not installed (initdb, pg_ctl)';
  if (process.getuid?.() === 0 && userIds() === undefined) return 'there is no user postgres';
  const hasCitus = ['../lib', '../lib/postgresql'].some((folder) => existsSync(join(bin, folder, 'citus.so')));
  return hasCitus ? undefined : `the PostgreSQL in ${bin} has no extension Citus`;
}

/** A PostgreSQL with Citus as a process of its own. */
interface Node {
  port: number;
  data: string;
}

/** A Citus cluster on this machine: a coordinator and workers, each with a folder of its own. */
export class CitusNodes {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wildin-citus-'));
  readonly #bin = serverPrograms() ?? '';
  readonly #ids = process.getuid?.() === 0 ? userIds() : undefined;
  readonly #nodes: Node[] = [];

  static async start(workers: number): Promise<CitusNodes> {
    const nodes = new CitusNodes();
    try {
      if (nodes.#ids !== undefined) chownSync(nodes.#folder, nodes.#ids.uid, nodes.#ids.gid);
      const coordinator = await nodes.#make();
      await nodes.ask(`SELECT citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
      for (let count = 0; count < workers; count += 1) await nodes.addWorker();
      return nodes;
    } catch (error) {
      nodes.remove();
      throw error;
    }
  }

  /** The address of the coordinator's database. */
  get url(): string {
    return this.#urlOf(this.#nodes[0] as Node);
  }

  /** Starts one more worker, and makes it known to the coordinator. Returns its port. */
  async addWorker(): Promise<number> {
    const { port } = await this.#make();
    await this.ask(`SELECT citus_add_node('127.0.0.1', ${port})`);
    return port;
  }

  /** Runs a statement on the coordinator, or on the node at `port`. */
  ask<R extends object>(statement: string, port?: number): Promise<R[]> {
    const node = this.#nodes.find((one) => one.port === port);
    return onServer<R>(node === undefined ? this.url : this.#urlOf(node), statement);
  }

  /** Stops a node at once, as a crash would. */
  kill(port: number): void {
    this.#control(this.#at(port), '-m', 'immediate', 'stop');
  }

  begin(port: number): void {
    this.#begin(this.#at(port));
  }

  remove(): void {
    for (const node of this.#nodes) {
      if (existsSync(join(node.data, 'postmaster.pid'))) this.#control(node, '-m', 'immediate', 'stop');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #make(): Promise<Node> {
    const port = await freePort();
    const node = { port, data: join(this.#folder, String(port)) };
    this.#run('initdb', ['-D', node.data, '-U', 'root', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    appendFileSync(join(node.data, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`);
    this.#begin(node);
    this.#nodes.push(node);
    await createDatabase(this.#urlOf(node, 'postgres'), NAME);
    await this.ask('CREATE EXTENSION citus', port);
    return node;
  }

  #at(port: number): Node {
    const node = this.#nodes.find((one) => one.port === port);
    if (node === undefined) throw new Error(`There is no node at the port ${port}.`);
    return node;
  }

  #urlOf({ port }: Node, name = NAME): string {
    return `postgres://root@127.0.0.1:${port}/${name}`;
  }

  #begin(node: Node): void {
    this.#control(node, '-l', `${node.data}.log`, '-o', `-p ${node.port} -k ${this.#folder}`, 'start');
  }

  #control({ data }: Node, ...words: string[]): void {
    this.#run('pg_ctl', ['-D', data, '-w', ...words]);
  }

  #run(name: string, words: string[]): void {
    const { status } = spawnSync(join(this.#bin, name), words, { cwd: this.#folder, stdio: 'ignore', ...this.#ids });
    if (status !== 0) throw new Error(`${name} ${words.join(' ')} failed.`);
  }
}
