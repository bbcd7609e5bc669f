import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { reportPreviews } from './archetype-reports.ts';

export type ReportPreview = Readonly<ReturnType<typeof reportPreviews>>;

/** All of them as a table: a browser gets this file as data (vite.config.ts), without the reports it is made from. */
export const previewsByType = Object.fromEntries(mbtiTypes.map((type) => [type, reportPreviews(type)])) as Readonly<
  Record<MbtiType, ReportPreview>
>;
