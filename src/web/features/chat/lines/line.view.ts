import type { Called } from '#web/features/chat/names.ts';
import type { Coming } from './comings.ts';

/** What the lines of a room have in common. */
export interface LineView {
  me: number;
  /** Shows the message of a quote. */
  onJump: (seq: number) => void;
  /** Shows who came and who left, one by one. */
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

/** What only one line of a room is, each at most. */
export interface LineMarks {
  /** True for the message whose words the reader is asked about. */
  isBothering: boolean;
  /** On the first unread message, how many were unread when the room was opened; on every other one 0. */
  unread: number;
  /** Of a line that stands for people who came and left. */
  coming: Coming | undefined;
  /** Of the person's own latest message, which shows whether the other person has read it. */
  fate: 'sent' | 'read' | undefined;
}
