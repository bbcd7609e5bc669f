import type { Called } from '#web/features/chat/names.ts';
import type { Coming } from './comings.ts';

/** The properties that all lines of a room share. */
export interface LineView {
  me: number;
  /** Scrolls to the message of a quote. */
  onJump: (seq: number) => void;
  /** Unfolds the people who joined and left. */
  onUnfold: (coming: Coming) => void;
  /** The name of the other side. */
  name: string;
  /** What the members of a room of many are called, whose lines carry their names; undefined in a room of two. */
  names: ReadonlyMap<number, Called> | undefined;
  /** True in a room of many, where reactions show their number. */
  isCounted: boolean;
  /** True when the other side is an AI character. */
  isAi: boolean;
  /** True when the other side is a demo member, whose lines say so. */
  isDemo: boolean;
  /** The addresses in one's own lines, or in those of the other person of a room of two, are links. */
  isMineLinked: boolean;
  isOtherLinked: boolean;
  /** Today's local midnight in milliseconds; day separators change with it. */
  today: number;
}

/** Properties that at most one line of a room has. */
export interface LineMarks {
  /** True for the message about which the reader is asked. */
  isBothering: boolean;
  /** On the first unread message, how many were unread when the room was opened; on every other one 0. */
  unread: number;
  /** For a line that stands for people who joined and left. */
  coming: Coming | undefined;
  /** For the person's own latest message: whether the other person has read it. */
  fate: 'sent' | 'read' | undefined;
}
