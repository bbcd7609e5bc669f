import { useEffect } from 'react';
import type { Room } from '#contract/chat.ts';
import { lineSources, suggestLines, type LineSource, type Suggestions } from '#contract/wyn.rooms.ts';
import { worriedWords } from '#content/report-words.ts';
import { useWynConsent } from '#web/parts/wyn/wyn.data.ts';
import { useMe } from '#web/platform/me.ts';
import { useWrite } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { HelpCard } from '#web/ui/HelpCard.tsx';
import { AiMark } from '#web/ui/Marks.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { Loading, RowSkeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { t } from '#web/words/words.ts';
import { addToDraft } from '#web/platform/drafts/draft.adding.ts';

type SheetProps = { room: Room; onClose: () => void };

/** The sheet "What do I say now?" of a chat: a switch that lets Wyn read the chat's last lines, and suggestions. */
export function WynRoomSheet({ room, onClose }: SheetProps) {
  const { isAllowed, isRunning, set } = useWynConsent(room.id, true);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('wyn.what-do-i-say-now', 'What do I say now?')}
      description={
        <>
          <AiMark className="me-1.5" />
          {t('wyn.only-you-see-this', 'Wyn suggests, you decide. Nothing is sent by itself.')}
        </>
      }
    >
      <Switch
        label={t('wyn.wyn-may-read-this-chat', 'Wyn may read this chat')}
        note={t(
          'wyn.only-when-you-ask',
          'Only when you ask whom to answer, what to say or what to do, Wyn looks at the last few messages and at what you already sent. It happens on this server, which keeps nothing of it: no language model sees them, and {name} is not told.',
          { name: room.name },
        )}
        checked={isAllowed === true}
        disabled={isAllowed === undefined || isRunning}
        onChange={(wish) => void set(wish)}
      />
      {isAllowed === true && <Suggested room={room} onClose={onClose} />}
    </Sheet>
  );
}

function Suggested({ room, onClose }: SheetProps) {
  const me = useMe().data?.id;
  const { data, mutate, isPending, isError } = useWrite(suggestLines);
  const params = { roomId: room.id };
  const ask = (): void => mutate({ params });
  useEffect(() => mutate({ params: { roomId: room.id } }), [mutate, room.id]);
  const choose = (text: string): void => {
    if (me !== undefined) addToDraft(me, room.id, text.replace(/\s*…$/, ' '));
    onClose();
  };
  if (isError && !isPending) {
    return <ErrorState title={t('wyn.no-suggestions-came', 'No suggestions came.')} onRetry={ask} />;
  }
  if (data === undefined) {
    return (
      <Loading label={t('wyn.wyn-reads-the-last-lines', 'Wyn reads the last lines')}>
        <RowSkeleton rows={3} />
      </Loading>
    );
  }
  return (
    <section aria-live="polite" aria-busy={isPending} className="mt-3">
      {data.safetyCase !== null && (
        <HelpCard safetyCase={data.safetyCase} {...(!data.isOwn && { words: worriedWords })} />
      )}
      <p className="mt-2 mb-3 text-sm text-ink-2">{standWords(data, room.name)}</p>
      <ul aria-label={t('wyn.suggestions', 'Suggestions')} className="flex flex-col gap-2">
        {data.lines.map(({ text, from }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => choose(text)}
              className="w-full rounded-bubble bg-iris-soft px-4 py-3 text-start text-ink hover:bg-paper-3"
            >
              <span dir="auto" className="block [overflow-wrap:anywhere]">
                {text}
              </span>
              <span className="mt-1 block text-xs text-ink-2">{fromWords(from, room.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.stand !== 'grave' && (
        <Button variant="outline" full pending={isPending} onClick={ask} className="mt-4">
          {t('wyn.other-suggestions', 'Others')}
        </Button>
      )}
    </section>
  );
}

function fromWords(from: readonly LineSource[], name: string): string {
  if (from.length === 0) return t('wyn.fits-any-chat', 'Fits any chat');
  const words: Readonly<Record<LineSource, string>> = {
    their_lines: t('wyn.from-their-lines', 'what {name} said', { name }),
    shared_interests: t('wyn.from-shared-interests', 'your shared interests'),
  };
  const facts = lineSources.filter((source) => from.includes(source)).map((source) => words[source]);
  return t('wyn.from-facts', 'From: {facts}', { facts: facts.join(' · ') });
}

function standWords({ stand, isOwn, lines }: Suggestions, name: string): string {
  switch (stand) {
    case 'begin':
      return t('wyn.stand-begin', 'Nothing was said here yet. A good first line is specific and easy to answer.');
    case 'asked':
      return t('wyn.stand-asked', '{name} asked you something. Your own answer is the best one; these begin it.', {
        name,
      });
    case 'told':
      return t('wyn.stand-told', 'Take up what {name} told you before anything new.', { name });
    case 'heavy':
      return t('wyn.stand-heavy', 'That sounds hard for {name}. Listening is worth more than advice.', { name });
    case 'glad':
      return t('wyn.stand-glad', 'Good news. Be glad with {name} first.', { name });
    case 'leaving':
      return t('wyn.stand-leaving', '{name} is leaving for now. One short, friendly line is enough.', { name });
    case 'waiting':
      return t('wyn.stand-waiting', 'The last line is yours, and it can wait. If you want to write all the same:');
    case 'unread':
      return t(
        'wyn.stand-unread',
        'I could not read the last lines: I know English and Spanish words only. These fit many chats.',
      );
    case 'grave':
      if (isOwn) return t('wyn.stand-grave-own', 'You sound as if it was about you. These people are there now.');
      return lines.length === 0
        ? t('wyn.stand-grave-stop', 'You owe no answer here. Report or block from the menu of this chat.')
        : t('wyn.stand-grave', 'If {name} may be in danger, that comes first. You could say:', { name });
  }
}
