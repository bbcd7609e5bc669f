import { mbtiTypes, type MbtiType } from '#contract/people.ts';
import { reportPreviews } from './archetype-reports.ts';

export type ReportPreview = Readonly<ReturnType<typeof reportPreviews>>;

/** The previews as a table: the build makes data of this file (vite.config.ts), so that a browser loads no reports. */
export const previewsByType = Object.fromEntries(mbtiTypes.map((type) => [type, reportPreviews(type)])) as Readonly<
  Record<MbtiType, ReportPreview>
>;
