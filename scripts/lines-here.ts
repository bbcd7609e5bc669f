import { spawnSync } from 'node:child_process';
import { findOnPath } from './on-path.ts';

/** Returns what the tests of calls on bad lines lack here; undefined if they can run. */
export function missingForLines(): string | undefined {
  const program = ['unshare', 'nsenter', 'ip', 'socat'].find((name) => findOnPath([name]) === undefined);
  if (program !== undefined) return `${program} is not installed (.ci/run names the packages)`;
  const makesDevice = 'ip tuntap add dev wildin0 mode tun && ip tuntap del dev wildin0 mode tun';
  const { status } = spawnSync('unshare', ['--net', '--pid', '--fork', '--mount-proc', 'sh', '-c', makesDevice]);
  return status === 0 ? undefined : 'this machine permits no network namespaces with devices of their own';
}
