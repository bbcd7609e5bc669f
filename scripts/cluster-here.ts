import { spawnSync } from 'node:child_process';
import { findOnPath } from './on-path.ts';

/** Returns what a cluster with failover lacks here; undefined if it can run. */
export function missingForCluster(): string | undefined {
  if (process.getuid?.() !== 0) return 'it has to run as root, for its network namespaces';
  const names = ['patroni', 'etcd', 'haproxy', 'ip', 'setpriv', 'redis-server'].filter(
    (name) => findOnPath([name]) === undefined,
  );
  if (names.length > 0)
    return `not installed: ${names.join(', ')} (Debian: patroni etcd-server haproxy iproute2 redis-server)`;
  const { status } = spawnSync('sh', ['-c', 'ip netns add wildin-here && ip netns del wildin-here']);
  return status === 0 ? undefined : 'this machine permits no network namespaces';
}
