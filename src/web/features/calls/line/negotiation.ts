import type { Signal } from '#contract/calls.events.ts';

type Candidate = NonNullable<Signal['candidate']>;

/** The part of an RTCPeerConnection that the negotiation uses; tests replace it. */
export interface Negotiable {
  readonly signalingState: RTCSignalingState;
  readonly localDescription: { type: RTCSdpType; sdp: string } | null;
  readonly remoteDescription: { type: RTCSdpType; sdp: string } | null;
  setLocalDescription: () => Promise<void>;
  setRemoteDescription: (description: { type: RTCSdpType; sdp: string }) => Promise<void>;
  addIceCandidate: (candidate: RTCIceCandidateInit) => Promise<void>;
}

interface NegotiationDeps {
  connection: Negotiable;
  /** Of two offers at once, the polite side drops its own, and the other side ignores the polite side's. */
  isPolite: boolean;
  send: (signal: Signal) => void;
  /** Prepares the answer to an offer that was just taken. */
  onOffer: () => Promise<void>;
}

export interface Negotiation {
  /** Makes an offer. Call it whenever the connection says that one is needed. */
  offer: () => Promise<void>;
  /** Sends the offer that waits for an answer once more: it, or the answer, may have been lost with a socket. */
  repeat: () => void;
  /** Takes a signal of the other side, after all earlier ones. Rejects if the browser refuses a description. */
  take: (signal: Signal) => Promise<void>;
}

/**
 * Negotiates one connection as "perfect negotiation" does: either side may offer at any time, and two offers that meet
 * leave both sides with the same one.
 */
export function negotiate({ connection, isPolite, send, onOffer }: NegotiationDeps): Negotiation {
  let isOffering = false;
  let isTakingAnswer = false;
  let isIgnoring = false;
  let before: Promise<unknown> = Promise.resolve();
  /** The candidates that came before the description to which they belong. */
  let early: Candidate[] = [];

  const sendDescription = (): void => {
    const made = connection.localDescription;
    if (made?.type === 'offer' || made?.type === 'answer') send({ description: { type: made.type, sdp: made.sdp } });
  };

  const describe = async (): Promise<void> => {
    await connection.setLocalDescription();
    sendDescription();
  };

  const takeDescription = async (description: NonNullable<Signal['description']>): Promise<void> => {
    const isOffer = description.type === 'offer';
    const isFree = !isOffering && (connection.signalingState === 'stable' || isTakingAnswer);
    isIgnoring = !isPolite && isOffer && !isFree;
    // An answer to an offer that was dropped meanwhile.
    if (isIgnoring || (!isOffer && connection.signalingState !== 'have-local-offer')) return;
    isTakingAnswer = !isOffer;
    try {
      await connection.setRemoteDescription(description);
    } finally {
      isTakingAnswer = false;
    }
    const waiting = early;
    early = [];
    for (const candidate of waiting) await takeCandidate(candidate);
    if (!isOffer) return;
    await onOffer();
    await describe();
  };

  const takeCandidate = async (candidate: Candidate): Promise<void> => {
    if (connection.remoteDescription === null) {
      early.push(candidate);
      return;
    }
    // A candidate of an ignored or replaced description fits nothing. The connection works without it.
    const { usernameFragment = null, ...rest } = candidate;
    await connection.addIceCandidate({ ...rest, usernameFragment }).catch(() => undefined);
  };

  const takeNow = async ({ description, candidate }: Signal): Promise<void> => {
    if (description !== undefined) await takeDescription(description);
    if (candidate && !isIgnoring) await takeCandidate(candidate);
  };

  return {
    offer: async () => {
      isOffering = true;
      try {
        await describe();
      } finally {
        isOffering = false;
      }
    },
    repeat: () => {
      if (connection.signalingState === 'have-local-offer') sendDescription();
    },
    take: (signal) => {
      const taken = before.then(() => takeNow(signal));
      before = taken.catch(() => undefined);
      return taken;
    },
  };
}
