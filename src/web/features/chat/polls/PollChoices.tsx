import type { MessagePoll } from '#contract/chat.polls.ts';
import type { Message } from '#contract/chat.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons/Check.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { vote } from './poll.acts.ts';

interface PollChoicesProps {
  message: Message;
  poll: MessagePoll;
  /** The places of the reader's own choices. */
  mine: readonly number[];
  /** Null if the reader cannot vote. */
  runtime: ChatRuntime | null;
}

/** The choices of a poll, as buttons to one who can vote. */
export function PollChoices({ message, poll, mine, runtime }: PollChoicesProps) {
  const [say, isRunning] = useOneAtATime(async (at: number) => {
    if (runtime === null) return;
    const isOn = mine.includes(at);
    const others = poll.isMany === true ? mine.filter((one) => one !== at) : [];
    await vote(runtime, message, isOn ? others : [...others, at].toSorted((a, b) => a - b));
  });
  const { counts } = poll;
  return (
    <ul className="divide-y divide-line border-t-[1.5px] border-ink">
      {poll.choices.map((choice, at) => {
        const isOwn = mine.includes(at);
        const count = counts?.[at];
        const share = shareOf(count, poll.voters);
        const face = <ChoiceFace {...{ choice, isOwn, count, share }} isOpen={runtime !== null} />;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a choice is known by its place
          <li key={at}>
            {runtime === null ? (
              <div className="px-4 py-2">
                {face}
                {isOwn && <span className="sr-only">{t('chat.your-choice', 'Your choice.')}</span>}
              </div>
            ) : (
              <button
                type="button"
                aria-pressed={isOwn}
                aria-disabled={isRunning}
                onClick={() => {
                  if (!isRunning) void say(at);
                }}
                className="block w-full px-4 py-2 text-start hover:bg-paper-2 focus-visible:-outline-offset-4"
              >
                {face}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FaceProps {
  choice: string;
  isOwn: boolean;
  /** Undefined while the counts are not shown. */
  count: number | undefined;
  share: number;
  /** True while it can be chosen. */
  isOpen: boolean;
}

/** A choice with its mark, its count and its bar. The own choice has a tick and bold words. */
function ChoiceFace({ choice, isOwn, count, share, isOpen }: FaceProps) {
  return (
    <span className="block">
      <span className="flex min-h-8 items-center gap-3">
        <span
          aria-hidden
          className={cx(
            'grid size-6 shrink-0 place-items-center rounded-full border-[1.5px]',
            isOwn ? 'border-ink bg-ink text-paper' : isOpen ? 'border-edge' : 'border-transparent',
          )}
        >
          {isOwn && <Check size={16} />}
        </span>
        <span {...asWritten} className={cx('min-w-0 grow [overflow-wrap:anywhere]', isOwn && 'font-semibold')}>
          {choice}
        </span>
        {count !== undefined && (
          <>
            <span aria-hidden className="tabular shrink-0">
              {count}
            </span>
            <span className="sr-only">
              {t('chat.votes', '{count, plural, =0 {no votes} one {# vote} other {# votes}}', { count })}
            </span>
          </>
        )}
      </span>
      {count !== undefined && (
        <span aria-hidden className="mt-1 mb-1 ms-9 block h-1 overflow-hidden rounded-full bg-paper-3">
          <span
            className="block h-full origin-left rounded-full bg-ink transition-transform duration-200 rtl:origin-right motion-reduce:transition-none"
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </span>
  );
}

const shareOf = (count = 0, voters = 0): number => (voters === 0 ? 0 : count / voters);
