import type { MessagePlan } from '#contract/chat.plans.ts';
import type { Message } from '#contract/chat.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { fieldTime, firstSuggestion, ownZone } from './plan.times.ts';

/** The values of the plan form's fields. `when` is the local time in `zone`. */
export interface PlanDraft {
  title: string;
  when: string;
  zone: string;
  place: string;
}

/** Returns the form's values. The tab keeps them until the plan is shared or changed, even if the form closes. */
export function usePlanDraft(roomId: string, message: Pick<Message, 'id' | 'plan'> | undefined) {
  const old = message?.plan;
  const base = old && draftOf(old);
  const of = message === undefined ? roomId : `${roomId}.${message.id}`;
  return useFormDraft({ form: 'plan', of, base, parse: base === undefined ? asComing : asDraft }, () =>
    base === undefined ? newDraft() : base,
  );
}

const draftOf = ({ title, startsAt, zone, place }: MessagePlan): PlanDraft => ({
  title,
  when: fieldTime(new Date(startsAt), zone),
  zone,
  place,
});

function newDraft(now = new Date()): PlanDraft {
  const zone = ownZone();
  return { title: '', place: '', zone, when: firstSuggestion(now, zone) };
}

/** Returns a kept new plan. One whose time has passed gets the suggested time. */
function asComing(value: unknown): PlanDraft | null {
  const found = asDraft(value);
  const now = new Date();
  if (found === null || found.when > fieldTime(now, found.zone)) return found;
  const { zone, when } = newDraft(now);
  return { ...found, zone, when };
}

function asDraft(value: unknown): PlanDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, when, zone, place }: Partial<Record<keyof PlanDraft, unknown>> = value;
  const isWhole = typeof title === 'string' && typeof when === 'string' && typeof place === 'string';
  return isWhole && typeof zone === 'string' ? { title, when, zone, place } : null;
}
