import { useCallback } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { SharePicture } from '#web/parts/SharePicture.tsx';
import { drawPicture } from './picture.draw.ts';

/** The report's plate as a picture to save or post. */
export function ReportPicture({ results }: { results: QuizResults }) {
  const draw = useCallback(() => drawPicture(results), [results]);
  const { name } = archetypes[results.mbti.type];
  return (
    <SharePicture
      draw={draw}
      alt={`${name}: your plate with its animal and your three strongest traits`}
      note="Your plate and your three strongest traits. Nothing else about you is in it."
      safe="Your report is safe."
    />
  );
}
