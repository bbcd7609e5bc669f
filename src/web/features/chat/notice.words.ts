import type { Notice } from '#contract/chat.notices.ts';

interface Told {
  notice: Notice;
  /** Who did it. */
  by: string;
  /** Returns what the reader calls a person. */
  nameOf: (id: number) => string;
}

/** Returns in a sentence what happened in a room of many. */
export function noticeWords({ notice: { kind, userIds, text = '' }, by, nameOf }: Told): string {
  const names = userIds.map(nameOf);
  const who = listOf(names.map((name, at) => (at === 0 ? name : within(name))));
  const whom = listOf(names.map(within));
  switch (kind) {
    case 'created':
      return `${by} made this group.`;
    case 'joined':
      return `${who} joined.`;
    case 'left':
      return `${who} left.`;
    case 'removed':
      return `${by} removed ${whom}.`;
    case 'banned':
      return `${by} banned ${whom}.`;
    case 'renamed':
      return `${by} called the group “${text}”.`;
    case 'pictured':
      return `${by} changed the picture.`;
    case 'unpictured':
      return `${by} took the picture away.`;
    // Who moderates is told to nobody; `by` gave the picture.
    case 'picture_hidden':
      return 'A moderator took the picture of the group away.';
    case 'picture_shown':
      return 'A moderator put the picture of the group back.';
    case 'described':
      return `${by} changed how the group introduces itself.`;
    case 'rules':
      return `${by} changed the rules.`;
    case 'announced':
      return `${by} announced: ${text}`;
    case 'slowed':
      return text === '0' ? `${by} ended slow mode.` : `${by} slowed the group: one message every ${text} seconds.`;
    case 'made_admin':
      return `${by} made ${whom} an admin.`;
    case 'unmade_admin':
      return `${by} took the admin’s place from ${whom}.`;
    case 'made_owner':
      return `The group belongs to ${whom} now.`;
    case 'muted':
      return `${by} muted ${whom}.`;
    case 'unmuted':
      return `${by} let ${whom} write again.`;
    case 'plan_changed':
      return `${by} changed the plan.`;
    case 'plan_cancelled':
      return `${by} called the plan off.`;
    case 'disbanded':
      return `${by} ended this group. It can be read for 7 days.`;
  }
}

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** A name as it stands within a sentence: the reader's is no name. */
const within = (name: string): string => (name === 'You' ? 'you' : name);
