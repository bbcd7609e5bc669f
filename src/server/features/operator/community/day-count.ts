import type { Moved, Plotted, ReturnDay, talkSteps } from '#contract/operator.community.ts';
import type { CalendarDate } from '#server/platform/zones.ts';

type TalkStep = (typeof talkSteps)[number];

/** What happened on one day. It stays on the server: `release` says what may leave it. */
export interface DayCount extends Record<Moved | Plotted, number> {
  day: CalendarDate;
  /** The members at the end of the day. */
  members: number;
  /** Those who are members again: they took back their leaving, or a decision was lifted. */
  returned: number;
  /** The decisions that were changed on appeal. */
  changed: number;
  /** Of those who joined on this day, how many were seen this many days later; null until one can know. */
  back: Record<ReturnDay, number | null>;
  /** Of the matches made on this day, how many went so far within seven days; null until these are over. */
  talk: Record<TalkStep, number> | null;
  /** The pairs who both said that they met on this day; null while they can still say it. */
  met: number | null;
  answers: DayAnswers | null;
}

/** Of the reports made on this day, what became of them within seven days. */
export interface DayAnswers {
  inTime: number;
  /** How many were answered within the minutes of `ANSWER_MINUTES` at the same place; the last is of later answers. */
  times: number[];
}

/** The borders between the classes of answers by their time, in minutes. */
export const ANSWER_MINUTES = [
  5, 10, 20, 30, 45, 60, 75, 90, 105, 120, 135, 150, 180, 210, 240, 300, 360, 480, 600, 720, 960, 1200, 1440, 2160,
  2880, 4320, 5760, 7200, 10_080,
];
