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
  const who = new Intl.ListFormat('en').format(userIds.map(nameOf));
  switch (kind) {
    case 'created':
      return `${by} made this group.`;
    case 'joined':
      return `${who} joined.`;
    case 'left':
      return `${who} left.`;
    case 'removed':
      return `${by} removed ${who}.`;
    case 'renamed':
      return `${by} called the group “${text}”.`;
    case 'described':
      return `${by} changed how the group introduces itself.`;
    case 'rules':
      return `${by} changed the rules.`;
    case 'announced':
      return `${by} announced: ${text}`;
    case 'slowed':
      return text === '0' ? `${by} ended slow mode.` : `${by} slowed the group: one message every ${text} seconds.`;
    case 'made_admin':
      return `${by} made ${who} an admin.`;
    case 'unmade_admin':
      return `${by} took the admin’s place from ${who}.`;
    case 'made_owner':
      return `The group belongs to ${who} now.`;
    case 'muted':
      return `${by} muted ${who}.`;
    case 'unmuted':
      return `${by} let ${who} write again.`;
    case 'plan_changed':
      return `${by} changed the plan.`;
    case 'plan_cancelled':
      return `${by} called the plan off.`;
    case 'disbanded':
      return `${by} ended this group. It can be read for 7 days.`;
  }
}
