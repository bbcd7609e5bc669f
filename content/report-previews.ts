import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { reportPreviews } from './archetype-reports.ts';

export type ReportPreview = Readonly<ReturnType<typeof reportPreviews>>;

/** The previews as a table. The build turns this file into data (vite.config.ts), so that browsers load no reports. */
export const previewsByType = Object.fromEntries(mbtiTypes.map((type) => [type, reportPreviews(type)])) as Readonly<
  Record<MbtiType, ReportPreview>
>;
