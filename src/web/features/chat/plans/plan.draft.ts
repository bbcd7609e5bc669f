import { useState } from 'react';
import type { MessagePlan } from '#contract/chat.plans.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, writeJson, writeText } from '#web/platform/storage.ts';
import { fieldTime, firstSuggestion, ownZone } from './plan.times.ts';

/** The values of the plan form's fields. `when` is the local time in `zone`. */
export interface PlanDraft {
  title: string;
  when: string;
  zone: string;
  place: string;
}

/** Returns the form's values. The values of a new plan stay in the tab until it is shared, even if the form closes. */
export function usePlanDraft(roomId: string, old: MessagePlan | undefined) {
  const [draft, setDraft] = useState(() => (old === undefined ? newDraft(roomId, new Date()) : draftOf(old)));
  return {
    draft,
    change: (fields: Partial<PlanDraft>): void => {
      const next = { ...draft, ...fields };
      setDraft(next);
      if (old === undefined) writeJson(kept.planDraft, next, roomId);
    },
    forget: (): void => {
      if (old === undefined) writeText(kept.planDraft, null, roomId);
    },
  };
}

const draftOf = ({ title, startsAt, zone, place }: MessagePlan): PlanDraft => ({
  title,
  when: fieldTime(new Date(startsAt), zone),
  zone,
  place,
});

function newDraft(roomId: string, now: Date): PlanDraft {
  const found = readJson(kept.planDraft, asDraft, roomId);
  if (found !== null && found.when > fieldTime(now, found.zone)) return found;
  const zone = ownZone();
  return { title: '', place: '', ...found, zone, when: firstSuggestion(now, zone) };
}

function asDraft(value: unknown): PlanDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, when, zone, place }: Partial<Record<keyof PlanDraft, unknown>> = value;
  const isWhole = typeof title === 'string' && typeof when === 'string' && typeof place === 'string';
  return isWhole && typeof zone === 'string' ? { title, when, zone, place } : null;
}
