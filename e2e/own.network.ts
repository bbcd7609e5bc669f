import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What happens to each packet that leaves a machine. */
export interface Weather {
  /** The share of packets that are lost, 0 to 1. */
  loss: number;
  /** The milliseconds that a packet takes. */
  delay: number;
}

interface Machine {
  /** The process whose network namespace the machine is; undefined for the namespace of the tests themselves. */
  pid: number | undefined;
  /** Packets from and to the machine, one a datagram. */
  port: Socket;
  /** Where socat takes the packets for the machine. */
  tunnel: number;
  weather: Weather;
  addresses: Set<string>;
}

const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 20_100;
const SERVER = '10.77.0.1';
const FAIR: Weather = { loss: 0, delay: 0 };

/**
 * A network of machines that are network namespaces, and between them one router in this process. Each packet passes the
 * router, which can lose it, delay it or refuse it. A kernel's own means for this (netem) are missing in many virtual
 * machines. Run it in a network namespace of its own, as e2e/calls-lines.ts does.
 */
export class OwnNetwork {
  readonly #machines = new Map<string, Machine>();
  readonly #processes: ChildProcess[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'wildin-network-'));
  /** The state of the generator that decides which packets are lost; the same packets in each run. */
  #seed = 42;
  #isServerCut = false;

  /** Opens the network with the tests' own machine in it, on which the server listens. */
  static async open(serverPort: number): Promise<OwnNetwork> {
    const network = new OwnNetwork();
    await network.#add('server', undefined, SERVER);
    network.#start('socat', [`TCP4-LISTEN:${serverPort},bind=${SERVER},fork,reuseaddr`, `TCP:localhost:${serverPort}`]);
    return network;
  }

  /** Adds a machine. The server's port is its own localhost's too, because only there have plain pages devices. */
  async add(name: string, address: string, serverPort: number): Promise<void> {
    const holder = this.#start('unshare', ['--net', 'sleep', 'infinity']);
    await until(() => differs(holder.pid));
    await this.#add(name, holder.pid, address);
    const [command, ...args] = inside(holder.pid, [
      'socat',
      `TCP4-LISTEN:${serverPort},bind=${LOOPBACK},fork,reuseaddr`,
      `TCP4:${SERVER}:${serverPort}`,
    ]);
    this.#start(command ?? '', args);
  }

  /** Returns the path of a program that runs `program` on a machine. */
  programOn(name: string, program: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, `#!/bin/sh\nexec ${inside(this.#machine(name).pid, [program]).join(' ')} "$@"\n`);
    chmodSync(path, 0o755);
    return path;
  }

  /** Sets the weather of all that leaves these machines. */
  rain(weather: Weather, ...names: readonly string[]): void {
    for (const name of names) this.#machine(name).weather = weather;
  }

  /** Loses all packets from and to the server, silently, until it is called again. */
  cutServer(isCut: boolean): void {
    this.#isServerCut = isCut;
  }

  /** Gives a machine another address, as a change from one network to another does. The old one leads nowhere. */
  move(name: string, address: string): void {
    const machine = this.#machine(name);
    for (const old of machine.addresses) ip(`addr del ${old}/24 dev eth0`, machine.pid);
    machine.addresses = new Set([address]);
    ip(`addr add ${address}/24 dev eth0`, machine.pid);
    ip('route replace default dev eth0', machine.pid);
  }

  close(): void {
    for (const one of this.#processes) one.kill('SIGKILL');
    for (const { port } of this.#machines.values()) port.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #add(name: string, pid: number | undefined, address: string): Promise<void> {
    const [here, tunnel] = [FIRST_PORT + this.#machines.size * 2, FIRST_PORT + this.#machines.size * 2 + 1];
    const port = createSocket('udp4').bind(here, LOOPBACK);
    await once(port, 'listening');
    const machine: Machine = { pid, port, tunnel, weather: FAIR, addresses: new Set([address]) };
    port.on('message', (packet) => this.#route(machine, packet));
    this.#machines.set(name, machine);
    const device = `wildin${here}`;
    const ends = [
      `TUN,tun-type=tun,tun-name=${device},iff-no-pi`,
      `UDP4:${LOOPBACK}:${here},bind=${LOOPBACK}:${tunnel}`,
    ];
    this.#start('socat', ends);
    await until(() => spawnSync('ip', ['link', 'show', device]).status === 0);
    // The device may move to another namespace, and the program that reads it stays.
    if (pid !== undefined) ip(`link set ${device} netns ${pid}`);
    ip(`link set ${device} name eth0`, pid);
    ip(`addr add ${address}/24 dev eth0`, pid);
    ip('link set lo up', pid);
    ip('link set eth0 up', pid);
    ip('route replace default dev eth0', pid);
  }

  #route(from: Machine, packet: Buffer): void {
    // Only IPv4 (RFC 791): the version is the first half of the first byte, the two addresses are at 12 and 16.
    if (packet.length < 20 || (packet[0] ?? 0) >> 4 !== 4) return;
    const [source, target] = [addressAt(packet, 12), addressAt(packet, 16)];
    const to = [...this.#machines.values()].find(({ addresses }) => addresses.has(target));
    if (to === undefined || !from.addresses.has(source)) return;
    if (this.#isServerCut && (source === SERVER || target === SERVER)) return;
    if (this.#chance() < from.weather.loss) return;
    setTimeout(() => to.port.send(packet, to.tunnel, LOOPBACK, () => undefined), from.weather.delay);
  }

  /** Returns the next number of a generator with good spread (mulberry32), 0 to 1. */
  #chance(): number {
    this.#seed = (this.#seed + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  #machine(name: string): Machine {
    const machine = this.#machines.get(name);
    if (machine === undefined) throw new Error(`There is no machine ${name}.`);
    return machine;
  }

  #start(command: string, args: readonly string[]): ChildProcess {
    const child = spawn(command, args, { stdio: 'ignore' });
    this.#processes.push(child);
    return child;
  }
}

const addressAt = (packet: Buffer, at: number): string => [...packet.subarray(at, at + 4)].join('.');

/** Returns a command as it runs in the network namespace of a process. */
const inside = (pid: number | undefined, command: readonly string[]): string[] =>
  pid === undefined ? [...command] : ['nsenter', `--net=/proc/${pid}/ns/net`, ...command];

function ip(does: string, pid?: number): void {
  const [command = '', ...args] = inside(pid, ['ip', ...does.split(' ')]);
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${does}: ${stderr}`);
}

/** Returns whether a process has a network of its own already. */
function differs(pid: number | undefined): boolean {
  const read = (of: string): string => spawnSync('readlink', [`/proc/${of}/ns/net`], { encoding: 'utf8' }).stdout;
  return pid !== undefined && read(String(pid)) !== '' && read(String(pid)) !== read('self');
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The network did not come up.');
}
