import type { QuizQuestion } from '#contract/quiz.ts';
import { cx } from '#web/ui/cx.ts';
import { splitText } from '#web/features/quiz/state/text.ts';

interface Props {
  label: string;
  choices: QuizQuestion['answerChoices'];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The answers as cards. They are buttons instead of radio buttons, because an arrow key selects a radio button, and a
 * selection here goes to the next question.
 */
export function AnswerCards({ label, choices, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label={label} className="mt-7 grid twos gap-3">
      {choices.map((choice, index) => {
        const { main, sub } = splitText(choice.choiceText);
        const isOn = choice.id === chosen;
        return (
          <button
            key={choice.id}
            type="button"
            data-answer
            aria-pressed={isOn}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(choice.id)}
            className={cx(
              'flex min-h-[min(9rem,38vw)] flex-col justify-end rounded-bubble p-3.5 text-start transition-colors duration-150 md:min-h-40',
              'last:odd:col-span-full last:odd:min-h-24 md:last:odd:min-h-28',
              isOn ? 'bg-lime text-lime-ink' : 'bg-paper-2 text-ink hover:bg-paper-3',
            )}
          >
            <span className="display text-[clamp(1rem,5vw,1.25rem)] leading-6">{main}</span>
            {sub !== undefined && (
              <span className={cx('mt-1 text-sm', isOn ? 'text-lime-ink' : 'text-ink-2')}>{sub}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
