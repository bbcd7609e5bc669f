import { useId, useState, type KeyboardEvent } from 'react';
import { roomMembers, type RoomMember } from '#contract/chat.members.ts';
import type { Room } from '#contract/chat.ts';
import { useSettled } from '#web/parts/forms/useSettled.ts';
import { useMe } from '#web/platform/me.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { begunIn, withMention } from '#web/platform/mentions.ts';
import { keyOf } from '#web/ui/keyOf.ts';

/** The search for members starts this long after the last key. */
const DEBOUNCE_MS = 150;
/** The highest number of people that are offered at once. */
const OFFERED = 5;

export interface Mentions {
  /** The people who are offered; empty while no mention is typed. */
  offered: readonly RoomMember[];
  active: number;
  listId: string;
  choose: (member: RoomMember) => void;
  onCaret: (at: number) => void;
  /** Returns true if the list has handled the key: up, down, Escape, Tab or plain Enter while people are offered. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** Offers members of a group while a mention (a word that begins with "@") is typed before the caret. */
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
  // The earlier list stays during a search. Without it, Enter would send the message instead of choosing a person.
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
    // Setting the field's value moves the caret to the end, so the caret is set in the next frame.
    requestAnimationFrame(() => field()?.setSelectionRange(chosen.caret, chosen.caret));
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const chosen = shown[active];
    if (chosen === undefined || begun === undefined) return false;
    const key = keyOf(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key ?? ''];
    if (step !== undefined) setAt({ begun, active: (active + step + shown.length) % shown.length });
    else if (key === 'Escape') setClosedAt(text);
    else if (key === 'Tab' || (key === 'Enter' && !event.shiftKey)) choose(chosen);
    else return false;
    event.preventDefault();
    return true;
  };
  return { offered: shown, active, listId, choose, onCaret, onKey };
}

const field = (): HTMLTextAreaElement | null => document.querySelector('textarea[data-message-box]');

/** Matches parts of names and handles as the server does, because the list may be of an earlier search. */
function isCalled({ handle, displayName, alias }: RoomMember, begun: string): boolean {
  return [handle, displayName, alias ?? ''].some((name) => name.toLowerCase().includes(begun.toLowerCase()));
}
