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
  /** The names of a group's members, which their lines show; undefined in a room of two. */
  names: ReadonlyMap<number, Called> | undefined;
  /** True in a group, where reactions show their number. */
  isCounted: boolean;
  /** True when the other side is an AI character. */
  isAi: boolean;
  /** True when the other side is a demo member, whose lines say so. */
  isDemo: boolean;
  /** True when addresses in the person's own lines become links; `isOtherLinked`: in the other person's lines. */
  isMineLinked: boolean;
  isOtherLinked: boolean;
  /** Today's local midnight in milliseconds; day separators change with it. */
  today: number;
}

/** Properties of single lines. */
export interface LineMarks {
  /** True for the message about which the reader is asked. */
  isBothering: boolean;
  /** On the first unread message, how many were unread when the room was opened; on every other one 0. */
  unread: number;
  /** The folded run of joins and leaves that the line shows; undefined on any other line. */
  coming: Coming | undefined;
  /** For the person's own latest message: whether the other person has read it. */
  fate: 'sent' | 'read' | undefined;
}
