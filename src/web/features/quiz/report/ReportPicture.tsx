import { useCallback } from 'react';
import { archetypes } from '#content/archetypes.ts';
import type { QuizResults } from '#contract/quiz.ts';
import { SharePicture } from '#web/parts/sharing/SharePicture.tsx';
import { spoken, t } from '#web/words/words.ts';
import { drawPicture } from './picture.draw.ts';

/** The report's plate as a picture to save or post. */
export function ReportPicture({ results }: { results: QuizResults }) {
  const draw = useCallback(() => drawPicture(results), [results]);
  const name = spoken(archetypes[results.mbti.type].name);
  return (
    <SharePicture
      draw={draw}
      alt={t('quiz.picture-alt', '{name}: your plate with its animal and your three strongest traits', { name })}
      note={t(
        'quiz.your-plate-and-your-three',
        'Your plate and your three strongest traits. Nothing else about you is in it.',
      )}
      safe={t('quiz.your-report-is-safe', 'Your report is safe.')}
    />
  );
}
