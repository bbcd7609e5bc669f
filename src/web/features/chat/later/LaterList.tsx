import { useState } from 'react';
import type { ScheduledLine } from '#contract/chat.scheduled.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { t } from '#web/words/words.ts';
import { LaterForm } from './LaterForm.tsx';
import { putAway, sendAtOnce, useScheduledIn } from './later.data.ts';
import { momentOf, unsentWords } from './later.words.ts';

type LaterListProps = { roomId: string; me: number; onClose: () => void };

/** The person's messages of a room that wait for their time, and those that were not sent. */
export function LaterList({ roomId, me, onClose }: LaterListProps) {
  const lines = useScheduledIn(roomId);
  const [changing, change] = useState<ScheduledLine>();
  if (changing !== undefined) {
    return <LaterForm roomId={roomId} me={me} line={changing} onClose={() => change(undefined)} />;
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('chat.for-later', 'For later')}
      description={t('chat.only-you-see-these', 'Only you see these until they are sent.')}
    >
      {lines.length === 0 && <p className="text-ink-2">{t('chat.nothing-waits-here', 'Nothing waits here.')}</p>}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} onChange={() => change(line)} />
        ))}
      </ul>
    </Sheet>
  );
}

function Line({ line, onChange }: { line: ScheduledLine; onChange: () => void }) {
  const { content, sendAt, isTheirNine, refusal } = line;
  const [send, isSending] = useTold(() => sendAtOnce(line), t('chat.still-not-sent', 'It was not sent.'));
  const [remove, isRemoving] = useTold(() => putAway(line), t('chat.it-still-waits', 'It still waits.'));
  const moment = momentOf(sendAt);
  return (
    <li className="py-4">
      <p {...asWritten} className="whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        <time dateTime={sendAt}>
          {isTheirNine ? t('chat.nine-for-them', '{moment}, nine for them', { moment }) : moment}
        </time>
      </p>
      {refusal !== null && <p className="mt-1 text-sm text-coral-ink">{unsentWords(refusal)}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onChange}>
          {t('common.edit', 'Edit')}
        </Button>
        <Button size="sm" variant="outline" pending={isSending} onClick={() => void send()}>
          {t('chat.send-now', 'Send now')}
        </Button>
        <Button size="sm" variant="outline" pending={isRemoving} onClick={() => void remove()}>
          {t('chat.do-not-send', 'Do not send')}
        </Button>
      </div>
    </li>
  );
}
