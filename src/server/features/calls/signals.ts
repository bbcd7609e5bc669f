import type { Signal, SignalRefusal } from '#contract/calls.events.ts';

/** A signal that may be passed on, or why it may not. */
export type JudgedSignal = { signal: Signal; fingerprint: string | undefined } | { refusal: SignalRefusal };

const NOWHERE = '0.0.0.0';

/** Returns the fingerprint of the certificate in a description: undefined without one, null for several. */
function fingerprintIn(sdp: string): string | undefined | null {
  const found = new Set([...sdp.matchAll(/^a=fingerprint:(.+?)\s*$/gim)].map(([, print = '']) => print.toUpperCase()));
  return found.size > 1 ? null : [...found][0];
}

/** The form of a candidate at a relay (RFC 8839 §5.1). */
const RELAY = /^(?:a=)?candidate:\S+ \d+ (?:udp|tcp) \d+ \S+ \d+ typ relay(?: [^\r\n]*)?$/i;
const isRelay = (candidate: string): boolean => RELAY.test(candidate);

/** Returns a relay's candidate without the address of the browser behind it. */
function withoutAddress(candidate: string): string {
  return candidate.replace(/ raddr \S+ rport \d+/, ` raddr ${NOWHERE} rport 0`);
}

/** Returns a description without addresses other than those of the relay; undefined if it has other candidates. */
function relayedOnly(sdp: string): string | undefined {
  const lines = sdp.split(/\r?\n/);
  if (lines.some((line) => /^a=candidate:/i.test(line) && !isRelay(line))) return undefined;
  return lines
    .map((line) => (/^a=candidate:/i.test(line) ? withoutAddress(line) : line))
    .map((line) => (/^(?:o=|c=|a=rtcp:)/.test(line) ? line.replace(/ IN IP[46] \S+/, ` IN IP4 ${NOWHERE}`) : line))
    .join('\r\n');
}

/**
 * Judges a signal. In a relayed call it may name no address but the relay's. `known` is the fingerprint that this
 * connection has sent before: the certificate of a connection never changes.
 */
export function judgeSignal(
  { description, candidate }: Signal,
  { isRelayed, known }: { isRelayed: boolean; known: string | undefined },
): JudgedSignal {
  const signal: Signal = {};
  let fingerprint = known;
  if (description !== undefined) {
    const sdp = isRelayed ? relayedOnly(description.sdp) : description.sdp;
    if (sdp === undefined) return { refusal: 'not_relayed' };
    if (description.type !== 'rollback') {
      const print = fingerprintIn(sdp);
      if (print === undefined || print === null || (known !== undefined && known !== print)) {
        return { refusal: 'fingerprint_changed' };
      }
      fingerprint = print;
    }
    signal.description = { ...description, sdp };
  }
  if (candidate !== undefined) {
    const words = candidate?.candidate ?? '';
    if (isRelayed && words !== '' && !isRelay(words)) return { refusal: 'not_relayed' };
    signal.candidate = candidate && { ...candidate, candidate: isRelayed ? withoutAddress(words) : words };
  }
  return { signal, fingerprint };
}
