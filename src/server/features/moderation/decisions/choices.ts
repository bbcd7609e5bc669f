import { impossible } from '#content/desk-lines.ts';
import type { Action } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';

/** What the possible decisions on a case depend on. */
interface CaseFacts {
  kind: SubjectKind;
  /** False for Wyn, for a companion, and for a person whose account is gone. */
  hasPerson: boolean;
  isHidden: boolean;
  /** True while the automatic judgement hides the thing and no moderator has decided whether it stays hidden. */
  isHeld: boolean;
}

/** Returns the decisions that are possible on a case, in the order in which a moderator reads them. */
export function choicesOn({ kind, hasPerson, isHidden, isHeld }: CaseFacts): Action[] {
  // What waited is out by now, or refused already. Once it is out, it is a message or a post with a case of its own.
  // A photo check is over.
  const isPast = kind === 'waiting' || kind === 'photo_check';
  const canHide = !isPast && subjects[kind].hide !== undefined && (!isHidden || isHeld);
  const thing: Action[] = [...(canHide ? (['hide'] as const) : []), ...(isHidden ? (['restore'] as const) : [])];
  return hasPerson ? ['dismiss', 'warn', ...thing, 'no_writing', 'suspend', 'ban'] : ['dismiss', ...thing];
}

/** Returns why a decision is impossible on a case. Call it only for such a decision. */
export function whyNot(action: Action, { isHidden, kind }: CaseFacts): string {
  if (action === 'restore') return impossible.shown;
  if (action !== 'hide') return impossible.nobody;
  return isHidden && subjects[kind].hide !== undefined ? impossible.hidden : impossible.unhideable;
}
