import { expect, test } from 'vitest';
import type { Signal } from '#contract/calls.events.ts';
import { createLine, RESTART_MS, type LineState } from './line.ts';
import type { Note } from './notes.ts';
import type { Peer, PeerDeps } from './peer.ts';

/** The other side, our server and the clock, as the test controls them. */
class World {
  now = 0;
  peers: { deps: PeerDeps; begun: number; restarted: number; isClosed: boolean; taken: Signal[]; told: Note[] }[] = [];
  sent: Signal[] = [];
  isServerThere = true;
  states: LineState[] = [];
  #timers = new Map<object, { at: number; run: () => void }>();

  line = (isPolite: boolean) =>
    createLine({
      isPolite,
      timers: {
        set: (run, ms) => {
          const timer = {};
          this.#timers.set(timer, { at: this.now + ms, run });
          return timer;
        },
        clear: (timer) => this.#timers.delete(timer as object),
      },
      openPeer: (deps) => this.#open(deps),
      servers: async () => ({ iceServers: [], isRelayed: false, certificate: {} as RTCCertificate }),
      send: (signal) => {
        if (this.isServerThere) this.sent.push(signal);
        return this.isServerThere;
      },
      onState: (state) => this.states.push(state),
      onQuality: () => undefined,
      onStreams: () => undefined,
      onNote: () => undefined,
    });

  #open(deps: PeerDeps): Peer {
    const kept = { deps, begun: 0, restarted: 0, isClosed: false, taken: [] as Signal[], told: [] as Note[] };
    this.peers.push(kept);
    return {
      begin: () => (kept.begun += 1),
      take: async (signal) => void kept.taken.push(signal),
      show: () => undefined,
      tell: (note) => void kept.told.push(note),
      limit: () => undefined,
      restart: () => (kept.restarted += 1),
      counters: async () => ({ received: 0, lost: 0, lostThere: 0, roundTrip: undefined }),
      via: async () => 'direct',
      close: () => (kept.isClosed = true),
    };
  }

  get peer() {
    const last = this.peers.at(-1);
    if (last === undefined) throw new Error('no connection was opened');
    return last;
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
      const next = [...this.#timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next[0]);
      this.now = next[1].at;
      next[1].run();
    }
    this.now = end;
  }
}

const offer = (number: number): Signal => ({
  description: { type: 'offer', sdp: `v=0\r\no=- ${number} 2 IN IP4 127.0.0.1\r\n` },
});

test('The called side opens its connection with the first signal and keeps it', async () => {
  const world = new World();
  const line = world.line(true);
  line.take(offer(1));
  line.take({ candidate: { candidate: 'a', sdpMid: '0', sdpMLineIndex: 0 } });
  line.take(offer(1));
  await world.pass(0);
  expect(world.peers.map(({ taken }) => taken.length)).toEqual([3]);
});

test('An offer of a new connection of the other side replaces the own one', async () => {
  const world = new World();
  const line = world.line(false);
  line.begin();
  await world.pass(0);
  line.take(offer(1));
  await world.pass(0);
  world.peer.deps.onState('connected');
  line.take(offer(2));
  await world.pass(0);
  expect(world.peers.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(world.peer.taken).toEqual([offer(2)]);
  world.peers[0]?.deps.onState('failed');
  expect(world.states).toEqual(['open']);
});

test('A lost connection restarts until it is back, and the impolite side then begins anew', async () => {
  const world = new World();
  world.line(false).begin();
  await world.pass(0);
  world.peer.deps.onState('connected');
  world.peer.deps.onState('disconnected');
  expect(world.states).toEqual(['open', 'lost']);
  await world.pass(RESTART_MS * 2);
  expect([world.peers.length, world.peer.restarted]).toEqual([1, 2]);
  await world.pass(RESTART_MS);
  expect([world.peers.length, world.peer.begun]).toEqual([2, 1]);
  world.peer.deps.onState('connected');
  await world.pass(RESTART_MS * 9);
  expect([world.peers.length, world.peer.restarted, world.states.at(-1)]).toEqual([2, 0, 'open']);
});

test('Signals wait while our server is gone, and then go in order', async () => {
  const world = new World();
  const line = world.line(false);
  line.begin();
  await world.pass(0);
  world.isServerThere = false;
  world.peer.deps.send(offer(1));
  world.peer.deps.send({ candidate: null });
  expect(world.sent).toEqual([]);
  world.isServerThere = true;
  line.flush();
  expect(world.sent).toEqual([offer(1), { candidate: null }]);
});

test('A closed line opens nothing more', async () => {
  const world = new World();
  const line = world.line(false);
  line.begin();
  await world.pass(0);
  line.close();
  await world.pass(RESTART_MS * 9);
  expect(world.peers.map(({ isClosed }) => isClosed)).toEqual([true]);
});

test('A line that ends says so to the other side before it closes', async () => {
  const world = new World();
  const line = world.line(false);
  line.begin();
  await world.pass(0);
  world.peer.deps.onState('connected');
  line.close('lost');
  await world.pass(0);
  expect([world.peer.told.at(-1)?.over, world.peer.isClosed]).toEqual(['lost', false]);
  await world.pass(1000);
  expect(world.peer.isClosed).toBe(true);
});
