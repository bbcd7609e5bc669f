import { useState } from 'react';
import type { Message, Room } from '#contract/chat.ts';
import type { MessageActs } from '#web/features/chat/state/message.acts.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ListBullets } from '#web/ui/icons/ListBullets.ts';
import { t } from '#web/words/words.ts';
import { PinList } from './PinList.tsx';
import { pinnedLine, pinnedWords } from './pins.ts';
import { lineAs } from '#web/parts/rooms/lines.words.ts';

/** The highest number of ticks. More ticks would be too thin to distinguish. */
const TICKS = 8;

interface PinnedStripProps {
  room: Room;
  me: number;
  pins: readonly Message[];
  acts: MessageActs;
}

/** Shows one pinned message, first the newest. A tap scrolls to that message, and the strip shows the pin before it. */
export function PinnedStrip({ room, me, pins, acts }: PinnedStripProps) {
  const [chosen, choose] = useState<number | null>(null);
  const [isListed, setListed] = useState(false);
  const found = pins.findIndex(({ seq }) => seq === chosen);
  const at = found < 0 ? pins.length - 1 : found;
  const pin = pins[at];
  if (pin === undefined) return null;
  const go = (): void => {
    acts.jump(pin.seq);
    choose(pins.at(at - 1)?.seq ?? null);
  };
  return (
    <section
      aria-label={t('chat.pinned-messages', 'Pinned messages')}
      className="flex shrink-0 items-center border-b border-line pe-2 ps-4"
    >
      <button type="button" onClick={go} className="flex min-h-14 min-w-0 grow items-center gap-3 py-2 text-start">
        {pins.length > 1 && pins.length <= TICKS && <Ticks count={pins.length} at={at} />}
        <span className="min-w-0 grow">
          <span className="block text-xs font-semibold text-ink-2">
            {pins.length === 1
              ? t('chat.pinned', 'Pinned')
              : t('chat.pinned-of', 'Pinned, {value} of {length}', { value: at + 1, length: pins.length })}
          </span>
          <span {...lineAs(pinnedLine(pin))} className="block truncate">
            {pinnedWords(pin)}
          </span>
        </span>
      </button>
      <IconButton
        icon={ListBullets}
        label={t('chat.all-pinned-messages', 'All pinned messages')}
        onClick={() => setListed(true)}
      />
      {isListed && <PinList room={room} me={me} pins={pins} acts={acts} onClose={() => setListed(false)} />}
    </section>
  );
}

/** One tick for each pin. The tick of the shown pin is dark. */
function Ticks({ count, at }: { count: number; at: number }) {
  return (
    <span aria-hidden="true" className="flex h-9 w-1 shrink-0 flex-col gap-0.5">
      {Array.from({ length: count }, (_, one) => (
        <span key={one} className={cx('w-1 grow rounded-full', one === at ? 'bg-ink' : 'bg-line')} />
      ))}
    </span>
  );
}
