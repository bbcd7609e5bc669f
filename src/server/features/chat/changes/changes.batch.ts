import type { Message } from '#contract/chat.ts';
import { presentMessage } from '#server/features/chat/log/chat.present.ts';
import type { EventRow } from '#server/features/chat/log/log.queries.ts';
import { refusalOf } from '#server/features/chat/log/refusals.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MessageWish } from './changes.ts';

/** A reaction or an edit that a member wants. */
export interface WishedChange extends MessageWish {
  /** The type of the line that the change gets in the log. */
  type: 'reaction_added' | 'reaction_removed' | 'message_edited';
  /** The emoji, or the new text. */
  said: string;
}

/** Parts of a message that prevent an edit, each with the text of the refusal. */
export const UNEDITED = {
  gift: 'A gift stays as it was given.',
  voice: 'A voice note stays as it was said.',
  gif: 'A GIF stays as it was sent.',
  plan: 'A plan has a form of its own.',
  party: 'A quiz stays as it was asked.',
  poll: 'A poll stays as it was asked.',
} as const;

/** Refusals that a change can get and a new message cannot. Each is an error code of its own. */
const OWN_CODES = {
  forbidden: true,
  message_gone: true,
  edit_closed: true,
  own_reactions_full: true,
  reactions_full: true,
} as const;

type ChangeRefusal = keyof typeof UNEDITED | keyof typeof OWN_CODES | Parameters<typeof refusalOf>[0];

/** The result of a wish; `same` means that the wish changes nothing. */
export type ChangeVerdict = 'new' | 'same' | ChangeRefusal;

/** A row of `changeMessages`. */
export interface VerdictRow {
  n: number;
  verdict: ChangeVerdict;
}

/** A row of `readMessages`: the message of a wish, and the `joined_seq` after which the member may read. */
export interface ReadRow extends EventRow {
  n: number;
  joined_seq: number;
}

/** Returns the parameters of `changeMessages`; `ids` are the ids of the log lines. */
export function valuesOf({ wishes, ids, now }: { wishes: WishedChange[]; ids: string[]; now: Date }): unknown[] {
  return [
    ...keysOf(wishes),
    ids,
    wishes.map(({ type }) => type),
    wishes.map(({ said }) => said),
    now.toISOString(),
    // The time of the edit, as the message stores it.
    now.toISOString(),
  ];
}

/** Returns the parameters of `readMessages`. */
export function keysOf(wishes: WishedChange[]): unknown[] {
  return [
    wishes.map(({ roomId }) => roomId),
    wishes.map(({ messageId }) => messageId),
    wishes.map(({ userId }) => userId),
  ];
}

/** Returns the message as the member reads it now, and whether it changed. Throws if the verdict is a refusal. */
export function changedOf(
  verdict: ChangeVerdict,
  row: ReadRow | undefined,
  { userId }: MessageWish,
): { message: Message; isNew: boolean } {
  if (verdict !== 'new' && verdict !== 'same') throw refusalOfChange(verdict);
  if (row === undefined) throw new AppError('not_found');
  return { message: presentMessage(row, { userId, joined: row.joined_seq }), isNew: verdict === 'new' };
}

const has = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key);

function refusalOfChange(verdict: ChangeRefusal): AppError {
  if (has(UNEDITED, verdict)) return new AppError('invalid', { message: UNEDITED[verdict] });
  return has(OWN_CODES, verdict) ? new AppError(verdict) : refusalOf(verdict);
}
