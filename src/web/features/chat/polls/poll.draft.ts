import { POLL_CHOICES_MAX, POLL_CHOICES_MIN } from '#contract/chat.polls.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';

/** The times in hours after which a poll can close by itself; 0 for no end. */
export const POLL_HOURS = [1, 6, 24, 72, 168, 0] as const;

/** The values of the poll form's fields. */
export interface PollDraft {
  question: string;
  choices: string[];
  isMany: boolean;
  isSecret: boolean;
  hours: number;
}

/** Returns the form's values. The tab keeps them until the poll is asked, even if the form closes. */
export function usePollDraft(roomId: string) {
  return useFormDraft({ form: 'poll', of: roomId, parse: asDraft }, () => ({
    question: '',
    choices: Array.from({ length: POLL_CHOICES_MIN }, () => ''),
    isMany: false,
    isSecret: false,
    hours: 24,
  }));
}

function asDraft(value: unknown): PollDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { question, choices, isMany, isSecret, hours }: Partial<Record<keyof PollDraft, unknown>> = value;
  const isList = Array.isArray(choices) && choices.every((one) => typeof one === 'string');
  if (typeof question !== 'string' || !isList || typeof hours !== 'number') return null;
  if (choices.length < POLL_CHOICES_MIN || choices.length > POLL_CHOICES_MAX) return null;
  return { question, choices, isMany: isMany === true, isSecret: isSecret === true, hours };
}
