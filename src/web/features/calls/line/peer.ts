import type { Signal } from '#contract/calls.events.ts';
import { negotiate } from './negotiation.ts';
import { readNote, type Note } from './notes.ts';
import type { Counters, Quality } from './quality.ts';

/** What this side sends. A track that is null sends nothing, and needs no new negotiation when it comes. */
export interface Sent {
  sound: MediaStreamTrack | null;
  picture: MediaStreamTrack | null;
}

export interface PeerDeps {
  iceServers: RTCIceServer[];
  isRelayed: boolean;
  isPolite: boolean;
  /** The same for all connections of a call from this page: our server lets no other pass. */
  certificate: RTCCertificate;
  sent: Sent;
  note: Note;
  send: (signal: Signal) => void;
  onState: (state: RTCPeerConnectionState) => void;
  /** The streams of the other side, which stay the same for the whole connection. */
  onStreams: (streams: { sound: MediaStream; picture: MediaStream }) => void;
  onNote: (note: Note) => void;
}

export interface Peer {
  /** Makes the first offer. The other side waits for it. */
  begin: () => void;
  take: (signal: Signal) => Promise<void>;
  show: (sent: Sent) => void;
  tell: (note: Note) => void;
  limit: (quality: Quality) => void;
  /** Looks for a new way to the other side, for example after a change of network. */
  restart: (iceServers: RTCIceServer[]) => void;
  counters: () => Promise<Counters>;
  /** How the two sides are connected. */
  via: () => Promise<'relay' | 'direct' | undefined>;
  close: () => void;
}

/** Sound needs a steady line more than many bits. */
const SOUND_BITS = 40_000;
const PICTURE_BITS: Readonly<Record<Quality, number>> = { good: 900_000, thin: 150_000, weak: 0 };
/** Both sides know this number, so that the channel of notes needs no announcement. */
const NOTES = { negotiated: true, id: 0 } as const;

/** Opens one connection to the other side. */
export function openPeer(deps: PeerDeps): Peer {
  let { sent, note } = deps;
  let quality: Quality = 'good';
  const connection = new RTCPeerConnection({
    iceServers: deps.iceServers,
    iceTransportPolicy: deps.isRelayed ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
    certificates: [deps.certificate],
  });
  const lanes: Partial<Record<'audio' | 'video', RTCRtpTransceiver>> = {};
  const tellNote = openNotes(connection, { note: () => note, onNote: deps.onNote });

  const fill = (): void => {
    void lanes.audio?.sender.replaceTrack(sent.sound).catch(() => undefined);
    void lanes.video?.sender.replaceTrack(quality === 'weak' ? null : sent.picture).catch(() => undefined);
    if (lanes.audio !== undefined) cap(lanes.audio.sender, SOUND_BITS, 'high');
    if (lanes.video !== undefined && quality !== 'weak') cap(lanes.video.sender, PICTURE_BITS[quality], 'low');
  };

  const { offer, repeat, take } = negotiate({
    connection,
    isPolite: deps.isPolite,
    send: deps.send,
    // The lanes of the offer replace our own ones, which exist if we made an offer at the same time.
    onOffer: async () => {
      for (const lane of connection.getTransceivers()) {
        const { kind } = lane.receiver.track;
        if (lane.mid === null) lane.stop();
        else if (kind === 'audio' || kind === 'video') {
          lanes[kind] = lane;
          lane.direction = 'sendrecv';
        }
      }
      fill();
      await Promise.resolve();
    },
  });

  connection.addEventListener('negotiationneeded', () => {
    // The side that waits for the offer has no lanes yet. The channel alone needs no offer of its own.
    if (lanes.audio !== undefined) void offer().catch(() => undefined);
  });
  listen(connection, deps);

  return {
    take,
    begin: () => {
      lanes.audio = connection.addTransceiver('audio', { direction: 'sendrecv' });
      lanes.video = connection.addTransceiver('video', { direction: 'sendrecv' });
      prefer(lanes.audio, ['audio/opus']);
      prefer(lanes.video, ['video/VP8', 'video/rtx']);
      fill();
    },
    show: (next) => {
      sent = next;
      fill();
    },
    tell: (next) => {
      note = next;
      tellNote();
    },
    limit: (next) => {
      quality = next;
      fill();
    },
    restart: (iceServers) => {
      // Credentials of the relay last minutes, and a call lasts longer.
      connection.setConfiguration({ ...connection.getConfiguration(), iceServers });
      connection.restartIce();
      // Until an offer is answered, the browser makes no other.
      repeat();
    },
    counters: async () => countersOf(await connection.getStats()),
    via: async () => viaOf(await connection.getStats()),
    close: () => connection.close(),
  };
}

