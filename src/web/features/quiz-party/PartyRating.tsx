import { ratePartyQuiz, type PartyQuizId, type PartyResult } from '#contract/quiz-party.ts';
import { call } from '#web/platform/call.ts';
import { Section } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { keepResult } from './party.data.ts';
import { Stars } from './Stars.tsx';

/** Changes what the person says of their result; returns false, and says why, where that failed. */
export async function change(quizId: PartyQuizId, how: Promise<PartyResult>): Promise<void> {
  try {
    keepResult(quizId, await how);
  } catch {
    toast({
      title: t('quiz-party.that-was-not-kept', 'That was not kept.'),
      description: t('common.please-try-again-in-a', 'Please try again in a moment.'),
      tone: 'bad',
    });
  }
}

export function Rating({ quizId, result: { stars } }: { quizId: PartyQuizId; result: PartyResult }) {
  const [rate] = useOneAtATime((wanted: number | null) =>
    change(quizId, call(ratePartyQuiz, { params: { quizId }, body: { stars: wanted } })),
  );
  return (
    <Section title={t('quiz-party.how-was-it', 'How was it?')}>
      <Stars value={stars} onChange={(wanted) => void rate(wanted)} />
      <p className="mt-1 text-sm text-ink-2">
        {t(
          'quiz-party.averages-show-from-five-ratings',
          'Averages show from five ratings on. Who gave what is told to nobody.',
        )}
      </p>
    </Section>
  );
}
