import { useId, useState, type KeyboardEvent } from 'react';
import { roomMembers, type RoomMember } from '#contract/chat.members.ts';
import type { Room } from '#contract/chat.ts';
import { useSettled } from '#web/parts/useSettled.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/query.ts';
import { begunIn, withMention } from '#web/platform/mentions.ts';

/** The wait after the last key before the server is asked. */
const DEBOUNCE_MS = 150;
/** How many people are offered at once. */
const OFFERED = 5;

export interface Mentions {
  /** The people who are offered; empty while no mention is typed. */
  offered: readonly RoomMember[];
  active: number;
  listId: string;
  choose: (member: RoomMember) => void;
  onCaret: (at: number) => void;
  /** Returns true if the list takes the key: up, down, Escape, Tab or plain Enter while people are offered. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Offers the members of a group while an "@" is typed before the caret. */
export function useMentions({ id: roomId, type }: Room, text: string, setText: (text: string) => void): Mentions {
  const listId = useId();
  const me = useMe().data?.id;
  const [caret, onCaret] = useState<number>();
  const begun = type === 'group' ? begunIn(text.slice(0, caret)) : undefined;
  const search = useSettled(begun ?? '', DEBOUNCE_MS);
  const found = useRead(
    roomMembers,
    { params: { roomId }, query: search === '' ? {} : { search } },
    { enabled: begun !== undefined },
  ).data?.members;
  // The list stays during the next search, so that Enter then chooses a person instead of sending.
  const [earlier, setEarlier] = useState(found);
  if (found !== undefined && found !== earlier) setEarlier(found);
  const members = found ?? earlier ?? [];
  const [at, setAt] = useState({ begun: '', active: 0 });
  const [closedAt, setClosedAt] = useState<string>();
  const isOpen = begun !== undefined && closedAt !== text;
  const offered = isOpen ? members.filter((one) => one.id !== me && isCalled(one, begun)) : [];
  const shown = offered.slice(0, OFFERED);
  const active = at.begun === begun ? Math.min(at.active, shown.length - 1) : 0;
  const choose = ({ handle }: RoomMember): void => {
    const chosen = withMention(text, handle, caret);
    setText(chosen.text);
    onCaret(chosen.caret);
    // Setting the value of a field moves its caret to the end.
    requestAnimationFrame(() => field()?.setSelectionRange(chosen.caret, chosen.caret));
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = shown[active];
    if (chosen === undefined || begun === undefined) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt({ begun, active: (active + step + shown.length) % shown.length });
    else if (event.key === 'Escape') setClosedAt(text);
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.shiftKey)) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return { offered: shown, active, listId, choose, onCaret, onKey };
}

const field = (): HTMLTextAreaElement | null => document.querySelector('textarea[data-message-box]');

/** Matches as the server does, by parts of names and handles, because the response may be for an earlier text. */
function isCalled({ handle, displayName, alias }: RoomMember, begun: string): boolean {
  return [handle, displayName, alias ?? ''].some((name) => name.toLowerCase().includes(begun.toLowerCase()));
}
