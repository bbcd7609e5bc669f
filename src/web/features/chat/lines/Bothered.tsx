import { useEffect, useState } from 'react';
import type { Message } from '#contract/chat.ts';
import { wordsQuestion } from '#web/parts/rules/words-question.ts';
import { openReport } from '#web/platform/report.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';
import { t } from '#web/words/words.ts';

const NEVER = 'never';
/** The number of the newest messages that are checked. */
const LOOKED_AT = 30;

type Rule = (text: string, isFirst: boolean) => boolean;

/**
 * Returns the id of another person's newest message that may bother the reader; undefined if there is none or the
 * reader has answered. The device checks the words by the rule that also warns the writer. Nothing is reported to the
 * server.
 */
export function useBothering(
  messages: readonly Message[],
  { me, isBetweenPeople }: { me: number; isBetweenPeople: boolean },
) {
  const isAsked = wordsQuestion.use();
  const isOn = isAsked && isBetweenPeople;
  const [rule, setRule] = useState<{ isHarsh: Rule }>();
  useEffect(() => {
    // If the rule does not load, no question is asked and the chat works as usual.
    if (isOn) void import('#content/first-words.ts').then(setRule, () => undefined);
  }, [isOn]);
  if (!isOn || rule === undefined) return undefined;
  const found = messages
    .slice(-LOOKED_AT)
    .findLast(({ senderId, content, seq }) => senderId !== me && rule.isHarsh(content, seq === 1));
  return found === undefined || isAnswered(found) ? undefined : found.id;
}

function isAnswered({ chatRoomId, seq }: Message): boolean {
  const answered = readText(kept.bothered, chatRoomId);
  return answered !== null && (answered === NEVER || seq <= Number(answered));
}

/**
 * Asks the reader privately whether the message bothers them. "Yes" opens the report, which can also block the person.
 */
export function Bothered({ message }: { message: Message }) {
  const { chatRoomId, seq } = message;
  const [isOver, setOver] = useState(false);
  if (isOver) return null;
  const answer = (kind: string): void => {
    setOver(true);
    writeText(kept.bothered, kind, chatRoomId);
  };
  return (
    <p
      role="group"
      aria-label={t('chat.did-this-bother-you', 'Did this bother you?')}
      className="flex flex-wrap items-center px-1 text-sm text-ink-2"
    >
      {t('chat.did-this-bother-you', 'Did this bother you?')}
      <button
        type="button"
        className={action}
        onClick={() => {
          answer(String(seq));
          openReport({ kind: 'message', id: `${chatRoomId}:${seq}` });
        }}
      >
        {t('chat.yes', 'Yes')}
      </button>
      <button type="button" className={action} onClick={() => answer(NEVER)}>
        {t('chat.no-do-not-ask-here', 'No, do not ask here')}
      </button>
    </p>
  );
}

const action = 'ms-1 flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4';
