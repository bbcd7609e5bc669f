import { useState } from 'react';
import { fetched } from '#web/ui/fetched.tsx';
import { Clock } from '#web/ui/icons/Clock.ts';
import { Warning } from '#web/ui/icons/Warning.ts';
import { t } from '#web/words/words.ts';
import { useScheduledIn } from './later.data.ts';

const LaterList = fetched(() => import('./LaterList.tsx').then((code) => code.LaterList));

/** Tells, above the field, how many of the person's messages wait for their time or were not sent, and opens them. */
export function LaterStrip({ roomId, me }: { roomId: string; me: number }) {
  const lines = useScheduledIn(roomId);
  const [isOpen, setOpen] = useState(false);
  // The list stays open when its last line has been sent.
  if (lines.length === 0 && !isOpen) return null;
  const unsent = lines.filter(({ refusal }) => refusal !== null).length;
  return (
    <>
      {lines.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-11 w-full shrink-0 items-center gap-2 border-t border-line px-5 text-start text-sm font-semibold hover:bg-paper-2"
        >
          {unsent > 0 ? <Warning size={20} className="text-coral-ink" /> : <Clock size={20} className="text-ink-2" />}
          <span>
            {unsent > 0
              ? t(
                  'chat.were-not-sent',
                  '{unsent, plural, one {# message was not sent. See why} other {# messages were not sent. See why}}',
                  {
                    unsent,
                  },
                )
              : t(
                  'chat.wait-for-their-time',
                  '{count, plural, one {# message waits for its time} other {# messages wait for their time}}',
                  {
                    count: lines.length,
                  },
                )}
          </span>
        </button>
      )}
      {isOpen && <LaterList roomId={roomId} me={me} onClose={() => setOpen(false)} />}
    </>
  );
}
