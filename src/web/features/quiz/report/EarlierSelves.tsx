import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { WildSelf } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { CaretRight } from '#web/ui/icons/CaretRight.ts';
import { t } from '#web/words/words.ts';
import { dayOf } from '#web/features/quiz/state/text.ts';

interface Props {
  selves: readonly WildSelf[];
  /** The session of the open report. */
  shown: string;
  onOpen: () => void;
}

/** The archetypes of the person's finished quizzes, the newest first. Each opens the report of its quiz. */
export function EarlierSelves({ selves, shown, onOpen }: Props) {
  return (
    <section>
      <h2 className="text-2xl">{t('quiz.your-wild-selves-so-far', 'Your wild selves so far')}</h2>
      <p className="mt-1 text-ink-2">
        {t('quiz.people-move-every-quiz-you', 'People move. Every quiz you finished is kept, as it was told that day.')}
      </p>
      <ol className="mt-3">
        {selves.map(({ sessionId, completedAt, type, archetype }, index) => (
          <li key={sessionId}>
            <Link
              onClick={onOpen}
              href={paths.report(index === 0 ? undefined : sessionId)}
              aria-current={sessionId === shown || undefined}
              className="flex min-h-11 items-center gap-4 border-b border-line py-3 hover:bg-paper-2"
            >
              <Animal name={archetypes[type].animal} size={44} className="shrink-0" />
              <span className="min-w-0 grow">
                <span className="display block">{archetype}</span>
                <span className="block text-sm text-ink-2">
                  {type}, {dayOf(completedAt)}
                  {index === 0 && <span>{t('quiz.your-wild-self-today', ', your wild self today')}</span>}
                </span>
              </span>
              <CaretRight size={20} className="shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
