import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { chipIn, firstChips, withoutDisclosure } from '#content/wyn.ts';
import { Button } from '#web/ui/Button.tsx';
import { cardHeard } from '#web/ui/help.words.ts';
import { language, t } from '#web/words/words.ts';
import { talkOf, useGreeting } from './wyn.data.ts';
import type { WynEntry, WynOwner } from './wyn.storage.ts';
import { WynBubble, WynDisclosure, WynDots } from './WynBubble.tsx';
import { WynComposer } from './WynComposer.tsx';
import { WynLine } from './WynLine.tsx';

/** The largest distance from the end (px) at which the list follows new text. */
const NEAR_END = 120;
/** The space above text that is scrolled to the upper edge (px). */
const MARGIN = 12;

/** The conversation and the field for a message. */
export function WynTalk({ person }: { person: WynOwner }) {
  const talk = talkOf(person);
  const { entries, coming } = useSyncExternalStore(talk.subscribe, talk.current);
  const greeting = useGreeting();
  const [opened] = useState(() => new Date().toISOString());
  const lines: readonly WynEntry[] =
    entries.length > 0 ? entries : [{ id: 'greeting', role: 'assistant', content: greeting, at: opened }];
  const last = lines.at(-1);
  const isPending = coming !== null;
  const say = (text: string): void => void talk.say(text, greeting);
  return (
    <>
      <Scroller isUrgent={last?.role === 'user' || last?.kind === 'help'}>
        <ol className="flex flex-col gap-3" aria-label={t('wyn.conversation-with-wyn', 'Conversation with Wyn')}>
          {lines.map((entry, place) => (
            <li key={entry.id}>
              <WynLine
                entry={entry}
                person={person}
                isLast={place === lines.length - 1 && !isPending}
                onAnother={() => say(chipIn('another', language))}
                onRetry={() => void talk.retry()}
              />
            </li>
          ))}
          {isPending && (
            <li>
              <Coming text={coming} onStop={() => talk.stop()} />
            </li>
          )}
        </ol>
        {entries.length === 0 && <Suggestions person={person} onChoose={say} />}
      </Scroller>
      <Finished entries={entries} />
      <WynComposer person={person} isPending={isPending} onSend={say} />
    </>
  );
}

/** The response so far, where the complete response will be, and a button that stops it. */
function Coming({ text, onStop }: { text: string; onStop: () => void }) {
  const { disclosure, rest } = withoutDisclosure(text);
  return (
    <>
      <WynDisclosure words={disclosure} />
      {rest === '' ? <WynDots /> : <WynBubble author="wyn">{rest}</WynBubble>}
      <Button variant="quiet" size="sm" onClick={onStop} className="late mt-1">
        {t('wyn.stop', 'Stop')}
      </Button>
    </>
  );
}

function Suggestions({ person, onChoose }: { person: WynOwner; onChoose: (text: string) => void }) {
  return (
    <ul aria-label={t('wyn.ideas-to-begin-with', 'Ideas to begin with')} className="mt-auto flex flex-wrap gap-2 pt-6">
      {firstChips[person === 'guest' ? 'visitor' : 'member'].map((chip) => (
        <li key={chip}>
          <button
            type="button"
            onClick={() => onChoose(chipIn(chip, language))}
            className="min-h-11 rounded-control border-[1.5px] border-edge px-4 text-sm font-semibold hover:bg-paper-2"
          >
            {chipIn(chip, language)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Keeps the newest text in view for a person near the end; a text longer than the window is shown from its beginning.
 * For a person who scrolled up the position stays, unless `isUrgent`.
 */
function Scroller({ isUrgent, children }: { isUrgent: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !(isAtEnd.current || isUrgent)) return;
    const newest = element.querySelector<HTMLElement>(':scope > ol > li:last-child');
    const beginning = newest === null ? Infinity : newest.offsetTop - MARGIN;
    element.scrollTop = Math.min(element.scrollHeight, beginning);
  });
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('wyn.what-was-said', 'What was said')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
      className="relative flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-4"
    >
      {children}
    </div>
  );
}

/** Announces a response to a screen reader only when it is complete. */
function Finished({ entries }: { entries: readonly WynEntry[] }) {
  const last = entries.at(-1);
  const first = useRef(last?.id);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (last === undefined || last.id === first.current) return;
    const content = cardHeard(last.content) ?? last.content;
    setWords(last.role === 'assistant' ? t('wyn.wyn-2', 'Wyn: {content}', { content }) : '');
  }, [last]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
