import type { OperatorPerson, PersonDeed } from '#contract/operator.people.ts';
import { t } from '#web/words/words.ts';
import { WordButton } from './WordButton.tsx';

/** The spans that can be given, in months. */
const SPANS = [1, 3, 12] as const;

/** The ways to give premium to a member, and to take it back. What they pay for themselves is not touched. */
export function GivePremium({ person, onAsk }: { person: OperatorPerson; onAsk: (deed: PersonDeed) => void }) {
  const isGiven = person.premium.some(({ source }) => source === 'operator');
  return (
    <>
      {SPANS.map((months) => (
        <WordButton key={months} onClick={() => onAsk({ do: 'give_premium', months })}>
          {t('operator.give-months', 'Give {months, plural, =1 {a month} other {{months} months}}', { months })}
        </WordButton>
      ))}
      {isGiven && (
        <WordButton onClick={() => onAsk({ do: 'take_premium' })}>
          {t('operator.take-it-back', 'Take it back')}
        </WordButton>
      )}
    </>
  );
}
