import type { Action } from '#contract/moderation.decisions.ts';

/** The meaning of each number, in the order of the page. */
export const countWords = {
  reports: 'Reports from members',
  notices: 'Take-down notices from outside',
  cases: 'Cases opened',
  hidings: 'Hidden by the machine until a person looked',
  appeals: 'Appeals',
} as const;

export const decisionCounts: Readonly<Record<Action, string>> = {
  dismiss: 'Nothing broke a rule',
  warn: 'Warnings',
  hide: 'Things hidden',
  restore: 'Things shown again',
  no_writing: 'Pauses from writing',
  suspend: 'Accounts suspended',
  ban: 'Accounts closed',
};

export const answerCounts = {
  upheld: 'Decisions that stayed',
  changed: 'Decisions made milder',
  withdrawn: 'Decisions taken back',
} as const;
