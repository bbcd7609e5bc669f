import type { Call, ComesAs } from '#contract/calls.ts';
import type { PersonCard } from '#contract/people.ts';
import { createValue } from '#web/ui/value.ts';
import type { LineState } from './line/line.ts';
import type { Note } from './line/notes.ts';
import type { Quality } from './line/quality.ts';
import type { OwnState } from './media/own.state.ts';

/** A call on this device. */
export interface CallView {
  call: Call;
  /** Null until it is read, and if the caller may not see them. */
  other: PersonCard | null;
  me: number;
  /** True if this device is in the call or calls; false while it only rings here. */
  isHere: boolean;
  line: LineState;
  quality: Quality;
  own: OwnState | null;
  streams: { sound: MediaStream; picture: MediaStream } | null;
  /** What the other side says about itself; null until it does. */
  theirs: Note | null;
  /** True while our server cannot be reached. */
  isServerLost: boolean;
  /** True while the call shows as a bar. */
  isSmall: boolean;
}

export const currentCall = createValue<CallView | null>(null);

/** Changes the call on this device, if there is one. */
export function changeView(what: Partial<CallView>): void {
  const view = currentCall.get();
  if (view !== null) currentCall.set({ ...view, ...what });
}

/** What a call looks like on this device. */
export type Phase = 'ringing' | 'calling' | 'connecting' | 'talking' | 'reconnecting' | 'elsewhere' | 'ended';

export function phaseOf({ call, me, isHere, line, isServerLost }: PhaseInput): Phase {
  if (call.state === 'ended') return 'ended';
  if (!isHere) return call.state === 'ringing' && call.callee.userId === me ? 'ringing' : 'elsewhere';
  if (call.state === 'ringing') return 'calling';
  if (line === 'opening') return 'connecting';
  return line === 'lost' || isServerLost ? 'reconnecting' : 'talking';
}

type PhaseInput = Pick<CallView, 'call' | 'me' | 'isHere' | 'line' | 'isServerLost'>;

/** Returns the person's own side of a call and the other side. */
export function sidesOf({ caller, callee }: Call, me: number) {
  return caller.userId === me ? { mine: caller, theirs: callee } : { mine: callee, theirs: caller };
}

/** What a person chose before a call, until the call is there. */
export interface Wish {
  roomId: string;
  comesAs: ComesAs;
}
