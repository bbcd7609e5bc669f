import { ratePartyQuiz, type PartyQuizId, type PartyResult } from '#contract/quiz-party.ts';
import { call } from '#web/platform/calls/call.ts';
import { Section } from '#web/ui/Page.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { keepOrSay } from './party.data.ts';
import { Stars } from './Stars.tsx';

export function Rating({ quizId, result: { stars } }: { quizId: PartyQuizId; result: PartyResult }) {
  const [rate] = useOneAtATime((wanted: number | null) =>
    keepOrSay(quizId, call(ratePartyQuiz, { params: { quizId }, body: { stars: wanted } })),
  );
  return (
    <Section title={t('quiz-party.how-was-it', 'How was it?')}>
      <Stars value={stars} onChange={(wanted) => void rate(wanted)} />
      <p className="mt-1 text-sm text-ink-2">
        {t(
          'quiz-party.averages-show-from-five-ratings',
          'Averages show once there are five ratings. Nobody is told who gave what.',
        )}
      </p>
    </Section>
  );
}
