import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Signal } from '#contract/calls.events.ts';
import { negotiate, type Negotiable, type Negotiation } from './negotiation.ts';

/** A connection that follows the rules of JSEP for descriptions and remembers which pair it agreed on. */
class FakeConnection implements Negotiable {
  signalingState: RTCSignalingState = 'stable';
  localDescription: { type: RTCSdpType; sdp: string } | null = null;
  remoteDescription: { type: RTCSdpType; sdp: string } | null = null;
  agreed = '';
  candidates: string[] = [];
  #made = 0;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  setLocalDescription = async (): Promise<void> => {
    await Promise.resolve();
    if (this.signalingState === 'have-remote-offer') {
      const offer = this.remoteDescription?.sdp ?? '';
      this.localDescription = { type: 'answer', sdp: `answer to ${offer}` };
      this.agreed = offer;
      this.signalingState = 'stable';
      return;
    }
    this.#made += 1;
    this.localDescription = { type: 'offer', sdp: `${this.name}${this.#made}` };
    this.signalingState = 'have-local-offer';
  };

  setRemoteDescription = async (description: { type: RTCSdpType; sdp: string }): Promise<void> => {
    await Promise.resolve();
    if (description.type === 'offer') {
      this.signalingState = 'have-remote-offer';
    } else {
      if (this.signalingState !== 'have-local-offer') throw new Error('InvalidStateError');
      if (description.sdp !== `answer to ${this.localDescription?.sdp}`) throw new Error('an answer to another offer');
      this.agreed = this.localDescription?.sdp ?? '';
      this.signalingState = 'stable';
    }
    this.remoteDescription = description;
  };

  addIceCandidate = async ({ candidate = '' }: RTCIceCandidateInit): Promise<void> => {
    await Promise.resolve();
    if (this.remoteDescription === null) throw new Error('InvalidStateError');
    this.candidates.push(candidate);
  };
}

const candidate = (text: string) => ({ candidate: text, sdpMid: '0', sdpMLineIndex: 0 });

interface Side {
  connection: FakeConnection;
  negotiation: Negotiation;
  /** The signals on their way to this side, in order. */
  inbox: Signal[];
}

function twoSides(): [Side, Side] {
  const inboxes: [Signal[], Signal[]] = [[], []];
  const make = (at: 0 | 1): Side => {
    const connection = new FakeConnection(at === 0 ? 'caller' : 'callee');
    const negotiation = negotiate({
      connection,
      isPolite: at === 1,
      send: (signal) => void inboxes[at === 0 ? 1 : 0].push(signal),
      onOffer: async () => undefined,
    });
    return { connection, negotiation, inbox: inboxes[at] };
  };
  return [make(0), make(1)];
}

async function deliverAll(sides: readonly Side[]): Promise<void> {
  while (sides.some(({ inbox }) => inbox.length > 0))
    for (const { inbox, negotiation } of sides) {
      const signal = inbox.shift();
      if (signal !== undefined) await negotiation.take(signal);
    }
}

test('One offer leads both sides to the same agreement', async () => {
  const [caller, callee] = twoSides();
  await caller.negotiation.offer();
  await deliverAll([caller, callee]);
  expect([caller.connection.agreed, callee.connection.agreed]).toEqual(['caller1', 'caller1']);
});

test.each(['offer', 'answer'])('A lost %s is made good by the repeated offer', async (lost) => {
  const [caller, callee] = twoSides();
  await caller.negotiation.offer();
  if (lost === 'offer') callee.inbox.splice(0);
  else await callee.negotiation.take(callee.inbox.splice(0)[0] ?? {});
  caller.inbox.splice(0);
  caller.negotiation.repeat();
  await deliverAll([caller, callee]);
  expect([caller.connection.agreed, callee.connection.agreed]).toEqual(['caller1', 'caller1']);
  caller.negotiation.repeat();
  expect(callee.inbox).toEqual([]);
});

test('Two offers at once end with the offer of the impolite side', async () => {
  const [caller, callee] = twoSides();
  await Promise.all([caller.negotiation.offer(), callee.negotiation.offer()]);
  await deliverAll([caller, callee]);
  expect([caller.connection.agreed, callee.connection.agreed]).toEqual(['caller1', 'caller1']);
  expect([caller.connection.signalingState, callee.connection.signalingState]).toEqual(['stable', 'stable']);
});

test('A candidate that comes before its description waits for it', async () => {
  const [caller, callee] = twoSides();
  await callee.negotiation.take({ candidate: candidate('early') });
  await caller.negotiation.offer();
  await deliverAll([caller, callee]);
  expect(callee.connection.candidates).toEqual(['early']);
});

test('The impolite side drops the candidates of an offer that it ignores', async () => {
  const [caller, callee] = twoSides();
  await Promise.all([caller.negotiation.offer(), callee.negotiation.offer()]);
  callee.inbox.splice(0);
  const offer = caller.inbox.shift();
  await caller.negotiation.take(offer ?? {});
  await caller.negotiation.take({ candidate: candidate('of the ignored offer') });
  expect(caller.connection.candidates).toEqual([]);
});

test('A refused description rejects, and later signals are still taken', async () => {
  const [caller, callee] = twoSides();
  await caller.negotiation.offer();
  await expect(caller.negotiation.take({ description: { type: 'answer', sdp: 'forged' } })).rejects.toThrow(/another/);
  await deliverAll([caller, callee]);
  expect(caller.connection.agreed).toBe('caller1');
});

test('Both sides agree on the last offer however offers and deliveries mix', async () => {
  const steps = fc.array(
    fc.record({ side: fc.constantFrom(0 as const, 1 as const), what: fc.constantFrom('offer', 'deliver') }),
    { maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const sides = twoSides();
      for (const { side, what } of acts) {
        const { connection, negotiation, inbox } = sides[side];
        if (what === 'offer') {
          // A browser asks for an offer only while the connection is stable.
          if (connection.signalingState === 'stable') await negotiation.offer();
        } else {
          const signal = inbox.shift();
          if (signal !== undefined) await negotiation.take(signal);
        }
      }
      await deliverAll(sides);
      const [caller, callee] = sides;
      expect(caller.connection.signalingState).toBe('stable');
      expect(callee.connection.signalingState).toBe('stable');
      expect(callee.connection.agreed).toBe(caller.connection.agreed);
    }),
    { numRuns: 300 },
  );
});
