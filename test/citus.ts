/**
 * Distributed databases of tests, on the Citus cluster whose coordinator is at TEST_CITUS_URL. The database of that
 * address has the extension and knows the nodes. A database is created on every node, because Citus keeps what it knows
 * of a database in the database itself.
 */
import { openPostgres } from '#server/platform/database/postgres.ts';
import { distribute } from '#server/platform/distributed/distribute.ts';
import { createDatabase, dropDatabases, onServer, type OwnDatabase } from './own-database.ts';

interface Node {
  groupid: number;
  nodename: string;
  nodeport: number;
}

/** Returns the addresses of all nodes, the coordinator’s first. */
async function nodesOf(server: string): Promise<string[]> {
  const nodes = await onServer<Node>(
    server,
    'SELECT groupid, nodename, nodeport FROM pg_dist_node WHERE isactive ORDER BY groupid',
  );
  return nodes.map(
    ({ nodename, nodeport }) => Object.assign(new URL(server), { hostname: nodename, port: String(nodeport) }).href,
  );
}

/** A database on several nodes; `nodes` are its addresses. */
interface DistributedDatabase extends OwnDatabase {
  nodes: string[];
}

/** Creates the database `name` on every node, empty or as a copy of `template`, which `makeTemplate` made one. */
export async function createDistributed(server: string, name: string, template?: string): Promise<DistributedDatabase> {
  const nodes = await nodesOf(server);
  const made: OwnDatabase[] = [];
  for (const node of nodes) made.push(await createDatabase(node, name, template));
  const [first] = made;
  if (first === undefined) throw new Error(`${server} knows no nodes: citus_set_coordinator_host and citus_add_node.`);
  const urls = made.map(({ url }) => url);
  if (template === undefined) await joinNodes(urls);
  // A copy has no settings of its template.
  for (const setting of template === undefined ? [] : await settingsOf(server, template)) {
    await onServer(server, `ALTER DATABASE ${name} SET ${setting}`);
  }
  return { url: first.url, nodes: urls, drop: () => dropDistributed(server, name) };
}

/** Returns the settings of a database as SQL. */
async function settingsOf(server: string, name: string): Promise<string[]> {
  const found = await onServer<{ setting: string }>(
    server,
    `SELECT format('%s = %L', split_part(one, '=', 1), split_part(one, '=', 2)) AS setting
     FROM pg_db_role_setting, unnest(setconfig) one
     WHERE setrole = 0 AND setdatabase = (SELECT oid FROM pg_database WHERE datname = '${name}')`,
  );
  return found.map(({ setting }) => setting);
}

/** Drops every database whose name begins with `prefix`, on every node. */
export async function dropDistributed(server: string, prefix: string): Promise<void> {
  for (const node of await nodesOf(server)) {
    // Otherwise the coordinator's own work would connect to the workers' parts again.
    await onServer(
      node,
      `DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')
      LOOP EXECUTE format('ALTER DATABASE %I ALLOW_CONNECTIONS false', name); END LOOP;
    END $$`,
    );
    await dropDatabases(node, prefix);
  }
}

/** Distributes the tables of a migrated database. */
export async function distributeTables(url: string): Promise<void> {
  const database = await openPostgres(url, { max: 1 });
  await distribute(database.db, () => undefined);
  await database.close();
}

/** Ends all work in a database, also that of Citus, so that it can be copied. Nobody can open it any more. */
export async function makeTemplate(server: string, name: string): Promise<void> {
  for (const node of await nodesOf(server)) {
    await onServer(node, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await onServer(node, `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`);
  }
}

async function joinNodes(urls: readonly string[]): Promise<void> {
  for (const url of urls) await onServer(url, 'CREATE EXTENSION citus');
  const [coordinator = '', ...workers] = urls;
  const place = (url: string): string => `'${new URL(url).hostname}', ${new URL(url).port || '5432'}`;
  await onServer(coordinator, `SELECT citus_set_coordinator_host(${place(coordinator)})`);
  for (const worker of workers) await onServer(coordinator, `SELECT citus_add_node(${place(worker)})`);
}

/** What a connection to a node sets so that it sees the parts of tables, and may delete their rows. */
export const SHARDS_SEEN = 'SET citus.override_table_visibility = off; SET citus.enable_manual_changes_to_shards = on';
