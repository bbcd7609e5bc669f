import { changeMeeting, forgetMeeting, listMeetings, type Meeting } from '#contract/plans.meetings.ts';
import { askedPlan, getPlan, tellMet } from '#contract/plans.ts';
import { call } from '#web/platform/calls/call.ts';
import { FRESH_MS, invalidate, useRead } from '#web/platform/calls/query.ts';
import { keepForm, readForm } from '#web/platform/form.draft.ts';
import { openReport } from '#web/platform/report.ts';
import { t } from '#web/words/words.ts';

/** A plan of two. `maker` is undefined if the person made it themself or it is not known. */
export interface MeetPlan {
  roomId: string;
  planId: string;
  title: string;
  otherId: number | undefined;
}

/** Reads the plan at which the person may have met somebody, if they have not said so yet. */
export function useAskedPlan() {
  return useRead(askedPlan, {}, { staleTime: FRESH_MS });
}

/** Stores how a meeting was; null puts the question away. Throws a CallError on failure. */
export async function tellMeeting(
  { roomId, planId: messageId }: Pick<MeetPlan, 'roomId' | 'planId'>,
  kept: { hasMet: boolean | null; meeting?: Meeting },
): Promise<void> {
  await call(tellMet, { params: { roomId, messageId }, body: kept });
  refreshMeetings();
  void invalidate(getPlan, { roomId, messageId });
}

export async function changeKept(planId: string, body: { meeting: Meeting | null; words: string }): Promise<void> {
  await call(changeMeeting, { params: { planId }, body });
  refreshMeetings();
  void invalidate(getPlan);
}

export async function forgetKept(planId: string): Promise<void> {
  await call(forgetMeeting, { params: { planId } });
  refreshMeetings();
  void invalidate(getPlan);
}

function refreshMeetings(): void {
  void invalidate(askedPlan);
  void invalidate(listMeetings);
}

/** Opens the report about the other of a plan, with the plan named in its note, unless one has been begun. */
export function reportMeeting({ title, otherId }: MeetPlan): void {
  if (otherId === undefined) return;
  const id = String(otherId);
  const form = { form: 'report', of: `person.${id}` };
  const note = t('meet.report-note', 'About our plan “{title}”: ', { title });
  if (readForm({ ...form, parse: (value) => value as object }) === null)
    keepForm(form, { category: null, note, block: null });
  openReport({ kind: 'person', id });
}