/** Passes on what the connection finds and gets. */
function listen(connection: RTCPeerConnection, { send, onState, onStreams }: PeerDeps): void {
  const streams = { sound: new MediaStream(), picture: new MediaStream() };
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null || candidate.candidate === '') return;
    const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
    send({ candidate: { candidate: candidate.candidate, sdpMid, sdpMLineIndex, usernameFragment } });
  });
  connection.addEventListener('connectionstatechange', () => onState(connection.connectionState));
  connection.addEventListener('track', ({ track }) => {
    const stream = track.kind === 'audio' ? streams.sound : streams.picture;
    for (const old of stream.getTracks()) stream.removeTrack(old);
    stream.addTrack(track);
    onStreams({ ...streams });
  });
}

interface Notes {
  note: () => Note;
  onNote: PeerDeps['onNote'];
}

/** Opens the channel of notes. Returns a function that tells the other side the note of now. */
function openNotes(connection: RTCPeerConnection, { note, onNote }: Notes): () => void {
  const notes = connection.createDataChannel('notes', NOTES);
  const tell = (): void => {
    if (notes.readyState === 'open') notes.send(JSON.stringify(note()));
  };
  notes.addEventListener('open', tell);
  notes.addEventListener('message', ({ data }) => {
    const heard = readNote(data);
    if (heard !== null) onNote(heard);
  });
  return tell;
}

/** Leaves only the named codecs in our offer, because a frame of the socket is at most 8 KiB. */
function prefer(lane: RTCRtpTransceiver, names: readonly string[]): void {
  const { kind } = lane.receiver.track;
  const codecs = RTCRtpReceiver.getCapabilities(kind)?.codecs ?? [];
  const wanted = codecs.filter(({ mimeType }) => names.some((name) => name.toLowerCase() === mimeType.toLowerCase()));
  if (wanted.length > 0) lane.setCodecPreferences(wanted);
}

function cap(sender: RTCRtpSender, maxBitrate: number, priority: RTCPriorityType): void {
  const parameters = sender.getParameters();
  // Before the first negotiation there is nothing to limit.
  if (parameters.encodings.length === 0) return;
  for (const encoding of parameters.encodings) Object.assign(encoding, { maxBitrate, priority });
  void sender.setParameters(parameters).catch(() => undefined);
}

function countersOf(report: RTCStatsReport): Counters {
  const counters: Counters = { received: 0, lost: 0, lostThere: 0, roundTrip: undefined };
  report.forEach((entry: Record<string, unknown>) => {
    if (entry['type'] === 'inbound-rtp') {
      counters.received += numberOf(entry['packetsReceived']);
      counters.lost += numberOf(entry['packetsLost']);
    }
    if (entry['type'] === 'remote-inbound-rtp')
      counters.lostThere = Math.max(counters.lostThere, numberOf(entry['fractionLost']));
    if (entry['type'] === 'candidate-pair' && entry['nominated'] === true && entry['state'] === 'succeeded')
      counters.roundTrip = numberOf(entry['currentRoundTripTime']) * 1000;
  });
  return counters;
}

function viaOf(report: RTCStatsReport): 'relay' | 'direct' | undefined {
  const entries: Record<string, unknown>[] = [];
  report.forEach((entry: Record<string, unknown>) => entries.push(entry));
  const pair = entries.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated === true && state === 'succeeded',
  );
  if (pair === undefined) return undefined;
  const ends = entries.filter(({ id }) => id === pair['localCandidateId'] || id === pair['remoteCandidateId']);
  return ends.some(({ candidateType }) => candidateType === 'relay') ? 'relay' : 'direct';
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
