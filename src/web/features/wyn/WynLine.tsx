import { caseOfCard } from '#content/safety/cards.ts';
import { caseOfQuestion } from '#content/safety/questions.ts';
import { withoutDisclosure } from '#content/wyn.ts';
import { clock } from '#web/platform/ago.ts';
import { Button } from '#web/ui/Button.tsx';
import type { WynEntry, WynOwner } from './wyn.storage.ts';
import { HelpBeside, HelpCard } from '#web/ui/HelpCard.tsx';
import { spoken, t } from '#web/words/words.ts';
import { OpenerActions } from './OpenerActions.tsx';
import { WynFrom } from './WynFrom.tsx';
import { WynMore } from './WynMore.tsx';
import { WynBubble, WynDisclosure } from './WynBubble.tsx';

type LineProps = {
  entry: WynEntry;
  person: WynOwner;
  isLast: boolean;
  onAnother: () => void;
  onRetry: () => void;
};

/** One line of the conversation, with its time and actions. */
export function WynLine({ entry, person, isLast, onAnother, onRetry }: LineProps) {
  const time = <Time at={entry.at} isMine={entry.role === 'user'} />;
  if (entry.kind === 'help') return <HelpCard safetyCase={caseOfCard(entry.content) ?? 'self_harm'} time={time} />;
  if (entry.role === 'user') {
    return (
      <WynBubble author="person" foot={time}>
        {entry.content}
      </WynBubble>
    );
  }
  const { disclosure, rest } = withoutDisclosure(entry.content);
  const question = caseOfQuestion(rest, spoken);
  return (
    <>
      <WynDisclosure words={disclosure} />
      <WynBubble
        author="wyn"
        foot={
          <>
            {entry.opener && (
              <OpenerActions opener={entry.opener} person={person} onAnother={isLast ? onAnother : undefined} />
            )}
            <WynFrom {...entry} />
            <div className="flex items-end justify-between gap-3">
              {time}
              {entry.reportId !== undefined && <WynMore reportId={entry.reportId} />}
            </div>
          </>
        }
      >
        {rest}
      </WynBubble>
      {question !== undefined && <HelpBeside safetyCase={question} />}
      {entry.kind === 'failed' && isLast && (
        <Button variant="outline" size="sm" onClick={onRetry} className="mt-2">
          {t('common.try-again', 'Try again')}
        </Button>
      )}
    </>
  );
}

function Time({ at, isMine }: { at: string; isMine: boolean }) {
  if (Number.isNaN(new Date(at).getTime())) return null;
  return (
    <time dateTime={at} className={`tabular mt-1 block text-xs ${isMine ? '' : 'text-ink-2'}`}>
      {clock(at)}
    </time>
  );
}
