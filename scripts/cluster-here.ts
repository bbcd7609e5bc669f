import { spawnSync } from 'node:child_process';
import { findOnPath } from './on-path.ts';

/** Returns what a cluster with failover lacks here; undefined if it can run. */
export function missingForCluster(): string | undefined {
  if (process.getuid?.() !== 0) return 'it has to run as root, for its network namespaces';
  const names = ['patroni', 'etcd', 'haproxy', 'ip', 'nft', 'setpriv', 'redis-server'].filter(
    (name) => findOnPath([name]) === undefined,
  );
  if (names.length > 0)
    return `not installed: ${names.join(', ')} (Debian: patroni etcd-server haproxy iproute2 nftables redis-server)`;
  const tried =
    'ip netns add wildin-here && ip netns exec wildin-here nft list ruleset; is=$?; ip netns del wildin-here; exit $is';
  const { status } = spawnSync('sh', ['-c', tried]);
  return status === 0 ? undefined : 'this machine permits no network namespaces with a firewall';
}
