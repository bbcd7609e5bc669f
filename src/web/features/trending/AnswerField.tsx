import { useId, useRef, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import type { TrendingRoom } from '#contract/trending.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { paths } from '#web/paths.ts';
import { fieldsLike, useFormDraft } from '#web/platform/form.draft.ts';
import { useMe } from '#web/platform/me.ts';
import { newId } from '#web/platform/newId.ts';
import { cx } from '#web/ui/cx.ts';
import { inputClass } from '#web/ui/Field.tsx';
import { ArrowUp } from '#web/ui/icons/ArrowUp.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { t } from '#web/words/words.ts';
import { answerIn } from './trending.data.ts';

interface AnswerFieldProps {
  room: Pick<TrendingRoom, 'id' | 'name'>;
  /** True for the one main action of the page. */
  isFirst: boolean;
  className?: string;
}

const EMPTY = { text: '', clientId: '' };

/** The field for an answer to the house's question. To send it joins the room and opens its chat. */
export function AnswerField({ room: { id: trendingId, name }, isFirst, className }: AnswerFieldProps) {
  const me = useMe().data?.id;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [, navigate] = useLocation();
  const kept = useFormDraft({ form: 'trending-answer', of: trendingId, parse: fieldsLike(EMPTY) }, () => EMPTY);
  const { text, clientId } = kept.draft;
  const [answer, isSending] = useTold(
    async (words: string, by: number) => {
      const roomId = await answerIn({ me: by, trendingId, clientId, text: words });
      kept.forget();
      navigate(paths.chat(roomId));
    },
    t('trending.your-answer-is-not-sent', 'Your answer is not sent'),
    t('trending.it-is-still-in-the-field', 'It is still in the field. Try again in a moment.'),
  );
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') field.current?.focus();
    else if (me !== undefined) void answer(words, me);
  };
  return (
    <form onSubmit={onSubmit} className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {t('trending.answer-in', 'Answer in {name}', { name })}
      </label>
      <input
        ref={field}
        id={id}
        value={text}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t('trending.your-answer', 'Your answer')}
        onChange={({ target: { value } }) => kept.change({ text: value, clientId: clientId || newId() })}
        className={cx(inputClass, 'bg-paper! pe-14')}
      />
      <button
        type="submit"
        aria-busy={isSending}
        aria-label={t('trending.send-your-answer', 'Send your answer in {name}', { name })}
        className={cx(
          'absolute top-1 end-1 grid size-11 place-items-center rounded-control transition-colors duration-150',
          isFirst || text.trim() !== '' ? 'bg-lime text-lime-ink hover:bg-lime-press' : 'bg-paper-3 text-ink',
        )}
      >
        {isSending ? <Spinner size={20} /> : <ArrowUp size={22} />}
      </button>
    </form>
  );
}
