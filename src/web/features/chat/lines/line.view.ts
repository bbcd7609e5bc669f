import type { Called } from '#web/features/chat/names.ts';
import type { Coming } from './comings.ts';

/** The properties that all lines of a room share. */
export interface LineView {
  me: number;
  /** Scrolls to the message of a quote. */
  onJump: (seq: number) => void;
  /** Unfolds a run of joins and leaves. */
  onUnfold: (coming: Coming) => void;
  /** The name of the other side, or of the group. */
  name: string;
  /** The names of a group's members, which their lines show; undefined in a room of two. */
  names: ReadonlyMap<number, Called> | undefined;
  /** True in a group, where reactions show their number. */
  isCounted: boolean;
  /** True when the other side is an AI character. */
  isAi: boolean;
  /** True when the other side is a demo member, whose lines say so. */
  isDemo: boolean;
  /** True if web addresses in the reader's own lines become links. */
  isMineLinked: boolean;
  /** True if web addresses in the other person's lines become links. */
  isOtherLinked: boolean;
  /** Today's local midnight, in ms since 1970. The labels of days depend on it. */
  today: number;
}

/** The properties of a single line. */
export interface LineMarks {
  /** True for the message about which the reader is asked whether it bothers them. */
  isBothering: boolean;
  /** On the first unread message, the number of messages that were unread at the room's opening; 0 on other lines. */
  unread: number;
  /** The folded run of joins and leaves that the line shows; undefined on any other line. */
  coming: Coming | undefined;
  /** The state of the reader's own latest message; undefined on every other line. */
  fate: 'sent' | 'read' | undefined;
}
