import type { Called } from './names.ts';

/** What the lines of a room have in common. */
export interface LineView {
  me: number;
  /** Shows the message of a quote. */
  onJump: (seq: number) => void;
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
  /** Today's local midnight in milliseconds; day separators change with it. */
  today: number;
  /** The id of the message whose words the reader is asked about, if it is among these lines. */
  bothering: string | undefined;
  /** The id of the first message that was unread when the room was opened, if it is among these lines. */
  unread: string | undefined;
  /** The id of the person's own latest message, if it is among these lines; its bubble shows "sent". */
  ownLast: string | undefined;
}
